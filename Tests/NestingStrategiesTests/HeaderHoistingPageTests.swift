import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// One list carries the header; in the air and after landing it stands where it was.
@MainActor @Suite(.serialized) struct HeaderHoistingPageTests {
  typealias Page = HeaderHoistingPage

  @Test func aDragOnTheHeaderMovesHeaderAndRowsTogether() {
    let phone = Phone(Page.self)
    phone.finger.go(to: CGPoint(x: 200, y: 150))
    phone.drag(dy: -20, moves: 5)
    #expect(phone.header == -90)
    #expect(phone.bar == 110)
    #expect(phone.row(0) == 154)
  }

  @Test func theBarStopsBelowWhatStaysOfTheHeader() {
    let phone = Phone(Page.self) { $0.header.pinned = 64 }
    phone.drag(dy: -50, moves: 10)
    #expect(phone.header == -136)
    #expect(phone.bar == 64)
    #expect(isClose(phone.row(0), 244 - 490))
  }

  @Test(arguments: StageAssumptions.singleAlternatives + [StageAssumptions()])
  func theHeaderStandsThroughAPageSwitchWhileContentCoasts(_ assumptions: StageAssumptions) {
    let phone = Phone(Page.self, assuming: assumptions)
    phone.finger.down()
    for _ in 0..<4 { phone.finger.move(dy: -30) }
    phone.finger.up()
    phone.finger.rest(frames: 2)
    let (header, row) = (phone.header, phone.row(0))
    #expect(header < -100 && header > -200)
    phone.page.selectPage(1, animated: true)
    for _ in 0..<40 {
      phone.finger.rest()
      #expect(abs(phone.header - header) < 0.5)
      #expect(phone.row(0) == row)
    }
    #expect(phone.left(1) == 0)
    #expect(abs(phone.row(1) - row) < 0.5)
    #expect(phone.page.head.superview === phone.page.pages.lists[1])
  }

  @Test func aCancelledSwipeLeavesTheHeaderOnAList() {
    for moves in 1...16 {
      let phone = Phone(Page.self)
      phone.drag(dy: -20, moves: 4)
      phone.finger.rest(frames: 60)
      let header = phone.header
      phone.finger.go(to: CGPoint(x: 360, y: 600))
      phone.finger.down()
      for _ in 0..<moves { phone.finger.move(dx: -20) }
      phone.finger.cancel()
      phone.finger.rest(frames: 60)
      let index = phone.page.pages.index
      #expect(phone.left(index) == 0)
      #expect(phone.page.head.superview === phone.page.pages.lists[index])
      #expect(abs(phone.header - header) < 0.5)
      phone.finger.go(to: CGPoint(x: 195, y: 600))
      phone.drag(dy: -20, moves: 2)
      #expect(isClose(phone.header, header - 30))
    }
  }

  @Test func tapsGoToTheLeftAndToTheRight() {
    let phone = Phone(Page.self) { $0.firstPage = 1 }
    for (x, page) in [(330.0, 2), (60.0, 0), (195.0, 1)] {
      phone.tap(at: CGPoint(x: x, y: 220))
      phone.finger.rest(frames: 30)
      #expect(phone.left(page) == 0)
      #expect(phone.page.bar.line.strokeStart == phone.page.bar.strokeStart(of: page))
    }
  }

  @Test func theIndicatorStaysInTheFirstTabBeyondTheFirstPage() {
    let phone = Phone(Page.self)
    let start = phone.page.bar.line.strokeStart
    let end = phone.page.bar.line.strokeEnd
    phone.finger.down()
    for _ in 0..<6 {
      phone.finger.move(dx: 20)
      #expect(phone.page.bar.line.strokeStart == start)
      #expect(phone.page.bar.line.strokeEnd == end)
    }
    #expect(phone.left(0) > 30)
    #expect(phone.page.head.superview === phone.page.pages.view)
  }

  @Test(arguments: ["does-not-page", "pages"]) func aSwipeOnTheHeader(_ policy: String) {
    let phone = Phone(Page.self) { $0.policies[.headerPan] = policy }
    phone.finger.go(to: CGPoint(x: 300, y: 100))
    phone.drag(dx: -40, moves: 6)
    phone.finger.rest(frames: 60)
    #expect(phone.page.pages.index == (policy == "pages" ? 1 : 0))
  }

  @Test func aFingerThatCatchesTheBounceDragsFromWhereItStands() {
    let phone = Phone(Page.self)
    phone.finger.go(to: CGPoint(x: 200, y: 400))
    phone.finger.down()
    for _ in 0..<4 { phone.finger.move(dy: 60) }
    phone.finger.up()
    phone.finger.rest(frames: 6)
    let caught = phone.header
    #expect(caught > 20)
    phone.finger.down()
    #expect(phone.header == caught)
    phone.finger.move(dy: -2)
    phone.finger.move(dy: -200)
    let finger = inverseRubberBand(caught, dimension: 844) - 200
    #expect(isClose(phone.header, rubberBand(finger, dimension: 844), within: 0.5))
    #expect(isClose(phone.row(0), phone.bar + 44))
  }
}

extension TabBar {
  /// Where the indicator begins under a tab of equal width.
  func strokeStart(of page: Int) -> CGFloat {
    (tabs[page].frame.minX + 2) / (tabs[tabs.count - 1].frame.maxX)
  }
}
