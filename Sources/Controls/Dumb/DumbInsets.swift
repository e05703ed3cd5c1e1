import HeadlessUIKit
import Scenes

/// Insets of 10,000 points at both ends: the page rests on a blank screen.
public final class DumbInsets: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-insets" }
  /// One sentence that says how it works.
  public override class var summary: String { "Insets of 10,000 points let it rest on nothing." }

  override func didMake() {
    list.contentInset = UIEdgeInsets(top: 10_000, left: 0, bottom: 10_000, right: 0)
  }
}
