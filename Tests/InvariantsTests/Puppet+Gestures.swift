import Traces

@testable import Invariants

extension Puppet {
  /// Nothing moves for some frames, and then a finger comes down.
  mutating func downAtRest(at y: Double = 700) {
    rest(4)
    down(at: y)
  }

  /// The finger moves sideways, and the pages by some travel of their own.
  mutating func swipe(_ dx: Double, pages: Double) {
    finger.x += dx
    pager += pages
    show([sample(.moved)])
  }

  /// The finger leaves or is taken away, and all stands still for some frames.
  mutating func leave(_ phase: TouchSample.Phase = .ended, rest count: Int = 4) {
    show([sample(phase)])
    rest(count)
  }

  /// The pages go on by some steps, without a finger.
  mutating func page(by steps: [Double]) {
    for step in steps {
      pager += step
      show()
    }
  }

  /// A tap on the tab with an index, at rest.
  mutating func tap(_ tab: Int) {
    region = .bar
    downAtRest(at: 220)
    show([sample(.ended)], event: EventRecord(kind: .tabTap, value: Double(tab)))
    region = .page
  }

  /// From a frame on, all stands where it stands in that frame.
  mutating func freeze(from index: Int) {
    for later in index..<frames.count {
      frames[later].header = frames[index].header
      frames[later].bar = frames[index].bar
      frames[later].pages = frames[index].pages
      frames[later].scrollers = frames[index].scrollers
    }
  }
}

extension SheetPuppet {
  /// What one invariant says of the frames.
  func verdict(_ claim: any Invariant.Type) -> Verdict {
    Judge.verdicts(of: Trace(header: header, frames: frames), invariants: [claim.name])[0]
  }
}
