/// A JSON value with the column at which it stands.
struct JSONNode {
  /// A value of JSON; numbers keep whether they were written as integers.
  enum Value {
    case null
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A key with its value.
  struct Member {
    var key: String
    var node: JSONNode
  }

  /// The line, from 1.
  var line: Int
  /// The column in bytes, from 1.
  var column: Int
  /// What stands there.
  var value: Value

  /// What stands there, in a few words.
  var found: String {
    switch value {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): value.description
    case .double(let value): value.description
    case .string(let value): value.count > 24 ? "\"\(value.prefix(24))…\"" : "\"\(value)\""
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The complaint that something else should stand here.
  func error(expected: String) -> TraceError {
    TraceError(line: line, column: column, expected: expected, found: found)
  }
}

extension JSONNode {
  /// The value under a key, or nil where the object does not have it.
  func optional(_ key: String) throws(TraceError) -> JSONNode? {
    guard case .object(let members) = value else { throw error(expected: "an object") }
    for member in members where member.key == key { return member.node }
    return nil
  }

  /// The value under a key; a missing key is an error at the object's beginning.
  func member(_ key: String) throws(TraceError) -> JSONNode {
    if let node = try optional(key) { return node }
    throw TraceError(
      line: line, column: column, expected: "an object with the key \"\(key)\"",
      found: "one without it")
  }

  /// The elements of an array.
  func elements() throws(TraceError) -> [JSONNode] {
    guard case .array(let elements) = value else { throw error(expected: "an array") }
    return elements
  }

  /// Whether the value is null.
  var isNull: Bool {
    if case .null = value { true } else { false }
  }

  /// A whole number.
  func int() throws(TraceError) -> Int {
    guard case .integer(let value) = value else { throw error(expected: "an integer") }
    return value
  }

  /// A number, or one of the strings "inf", "-inf" and "nan".
  func double() throws(TraceError) -> Double {
    switch value {
    case .integer(let value): return Double(value)
    case .double(let value): return value
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    case .string("nan"): return .nan
    default: throw error(expected: "a number")
    }
  }

  /// A text.
  func text() throws(TraceError) -> String {
    guard case .string(let value) = value else { throw error(expected: "a string") }
    return value
  }

  /// True or false.
  func bool() throws(TraceError) -> Bool {
    guard case .bool(let value) = value else { throw error(expected: "true or false") }
    return value
  }

  /// The numbers of an array of exactly `count` of them.
  func numbers(_ count: Int) throws(TraceError) -> [Double] {
    guard case .array(let elements) = value, elements.count == count else {
      throw error(expected: "an array of \(count) numbers")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.double()) }
    return numbers
  }

  /// One of an enumeration's integer codes.
  func code<Code: RawRepresentable>(_ type: Code.Type, _ what: String) throws(TraceError) -> Code
  where Code.RawValue == Int {
    guard case .integer(let value) = value, let code = Code(rawValue: value) else {
      throw error(expected: "the code of a \(what)")
    }
    return code
  }

  /// One of an enumeration's words.
  func word<Word>(_ type: Word.Type) throws(TraceError) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    guard case .string(let value) = value, let word = Word(rawValue: value) else {
      let words = Word.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw error(expected: "one of \(words)")
    }
    return word
  }
}
