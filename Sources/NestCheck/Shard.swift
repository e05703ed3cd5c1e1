/// One part of a campaign that several machines share.
///
/// Run `k`, counted from 0, belongs to shard `k mod count`; shards are written from 1, as people
/// count. All shards together play exactly the runs of the campaign without shards:
///
///     Shard(index: 2, count: 4)?.holds(run: 5)   // true: 5 mod 4 = 1, which is the second
public struct Shard: Equatable, Sendable {
  /// Which part, from 1 to `count`.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// A part, or nil unless 1 ≤ index ≤ count.
  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// The part that a text such as `2/4` names, or nil.
  public init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1])
    else { return nil }
    self.init(index: index, count: count)
  }

  /// Whether a run, counted from 0, belongs to this part.
  public func holds(run: Int) -> Bool { run % count == index - 1 }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
  }
}
