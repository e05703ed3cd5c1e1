import HeadlessUIKit
import Testing

/// Timings as values.
@MainActor @Suite struct UITimingCurveProviderTests {
  @Test func eachIsOfItsKind() {
    let cubic = UICubicTimingParameters(animationCurve: .linear)
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(cubic.cubicTimingParameters === cubic && cubic.springTimingParameters == nil)
    #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
    #expect(spring.initialVelocity == .zero)
  }

  @Test func theRawValuesOfCurvesAreUIKits() {
    #expect(
      [0, 1, 2, 3].compactMap(UIView.AnimationCurve.init) == [
        .easeInOut, .easeIn, .easeOut, .linear,
      ])
  }

  @Test func aSpringStartsWithTheLargerComponent() {
    let play = Play()
    var firsts: [CGFloat] = []
    for velocity in [CGVector(dx: 0, dy: 6), CGVector(dx: 6, dy: 0), .zero] {
      let view = UIView()
      play.window.addSubview(view)
      let animator = UIViewPropertyAnimator(
        duration: 0.5,
        timingParameters: UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity))
      animator.addAnimations { view.frame.origin.y = 100 }
      play.frame()
      animator.startAnimation()
      play.frame()
      firsts.append(view.stageShownFrame.origin.y)
    }
    #expect(firsts[0] == firsts[1] && firsts[0] > firsts[2] + 5)
  }
}
