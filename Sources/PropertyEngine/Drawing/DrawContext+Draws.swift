extension DrawContext {
  /// Draws a whole number of the range.
  ///
  /// When drawing, a range of up to 256 values is drawn evenly; in a wider one small distances from
  /// the default are as likely as great ones, and now and then an end of the range comes out, or a
  /// number that was drawn before or is next to it: equal and neighbouring numbers are where many
  /// mistakes hide, and independent draws would never meet.
  public mutating func integer(
    in range: ClosedRange<Int64>, default simplest: Int64, role: Role = .number,
    order: Limits.Order = .nearer
  ) -> Int64 {
    integer(in: range, default: simplest, role: role, order: order, given: nil)
  }

  /// Draws a finite number of the range.
  public mutating func real(
    in range: ClosedRange<Double>, default simplest: Double, role: Role = .number
  ) -> Double {
    real(in: range, default: simplest, role: role, given: nil)
  }

  /// Draws yes or no; no is the simpler one unless told otherwise.
  public mutating func boolean(default simplest: Bool = false) -> Bool {
    pick(weights: [1, 1], default: simplest ? 1 : 0, role: .flag, given: nil) == 1
  }

  /// Draws the index of one of several alternatives in proportion to their weights.
  ///
  /// Alternatives of weight zero are never drawn, but are replayed and recorded like others.
  public mutating func pick(
    weights: [Int], default simplest: Int = 0, role: Role = .pick
  ) -> Int {
    pick(weights: weights, default: simplest, role: role, given: nil)
  }

  /// Draws the length of a collection; usually `collection` does that.
  public mutating func count(in range: ClosedRange<Int>) -> Int {
    count(in: range, given: nil)
  }

  mutating func integer(
    in range: ClosedRange<Int64>, default simplest: Int64, role: Role, order: Limits.Order,
    given: Int64?
  ) -> Int64 {
    let limits = Limits.integer(range, simplest: simplest, order: order)
    let value = choose(within: limits, role: role, given: given.map { .integer($0) }) {
      random, size, earlier in
      .integer(
        RandomValue.integer(
          in: range, near: simplest, size: size, earlier: earlier, using: &random))
    }
    guard case .integer(let integer) = value else { return simplest }
    return integer
  }

  mutating func real(
    in range: ClosedRange<Double>, default simplest: Double, role: Role, given: Double?
  ) -> Double {
    let limits = Limits.real(range, simplest: simplest)
    let value = choose(within: limits, role: role, given: given.map { .real($0) }) {
      random, size, _ in
      .real(RandomValue.real(in: range, near: simplest, size: size, using: &random))
    }
    guard case .real(let real) = value else { return simplest }
    return real
  }

  mutating func pick(weights: [Int], default simplest: Int, role: Role, given: Int?) -> Int {
    precondition(!weights.isEmpty, "pick(weights:): there are no alternatives")
    let limits = Limits.integer(0...Int64(weights.count - 1), simplest: Int64(simplest))
    let value = choose(within: limits, role: role, given: given.map { .integer(Int64($0)) }) {
      random, _, _ in .integer(Int64(random.pick(weights: weights)))
    }
    guard case .integer(let index) = value else { return simplest }
    return Int(index)
  }

  mutating func count(in range: ClosedRange<Int>, given: Int?) -> Int {
    let bounds = Int64(range.lowerBound)...Int64(range.upperBound)
    let limits = Limits.integer(bounds, simplest: bounds.lowerBound)
    let value = choose(within: limits, role: .count, given: given.map { .integer(Int64($0)) }) {
      random, size, _ in .integer(RandomValue.count(in: bounds, size: size, using: &random))
    }
    guard case .integer(let count) = value else { return range.lowerBound }
    return Int(count)
  }
}
