import Testing
import Traces

@testable import Invariants

@Suite struct InvariantTests {
  /// The bar stays where it is, and the run ends in no frame that is a multiple of seven.
  struct Mine: Invariant {
    static let item = InvariantCatalogue.Item(
      name: "mine", summary: "The bar stays.", tolerance: "none", unit: "pt", scope: "all frames")
    private var frames = 0
    init(_ header: TraceHeader) {}
    var undecided: Int { frames % 2 }
    mutating func begin(with frame: borrowing Frame) { frames = 1 }

    mutating func judge(
      _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
    ) -> Ruling {
      frames += 1
      guard let bar = frame.bar?.shown.y, let was = previous.bar?.shown.y else { return .silent }
      if bar == was { return account.isAtRest ? .silent : .held }
      return .broken(
        Breach("the bar went {actual} down", allowed: 0...0, actual: bar - was, isChange: true))
    }

    mutating func end(_ account: borrowing Account) -> Ruling {
      guard frames % 7 == 0 else { return .held }
      return .broken(Breach("{actual} frames", allowed: 0...6, actual: 7, unit: .count))
    }
  }

  @Test func onesOwnIsJudgedCountedAndReportedLikeOurs() throws {
    var puppet = OneActiveScrollerTests.upwards()
    puppet.frames[6].bar?.shown.y += 3
    let trace = Trace(header: puppet.header, frames: puppet.frames)
    let catalogue = InvariantCatalogue(own: [Mine.self])
    let verdict = try #require(Judge.verdicts(of: trace, catalogue: catalogue).last)
    #expect(verdict.name == "mine")
    #expect(verdict.frames == puppet.frames.count - 1)
    #expect(verdict.applied > 0)
    #expect(verdict.undecided == puppet.frames.count % 2)
    let violation = try #require(verdict.violation)
    #expect(violation.isChange)
    #expect(violation.message.hasPrefix("the bar went "))
    let reports = Judge.reports(of: trace, catalogue: catalogue)
    #expect(reports[violation.frame].faults.contains { $0.invariant == "mine" })
    #expect(reports[1].states.count == catalogue.names.count)
  }

  @Test func theEndOfARunIsJudgedInItsLastFrame() throws {
    var puppet = Puppet()
    while puppet.frames.count < 7 { puppet.show() }
    let trace = Trace(header: puppet.header, frames: puppet.frames)
    let verdict = try #require(
      Judge.verdicts(of: trace, catalogue: InvariantCatalogue(own: [Mine.self])).last)
    #expect(verdict.violation?.message == "7 frames")
    #expect(verdict.violation?.unit == "")
    #expect(verdict.violation?.frame == 6)
  }
}
