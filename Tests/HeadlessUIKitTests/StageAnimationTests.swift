import Testing

@testable import HeadlessUIKit

/// Values, timing and clocks of animations.
@MainActor @Suite struct StageAnimationTests {
  @Test func valuesMixInAStraightLineAndEndExactly() {
    let a = StageAnimatedValue(CGRect(x: 0.1, y: 1, width: 2, height: 3))
    let b = StageAnimatedValue(CGRect(x: 0.3, y: 5, width: 2, height: 3))
    #expect(a.mixed(b, 1) == b && a.mixed(b, 0) == a)
    #expect(a.mixed(b, 0.5).rect.origin.y == 3)
    #expect(a.mixed(b, 1.25).rect.origin.y == 6)
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(StageAnimatedValue(t).transform == t)
  }

  @Test func timingIsZeroBeforeAndOneAfter() {
    for timing in [StageTiming.linear, .easeInOut, .spring(ratio: 0.5, velocity: 3)] {
      #expect(timing.progress(-1, duration: 0.4) == 0 && timing.progress(0, duration: 0.4) == 0)
      #expect(timing.progress(1, duration: 0.4) == 1 && timing.progress(2, duration: 0.4) == 1)
    }
  }

  @Test func aSpringHasSettledToAThousandth() {
    for ratio in [0.3, 0.7, 0.999, 1] {
      let left = StageTiming.spring(ratio: ratio, velocity: 0).progress(0.99999, duration: 0.5)
      #expect(abs(1 - left) < 0.0011 / (1 - min(ratio, 0.99) * min(ratio, 0.99)).squareRoot())
    }
  }

  @Test func theVelocityIsThatAtTheStart() {
    for ratio in [0.5, 1] {
      let timing = StageTiming.spring(ratio: ratio, velocity: 4)
      let step = timing.progress(0.0001, duration: 0.5)
      #expect(near(step / (0.0001 * 0.5), 4, 0.05))
    }
  }

  @Test func aGroupPausesResumesAndTurnsRound() {
    _ = Stage()
    let group = StageAnimationGroup(
      duration: 1, delay: 0, timing: .linear, allowsInteraction: true, completion: nil)
    group.remaining = 1
    group.isComplete = true
    #expect(group.progress == 0 && !group.isOver)
    group.pause()
    group.scrub(to: 0.25)
    #expect(group.progress == 0.25)
    #expect(!group.resume(), "what was scrubbed does not go on by the old clock")
    group.goOn(to: 0, .linear, duration: 0.25)
    #expect(group.isReversed && group.progress == 0.25)
    group.run()
    #expect(!group.isPaused)
  }
}
