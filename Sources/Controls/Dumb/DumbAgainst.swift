import HeadlessUIKit
import Scenes

/// While a finger drags, the header jumps against it by a third of its travel.
public final class DumbAgainst: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-against" }
  /// One sentence that says how it works.
  public override class var summary: String { "The header moves against the finger." }

  private var last: CGFloat = 0

  /// The offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stick()
    let travel = list.contentOffset.y - last
    last = list.contentOffset.y
    // The content has taken the header along by `travel`; this brings it back and beyond.
    if list.isDragging { header.frame.origin.y += travel * 4 / 3 }
  }
}
