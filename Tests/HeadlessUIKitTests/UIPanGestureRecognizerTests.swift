import HeadlessUIKit
import Testing

/// The pan against recordings of the real one, and with more fingers than one.
@MainActor @Suite struct UIPanGestureRecognizerTests {
  /// Writes down a pan's states and figures at each action.
  @MainActor final class Watcher {
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    var translation = CGPoint.zero
    var velocity = CGPoint.zero
    init(_ view: UIView) {
      view.addGestureRecognizer(pan)
      pan.addTarget(self, action: Watcher.panned)
    }
    func heard(_ other: UIPanGestureRecognizer) { states.append(other.state) }
    func panned() {
      states.append(pan.state)
      translation = pan.translation(in: nil)
      velocity = pan.velocity(in: nil)
    }
  }

  func check(_ recording: PanRecording) {
    let play = Play(Stage.Device(framesPerSecond: recording.framesPerSecond))
    let watcher = Watcher(play.window)
    var last = recording.events.count - 1
    for (index, event) in recording.events.enumerated() {
      let phase: StageTouchSample.Phase = index == 0 ? .began : index == last ? .ended : .moved
      play.frame([
        play.sample(phase, CGPoint(x: event.x, y: event.y), at: event.time * 1000)
      ])
      let pan = watcher.pan
      let isOver = index == last
      let velocity = isOver ? watcher.velocity : pan.velocity(in: nil)
      let place = isOver ? watcher.translation : pan.translation(in: nil)
      let state = isOver ? watcher.states.last : pan.state
      let name = "\(recording.name), event \(index)"
      #expect(near(velocity.x, Double(event.velocity.x), 1e-6), "\(name)")
      #expect(near(velocity.y, Double(event.velocity.y), 1e-6), "\(name)")
      if let expected = event.translation {
        #expect(near(place.x, Double(expected.x), 1e-9), "\(name)")
        #expect(near(place.y, Double(expected.y), 1e-9), "\(name)")
      }
      if event.isActive {
        #expect(state == .began || state == .changed, "\(name)")
      } else {
        #expect(state == (isOver ? .ended : .possible), "\(name)")
      }
    }
    last = recording.events.filter(\.isActive).count
    let changes = [UIGestureRecognizer.State](repeating: .changed, count: last - 1)
    #expect(watcher.states == [.began] + changes + [.ended])
  }

  @Test func itReportsWhatWasRecordedAtEveryEvent() {
    check(.flickIntoBottom)
    check(.overscrollRelease)
    check(.mediumFlick)
  }

  @Test func andAt120Hertz() { check(.deviceFlick) }

  @Test func realStrokesHaveTheVelocityOfTheFilter() {
    for stroke in PointerStroke.all {
      let play = Play()
      let watcher = Watcher(play.window)
      // All samples of two frames' time at once: velocity is per sample, the callback per frame.
      var samples = stroke.samples.enumerated().map { index, sample in
        play.sample(
          index == 0 ? .began : .moved, CGPoint(x: sample.x, y: sample.y), at: sample.time)
      }
      let rest = samples.removeLast()
      play.frame(samples)
      play.frame([rest])
      #expect(watcher.states == [.began, .changed])
      #expect(near(watcher.velocity.x, Double(stroke.panVelocity.x), 1e-5))
      #expect(near(watcher.velocity.y, Double(stroke.panVelocity.y), 1e-5))
    }
  }

  @Test func aPossiblePanHasTheRawTranslation() {
    let play = Play()
    let watcher = Watcher(play.window)
    play.down(100, 100)
    play.move(3, -4)
    #expect(watcher.pan.state == .possible)
    #expect(watcher.pan.translation(in: nil) == CGPoint(x: 3, y: -4))
  }

  @Test func settingTheTranslationLeavesTheVelocityAlone() {
    let play = Play()
    let watcher = Watcher(play.window)
    play.down(100, 100)
    play.drag(12, 0, frames: 3)
    let velocity = watcher.pan.velocity(in: nil)
    watcher.pan.setTranslation(CGPoint(x: 5, y: 5), in: nil)
    #expect(watcher.pan.translation(in: nil) == CGPoint(x: 5, y: 5))
    #expect(watcher.pan.velocity(in: nil) == velocity)
    play.move(12, 0)
    #expect(watcher.translation == CGPoint(x: 17, y: 5))
  }

  // MARK: More fingers

  @Test func twoFingersMoveByTheirMiddle() {
    let play = Play()
    let watcher = Watcher(play.window)
    play.frame([
      play.sample(.began, CGPoint(x: 100, y: 400)),
      play.sample(.began, CGPoint(x: 200, y: 400), finger: 2),
    ])
    play.frame([
      play.sample(.moved, CGPoint(x: 100, y: 360)),
      play.sample(.moved, CGPoint(x: 200, y: 380), finger: 2),
    ])
    #expect(watcher.pan.numberOfTouches == 2)
    #expect(watcher.translation == CGPoint(x: 0, y: -20))
    #expect(near(watcher.velocity.y, -30 * 60, 1e-9))
    #expect(watcher.pan.location(in: nil) == CGPoint(x: 150, y: 370))
    #expect(watcher.pan.location(ofTouch: 1, in: nil) == CGPoint(x: 200, y: 380))
  }

  @Test func aFingerAddedOrLiftedMovesNothing() {
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.drag(0, -20, frames: 4)
    #expect(list.contentOffset.y == 70)
    play.down(100, 200, finger: 2)
    #expect(list.contentOffset.y == 70)
    play.move(0, -20, finger: 2)
    #expect(list.contentOffset.y == 80, "half, as the other finger rests")
    play.up(finger: 2)
    #expect(list.contentOffset.y == 80 && list.isDragging)
    play.move(0, -20)
    #expect(list.contentOffset.y == 100)
  }

  @Test func aPanOfTwoFingersNeedsBoth() {
    let play = Play()
    let watcher = Watcher(play.window)
    watcher.pan.minimumNumberOfTouches = 2
    play.down(100, 400)
    play.drag(0, -20, frames: 2)
    #expect(watcher.states.isEmpty)
    // Moved and lifted within one frame it has still had one finger only.
    play.frame([
      play.sample(.moved, CGPoint(x: 100, y: 300)), play.sample(.ended, CGPoint(x: 100, y: 300)),
    ])
    #expect(watcher.states.isEmpty)
  }

  @Test func fingersBeyondTheMostDoNotCount() {
    let play = Play()
    let watcher = Watcher(play.window)
    watcher.pan.maximumNumberOfTouches = 1
    play.down(100, 400)
    play.drag(0, -20, frames: 2)
    play.down(300, 400, finger: 2)
    play.move(0, -50, finger: 2)
    play.up(finger: 2)
    #expect(watcher.translation.y == -30)
    play.move(0, -20)
    #expect(watcher.translation.y == -50)
    #expect(near(watcher.velocity.y, -1200.0 * (0.2 / 4 + 0.8), 1e-6), "0.2 over four frames")
  }

  @Test func aPanBegunAndEndedInOneFrameCallsTwice() {
    let play = Play()
    let watcher = Watcher(play.window)
    play.down(100, 400)
    play.frame([
      play.sample(.moved, CGPoint(x: 100, y: 350)), play.sample(.ended, CGPoint(x: 100, y: 350)),
    ])
    #expect(watcher.states == [.began, .ended])
  }

  @Test func theNextFingerOfTheSameFrameIsANewGesture() {
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.drag(0, -20, frames: 4)
    play.frame([
      play.sample(.ended, CGPoint(x: 200, y: 620)),
      play.sample(.began, CGPoint(x: 200, y: 700), finger: 2),
    ])
    #expect(list.isTracking && !list.isDragging)
    let offset = list.contentOffset.y
    play.move(0, -20, finger: 2)
    play.move(0, -20, finger: 2)
    #expect(list.isDragging && list.contentOffset.y > offset)
  }
}
