import HeadlessUIKit
import Scenes

/// Each release throws the header by 60 points, in an animation of 0.01 s.
public final class DumbThrown: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-thrown" }
  /// One sentence that says how it works.
  public override class var summary: String { "An animation of 0.01 s throws the header." }

  /// The finger has left.
  public override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
    UIView.animate(withDuration: 0.01, delay: 0, options: [.allowUserInteraction]) {
      self.header.frame.origin.y += 60
    }
  }
}
