import Testing
import Traces

@testable import Invariants

@Suite struct LockRestoredTests {
  static func atRest(_ change: (inout ScrollerRecord) -> Void) -> Verdict {
    var puppet = Puppet()
    puppet.drag(-14, moves: 6)
    puppet.lift()
    for i in 5..<puppet.frames.count { change(&puppet.frames[i].scrollers[2]) }
    return puppet.verdict(LockRestored.self)
  }

  @Test func flagsThatAreWhatTheyWereHold() {
    #expect(Self.atRest { _ in }.violation == nil)
    #expect(Self.atRest { _ in }.applied == 1)
  }

  @Test func aListThatStaysLockedIsSeen() {
    #expect(
      Self.atRest { $0.flags.remove(.scrollEnabled) }.violation?.message
        == "isScrollEnabled of scroller 2 is not at rest what it was")
    #expect(
      Self.atRest { $0.flags.remove(.bounces) }.violation?.message
        == "bounces of scroller 2 is not at rest what it was")
  }
}
