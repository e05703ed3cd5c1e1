import HeadlessUIKit
import Scenes

/// While a finger drags, the header jumps against it by a third of its travel.
public final class DumbAgainst: OverlayPage {
  public override class var name: String { "dumb-against" }
  public override class var summary: String { "The header moves against the finger." }

  private var last: CGFloat = 0

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stick()
    let travel = list.contentOffset.y - last
    last = list.contentOffset.y
    // The content has taken the header along by `travel`; this brings it back and beyond.
    if list.isDragging { header.frame.origin.y += travel * 4 / 3 }
  }
}
