/// A stretch of choices that were drawn for one thing.
///
/// Spans nest and never overlap otherwise. They tell the passes what belongs together: what can be
/// deleted as one, or put in the place of another.
public struct Span: Sendable, Hashable {
  /// What a span stands for.
  public enum Kind: UInt8, Sendable, Hashable {
    /// The choices of one value; a part with the same label can take the place of the whole.
    case value
    /// A count, followed by that many elements.
    case collection
    /// One element of the collection that encloses it directly.
    case element
  }

  /// What the span stands for.
  public let kind: Kind
  /// Equal for spans that are drawn by the same code, and so can take each other's place.
  public let label: Int
  /// How many spans enclose this one.
  public let depth: Int
  /// The index of the first choice.
  public let start: Int
  /// The index after the last choice; equal to `start` if nothing was decided.
  public var end: Int

  /// The indices of the choices.
  public var range: Range<Int> { start..<end }
  /// How many choices the span holds.
  public var count: Int { end - start }

  /// Describes a stretch of choices.
  public init(kind: Kind, label: Int, depth: Int, start: Int, end: Int) {
    precondition(0 <= start && start <= end, "span \(start)..<\(end) is no stretch")
    self.kind = kind
    self.label = label
    self.depth = depth
    self.start = start
    self.end = end
  }
}
