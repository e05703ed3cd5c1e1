import HeadlessUIKit
import Testing

/// Points and rectangles from view to view.
@MainActor @Suite struct UIViewGeometryTests {
  /// A list scrolled by 100 in a view at (10, 20), and a row at 300 in it.
  func scene(_ play: Play) -> (box: UIView, list: UIScrollView, row: UIView) {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 600))
    play.window.addSubview(box)
    let list = UIScrollView(frame: CGRect(x: 5, y: 5, width: 290, height: 500))
    list.contentSize = CGSize(width: 290, height: 3000)
    box.addSubview(list)
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 290, height: 44))
    list.addSubview(row)
    list.contentOffset.y = 100
    return (box, list, row)
  }

  @Test func pointsGoThroughOffsets() {
    let play = Play()
    let (box, list, row) = scene(play)
    let place = CGPoint(x: 1, y: 2)
    #expect(row.convert(place, to: nil) == CGPoint(x: 16, y: 227))
    #expect(row.convert(place, to: list) == CGPoint(x: 1, y: 302))
    #expect(row.convert(place, to: box) == CGPoint(x: 6, y: 207))
    #expect(row.convert(CGPoint(x: 16, y: 227), from: nil) == place)
    #expect(row.convert(CGPoint(x: 6, y: 207), from: box) == place)
    #expect(box.convert(place, from: row) == CGPoint(x: 6, y: 207))
    #expect(list.convert(CGPoint(x: 5, y: 5), from: box) == CGPoint(x: 0, y: 100))
  }

  @Test func andThroughTransforms() {
    let play = Play()
    let (box, _, row) = scene(play)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The box's middle is at (160, 320); the row's corner was 145 and 95 from it.
    let corner = row.convert(CGPoint.zero, to: nil)
    #expect(corner == CGPoint(x: 160 - 2 * 145, y: 320 - 2 * 95))
    #expect(row.convert(corner, from: nil) == .zero)
    box.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(
      row.convert(row.convert(CGPoint(x: 3, y: 4), to: nil), from: nil) == CGPoint(x: 3, y: 4))
  }

  @Test func rectanglesToo() {
    let play = Play()
    let (box, list, row) = scene(play)
    #expect(row.convert(row.bounds, to: nil) == CGRect(x: 15, y: 225, width: 290, height: 44))
    #expect(
      list.convert(CGRect(x: 15, y: 225, width: 290, height: 44), from: nil)
        == CGRect(x: 0, y: 300, width: 290, height: 44))
    box.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let turned = row.convert(row.bounds, to: nil)
    #expect(turned.size == CGSize(width: 44, height: 290))
  }

  @Test func theScreensRectangleIsThatOfTheModelWithoutAnimation() {
    let play = Play()
    let (box, _, row) = scene(play)
    #expect(
      row.stageWindowRect(row.bounds, shown: true) == CGRect(x: 15, y: 225, width: 290, height: 44))
    UIView.animate(withDuration: 0.3) { box.frame.origin.y = 320 }
    #expect(row.stageWindowRect(row.bounds, shown: true).origin.y == 225)
    #expect(row.stageWindowRect(row.bounds, shown: false).origin.y == 525)
    #expect(row.stageIsAnimatedOnScreen)
    play.wait(1)
    play.wait(9)
    #expect(near(row.stageWindowRect(row.bounds, shown: true).origin.y, 375, 1e-9))
    play.wait(9)
    #expect(row.stageWindowRect(row.bounds, shown: true).origin.y == 525)
    #expect(!row.stageIsAnimatedOnScreen)
  }
}
