import HeadlessUIKit
import Testing

/// Groups of changes in groups.
@MainActor @Suite struct CATransactionTests {
  @Test func settingsHoldUntilTheCommit() {
    _ = Play()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(1)
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
  }

  @Test func innerGroupsInheritAndDoNotLeak() {
    _ = Play()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
  }

  @Test func whatIsLeftOpenEndsWithTheFrame() {
    let play = Play()
    play.frame()
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    play.frame()
    #expect(!CATransaction.disableActions())
  }

  @Test func mediaTimeIsTheStages() {
    let play = Play(Stage.Device(framesPerSecond: 120))
    play.wait(13)
    #expect(near(CACurrentMediaTime(), 0.1, 1e-12))
  }
}
