import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// The pages are away from their first movement until they stand on a page without a finger.
@MainActor @Suite(.serialized) struct HeadedPagesTests {
  typealias Page = HeaderHoistingPage

  @Test func aReleaseExactlyOnAPageLandsInItsFrame() {
    let phone = Phone(Page.self)
    phone.finger.down()
    phone.finger.move(dx: -110)
    phone.finger.move(dx: 60)
    phone.finger.move(dx: 40)
    phone.finger.move()
    phone.finger.move()
    #expect(phone.page.pages.view.contentOffset.x == 0)
    #expect(phone.page.pages.isAway)
    phone.finger.up()
    #expect(!phone.page.pages.isAway)
    phone.drag(dy: -20, moves: 3)
    #expect(isClose(phone.header, -50))
  }

  @Test func aReleaseOnAPageWithAVelocityDoesNotLandOnIt() {
    let phone = Phone(Page.self)
    phone.finger.down()
    for dx in [-110.0, 60, 50, -10] { phone.finger.move(dx: dx) }
    phone.finger.move(dx: -30)
    phone.finger.move(dx: 30)
    phone.finger.up()
    #expect(phone.page.pages.isAway == phone.page.pages.view.isDecelerating)
    phone.finger.rest(frames: 60)
    #expect(!phone.page.pages.isAway)
    #expect(phone.page.head.superview === phone.page.pages.current)
  }

  @Test func aTapOnTheTabWhereThePagerStandsEndsNowhereElse() {
    let phone = Phone(Page.self)
    phone.tap(at: CGPoint(x: 60, y: 220))
    #expect(!phone.page.pages.isAway)
    phone.tap(at: CGPoint(x: 195, y: 220))
    phone.finger.rest(frames: 5)
    phone.tap(at: CGPoint(x: 60, y: 220))
    phone.finger.rest(frames: 40)
    #expect(!phone.page.pages.isAway && phone.page.pages.index == 0)
  }

  @Test func anAnimationThatIsLostBetweenTwoPagesIsTakenUp() {
    let phone = Phone(Page.self)
    phone.page.selectPage(1, animated: true)
    phone.finger.rest(frames: 12)
    let pager = phone.page.pages.view
    pager.setContentOffset(pager.contentOffset, animated: false)
    phone.finger.rest(frames: 4)
    #expect(phone.page.pages.isAway)
    phone.finger.rest(frames: 30)
    #expect(!phone.page.pages.isAway && phone.page.pages.index == 1)
  }

  @Test func aPageIsLeftOnlyWhenItsListIsBackInItsRange() {
    let phone = Phone(Page.self)
    phone.finger.down()
    for _ in 0..<5 { phone.finger.move(dy: 40) }
    phone.page.selectPage(1, animated: true)
    phone.finger.move(dy: 10)
    #expect(!phone.page.pages.isAway && phone.header > 50)
    phone.finger.up()
    for _ in 0..<90 where !phone.page.pages.isAway {
      #expect(phone.header > 0)
      phone.finger.rest()
    }
    #expect(phone.page.pages.isAway && phone.header == 0)
    phone.finger.rest(frames: 40)
    #expect(phone.left(1) == 0 && phone.header == 0)
  }

  @Test func aCallEndsADragOfTheListThatItLeaves() {
    let phone = Phone(Page.self)
    phone.finger.down()
    phone.finger.move(dy: -60)
    let header = phone.header
    phone.page.selectPage(2, animated: true)
    for _ in 0..<10 { phone.finger.move(dy: -10) }
    #expect(phone.header == header && isClose(phone.row(0), header + 244))
    phone.finger.up()
    phone.finger.rest(frames: 30)
    #expect(phone.page.pages.index == 2 && phone.header == header)
  }

  @Test func aPageWithoutAnimationIsThereAtOnce() {
    let phone = Phone(Page.self)
    phone.drag(dy: -20, moves: 4)
    phone.page.selectPage(2, animated: false)
    #expect(phone.left(2) == 0 && !phone.page.pages.isAway)
    #expect(isClose(phone.header, -70) && isClose(phone.row(2), phone.bar + 44))
  }
}
