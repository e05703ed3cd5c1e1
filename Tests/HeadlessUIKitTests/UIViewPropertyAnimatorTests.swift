import HeadlessUIKit
import Testing

/// Animations that are interrupted.
@MainActor @Suite struct UIViewPropertyAnimatorTests {
  @MainActor struct Scene {
    let play = Play()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    init() {
      play.window.addSubview(view)
      play.frame()
    }
    var y: Double { Double(view.stageShownFrame.origin.y) }
  }

  func linear(_ scene: Scene, _ duration: Double = 0.4) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: .linear) {
      scene.view.frame.origin.y = 240
    }
  }

  @Test func itRunsWhenToldToAndCompletesAtItsEnd() {
    let scene = Scene()
    let animator = linear(scene)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    scene.play.wait(3)
    #expect(animator.state == .inactive && !animator.isRunning && scene.view.frame.origin.y == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(scene.view.frame.origin.y == 240 && scene.y == 0)
    scene.play.wait(6)
    #expect(near(scene.y, 60, 1e-9) && near(animator.fractionComplete, 0.25, 1e-9))
    scene.play.wait(18)
    #expect(scene.y == 240 && positions == [.end] && animator.state == .inactive)
  }

  @Test func curvesAndSpringsAreThoseOfTheViews() {
    for (timing, half) in [
      (UICubicTimingParameters(animationCurve: .easeInOut) as UITimingCurveProvider, 0.5),
      (UICubicTimingParameters(animationCurve: .easeIn), 0.3153568125725393),
      (UICubicTimingParameters(animationCurve: .easeOut), 0.6846431874274607),
      (
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1)),
        0.802403387584857
      ),
      (
        UISpringTimingParameters(dampingRatio: 1),
        1 - (1 + 9.233 / 2) * StageMath.exp(-9.233 / 2)
      ),
    ] {
      let scene = Scene()
      let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
      animator.addAnimations { scene.view.frame.origin.y = 240 }
      animator.startAnimation()
      scene.play.wait(12)
      #expect(near(scene.y, 240 * half, 1e-6))
    }
  }

  @Test func aDelayShowsTheOldValue() {
    let scene = Scene()
    let animator = linear(scene)
    animator.startAnimation(afterDelay: 0.1)
    scene.play.wait(6)
    #expect(scene.y == 0 && animator.isRunning)
    scene.play.wait(12)
    #expect(near(scene.y, 120, 1e-9))
  }

  @Test func aPauseHoldsAndGoesOnAsIfNothingHadBeen() {
    for ratio in [nil, 0.6] as [CGFloat?] {
      let scene = Scene()
      let animator =
        ratio.map { r in
          UIViewPropertyAnimator(duration: 0.4, dampingRatio: r) {
            scene.view.frame.origin.y = 240
          }
        }
        ?? UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
          scene.view.frame.origin.y = 240
        }
      animator.startAnimation()
      scene.play.wait(8)
      let held = scene.y
      animator.pauseAnimation()
      #expect(animator.state == .active && !animator.isRunning)
      scene.play.wait(20)
      #expect(scene.y == held)
      animator.continueAnimation()
      #expect(scene.y == held)
      scene.play.wait(15)
      #expect(animator.isRunning)
      scene.play.wait(1)
      #expect(!animator.isRunning && scene.y == 240)
    }
  }

  @Test func aFingerScrubsIt() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) {
      scene.view.frame.origin.y = 240
    }
    animator.fractionComplete = 0.25
    scene.play.frame()
    #expect(near(scene.y, 60, 1e-9), "in a straight line")
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    scene.play.frame()
    #expect(near(scene.y, 240 * 0.3153568125725393, 1e-9), "or by the curve")
    animator.fractionComplete = 7
    #expect(animator.fractionComplete == 1)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0.5)
    let from = 240 * 0.3153568125725393
    scene.play.wait(6)
    #expect(near(scene.y, (from + 240) / 2, 1e-9))
    scene.play.wait(6)
    #expect(scene.y == 240 && animator.state == .inactive)
  }

  @Test func withoutAFactorTheRestTakesItsShareOfTheTime() {
    let scene = Scene()
    let animator = linear(scene)
    animator.fractionComplete = 0.75
    scene.play.frame()
    animator.startAnimation()
    scene.play.wait(5)
    #expect(animator.isRunning)
    scene.play.wait(1)
    #expect(scene.y == 240 && !animator.isRunning)
  }

  @Test func turnedRoundItGoesBackAndLeavesTheViewsAtTheStart() {
    let scene = Scene()
    let animator = linear(scene)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    scene.play.wait(12)
    animator.isReversed = true
    #expect(near(scene.y, 120, 1e-9) && near(animator.fractionComplete, 0.5, 1e-9))
    scene.play.wait(6)
    #expect(near(scene.y, 60, 1e-9) && near(animator.fractionComplete, 0.75, 1e-9))
    scene.play.wait(6)
    #expect(scene.y == 0 && scene.view.frame.origin.y == 0)
    #expect(positions == [.start])
  }

  @Test func stoppedTheViewsStandWhereTheScreenStood() {
    let scene = Scene()
    let animator = linear(scene)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    scene.play.wait(12)
    animator.stopAnimation(true)
    #expect(near(scene.view.frame.origin.y, 120, 1e-9))
    #expect(animator.state == .inactive && positions.isEmpty)
    scene.play.wait(30)
    #expect(near(scene.y, 120, 1e-9) && positions.isEmpty && scene.play.stage.isIdle)
    #expect(scene.play.stage.log.writes.isEmpty)
  }

  @Test func stoppedAndFinishedTheyStandWhereTold() {
    for (position, place) in [(UIViewAnimatingPosition.end, 240.0), (.start, 0), (.current, 120)] {
      let scene = Scene()
      let animator = linear(scene)
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      animator.startAnimation()
      scene.play.wait(12)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && positions.isEmpty)
      animator.finishAnimation(at: position)
      #expect(near(scene.view.frame.origin.y, place, 1e-9))
      #expect(positions == [position] && animator.state == .inactive)
    }
  }

  @Test func interruptedByAnotherAnimationItCompletesWhereItStood() {
    let scene = Scene()
    let animator = linear(scene)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    scene.play.wait(12)
    UIView.animate(withDuration: 0.1) { scene.view.frame.origin.y = 0 }
    #expect(near(scene.y, 120, 1e-9))
    scene.play.wait(1)
    #expect(positions == [.current] && animator.state == .inactive)
  }

  @Test func touchesReachTheViewsUnlessSwitchedOff() {
    for isEnabled in [true, false] {
      let scene = Scene()
      let animator = linear(scene)
      animator.isUserInteractionEnabled = isEnabled
      animator.startAnimation()
      let hit = scene.play.window.hitTest(CGPoint(x: 9, y: 250), with: nil)
      #expect((hit === scene.view) == isEnabled)
    }
  }

  @Test func itLivesUntilItsAnimationIsOver() {
    let scene = Scene()
    weak var gone: UIViewPropertyAnimator?
    var isOver = false
    do {
      let animator = linear(scene)
      gone = animator
      animator.addCompletion { _ in isOver = true }
      animator.startAnimation()
    }
    #expect(gone != nil)
    scene.play.wait(25)
    #expect(isOver && gone == nil)
  }

  @Test func changesAddedMeanwhileJoin() {
    let scene = Scene()
    let animator = linear(scene)
    animator.startAnimation()
    scene.play.wait(12)
    animator.addAnimations { scene.view.alpha = 0 }
    scene.play.wait(12)
    #expect(scene.view.alpha == 0 && scene.play.stage.isIdle)
  }

  @Test func anAnimatorThatRunsAlready() {
    let scene = Scene()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2, delay: 0, options: .curveLinear,
      animations: { scene.view.frame.origin.y = 120 }, completion: { position = $0 })
    #expect(animator.isRunning)
    scene.play.wait(6)
    #expect(near(scene.y, 60, 1e-9))
    scene.play.wait(6)
    #expect(position == .end)
  }
}
