import HeadlessUIKit
import Scenes

/// Each drag of a list adds two points to its inset.
public final class DumbCreeps: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-creeps" }
  /// One sentence that says how it works.
  public override class var summary: String { "An inset grows with each drag." }

  /// The views are made.
  override func didMake() { listen() }

  /// The finger has left.
  public override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate: Bool
  ) {
    if scrollView === lists[current] { scrollView.contentInset.bottom += 2 }
  }
}
