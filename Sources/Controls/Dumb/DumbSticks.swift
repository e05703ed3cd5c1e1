import HeadlessUIKit
import Scenes

/// A fling ends where the header is collapsed.
public final class DumbSticks: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-sticks" }
  /// One sentence that says how it works.
  public override class var summary: String { "A fling ends where the header is collapsed." }

  private var last: CGFloat = 0

  /// The offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stick()
    let threshold = CGFloat(scene.collapsibleHeight)
    let y = list.contentOffset.y
    let crosses = (last < threshold) != (y < threshold)
    last = y
    if crosses && list.isDecelerating {
      list.setContentOffset(list.contentOffset, animated: false)
    }
  }
}
