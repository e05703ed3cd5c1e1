/// Reads the frames of one trace, line by line, and notes what they leave out.
///
/// Apart from `index` and `time` a frame may lack any key of the format, but then each frame of
/// the trace has to lack it: a key that comes and goes would leave open whether there was nothing
/// or nothing was recorded.
struct FrameReader {
  private var told: TraceData
  private var leftOut: TraceData = []
  private var last: (index: Int, time: Double)?

  /// A reader of frames that have to tell at least the given things.
  init(expecting told: TraceData = []) { self.told = told }

  /// What the frames read so far tell.
  var carries: TraceData { TraceData.all.subtracting(leftOut).withoutPartsOfMissingLists }

  /// What stands under a key that all frames have or none; nil where none has it.
  mutating func optional(
    _ node: JSONNode, _ key: String, _ data: TraceData
  ) throws(TraceError) -> JSONNode? {
    if let found = try node.optional(key) {
      if leftOut.contains(data) {
        throw TraceError(
          line: found.line, column: found.column,
          expected: "nothing under \"\(key)\", which lines before this one leave out",
          found: found.found)
      }
      told.insert(data)
      return found
    }
    if told.contains(data) { return try node.member(key) }
    leftOut.insert(data)
    return nil
  }

  /// Takes note of a frame's number and time, which have to follow the ones before.
  mutating func follow(_ frame: Frame, _ node: JSONNode) throws(TraceError) {
    if last == nil, frame.index != 0 {
      throw try node.member("index").error(expected: "0, the number of the first frame")
    }
    if let last {
      guard frame.index &- last.index == 1 else {
        throw TraceError(
          line: node.line, column: 1, expected: "the frame after frame \(last.index)",
          found: "frame \(frame.index)")
      }
      guard frame.time > last.time else {
        throw try node.member("time").error(expected: "a time after \(last.time)")
      }
    }
    guard frame.time.isFinite else { throw try node.member("time").error(expected: "a time") }
    last = (frame.index, frame.time)
  }
}
