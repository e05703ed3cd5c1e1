/// The word nearest to a mistyped one, by edit distance.
///
///     NearestWord.of("lisst", among: ["list", "left"])  // "list"
///
/// Insertions, deletions, replacements and exchanges of neighbours cost one each. Words that are
/// further away than a third of their length, or than three, are no help and are not given.
enum NearestWord {
  static func of(_ word: String, among candidates: [String]) -> String? {
    let letters = Array(word.utf8)
    guard (1...64).contains(letters.count) else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate != word {
      let other = Array(candidate.utf8)
      let allowed = min(3, max(1, max(letters.count, other.count) / 3))
      guard abs(letters.count - other.count) <= allowed else { continue }
      let distance = distance(letters, other)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of single edits between two words.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(previous[j + 1] + 1, row[j] + 1)
        cost = min(cost, previous[j] + (lowercased(a[i]) == lowercased(b[j]) ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = previous
      previous = row
    }
    return previous[b.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
