import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// One coordinate through header and list: nothing lost, nothing doubled.
@MainActor @Suite(.serialized) struct ThreeLayerPageTests {
  /// A page with a header of 300 points on a phone, with a finger in the middle of its list.
  func page(
    _ order: StageAssumptions.PanOrder = .hitViewFirst, _ adapt: (inout Scene) -> Void = { _ in }
  ) -> (page: ThreeLayerPage, finger: Fingertip) {
    var scene = Scene()
    scene.header.height = 300
    adapt(&scene)
    var assumptions = StageAssumptions()
    assumptions.panOrder = order
    let stage = Stage(device: .init(), assumptions: assumptions)
    let page = ThreeLayerPage(scene: scene)
    stage.window.addSubview(page.rootView)
    stage.settle()
    return (page, Fingertip(on: stage, at: CGPoint(x: 200, y: 700)))
  }

  func list(_ page: ThreeLayerPage) -> PageList { page.currentList ?? PageList.none }

  @Test(arguments: StageAssumptions.PanOrder.allCases)
  func aHandOverWithinADragMovesAsFarAsTheFinger(_ order: StageAssumptions.PanOrder) {
    let (page, finger) = page(order)
    page.outer.contentOffset.y = 285
    finger.down()
    finger.move(dy: -20)
    #expect(page.outer.contentOffset.y == 295)
    finger.move(dy: -10)
    #expect(page.outer.contentOffset.y == 300)
    #expect(list(page).contentOffset.y == 5)
    finger.move(dy: 7)
    #expect(page.outer.contentOffset.y == 298)
    #expect(list(page).contentOffset.y == 0)
  }

  @Test(arguments: StageAssumptions.PanOrder.allCases)
  func aFlingRunsFromTheHeaderIntoTheListWithoutALoss(_ order: StageAssumptions.PanOrder) {
    let (page, finger) = page(order)
    finger.down()
    for _ in 0..<6 { finger.move(dy: -30) }
    finger.up()
    var last = page.outer.contentOffset.y + list(page).contentOffset.y
    var step: CGFloat = .infinity
    for _ in 0..<120 {
      finger.rest()
      let now = page.outer.contentOffset.y + list(page).contentOffset.y
      #expect(now - last <= step + 1)
      #expect(list(page).contentOffset.y == 0 || page.outer.contentOffset.y == 300)
      step = now - last
      last = now
    }
    #expect(list(page).contentOffset.y > 300)
  }

  @Test func theOuterViewBouncesWhereItIsTheOwner() {
    let (page, finger) = page()
    finger.down()
    for _ in 0..<10 { finger.move(dy: 20) }
    #expect(page.outer.contentOffset.y < -50)
    #expect(list(page).contentOffset.y == 0)
    finger.up()
    finger.rest(frames: 60)
    #expect(page.outer.contentOffset.y == 0)
  }

  @Test func theListBouncesWhereItIsTheOwner() {
    let (page, finger) = page { $0.policies[.bounceTop] = "list" }
    finger.down()
    for _ in 0..<10 { finger.move(dy: 20) }
    #expect(page.outer.contentOffset.y == 0)
    #expect(list(page).contentOffset.y < -50)
    finger.up()
    finger.rest(frames: 60)
    #expect(list(page).contentOffset.y == 0)
  }

  @Test(arguments: ["chain", "stop"])
  func aFlingOnTheHeaderRunsOnOrStops(_ policy: String) {
    let (page, _) = page { $0.policies[.flingOnHeader] = policy }
    let finger = Fingertip(on: Stage.live ?? Stage(), at: CGPoint(x: 200, y: 250))
    finger.down()
    for _ in 0..<5 { finger.move(dy: -40) }
    finger.up()
    finger.rest(frames: 200)
    #expect(page.outer.contentOffset.y == 300)
    #expect((list(page).contentOffset.y > 100) == (policy == "chain"))
  }

  @Test func aTapOnATabGoesThereWithTheIndicator() {
    let (page, _) = page()
    let finger = Fingertip(on: Stage.live ?? Stage(), at: CGPoint(x: 195, y: 320))
    finger.down()
    finger.rest(frames: 3)
    finger.up()
    finger.rest(frames: 40)
    #expect(page.pages.contentOffset.x == 390)
    #expect(abs(page.bar.line.strokeStart - 132.0 / 390) < 1e-12)
    #expect(abs(page.bar.line.strokeEnd - 258.0 / 390) < 1e-12)
  }

  @Test func aPullBringsTheCoverDownAtHalfSpeed() {
    let (page, finger) = page { $0.options = [.init(name: "cover", value: "half-speed")] }
    finger.down()
    for _ in 0..<10 { finger.move(dy: 20) }
    let pulled = -page.outer.contentOffset.y
    #expect(pulled > 50)
    #expect(page.cover?.frame.origin.y == pulled / 2 - 60)
  }
}

extension PageList {
  /// What stands in where there is no list, so that an expectation fails and nothing traps.
  static var none: PageList {
    PageList(
      index: -1, frame: .zero, page: Scene.Page(rows: 0, rowHeight: 1), bottomInset: 0)
  }
}
