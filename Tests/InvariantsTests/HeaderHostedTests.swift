import Testing
import Traces

@testable import Invariants

@Suite struct HeaderHostedTests {
  /// Pages that move while a list or the pager carries the header.
  static func hosted(moving: Int, resting: Int) -> Verdict {
    var puppet = SettlesOnPageTests.paged(by: 390)
    for i in puppet.frames.indices {
      for list in 2..<5 { puppet.frames[i].scrollers[list].role = .single }
      let isMoving = (1...2).contains(i)
      puppet.frames[i].headerHost = i == 0 ? 2 : isMoving ? moving : resting
    }
    return puppet.verdict(HeaderHosted.self)
  }

  @Test func liftedWhilePagesMoveAndPutDownOnTheNextHolds() {
    let verdict = Self.hosted(moving: 1, resting: 3)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 0)
  }

  @Test func aHeaderThatStaysLiftedIsSeen() {
    #expect(
      Self.hosted(moving: 1, resting: 1).violation?.message
        == "the header stays lifted at rest on page 2")
  }

  @Test func aHeaderOnAPageThatIsAwayIsSeen() {
    #expect(
      Self.hosted(moving: 1, resting: 2).violation?.message
        == "the list of page 1, which is not on the screen, carries the header at rest")
  }

  @Test func aHeaderThatIsNoListsCannotBe() {
    #expect(!SettlesOnPageTests.paged(by: 390).verdict(HeaderHosted.self).canApply)
  }
}
