import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct StageUnretainedTests {
  private final class Thing {
    let number: Int
    let left: () -> Void
    init(_ number: Int, left: @escaping () -> Void = {}) {
      self.number = number
      self.left = left
    }
    deinit { left() }
  }

  @Test func aTestIsPutToObjectsUntilItHolds() {
    let things: ContiguousArray<Thing> = [Thing(1), Thing(2), Thing(3)]
    var asked: [Int] = []
    #expect(
      things.stageContains {
        asked.append($0.number)
        return $0.number == 2
      })
    #expect(asked == [1, 2])
    #expect(!things.stageContains { $0.number == 4 })
    #expect(!ContiguousArray<Thing>().stageContains { _ in true })
  }

  @Test func eachObjectOfTheBeginningHasItsTurnAndLivesUntilThen() {
    var hasGone: [Int] = []
    var things: ContiguousArray<Thing> = []
    for number in 1...3 { things.append(Thing(number) { hasGone.append(number) }) }
    var called: [Int] = []
    things.stageEach { thing in
      things.removeAll()
      things.append(Thing(9))
      called.append(thing.number)
      #expect(hasGone == [])
    }
    #expect(called == [1, 2, 3])
    #expect(hasGone == [1, 2, 3])
    #expect(things.map(\.number) == [9])
  }
}
