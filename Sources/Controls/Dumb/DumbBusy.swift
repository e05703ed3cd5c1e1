import HeadlessUIKit
import Scenes

/// A display link writes an inset in every frame, whether anything changes or not.
public final class DumbBusy: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-busy" }
  /// One sentence that says how it works.
  public override class var summary: String { "It writes at rest." }

  private var link: CADisplayLink?

  /// The views are made.
  override func didMake() {
    link = CADisplayLink(
      target: self, selector: DumbBusy.tick as (DumbBusy) -> (CADisplayLink) -> Void)
    link?.add(to: .main, forMode: .common)
  }

  private func tick(_ link: CADisplayLink) {
    guard rootView.window != nil else { return link.invalidate() }
    outer.contentInset.bottom = outer.contentInset.bottom == 0 ? 0.001 : 0
  }
}
