extension DrawContext {
  /// Marks where the choices of one thing begin; `endSpan` must follow.
  public mutating func beginSpan(_ label: Int, kind: Span.Kind = .value) {
    guard isOpen else {
      openSpans.append(-1)
      return
    }
    let span = Span(
      kind: kind, label: label, depth: openSpans.count, start: position, end: position)
    openSpans.append(recorded.spans.count)
    recorded.spans.append(span)
  }

  /// Marks where the choices of the thing begun last end.
  public mutating func endSpan() {
    guard let index = openSpans.popLast() else {
      preconditionFailure("endSpan() without beginSpan(_:) at choice \(position)")
    }
    if index >= 0 { recorded.spans[index].end = position }
  }

  /// Runs the body and marks what it draws as one thing.
  public mutating func span<Result>(
    _ label: Int, _ body: (inout DrawContext) -> Result
  ) -> Result {
    beginSpan(label)
    defer { endSpan() }
    return body(&self)
  }

  /// Draws a collection: its length, then that many elements.
  ///
  /// The spans tell the passes where the elements are, so that they can be deleted, merged and
  /// reordered. An element may consist of no choice at all.
  public mutating func collection<Element>(
    count range: ClosedRange<Int>, label: Int, element: (inout DrawContext) -> Element
  ) -> [Element] {
    beginSpan(label, kind: .collection)
    defer { endSpan() }
    let count = count(in: range)
    var elements: [Element] = []
    for _ in 0..<count where isOpen {
      beginSpan(label, kind: .element)
      elements.append(element(&self))
      endSpan()
    }
    return elements
  }
}

extension DrawContext {
  /// A place in the record to which it can be rewound.
  struct Mark {
    let choices: Int
    let spans: Int
  }

  /// The present end of the record.
  var mark: Mark { Mark(choices: position, spans: recorded.spans.count) }

  /// Forgets what was recorded since the mark; the random generator is not set back.
  mutating func rewind(to mark: Mark) {
    assert(isDrawing, "a replay must not read the same values twice")
    recorded.choices.removeLast(position - mark.choices)
    recorded.spans.removeLast(recorded.spans.count - mark.spans)
    assert(openSpans.allSatisfy { $0 < mark.spans }, "a span that began since then is still open")
  }
}
