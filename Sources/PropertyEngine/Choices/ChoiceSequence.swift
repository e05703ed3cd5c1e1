/// The choices of one case in the order in which they were made, and the spans among them.
public struct ChoiceSequence: Sendable, Hashable {
  /// The choices, first made first.
  public internal(set) var choices: [Choice]
  /// The spans in the order in which they began; an enclosing span comes before its parts.
  public internal(set) var spans: [Span]

  /// Makes a sequence of known choices, by default without spans.
  public init(choices: [Choice] = [], spans: [Span] = []) {
    self.choices = choices
    self.spans = spans
  }

  /// How many choices there are.
  public var count: Int { choices.count }

  /// The bare values, which is all that a replay needs.
  public var values: [Choice.Value] { choices.map(\.value) }

  /// Tells whether the left sequence is simpler: shorter, or as long and simpler at the first
  /// choice that differs.
  public static func isSimpler(_ left: ChoiceSequence, than right: ChoiceSequence) -> Bool {
    isSimpler(left.choices, than: right.choices)
  }

  static func isSimpler(_ left: [Choice], than right: [Choice]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    for (one, other) in zip(left, right) where one != other {
      let (simplicity, otherSimplicity) = (one.simplicity, other.simplicity)
      if simplicity != otherSimplicity { return simplicity < otherSimplicity }
    }
    return false
  }

  /// Checks that spans nest, lie within the choices and begin in order.
  func checkInvariants() {
    var open: [Span] = []
    for span in spans {
      precondition(span.end <= choices.count, "span \(span) ends after \(choices.count) choices")
      open.removeLast(open.count - min(open.count, span.depth))
      precondition(open.count == span.depth, "span \(span) lies below \(open.count) others")
      if let parent = open.last {
        precondition(parent.start <= span.start, "span \(span) begins before \(parent)")
        precondition(span.end <= parent.end, "span \(span) ends after \(parent)")
      }
      open.append(span)
    }
  }
}
