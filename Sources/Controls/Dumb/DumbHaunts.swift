import HeadlessUIKit
import Scenes

/// While the pages go to another one, a list that is off the screen goes on.
public final class DumbHaunts: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-haunts" }
  /// One sentence that says how it works.
  public override class var summary: String { "A list that has gone off the screen goes on." }
  /// How its vertical scrollers are chained.
  public override class var chaining: Chaining { .single }
  override class var hasBar: Bool { false }

  /// An offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView !== pages, scrollView.isDecelerating, lists.count > 1 else { return }
    lists[(current + 1) % lists.count].contentOffset.y += 2
  }
}
