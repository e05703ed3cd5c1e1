/// A deterministic random generator whose stream is part of the meaning of a seed.
///
///     var random = SplittableRandom(seed: 7)
///     let die = random.integer(in: 1...6)
///     var child = random.split()   // an independent stream for one component
///
/// The algorithm is xoshiro256** (Blackman and Vigna), its state filled by SplitMix64. The
/// standard library's own bounded draws are not used, because their mapping from words to values
/// is not promised to stay: every draw here is spelled out in `SplittableRandom+Draws.swift`, and
/// the first values are pinned by a test. A change of either is a new generator version.
///
/// It is not suited to anything secret.
public struct SplittableRandom: RandomNumberGenerator, Sendable, Hashable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Creates the generator that the seed determines.
  public init(seed: UInt64) {
    var filler = SplitMix64(state: seed)
    state = (filler.next(), filler.next(), filler.next(), filler.next())
    assert(state.0 | state.1 | state.2 | state.3 != 0, "an all-zero state would never leave zero")
  }

  /// Returns the next 64 bits of the stream.
  public mutating func next() -> UInt64 {
    let result = Self.rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = Self.rotate(state.3, by: 45)
    return result
  }

  /// Takes one value from this stream and returns the generator seeded with it.
  ///
  /// The child's stream and the rest of the parent's do not influence each other, so that a
  /// component may draw more or less without shifting what its neighbours draw.
  public mutating func split() -> SplittableRandom {
    SplittableRandom(seed: next())
  }

  /// Tells whether two generators will produce the same stream.
  public static func == (left: SplittableRandom, right: SplittableRandom) -> Bool {
    left.state == right.state
  }

  /// Feeds the whole state to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(state.0)
    hasher.combine(state.1)
    hasher.combine(state.2)
    hasher.combine(state.3)
  }

  private static func rotate(_ word: UInt64, by bits: UInt64) -> UInt64 {
    (word << bits) | (word >> (64 - bits))
  }
}

/// The generator that fills states: each 64-bit seed, zero included, gives a usable one.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
