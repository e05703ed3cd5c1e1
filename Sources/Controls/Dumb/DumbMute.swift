/// Tabs of which only the first one answers a tap.
public final class DumbMute: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-mute" }
  /// One sentence that says how it works.
  public override class var summary: String { "Only a tap on the first tab brings its page." }

  /// A tab was tapped.
  public override func tabTapped(_ index: Int) {
    if index == 0 { go(to: index) }
  }
}
