import HeadlessUIKit
import Scenes

/// Insets of 10,000 points at both ends: the page rests on a blank screen.
public final class DumbInsets: OverlayPage {
  public override class var name: String { "dumb-insets" }
  public override class var summary: String { "Insets of 10,000 points let it rest on nothing." }

  override func didMake() {
    list.contentInset = UIEdgeInsets(top: 10_000, left: 0, bottom: 10_000, right: 0)
  }
}
