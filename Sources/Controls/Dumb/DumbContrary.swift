import HeadlessUIKit

/// A sheet that is thrown goes to the detent on the other side.
public final class DumbContrary: SheetPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-contrary" }
  /// One sentence that says how it works.
  public override class var summary: String { "A sheet settles on the side it was not thrown to." }

  /// The last finger has left.
  public override func leave(moved: Bool) {
    let speed = releaseSpeed
    guard moved, abs(speed) > 300, let first = tops.first, let last = tops.last else {
      return settle()
    }
    settle(at: speed > 0 ? first : last)
  }
}
