import HeadlessUIKit
import Scenes

/// A finger that catches a bounce at the end of the content finds it 4 points off.
public final class DumbCaught: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-caught" }
  /// One sentence that says how it works.
  public override class var summary: String { "Wrong only when a bounce at the end is caught." }

  /// A finger has begun to scroll.
  public override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let bottom = list.contentSize.height + list.contentInset.bottom - list.bounds.height
    if bottom > 0 && list.contentOffset.y > bottom + 1 { list.contentOffset.y -= 4 }
  }
}
