import Testing
import Traces

@testable import Invariants

@Suite struct OneActiveScrollerTests {
  static let name = OneActiveScroller.name

  /// Up through the hand-over at 200 points.
  static func upwards() -> Puppet {
    var puppet = Puppet()
    puppet.drag(-33, moves: 12)
    return puppet
  }

  @Test func aPerfectDragHolds() {
    var puppet = Self.upwards()
    puppet.lift()
    #expect(puppet.violated == [])
    #expect(puppet.verdicts[0].applied > 50)
  }

  @Test func rubberBandsHoldAtBothEnds() {
    var puppet = Puppet(rows: 14)
    puppet.drag(33, moves: 6, at: 300)
    puppet.lift()
    puppet.drag(-60, moves: 11, at: 800)
    puppet.lift()
    #expect(puppet.violated == [])
  }

  @Test func onePixelWrongInOneHandOverFrameIsSeen() {
    var puppet = Self.upwards()
    let index = puppet.frames.firstIndex { $0.scrollers[2].offset.y > 0 } ?? 0
    puppet.frames[index].scrollers[2].offset.y += 1.0 / 3
    puppet.frames[index].pages[0].firstRow.y -= 1.0 / 3
    #expect(puppet.violated == [Self.name])
    let violation = puppet.violation(Self.name)
    #expect(violation?.frame == index)
    #expect(violation?.lastingFrames == 1)
    #expect(violation?.phase == .touch)
  }

  @Test func lessThanHalfAPixelIsRounding() {
    var puppet = Self.upwards()
    puppet.frames[6].pages[0].firstRow.y -= 0.49 / 3
    #expect(puppet.violated == [])
    puppet.frames[6].pages[0].firstRow.y -= 0.02 / 3
    #expect(puppet.violated == [Self.name])
  }

  @Test func frozenIsSeenInTheFirstFrame() {
    var puppet = Puppet()
    puppet.down()
    puppet.finger.y -= 14
    puppet.show([puppet.sample(.moved)])
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.excess == 4)
    let message = puppet.violation(Self.name)?.message
    #expect(
      message == "the page content stands at 0 pt where the finger puts it at 4 pt: 4 pt off")
  }

  @Test func twiceTheFingerIsSeen() {
    var puppet = Puppet()
    puppet.down()
    puppet.finger.y -= 14
    puppet.outer = 8
    puppet.show([puppet.sample(.moved)])
    #expect(puppet.violated.contains(Self.name))
  }

  @Test func halfAndHalfIsSeen() {
    var puppet = Puppet()
    puppet.drag(-33, moves: 1)
    puppet.finger.y -= 20
    puppet.outer += 10
    puppet.lists[0] += 10
    puppet.show([puppet.sample(.moved)])
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.actual == 10)
  }

  @Test func bothTravelWhereOneHandsOverToTheOther() {
    var puppet = Puppet()
    puppet.outer = 190
    puppet.rest(3)
    puppet.frames.removeFirst()
    for index in puppet.frames.indices { puppet.frames[index].index = index }
    puppet.drag(-33, moves: 2)
    #expect(puppet.outer == 200 && puppet.lists[0] > 20)
    #expect(puppet.violated == [])
  }

  @Test func anotherListMovedAlongIsSeen() {
    var puppet = Self.upwards()
    for index in 5..<puppet.frames.count { puppet.frames[index].scrollers[3].offset.y = 33 }
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.frame == 5)
  }

  @Test func otherListsMayGoToTheirTopsWhereThePolicySaysSo() {
    var puppet = Puppet { $0.policies.otherPages = .reset }
    puppet.lists[1] = 400
    puppet.frames = []
    puppet.show()
    puppet.drag(-33, moves: 3)
    puppet.lists[1] = 0
    puppet.move(-33)
    #expect(puppet.violated == [])
  }

  @Test func aCaughtBounceGoesOnFromTheInverseBand() {
    for wrong in [0.0, 4] {
      var puppet = Puppet()
      puppet.drag(33, moves: 6, at: 300)
      puppet.lift()
      // Cut the coast and catch it in its third frame.
      let cut = puppet.frames.count - 1
      let third = puppet.frames.firstIndex { $0.touches.first?.phase == .ended } ?? cut
      puppet.frames.removeSubrange((third + 3)...)
      let last = puppet.frames[third + 2]
      puppet.frames[third + 2].scrollers[0].flags.insert(.decelerating)
      puppet.outer = last.scrollers[0].offset.y
      puppet.down(at: 300)
      let stood = ReferencePhysics.rounded(puppet.outer, scale: 3)
      puppet.place = -ReferencePhysics.unband(-stood, dimension: 844) + wrong
      puppet.move(3, takenOff: 3)
      puppet.move(20)
      #expect(puppet.violated.contains(Self.name) == (wrong != 0))
    }
  }

  @Test func aShortHandOverIsAllowedOnlyWhereDeclared() {
    for precision in [PolicyFacts.HandOverPrecision.exact, .short] {
      var puppet = Puppet { $0.policies.handOverPrecision = precision }
      puppet.outer = 195
      puppet.frames = []
      puppet.show()
      puppet.drag(-13, moves: 1)
      #expect(puppet.outer == 198)
      puppet.finger.y -= 10
      puppet.outer = 200
      puppet.show([puppet.sample(.moved)])
      puppet.place = 200
      puppet.move(-10)
      #expect(puppet.violated == (precision == .short ? [] : [Self.name]))
    }
  }

  @Test func aShortHandOverNeverDoubles() {
    var puppet = Puppet { $0.policies.handOverPrecision = .short }
    puppet.outer = 195
    puppet.frames = []
    puppet.show()
    puppet.drag(-13, moves: 1)
    puppet.finger.y -= 10
    puppet.outer = 200
    puppet.lists[0] = 13
    puppet.show([puppet.sample(.moved)])
    #expect(puppet.violated == [Self.name])
  }

  @Test func contentDoesNotMoveWithoutACause() {
    var puppet = Puppet()
    puppet.rest(3)
    puppet.outer = 0.3
    puppet.show()
    #expect(puppet.violated == [])
    puppet.outer = 2
    puppet.show()
    #expect(puppet.violated.contains(Self.name))
  }
}
