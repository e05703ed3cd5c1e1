import Gestures
import RunFakes
import Testing

@testable import NestCheck

@MainActor @Suite struct FindingTests {
  func outcome(_ change: (inout RunOutcome) -> Void) throws -> RunOutcome {
    let order = RunOrder(strategy: "three-layer", act: .seed(3, .init()))
    var outcome = try FakePlayer().play(order, recorder: nil)
    change(&outcome)
    return outcome
  }

  @Test func isNilWhereAllHeld() throws {
    #expect(Finding(try outcome { _ in }, strategy: "three-layer", seed: 3) == nil)
  }

  @Test func isTheFirstViolationAndOfTwoInOneFrameTheFirstOfTheCatalogue() throws {
    let both = try outcome {
      $0.violate("offsets-clamped", frame: 9)
      $0.violate("no-header-jump", frame: 9)
    }
    let finding = try #require(Finding(both, strategy: "three-layer", seed: 3))
    #expect(finding.identity.invariant == "no-header-jump")
    #expect(finding.alsoViolates == ["offsets-clamped"])
  }

  @Test func canBeTheViolationOfANamedInvariant() throws {
    let both = try outcome {
      $0.violate("offsets-clamped", frame: 9)
      $0.violate("no-header-jump", frame: 1)
    }
    let finding = Finding(both, strategy: "x", seed: nil, invariant: "offsets-clamped")
    #expect(finding?.identity.invariant == "offsets-clamped")
    let other = try outcome { $0.violate("no-header-jump") }
    #expect(Finding(other, strategy: "x", seed: nil, invariant: "offsets-clamped") == nil)
  }

  @Test func holdsAScriptThatIsComplete() throws {
    let violated = try outcome {
      $0.violate("no-header-jump")
      $0.script.expectation = .holds
      $0.script.assumptions.panOrder = .reverse
    }
    let finding = try #require(Finding(violated, strategy: "three-layer", seed: 3))
    #expect(finding.script.strategy == "three-layer")
    #expect(finding.script.expectation == .none)
    #expect(finding.script.assumptions.panOrder == .reverse)
  }
}
