import HeadlessUIKit
import Testing

/// What presses a control.
@MainActor @Suite struct UIControlTests {
  @MainActor final class Pressed {
    let control: UIControl
    var heard: [String] = []

    init(in view: UIView, at frame: CGRect = CGRect(x: 100, y: 100, width: 80, height: 40)) {
      control = UIControl(frame: frame)
      view.addSubview(control)
      let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("inside", .touchUpInside), ("outside", .touchUpOutside),
        ("cancel", .touchCancel), ("primary", .primaryActionTriggered),
      ]
      for (name, event) in events {
        control.addAction(UIAction { [unowned self] _ in heard.append(name) }, for: event)
      }
    }
  }

  @Test func downAndUpPressesIt() {
    let play = Play()
    let pressed = Pressed(in: play.window)
    play.down(110, 110)
    #expect(pressed.control.isTracking && pressed.control.isHighlighted)
    play.up()
    #expect(pressed.heard == ["down", "inside", "primary"])
    #expect(!pressed.control.isTracking && !pressed.control.isHighlighted)
  }

  @Test func labelsInItLetTheTouchThrough() {
    let play = Play()
    let pressed = Pressed(in: play.window)
    pressed.control.addSubview(UILabel(frame: pressed.control.bounds))
    pressed.control.addSubview(UIImageView(frame: pressed.control.bounds))
    play.down(110, 110)
    play.up()
    #expect(pressed.heard.contains("inside"))
  }

  @Test func aFingerMayStraySeventyPoints() {
    for (y, last) in [(209.0, ["inside", "primary"]), (211, ["outside"])] {
      let play = Play()
      let pressed = Pressed(in: play.window)
      play.down(110, 110)
      play.move(0, y - 110)
      #expect(pressed.control.isHighlighted == (y < 210))
      play.up()
      #expect(pressed.heard.dropFirst().elementsEqual(last))
    }
  }

  @Test func aScrollViewAroundItTakesTheFingerAway() {
    let play = Play()
    let pressed = Pressed(in: play.list(9000))
    play.down(110, 110)
    play.move(0, -20)
    #expect(pressed.heard == ["down", "cancel"])
    play.up()
    #expect(pressed.heard == ["down", "cancel"])
  }

  @Test func aFlickWithinOneFrameIsAScrollAndNoPress() {
    let play = Play()
    let list = play.list(9000)
    let pressed = Pressed(in: list)
    play.frame([
      play.sample(.began, CGPoint(x: 110, y: 110), at: 0),
      play.sample(.moved, CGPoint(x: 110, y: 80), at: 8),
      play.sample(.ended, CGPoint(x: 110, y: 80), at: 16),
    ])
    #expect(pressed.heard == ["down", "cancel"])
    #expect(list.contentOffset.y > 0)
  }

  @Test func nothingIsPressedByTheTouchThatStopsACoast() {
    let play = Play()
    let list = play.list(9000)
    let pressed = Pressed(in: list, at: CGRect(x: 0, y: 0, width: 390, height: 9000))
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.wait(3)
    pressed.heard = []
    play.down(200, 400)
    play.up()
    #expect(pressed.heard.isEmpty)
  }

  @Test func onlyTheFirstFingerPresses() {
    let play = Play()
    let pressed = Pressed(in: play.window)
    play.down(110, 110)
    play.down(120, 110, finger: 2)
    play.up(finger: 2)
    #expect(pressed.heard == ["down"])
    play.up()
    #expect(pressed.heard == ["down", "inside", "primary"])
  }

  @Test func aDisabledOneIsNotPressed() {
    let play = Play()
    let pressed = Pressed(in: play.window)
    pressed.control.isEnabled = false
    play.down(110, 110)
    play.up()
    #expect(pressed.heard.isEmpty)
  }

  @Test func anActionKnowsWhoSendsIt() {
    let play = Play()
    var sender: UIControl?
    let control = UIControl(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50),
      primaryAction: UIAction(title: "Go") { sender = $0.sender as? UIControl })
    play.window.addSubview(control)
    control.sendActions(for: .valueChanged)
    #expect(sender == nil)
    control.sendActions(for: .primaryActionTriggered)
    #expect(sender === control)
  }
}
