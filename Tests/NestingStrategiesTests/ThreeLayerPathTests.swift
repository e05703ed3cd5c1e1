import HeadlessUIKit
import Testing

@testable import NestingStrategies

/// One coordinate through header and list.
@MainActor @Suite struct ThreeLayerPathTests {
  func through(_ outer: CGFloat, _ list: CGFloat) -> (path: ThreeLayerPath, place: CGFloat) {
    ThreeLayerPath.through(outerOffset: outer, of: 200, listOffset: list, of: 1000)
  }

  @Test(arguments: [(0.0, 0.0), (120, 0), (200, 0), (200, 340), (0, 340), (120, 340), (200, 1000)])
  func aStateStandsWhereItsPlaceSays(_ outer: Double, _ list: Double) {
    let (path, place) = through(CGFloat(outer), CGFloat(list))
    #expect(path.outerOffset(at: place) == CGFloat(outer))
    #expect(path.listOffset(at: place) == CGFloat(list))
  }

  @Test(arguments: [(0.0, 0.0), (120, 340)])
  func eachPointOfTravelMovesThePageByAPoint(_ outer: Double, _ list: Double) {
    let path = through(CGFloat(outer), CGFloat(list)).path
    for place in stride(from: CGFloat(0), through: path.end - 1, by: 1) {
      let now = path.outerOffset(at: place) + path.listOffset(at: place)
      let next = path.outerOffset(at: place + 1) + path.listOffset(at: place + 1)
      #expect(next - now == 1)
    }
  }

  @Test func theHeaderGoesFirstBothWaysBelowAListThatKeptItsPlace() {
    let (path, place) = through(120, 340)
    #expect(path.mover(at: place, towardsEnd: true) == .outer)
    #expect(path.mover(at: place, towardsEnd: false) == .outer)
    #expect(path.mover(at: 340, towardsEnd: false) == .list)
    #expect(path.mover(at: 540, towardsEnd: true) == .list)
  }

  @Test func aRubberBandOffThePathGoesFirst() {
    let (path, place) = through(-30, 340)
    #expect(place == -30)
    #expect(path.listOffset(at: place) == 340)
    #expect(path.mover(at: place, towardsEnd: true) == .start)
    #expect(path.limit(from: place, towardsEnd: true) == 0)
  }

  @Test func beyondTheEndsThePolicyDecides() {
    let path = through(0, 0).path
    #expect(path.mover(at: 0, towardsEnd: false) == .start)
    #expect(path.mover(at: 1200, towardsEnd: true) == .end)
  }
}
