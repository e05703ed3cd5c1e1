import HeadlessUIKit
import Testing

/// What is a tap.
@MainActor @Suite struct UITapGestureRecognizerTests {
  @MainActor final class Tapped {
    let tap = UITapGestureRecognizer()
    var places: [CGPoint] = []
    init(_ view: UIView) {
      view.addGestureRecognizer(tap)
      tap.addTarget(self, action: Tapped.tapped)
    }
    func tapped() { places.append(tap.location(in: nil)) }
  }

  @Test func downAndUpInOnePlaceIsATap() {
    let play = Play()
    let tapped = Tapped(play.window)
    play.down(120, 340)
    play.wait(2)
    #expect(tapped.places.isEmpty)
    play.up()
    #expect(tapped.places == [CGPoint(x: 120, y: 340)])
  }

  @Test func alsoWithinOneFrame() {
    let play = Play()
    let tapped = Tapped(play.window)
    play.frame([
      play.sample(.began, CGPoint(x: 9, y: 9), at: 0), play.sample(.ended, CGPoint(x: 9, y: 9)),
    ])
    #expect(tapped.places.count == 1)
  }

  @Test func aFingerThatMovesTapsNothing() {
    for (way, count) in [(10.0, 1), (10.5, 0)] {
      let play = Play()
      let tapped = Tapped(play.window)
      play.down(120, 340)
      play.move(way, 0)
      play.up()
      #expect(tapped.places.count == count)
    }
  }

  @Test func nothingIsTappedByTheTouchThatStopsACoast() {
    let play = Play()
    let list = play.list(9000)
    let tapped = Tapped(list)
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.wait(3)
    play.down(200, 400)
    play.up()
    #expect(tapped.places.isEmpty)
    play.down(200, 400)
    play.up()
    #expect(tapped.places.count == 1)
  }

  @Test func twoFingersAreNoTapOfOne() {
    for (fingers, count) in [(1, 0), (2, 1)] {
      let play = Play()
      let tapped = Tapped(play.window)
      tapped.tap.numberOfTouchesRequired = fingers
      play.down(120, 340)
      play.down(220, 340, finger: 2)
      play.up()
      play.up(finger: 2)
      #expect(tapped.places.count == count)
    }
  }

  @Test func aSingleTapIsNoDoubleTap() {
    let play = Play()
    let tapped = Tapped(play.window)
    tapped.tap.numberOfTapsRequired = 2
    play.down(120, 340)
    play.up()
    #expect(tapped.places.isEmpty)
  }

  @Test func aScrollBeginsAndTheTapIsNone() {
    let play = Play()
    let list = play.list(9000)
    let tapped = Tapped(list)
    play.down(200, 700)
    play.drag(0, -4, frames: 3)
    play.up()
    #expect(tapped.places.isEmpty && list.contentOffset.y > 0)
  }
}
