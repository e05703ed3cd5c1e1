import HeadlessUIKit
import Scenes

/// A wrapper around the page rides along with it, so that all moves at twice the finger.
public final class DumbDouble: OverlayPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-double" }
  /// One sentence that says how it works.
  public override class var summary: String { "A wrapper doubles every move." }

  private lazy var wrapper: UIView = {
    let view = UIView(frame: list.frame)
    view.addSubview(list)
    return view
  }()

  /// The view to put into the window.
  public override var rootView: UIView { wrapper }

  /// The offset has changed.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stick()
    wrapper.frame.origin.y = -list.contentOffset.y
  }
}
