import HeadlessUIKit
import Scenes

/// A finger that catches a bounce at the end of the content finds it 4 points off.
public final class DumbCaught: OverlayPage {
  public override class var name: String { "dumb-caught" }
  public override class var summary: String { "Wrong only when a bounce at the end is caught." }

  public override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let bottom = list.contentSize.height + list.contentInset.bottom - list.bounds.height
    if bottom > 0 && list.contentOffset.y > bottom + 1 { list.contentOffset.y -= 4 }
  }
}
