import Traces

/// The hash of one run in a campaign; a campaign's fingerprint is the sum of these modulo 2^64.
///
/// A sum does not depend on the order of the runs, so the fingerprints of shards add up.
public enum RunHash {
  /// The hash over seed, strategy and the run's fingerprint, a word each.
  public static func of(seed: UInt64, strategy: String, fingerprint: UInt64) -> UInt64 {
    var hash = offsetBasis
    for word in [seed, name(strategy), fingerprint] { hash = (hash ^ word) &* prime }
    return hash
  }

  /// FNV-1a over the bytes of a name in UTF-8.
  public static func name(_ text: String) -> UInt64 {
    text.utf8.reduce(offsetBasis) { ($0 ^ UInt64($1)) &* prime }
  }

  private static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01b3
}
