import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// A page too short for the collapsed header brings it out when it lands.
@MainActor @Suite(.serialized) struct HeaderHoistingPageExpansionTests {
  typealias Page = HeaderHoistingPage

  /// A phone on its way from a long page to one of a single row, its header collapsed.
  func phone() -> Phone<Page> {
    let phone = Phone(Page.self) {
      $0.policies[.shortPage] = "expand-header"
      $0.pages[1] = .init(rows: 1, rowHeight: 60)
    }
    phone.drag(dy: -50, moves: 11)
    phone.finger.rest(frames: 60)
    phone.tap(at: CGPoint(x: 195, y: 20))
    return phone
  }

  /// Where the screen shows the head's top edge.
  func shown(_ phone: Phone<Page>) -> CGFloat {
    let layer = phone.page.head.layer
    return (layer.presentation()?.frame.minY ?? layer.frame.minY)
      - (phone.page.pages.current?.contentOffset.y ?? .nan)
  }

  func land(_ phone: Phone<Page>) {
    for _ in 0..<60 where phone.page.pages.isAway { phone.finger.rest() }
    #expect(!phone.page.pages.isAway)
  }

  @Test func theHeaderStandsUntilThePageLandsAndComesOutInAQuarterOfASecond() {
    let phone = phone()
    while phone.page.pages.isAway {
      #expect(phone.header == -200)
      phone.finger.rest()
    }
    #expect(shown(phone) == -200)
    var last = shown(phone)
    for _ in 0..<14 {
      phone.finger.rest()
      #expect(shown(phone) > last)
      last = shown(phone)
    }
    phone.finger.rest(frames: 2)
    #expect(shown(phone) == 0)
    #expect(phone.header == 0 && phone.row(1) == 244)
  }

  @Test func aFingerHoldsItAndItGoesOnWhenTheFingerLeaves() {
    let phone = phone()
    land(phone)
    phone.finger.rest(frames: 7)
    phone.finger.go(to: CGPoint(x: 100, y: 600))
    phone.finger.down()
    let held = phone.header
    #expect(held > -199 && held < -1)
    phone.finger.rest(frames: 30)
    #expect(phone.header == held)
    phone.finger.up()
    phone.finger.rest(frames: 20)
    #expect(phone.header == 0)
  }

  @Test func aDragTakesItAlong() {
    let phone = phone()
    land(phone)
    phone.finger.rest(frames: 7)
    phone.finger.go(to: CGPoint(x: 100, y: 600))
    phone.finger.down()
    let held = phone.header
    phone.finger.move(dy: 20)
    #expect(phone.row(1) > 249)
    #expect(isClose(phone.header - held, phone.row(1) - 244))
  }

  @Test func aSwipeTakesItOffWhereItHangs() {
    let phone = phone()
    land(phone)
    phone.finger.rest(frames: 7)
    phone.finger.go(to: CGPoint(x: 100, y: 600))
    phone.finger.down()
    let held = phone.header
    for _ in 0..<6 { phone.finger.move(dx: 30) }
    phone.finger.up()
    land(phone)
    #expect(abs(phone.header - held) < 0.5)
    #expect(phone.left(0) == 0)
    #expect(isClose(phone.row(0), phone.bar + 44, within: 0.5))
  }
}
