/// A sheet that is caught and let go of without a movement stays between its detents.
public final class DumbParks: SheetPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-parks" }
  /// One sentence that says how it works.
  public override class var summary: String { "A sheet that is touched stays where it is." }

  /// The last finger has left.
  public override func leave(moved: Bool) {
    if moved { settle() }
  }
}
