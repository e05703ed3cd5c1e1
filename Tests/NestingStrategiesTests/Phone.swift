import HeadlessUIKit
import Scenes

/// A container on a phone of 390 by 844 points, with one finger over its list.
@MainActor
struct Phone<Page: NestedContainer> {
  let stage: Stage
  let page: Page
  let finger: Fingertip

  init(
    _ type: Page.Type, assuming assumptions: StageAssumptions = StageAssumptions(),
    _ adapt: (inout Scene) -> Void = { _ in }
  ) {
    var scene = Scene()
    adapt(&scene)
    stage = Stage(device: .init(), assumptions: assumptions)
    page = Page(scene: scene)
    stage.window.addSubview(page.rootView)
    stage.settle()
    finger = Fingertip(on: stage, at: CGPoint(x: 200, y: 700))
  }

  /// Where the header's top edge stands on the screen, in points.
  var header: CGFloat { top(page.headerView) }
  /// Where the bar's top edge stands on the screen, in points.
  var bar: CGFloat { top(page.barView) }

  /// Where the first row of a page stands on the screen, in points.
  func row(_ index: Int) -> CGFloat {
    guard let loaded = page.page(at: index) else { return .nan }
    return top(loaded.firstRowView) + loaded.firstRow.minY
  }

  /// How far a page's list is from the left edge of the screen, in points.
  func left(_ index: Int) -> CGFloat {
    guard let view = page.page(at: index)?.view else { return .nan }
    return view.convert(view.bounds.origin, to: nil).x
  }

  /// Where a view's top edge stands on the screen, in points; animations are not counted.
  func top(_ view: UIView?) -> CGFloat {
    guard let view else { return .nan }
    return view.convert(CGPoint.zero, to: nil).y
  }

  /// A drag in moves of equal size that ends without velocity.
  func drag(dx: CGFloat = 0, dy: CGFloat = 0, moves: Int) {
    finger.down()
    for _ in 0..<moves { finger.move(dx: dx, dy: dy) }
    finger.move()
    finger.move()
    finger.up()
  }

  /// A tap at a place.
  func tap(at place: CGPoint) {
    let before = finger.place
    finger.go(to: place)
    finger.down()
    finger.rest(frames: 2)
    finger.up()
    finger.go(to: before)
  }
}

/// Whether two places differ by no more than sums of doubles do, or than is allowed.
func isClose(_ a: CGFloat, _ b: CGFloat, within slack: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= slack
}
