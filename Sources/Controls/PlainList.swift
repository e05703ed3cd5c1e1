import HeadlessUIKit
import Scenes

/// A scroll view with a column of equal rows below a margin, and nothing else.
final class PlainList: UIScrollView {
  let rows: UIView
  let rowHeight: CGFloat

  init(frame: CGRect, page: Scene.Page, below margin: CGFloat = 0, bottomInset: Double) {
    rows = UIView(
      frame: CGRect(
        x: 0, y: margin, width: frame.width, height: CGFloat(page.contentHeight)))
    rowHeight = CGFloat(page.rowHeight)
    super.init(frame: frame)
    alwaysBounceVertical = true
    contentInset.bottom = CGFloat(bottomInset)
    addSubview(rows)
    contentSize = CGSize(width: frame.width, height: rows.frame.maxY)
  }

  var asPage: ContainerPage {
    ContainerPage(
      scrollView: self, view: self, firstRowView: rows,
      firstRow: CGRect(x: 0, y: 0, width: rows.bounds.width, height: rowHeight))
  }
}

/// What UIKit's own nesting declares: no hand-over within a drag, each end its own band.
let nativePolicies: [PolicyDeclaration] = [
  PolicyDeclaration(.handOver, ["none"]),
  PolicyDeclaration(.bounceTop, ["list"]),
  PolicyDeclaration(.bounceBottom, ["list"]),
  PolicyDeclaration(.shortPage, ["natural"]),
]
