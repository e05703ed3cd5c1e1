import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// Where the header stands, and what the other pages do meanwhile.
@MainActor @Suite(.serialized) struct HeaderHoistingPageHeadTests {
  typealias Page = HeaderHoistingPage

  static func early(_ scene: inout Scene) {
    scene.options = [.init(name: "header-return", value: "early")]
  }

  @Test func onAProfileTheHeaderComesBackAtTheTopAlone() {
    let phone = Phone(Page.self)
    phone.drag(dy: -50, moves: 11)
    phone.drag(dy: 50, moves: 3)
    phone.finger.go(to: CGPoint(x: 200, y: 300))
    #expect(phone.header == -200)
    phone.drag(dy: 50, moves: 6)
    #expect(isClose(phone.header, -110) && isClose(phone.row(0), phone.bar + 44))
  }

  @Test func withAnEarlyReturnTheHeaderComesBackWithAnyMovementDown() {
    let phone = Phone(Page.self, Self.early)
    phone.drag(dy: -50, moves: 11)
    #expect(phone.header == -200)
    phone.drag(dy: 50, moves: 3)
    #expect(isClose(phone.header, -60))
    #expect(isClose(phone.row(0), 244 - 540 + 140))
    phone.drag(dy: -50, moves: 2)
    #expect(isClose(phone.header, -150))
  }

  @Test func aBounceAtTheEndBringsNoHeaderBack() {
    let phone = Phone(Page.self) {
      Self.early(&$0)
      $0.pages = [.init(rows: 14, rowHeight: 60)]
    }
    phone.drag(dy: -50, moves: 12)
    phone.finger.rest(frames: 90)
    #expect(phone.page.pages.current?.isInRange == true)
    #expect(phone.header == -200)
  }

  @Test func onAProfileOtherPagesGoToTheirTopsWhenTheHeaderShows() {
    let phone = Phone(Page.self)
    phone.drag(dy: -50, moves: 11)
    phone.finger.rest(frames: 60)
    swipe(phone, -1)
    #expect(phone.header == -200 && phone.row(1) == 44)
    phone.drag(dy: 50, moves: 2)
    phone.finger.rest(frames: 60)
    #expect(isClose(phone.header, -110))
    swipe(phone, 1)
    #expect(isClose(phone.header, -110) && isClose(phone.row(0), phone.bar + 44))
  }

  @Test func withAnEarlyReturnOtherPagesKeepTheRowBelowTheBar() {
    let phone = Phone(Page.self, Self.early)
    phone.drag(dy: -50, moves: 11)
    phone.finger.rest(frames: 60)
    let hidden = phone.bar + 44 - phone.row(0)
    swipe(phone, -1)
    phone.drag(dy: -50, moves: 5)
    phone.drag(dy: 50, moves: 2)
    phone.finger.rest(frames: 60)
    #expect(isClose(phone.header, -110))
    swipe(phone, 1)
    #expect(isClose(phone.header, -110))
    #expect(isClose(phone.bar + 44 - phone.row(0), hidden))
  }

  @Test func aShortPageIsFilledUpAndHoldsTheCollapsedHeader() {
    let phone = Phone(Page.self) { $0.pages[1] = .init(rows: 1, rowHeight: 60) }
    phone.drag(dy: -50, moves: 11)
    phone.finger.rest(frames: 60)
    phone.tap(at: CGPoint(x: 195, y: 20))
    for _ in 0..<40 {
      phone.finger.rest()
      #expect(phone.header == -200)
    }
    #expect(phone.left(1) == 0 && phone.row(1) == 44)
    phone.drag(dy: 20, moves: 5)
    #expect(isClose(phone.header, -110))
  }

  /// Goes to the next page on the left (1) or on the right (-1).
  private func swipe(_ phone: Phone<Page>, _ direction: CGFloat) {
    phone.finger.go(to: CGPoint(x: 195, y: 600))
    phone.finger.down()
    for _ in 0..<5 { phone.finger.move(dx: 30 * direction) }
    phone.finger.up()
    phone.finger.rest(frames: 60)
    phone.finger.go(to: CGPoint(x: 195, y: 500))
  }
}
