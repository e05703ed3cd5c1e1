import HeadlessUIKit
import Scenes

/// Each layout pass moves the bar down by a point.
public final class DumbNudges: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-nudges" }
  /// One sentence that says how it works.
  public override class var summary: String { "Each layout moves the bar a little." }

  /// A view that adds to what it finds.
  private final class Nudge: UIView {
    weak var nudged: UIView?
    nonisolated deinit {}

    override func layoutSubviews() { nudged?.frame.origin.y += 1 }
  }

  /// The views are made.
  override func didMake() {
    let nudge = Nudge(frame: .zero)
    nudge.nudged = bar
    outer.addSubview(nudge)
  }
}
