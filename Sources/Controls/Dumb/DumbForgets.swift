import HeadlessUIKit
import Scenes

/// A page that comes back to the screen has lost twenty points of its place.
public final class DumbForgets: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-forgets" }
  /// One sentence that says how it works.
  public override class var summary: String { "A page that comes back stands elsewhere." }

  /// A view that tells when it comes to a window.
  private final class Watch: UIView {
    var onReturn: (() -> Void)?
    private var hasLeft = false
    nonisolated deinit {}

    override func didMoveToWindow() {
      if window == nil { hasLeft = true } else if hasLeft { onReturn?() }
    }
  }

  /// The views are made.
  override func didMake() {
    let watch = Watch(frame: .zero)
    watch.onReturn = { [weak self] in
      guard let self else { return }
      lists[current].rows.frame.origin.y += 20
    }
    outer.addSubview(watch)
  }
}
