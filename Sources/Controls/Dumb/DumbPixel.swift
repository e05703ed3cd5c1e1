import HeadlessUIKit
import Scenes

/// In the frame in which the header is pinned within a drag, the rows stand one pixel too low.
public final class DumbPixel: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-pixel" }
  /// One sentence that says how it works.
  public override class var summary: String { "One pixel wrong in a single hand-over frame." }

  private var last: CGFloat = 0

  /// The offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stick()
    let threshold = CGFloat(scene.collapsibleHeight)
    let crosses = last < threshold && list.contentOffset.y >= threshold
    let pixel = 1 / UIScreen.main.scale
    list.rows.frame.origin.y = bar.bounds.height + header.bounds.height + (crosses ? pixel : 0)
    last = list.contentOffset.y
  }
}
