/// Brings the choices after a span back into line when a change made it longer or shorter.
///
/// Changing a pick makes the code draw other things than before, so that what follows is read from
/// the wrong places. The execution has shown how many choices the changed span takes now; with
/// that, the part after it can be appended where it belongs.
enum Realignment {
  /// Returns the values before the span, then as many of the proposed ones as it takes now, then
  /// those after it, if the last proposal showed that it takes more or fewer than before.
  static func values(
    after reduction: Reduction, changed span: Span, kept values: [Choice.Value]
  ) -> [Choice.Value]? {
    guard let content = content(of: span, after: reduction), content.count != span.count else {
      return nil
    }
    return values[..<span.start] + content.map(\.value) + values[span.end...]
  }

  /// Returns the same with each choice in the span taken over from the former choice of the same
  /// role, in order; a role of which there are not enough is filled with simplest values.
  ///
  /// `decided` is the last choice that is to stay as proposed.
  static func transferredValues(
    after reduction: Reduction, changed span: Span, decided: Int
  ) -> [Choice.Value]? {
    guard let content = content(of: span, after: reduction) else { return nil }
    var former = Array(reduction.choices[decided + 1..<span.end])
    var filled: [Choice.Value] = []
    for (offset, choice) in content.enumerated() {
      if span.start + offset <= decided {
        filled.append(choice.value)
      } else if let match = former.firstIndex(where: { $0.role == choice.role }) {
        filled.append(choice.limits.fitted(former.remove(at: match).value))
      } else {
        filled.append(choice.limits.simplest)
      }
    }
    let values = reduction.sequence.values
    return values[..<span.start] + filled + values[span.end...]
  }

  /// The choices that the span had in the last proposal.
  private static func content(of span: Span, after reduction: Reduction) -> ArraySlice<Choice>? {
    guard let last = reduction.last?.rank.sequence else { return nil }
    let match = last.spans.first {
      $0.start == span.start && $0.depth == span.depth && $0.kind == span.kind
        && $0.label == span.label
    }
    return match.map { last.choices[$0.range] }
  }
}
