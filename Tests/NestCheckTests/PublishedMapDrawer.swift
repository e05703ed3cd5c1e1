import HeadlessUIKit
import Scenes

/// The drawer as it was published: one pan on the whole sheet, the list's scrolling switched off and
/// on when an animation ends, and both pans together only on a pull at an offset of exactly 0.
final class PublishedMapDrawer: NSObject, NestedContainer {
  static let name = "published-map-drawer"
  static let kind = ContainerKind.dumb
  static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.handOver, ["none", "within-drag"]), PolicyDeclaration(.bounceTop, ["none"]),
  ]
  static let options: [OptionDeclaration] = [
    OptionDeclaration(Detent.option, ["tip-upper"], "The article's two bounds.")
  ]

  let rootView: UIView
  private let sheet: UIView
  private let list: UIScrollView
  private let rows: UIView
  private let pan = UIPanGestureRecognizer()
  private let upper: CGFloat = 192
  private let lower: CGFloat
  private var origin: CGFloat = 0

  init(scene: Scene) {
    let size = CGSize(width: scene.device.width, height: scene.device.height)
    let handle = CGFloat(scene.bar.height)
    lower = size.height - 194
    rootView = UIView(frame: CGRect(origin: .zero, size: size))
    sheet = UIView(
      frame: CGRect(x: 0, y: lower, width: size.width, height: size.height - upper))
    list = UIScrollView(
      frame: CGRect(
        x: 0, y: handle, width: size.width, height: sheet.bounds.height - handle))
    rows = UIView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: CGFloat(scene.pages[0].contentHeight)))
    super.init()
    list.contentSize = rows.bounds.size
    list.alwaysBounceVertical = true
    list.isScrollEnabled = false
    list.addSubview(rows)
    sheet.addSubview(list)
    rootView.addSubview(sheet)
    pan.addTarget(self, action: PublishedMapDrawer.panned as (PublishedMapDrawer) -> () -> Void)
    pan.delegate = self
    sheet.addGestureRecognizer(pan)
  }

  var panel: UIView? { sheet }

  func page(at index: Int) -> ContainerPage? {
    guard index == 0 else { return nil }
    return ContainerPage(
      scrollView: list, view: list, firstRowView: rows,
      firstRow: CGRect(x: 0, y: 0, width: rows.bounds.width, height: 60))
  }

  private func panned() {
    switch pan.state {
    case .began: origin = sheet.frame.minY
    case .changed:
      sheet.frame.origin.y = min(max(origin + pan.translation(in: nil).y, upper), lower)
    case .ended:
      let isUp = pan.velocity(in: nil).y < 0
      UIView.animate(withDuration: 0.2) {
        self.sheet.frame.origin.y = isUp ? self.upper : self.lower
      } completion: { _ in
        self.list.contentOffset = .zero
        self.list.isScrollEnabled = isUp
      }
    default: break
    }
  }
}

extension PublishedMapDrawer: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer === list.panGestureRecognizer else { return false }
    return list.panGestureRecognizer.velocity(in: list).y > 0 && list.contentOffset.y == 0
  }
}
