/// What a frame is poured into, number by number, in the order of the frame format.
///
/// The writer of JSON Lines and the fingerprint are both sinks, so that they cannot come to differ
/// in the order of the numbers.
protocol FrameSink {
  /// An object or an array begins.
  mutating func open(_ bracket: Bracket)
  /// An object or an array ends.
  mutating func close(_ bracket: Bracket)
  /// The next value belongs to this key.
  mutating func key(_ name: StaticString)
  /// A number with a fraction, in points, milliseconds or parts of one.
  mutating func number(_ value: Double)
  /// A whole number: a count, an index, an identifier or a code.
  mutating func number(_ value: Int)
  /// A value that is missing.
  mutating func null()
}

/// The two kinds of brackets in JSON.
enum Bracket {
  case object
  case array
}

extension FrameSink {
  /// A number under its key.
  @inline(__always) mutating func field(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  /// A whole number under its key.
  @inline(__always) mutating func field(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  /// A point as `[x, y]` under its key.
  @inline(__always) mutating func field(_ name: StaticString, _ value: Point) {
    key(name)
    open(.array)
    number(value.x)
    number(value.y)
    close(.array)
  }

  /// A rectangle as `[x, y, width, height]` under its key.
  @inline(__always) mutating func field(_ name: StaticString, _ value: Rect) {
    key(name)
    open(.array)
    number(value.x)
    number(value.y)
    number(value.width)
    number(value.height)
    close(.array)
  }

  /// A placed rectangle under its key, or null.
  @inline(__always) mutating func field(_ name: StaticString, _ value: PlacedRect?) {
    guard let value else {
      key(name)
      return null()
    }
    key(name)
    open(.object)
    field("shown", value.shown)
    field("model", value.model)
    close(.object)
  }
}
