import HeadlessUIKit
import Testing

/// A line that grows and shrinks.
@MainActor @Suite struct CAShapeLayerTests {
  func line(_ play: Play) -> CAShapeLayer {
    let line = CAShapeLayer()
    play.window.layer.addSublayer(line)
    play.frame()
    return line
  }

  /// The end of the line on the screen.
  func end(_ line: CAShapeLayer) -> Double { Double(line.presentation()?.strokeEnd ?? -1) }

  @Test func theWholePathIsDrawnByDefault() {
    _ = Play()
    let line = CAShapeLayer()
    #expect(line.strokeStart == 0 && line.strokeEnd == 1)
  }

  @Test func aChangeReachesTheScreenInAQuarterOfASecond() {
    let play = Play(Stage.Device(framesPerSecond: 120))
    let line = line(play)
    line.strokeEnd = 0
    #expect(line.strokeEnd == 0 && end(line) == 1)
    play.wait(15)
    // The default timing (0.25, 0.1, 0.25, 1) half way.
    #expect(near(end(line), 1 - 0.802403387584857, 1e-9))
    play.wait(14)
    #expect(end(line) > 0)
    play.wait(1)
    #expect(end(line) == 0)
  }

  @Test func anInterruptionStartsFromTheScreen() {
    let play = Play(Stage.Device(framesPerSecond: 120))
    let line = line(play)
    line.strokeEnd = 0
    play.wait(15)
    let shown = end(line)
    line.strokeEnd = 1
    #expect(near(end(line), shown, 1e-12))
    play.wait(15)
    #expect(near(end(line), shown + (1 - shown) * 0.802403387584857, 1e-9))
  }

  @Test func disabledActionsShowAtOnce() {
    let play = Play()
    let line = line(play)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    line.strokeEnd = 0.25
    CATransaction.commit()
    #expect(end(line) == 0.25)
    line.strokeStart = 0.125
    #expect(line.presentation()?.strokeStart == 0, "that was after the commit")
  }

  @Test func soDoesAnActionOfNullForItsOwnKey() {
    let play = Play()
    let line = line(play)
    line.actions = ["strokeEnd": NSNull()]
    line.strokeEnd = 0.25
    line.strokeStart = 0.125
    #expect(end(line) == 0.25 && line.presentation()?.strokeStart == 0)
  }

  @Test func aFastLayerIsThereSooner() {
    let play = Play(Stage.Device(framesPerSecond: 120))
    let line = line(play)
    line.speed = 5
    line.strokeEnd = 0
    play.wait(3)
    #expect(near(end(line), 1 - 0.802403387584857, 1e-9))
    play.wait(3)
    #expect(end(line) == 0)
  }

  @Test func aLayerThatLiesNowhereShowsAtOnce() {
    _ = Play()
    let line = CAShapeLayer()
    line.strokeEnd = 0.5
    #expect(end(line) == 0.5)
  }

  @Test func theTransactionSaysHowLong() {
    let play = Play(Stage.Device(framesPerSecond: 120))
    let line = line(play)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    line.strokeEnd = 0
    CATransaction.commit()
    play.wait(30)
    #expect(near(end(line), 1 - 0.802403387584857, 1e-9))
  }

  @Test func removingTheAnimationsShowsTheModel() {
    let play = Play()
    let line = line(play)
    line.strokeEnd = 0.5
    line.removeAllAnimations()
    #expect(end(line) == 0.5)
  }
}
