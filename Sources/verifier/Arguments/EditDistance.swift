/// How many letters have to be put in, taken out or replaced to make one word from another.
enum EditDistance {
  /// The Levenshtein distance.
  static func between(_ a: String, _ b: String) -> Int {
    let b = Array(b.unicodeScalars)
    var row = Array(0...b.count)
    for (i, left) in a.unicodeScalars.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j + 1] + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }

  /// The nearest of some words if it is nearer than four letters, as swift-argument-parser does.
  static func nearest(to word: String, among words: [String]) -> String? {
    guard word.utf8.count <= 100 else { return nil }
    let ranked = words.map { (word: $0, distance: between(word, $0)) }
    let best = ranked.min { $0.distance < $1.distance }
    return best.flatMap { $0.distance < 4 ? $0.word : nil }
  }
}
