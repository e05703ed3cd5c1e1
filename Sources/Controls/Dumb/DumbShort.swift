import HeadlessUIKit
import Scenes

/// The lists are 60 points higher than what is to be seen of them.
public final class DumbShort: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-short" }
  /// One sentence that says how it works.
  public override class var summary: String { "The last rows cannot be reached." }

  /// The views are made.
  override func didMake() {
    for list in lists { list.frame.size.height += 60 }
  }
}
