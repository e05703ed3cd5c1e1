/// A sheet that is let go of stands at its detent at once.
public final class DumbLeaps: SheetPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-leaps" }
  /// One sentence that says how it works.
  public override class var summary: String { "A sheet settles by a jump." }

  /// The last finger has left.
  public override func leave(moved: Bool) { sheet.frame.origin.y = target }
}
