/// Brings the choices after a span back into line when a change made it longer or shorter.
///
/// Changing a pick makes the code draw other things than before, so that what follows is read from
/// the wrong places. The execution has shown how many choices the changed span takes now; with
/// that, the part after it can be appended where it belongs.
enum Realignment {
  /// Returns the corrected values, if the last proposal showed that they differ from it.
  static func values(
    after reduction: Reduction, changed span: Span, kept values: [Choice.Value]
  ) -> [Choice.Value]? {
    guard let last = reduction.last?.rank.sequence else { return nil }
    let match = last.spans.first {
      $0.start == span.start && $0.depth == span.depth && $0.kind == span.kind
        && $0.label == span.label
    }
    guard let match, match.count != span.count else { return nil }
    return Array(last.choices[..<match.end].map(\.value)) + values[span.end...]
  }
}
