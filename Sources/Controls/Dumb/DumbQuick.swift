import HeadlessUIKit
import Scenes

/// The header comes first in both directions, within one drag: back where it began, the list is
/// not.
public final class DumbQuick: OwnPanPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-quick" }
  /// One sentence that says how it works.
  public override class var summary: String {
    "A drag that turns round brings the header before the list."
  }
  /// The policies and the values that it supports.
  public override class var policies: [PolicyDeclaration] {
    [
      PolicyDeclaration(.bounceTop, ["none"]), PolicyDeclaration(.bounceBottom, ["none"]),
      PolicyDeclaration(.shortPage, ["natural"]),
    ]
  }

  /// The views are made.
  override func didMake() {
    outer.panGestureRecognizer.isEnabled = false
    list.panGestureRecognizer.isEnabled = false
  }

  /// The finger has gone so far towards the end of the content.
  override func panned(by way: CGFloat) {
    let rest = way - move(outer, by: way)
    _ = move(list, by: rest)
  }

  /// Moves a scroller as far as it goes, and answers with how far that was.
  private func move(_ view: UIScrollView, by way: CGFloat) -> CGFloat {
    let before = view.contentOffset.y
    let bottom = view.contentSize.height + view.contentInset.bottom - view.bounds.height
    view.contentOffset.y = min(max(0, before + way), max(0, bottom))
    return view.contentOffset.y - before
  }
}
