import Testing
import Traces

@testable import Invariants

@Suite struct ReferencePanTests {
  static func sample(
    _ phase: TouchSample.Phase, _ time: Double, _ x: Double, _ y: Double, finger: Int = 1,
    scroller: Int = 2
  ) -> TouchSample {
    TouchSample(
      finger: finger, phase: phase, time: time, position: Point(x: x, y: y), scroller: scroller,
      region: .page)
  }

  static func reach(
    listCatches: Bool = false, pagerCatches: Bool = false, page: Int = -1
  ) -> Reach {
    var reach = Reach()
    reach.page = page
    reach.list = .init(scroller: 2, catches: listCatches, scrolls: true)
    reach.pager = .init(scroller: 1, catches: pagerCatches, scrolls: true)
    reach.outer = .init(scroller: 0, scrolls: true)
    return reach
  }

  static func pan(_ reach: Reach = reach()) -> ReferencePan {
    var pan = ReferencePan()
    pan.beginFrame()
    pan.down(sample(.began, 0, 100, 500), reach: reach)
    pan.evaluate()
    return pan
  }

  /// One frame with one move.
  static func move(_ pan: inout ReferencePan, _ time: Double, _ x: Double, _ y: Double) {
    pan.beginFrame()
    pan.move(sample(.moved, time, x, y))
    pan.moved(at: time)
    pan.evaluate()
  }

  @Test func thePageUnderTheFirstFingerIsRememberedUntilItLeaves() {
    var pan = Self.pan(Self.reach(page: 2))
    pan.look(at: 1)
    #expect(pan.firstPage == 2)
    #expect(pan.reach.page == 1)
    pan.reset()
    #expect(pan.firstPage == -1)
  }

  @Test func tenPointsAreNotEnough() {
    var pan = Self.pan()
    Self.move(&pan, 16, 100, 490)
    #expect(pan.state == .possible)
    Self.move(&pan, 33, 100, 489)
    #expect(pan.state == .vertical && pan.hasBegun)
    #expect(pan.travel == Interval(-1))
    Self.move(&pan, 50, 100, 480)
    #expect(pan.travel == Interval(-9) && !pan.hasBegun)
  }

  @Test func theHysteresisIsTakenOffPerAxis() {
    var pan = Self.pan()
    Self.move(&pan, 16, 108, 509)
    #expect(pan.state == .vertical)
    #expect(pan.travel == Interval(0))
  }

  @Test func theAxisIsDecidedByTheLargerMovement() {
    var pan = Self.pan()
    Self.move(&pan, 16, 120, 510)
    #expect(pan.state == .horizontal)
    Self.move(&pan, 33, 120, 400)
    #expect(pan.state == .horizontal && pan.travel == .zero)
    pan = Self.pan()
    Self.move(&pan, 16, 110, 510)
    #expect(pan.state == .vertical)
  }

  @Test func whatCannotMoveFailsForTheRestOfTheTouch() {
    var reach = Self.reach()
    reach.pager = .init()
    var pan = Self.pan(reach)
    Self.move(&pan, 16, 120, 500)
    #expect(pan.state == .possible)
    Self.move(&pan, 33, 120, 400)
    #expect(pan.state == .possible)
  }

  @Test func aCaughtCoastBeginsOnTheFirstMoveOfAnySize() {
    var pan = Self.pan(Self.reach(listCatches: true))
    Self.move(&pan, 16, 103, 500)
    #expect(pan.state == .vertical && pan.travel == .zero)
    Self.move(&pan, 33, 103, 503)
    #expect(pan.travel == Interval(3))
    pan = Self.pan(Self.reach(pagerCatches: true))
    Self.move(&pan, 16, 100, 501)
    #expect(pan.state == .horizontal)
  }

  @Test func fingersOfOneScrollerMakeACentroid() {
    var pan = Self.pan()
    Self.move(&pan, 16, 100, 480)
    pan.beginFrame()
    pan.down(Self.sample(.began, 20, 200, 300, finger: 2), reach: Self.reach())
    pan.evaluate()
    #expect(pan.travel == .zero)
    Self.move(&pan, 33, 100, 470)
    #expect(pan.travel == Interval(-5))
    pan.beginFrame()
    pan.up(2, at: 40)
    pan.evaluate()
    #expect(pan.travel == .zero && !pan.isMixed)
    Self.move(&pan, 50, 100, 460)
    #expect(pan.travel == Interval(-10))
  }

  @Test func fingersOfDifferentScrollersLeaveAnInterval() {
    var pan = Self.pan()
    Self.move(&pan, 16, 100, 480)
    pan.beginFrame()
    pan.down(Self.sample(.began, 20, 200, 100, finger: 2, scroller: 0), reach: Self.reach())
    pan.evaluate()
    Self.move(&pan, 33, 100, 470)
    #expect(pan.isMixed)
    #expect(pan.travel == Interval(-10, 0))
  }

  @Test func cancelledMovesNothingUntilAllHaveLeft() {
    var pan = Self.pan()
    Self.move(&pan, 16, 100, 480)
    pan.cancel()
    Self.move(&pan, 33, 100, 440)
    #expect(pan.state == .cancelled && pan.travel == .zero)
  }
}
