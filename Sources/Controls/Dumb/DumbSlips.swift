/// A sheet that goes on settling under a finger that rests on it.
public final class DumbSlips: SheetPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-slips" }
  /// One sentence that says how it works.
  public override class var summary: String { "A finger does not stop a sheet that settles." }

  /// A finger comes down, or begins to drag: only the latter stops the sheet.
  public override func stop() {
    if isDragged { super.stop() }
  }
}
