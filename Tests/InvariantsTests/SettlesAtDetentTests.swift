import Testing
import Traces

@testable import Invariants

@Suite struct SettlesAtDetentTests {
  static func released(at top: Double) -> Verdict {
    var puppet = SheetPuppet()
    puppet.down()
    puppet.move(top - puppet.top)
    puppet.lift()
    for _ in 0..<4 { puppet.show() }
    return Judge.verdicts(
      of: Trace(header: puppet.header, frames: puppet.frames),
      invariants: [SettlesAtDetent.name])[0]
  }

  @Test func aDetentHoldsAndAPlaceBetweenDoesNot() {
    #expect(Self.released(at: 422).violation == nil)
    #expect(Self.released(at: 422).applied == 1)
    #expect(
      Self.released(at: 400).violation?.message
        == "the sheet rests at 400 pt, 22 pt off its nearest detent at 422 pt")
  }

  @Test func withoutASheetItCannotApply() {
    #expect(!Puppet().verdict(SettlesAtDetent.self).canApply)
  }
}
