import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Runs differ in kind, and every kind, value and feature comes out often enough.
struct HabitsTests {
  private static let runs = (0..<UInt64(2_000)).map { FakeRuns.run(seed: $0) }

  @Test func everyKindIsAbsentFromSomeRunsAndPresentInMany() {
    for kind in GestureKind.allCases {
      let allowed = Self.runs.count { $0.habits.weights[kind.rawValue] > 0 }
      let used = Self.runs.count { $0.kinds.contains(kind) }
      #expect(allowed > 700 && allowed < 1_700, "\(kind): \(allowed)")
      #expect(used > 150, "\(kind): \(used)")
    }
  }

  @Test func everyRunCanMoveSomething() {
    for run in Self.runs {
      #expect(zip(GestureKind.allCases, run.habits.weights).contains { $0.moves && $1 > 0 })
      #expect(run.habits.weights.allSatisfy { (0...100).contains($0) })
    }
  }

  @Test func everyDeclaredValueComesOutInOneRunOfAHundred() {
    for declaration in FakeRuns.policies {
      for value in declaration.policy.values {
        let count = Self.runs.count { $0.script.scene.policies[declaration.policy] == value }
        let declared = declaration.values.contains(value)
        #expect(declared ? count >= 20 : count == 0, "\(declaration.policy) \(value): \(count)")
      }
    }
    for option in FakeRuns.options {
      for value in option.values {
        let count = Self.runs.count {
          ($0.script.scene.option(option.name) ?? option.values[0]) == value
        }
        #expect(count >= 20, "\(option.name) \(value): \(count)")
      }
    }
  }

  @Test func sharesAreClose() {
    let steps = Self.runs.flatMap { $0.script.steps }
    let touches = steps.compactMap { step in
      if case .touch(let touch) = step { touch } else { nil }
    }
    let count = Double(touches.count)
    #expect(Double(touches.count { $0.second != nil }) / count > 0.02)
    #expect(Double(touches.count { $0.first.end == .cancelled }) / count > 0.02)
    #expect(Double(touches.count { $0.first.legs.count > 1 }) / count > 0.05)
    #expect(Double(touches.count { $0.first.legs.isEmpty }) / count > 0.05)
  }
}
