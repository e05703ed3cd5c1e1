/// How values are drawn when nothing but the range is known.
enum RandomValue {
  /// Up to this many values are drawn evenly.
  static let evenWidth: UInt64 = 256

  static func integer(
    in range: ClosedRange<Int64>, near simplest: Int64, size: Int, earlier: [Choice],
    using random: inout SplittableRandom
  ) -> Int64 {
    let width = range.upperBound.distance(above: range.lowerBound)
    if width < evenWidth { return random.integer(in: range) }
    switch random.below(16) {
    case 0 where width < .max:
      return random.chance(1, of: 2) ? range.lowerBound : range.upperBound
    case 1, 2:
      if let repeated = repeated(in: range, earlier: earlier, using: &random) { return repeated }
    default: break
    }
    return scaled(in: range, near: simplest, size: size, using: &random)
  }

  /// Draws a distance of at most `size` percent of the range's bits, every number of bits equally.
  private static func scaled(
    in range: ClosedRange<Int64>, near simplest: Int64, size: Int,
    using random: inout SplittableRandom
  ) -> Int64 {
    let room = (
      below: simplest.distance(above: range.lowerBound),
      above: range.upperBound.distance(above: simplest)
    )
    let isBelow = room.above == 0 || (room.below > 0 && random.chance(1, of: 2))
    let width = isBelow ? room.below : room.above
    let bits = UInt64(64 - width.leadingZeroBitCount)
    let mostBits = max(min(bits, 3), bits * UInt64(size) / 100)
    let mask = UInt64.max >> (64 - (1 + random.below(mostBits)))
    let distance = min(random.next() & mask, width)
    return isBelow
      ? simplest &- Int64(bitPattern: distance) : simplest &+ Int64(bitPattern: distance)
  }

  /// Takes one of the integers drawn before, as it is or up to two away from it.
  private static func repeated(
    in range: ClosedRange<Int64>, earlier: [Choice], using random: inout SplittableRandom
  ) -> Int64? {
    guard !earlier.isEmpty else { return nil }
    let choice = earlier[Int(random.below(UInt64(earlier.count)))]
    guard choice.role != .count, let value = choice.integer else { return nil }
    let step = random.chance(1, of: 2) ? 0 : random.integer(in: Int64(-2)...2)
    let (sum, overflow) = value.addingReportingOverflow(step)
    return !overflow && range.contains(sum) ? sum : nil
  }

  static func real(
    in range: ClosedRange<Double>, near simplest: Double, size: Int,
    using random: inout SplittableRandom
  ) -> Double {
    let even = random.double(in: range)
    let scale = Double(max(size, 1)) / 100
    let scaled = simplest * (1 - scale) + even * scale
    return random.chance(1, of: 4) ? scaled.roundedToWhole : scaled
  }

  /// Draws a length of at most two more than a third of the size above the least one.
  static func count(
    in range: ClosedRange<Int64>, size: Int, using random: inout SplittableRandom
  ) -> Int64 {
    let most = Int64(min(range.upperBound.distance(above: range.lowerBound), UInt64(2 + size / 3)))
    return range.lowerBound + random.integer(in: 0...most)
  }
}
