import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// Bounds, hand-over, both outcomes of a release, and a finger that catches the sheet.
@MainActor @Suite(.serialized) struct MapDrawerTests {
  /// A drawer on a phone of 844 points, its handle 44 points high, with a finger on it.
  func drawer(
    at y: CGFloat = 700, _ adapt: (inout Scene) -> Void = { _ in }
  ) -> (drawer: MapDrawer, finger: Fingertip) {
    var scene = Scene()
    scene.policies[.bounceTop] = "none"
    adapt(&scene)
    let stage = Stage(device: .init())
    let drawer = MapDrawer(scene: scene)
    stage.window.addSubview(drawer.rootView)
    stage.settle()
    return (drawer, Fingertip(on: stage, at: CGPoint(x: 200, y: y)))
  }

  /// Up from the lowest detent, as `detents` has it first.
  func up(_ scene: inout Scene) { scene.options = [.init(name: "detents", value: "upper-tip")] }

  @Test func itBeginsAtTheDetentNamedFirst() {
    #expect(drawer().drawer.sheet.frame.minY == 650)
    #expect(drawer(up).drawer.sheet.frame.minY == 192)
    #expect(drawer(up).drawer.tops == [192, 650])
  }

  func drawer(_ adapt: (inout Scene) -> Void) -> (drawer: MapDrawer, finger: Fingertip) {
    drawer(at: 400, adapt)
  }

  @Test func theSheetStopsAtTheArticlesBounds() {
    let (page, finger) = drawer(at: 670)
    finger.down()
    finger.move(dy: 60)
    #expect(page.sheet.frame.minY == 650)
    finger.move(dy: -60 - 600)
    #expect(page.sheet.frame.minY == 192)
    #expect(page.list.contentOffset.y == 0)
  }

  @Test func aDragOnTheListHandsOverWithoutALoss() {
    let (page, finger) = drawer(at: 760)
    finger.down()
    finger.move(dy: -20)
    #expect(page.sheet.frame.minY == 640)
    finger.move(dy: -443)
    #expect(page.sheet.frame.minY == 197)
    finger.move(dy: -12)
    #expect(page.sheet.frame.minY == 192)
    #expect(page.list.contentOffset.y == 7)
    finger.move(dy: 10)
    #expect(page.sheet.frame.minY == 195)
    #expect(page.list.contentOffset.y == 0)
  }

  /// UBottomSheet's jump: the list at 120, one drag down of 300 moves it by 120 and the sheet by 180.
  @Test func aPullTakesTheListToItsTopAndThenTheSheet() {
    let (page, finger) = drawer(up)
    page.list.contentOffset.y = 120
    finger.down()
    finger.move(dy: 20)
    #expect(page.list.contentOffset.y == 110)
    for step in 1...29 {
      finger.move(dy: 10)
      let moved = CGFloat(10 + step * 10)
      #expect(page.list.contentOffset.y == max(0, 120 - moved))
      #expect(page.sheet.frame.minY == 192 + max(0, moved - 120))
    }
  }

  @Test(arguments: [(CGFloat(-12), CGFloat(192)), (12, 650)])
  func theWayOfTheFingerDecidesAsInTheArticle(_ step: CGFloat, _ rest: CGFloat) {
    let (page, finger) = drawer(at: 670) {
      $0.options = [.init(name: "release", value: "direction")]
    }
    finger.down()
    finger.move(dy: -200)
    for _ in 0..<3 { finger.move(dy: step) }
    finger.up()
    finger.rest(frames: 40)
    #expect(page.sheet.frame.minY == rest)
    #expect(page.sheet.layer.presentation()?.frame.minY == rest)
  }

  @Test func aFingerCatchesTheSheetWhereItShows() {
    let (page, finger) = drawer(at: 670)
    finger.down()
    finger.move(dy: -210)
    finger.move(dy: -30)
    finger.up()
    finger.rest(frames: 5)
    let shown = page.sheet.layer.presentation()?.frame.minY ?? 0
    #expect(page.sheet.frame.minY == 192)
    #expect(shown > 200 && shown < 420)
    finger.down()
    let caught = page.sheet.frame.minY
    #expect(caught <= shown && caught > shown - 60)
    finger.rest(frames: 20)
    #expect(page.sheet.frame.minY == caught)
  }

  @Test func aCaughtSheetSettlesWithoutAMovement() {
    let (page, finger) = drawer(at: 670)
    finger.down()
    finger.move(dy: -210)
    finger.move(dy: -30)
    finger.up()
    finger.rest(frames: 6)
    finger.down()
    finger.up()
    finger.rest(frames: 40)
    #expect([192, 650].contains(page.sheet.frame.minY))
    #expect(page.settling == nil)
  }

  @Test func aHandleMovesTheSheetAndLeavesTheListAlone() {
    let (page, finger) = drawer(at: 210) { up(&$0) }
    page.list.contentOffset.y = 200
    finger.down()
    finger.move(dy: 110)
    #expect(page.sheet.frame.minY == 292)
    #expect(page.list.contentOffset.y == 200)
    finger.move(dy: 100)
    finger.up()
    finger.rest(frames: 40)
    #expect(page.list.contentOffset.y == 200)
  }

  @Test func aLockedListMovesItsSheetFirst() {
    let (page, finger) = drawer(at: 760)
    page.list.contentOffset.y = 200
    finger.down()
    finger.move(dy: -30)
    #expect(page.sheet.frame.minY == 630)
    #expect(page.list.contentOffset.y == 200)
  }

  @Test func aListThatScrollsBelowLeavesItsSheetWhereItIs() {
    let (page, finger) = drawer(at: 760) { $0.policies[.listBelowFull] = "scrolls" }
    finger.down()
    finger.move(dy: -30)
    #expect(page.sheet.frame.minY == 650)
    #expect(page.list.contentOffset.y == 20)
    #expect(page.list.contentInset.bottom == 458)
  }

  @Test func withoutAHandOverWhoeverBeganKeepsTheDrag() {
    let (page, finger) = drawer(at: 760) { $0.policies[.handOver] = "none" }
    finger.down()
    finger.move(dy: -20)
    finger.move(dy: -600)
    #expect(page.sheet.frame.minY == 192)
    #expect(page.list.contentOffset.y == 0)
    finger.up()
    finger.rest(frames: 60)
    #expect(page.list.contentOffset.y == 0)
  }

  @Test func theLowestEndIsHardOrGives() {
    let (page, finger) = drawer(at: 670) { $0.policies[.bounceTop] = "outer" }
    finger.down()
    finger.move(dy: 60)
    #expect(abs(page.sheet.frame.minY - 650 - rubberBand(50, dimension: 844)) < 0.001)
    finger.up()
    finger.rest(frames: 40)
    #expect(page.sheet.frame.minY == 650)
  }

  @Test func aFlingIntoTheTopEndsThere() {
    let (page, finger) = drawer(up)
    page.list.contentOffset.y = 300
    finger.down()
    for _ in 0..<4 { finger.move(dy: 40) }
    finger.up()
    finger.rest(frames: 60)
    #expect(page.list.contentOffset.y == 0)
    #expect(page.sheet.frame.minY == 192)
  }
}
