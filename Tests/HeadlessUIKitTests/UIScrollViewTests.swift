import HeadlessUIKit
import Testing

/// What a scroll view is, and which of its flags are up when.
@MainActor @Suite struct UIScrollViewTests {
  @Test func aFingerTracksThenDragsThenTheViewDecelerates() {
    let play = Play()
    let list = play.list(3000)
    #expect(!list.isTracking && !list.isDragging && !list.isDecelerating)
    play.down(200, 600)
    #expect(list.isTracking && !list.isDragging)
    play.move(0, -9)
    #expect(list.isTracking && !list.isDragging)
    play.drag(0, -30, frames: 4)
    #expect(list.isTracking && list.isDragging)
    play.up()
    #expect(!list.isTracking && !list.isDragging && list.isDecelerating)
    play.rest()
    #expect(!list.isDecelerating)
  }

  @Test func theFlagsSayTheSameInsideTheCallbacks() {
    let play = Play()
    let list = play.list(3000)
    let diary = Diary()
    list.delegate = diary
    var seen: [[Bool]] = []
    diary.willBeginDecelerating = {
      seen.append([$0.isTracking, $0.isDragging, $0.isDecelerating])
    }
    diary.didEndDecelerating = { seen.append([$0.isTracking, $0.isDragging, $0.isDecelerating]) }
    play.down(200, 600)
    play.drag(0, -40, frames: 6)
    play.up()
    play.wait(5)
    play.down(200, 600)
    #expect(seen == [[false, false, true], [true, false, false]])
  }

  @Test func aTouchThatCannotScrollStillTracks() {
    let play = Play()
    let list = play.list(100)
    play.down(200, 600)
    play.drag(0, -30, frames: 4)
    #expect(list.isTracking && !list.isDragging && list.contentOffset.y == 0)
  }

  @Test func switchingScrollingOffCancelsADrag() {
    let play = Play()
    let list = play.list(3000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 600)
    play.drag(0, -30, frames: 4)
    let offset = list.contentOffset.y
    list.isScrollEnabled = false
    #expect(!list.isTracking && !list.isDragging && !list.isDecelerating)
    #expect(diary.entries.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    #expect(diary.velocity == .zero)
    list.isScrollEnabled = true
    play.drag(0, -30, frames: 4)
    play.up()
    #expect(list.contentOffset.y == offset, "the same touch does not take it up again")
    play.down(200, 600)
    play.drag(0, -30, frames: 4)
    #expect(list.contentOffset.y > offset, "the next one does")
  }

  @Test func switchingThePanOffCancelsADragToo() {
    let play = Play()
    let list = play.list(3000)
    play.down(200, 600)
    play.drag(0, 30, frames: 6)
    #expect(list.contentOffset.y < 0)
    list.panGestureRecognizer.isEnabled = false
    #expect(list.contentOffset.y == 0, "pinned, without a spring")
    #expect(!list.isDragging && !list.isDecelerating)
  }

  @Test func aViewThatDoesNotScrollTakesNoTouches() {
    let play = Play()
    let list = play.list(3000)
    list.isScrollEnabled = false
    play.down(200, 600)
    play.drag(0, -30, frames: 4)
    #expect(!list.isTracking && list.contentOffset.y == 0)
  }

  @Test func thePanOnAnotherViewStillScrollsItsScrollView() {
    let play = Play()
    let list = play.list(3000, frame: CGRect(x: 0, y: 400, width: 390, height: 444))
    play.window.addGestureRecognizer(list.panGestureRecognizer)
    play.down(200, 300)
    play.drag(0, -30, frames: 4)
    #expect(list.contentOffset.y == 110)
    play.up()
    #expect(list.isDecelerating)
    play.wait(3)
    play.down(200, 300)
    #expect(!list.isDecelerating, "a touch on that view stops its coast")
    play.move(0, -1)
    #expect(list.isDragging, "and is taken without hysteresis")
  }

  @Test func aPanThatLivesOnAnotherViewSurvivesItsScrollView() {
    let play = Play()
    var list: UIScrollView? = play.list(3000)
    if let pan = list?.panGestureRecognizer { play.window.addGestureRecognizer(pan) }
    weak let gone = list
    list?.removeFromSuperview()
    list = nil
    play.wait(1)
    #expect(gone == nil)
    play.down(200, 300)
    play.drag(0, -30, frames: 4)
    play.up()
  }

  @Test func aSubclassThatIsItsOwnPansDelegateIsLetGo() {
    final class Own: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let play = Play()
    weak var gone: Own?
    do {
      let list = play.add(Own(frame: play.window.bounds), 3000)
      gone = list
      play.down(200, 600)
      play.drag(0, -30, frames: 4)
      play.up()
      play.rest()
      list.removeFromSuperview()
      play.wait(2)
    }
    #expect(gone == nil)
  }

  @Test func setContentOffsetStopsACoastAndTellsSo() {
    for animated in [false, true] {
      let play = Play()
      let list = play.list(6000)
      let diary = Diary()
      list.delegate = diary
      play.down(200, 700)
      play.drag(0, -40, frames: 8)
      play.up()
      play.wait(3)
      diary.entries = []
      // The common idiom: nothing moves, the coast is over all the same.
      list.setContentOffset(list.contentOffset, animated: animated)
      #expect(diary.entries == ["didEndDecelerating"])
      #expect(!list.isDecelerating)
      let offset = list.contentOffset
      play.wait(5)
      #expect(list.contentOffset == offset)
    }
  }

  @Test func setContentOffsetInWillBeginDeceleratingKeepsTheViewWhereItIs() {
    let play = Play()
    let list = play.list(6000)
    let diary = Diary()
    list.delegate = diary
    diary.willBeginDecelerating = { $0.setContentOffset($0.contentOffset, animated: false) }
    play.down(200, 700)
    play.drag(0, -40, frames: 8)
    let offset = list.contentOffset
    play.up()
    #expect(list.contentOffset == offset && !list.isDecelerating)
  }
}
