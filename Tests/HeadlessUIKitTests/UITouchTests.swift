import HeadlessUIKit
import Testing

/// Touches as views see them.
@MainActor @Suite struct UITouchTests {
  final class Touched: UIView {
    var heard: [String] = []
    var places: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
    private func note(_ what: String, _ touches: Set<UITouch>) {
      heard.append(what)
      for touch in touches { places.append(touch.location(in: self)) }
    }
  }

  func touched(_ play: Play) -> Touched {
    let view = Touched(frame: CGRect(x: 50, y: 100, width: 200, height: 600))
    play.window.addSubview(view)
    return view
  }

  @Test func aViewHearsItsTouchesInItsOwnCoordinates() {
    let play = Play()
    let view = touched(play)
    play.down(60, 120)
    play.move(5, 0)
    play.up()
    #expect(view.heard == ["began", "moved", "ended"])
    #expect(view.places == [CGPoint(x: 10, y: 20), CGPoint(x: 15, y: 20), CGPoint(x: 15, y: 20)])
  }

  @Test func aGestureRecognizedInTheFrameOfTheLiftTakesTheTouchAway() {
    for (way, last) in [(5.0, "ended"), (30, "cancelled")] {
      let play = Play()
      let view = touched(play)
      view.addGestureRecognizer(UIPanGestureRecognizer())
      play.down(60, 120)
      play.frame([
        play.sample(.moved, CGPoint(x: 60, y: 120 + way)),
        play.sample(.ended, CGPoint(x: 60, y: 120 + way)),
      ])
      #expect(view.heard == ["began", "moved", last])
    }
  }

  @Test func aRecognizedGestureTakesTheTouchAway() {
    for cancels in [true, false] {
      let play = Play()
      let view = touched(play)
      let pan = UIPanGestureRecognizer()
      pan.cancelsTouchesInView = cancels
      view.addGestureRecognizer(pan)
      play.down(60, 120)
      play.drag(20, 0, frames: 2)
      play.up()
      #expect(
        view.heard
          == (cancels ? ["began", "moved", "cancelled"] : ["began", "moved", "moved", "ended"]))
    }
  }

  @Test func theSystemTakesItAway() {
    let play = Play()
    let view = touched(play)
    play.down(60, 120)
    play.cancel()
    #expect(view.heard == ["began", "cancelled"])
  }

  @Test func whatNobodyTakesGoesUpTheResponders() {
    let play = Play()
    let view = touched(play)
    view.addSubview(UIView(frame: view.bounds))
    play.down(60, 120)
    play.up()
    #expect(view.heard == ["began", "ended"])
  }

  @Test func aTouchKnowsItsViewTimeAndRecognizers() {
    final class Curious: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
      var touch: UITouch?
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        self.touch = touch
        return true
      }
    }
    let play = Play()
    let view = touched(play)
    let pan = Curious()
    pan.delegate = pan
    view.addGestureRecognizer(pan)
    play.wait(6)
    play.down(60, 120)
    play.move(3, 0)
    let touch = pan.touch
    #expect(touch?.view === view && touch?.window === play.window)
    #expect(touch?.gestureRecognizers?.first === pan)
    #expect(near(touch?.timestamp ?? 0, 7.0 / 60, 1e-12))
    #expect(touch?.previousLocation(in: nil) == CGPoint(x: 60, y: 120))
    #expect(touch?.location(in: nil) == CGPoint(x: 63, y: 120))
    pan.touch = nil
  }
}
