import HeadlessUIKit
import Scenes

/// A list that was dragged while the header showed is locked, and stays so.
public final class DumbLocks: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-locks" }
  /// One sentence that says how it works.
  public override class var summary: String { "A lock is not taken off." }

  /// The views are made.
  override func didMake() { listen() }

  /// The finger has left.
  public override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate: Bool
  ) {
    if scrollView === outer { lists[current].isScrollEnabled = false }
  }
}
