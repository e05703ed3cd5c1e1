import Gestures
import HeadlessUIKit

extension RunOrder {
  /// The order as bytes, for another process of the same program.
  public var wire: [UInt8] {
    var writer = WireWriter()
    writer.add(strategy)
    writer.add(invariants) { writer, names in writer.add(names) { $0.add($1) } }
    switch act {
    case .seed(let seed, let assumptions):
      writer.add(0)
      writer.add(seed)
      writer.add(assumptions)
    case .script(let script):
      writer.add(1)
      writer.add(script.text)
    case .strokes(let strokes, let seed, let assumptions):
      writer.add(2)
      writer.add(strokes.strokes) { writer, stroke in
        writer.add(stroke.points) { writer, point in
          for number in [point.time, point.x, point.y] { writer.add(number) }
        }
      }
      writer.add(seed) { $0.add($1) }
      writer.add(assumptions)
    }
    return writer.bytes
  }

  /// Reads an order, or nil where the bytes are none.
  public init?(wire bytes: [UInt8]) {
    var reader = WireReader(bytes)
    guard let order = try? Self.read(&reader) else { return nil }
    self = order
  }

  private static func read(_ reader: inout WireReader) throws(WireReader.Mistake) -> RunOrder {
    let strategy = try reader.text()
    let invariants = try reader.optional { (reader) throws(WireReader.Mistake) in
      try reader.array { (reader) throws(WireReader.Mistake) in try reader.text() }
    }
    return RunOrder(strategy: strategy, act: try act(&reader), invariants: invariants)
  }

  private static func act(_ reader: inout WireReader) throws(WireReader.Mistake) -> Act {
    switch try reader.integer() {
    case 0: return .seed(try reader.word(), try reader.assumptions())
    case 1: return .script(try reader.script())
    default:
      let strokes = try reader.array { (reader) throws(WireReader.Mistake) in
        RecordedStroke(
          points: try reader.array { (reader) throws(WireReader.Mistake) in
            RecordedStroke.Point(
              time: try reader.real(), x: try reader.real(), y: try reader.real())
          })
      }
      let seed = try reader.optional { (reader) throws(WireReader.Mistake) in
        try reader.word()
      }
      return .strokes(RecordedStrokes(strokes: strokes), seed: seed, try reader.assumptions())
    }
  }
}

extension WireWriter {
  mutating func add(_ assumptions: StageAssumptions) {
    for name in StageAssumptions.names { add(assumptions.value(of: name) ?? "") }
  }
}

extension WireReader {
  mutating func assumptions() throws(Mistake) -> StageAssumptions {
    var assumptions = StageAssumptions()
    for name in StageAssumptions.names {
      let value = try text()
      do { try assumptions.set(name, to: value) } catch { throw Mistake() }
    }
    return assumptions
  }

  mutating func script() throws(Mistake) -> Script {
    let text = try text()
    do { return try Script(parsing: text, file: "") } catch { throw Mistake() }
  }
}
