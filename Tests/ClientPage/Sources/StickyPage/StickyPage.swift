import Scenes
import UIKit

/// A shop page: a picture, a tab bar that sticks at the top, and a list, in one scroll view.
public final class StickyPage: NSObject, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let picture = UIView()
  let bar = UIView()
  let rows = UIView()
  private let pinned: CGFloat

  init(size: CGSize, picture height: CGFloat, bar barHeight: CGFloat, pinned: CGFloat) {
    self.pinned = pinned
    super.init()
    scrollView.frame = CGRect(origin: .zero, size: size)
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    picture.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    bar.frame = CGRect(x: 0, y: height, width: size.width, height: barHeight)
    for view in [rows, picture, bar] { scrollView.addSubview(view) }
  }

  func show(rows count: Int, height: CGFloat, bottomInset: CGFloat) {
    rows.frame = CGRect(
      x: 0, y: bar.frame.maxY, width: scrollView.bounds.width, height: CGFloat(count) * height)
    scrollView.contentInset.bottom = bottomInset
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: rows.frame.maxY)
  }

  /// The offset has changed.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let stuck = max(0, scrollView.contentOffset.y - (picture.bounds.height - pinned))
    picture.frame.origin.y = stuck
    bar.frame.origin.y = stuck + picture.bounds.height
  }
}
