import Testing
import Traces

@testable import Invariants

@Suite struct PagesAlignedTests {
  @Test func rowsThatTouchTheBarHold() {
    let verdict = SettlesOnPageTests.paged(by: 390).verdict(PagesAligned.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 2)
  }

  @Test func aStripAboveThePageThatComesInIsSeen() {
    var puppet = SettlesOnPageTests.paged(by: 390)
    puppet.frames[1].pages[1].firstRow.y += 12
    #expect(
      puppet.verdict(PagesAligned.self).violation?.message
        == "the first row of page 2 stands 12 pt below the bar")
  }

  @Test func onAPageThatIsNotOnTheScreenItIsNot() {
    var puppet = SettlesOnPageTests.paged(by: 390)
    puppet.frames[1].pages[2].firstRow.y += 12
    #expect(puppet.verdict(PagesAligned.self).violation == nil)
  }
}
