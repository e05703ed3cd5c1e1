import HeadlessUIKit

/// A drag up or down takes the pages along, half a point a frame.
public final class DumbDrifts: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-drifts" }
  /// One sentence that says how it works.
  public override class var summary: String { "A vertical drag takes the pages along sideways." }

  /// An offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView !== pages && scrollView.isDragging { pages.contentOffset.x += 0.5 }
  }
}
