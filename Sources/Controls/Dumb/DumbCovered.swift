import HeadlessUIKit
import Scenes

/// A clear view lies over the bar and takes its touches.
public final class DumbCovered: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-covered" }
  /// One sentence that says how it works.
  public override class var summary: String { "Something unseen covers the bar." }

  /// The views are made.
  override func didMake() {
    let cover = UIView(frame: bar.frame)
    outer.addSubview(cover)
  }
}
