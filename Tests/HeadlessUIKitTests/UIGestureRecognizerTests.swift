import HeadlessUIKit
import Testing

/// States, targets, switches.
@MainActor @Suite struct UIGestureRecognizerTests {
  @MainActor final class Target {
    var calls = 0
    var last: UIGestureRecognizer?
    func act() { calls += 1 }
    func acted(_ recognizer: UIPanGestureRecognizer) { last = recognizer }
  }

  @Test func targetsAreCalledWithAndWithoutTheRecognizer() {
    let play = Play()
    let pan = UIPanGestureRecognizer()
    let target = Target()
    pan.addTarget(target, action: Target.act)
    pan.addTarget(target, action: Target.acted)
    play.window.addGestureRecognizer(pan)
    play.down(100, 100)
    play.drag(12, 0, frames: 3)
    #expect(target.calls == 3 && target.last === pan)
  }

  @Test func aTargetIsNotKeptAlive() {
    let play = Play()
    let pan = UIPanGestureRecognizer()
    var target: Target? = Target()
    weak let gone = target
    if let target { pan.addTarget(target, action: Target.act) }
    play.window.addGestureRecognizer(pan)
    target = nil
    #expect(gone == nil)
    play.down(100, 100)
    play.drag(12, 0, frames: 3)
  }

  @Test func aRecognizerIsOnOneViewAtATime() {
    let play = Play()
    let view = UIView(frame: play.window.bounds)
    let pan = UIPanGestureRecognizer()
    play.window.addGestureRecognizer(pan)
    view.addGestureRecognizer(pan)
    #expect(pan.view === view && play.window.gestureRecognizers?.isEmpty == true)
    view.removeGestureRecognizer(pan)
    #expect(pan.view == nil)
  }

  @Test func itsViewIsNotKeptAliveNorLeftDangling() {
    _ = Play()
    let pan = UIPanGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(pan)
    view = nil
    #expect(pan.view == nil)
  }

  @Test func switchingOneOffCancelsIt() {
    let play = Play()
    let watcher = UIPanGestureRecognizerTests.Watcher(play.window)
    play.down(100, 100)
    play.drag(12, 0, frames: 3)
    watcher.pan.isEnabled = false
    #expect(watcher.states == [.began, .changed, .changed, .cancelled])
    watcher.pan.isEnabled = true
    play.drag(12, 0, frames: 3)
    play.up()
    #expect(watcher.states.count == 4, "for the rest of this touch")
    #expect(watcher.pan.state == .possible)
  }

  @Test func aGestureCancelledInItsOwnCallbackIsHeardOfOnce() {
    let play = Play()
    let list = play.list(9000)
    let watcher = UIPanGestureRecognizerTests.Watcher(play.window)
    let diary = Diary()
    list.delegate = diary
    list.panGestureRecognizer.addTarget(watcher, action: UIPanGestureRecognizerTests.Watcher.heard)
    diary.didScroll = { if $0.contentOffset.y > 50 { $0.isScrollEnabled = false } }
    play.down(200, 700)
    play.drag(0, -30, frames: 4)
    play.up()
    #expect(watcher.states == [.began, .changed, .cancelled])
    #expect(list.contentOffset.y == 80)
  }

  @Test func aPossibleOneFailsSilently() {
    let play = Play()
    let watcher = UIPanGestureRecognizerTests.Watcher(play.window)
    play.down(100, 100)
    watcher.pan.isEnabled = false
    #expect(watcher.pan.state == .failed && watcher.states.isEmpty)
  }

  @Test func itResetsWhenTheLastFingerHasGone() {
    final class Resetting: UIPanGestureRecognizer {
      var resets = 0
      override func reset() { resets += 1 }
    }
    let play = Play()
    let pan = Resetting()
    play.window.addGestureRecognizer(pan)
    play.down(100, 100)
    play.drag(12, 0, frames: 3)
    #expect(pan.resets == 0)
    play.up()
    #expect(pan.resets == 1 && pan.state == .possible && pan.translation(in: nil) == .zero)
  }

  @Test func theSystemMayTakeATouchAway() {
    let play = Play()
    let watcher = UIPanGestureRecognizerTests.Watcher(play.window)
    play.down(100, 100)
    play.drag(12, 0, frames: 2)
    play.cancel()
    #expect(watcher.states == [.began, .changed, .cancelled])
  }
}
