import HeadlessUIKit
import Scenes

/// A list goes back to its top when its page is left.
public final class DumbRewinds: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-rewinds" }
  /// One sentence that says how it works.
  public override class var summary: String { "A page that is left loses its place." }

  private var last = 0

  /// The views are made.
  override func didMake() {
    listen()
    last = current
  }

  /// The offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === pages, current != last else { return }
    lists[last].contentOffset.y = 0
    last = current
  }
}
