/// Pages that go to a tapped tab, and that no finger moves.
public final class DumbDeaf: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-deaf" }
  /// One sentence that says how it works.
  public override class var summary: String { "A sideways drag moves no pages." }

  override func didMake() { pages.isScrollEnabled = false }
}
