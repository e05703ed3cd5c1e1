import HeadlessUIKit
import Scenes

/// A pinned bar stands three quarters of a pixel too low while rows scroll.
public final class DumbShimmers: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-shimmers" }
  /// One sentence that says how it works.
  public override class var summary: String { "A pinned bar shimmers." }
  /// The policies and the values that it supports.
  public override class var policies: [PolicyDeclaration] { [] }
  private var isOff = false

  /// The views are made.
  override func didMake() {
    listen()
    outer.contentOffset.y = outer.contentSize.height - outer.bounds.height
  }

  /// The offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === lists[current] else { return }
    isOff.toggle()
    bar.transform = CGAffineTransform(
      translationX: 0, y: isOff ? 0.75 / UIScreen.main.scale : 0)
  }
}
