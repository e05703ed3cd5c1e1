import Testing
import Traces

@testable import Invariants

/// Expected values are the velocities that UIKit reported in `medium-flick`.
@Suite struct VelocityFilterTests {
  @Test func twoTenthsOfTheNewestAndEightOfTheOneBefore() {
    var filter = VelocityFilter(time: 0, place: Point(x: 0, y: 0))
    filter.add(time: 10, place: Point(x: 0, y: 10))
    #expect(filter.velocity.y == 1)
    filter.add(time: 20, place: Point(x: 5, y: 40))
    #expect(abs(filter.velocity.y - (0.2 * 3 + 0.8 * 1)) < 1e-12)
    #expect(abs(filter.velocity.x - 0.2 * 0.5) < 1e-12)
  }

  @Test func aSampleOfTheSameTimeIsNone() {
    var filter = VelocityFilter(time: 0, place: .zero)
    filter.add(time: 10, place: Point(x: 0, y: 10))
    filter.add(time: 10, place: Point(x: 0, y: 90))
    #expect(filter.velocity.y == 1)
  }

  @Test func theReleaseMixesTheLastTwoCallbacks() {
    var filter = VelocityFilter(time: 0, place: .zero)
    filter.add(time: 10, place: Point(x: 0, y: -10))
    filter.callback()
    #expect(filter.release.y == -1)
    filter.add(time: 20, place: Point(x: 0, y: -40))
    filter.callback()
    let latest = 0.2 * -3 + 0.8 * -1
    #expect(abs(filter.release.y - (0.75 * -1 + 0.25 * latest)) < 1e-12)
    #expect(!filter.isSlow)
  }

  @Test func slowIsBelowAQuarterPointPerMillisecondOverBothAxes() {
    var filter = VelocityFilter(time: 0, place: .zero)
    filter.add(time: 10, place: Point(x: 2, y: 1))
    filter.callback()
    #expect(filter.isSlow)
    filter = VelocityFilter(time: 0, place: .zero)
    filter.add(time: 10, place: Point(x: 2, y: 1.6))
    filter.callback()
    #expect(!filter.isSlow)
  }
}
