import HeadlessUIKit
import Testing

/// How touches find their recognizers, and what becomes of them when views move.
@MainActor @Suite struct StageTouchesTests {
  @Test func allRecognizersTakeInAllTouchesBeforeAnyDecides() {
    // Both fingers' samples of the frame count before the first pan acts.
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.frame([
      play.sample(.began, CGPoint(x: 100, y: 700)),
      play.sample(.began, CGPoint(x: 200, y: 700), finger: 2),
    ])
    play.frame([
      play.sample(.moved, CGPoint(x: 100, y: 650)),
      play.sample(.moved, CGPoint(x: 200, y: 650), finger: 2),
    ])
    #expect(list.contentOffset.y == 40)
    #expect(diary.entries == ["willBeginDragging", "didScroll"], "one drag write a frame")
  }

  @Test func samplesOfAFrameAreTakenInByTheirTimes() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    let t = 1000.0 / 60
    play.frame([
      play.sample(.moved, CGPoint(x: 200, y: 690), at: t * 0.25),
      play.sample(.moved, CGPoint(x: 200, y: 670), at: t * 0.75),
    ])
    #expect(list.contentOffset.y == 20)
    #expect(diary.entries == ["willBeginDragging", "didScroll"])
    // 0.2 of 40 points a frame and 0.8 of 40: both samples have the same speed here.
    #expect(near(list.panGestureRecognizer.velocity(in: nil).y, -40 * 60, 1e-6))
  }

  @Test func aFingerThatIsDownComesNotDownAgain() {
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.down(200, 300)
    #expect(list.panGestureRecognizer.numberOfTouches == 1)
    play.up()
    play.up()
    #expect(play.stage.isIdle)
  }

  @Test func aTouchOutsideOfEverythingIsTheWindows() {
    let play = Play()
    play.down(-50, 400)
    #expect(play.stage.hits.first?.view == nil)
    play.up()
    #expect(play.stage.isIdle)
  }

  // MARK: Re-parenting

  func reParent(_ assumption: String) -> (offset: CGFloat, states: [UIGestureRecognizer.State]) {
    var assumptions = StageAssumptions()
    #expect(throws: Never.self) {
      try assumptions.set("touch-on-re-parenting", to: assumption)
    }
    let play = Play(Stage.Device(), assumptions)
    let list = play.list(9000)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    list.addSubview(header)
    let watcher = UIPanGestureRecognizerTests.Watcher(header)
    watcher.pan.cancelsTouchesInView = false
    final class Both: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    watcher.pan.delegate = both
    play.down(200, 150)
    play.drag(0, -20, frames: 3)
    list.addSubview(header)
    play.move(0, -20)
    play.window.addSubview(header)
    play.drag(0, -20, frames: 2)
    play.up()
    return (list.contentOffset.y, watcher.states)
  }

  @Test func aTouchStaysWithItsRecognizers() {
    let (offset, states) = reParent("kept")
    #expect(offset >= 110)
    #expect(states == [.began, .changed, .changed, .changed, .changed, .changed, .ended])
  }

  @Test func orItIsCancelledButNotWithinTheSameSuperview() {
    let (offset, states) = reParent("cancelled")
    #expect(offset == 70)
    #expect(states == [.began, .changed, .changed, .changed, .cancelled])
  }

  @Test func removalFromTheWindowCancelsUnderBoth() {
    let play = Play()
    let view = UIView(frame: play.window.bounds)
    play.window.addSubview(view)
    let watcher = UIPanGestureRecognizerTests.Watcher(view)
    play.down(200, 150)
    play.drag(0, -20, frames: 2)
    view.removeFromSuperview()
    #expect(watcher.states == [.began, .changed, .cancelled])
  }
}
