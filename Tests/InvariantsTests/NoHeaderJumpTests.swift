import Testing
import Traces

@testable import Invariants

@Suite struct NoHeaderJumpTests {
  static let name = NoHeaderJump.name

  @Test func aPerfectDragAndCoastHold() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 6)
    puppet.lift()
    #expect(puppet.violated == [])
    #expect(puppet.verdicts[1].applied > 40)
  }

  @Test func aBounceAtTheTopHolds() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 5)
    puppet.lift()
    puppet.drag(50, moves: 12, at: 100)
    puppet.lift()
    #expect(puppet.frames.contains { $0.scrollers[0].offset.y < -60 })
    #expect(puppet.violated == [])
  }

  @Test func theTravelAndTwoPixelsIsTooMuchAndOnePixelIsRounding() {
    for (pixels, isSeen) in [(1.0, false), (2.0, true)] {
      var puppet = Puppet()
      puppet.drag(-14, moves: 4)
      for index in 4..<puppet.frames.count {
        puppet.frames[index].header?.shown.y -= pixels / 3 - 0.001
      }
      #expect(puppet.violated == (isSeen ? [Self.name] : []))
    }
  }

  @Test func againstTheFingerIsSeenHoweverLittle() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 4)
    let before = puppet.frames[3].header?.shown.y ?? 0
    puppet.frames[4].header?.shown.y = before + 4
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.actual == 4)
    #expect(puppet.violation(Self.name)?.high == 0)
  }

  @Test func aHeaderThrownWithoutACauseIsSeen() {
    var puppet = Puppet()
    puppet.rest(2)
    puppet.show()
    puppet.frames[3].header?.shown.y = 60
    #expect(puppet.violated == [Self.name])
    let message = puppet.violation(Self.name)?.message
    #expect(message == "the header's top edge moved by 60 pt where nothing moves it")
    #expect(puppet.violation(Self.name)?.phase == .animation)
  }

  @Test func fasterThanANativeCoastIsSeen() {
    for factor in [1.0, 1.2] {
      var puppet = Puppet { $0.headerHeight = 600 }
      puppet.drag(-14, moves: 6)
      var motion = Motion(position: puppet.outer, velocity: 0.84)
      let range = MotionRange(lower: 0, upper: 9999, bouncesLow: true, bouncesHigh: true)
      var touches = [puppet.sample(.ended)]
      for _ in 0..<10 {
        let before = motion.position
        motion.step(puppet.facts.frameInterval, in: range)
        puppet.outer += (motion.position - before) * factor
        puppet.show(touches)
        touches = []
      }
      #expect(puppet.violated.contains(Self.name) == (factor > 1))
    }
  }

  @Test func aHeaderOffTheScreenMayBeAnywhere() {
    var puppet = Puppet()
    puppet.outer = 200
    puppet.lists[0] = 100
    puppet.rest(3)
    puppet.frames.removeFirst()
    puppet.frames[1].header?.shown.y = -900
    puppet.frames[1].header?.shown.height = 100
    #expect(!puppet.violated.contains(Self.name))
  }

  @Test func nothingVerticalMovesWhileThePagesDo() {
    var puppet = Puppet()
    puppet.down()
    for _ in 0..<5 {
      puppet.finger.x -= 30
      puppet.pager += 30
      puppet.show([puppet.sample(.moved)])
    }
    #expect(puppet.violated == [])
    puppet.outer += 5
    puppet.pager += 30
    puppet.finger.x -= 30
    puppet.show([puppet.sample(.moved)])
    #expect(puppet.violated.contains(Self.name))
  }

  @Test func afterACancelOnlyTheWayToTheEdge() {
    for stands in [0.0, 20] {
      var puppet = Puppet()
      puppet.drag(33, moves: 4, at: 300)
      puppet.outer = stands
      puppet.show([puppet.sample(.cancelled)])
      puppet.rest(3)
      #expect(puppet.violated.contains(Self.name) == (stands > 0))
    }
  }
}
