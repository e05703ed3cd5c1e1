import HeadlessUIKit

/// Shares each of the finger's movements half and half between outer view and list.
public final class DumbShared: OwnPanPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-shared" }
  /// One sentence that says how it works.
  public override class var summary: String { "Two scrollers take half of each movement." }

  /// The views are made.
  override func didMake() {
    outer.isScrollEnabled = false
    list.isScrollEnabled = false
  }

  /// The finger has gone so far towards the end of the content.
  override func panned(by way: CGFloat) {
    outer.contentOffset.y = clamp(
      outer.contentOffset.y + way / 2, outer.contentSize.height - outer.bounds.height)
    list.contentOffset.y = clamp(
      list.contentOffset.y + way / 2, list.contentSize.height - list.bounds.height)
  }

  private func clamp(_ y: CGFloat, _ high: CGFloat) -> CGFloat { min(max(0, y), max(0, high)) }
}
