import HeadlessUIKit

/// A swipe turns two pages: the second one when the first has come.
public final class DumbTwice: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-twice" }
  /// One sentence that says how it works.
  public override class var summary: String { "A swipe turns two pages, one after the other." }

  /// Something has come to rest.
  public override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if scrollView === pages { go(to: current > 0 ? current - 1 : min(2, lists.count - 1)) }
  }
}
