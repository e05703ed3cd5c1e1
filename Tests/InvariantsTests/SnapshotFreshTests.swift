import Testing
import Traces

@testable import Invariants

@Suite struct SnapshotFreshTests {
  /// Pages that move by a page, with a picture in some of the frames.
  static func pictures(in frames: ClosedRange<Int>) -> Verdict {
    var puppet = SettlesOnPageTests.paged(by: 390)
    for i in frames { puppet.frames[i].picturesStandingIn = 1 }
    return puppet.verdict(SnapshotFresh.self)
  }

  @Test func aPictureWhilePagesMoveHolds() {
    #expect(Self.pictures(in: 1...3).violation == nil)
    #expect(Self.pictures(in: 1...3).applied >= 3)
  }

  @Test func aPictureThatStaysIsSeen() {
    #expect(
      Self.pictures(in: 1...5).violation?.message
        == "2 frames after the pages stopped a picture still stands in for a page")
  }

  @Test func withoutAPictureItCannotApply() {
    #expect(!Puppet().verdict(SnapshotFresh.self).canApply)
  }
}
