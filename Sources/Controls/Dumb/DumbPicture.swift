import HeadlessUIKit
import Scenes

/// The picture that stands in for a page is not taken away again.
public final class DumbPicture: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-picture" }
  /// One sentence that says how it works.
  public override class var summary: String { "A picture stays." }

  private var picture: UIView?

  /// The pictures that stand in for live pages now.
  public override var standInViews: [UIView] { picture.map { [$0] } ?? [] }

  /// The views are made.
  override func didMake() { listen() }

  /// A finger has begun to scroll.
  public override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard scrollView === pages, picture == nil else { return }
    let view = UIView(frame: lists[current].frame)
    pages.addSubview(view)
    picture = view
  }
}
