import Foundation
import Testing

/// What a JSON document has to look like: the keys of schema 1, with the kinds of their values.
///
/// A key with a question mark may be missing; a key that is not named must not be there.
indirect enum Schema: Sendable {
  case string
  case word
  case integer
  case number
  case boolean
  case object([String: Schema])
  case map(Schema)
  case array(Schema)
  case one([String])

  /// Complains about every place at which a document differs.
  func check(_ value: Any?, at path: String = "$") -> [String] {
    switch self {
    case .string: value is String ? [] : ["\(path) is no string"]
    case .word: Self.isWord(value) ? [] : ["\(path) is no 64-bit word"]
    case .integer: Self.isInteger(value) ? [] : ["\(path) is no integer"]
    case .number: Self.isNumber(value) ? [] : ["\(path) is no number"]
    case .boolean: Self.isBoolean(value) ? [] : ["\(path) is neither true nor false"]
    case .one(let words):
      (value as? String).map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
    case .array(let element): checkArray(value, element, path)
    case .map(let element):
      (value as? [String: Any])?.flatMap { element.check($0.value, at: "\(path).\($0.key)") }
        ?? ["\(path) is no object"]
    case .object(let members): checkObject(value, members, path)
    }
  }

  private func checkArray(_ value: Any?, _ element: Schema, _ path: String) -> [String] {
    guard let array = value as? [Any] else { return ["\(path) is no array"] }
    return array.enumerated().flatMap { element.check($0.element, at: "\(path)[\($0.offset)]") }
  }

  private func checkObject(
    _ value: Any?, _ members: [String: Schema], _ path: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
    var complaints: [String] = []
    var known: Set<String> = []
    for (key, schema) in members {
      let name = key.hasSuffix("?") ? String(key.dropLast()) : key
      known.insert(name)
      if let member = object[name] {
        complaints += schema.check(member, at: "\(path).\(name)")
      } else if name == key {
        complaints.append("\(path).\(name) is missing")
      }
    }
    return complaints + object.keys.filter { !known.contains($0) }.map { "\(path).\($0) is new" }
  }

  private static func isWord(_ value: Any?) -> Bool {
    guard let text = value as? String, text.hasPrefix("0x") else { return false }
    return text.count == 18 && UInt64(text.dropFirst(2), radix: 16) != nil
  }

  private static func isBoolean(_ value: Any?) -> Bool {
    guard let number = value as? NSNumber else { return false }
    return String(cString: number.objCType) == "c"
  }

  private static func isNumber(_ value: Any?) -> Bool {
    if let text = value as? String { return ["inf", "-inf", "nan"].contains(text) }
    return value is NSNumber && !isBoolean(value)
  }

  private static func isInteger(_ value: Any?) -> Bool {
    guard let number = value as? NSNumber, !isBoolean(value) else { return false }
    return Double(number.intValue) == number.doubleValue
  }
}

extension Schema {
  static let tool = Schema.object([
    "version": .string, "commit?": .string, "dirty?": .boolean,
    "build": .one(["debug", "release"]),
    "platform": .string, "scriptFormat": .integer, "generator": .integer,
  ])

  static let finding = Schema.object([
    "identity": .string, "kind": .one(["violation", "crash", "hang"]), "strategy": .string,
    "invariant": .string, "phase": .string, "seed?": .word, "count": .integer,
    "frame": .integer, "step?": .integer, "message": .string,
    "expected?": .object(["low?": .number, "high?": .number]), "actual?": .number,
    "measure?": .one(["place", "change"]), "excess?": .number, "unit?": .string,
    "onScreen?": .object(["points?": .number, "milliseconds?": .number]), "script": .string,
    "steps": .integer, "token?": .string,
    "original?": .object(["script": .string, "steps": .integer, "message": .string]),
    "shrink?": .object([
      "executions": .integer, "status": .string, "resume?": .string,
      "history?": .array(
        .object([
          "executions": .integer, "steps": .integer, "features": .integer, "frames": .integer,
          "numbers": .integer,
        ])),
    ]),
    "assumptions": .map(.string), "alsoViolates?": .array(.string),
    "explanation?": .array(.string), "reproduce?": .string, "savedTo?": .string,
    "replayed?": .object(["times": .integer, "of": .integer]),
  ])

  static let check = Schema.object([
    "schema": .integer, "command": .one(["check"]), "arguments": .array(.string), "tool": .tool,
    "seed": .word, "shard?": .object(["index": .integer, "count": .integer]),
    "stopped": .one(["completed", "budget", "limit", "interrupted", "findings"]),
    "totals": .object([
      "seeds": .integer, "runs": .integer, "gestures": .integer, "frames": .integer,
    ]),
    "timing": .object(["seconds": .number, "framesPerSecond?": .number, "jobs": .integer]),
    "fingerprint": .word,
    "strategies": .array(
      .object([
        "name": .string, "runs": .integer, "gestures": .integer, "frames": .integer,
        "findings": .integer, "fingerprint": .word,
      ])),
    "invariants": .array(
      .object([
        "strategy": .string, "name": .string, "canApply": .boolean, "frames": .integer,
        "applied": .integer, "undecided": .integer, "violated": .integer,
      ])),
    "features?": .array(
      .object([
        "strategy": .string, "name": .string, "value": .string, "runs": .integer,
        "invariants?": .array(
          .object(["name": .string, "canApply": .boolean, "applied": .integer])),
      ])),
    "findings": .array(.finding), "exit": .integer,
  ])

  static let replay = Schema.object([
    "schema": .integer, "command": .one(["replay"]), "arguments": .array(.string), "tool": .tool,
    "replays": .array(
      .object([
        "path?": .string, "token?": .string, "strategy": .string, "expected?": .string,
        "outcome": .one(["held", "violated"]), "invariant?": .string, "frame?": .integer,
        "skippedSteps?": .array(.integer), "asExpected": .boolean, "frames": .integer,
        "gestures": .integer, "fingerprint": .word,
      ])),
    "strokes": .object([
      "total": .integer, "drags": .integer, "flings": .integer, "taps": .integer,
      "other": .integer, "moved": .integer,
    ]),
    "travel": .object(["header": .number, "list": .number, "pager": .number]),
    "findings?": .array(.finding), "exit": .integer,
  ])
}
