import Gestures

/// A line of a script as words, with the place that people call it by.
struct ScriptWords: Equatable {
  /// `step 2`, or `the scene`.
  let place: String
  /// The words.
  let words: [String]

  /// The one word that differs between two scripts.
  struct Change: Equatable {
    /// Where it stands.
    let place: String
    /// The word, and the one in its place.
    let old: String
    let new: String
  }

  /// The lines of a script.
  static func lines(of script: Script) -> [ScriptWords] {
    func words(_ line: String) -> [String] {
      line.split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
    }
    let scene = script.scene.lines.map { ScriptWords(place: "the scene", words: words($0)) }
    let steps = script.steps.enumerated().map { index, step in
      ScriptWords(place: "step \(index + 1)", words: words(step.text))
    }
    return scene + steps
  }

  /// The change between two scripts, or nil unless they differ in exactly one word.
  static func difference(_ one: [ScriptWords], _ other: [ScriptWords]) -> Change? {
    guard one.count == other.count else { return nil }
    var found: Change?
    for (line, changed) in zip(one, other) where line != changed {
      guard line.words.count == changed.words.count else { return nil }
      for (old, new) in zip(line.words, changed.words) where old != new {
        if found != nil { return nil }
        found = Change(place: line.place, old: old, new: new)
      }
    }
    return found
  }
}
