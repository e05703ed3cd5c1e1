import PropertyEngine

/// A term of the calculator.
indirect enum Term {
  case literal(Int64)
  case sum(Term, Term)
  case quotient(Term, Term)

  var text: String {
    switch self {
    case .literal(let value): String(value)
    case .sum(let left, let right): "('+', \(left.text), \(right.text))"
    case .quotient(let left, let right): "('/', \(left.text), \(right.text))"
    }
  }

  /// Whether some divisor is written as the literal zero.
  var dividesByLiteralZero: Bool {
    switch self {
    case .literal: false
    case .quotient(_, .literal(0)): true
    case .sum(let left, let right), .quotient(let left, let right):
      left.dividesByLiteralZero || right.dividesByLiteralZero
    }
  }

  /// The value, or nothing if a division by zero is met.
  var value: Int64? {
    switch self {
    case .literal(let value): return value
    case .sum(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left &+ right
    case .quotient(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left.dividedReportingOverflow(by: right).partialValue
    }
  }

  static func generator(depth: Int) -> Generator<Term> {
    Generator { context in
      context.span(1) { context in
        let kind = context.pick(weights: depth > 0 ? [2, 1, 1] : [1, 0, 0])
        if kind == 0 { return .literal(Generator.integers.draw(&context)) }
        if depth == 0 { context.reject() }
        let parts = generator(depth: max(depth - 1, 0))
        let (left, right) = (parts.draw(&context), parts.draw(&context))
        return kind == 1 ? .sum(left, right) : .quotient(left, right)
      }
    }
  }
}

/// A binary heap: no value is greater than those below it.
indirect enum Heap {
  case empty
  case node(Int64, Heap, Heap)

  var text: String {
    guard case .node(let value, let left, let right) = self else { return "None" }
    return "(\(value), \(left.text), \(right.text))"
  }

  static func merged(_ one: Heap, _ other: Heap) -> Heap {
    guard case .node(let value, let left, let right) = one else { return other }
    guard case .node(let otherValue, let otherLeft, let otherRight) = other else { return one }
    return value <= otherValue
      ? .node(value, merged(right, other), left)
      : .node(otherValue, merged(otherRight, one), otherLeft)
  }

  /// All values, each node before its parts and the right part before the left one.
  var flattened: [Int64] {
    guard case .node(let value, let left, let right) = self else { return [] }
    return [value] + right.flattened + left.flattened
  }

  /// The mistake: only the root is taken in order, what is merged below it is merely flattened.
  var wronglySorted: [Int64] {
    guard case .node(let value, let left, let right) = self else { return [] }
    return [value] + Heap.merged(left, right).flattened
  }

  static let generator = Generator<Heap> { context in
    let budget = context.integer(in: 0...20, default: 0)
    return draw(budget, Int64.min, &context)
  }

  /// Draws a heap; each level may use half of the budget of the one above.
  private static func draw(_ budget: Int64, _ least: Int64, _ context: inout DrawContext) -> Heap {
    if budget == 0 { return .empty }
    return context.span(1) { context in
      guard context.pick(weights: [1, 3]) == 1 else { return .empty }
      let value = Generator.integers(in: least...Int64.max).draw(&context)
      let left = draw(budget / 2, value, &context)
      return .node(value, left, draw(budget / 2, value, &context))
    }
  }
}

extension Row {
  static let calculator = Row(
    "calculator", value: "('/', 0, ('+', 0, 0))", baseline: 62,
    generator: Term.generator(depth: 5), text: \.text,
    claim: { $0.dividesByLiteralZero ? .doesNotApply : Claim($0.value != nil) })

  static let binheap = Row(
    "binheap", value: "(0, None, (0, (0, None, None), (1, None, None)))", baseline: 141.5,
    generator: Heap.generator, text: \.text,
    claim: { heap in
      let sorted = heap.wronglySorted
      return Claim(sorted == sorted.sorted() && sorted == heap.flattened.sorted())
    })
}
