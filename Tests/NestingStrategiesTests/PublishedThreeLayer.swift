import HeadlessUIKit

/// The three-layer form as it was published: both views scroll, and each puts itself back in
/// `scrollViewDidScroll` unless the other one has told it that it may scroll.
@MainActor
final class PublishedThreeLayer: UIScrollViewDelegate {
  let outer = SimultaneousScrollView(frame: .zero)
  let list = UIScrollView(frame: .zero)
  let threshold: CGFloat
  private var outerMayScroll = true
  private var listMayScroll = false

  init(size: CGSize, threshold: CGFloat, rows: CGFloat) {
    self.threshold = threshold
    outer.frame = CGRect(origin: .zero, size: size)
    list.frame = CGRect(x: 0, y: threshold, width: size.width, height: size.height)
    list.contentSize = CGSize(width: size.width, height: rows)
    outer.contentSize = CGSize(width: size.width, height: threshold + size.height)
    outer.addSubview(list)
    outer.delegate = self
    list.delegate = self
  }

  var contentY: CGFloat { threshold - outer.contentOffset.y - list.contentOffset.y }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView === outer { outerScrolled() } else { listScrolled() }
  }

  private func outerScrolled() {
    if outer.contentOffset.y >= threshold {
      listMayScroll = true
      outerMayScroll = false
    } else {
      listMayScroll = false
    }
    if !outerMayScroll { outer.contentOffset.y = threshold }
  }

  private func listScrolled() {
    if list.contentOffset.y <= 0 { outerMayScroll = true }
    if !listMayScroll { list.contentOffset.y = 0 }
  }
}

final class SimultaneousScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
