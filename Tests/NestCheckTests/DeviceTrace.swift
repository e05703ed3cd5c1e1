import Traces

/// A trace as a recorder on a device would write it: one list that carries its header, a finger
/// that drags it up by 40 points, and nothing of callbacks, writes and animations.
enum DeviceTrace {
  static let header = """
    {"format":"nestcheck-trace","version":1,"strategy":"feed","scene":{"width":390,"height":844,\
    "scale":3,"frameInterval":16.667,"headerHeight":200,"pinnedHeight":0,"barHeight":0,\
    "bottomInset":0,"pages":[{"rows":40,"rowHeight":60}],"chain":"single"}}
    """

  /// The header, then frames in which the finger comes down, begins to drag and goes on.
  static var lines: [String] {
    [
      header, frame(0, offset: 0, flags: 56), frame(1, (0, 600), offset: 0, flags: 57),
      frame(2, (1, 588), offset: 2, flags: 59), frame(3, (1, 574), offset: 16, flags: 59),
      frame(4, (1, 560), offset: 30, flags: 59),
    ]
  }

  static var text: String { lines.joined(separator: "\n") + "\n" }

  static func trace(_ text: String = text) throws(TraceError) -> Trace {
    try FrameFormat.read(Array(text.utf8))
  }

  /// A frame line; with a header that stands elsewhere than the offset puts it, if given.
  static func frame(
    _ index: Int, _ touch: (phase: Int, y: Int)? = nil, offset: Int, flags: Int,
    header: Int? = nil, time: Double? = nil
  ) -> String {
    let time = time ?? Double(index) * 16.667
    let finger = touch.map {
      #"{"finger":1,"phase":\#($0.phase),"time":\#(time),"position":[195,\#($0.y)],"#
        + #""scroller":0,"region":3}"#
    }
    return #"{"index":\#(index),"time":\#(time),"touches":[\#(finger ?? "")],"#
      + #""header":{"shown":[0,\#(header ?? -offset),390,200]},"pages":[{"index":0,"#
      + #""scroller":0,"shown":[0,0,390,844],"firstRow":[0,\#(200 - offset),390,60],"rows":40}],"#
      + #""scrollers":[{"id":0,"role":5,"page":0,"parent":-1,"shown":[0,0,390,844],"#
      + #""offset":[0,\#(offset)],"insetTop":0,"insetLeft":0,"insetBottom":0,"insetRight":0,"#
      + #""contentWidth":390,"contentHeight":2600,"boundsWidth":390,"boundsHeight":844,"#
      + #""flags":\#(flags)}]}"#
  }
}
