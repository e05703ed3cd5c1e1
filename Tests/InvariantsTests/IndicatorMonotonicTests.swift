import Testing
import Traces

@testable import Invariants

@Suite struct IndicatorMonotonicTests {
  static let name = IndicatorMonotonic.name

  /// A finger takes the pages from the first to the second in ten frames.
  static func paging(to end: Double = 390, by step: Double = 39) -> Puppet {
    var puppet = Puppet()
    puppet.down()
    while puppet.pager < end {
      puppet.finger.x -= step
      puppet.pager += step
      puppet.show([puppet.sample(.moved)])
    }
    puppet.show([puppet.sample(.ended)])
    puppet.rest(4)
    return puppet
  }

  @Test func aPerfectCaterpillarHolds() {
    let puppet = Self.paging()
    #expect(puppet.violated == [])
    #expect(puppet.verdicts[3].canApply)
    #expect(puppet.verdicts[3].applied > 9)
  }

  @Test func thereAndBackAndBeyondTheFirstPageHolds() {
    var puppet = Puppet()
    puppet.down()
    for step in [30.0, 30, -20, -30, -30, -30, 20, 30] {
      puppet.finger.x -= step
      puppet.pager += step
      puppet.show([puppet.sample(.moved)])
    }
    #expect(puppet.violated == [])
  }

  @Test func aTapAcrossPagesHolds() {
    var puppet = Puppet()
    puppet.show(event: EventRecord(kind: .tabTap, value: 2))
    for _ in 0..<20 {
      puppet.pager += 39
      puppet.show()
    }
    puppet.rest(4)
    #expect(puppet.violated == [])
  }

  @Test func anIndicatorThatNeverMovesIsSeenAtRest() {
    var puppet = Self.paging()
    for index in puppet.frames.indices {
      puppet.frames[index].indicator = puppet.frames[0].indicator
    }
    #expect(puppet.violated == [Self.name])
    let message = puppet.violation(Self.name)?.message
    #expect(message == "strokeStart rests at 0 pt, not at tab 2's 130 pt")
  }

  @Test func exchangedEndsAreSeen() {
    var puppet = Self.paging()
    let indicator = puppet.frames[5].indicator
    puppet.frames[5].indicator?.strokeStart = indicator?.strokeEnd ?? 0
    puppet.frames[5].indicator?.strokeEnd = indicator?.strokeStart ?? 0
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.frame == 5)
  }

  @Test func backwardsByTwoPixelsIsSeenAndByOneIsNot() {
    for (pixels, isSeen) in [(0.9, false), (2.1, true)] {
      var puppet = Self.paging()
      // In the second half of a page the leading end has arrived.
      puppet.frames[9].indicator?.strokeEnd -= pixels / 3 / 390
      #expect(puppet.violated == (isSeen ? [Self.name] : []))
    }
  }

  @Test func ajumpAheadIsSeen() {
    var puppet = Self.paging()
    puppet.frames[3].indicator?.strokeEnd = 2.0 / 3
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.message.hasPrefix("strokeEnd moved by ") == true)
  }

  @Test func movingWhileThePagesStandIsSeen() {
    var puppet = Puppet()
    puppet.rest(6)
    puppet.frames[4].indicator?.strokeStart = 0.01
    #expect(puppet.violated == [Self.name])
  }

  @Test func withoutAnIndicatorItCannotApply() {
    var puppet = Self.paging()
    for index in puppet.frames.indices { puppet.frames[index].indicator = nil }
    #expect(!puppet.verdicts[3].canApply)
    #expect(puppet.verdicts[3].applied == 0)
  }
}
