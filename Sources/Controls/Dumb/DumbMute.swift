/// Tabs that answer no tap.
public final class DumbMute: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-mute" }
  /// One sentence that says how it works.
  public override class var summary: String { "A tap on a tab brings no page." }

  /// A tab was tapped.
  public override func tabTapped(_ index: Int) {}
}
