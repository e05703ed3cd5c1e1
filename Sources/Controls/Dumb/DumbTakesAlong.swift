import HeadlessUIKit
import Scenes

/// A drag of one list takes the list of the next page along.
public final class DumbTakesAlong: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-takes-along" }
  /// One sentence that says how it works.
  public override class var summary: String { "A drag takes another page's list along." }
  /// How its vertical scrollers are chained.
  public override class var chaining: Chaining { .single }
  override class var hasBar: Bool { false }

  private var last: CGFloat = 0

  /// An offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging, scrollView === lists[current] else {
      last = scrollView.contentOffset.y
      return
    }
    let other = lists[(current + 1) % lists.count]
    let way = scrollView.contentOffset.y - last
    last = scrollView.contentOffset.y
    if other !== scrollView && way > 0 { other.contentOffset.y += way }
  }
}
