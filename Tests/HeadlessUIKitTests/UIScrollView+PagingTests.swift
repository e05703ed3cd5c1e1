import HeadlessUIKit
import Testing

/// On which page a pager rests, and how it gets there.
@MainActor @Suite struct UIScrollViewPagingTests {
  func pager(_ play: Play, page: Int = 0, pages: Int = 5) -> UIScrollView {
    let pager = play.list(844, width: 390 * Double(pages))
    pager.isPagingEnabled = true
    pager.contentOffset.x = 390 * CGFloat(page)
    play.stage.settle()
    return pager
  }

  /// Drags by steps, lifts, and says on which page the view rests.
  func rest(page: Int, _ steps: [Double]) -> Double {
    let play = Play()
    let pager = pager(play, page: page)
    play.down(200, 400)
    for step in steps { play.move(step, 0) }
    play.up()
    play.rest()
    return Double(pager.contentOffset.x / 390)
  }

  let slow = 0.2 * 1000 / 60
  let fast = 0.5 * 1000 / 60

  @Test func aSlowReleaseGoesToTheNearestPage() {
    #expect(rest(page: 1, [-190] + [-slow, -slow, -slow]) == 1)
    #expect(rest(page: 1, [-205] + [-slow, -slow, -slow]) == 2)
    #expect(rest(page: 1, [205] + [slow, slow, slow]) == 0)
  }

  @Test func aFastOneGoesOnePageOn() {
    #expect(rest(page: 1, [-20, -fast, -fast, -fast]) == 2)
    #expect(rest(page: 1, [20, fast, fast, fast]) == 0)
  }

  @Test func butNeverMoreThanOne() {
    #expect(rest(page: 1, [-40, -60, -60, -60, -60]) == 2)
  }

  @Test func fromTheBounceRangeItReturnsToTheEdgePage() {
    #expect(rest(page: 0, [40, 40, 40]) == 0)
    #expect(rest(page: 4, [-40, -40, -40]) == 4)
  }

  @Test func theDelegateIsShownThePage() {
    let play = Play()
    let pager = pager(play, page: 1)
    let diary = Diary()
    pager.delegate = diary
    play.down(200, 400)
    play.drag(-20, 0, frames: 4)
    play.up()
    #expect(diary.target.x == 780)
    #expect(diary.willDecelerate == true)
    play.rest()
    #expect(diary.outline.suffix(2) == ["didScroll", "didEndDecelerating"])
  }

  @Test func onItsPageAlreadyItDoesNotDecelerate() {
    let play = Play()
    let pager = pager(play, page: 1)
    let diary = Diary()
    pager.delegate = diary
    play.down(200, 400)
    play.drag(-slow, 0, frames: 4)
    play.drag(slow, 0, frames: 4)
    play.move(-10, 0)
    let off = Double(pager.contentOffset.x - 390)
    play.move(off, 0)
    play.wait(1)
    play.move(0, 0)
    play.move(0, 0)
    play.move(0, 0)
    play.up()
    #expect(pager.contentOffset.x == 390)
    #expect(diary.willDecelerate == false)
  }

  @Test func fromHalfAPageAtRestItTakesFourTenthsOfASecond() {
    for (curve, low, high) in [("critical", 0.40, 0.45), ("quick", 0.27, 0.32)] {
      var assumptions = StageAssumptions()
      #expect(throws: Never.self) { try assumptions.set("paging-curve", to: curve) }
      let play = Play(Stage.Device(), assumptions)
      let pager = pager(play)
      pager.contentOffset.x = 195
      play.down(200, 400)
      play.up()
      let frames = play.rest() + 1
      #expect(pager.contentOffset.x == 390)
      #expect(Double(frames) / 60 >= low && Double(frames) / 60 <= high)
    }
  }

  @Test func aTapOnARestingPagerLeavesItWhereItIs() {
    // It was left at page 1 by a drag and taken to page 4 by its container.
    let play = Play()
    let pager = pager(play)
    play.down(200, 400)
    play.drag(-20, 0, frames: 4)
    play.up()
    play.rest()
    #expect(pager.contentOffset.x == 390)
    pager.setContentOffset(CGPoint(x: 1560, y: 0), animated: false)
    play.down(200, 400)
    play.up()
    play.wait(60)
    #expect(pager.contentOffset.x == 1560)
  }

  @Test func aCaughtPagerThatIsLetGoSettlesOnTheNearestPage() {
    let play = Play()
    let pager = pager(play)
    play.down(200, 400)
    play.drag(-20, 0, frames: 4)
    play.up()
    play.wait(2)
    play.down(200, 400)
    let caught = pager.contentOffset.x
    play.wait(5)
    #expect(pager.contentOffset.x == caught)
    play.up()
    #expect(pager.isDecelerating)
    play.rest()
    #expect(pager.contentOffset.x == (caught < 195 ? 0 : 390))
  }

  @Test func aCancelledPagerSettlesOnAPage() {
    let play = Play()
    let pager = pager(play)
    play.down(200, 400)
    play.drag(-30, 0, frames: 8)
    play.cancel()
    play.rest()
    #expect(pager.contentOffset.x == 390)
  }

  @Test func fromBeyondTheEdgeAFlickInwardsEndsOnTheEdgesPage() {
    #expect(rest(page: 0, [11, 60, 60, 60, -fast, -fast, -fast]) == 0)
    #expect(rest(page: 4, [-11, -60, -60, -60, 4 * fast, 4 * fast]) == 4)
  }
}
