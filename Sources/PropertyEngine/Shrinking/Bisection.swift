/// Finds how far a step can be taken, with few trials.
enum Bisection {
  /// Returns the greatest distance up to `most` that is accepted, or 0 if not even 1 is.
  ///
  /// Assumes that whatever is accepted at a distance is accepted nearer as well; where that does
  /// not hold, the result is still accepted and one more is not. The number of bits that must be
  /// left is found first, so that going almost all the way costs little however far it is.
  static func furthest(most: UInt64, accepts: (UInt64) -> Bool) -> UInt64 {
    guard most > 0, accepts(1) else { return 0 }
    if most == 1 { return 1 }
    // What is left to go is `most - distance`; `refused` is too little, `accepted` enough.
    var accepted = most - 1
    var refusedBits: UInt64 = 0
    var acceptedBits = bits(accepted)
    if accepts(most) { return most }
    while acceptedBits - refusedBits > 1 {
      let middle = (acceptedBits + refusedBits) / 2
      let left = UInt64(1) << (middle - 1)
      if accepts(most - left) {
        acceptedBits = middle
        accepted = left
      } else {
        refusedBits = middle
      }
    }
    var refused = refusedBits == 0 ? 0 : UInt64(1) << (refusedBits - 1)
    while accepted - refused > 1 {
      let middle = refused + (accepted - refused) / 2
      if accepts(most - middle) { accepted = middle } else { refused = middle }
    }
    return most - accepted
  }

  private static func bits(_ value: UInt64) -> UInt64 {
    UInt64(64 - value.leadingZeroBitCount)
  }
}
