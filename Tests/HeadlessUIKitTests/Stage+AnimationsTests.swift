import HeadlessUIKit
import Testing

/// What the stage does with running animations.
@MainActor @Suite struct StageAnimationsTests {
  @Test func theStageIsNotIdleWhileOneRuns() {
    let play = Play()
    let view = UIView()
    play.window.addSubview(view)
    play.wait(1)
    #expect(play.stage.isIdle)
    UIView.animate(withDuration: 0.1) { view.alpha = 0 }
    #expect(!play.stage.isIdle)
    #expect(play.rest() == 6)
  }

  @Test func aGroupCompletesWhenItsLastPropertyIsTakenAway() {
    let play = Play()
    let a = UIView()
    let b = UIView()
    play.window.addSubview(a)
    play.window.addSubview(b)
    var flags: [Bool] = []
    UIView.animate(withDuration: 0.4) {
      a.alpha = 0
      b.alpha = 0
    } completion: {
      flags.append($0)
    }
    play.wait(2)
    UIView.animate(withDuration: 0.1) { a.alpha = 1 }
    play.wait(3)
    #expect(flags.isEmpty, "the other one still runs")
    UIView.animate(withDuration: 0.1) { b.alpha = 1 }
    play.wait(1)
    #expect(flags == [false])
  }

  @Test func aNewStageForgetsTheAnimationsOfTheLast() {
    @MainActor final class Owner {
      var link: CADisplayLink?
      var animator: UIViewPropertyAnimator?
      func tick(_ link: CADisplayLink) {}
    }
    weak var gone: Owner?
    do {
      let play = Play()
      let view = UIView()
      play.window.addSubview(view)
      let owner = Owner()
      gone = owner
      let link = CADisplayLink(target: owner, selector: Owner.tick)
      link.add(to: .main, forMode: .common)
      owner.link = link
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in owner.link = nil }
      animator.startAnimation()
      owner.animator = animator
      play.down(9, 9)
    }
    _ = Play()
    #expect(gone == nil, "they hold each other, and would stay for ever")
  }
}
