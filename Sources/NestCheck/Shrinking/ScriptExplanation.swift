import Gestures
import PropertyEngine

/// An explanation in the words of the script that it explains.
///
///     step 1, -120 pt: between -4000 and -101 pt it shows as well
///     with -100.9 in place of -120 in step 1 it passes
///
/// A number is found in the text by changing it: the one word that changes with it is its own.
struct ScriptExplanation {
  private let explanation: Explanation
  private let values: [Choice.Value]
  private let base: [ScriptWords]
  private let script: ([Choice.Value]) -> Script

  init(
    _ explanation: Explanation, of values: [Choice.Value],
    _ script: @escaping ([Choice.Value]) -> Script
  ) {
    self.explanation = explanation
    self.values = values
    self.script = script
    base = ScriptWords.lines(of: script(values))
  }

  /// Tells of a choice whether it is a number that stands in the script's text.
  static func writtenNumbers(
    of sequence: ChoiceSequence, _ script: @escaping ([Choice.Value]) -> Script
  ) -> (Int) -> Bool {
    let base = ScriptWords.lines(of: script(sequence.values))
    return { index in
      let choice = sequence.choices[index]
      guard !choice.isSimplest else { return false }
      var values = sequence.values
      guard let other = choice.neighbour else { return false }
      values[index] = other
      return ScriptWords.difference(base, ScriptWords.lines(of: script(values))) != nil
    }
  }

  /// One sentence for each number, and one about the nearest script that passes.
  var sentences: [String] {
    var sentences = explanation.parts.compactMap(sentence)
    if let passing = explanation.nearestPassing,
      let change = change(passing.index, to: passing.value)
    {
      sentences.append("with \(change.new) in place of \(change.old) in \(change.place) it passes")
    }
    return sentences
  }

  private func sentence(_ part: Explanation.Part) -> String? {
    func word(_ value: Choice.Value) -> String? {
      value == part.value ? nil : change(part.index, to: value)?.new
    }
    switch part.extent {
    case .exactly:
      return subject(part).map { "\($0): only this value shows it" }
    case .any(let tried):
      return subject(part).map { "\($0): any value (\(tried) tried over the whole range)" }
    case .among(let values):
      guard let subject = subject(part) else { return nil }
      return "\(subject): also \(values.compactMap(word).joined(separator: ", "))"
    case .between(let low, let high):
      return range(part, low, high, "")
    case .atLeast(let low, let high):
      return range(part, low, high, "at least ")
    case .unknown: return nil
    }
  }

  private func range(
    _ part: Explanation.Part, _ low: Choice.Value, _ high: Choice.Value, _ lead: String
  ) -> String? {
    guard let subject = subject(part), let own = ownWord(part) else { return nil }
    let ends = [low, high].map { $0 == part.value ? own : change(part.index, to: $0)?.new ?? own }
    return "\(subject): \(lead)\(ends[0]) to \(ends[1])"
  }

  /// The number with its place, such as `step 1, -120`.
  private func subject(_ part: Explanation.Part) -> String? {
    probe(part).map { "\($0.place), \($0.old)" }
  }

  private func ownWord(_ part: Explanation.Part) -> String? { probe(part)?.old }

  /// Changes a number to any other value, to learn where it stands.
  private func probe(_ part: Explanation.Part) -> ScriptWords.Change? {
    for value in part.extent.values + (part.value.nearby) where value != part.value {
      if let change = change(part.index, to: value) { return change }
    }
    return nil
  }

  private func change(_ index: Int, to value: Choice.Value) -> ScriptWords.Change? {
    var changed = values
    changed[index] = value
    return ScriptWords.difference(base, ScriptWords.lines(of: script(changed)))
  }
}

extension Choice {
  /// Another value of the choice, near the present one.
  fileprivate var neighbour: Choice.Value? {
    value.nearby.first { limits.contains($0) && $0 != limits.simplest }
  }
}

extension Choice.Value {
  /// Values around this one.
  fileprivate var nearby: [Choice.Value] {
    switch self {
    case .integer(let value): [.integer(value &+ 1), .integer(value &- 1)]
    case .real(let value): [value * 1.5, value * 0.5, value + 1, value - 1].map { .real($0) }
    }
  }
}

extension Explanation.Extent {
  /// The values that it names.
  fileprivate var values: [Choice.Value] {
    switch self {
    case .exactly, .any, .unknown: []
    case .among(let values): values
    case .between(let low, let high), .atLeast(let low, let high): [low, high]
    }
  }
}
