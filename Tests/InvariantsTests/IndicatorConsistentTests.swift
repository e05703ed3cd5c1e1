import Testing
import Traces

@testable import Invariants

@Suite struct IndicatorConsistentTests {
  /// Pages that go from the first to the second, with a change in all frames at the end.
  static func paged(_ change: (inout Frame) -> Void = { _ in }) -> Verdict {
    var puppet = Puppet()
    puppet.rest(4)
    for x in [100.0, 300, 390] {
      puppet.pager = x
      puppet.show()
    }
    puppet.rest(5)
    for i in 6..<puppet.frames.count { change(&puppet.frames[i]) }
    return puppet.verdict(IndicatorConsistent.self)
  }

  @Test func underTheTabOfThePageHolds() {
    #expect(Self.paged().violation == nil)
    #expect(Self.paged().applied == 1)
  }

  @Test func underAnotherTabIsSeen() {
    #expect(
      Self.paged { $0.indicator?.strokeStart = 0 }.violation?.message
        == "on page 2 the indicator begins at 0 pt instead of 130 pt")
  }

  @Test func outOfSightIsSeen() {
    #expect(
      Self.paged { $0.indicator?.lineX = -200 }.violation?.message
        == "the indicator under the tab of page 2 is hidden by 70 pt")
  }
}
