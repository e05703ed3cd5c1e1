import Testing

@testable import PropertyEngine

/// A step: nothing, a wait, or a drag with a travel and a time.
private enum Step: Equatable {
  case nothing
  case wait(Int64)
  case drag(Int64, Int64)
}

private let steps = Generator<[Step]> { context in
  context.collection(count: 0...9, label: 1) { context in
    switch context.pick(weights: [1, 1, 1]) {
    case 0: .nothing
    case 1: .wait(context.integer(in: 1...99, default: 1, role: .duration))
    default:
      .drag(
        context.integer(in: -99...99, default: 0, role: .quantity),
        context.integer(in: 1...99, default: 1, role: .duration))
    }
  }
}

@Suite struct LowerPicksTests {
  private let values: [Choice.Value] = [2, 2, 50, 17, 1, 40]

  @Test func theSimplestAlternativeIsTriedFirst() {
    let left = Toy.reduce(values, steps, with: LowerPicks()) { $0.last == .wait(40) }
    #expect(left == [.nothing, .wait(40)])
  }

  @Test func aDragBecomesAWaitOfTheSameTime() {
    let left = Toy.reduce(values, steps, with: LowerPicks()) { steps in
      let times: [Int64] = steps.map {
        switch $0 {
        case .nothing: 0
        case .wait(let time), .drag(_, let time): time
        }
      }
      return times == [17, 40]
    }
    #expect(left == [.wait(17), .wait(40)])
  }

  @Test func whatIsNeededKeepsItsKind() {
    let left = Toy.reduce(values, steps, with: LowerPicks()) {
      $0 == [.drag(50, 17), .wait(40)]
    }
    #expect(left == [.drag(50, 17), .wait(40)])
  }

  @Test func flagsBecomeNo() {
    let flags = Generator.booleans.list(count: 0...9)
    let left = Toy.reduce([3, 1, 1, 1], flags, with: LowerPicks()) { $0.count == 3 && $0[1] }
    #expect(left == [false, true, false])
  }
}
