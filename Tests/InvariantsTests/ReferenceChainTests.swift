import Testing

@testable import Invariants

@Suite struct ReferenceChainTests {
  static func chain(pivot: Double = 0) -> ReferenceChain {
    var chain = ReferenceChain()
    chain.outerRange = 200
    chain.listRange = 1000
    chain.pivot = pivot
    chain.start = .banded(844)
    return chain
  }

  @Test func oneCoordinateFromStartToEnd() {
    let chain = Self.chain()
    #expect(chain.length == 1200)
    #expect(chain.place(300.0) == Interval(300))
    #expect(chain.place(1250.0) == Interval(1200))
    #expect(chain.place(-100.0).hi < -50)
    #expect(chain.place(-100.0).lo == -ReferencePhysics.band(100, dimension: 844))
  }

  @Test func unbandedIsTheInverse() {
    let chain = Self.chain()
    for t in [-300.0, -1, 0, 600, 1200] {
      let place = chain.place(t).lo
      #expect(abs(chain.unplaced(place, raw: false).lo - t) < 1e-9)
    }
    let raw = chain.unplaced(-40, raw: true)
    #expect(raw.hi == -40 && raw.lo < -70)
  }

  @Test func anEndThatMayGiveOrHoldIsAnInterval() {
    var chain = Self.chain()
    chain.end = .either(844)
    let place = chain.place(1300.0)
    #expect(place.lo == 1200 && place.hi == 1200 + ReferencePhysics.band(100, dimension: 844))
  }

  @Test func aHandOverIsPassedNotTouched() {
    let chain = Self.chain()
    #expect(chain.handsOver(from: 195, to: 205))
    #expect(chain.handsOver(from: 205, to: 195))
    #expect(!chain.handsOver(from: 195, to: 200))
    #expect(!chain.handsOver(from: 205, to: 300))
    #expect(Self.chain(pivot: 50).handsOver(from: 40, to: 60))
    #expect(Self.chain(pivot: 50).handsOver(from: 240, to: 260))
    #expect(!Self.chain(pivot: 50).handsOver(from: 190, to: 210))
  }

  @Test func hardEndsAcceptUnwindingAndAtOnce() {
    var drag = ReferenceDrag(chain: Self.chain(), page: 0, t: Interval(1150), place: 1150)
    drag.move(by: Interval(-130))
    #expect(drag.after == Interval(1200))
    drag.move(by: Interval(30))
    #expect(drag.after == Interval(1170, 1200))
    drag.move(by: Interval(60))
    #expect(drag.after == Interval(1110, 1190))
  }

  @Test func aShortHandOverIsRebased() {
    var drag = ReferenceDrag(chain: Self.chain(), page: 0, t: Interval(195), place: 195)
    #expect(drag.handsOver(by: Interval(-10)))
    drag.rest()
    drag.move(by: Interval(-10))
    drag.allow(drag.before)
    #expect(drag.after == Interval(195, 205))
    drag.rebase(to: 200)
    drag.move(by: Interval(-10))
    #expect(drag.after == Interval(210))
  }
}
