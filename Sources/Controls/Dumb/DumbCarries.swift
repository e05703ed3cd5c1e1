import HeadlessUIKit
import Scenes

/// The first page's list carries the header, and takes it along when its page leaves.
public final class DumbCarries: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-carries" }
  /// One sentence that says how it works.
  public override class var summary: String { "A header leaves with its page." }
  /// How its vertical scrollers are chained.
  public override class var chaining: Chaining { .single }

  /// The views are made.
  override func didMake() { lists[0].addSubview(header) }
}
