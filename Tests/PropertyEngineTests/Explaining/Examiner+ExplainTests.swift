import Testing

@testable import PropertyEngine

@Suite struct ExaminerExplainTests {
  /// Speed, frames, direction, an offset that does not matter, and an index.
  private typealias Fling = (speed: Int64, frames: Int64, isUp: Bool, offset: Double, page: Int64)

  private let flings = Generator<Fling> { context in
    (
      context.integer(in: -8000...8000, default: 0, role: .quantity),
      context.integer(in: 1...120, default: 1, role: .duration), context.boolean(),
      context.real(in: -50...50, default: 0, role: .quantity),
      context.integer(in: 0...4, default: 0, role: .reference)
    )
  }

  private let shrunk: [Choice.Value] = [-1500, 17, 0, 0.0, 1]

  private func explain(budget: Int = 200) -> Explanation {
    let subject = Toy.subject(flings) { fling in
      fling.speed <= -1500 && (17...20).contains(fling.frames) && !fling.isUp
        && [1, 3].contains(fling.page)
    }
    return Examiner(subject).explain(shrunk, showing: "wrong", budget: budget)
  }

  @Test func endsAreFoundExactly() {
    let parts = explain().parts
    #expect(parts.map(\.index) == [0, 1, 2, 3, 4])
    #expect(parts[0].extent == .between(-8000, -1500))
    #expect(parts[1].extent == .between(17, 20))
    #expect(parts[2].extent == .exactly)
    #expect(parts[3].extent == .any(tried: 12))
    #expect(parts[4].extent == .among([1, 3]))
  }

  @Test func theNearestPassingCaseDiffersInOneNumber() {
    let explanation = explain()
    let passing = explanation.nearestPassing
    #expect(passing?.index == 0)
    #expect(passing?.value == -1499)
    #expect(passing?.values == [-1499, 17, 0, 0.0, 1])
  }

  @Test(arguments: [0, 1, 5, 30, 200])
  func theBudgetIsNeverExceeded(_ budget: Int) {
    let explanation = explain(budget: budget)
    #expect(explanation.executions <= max(budget, 1))
    #expect(explanation.parts.count == 5)
  }

  @Test func whatCouldNotBeTriedIsNotClaimed() {
    for part in explain(budget: 1).parts {
      switch part.extent {
      case .unknown, .atLeast: break
      default: Issue.record("\(part) is claimed without a trial")
      }
    }
  }

  @Test func picksAndCountsAreNotExplained() {
    let subject = Toy.subject(Toy.lists) { $0.count > 1 }
    let explanation = Examiner(subject).explain(listed([0, 0]), showing: "wrong")
    #expect(explanation.parts.map(\.index) == [1, 2])
    #expect(explanation.nearestPassing == nil)
  }
}
