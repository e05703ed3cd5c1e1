extension SplittableRandom {
  /// Returns an unbiased number in `0..<bound`.
  ///
  /// Lemire's multiplication method: the few words that would favour small results are redrawn.
  public mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "below(\(bound)): there is no number below zero")
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }

  /// Returns an unbiased integer of the range, of which both ends can come out.
  public mutating func integer(in range: ClosedRange<Int64>) -> Int64 {
    let width = UInt64(bitPattern: range.upperBound &- range.lowerBound)
    let step = width == .max ? next() : below(width + 1)
    return range.lowerBound &+ Int64(bitPattern: step)
  }

  /// Returns an unbiased integer of the range, of which both ends can come out.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    Int(integer(in: Int64(range.lowerBound)...Int64(range.upperBound)))
  }

  /// Returns one of the 2^53 evenly spaced numbers in `0..<1`.
  public mutating func unitDouble() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns a number of the range, evenly distributed; the upper end is all but never reached.
  public mutating func double(in range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    precondition(low.isFinite && high.isFinite, "double(in: \(range)): the ends must be finite")
    let unit = unitDouble()
    return min(max(low * (1 - unit) + high * unit, low), high)
  }

  /// Returns true in `numerator` of `denominator` cases.
  public mutating func chance(_ numerator: UInt64, of denominator: UInt64) -> Bool {
    precondition(numerator <= denominator, "chance(\(numerator), of: \(denominator)) exceeds one")
    return below(denominator) < numerator
  }

  /// Returns an index, each in proportion to its weight; weight zero never comes out.
  public mutating func pick(weights: [Int]) -> Int {
    var total = 0
    for weight in weights {
      precondition(weight >= 0, "pick(weights:): weight \(weight) is negative")
      total += weight
    }
    precondition(total > 0, "pick(weights:): \(weights.count) weights add up to zero")
    var rest = Int(below(UInt64(total)))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    preconditionFailure("pick(weights:): the rest \(rest) was not used up")
  }

  /// Returns one element, each as likely as the others.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "element(of:): there is nothing to take")
    return elements[Int(below(UInt64(elements.count)))]
  }

  /// Returns a number that is close to normally distributed, within six deviations of the mean.
  ///
  /// The sum of twelve uniform numbers, less six: exact on every platform, because only additions
  /// are involved. Its tails are thinner than a normal distribution's beyond three deviations.
  public mutating func normalLike(mean: Double = 0, deviation: Double = 1) -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unitDouble() }
    return mean + deviation * sum
  }
}
