import HeadlessUIKit
import Scenes

/// A pager that is a plain scroll view: it rests wherever it stops.
public final class DumbUnpaged: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-unpaged" }
  /// One sentence that says how it works.
  public override class var summary: String { "Pages rest where they stop." }

  /// The views are made.
  override func didMake() { pages.isPagingEnabled = false }
}
