import NestCheck

/// Numbers over the frames of a run, one column each, as a page embeds them: the changes only.
///
/// A column is an array `[frame, value, frame, value, …]`: from that frame on the number has that
/// value. What has no number, because the part does not exist, is `"nan"`. Frames are written as
/// the distance from the change before. Most numbers change in few frames, so that ten seconds at
/// 120 Hz take some hundred kilobytes.
struct ColumnSet {
  private var names: [String] = []
  private var slots: [String: Int] = [:]
  private var changes: [[JSONValue]] = []
  private var values: [Double?] = []
  private var lastChange: [Int] = []
  private var lastSeen: [Int] = []
  private var frame = 0

  /// A frame begins; numbers that it does not set have no value in it.
  mutating func begin(frame: Int) { self.frame = frame }

  /// Sets a number in this frame.
  mutating func set(_ name: String, _ value: Double) {
    let slot = slots[name] ?? add(name)
    lastSeen[slot] = frame
    let rounded = Self.rounded(value)
    if values[slot] != rounded { change(slot, to: rounded) }
  }

  /// Sets a whole number in this frame.
  mutating func set(_ name: String, _ value: Int) { set(name, Double(value)) }

  /// A frame ends: what it did not set has no value.
  mutating func endFrame() {
    for slot in names.indices where lastSeen[slot] != frame && values[slot] != nil {
      change(slot, to: nil)
    }
  }

  /// Each column under its name.
  var json: JSONValue {
    .object(zip(names, changes).map { JSONValue.Member($0, .array($1)) })
  }

  private mutating func add(_ name: String) -> Int {
    slots[name] = names.count
    names.append(name)
    changes.append([])
    values.append(nil)
    lastChange.append(0)
    lastSeen.append(-1)
    return names.count - 1
  }

  private mutating func change(_ slot: Int, to value: Double?) {
    changes[slot].append(.integer(frame - lastChange[slot]))
    changes[slot].append(.number(value ?? .nan))
    lastChange[slot] = frame
    values[slot] = value
  }

  /// To a ten-thousandth of a point: finer than any tolerance by far.
  static func rounded(_ value: Double) -> Double {
    guard value.isFinite, value.magnitude < 1e11 else { return value }
    return (value * 10_000).rounded() / 10_000 + 0
  }
}
