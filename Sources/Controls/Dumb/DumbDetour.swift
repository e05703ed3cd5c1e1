import HeadlessUIKit

/// A tap on a tab sends the pages the other way first, by a tenth of a page.
public final class DumbDetour: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-detour" }
  /// One sentence that says how it works.
  public override class var summary: String { "Pages set out the wrong way after a tap on a tab." }

  /// A tab was tapped.
  public override func tabTapped(_ index: Int) {
    let x = pages.bounds.width * CGFloat(index)
    let way = x - pages.contentOffset.x
    if way != 0 { pages.contentOffset.x -= way > 0 ? 39 : -39 }
    go(to: index)
  }
}
