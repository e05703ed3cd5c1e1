/// Values as bytes, for another process of the same program.
///
/// Both sides are one build, so there is neither a version nor a way to skip what is not known.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  mutating func add(_ value: Int) { add(UInt64(bitPattern: Int64(value))) }
  mutating func add(_ value: Double) { add(value.bitPattern) }
  mutating func add(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += Array(text.utf8)
  }

  mutating func add<Value>(_ value: Value?, _ write: (inout WireWriter, Value) -> Void) {
    add(value != nil)
    if let value { write(&self, value) }
  }

  mutating func add<Value>(_ values: [Value], _ write: (inout WireWriter, Value) -> Void) {
    add(values.count)
    for value in values { write(&self, value) }
  }
}

/// Reads what a `WireWriter` has written.
struct WireReader {
  private let bytes: [UInt8]
  private var position = 0

  /// What is read cannot be understood: the two sides are not of one build.
  struct Mistake: Error {}

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func word() throws(Mistake) -> UInt64 {
    guard bytes.count - position >= 8 else { throw Mistake() }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return value
  }

  mutating func integer() throws(Mistake) -> Int { Int(Int64(bitPattern: try word())) }
  mutating func real() throws(Mistake) -> Double { Double(bitPattern: try word()) }

  mutating func boolean() throws(Mistake) -> Bool {
    guard position < bytes.count else { throw Mistake() }
    position += 1
    return bytes[position - 1] != 0
  }

  mutating func text() throws(Mistake) -> String {
    let count = try count()
    position += count
    return String(decoding: bytes[(position - count)..<position], as: UTF8.self)
  }

  mutating func optional<Value>(
    _ read: (inout WireReader) throws(Mistake) -> Value
  ) throws(Mistake) -> Value? {
    try boolean() ? try read(&self) : nil
  }

  mutating func array<Value>(
    _ read: (inout WireReader) throws(Mistake) -> Value
  ) throws(Mistake) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// A number of things, each of which takes a byte at least.
  private mutating func count() throws(Mistake) -> Int {
    let count = try integer()
    guard count >= 0, count <= bytes.count - position else { throw Mistake() }
    return count
  }
}
