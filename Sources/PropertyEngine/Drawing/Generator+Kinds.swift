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
  /// The closure is given the generator of the parts and says what else there is. At the lowest
  /// level only the base is drawn. Each value is a span, so that a part can replace its whole.
  public static func recursive(
    depth: Int, label: Int, base: Generator,
    _ extend: @escaping (Generator) -> Generator
  ) -> Generator {
    precondition(depth >= 0, "a recursion of depth \(depth) never ends")
    var current = Generator { context in context.span(label, base.draw) }
    for _ in 0..<depth {
      let parts = current
      let extended = extend(parts)
      current = Generator { context in
        context.span(label) { context in
          context.pick(weights: [1, 2]) == 0 ? base.draw(&context) : extended.draw(&context)
        }
      }
    }
    return current
  }
}
