import Testing
import Traces

@testable import Invariants

@Suite struct OnlyTouchedMovesTests {
  static func drag(travel: Double, _ change: (inout SceneFacts) -> Void = { _ in }) -> Puppet {
    var puppet = Puppet(change)
    puppet.lists[1] = 400
    puppet.frames = []
    puppet.show()
    puppet.drag(-33, moves: 3)
    puppet.lists[1] += travel
    puppet.move(-33)
    puppet.frames[puppet.frames.count - 1].writes = [
      WriteRecord(target: 3, property: .offset, author: .container, x: 0, y: puppet.lists[1])
    ]
    return puppet
  }

  @Test func aListThatStaysHolds() {
    let verdict = Self.drag(travel: 0).verdict(OnlyTouchedMoves.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 4)
  }

  @Test func aListThatIsTakenAlongIsSeen() {
    let violation = Self.drag(travel: 50).verdict(OnlyTouchedMoves.self).violation
    #expect(violation?.actual == 50)
    #expect(violation?.message == "a drag elsewhere moved the list of page 2 by 50 pt")
  }

  @Test func aListMayGoToItsTop() {
    #expect(Self.drag(travel: -400).verdict(OnlyTouchedMoves.self).violation == nil)
  }
}
