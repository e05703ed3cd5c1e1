import HeadlessUIKit
import Testing

/// What a finger does to a scroll view.
@MainActor @Suite struct UIScrollViewDragTests {
  func under(_ name: String, _ value: String) throws -> StageAssumptions {
    var assumptions = StageAssumptions()
    try assumptions.set(name, to: value)
    return assumptions
  }

  // MARK: Beginning

  @Test func aDragBeginsBeyondTenPointsWhichItTakesOff() {
    let play = Play()
    let list = play.list(3000)
    play.down(200, 700)
    play.move(0, -9)
    play.move(0, -1)
    #expect(!list.isDragging && list.contentOffset.y == 0)
    play.move(0, -1.0 / 3)
    #expect(list.isDragging)
    #expect(near(list.contentOffset.y, 1.0 / 3, 1e-9), "the first callback already moves content")
    play.move(0, -20)
    #expect(near(list.contentOffset.y, 20 + 1.0 / 3, 1e-9))
  }

  @Test func theTenPointsComeOffEachAxis() {
    let play = Play()
    let list = play.list(3000, width: 2000)
    play.down(300, 700)
    play.move(-8, -30)
    #expect(list.contentOffset == CGPoint(x: 0, y: 20))
    play.move(-8, 0)
    #expect(list.contentOffset == CGPoint(x: 8, y: 20))
  }

  @Test func anAxisThatCannotScrollDoesNotMove() {
    let play = Play()
    let list = play.list(3000)
    play.down(300, 700)
    play.drag(-30, -30, frames: 4)
    #expect(list.contentOffset == CGPoint(x: 0, y: 110))
  }

  @Test func dragOffsetsAreOnPixels() {
    let play = Play()
    let list = play.list(3000)
    play.down(200, 700)
    play.drag(0, -7.123, frames: 9)
    let offset = Double(list.contentOffset.y)
    #expect(offset == StagePhysics.toPixel(9 * 7.123 - 10, scale: 3))
  }

  // MARK: Catching

  @Test func aCatchStopsAtTouchDownAndNeedsNoTenPoints() {
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.drag(0, -40, frames: 8)
    play.up()
    play.wait(4)
    play.down(200, 500)
    let caught = list.contentOffset.y
    play.wait(2)
    #expect(list.contentOffset.y == caught, "it stands")
    play.move(0, -0.5)
    #expect(list.isDragging)
    // What the finger travelled before the first callback moves nothing.
    let anchor = StagePhysics.toPixel(Double(caught), scale: 3)
    #expect(Double(list.contentOffset.y) == anchor)
    play.move(0, -8)
    #expect(Double(list.contentOffset.y) == StagePhysics.toPixel(anchor + 8, scale: 3))
  }

  @Test func theInterruptedVelocityIsForgottenTheFingersIsKept() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.down(200, 700)
    play.drag(0, -40, frames: 8)
    play.up()
    play.wait(4)
    play.down(200, 500)
    play.drag(0, -6, frames: 3)
    play.up()
    #expect(near(diary.velocity.y, 6 / (1000.0 / 60), 1e-9))
  }

  @Test func aCaughtBounceGoesOnFromTheInverseBand() throws {
    var steps: [String: CGFloat] = [:]
    for name in ["inverse-band", "raw"] {
      let play = Play(Stage.Device(), try under("bounce-catch", name))
      let list = play.list(3000)
      play.down(200, 100)
      play.drag(0, 40, frames: 10)
      play.up()
      play.wait(2)
      play.down(200, 300)
      let caught = list.contentOffset.y
      #expect(caught < -50)
      play.move(0, 1)
      steps[name] = list.contentOffset.y - caught
      let before = list.contentOffset.y
      play.move(0, 20)
      if name == "inverse-band" {
        let finger = StagePhysics.unbanded(Double(before), low: 0, high: 2156, dimension: 844)
        let place = StagePhysics.banded(finger - 20, low: 0, high: 2156, dimension: 844)
        #expect(near(list.contentOffset.y, place, 0.35))
      }
    }
    #expect(abs(steps["inverse-band"] ?? 9) <= 1.0 / 6 + 1e-9, "nothing jumps but to the pixel")
    #expect((steps["raw"] ?? 0) > 20, "the band is applied to where the content stands")
  }

  @Test func aViewWhoseScrollingIsNotAskedIsNotCaught() {
    // The pan does not receive the touch; the next one begins with its ten points as usual.
    final class Deaf: UIGestureRecognizerDelegate {
      var hears = false
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool { hears }
    }
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.drag(0, -40, frames: 8)
    play.up()
    play.wait(4)
    let deaf = Deaf()
    list.panGestureRecognizer.delegate = deaf
    play.down(200, 500)
    #expect(!list.isDecelerating)
    play.up()
    deaf.hears = true
    play.down(200, 500)
    play.move(0, -5)
    #expect(!list.isDragging)
  }

  // MARK: Ends

  @Test func beyondAnEndTheBandHolds() {
    let play = Play()
    let list = play.list(3000)
    play.down(200, 100)
    play.drag(0, 30, frames: 5)
    #expect(
      Double(list.contentOffset.y)
        == -StagePhysics.toPixel(StagePhysics.band(140, 844), scale: 3))
    play.drag(0, -28, frames: 5)
    #expect(list.contentOffset.y == 0, "reversible")
  }

  @Test func aHardEndUnWinds() {
    let play = Play()
    let list = play.list(3000)
    list.bounces = false
    play.down(200, 100)
    play.drag(0, 30, frames: 3)
    #expect(list.contentOffset.y == 0)
    play.drag(0, -10, frames: 8)
    #expect(list.contentOffset.y == 0, "after 80 points beyond it 80 points back move nothing")
    play.move(0, -10)
    #expect(list.contentOffset.y == 10)
  }

  @Test func orAHardEndFollowsAtOnce() throws {
    let play = Play(Stage.Device(), try under("hard-end", "at-once"))
    let list = play.list(3000)
    list.bounces = false
    play.down(200, 100)
    play.drag(0, 30, frames: 3)
    play.move(0, -10)
    #expect(list.contentOffset.y == 10)
    // Away from the end small steps add up as ever.
    play.drag(0, -0.1, frames: 100)
    #expect(near(list.contentOffset.y, 20, 1e-9))
  }

  @Test func contentThatFitsBouncesOnlyIfToldTo() {
    let play = Play()
    let list = play.list(500)
    play.down(200, 100)
    play.drag(0, 30, frames: 5)
    #expect(list.contentOffset.y == 0 && !list.isDragging)
    play.up()
    list.alwaysBounceVertical = true
    play.down(200, 100)
    play.drag(0, 30, frames: 5)
    #expect(list.contentOffset.y < 0)
  }

  // MARK: Directional lock

  func offset(lock: Bool, _ dx: Double, _ dy: Double, then: (Double, Double)) -> CGPoint {
    let play = Play()
    let list = play.list(3000, width: 3000)
    list.isDirectionalLockEnabled = lock
    list.contentOffset = CGPoint(x: 500, y: 500)
    play.down(300, 700)
    play.move(dx, dy)
    play.drag(then.0, then.1, frames: 5)
    return CGPoint(x: list.contentOffset.x - 500, y: list.contentOffset.y - 500)
  }

  @Test func theLockTakesClearBeginningsBelow20AndAbove70Degrees() {
    // tan 19° = 0.344, tan 21° = 0.384, tan 69° = 2.605, tan 71° = 2.904.
    #expect(offset(lock: true, -40, -40 * 0.344, then: (-5, -5)).y == 0)
    #expect(offset(lock: true, -40, -40 * 0.384, then: (-5, -5)).y > 0)
    #expect(offset(lock: true, -10, -10 * 2.605, then: (-5, -5)).x > 0)
    #expect(offset(lock: true, -10, -10 * 2.904, then: (-5, -5)).x == 0)
  }

  @Test func aDiagonalBeginningLocksNothingUntilTheEnd() {
    let moved = offset(lock: true, -20, -20, then: (0, -30))
    #expect(moved == CGPoint(x: 10, y: 160))
    #expect(offset(lock: true, -20, -20, then: (-30, 0)) == CGPoint(x: 160, y: 10))
  }

  @Test func itLooksAtTheFirstMovementOfAll() {
    let play = Play()
    let list = play.list(3000, width: 3000)
    list.isDirectionalLockEnabled = true
    play.down(300, 700)
    play.move(0, -2)
    play.drag(-8, -8, frames: 4)
    #expect(list.contentOffset.x == 0 && list.contentOffset.y > 0)
  }

  @Test func offByDefaultNothingIsLocked() {
    #expect(offset(lock: false, -40, -2, then: (-5, -5)).y > 0)
  }

  // MARK: setTranslation

  @Test func settingTheTranslationMovesNoContent() {
    let play = Play()
    let list = play.list(3000)
    play.down(200, 700)
    play.drag(0, -20, frames: 4)
    #expect(list.contentOffset.y == 70)
    list.panGestureRecognizer.setTranslation(.zero, in: list)
    play.wait(1)
    #expect(list.contentOffset.y == 70)
    play.move(0, -20)
    #expect(list.contentOffset.y == 90)
    #expect(list.panGestureRecognizer.translation(in: list).y == -20)
  }

  // MARK: Nesting

  final class Free: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  func nested(_ play: Play, free: Bool = false) -> (UIScrollView, UIScrollView) {
    let bounds = play.window.bounds
    let outer = play.add(free ? Free(frame: bounds) : UIScrollView(frame: bounds), 1200)
    let inner = play.list(
      3000, frame: CGRect(x: 0, y: 300, width: 390, height: 900), in: outer)
    return (outer, inner)
  }

  @Test func onOneAxisTheInnerViewWins() {
    let play = Play()
    let (outer, inner) = nested(play)
    play.down(200, 700)
    play.drag(0, -20, frames: 4)
    #expect(inner.contentOffset.y == 70 && outer.contentOffset.y == 0)
  }

  @Test func atItsEndItLetsTheOuterOneBegin() {
    let play = Play()
    let (outer, inner) = nested(play)
    outer.contentOffset.y = 100
    play.down(200, 500)
    play.drag(0, 20, frames: 4)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 30)
  }

  @Test func butNeverWithinADrag() {
    let play = Play()
    let (outer, inner) = nested(play)
    inner.contentOffset.y = 30
    outer.contentOffset.y = 100
    play.down(200, 500)
    play.drag(0, 20, frames: 6)
    #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 100)
  }

  @Test func crossedAxesGoToTheViewThatCanScrollThere() {
    for (dx, dy) in [(-20.0, -4.0), (-4, -20)] {
      let play = Play()
      let pager = play.list(844, width: 1170)
      let list = play.list(3000, in: pager)
      play.down(300, 700)
      play.drag(dx, dy, frames: 4)
      #expect((pager.contentOffset.x > 0) == (dx == -20))
      #expect((list.contentOffset.y > 0) == (dy == -20))
    }
  }

  @Test func aSubclassThatSaysYesToBothScrollsBoth() {
    let play = Play()
    let (outer, inner) = nested(play, free: true)
    play.down(200, 700)
    play.drag(0, -20, frames: 4)
    #expect(inner.contentOffset.y == 70 && outer.contentOffset.y == 70)
  }

  @Test func bothPansSeeTheFingersWholeTravelAlthoughTheInnerOneRidesOnTheOuter() {
    let play = Play()
    let (outer, inner) = nested(play, free: true)
    play.down(200, 700)
    play.drag(0, -20, frames: 4)
    #expect(inner.panGestureRecognizer.translation(in: inner).y == -70)
    #expect(outer.panGestureRecognizer.translation(in: outer).y == -70)
  }

  @Test func theirOrderWithinAFrameIsAnAssumption() throws {
    for (name, first) in [("hit-view-first", "inner"), ("reverse", "outer")] {
      let play = Play(Stage.Device(), try under("pan-order", name))
      let (outer, inner) = nested(play, free: true)
      var order: [String] = []
      let a = Diary()
      let b = Diary()
      a.didScroll = { _ in order.append("outer") }
      b.didScroll = { _ in order.append("inner") }
      outer.delegate = a
      inner.delegate = b
      play.down(200, 700)
      play.drag(0, -20, frames: 3)
      #expect(order.first == first && order.count == 6)
      order = []
      play.up()
      #expect(order.first == first && order.count == 2, "the release's steps too")
      order = []
      play.frame()
      #expect(order.first == first && order.count == 2, "and the coasts")
    }
  }
}
