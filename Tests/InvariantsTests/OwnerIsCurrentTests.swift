import Testing
import Traces

@testable import Invariants

@Suite struct OwnerIsCurrentTests {
  /// A coast during which the list of the second page is moved in some frames.
  static func coast(frames: Int) -> Puppet {
    var puppet = Puppet()
    puppet.lists[1] = 400
    puppet.frames = []
    puppet.show()
    puppet.drag(-33, moves: 5)
    puppet.lift()
    let lift = puppet.frames.firstIndex { $0.touches.first?.phase == .ended } ?? 0
    for index in 0..<puppet.frames.count where index > lift {
      let steps = min(index - lift, frames)
      puppet.frames[index].scrollers[3].offset.y += 5 * Double(steps)
      guard index - lift <= frames else { continue }
      puppet.frames[index].writes = [
        WriteRecord(target: 3, property: .offset, author: .animation, x: 0, y: 0)
      ]
    }
    return puppet
  }

  @Test func aCoastOfThePageOnTheScreenHolds() {
    let verdict = Self.coast(frames: 0).verdict(OwnerIsCurrent.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 20)
  }

  @Test func aListIsPutInPlaceInTwoFramesAndRunsInThree() {
    #expect(Self.coast(frames: 2).verdict(OwnerIsCurrent.self).violation == nil)
    #expect(Self.coast(frames: 3).verdict(OwnerIsCurrent.self).violation?.actual == 5)
  }

  @Test func whatUIKitSaysRunsOutIsLeftAlone() {
    var puppet = Self.coast(frames: 9)
    for index in puppet.frames.indices {
      puppet.frames[index].scrollers[3].flags.insert(.decelerating)
    }
    #expect(puppet.verdict(OwnerIsCurrent.self).violation == nil)
  }
}
