import Testing
import Traces

@testable import Invariants

@Suite struct PixelStabilityTests {
  /// Rows scroll below a collapsed header.
  static func scrolled(_ change: (inout Frame) -> Void = { _ in }) -> Verdict {
    var puppet = Puppet()
    puppet.outer = puppet.collapse
    for y in [10.0, 20, 30, 40] {
      puppet.lists[0] = y
      puppet.show()
    }
    change(&puppet.frames[3])
    return puppet.verdict(PixelStability.self)
  }

  @Test func aBarThatStandsStillHolds() {
    #expect(Self.scrolled().violation == nil)
    #expect(Self.scrolled().applied == 3)
  }

  @Test func lessThanHalfAPixelIsRoundingAndMoreIsNot() {
    #expect(Self.scrolled { $0.bar?.shown.y += 0.1 }.violation == nil)
    #expect(
      Self.scrolled { $0.bar?.shown.y += 0.25 }.violation?.message
        == "pinned at 0 pt, it stands at 0.25 pt while the rows scroll")
  }
}
