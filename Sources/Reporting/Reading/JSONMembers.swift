import NestCheck

/// Looks up the members of an object, and says which one is missing or of the wrong kind.
struct JSONMembers {
  private let value: JSONValue
  private let path: String

  /// The members of a document or of a part of one.
  init(_ value: JSONValue, at path: String = "") {
    self.value = value
    self.path = path
  }

  private func name(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  private func require<Value>(_ key: String, _ found: Value?) throws(JSONMistake) -> Value {
    if let found { return found }
    let isThere = value[key] != nil
    throw JSONMistake("'\(name(key))' is \(isThere ? "not of its kind" : "missing")")
  }

  func text(_ key: String) throws(JSONMistake) -> String { try require(key, optionalText(key)) }

  func integer(_ key: String) throws(JSONMistake) -> Int {
    guard case .integer(let number) = value[key] else { return try require(key, nil) }
    return number
  }

  func flag(_ key: String) throws(JSONMistake) -> Bool {
    guard case .boolean(let flag) = value[key] else { return try require(key, nil) }
    return flag
  }

  func word(_ key: String) throws(JSONMistake) -> UInt64 { try require(key, optionalWord(key)) }

  func object(_ key: String) throws(JSONMistake) -> JSONMembers {
    try require(key, optionalObject(key))
  }

  /// The objects of an array; none where the key is missing.
  func objects(_ key: String) throws(JSONMistake) -> [JSONMembers] {
    guard let list = value[key] else { return [] }
    guard case .array(let elements) = list else { return try require(key, nil) }
    return elements.enumerated().map { index, element in
      JSONMembers(element, at: "\(name(key))[\(index)]")
    }
  }

  func optionalText(_ key: String) -> String? {
    if case .string(let text) = value[key] { text } else { nil }
  }

  func optionalInteger(_ key: String) -> Int? {
    if case .integer(let number) = value[key] { number } else { nil }
  }

  func optionalFlag(_ key: String) -> Bool? {
    if case .boolean(let flag) = value[key] { flag } else { nil }
  }

  /// A number; what JSON has no number for is a string.
  func optionalNumber(_ key: String) -> Double? {
    switch value[key] {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }

  func optionalWord(_ key: String) -> UInt64? { optionalText(key).flatMap(SeedNotation.seed) }

  func optionalObject(_ key: String) -> JSONMembers? {
    guard let part = value[key], case .object = part else { return nil }
    return JSONMembers(part, at: name(key))
  }

  func texts(_ key: String) -> [String] {
    guard case .array(let elements) = value[key] else { return [] }
    return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// One of the values of an enumeration.
  func choice<Value: RawRepresentable<String>>(
    _ key: String, _ type: Value.Type
  ) throws(JSONMistake) -> Value {
    let text = try text(key)
    guard let value = Value(rawValue: text) else {
      throw JSONMistake("'\(name(key))' is '\(text)', which this program does not know")
    }
    return value
  }
}
