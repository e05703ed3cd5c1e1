import HeadlessUIKit

/// Pages that go to the nearest one when a finger leaves, and stay where a cancelled touch left
/// them.
public final class DumbForsakes: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-forsakes" }
  /// One sentence that says how it works.
  public override class var summary: String { "A cancelled touch leaves the pages between two." }

  override func didMake() { pages.isPagingEnabled = false }

  /// A finger leaves.
  public override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard scrollView === pages else { return }
    targetContentOffset.pointee = scrollView.contentOffset
  }

  /// A finger has left.
  public override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate: Bool
  ) {
    guard scrollView === pages, pages.panGestureRecognizer.state != .cancelled else { return }
    go(to: current)
  }
}
