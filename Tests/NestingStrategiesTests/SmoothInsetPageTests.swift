import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// Header and bar change places; a bar at the bottom of the screen brings the pages up.
@MainActor @Suite(.serialized) struct SmoothInsetPageTests {
  typealias Page = SmoothInsetPage

  static func drags(_ scene: inout Scene) {
    scene.header.height = 900
    scene.policies[.bottomBar] = "drags"
  }

  /// Puts the finger onto the bar at the bottom of the screen.
  func onBar(_ phone: Phone<Page>) { phone.finger.go(to: CGPoint(x: 200, y: 820)) }

  @Test func theListCarriesTheHeaderUntilItHasCollapsed() {
    let phone = Phone(Page.self) { $0.header.pinned = 64 }
    phone.drag(dy: -20, moves: 5)
    #expect(phone.header == -90)
    #expect(phone.page.header.view.superview === phone.page.pages.current)
    phone.finger.go(to: CGPoint(x: 200, y: 700))
    phone.drag(dy: -50, moves: 5)
    #expect(phone.header == -136 && phone.bar == 64)
    #expect(phone.page.header.view.superview === phone.page.root)
  }

  @Test func aFingerOnWhatHoversScrollsTheList() {
    let phone = Phone(Page.self) { $0.header.pinned = 64 }
    phone.drag(dy: -50, moves: 10)
    phone.finger.rest(frames: 60)
    let row = phone.row(0)
    phone.finger.go(to: CGPoint(x: 200, y: 85))
    phone.drag(dy: 20, moves: 3)
    #expect(isClose(phone.row(0), row + 50))
    #expect(phone.header == -136)
  }

  @Test func theHeaderStandsThroughAPageSwitchWhileContentCoasts() {
    let phone = Phone(Page.self)
    phone.finger.down()
    for _ in 0..<4 { phone.finger.move(dy: -30) }
    phone.finger.up()
    phone.finger.rest(frames: 2)
    let (header, row) = (phone.header, phone.row(0))
    phone.page.selectPage(1, animated: true)
    for _ in 0..<40 {
      phone.finger.rest()
      #expect(abs(phone.header - header) < 0.5)
      #expect(phone.row(0) == row)
    }
    #expect(phone.left(1) == 0)
  }

  @Test func theBarHoversAtTheBottomUntilItsOwnPlaceComesIntoSight() {
    let phone = Phone(Page.self) {
      $0.header.height = 900
      $0.policies[.bottomBar] = "hovers"
    }
    #expect(phone.bar == 800)
    phone.finger.go(to: CGPoint(x: 200, y: 600))
    phone.drag(dy: -20, moves: 5)
    #expect(phone.header == -90 && phone.bar == 800)
    phone.finger.rest(frames: 60)
    phone.drag(dy: -20, moves: 5)
    #expect(isClose(phone.bar, phone.header + 900))
  }

  @Test func theBarBringsThePagesUpWithTheFingerAndOnThroughTheRows() {
    let phone = Phone(Page.self, Self.drags)
    var began = 0
    phone.page.onDragBegan = { began += 1 }
    onBar(phone)
    phone.finger.down()
    phone.finger.move(dy: -110)
    #expect(phone.bar == 700 && phone.row(0) == 744 && phone.header == 0)
    phone.finger.move(dy: -690)
    #expect(phone.bar == 10)
    phone.finger.move(dy: -25)
    #expect(phone.bar == 0 && isClose(phone.row(0), 29))
    phone.finger.move(dy: 20)
    #expect(phone.bar == 5 && isClose(phone.row(0), 49))
    #expect(began == 1)
  }

  @Test(arguments: [(-200.0, false), (-600.0, true)])
  func pagesThatAreLetGoOfSlowlyGoToTheNearerEnd(_ way: Double, _ isOnTop: Bool) {
    let phone = Phone(Page.self, Self.drags)
    var ended: [Bool] = []
    phone.page.onDragEnded = { ended.append($0) }
    onBar(phone)
    phone.drag(dy: CGFloat(way) / 10, moves: 10)
    phone.finger.rest(frames: 40)
    #expect(phone.bar == (isOnTop ? 0 : 800) && phone.header == 0)
    #expect(ended == [isOnTop])
  }

  @Test func aFingerStopsThemOnTheirWayAndTheyGoOnWhenItLeavesUnmoved() {
    let phone = Phone(Page.self, Self.drags)
    onBar(phone)
    phone.drag(dy: -60, moves: 10)
    phone.finger.rest(frames: 6)
    phone.finger.go(to: CGPoint(x: 200, y: 600))
    phone.finger.down()
    let held = phone.bar
    #expect(held > 1 && held < 209)
    phone.finger.rest(frames: 20)
    #expect(phone.bar == held)
    phone.finger.up()
    phone.finger.rest(frames: 40)
    #expect(phone.bar == 0)
  }

  @Test func aCancelledDragComesToRestAtAnEnd() {
    for moves in 1...12 {
      let phone = Phone(Page.self, Self.drags)
      onBar(phone)
      phone.finger.down()
      for _ in 0..<moves { phone.finger.move(dy: -60) }
      phone.finger.cancel()
      phone.finger.rest(frames: 40)
      #expect(phone.bar == 0 || phone.bar == 800)
      #expect(phone.header == 0)
    }
  }
}
