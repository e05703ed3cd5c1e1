import HeadlessUIKit
import Scenes

/// A scroll view with a column of equal rows below a margin, and nothing else.
final class PlainList: UIScrollView {
  let rows: UIView
  let rowHeight: CGFloat
  private var refreshInset: CGFloat = 0

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

  // MARK: What UIKit does with a list by itself

  /// The height of what lies above the rows.
  var margin: CGFloat {
    get { rows.frame.minY }
    set {
      rows.frame.origin.y = newValue
      contentSize.height = rows.frame.maxY
    }
  }

  /// Shows another number of rows, as a table does that reloads: the offset stays.
  func setRows(_ count: Int) {
    rows.frame.size.height = CGFloat(count) * rowHeight
    contentSize.height = rows.frame.maxY
  }

  /// Goes to a place as far as the range allows.
  func go(to place: CGFloat, animated: Bool) {
    let end = max(0, contentSize.height + contentInset.bottom - bounds.height)
    setContentOffset(CGPoint(x: 0, y: min(place, end)), animated: animated)
  }

  /// Makes room above its content, and shows it where it stands at its start.
  func beginRefresh(_ inset: CGFloat) {
    let isAtStart = contentOffset.y <= -contentInset.top
    refreshInset = inset
    contentInset.top += inset
    if isAtStart && !isTracking {
      setContentOffset(CGPoint(x: 0, y: -contentInset.top), animated: true)
    }
  }

  /// Takes the room away, and goes back to its start.
  func endRefresh() {
    contentInset.top -= refreshInset
    refreshInset = 0
    if contentOffset.y < -contentInset.top && !isTracking {
      setContentOffset(CGPoint(x: 0, y: -contentInset.top), animated: true)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard contentSize.width != bounds.width else { return }
    rows.frame.size.width = bounds.width
    contentSize.width = bounds.width
  }
}

/// What UIKit's own nesting declares: no hand-over within a drag, each end its own band.
let nativePolicies: [PolicyDeclaration] = [
  PolicyDeclaration(.handOver, ["none"]),
  PolicyDeclaration(.bounceTop, ["list"]),
  PolicyDeclaration(.bounceBottom, ["list"]),
  PolicyDeclaration(.shortPage, ["natural"]),
]
