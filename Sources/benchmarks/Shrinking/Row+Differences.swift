import PropertyEngine

/// Two positive integers whose difference should not be …, unless the first is below ten.
extension Row {
  static let differenceZero = difference(
    "difference_zero", value: "(10, 10)", baseline: 26
  ) { $0 == 0 }
  static let differenceSmall = difference(
    "difference_small", value: "(10, 6)", baseline: 39
  ) { (1...4).contains($0) }
  static let differenceOne = difference(
    "difference_one", value: "(10, 9)", baseline: 34
  ) { $0 == 1 }

  private static func difference(
    _ name: String, value: String, baseline: Double, isWrong: @escaping @Sendable (Int64) -> Bool
  ) -> Row {
    let positive = Generator.integers(in: 1...2_147_483_647)
    return Row(
      name, value: value, baseline: baseline, generator: positive.and(positive),
      text: { "(\($0.0), \($0.1))" },
      claim: { Claim($0 < 10 || !isWrong(abs($0 - $1))) })
  }
}
