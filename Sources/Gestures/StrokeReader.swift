/// Reads a file of recorded strokes: the little of JSON that it takes, with places for mistakes.
struct StrokeReader {
  private let bytes: [UInt8]
  private let file: String
  private var index: Int

  /// Lists and objects within each other, at most.
  private static let deepest = 64
  /// Pixels to the point.
  private static let scale = 1.5
  /// Times in milliseconds and places in pixels.
  private static let times: ClosedRange<Double> = 0...100_000_000
  private static let places: ClosedRange<Double> = -100_000...100_000

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
  }

  mutating func strokes() throws(SourceMistake) -> [RecordedStroke] {
    var strokes: [RecordedStroke]?
    try object("an object with the key 'gestures'") { (reader, key) throws(SourceMistake) in
      if key == "gestures" {
        strokes = try reader.gestures()
      } else {
        try reader.skipValue(depth: 1)
      }
    }
    skipBlanks()
    if index < bytes.count { throw mistake("the end of the file") }
    guard let strokes else { throw mistake("a key 'gestures'") }
    return strokes
  }

  private mutating func gestures() throws(SourceMistake) -> [RecordedStroke] {
    var strokes: [RecordedStroke] = []
    try list("a list of gestures") { (reader) throws(SourceMistake) in
      let name = "gesture \(strokes.count + 1)"
      var points: [RecordedStroke.Point]?
      let start = reader.index
      try reader.object("\(name), an object with the key 'pts'") {
        (reader, key) throws(SourceMistake) in
        if key == "pts" {
          points = try reader.points(name)
        } else {
          try reader.skipValue(depth: 3)
        }
      }
      guard let points, !points.isEmpty else {
        throw reader.mistake("at least one point in 'pts' of \(name)", at: start)
      }
      strokes.append(RecordedStroke(points: points))
    }
    return strokes
  }

  private mutating func points(_ name: String) throws(SourceMistake) -> [RecordedStroke.Point] {
    var points: [RecordedStroke.Point] = []
    try list("a list of points of \(name)") { (reader) throws(SourceMistake) in
      let what = "point \(points.count + 1) of \(name)"
      try reader.take("[", "\(what), [ms, x, y]")
      let earliest = points.last?.time ?? Self.times.lowerBound
      let time = try reader.number(
        "the time of \(what)", in: earliest...max(earliest, Self.times.upperBound))
      try reader.take(",", "',' and x of \(what)")
      let x = try reader.number("x of \(what)", in: Self.places)
      try reader.take(",", "',' and y of \(what)")
      let y = try reader.number("y of \(what)", in: Self.places)
      try reader.take("]", "']' after \(what)")
      points.append(.init(time: time, x: x / Self.scale, y: y / Self.scale))
    }
    return points
  }
}

/// JSON.
extension StrokeReader {
  private func mistake(_ expected: String, at place: Int? = nil) -> SourceMistake {
    let place = min(place ?? index, bytes.count)
    var (line, column) = (1, 1)
    for byte in bytes[..<place] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
    let rest = bytes[place...].prefix(24).prefix { $0 != UInt8(ascii: "\n") }
    return SourceMistake(
      file: file, line: line, column: column, expected: expected,
      found: place == bytes.count
        ? "the end of the file" : SourceMistake.quoted(String(decoding: rest, as: UTF8.self)))
  }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ symbol: Unicode.Scalar, _ expected: String) throws(SourceMistake) {
    guard takes(symbol) else { throw mistake(expected) }
  }

  private mutating func takes(_ symbol: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: symbol) else { return false }
    index += 1
    return true
  }

  private mutating func list(
    _ expected: String, _ element: (inout StrokeReader) throws(SourceMistake) -> Void
  ) throws(SourceMistake) {
    try take("[", expected)
    if takes("]") { return }
    repeat { try element(&self) } while takes(",")
    try take("]", "',' or ']'")
  }

  private mutating func object(
    _ expected: String, _ member: (inout StrokeReader, String) throws(SourceMistake) -> Void
  ) throws(SourceMistake) {
    try take("{", expected)
    if takes("}") { return }
    repeat {
      let key = try string()
      try take(":", "':'")
      try member(&self, key)
    } while takes(",")
    try take("}", "',' or '}'")
  }

  /// Takes a string; escapes are left as they are, because no key that counts has any.
  private mutating func string() throws(SourceMistake) -> String {
    try take("\"", "a key in quotation marks")
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count else {
      index = bytes.count
      throw mistake("the end of a string")
    }
    index += 1
    return String(decoding: bytes[start..<(index - 1)], as: UTF8.self)
  }

  private mutating func number(_ what: String, in range: ClosedRange<Double>)
    throws(SourceMistake) -> Double
  {
    skipBlanks()
    let start = index
    let letters = Array("+-.0123456789eE".utf8)
    while index < bytes.count, letters.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = DecimalText.value(text), range.contains(value) else {
      throw mistake(
        "\(what), a number from \(DecimalText.text(range.lowerBound)) to "
          + DecimalText.text(range.upperBound), at: start)
    }
    return value
  }

  private mutating func skipValue(depth: Int) throws(SourceMistake) {
    guard depth < Self.deepest else { throw mistake("at most \(Self.deepest) levels") }
    skipBlanks()
    guard index < bytes.count else { throw mistake("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      try object("an object") { (reader, _) throws(SourceMistake) in
        try reader.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try list("a list") { (reader) throws(SourceMistake) in
        try reader.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "\""): _ = try string()
    default: try skipWord()
    }
  }

  /// Takes a number, `true`, `false` or `null`.
  private mutating func skipWord() throws(SourceMistake) {
    let start = index
    while index < bytes.count,
      ScriptLimits.isNameByte(bytes[index])
        || bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: ".")
    {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    guard ["true", "false", "null"].contains(word) || DecimalText.value(word) != nil else {
      throw mistake("a value", at: start)
    }
  }
}
