import HeadlessUIKit
import Scenes

/// Plain nesting that claims to hand over: a list scrolls below a header that is still there.
public final class DumbUncoupled: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-uncoupled" }
  /// One sentence that says how it works.
  public override class var summary: String { "A list scrolls on its own below its header." }
  /// The policies and the values that it supports.
  public override class var policies: [PolicyDeclaration] { [] }
}
