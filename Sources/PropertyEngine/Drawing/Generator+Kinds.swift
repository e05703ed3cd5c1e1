extension Generator where Value == Int64 {
  /// Whole numbers of a range, by default heading for the one nearest to zero.
  public static func integers(
    in range: ClosedRange<Int64>, default simplest: Int64? = nil, role: Role = .number
  ) -> Generator {
    let nearest = min(max(0, range.lowerBound), range.upperBound)
    return Generator { $0.integer(in: range, default: simplest ?? nearest, role: role) }
  }

  /// All whole numbers of 64 bits.
  public static var integers: Generator { integers(in: Int64.min...Int64.max) }
}

extension Generator where Value == Double {
  /// Finite numbers of a range, by default heading for the one nearest to zero.
  public static func reals(
    in range: ClosedRange<Double>, default simplest: Double? = nil, role: Role = .number
  ) -> Generator {
    let nearest = min(max(0, range.lowerBound), range.upperBound)
    return Generator { $0.real(in: range, default: simplest ?? nearest, role: role) }
  }
}

extension Generator where Value == Bool {
  /// No, which is simpler, and yes.
  public static var booleans: Generator { Generator { $0.boolean() } }
}

extension Generator {
  /// One of several alternatives, the first being the simplest, in proportion to their weights.
  public static func oneOf(_ alternatives: [(weight: Int, generator: Generator)]) -> Generator {
    let weights = alternatives.map(\.weight)
    return Generator { context in
      alternatives[context.pick(weights: weights)].generator.draw(&context)
    }
  }

  /// One of several alternatives, the first being the simplest.
  public static func oneOf(_ alternatives: Generator...) -> Generator {
    oneOf(alternatives.map { (weight: 1, generator: $0) })
  }

  /// Lists of values, with a label that tells their spans from others.
  public func list(count: ClosedRange<Int>, label: Int = 0) -> Generator<[Value]> {
    Generator<[Value]> { $0.collection(count: count, label: label, element: draw) }
  }

  /// Two values, one drawn after the other.
  public func and<Other>(_ other: Generator<Other>) -> Generator<(Value, Other)> {
    Generator<(Value, Other)> { context in
      let first = draw(&context)
      return (first, other.draw(&context))
    }
  }

  /// Values that contain values of their own kind, at most `depth` levels deep.
  ///
  ///     let expressions = Generator.recursive(depth: 4, label: 1, base: numbers) { parts in
  ///       parts.and(parts).map { .sum($0, $1) }
  ///     }
  ///
  /// The closure makes the generator of a composed value from that of its parts. Each value is a
  /// span that begins with the decision between the two, also at the lowest level, where only the
  /// base comes out: so a part of any level can take the place of the whole.
  public static func recursive(
    depth: Int, label: Int, base: Generator, weights: (base: Int, composed: Int) = (1, 2),
    _ compose: (Generator) -> Generator
  ) -> Generator {
    precondition(depth >= 0, "a recursion of depth \(depth) never ends")
    func level(_ composed: Generator?) -> Generator {
      let weights = [weights.base, composed == nil ? 0 : weights.composed]
      return Generator { context in
        context.span(label) { context in
          let isComposed = context.pick(weights: weights) == 1
          if isComposed, let composed { return composed.draw(&context) }
          if isComposed { context.reject() }
          return base.draw(&context)
        }
      }
    }
    var current = level(nil)
    for _ in 0..<depth { current = level(compose(current)) }
    return current
  }
}
