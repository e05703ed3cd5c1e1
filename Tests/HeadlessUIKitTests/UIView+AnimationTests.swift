import HeadlessUIKit
import Testing

/// Changes that reach the screen over time.
@MainActor @Suite struct UIViewAnimationTests {
  func box(_ play: Play) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    play.window.addSubview(view)
    play.frame()
    return view
  }

  /// Where the view stands on the screen.
  func y(_ view: UIView) -> Double { Double(view.stageShownFrame.origin.y) }

  @Test func theScreenFollowsTheCurveAndTheModelIsThereAtOnce() {
    let curves: [(UIView.AnimationOptions, Double, Double, Double)] = [
      ([], 0.12916193104731982, 0.5, 0.8708380689526802),
      (.curveEaseIn, 0.09346465071882486, 0.3153568125725393, 0.6218618691748902),
      (.curveEaseOut, 0.3781381308251098, 0.6846431874274607, 0.9065353492811752),
      (.curveLinear, 0.25, 0.5, 0.75),
    ]
    for (options, quarter, half, threeQuarters) in curves {
      let play = Play()
      let view = box(play)
      UIView.animate(withDuration: 0.4, options: options, animations: { view.frame.origin.y = 300 })
      #expect(view.frame.origin.y == 300 && y(view) == 0)
      play.wait(6)
      #expect(near(y(view), 300 * quarter, 1e-9))
      play.wait(6)
      #expect(near(y(view), 300 * half, 1e-9))
      play.wait(6)
      #expect(near(y(view), 300 * threeQuarters, 1e-9))
      play.wait(6)
      #expect(y(view) == 300 && play.stage.isIdle)
    }
  }

  @Test func allFourPropertiesAreAnimated() {
    let play = Play()
    let view = box(play)
    UIView.animate(withDuration: 0.2, options: .curveLinear) {
      view.alpha = 0.5
      view.bounds.size.width = 200
      view.transform = CGAffineTransform(translationX: 0, y: 40)
      view.center.x = 150
    }
    play.wait(6)
    let shown = view.stageShownFrame
    #expect(near(shown.width, 150, 1e-9) && near(shown.midX, 100, 1e-9))
    #expect(near(shown.origin.y, 20, 1e-9))
    play.wait(6)
    #expect(view.stageShownFrame == view.frame)
  }

  @Test func aSpringArrivesOvershootingOrNot() {
    for (ratio, overshoots) in [(1.0, false), (0.5, true)] {
      let play = Play()
      let view = box(play)
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: CGFloat(ratio),
        initialSpringVelocity: 0
      ) { view.frame.origin.y = 100 }
      var path: [Double] = []
      for _ in 0..<30 {
        play.frame()
        path.append(y(view))
      }
      #expect(((path.max() ?? 0) > 100.5) == overshoots)
      #expect(near(path[28], 100, 0.6), "a thousandth is left at the end")
      #expect(path[29] == 100)
      // A critical one: 1 − (1 + ωt)e^(−ωt), ω = 9.233 / 0.5 s.
      if ratio == 1 {
        let z = 9.233 / 0.5 * 0.25
        #expect(near(path[14], 100 * (1 - (1 + z) * StageMath.exp(-z)), 1e-9))
      }
    }
  }

  @Test func aSpringStartsWithItsVelocity() {
    let play = Play()
    let view = box(play)
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 6
    ) { view.frame.origin.y = 100 }
    play.frame()
    // Six journeys a second: ten points in the first frame, a little more as the spring pulls.
    #expect(y(view) > 9 && y(view) < 13)
  }

  @Test func aDelayShowsTheOldValueUntilItIsOver() {
    let play = Play()
    let view = box(play)
    UIView.animate(withDuration: 0.2, delay: 0.2, options: .curveLinear) {
      view.frame.origin.y = 120
    }
    play.wait(12)
    #expect(y(view) == 0 && view.frame.origin.y == 120)
    play.wait(6)
    #expect(near(y(view), 60, 1e-9))
  }

  @Test func anInterruptionStartsFromTheScreen() {
    for options in [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]] {
      let play = Play()
      let view = box(play)
      var first: Bool?
      var second: Bool?
      UIView.animate(
        withDuration: 0.2, options: .curveLinear, animations: { view.frame.origin.y = 120 }
      ) { first = $0 }
      play.wait(6)
      #expect(near(y(view), 60, 1e-9))
      UIView.animate(
        withDuration: 0.2, options: options, animations: { view.frame.origin.y = 0 }
      ) { second = $0 }
      #expect(near(y(view), 60, 1e-9))
      #expect(first == nil, "completions are called in the frame, not within another's closure")
      play.wait(6)
      #expect(first == false && near(y(view), 30, 1e-9))
      play.wait(6)
      #expect(second == true && y(view) == 0)
    }
  }

  @Test func completionsComeInOrderAndAnimateNothing() {
    let play = Play()
    let view = box(play)
    let other = box(play)
    var order: [Int] = []
    UIView.animate(withDuration: 0.1) {
      view.alpha = 0
    } completion: { _ in
      order.append(1)
      other.frame.origin.y = 50
      UIView.animate(withDuration: 0.1) {
        view.alpha = 1
      } completion: { _ in
        order.append(3)
      }
    }
    UIView.animate(withDuration: 0.1) {
      other.alpha = 0
    } completion: { _ in
      order.append(2)
    }
    play.wait(6)
    #expect(order == [1, 2] && y(other) == 50)
    play.wait(6)
    #expect(order == [1, 2, 3])
  }

  @Test func whatAnimatesNothingIsOverInItsFrame() {
    let play = Play()
    let view = box(play)
    var flag: Bool?
    UIView.animate(withDuration: 0.5) {
      view.frame.origin.y = 0
    } completion: {
      flag = $0
    }
    #expect(flag == nil)
    play.frame()
    #expect(flag == true)
    UIView.animate(withDuration: 0) {
      view.frame.origin.y = 9
    } completion: {
      flag = !$0
    }
    #expect(y(view) == 9)
    play.frame()
    #expect(flag == false)
  }

  @Test func aWriteOutsideGoesToTheModelAndShowsWhenTheAnimationIsOver() {
    let play = Play()
    let view = box(play)
    UIView.animate(withDuration: 0.2, options: .curveLinear) {
      view.frame.origin.y = 120
    }
    UIView.animate(withDuration: 0.4, options: .curveLinear) { view.alpha = 0 }
    play.wait(3)
    view.center.y = 500
    play.wait(3)
    #expect(near(y(view), 60, 1e-9))
    play.wait(6)
    #expect(y(view) == 450, "although another property still runs")
    view.frame.origin.x = 33
    #expect(view.stageShownFrame.origin.x == 33)
  }

  @Test func performWithoutAnimationShowsAtOnce() {
    let play = Play()
    let view = box(play)
    UIView.animate(withDuration: 0.2) {
      #expect(UIView.inheritedAnimationDuration == 0.2)
      UIView.performWithoutAnimation { view.frame.origin.y = 120 }
    }
    #expect(y(view) == 120 && UIView.inheritedAnimationDuration == 0)
  }

  @Test func layoutWithinAnAnimationIsAnimated() {
    let play = Play()
    let outer = UIViewTests.Laid(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    outer.onLayout = { inner.frame.origin.y = $0.bounds.height / 2 }
    play.window.addSubview(outer)
    play.wait(1)
    UIView.animate(withDuration: 0.2, options: .curveLinear) {
      outer.frame.size.height = 300
      outer.layoutIfNeeded()
    }
    play.wait(6)
    #expect(near(y(inner), 100, 1e-9))
  }

  @Test func anAnimatedOffsetMovesTheContentOnTheScreen() {
    let play = Play()
    let list = play.list(3000)
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    list.addSubview(row)
    play.wait(1)
    UIView.animate(withDuration: 0.2, options: .curveLinear) { list.contentOffset.y = 100 }
    #expect(list.contentOffset.y == 100)
    play.wait(6)
    #expect(near(row.stageWindowRect(row.bounds, shown: true).origin.y, 450, 1e-9))
  }

  // MARK: Touches

  @Test func touchesPassAnAnimatedViewUnlessAllowed() {
    for allows in [false, true] {
      let play = Play()
      let view = box(play)
      UIView.animate(withDuration: 0.2, options: allows ? .allowUserInteraction : []) {
        view.frame.origin.y = 50
      }
      #expect((play.window.hitTest(CGPoint(x: 9, y: 60), with: nil) === view) == allows)
      play.wait(13)
      #expect(play.window.hitTest(CGPoint(x: 9, y: 60), with: nil) === view)
    }
  }

  @Test func hitTestingUsesTheModel() {
    let play = Play()
    let view = box(play)
    UIView.animate(withDuration: 0.2, options: .allowUserInteraction) { view.frame.origin.y = 400 }
    #expect(play.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === play.window)
    #expect(play.window.hitTest(CGPoint(x: 9, y: 409), with: nil) === view)
  }

  @Test func removingAllAnimationsShowsTheModel() {
    let play = Play()
    let view = box(play)
    var flag: Bool?
    UIView.animate(withDuration: 0.2) {
      view.frame.origin.y = 400
    } completion: {
      flag = $0
    }
    play.wait(2)
    view.layer.removeAllAnimations()
    #expect(y(view) == 400)
    play.wait(1)
    #expect(flag == false)
  }

  @Test func outsideOfTheWindowNothingIsAnimated() {
    let play = Play()
    let view = UIView()
    var flag: Bool?
    UIView.animate(withDuration: 0.2) {
      view.frame.origin.y = 400
    } completion: {
      flag = $0
    }
    #expect(y(view) == 400)
    play.wait(1)
    #expect(flag == true)
  }
}
