import HeadlessUIKit
import Testing

/// A finger that rests.
@MainActor @Suite struct UILongPressGestureRecognizerTests {
  @MainActor final class Pressed {
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    init(_ view: UIView) {
      view.addGestureRecognizer(press)
      press.addTarget(self, action: Pressed.pressed)
    }
    func pressed() { states.append(press.state) }
  }

  @Test func itBeginsAfterHalfASecondFollowsAndEnds() {
    let play = Play()
    let pressed = Pressed(play.window)
    play.down(100, 100)
    play.wait(29)
    #expect(pressed.states.isEmpty)
    play.wait(1)
    #expect(pressed.states == [.began])
    play.move(40, 0)
    play.up()
    #expect(pressed.states == [.began, .changed, .ended])
  }

  @Test func movingOrLiftingTooEarlyFailsIt() {
    for lifts in [false, true] {
      let play = Play()
      let pressed = Pressed(play.window)
      play.down(100, 100)
      play.wait(10)
      if lifts { play.up() } else { play.move(11, 0) }
      play.wait(60)
      #expect(pressed.states.isEmpty)
    }
  }

  @Test func itsDurationMayBeOther() {
    let play = Play()
    let pressed = Pressed(play.window)
    pressed.press.minimumPressDuration = 0.1
    play.down(100, 100)
    play.wait(6)
    #expect(pressed.states == [.began])
  }

  @Test func onceBegunItPreventsTheScroll() {
    let play = Play()
    let list = play.list(9000)
    let pressed = Pressed(list)
    play.down(200, 700)
    play.wait(31)
    play.drag(0, -30, frames: 4)
    #expect(list.contentOffset.y == 0 && pressed.states.count > 1)
  }
}
