import HeadlessUIKit
import Scenes

/// Nothing ever moves; `one-active-scroller` sees that the content does not follow P(T).
public final class DumbFrozen: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-frozen" }
  /// One sentence that says how it works.
  public override class var summary: String { "Nothing ever moves." }

  override func didMake() { list.isScrollEnabled = false }
}
