import Scenes

/// Plain lists in a plain pager in a plain scroll view, below a header and a bar.
///
/// There is no code of its own, so whatever a claim says against it is wrong.
public final class NullPages: PlainPages {
  /// What it is there for.
  public override class var kind: ContainerKind { .null }
}
