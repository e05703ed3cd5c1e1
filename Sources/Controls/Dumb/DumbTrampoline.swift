import HeadlessUIKit
import Scenes

/// A list on its way back from beyond its start is thrown out once more.
public final class DumbTrampoline: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-trampoline" }
  /// One sentence that says how it works.
  public override class var summary: String { "A bounce begins over." }

  private var last: CGFloat = 0
  private var isSpent = false

  /// The views are made.
  override func didMake() { listen() }

  /// A finger has begun to scroll.
  public override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isSpent = false }

  /// The offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === lists[current], !scrollView.isDragging else { return }
    let now = scrollView.contentOffset.y
    defer { last = now }
    guard now < -2, last < now - 1, !isSpent else { return }
    isSpent = true
    scrollView.contentOffset.y = 3 * now
  }
}
