import Testing
import Traces

@testable import Invariants

@Suite struct InsetIntegrityTests {
  static func atRest(_ change: (inout ScrollerRecord) -> Void) -> Verdict {
    var puppet = Puppet()
    puppet.drag(-14, moves: 6)
    puppet.lift()
    for i in 5..<puppet.frames.count { change(&puppet.frames[i].scrollers[2]) }
    return puppet.verdict(InsetIntegrity.self)
  }

  @Test func insetsThatAreWhatTheyWereHold() {
    #expect(Self.atRest { _ in }.violation == nil)
    #expect(Self.atRest { _ in }.applied == 1)
  }

  @Test func anInsetThatGrewIsSeen() {
    #expect(
      Self.atRest { $0.insetTop += 54 }.violation?.message
        == "a scroller's inset at the top rests at 54 pt where it was 0 pt")
  }

  @Test func withOtherContentItMayBeAnother() {
    let verdict = Self.atRest {
      $0.insetBottom += 54
      $0.contentHeight -= 54
    }
    #expect(verdict.violation == nil)
  }
}
