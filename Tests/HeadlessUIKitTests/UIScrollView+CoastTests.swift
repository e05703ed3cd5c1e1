import HeadlessUIKit
import Testing

/// Release, deceleration, bounce, and what ends them.
@MainActor @Suite struct UIScrollViewCoastTests {
  // MARK: Release

  @Test func theReleaseIsThreeQuartersOfTheCallbackBeforeTheLastAndAQuarterOfTheLast() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    let steps = [-20.0, -20, -26, -31, -38]
    for step in steps { play.move(0, step) }
    play.up()
    let dt = 1000.0 / 60
    // 0.05, 0.35 and 0.60 over the last three samples, together.
    let expected = (0.05 * 38 + 0.35 * 31 + 0.60 * 26) / dt
    #expect(near(diary.velocity.y, expected, 1e-12))
    #expect(diary.velocity.x == 0)
  }

  @Test func theLatestAloneIfThereWasNoneBefore() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    play.move(0, -30)
    play.up()
    #expect(near(diary.velocity.y, 30 / (1000.0 / 60), 1e-12))
  }

  @Test func realStrokesAreReleasedWithTheVelocityOfThisFilter() {
    for stroke in PointerStroke.all {
      let play = Play()
      let list = play.list(30000, width: 30000)
      list.contentOffset = CGPoint(x: 15000, y: 15000)
      let diary = Diary()
      list.delegate = diary
      for (index, sample) in stroke.samples.enumerated() {
        play.frame([
          play.sample(
            index == 0 ? .began : .moved, CGPoint(x: sample.x, y: sample.y), at: sample.time)
        ])
      }
      play.up()
      #expect(near(diary.velocity.x * 1000, -Double(stroke.releaseVelocity.x), 1e-5))
      #expect(near(diary.velocity.y * 1000, -Double(stroke.releaseVelocity.y), 1e-5))
    }
  }

  @Test func velocityIsNotAged() {
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.drag(0, -20, frames: 5)
    play.wait(30)
    play.up()
    #expect(list.isDecelerating, "a finger that stops and lifts reports its last velocity")
  }

  /// Whether anything decelerates after the last two steps, in points a frame.
  func decelerates(_ before: Double, _ last: Double, _ across: Double = 0) -> Bool {
    let play = Play()
    let list = play.list(9000, width: 9000)
    play.down(200, 700)
    play.drag(0, -10, frames: 3)
    play.move(0, -before)
    play.move(-across, -last)
    play.up()
    return list.isDecelerating
  }

  @Test func aReleaseSlowerThanAQuarterPointAMillisecondStands() {
    // The pan's last velocity is 0.2 of the last step and 0.8 of the one before.
    let step = 0.25 * 1000 / 60
    #expect(!decelerates(step * 0.99, step * 0.99))
    #expect(decelerates(step * 1.01, step * 1.01))
    #expect(decelerates(0.272 * 1000 / 60, 0.272 * 1000 / 60), "recorded")
    #expect(decelerates(step * 0.99, step * 0.99, step * 2), "both axes count together")
  }

  @Test func theFirstStepIsTakenAtTouchUpAndIsTheOnlyOneOfItsFrame() {
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    let offset = list.contentOffset.y
    play.up()
    let dt = 1000.0 / 60
    let step = list.contentOffset.y - offset
    let d = StagePhysics.decay(dt * StagePhysics.logNormalRate)
    #expect(near(step, 30 / dt * 0.998 * (1 - d) / 0.002, 1e-9))
    let first = list.contentOffset.y
    play.frame()
    #expect(near(list.contentOffset.y - first, Double(step) * d, 1e-9))
  }

  // MARK: Targets

  @Test func theDelegateIsShownTheTargetAThousandthBeyondTheLanding() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    let offset = Double(list.contentOffset.y)
    play.up()
    let v = 30 / (1000.0 / 60)
    #expect(near(diary.target.y, offset + (v - 0.01) / 0.0020020026706730793, 1e-6))
    play.rest()
    let way = Double(list.contentOffset.y) - offset
    #expect(near((Double(diary.target.y) - offset) / way, 1.001, 0.0005))
  }

  @Test func aTargetBeyondTheEndIsTheEnd() {
    let play = Play()
    let list = play.list(1200)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    play.drag(0, -40, frames: 6)
    play.up()
    #expect(diary.target.y == 356)
  }

  @Test func aChangedTargetIsHonoured() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    diary.newTarget = CGPoint(x: 0, y: 1000)
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.rest()
    #expect(list.contentOffset.y == 1000)
    #expect(diary.willDecelerate == true)
  }

  @Test func alsoAfterASlowRelease() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    diary.newTarget = CGPoint(x: 0, y: 40)
    play.down(200, 700)
    play.drag(0, -30, frames: 1)
    play.drag(0, -1, frames: 4)
    play.up()
    #expect(diary.velocity == .zero && diary.willDecelerate == true)
    play.rest()
    #expect(list.contentOffset.y == 40)
  }

  // MARK: Rates

  @Test func fastAndOtherRates() {
    for (rate, factor) in [
      (UIScrollView.DecelerationRate.normal, 499.0), (.fast, 99), (.init(rawValue: 0.995), 199),
    ] {
      let play = Play()
      let list = play.list(90000)
      list.decelerationRate = rate
      play.down(200, 700)
      play.drag(0, -30, frames: 5)
      let offset = Double(list.contentOffset.y)
      play.up()
      play.rest()
      let way = Double(list.contentOffset.y) - offset
      // The frame's quadratic costs the fastest rate a little.
      #expect(near(way / ((1.8 - 0.01) * factor), 1, 0.002))
    }
  }

  @Test func at120FramesASecondItLandsAtTheSamePlace() {
    var rests: [Double] = []
    for hertz in [60, 120] {
      let play = Play(Stage.Device(framesPerSecond: hertz))
      let list = play.list(9000)
      play.down(200, 700)
      play.drag(0, -30 * 60 / Double(hertz), frames: 5 * hertz / 60)
      play.up()
      list.contentOffset.y = 1000
      let frames = play.rest()
      #expect(near(Double(frames) / Double(hertz), 2.6, 0.1))
      rests.append(Double(list.contentOffset.y))
    }
    // The first step, of one frame, was taken before the write: it is twice as long at 60.
    #expect(near(rests[0] - rests[1], -14.6, 0.5))
  }

  @Test func thePhoneOf120HertzRestsOnTheRecordedPixel() {
    // Its drag swallows the first 104 points, so the view begins 104 points above its top.
    let play = Play(Stage.Device(width: 420, height: 912, scale: 3, framesPerSecond: 120))
    let list = play.list(6000)
    list.contentInset.top = 104
    list.contentOffset.y = -104
    play.stage.settle()
    for (index, event) in PanRecording.deviceFlick.events.enumerated() {
      let phase: StageTouchSample.Phase = index == 0 ? .began : index == 5 ? .ended : .moved
      play.frame([
        play.sample(phase, CGPoint(x: event.x, y: event.y), at: event.time * 1000)
      ])
      if index == 4 { #expect(near(list.contentOffset.y, 93.66666666666667, 1e-9)) }
    }
    #expect(play.rest() < 600)
    #expect(near(list.contentOffset.y, 2160.3333333333335, 1e-9))
  }

  // MARK: Bounce

  @Test func aReleaseInTheBandReturnsAndDecelerates() {
    let play = Play()
    let list = play.list(3000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 100)
    play.drag(0, 40, frames: 6)
    play.drag(0, 1, frames: 4)
    play.up()
    #expect(diary.velocity == .zero && diary.willDecelerate == true)
    #expect(list.isDecelerating)
    play.rest()
    #expect(list.contentOffset.y == 0)
    #expect(diary.outline.last == "didEndDecelerating")
  }

  @Test func aPureBounceFromRestOf100PointsLasts533Milliseconds() {
    let play = Play()
    let list = play.list(3000)
    list.contentOffset.y = -100
    play.down(200, 500)
    play.up()
    #expect(list.isDecelerating, "a touch wakes what stands out of range")
    #expect(near(list.contentOffset.y, -84.652813, 1e-6))
    #expect(play.rest() == 31, "32 frames with that of the touch-up")
    #expect(list.contentOffset.y == 0)
  }

  @Test func releasedOutwardInTheBandItKeepsTheFingersVelocity() {
    let play = Play()
    let list = play.list(3000)
    play.down(200, 100)
    play.drag(0, 40, frames: 6)
    let held = list.contentOffset.y
    play.up()
    #expect(list.contentOffset.y < held)
  }

  @Test func withoutBounceTheEdgeEndsTheCoast() {
    let play = Play()
    let list = play.list(1400)
    list.bounces = false
    play.down(200, 700)
    play.drag(0, -30, frames: 6)
    play.up()
    var most: CGFloat = 0
    while list.isDecelerating {
      play.frame()
      most = max(most, list.contentOffset.y)
    }
    #expect(most == 556 && list.contentOffset.y == 556)
  }

  @Test func atAHardEndAFlingOutwardDoesNotDecelerate() {
    let play = Play()
    let list = play.list(1400)
    list.bounces = false
    let diary = Diary()
    list.delegate = diary
    play.down(200, 100)
    play.drag(0, 30, frames: 5)
    play.up()
    #expect(diary.willDecelerate == false && !list.isDecelerating)
  }

  // MARK: Ends

  @Test func theCallbacksOfAFlingComeInOrder() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.rest()
    #expect(
      diary.outline == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func aTouchOnAMovingViewEndsItsCoastWhileItTracks() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.wait(3)
    diary.entries = []
    var wasTracking = false
    diary.didEndDecelerating = { wasTracking = $0.isTracking }
    play.down(200, 500)
    #expect(diary.entries == ["didEndDecelerating"] && wasTracking)
    let hit = play.stage.hits.first
    #expect(hit?.stoppedCoast == true && hit?.view === list)
  }

  @Test func aTouchStopsEveryCoastAroundIt() {
    let play = Play()
    let outer = play.add(UIScrollViewDragTests.Free(frame: play.window.bounds), 9000)
    let inner = play.list(9000, frame: CGRect(x: 0, y: 0, width: 390, height: 8000), in: outer)
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.wait(2)
    #expect(outer.isDecelerating && inner.isDecelerating)
    play.down(200, 500)
    #expect(!outer.isDecelerating && !inner.isDecelerating)
  }

  @Test func aTouchBesideItDoesNot() {
    let play = Play()
    let list = play.list(9000, frame: CGRect(x: 0, y: 400, width: 390, height: 444))
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.down(200, 100)
    #expect(list.isDecelerating)
  }

  @Test func aCancelledDragIsPinnedWithoutASpring() {
    let play = Play()
    let list = play.list(3000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 100)
    play.drag(0, 40, frames: 6)
    diary.entries = []
    play.cancel()
    #expect(list.contentOffset.y == 0)
    #expect(diary.entries == ["willEndDragging", "didScroll", "didEndDragging(false)"])
    #expect(diary.velocity == .zero && !list.isDecelerating)
    #expect(
      play.stage.log.callbacks.map(\.kind) == [.willEndDragging, .didScroll, .didEndDragging])
    #expect(play.stage.log.writes.map(\.author) == [.physics])
  }

  @Test func removalFromTheWindowEndsCoastAndDrag() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    list.removeFromSuperview()
    #expect(!list.isDragging && diary.entries.last == "didEndDragging(false)")
    play.up()
    play.window.addSubview(list)
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    #expect(list.isDecelerating)
    UIView().addSubview(list)
    #expect(!list.isDecelerating, "a superview outside of the window is no better")
    play.wait(2)
    #expect(play.stage.isIdle)
  }

  @Test func twoAxesCoastTogetherAndEndOnce() {
    let play = Play()
    let list = play.list(9000, width: 9000)
    let diary = Diary()
    list.delegate = diary
    play.down(300, 700)
    play.drag(-10, -30, frames: 5)
    play.up()
    play.rest()
    #expect(list.contentOffset.x > 300 && list.contentOffset.y > 900)
    #expect(diary.entries.filter { $0 == "didEndDecelerating" }.count == 1)
  }

  @Test func eachCoastStepsOnceAFrameWhateverACallbackBegins() {
    // The first view's step cancels a drag of a pager that then settles: a coast more, in front.
    let play = Play()
    let half = CGRect(x: 0, y: 0, width: 195, height: 844)
    let left = play.list(9000, frame: half)
    let right = play.list(9000, frame: half.offsetBy(dx: 195, dy: 0))
    let shell = UIView(frame: play.window.bounds)
    left.addSubview(shell)
    let pager = play.list(
      400, width: 585, frame: CGRect(x: 0, y: 0, width: 195, height: 400), in: shell)
    pager.isPagingEnabled = true
    for (finger, x) in [(1, 100.0), (2, 300)] {
      play.down(x, 700, finger: finger)
      for _ in 0..<4 { play.move(0, -30, finger: finger) }
      play.up(finger: finger)
    }
    left.setContentOffset(.zero, animated: false)
    play.down(100, 790, finger: 1)
    for _ in 0..<4 { play.move(0, -30, finger: 1) }
    play.up(finger: 1)
    let diary = Diary()
    diary.didScroll = { _ in pager.isScrollEnabled = false }
    left.delegate = diary
    let before = right.contentOffset.y
    play.frame()
    #expect(right.contentOffset.y > before)
  }
}
