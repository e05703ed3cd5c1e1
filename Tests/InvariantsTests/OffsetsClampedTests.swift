import Testing
import Traces

@testable import Invariants

@Suite struct OffsetsClampedTests {
  static let name = OffsetsClamped.name

  @Test func perfectBouncesHold() {
    var puppet = Puppet(rows: 20)
    puppet.drag(-50, moves: 10, at: 800)
    puppet.lift()
    #expect(puppet.frames.contains { $0.scrollers[2].offset.y > puppet.length - 200 + 20 })
    puppet.drag(80, moves: 9, at: 20)
    puppet.lift()
    #expect(puppet.violated == [])
    #expect(puppet.verdicts[2].applied > 100)
  }

  @Test func restBeyondTheRangeIsSeenAndHalfAPixelIsNot() {
    for (place, isSeen) in [(-0.16, false), (-0.18, true)] {
      var puppet = Puppet()
      puppet.outer = place
      puppet.frames = []
      puppet.rest(4)
      #expect(puppet.violated == (isSeen ? [Self.name] : []))
    }
  }

  @Test func aBlankScreenIsSeen() {
    var puppet = Puppet()
    puppet.outer = 200
    puppet.lists[0] = 8000
    puppet.frames = []
    puppet.rest(4)
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.phase == .rest)
    #expect(puppet.violation(Self.name)?.message.hasPrefix("the last row ends at ") == true)
  }

  @Test func insetsThatAContainerWritesDoNotWidenTheRange() {
    var puppet = Puppet()
    puppet.lists[0] = -300
    puppet.frames = []
    puppet.rest(4)
    for index in puppet.frames.indices { puppet.frames[index].scrollers[2].insetTop = 10_000 }
    #expect(puppet.violated == [Self.name])
  }

  @Test func aShortPageMayBeFilled() {
    for policy in [PolicyFacts.ShortPage.fill, .natural] {
      var puppet = Puppet(rows: 3) { $0.policies.shortPage = policy }
      puppet.outer = 200
      puppet.frames = []
      puppet.rest(4)
      #expect(puppet.violated == (policy == .fill ? [] : [Self.name]))
    }
  }

  @Test func onlyTheOwnerIsBeyondAnEnd() {
    var puppet = Puppet()
    puppet.drag(33, moves: 3, at: 300)
    // The list leaves its range instead of the outer scroller, which owns the end.
    let last = puppet.frames.count - 1
    let out = puppet.outer
    puppet.frames[last].scrollers[0].offset.y = 0
    puppet.frames[last].scrollers[2].offset.y = out
    #expect(puppet.violated.contains(Self.name))
    let message = puppet.violation(Self.name)?.message
    #expect(message?.hasSuffix("beyond its start, which it does not own") == true)
  }

  @Test func beyondTheBandIsSeen() {
    for (extra, isSeen) in [(0.0, false), (2.0, true)] {
      var puppet = Puppet()
      puppet.drag(33, moves: 3, at: 300)
      let last = puppet.frames.count - 1
      puppet.frames[last].scrollers[0].offset.y -= extra
      puppet.frames[last].pages[0].firstRow.y += extra
      #expect(puppet.violated.contains(Self.name) == isSeen)
    }
  }

  @Test func notANumberIsSeen() {
    var puppet = Puppet()
    puppet.rest(3)
    puppet.frames[2].scrollers[2].offset.y = .nan
    #expect(puppet.violated == [Self.name])
    #expect(puppet.violation(Self.name)?.message == "the geometry of the list is not finite")
  }

  @Test func thePagerRestsWithinItsPages() {
    var puppet = Puppet()
    puppet.pager = -20
    puppet.frames = []
    puppet.rest(4)
    #expect(puppet.violated == [Self.name])
  }
}
