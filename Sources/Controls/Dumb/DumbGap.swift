import HeadlessUIKit
import Scenes

/// All pages but the first have an inset of 40 points above their rows.
public final class DumbGap: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-gap" }
  /// One sentence that says how it works.
  public override class var summary: String { "A blank strip above the rows of other pages." }

  /// The views are made.
  override func didMake() {
    for list in lists.dropFirst() {
      list.contentInset.top = 40
      list.contentOffset.y = -40
    }
  }
}
