import NestCheck

/// A JSON document that keeps its keys in order.
///
///     let document: JSONValue = ["schema": 1, "seed": .hexadecimal(42)]
///     print(document.text)
///
/// The same document is always the same text: keys stand in the order in which they were given,
/// numbers are the shortest decimals that read back as the same value, and what JSON has no number
/// for is a string: 64-bit words as `"0x…"`, infinities and NaN as `"inf"`, `"-inf"`, `"nan"`.
public enum JSONValue: Equatable, Sendable {
  /// An object, its members in order.
  case object([Member])
  /// An array.
  case array([JSONValue])
  /// A string.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number; whole ones are written without a fraction.
  case number(Double)
  /// True or false.
  case boolean(Bool)

  /// A key with its value.
  public struct Member: Equatable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue
    /// A key with its value.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A 64-bit word as `"0x"` and 16 digits.
  public static func hexadecimal(_ word: UInt64) -> JSONValue {
    .string(SeedNotation.hexadecimal(word))
  }

  /// An array of strings.
  public static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map(JSONValue.string))
  }

  /// The value of a key, or nil for another key or anything but an object.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// Gathers the members of an object; what has no content is left out.
struct JSONObjectBuilder {
  private var members: [JSONValue.Member] = []

  var object: JSONValue { .object(members) }

  mutating func add(_ key: String, _ value: JSONValue?) {
    if let value { members.append(.init(key, value)) }
  }

  mutating func add(_ key: String, _ text: String?) {
    if let text, !text.isEmpty { add(key, .string(text)) }
  }

  mutating func add(_ key: String, _ number: Double?) {
    add(key, number.map(JSONValue.number))
  }

  mutating func add(_ key: String, _ number: Int?) {
    add(key, number.map(JSONValue.integer))
  }

  mutating func add(_ key: String, _ condition: Bool?) {
    add(key, condition.map(JSONValue.boolean))
  }

  mutating func add(_ key: String, filled values: [JSONValue]) {
    if !values.isEmpty { add(key, .array(values)) }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  /// An object, its members in order.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
  /// An array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// True or false.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}
