/// The fingerprint of a run: a 64-bit FNV-1a over each frame's numbers, one step a word.
///
///     var fingerprint = Fingerprint()
///     for frame in frames { fingerprint.add(frame) }
///     print(fingerprint.value)
///
/// The numbers are taken in the order in which `FrameFormat` lists them: a Double by its bit
/// pattern (every NaN as 0x7ff8000000000000), an integer in two's complement, a missing value as
/// all ones. Keys, brackets and lengths of arrays are not numbers and do not count. Two runs
/// with the same fingerprint showed the same frames; the header of the trace is not part of it.
///
/// The step is taken once per 64-bit word, not per byte, because it runs in every frame. A script
/// outside the project recomputes the value from what `--frames` writes:
///
/// ```python
/// import json, struct, sys
/// ONES = 2**64 - 1
/// def words(x):
///     if x is None: yield ONES
///     elif isinstance(x, str): yield from words(float(x))  # "inf", "-inf", "nan"
///     elif isinstance(x, float): yield struct.unpack("<Q", struct.pack("<d", x))[0]
///     elif isinstance(x, int): yield x & ONES
///     else:
///         for y in (x.values() if isinstance(x, dict) else x): yield from words(y)
/// h = 0xcbf29ce484222325
/// lines = open(sys.argv[1])
/// next(lines)  # the header
/// for line in lines:
///     for word in words(json.loads(line)): h = ((h ^ word) * 0x100000001b3) & ONES
/// print(f"0x{h:016x}")
/// ```
public struct Fingerprint: Equatable, Sendable {
  /// The value after all that was added.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The fingerprint of nothing.
  public init() {}

  /// Takes in one 64-bit word.
  @inline(__always)
  public mutating func add(word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01b3
  }

  /// Takes in all numbers of a frame; allocates nothing.
  public mutating func add(_ frame: borrowing Frame) {
    FrameFormat.walk(frame, into: &self)
  }

  /// The plain, bytewise 64-bit FNV-1a of a name.
  public static func hash(ofName name: String) -> UInt64 {
    var hash = Fingerprint()
    for byte in name.utf8 { hash.add(word: UInt64(byte)) }
    return hash.value
  }
}

extension Fingerprint: FrameSink {
  @inline(__always) mutating func open(_ bracket: Bracket) {}
  @inline(__always) mutating func close(_ bracket: Bracket) {}
  @inline(__always) mutating func key(_ name: StaticString) {}

  @inline(__always) mutating func number(_ value: Double) {
    add(word: value.isNaN ? 0x7ff8_0000_0000_0000 : value.bitPattern)
  }

  @inline(__always) mutating func number(_ value: Int) {
    add(word: UInt64(bitPattern: Int64(value)))
  }

  @inline(__always) mutating func null() { add(word: .max) }
}

/// The fingerprint of a campaign: a sum over its runs, so that shards add up in any order.
///
///     var campaign = CampaignFingerprint()
///     campaign.add(seed: 1, strategy: "three-layer", run: run.value)
public struct CampaignFingerprint: Equatable, Sendable {
  /// The sum so far, modulo 2^64.
  public private(set) var value: UInt64

  /// A campaign with the given sum; 0 is one without runs.
  public init(_ value: UInt64 = 0) { self.value = value }

  /// Adds a run: the hash over its seed, the hash of its strategy's name and its fingerprint.
  public mutating func add(seed: UInt64, strategy: String, run: UInt64) {
    var hash = Fingerprint()
    hash.add(word: seed)
    hash.add(word: Fingerprint.hash(ofName: strategy))
    hash.add(word: run)
    value &+= hash.value
  }

  /// Adds the runs of another shard.
  public mutating func add(_ other: CampaignFingerprint) { value &+= other.value }
}
