/// The text form of a trace: JSON Lines, the header in the first line, then one line a frame.
///
///     var text = FrameFormat.headerLine(header) + "\n"
///     text += FrameFormat.line(frame) + "\n"
///     let trace = try FrameFormat.read(Array(text.utf8))
///
/// Every line is one object without spaces. Doubles are the shortest decimals that read back to
/// the same bits and always contain `.` or `e`; integers never do; infinities and NaN are the
/// strings `"inf"`, `"-inf"` and `"nan"`. Lengths are points, times milliseconds since the run
/// began; a point is `[x, y]`, a rectangle `[x, y, width, height]`, both in window coordinates
/// with y downward. Where a container has no such part, the value is null. Keys are only ever
/// added, and a reader skips keys it does not know.
///
/// The stage writes all keys. A recorder on a device may leave out of every frame what it cannot
/// see: any key of a frame line but `index` and `time`, `model`, `firstRow`, the four insets
/// together, and `flags` (see `TraceData`); and of the header line `script`, `assumptions`,
/// `panel` (there is none) and `policies` or any of them, which then have their first values.
/// Times go on from frame to frame, at any distance.
///
/// ## The header line
///
/// | key | value |
/// |---|---|
/// | `format` | `"nestcheck-trace"` |
/// | `version` | 1 |
/// | `strategy` | the strategy's name |
/// | `scene` | `width`, `height` of the viewport; `scale`, pixels per point; `frameInterval` in milliseconds; `headerHeight`, `pinnedHeight` (what stays of the header), `barHeight`, `bottomInset`; `pages`, each with `rows` and `rowHeight`; `chain` (`single`, `nested`); `panel`; `policies` |
/// | `scene.panel` | null where there is no sheet, or `detents`, the places of its top edge from the highest down, and `handle`, what it shows above its list |
/// | `scene.policies` | `handOver`, `handOverPrecision`, `headerFling`, `otherPages`, `bounceTop`, `bounceBottom`, `headerPan`, `shortPage`, `listBelowFull`, `panelGate`, `diagonalDrag`, `bottomBar` in the words of scripts; `ownCoast`, true where the container integrates coasts itself |
/// | `script` | the script in its text form, or `""` |
/// | `assumptions` | an object, name to value, in the stage's order |
///
/// ## A frame line
///
/// | key | value |
/// |---|---|
/// | `index` | the frame's number, from 0, each one more than the last |
/// | `time` | when the frame was shown |
/// | `touches` | samples taken in: `finger`; `phase` 0 began, 1 moved, 3 ended, 4 cancelled; `time`; `position`; `scroller`, the innermost one under the finger when it came down, or -1; `region` 0 elsewhere, 1 header, 2 bar, 3 page, 4 panel |
/// | `events` | `kind` 1 select a page, 2 the same animated, 3 a tap on a tab, 4 reload, 10 rows added at the end; `value`, the page's index as a Double. 5 width and 6 height of the screen, 7 and 8 the safe area's insets at top and bottom, 9 the header's height, 11 a refresh begins and 12 ends, each with its inset, 13 the current page is asked to stand so far from its start and 14 the same animated; `value` in points. 15 a tap on the status bar, 16 a pan from the left edge belongs to the surroundings from now on, 17 it begins and 18 ends, 20 the page leaves the screen and 21 returns, 22 one more layout; `value` 0. 19 the header holds a carousel of `value` pictures, 23 `value` display refreshes did not happen before this frame |
/// | `header`, `bar`, `panel` | null, or `shown` (the rectangle on the screen) and `model` |
/// | `indicator` | null, or `lineX`, `lineWidth` on the screen; `strokeStart`, `strokeEnd`, 0…1 of the line |
/// | `segments` | `start`, `end` of each tab on the indicator's line, 0…1; empty unless laid out anew |
/// | `pages` | loaded pages: `index`; `scroller` or -1; `shown`; `firstRow`; `rows` |
/// | `scrollers` | outer before inner: `id`; `role` 1 outer, 2 list, 3 pager, 4 other, 5 single; `page` or -1; `parent` or -1; `shown`; `offset`; `insetTop`, `insetLeft`, `insetBottom`, `insetRight`; `contentWidth`, `contentHeight`; `boundsWidth`, `boundsHeight`; `flags`, the sum of 1 tracking, 2 dragging, 4 decelerating, 8 scroll enabled, 16 bounces, 32 alwaysBounceVertical |
/// | `headerHost` | the scroller that hosts the header, or -1 |
/// | `picturesStandingIn` | how many pictures stand in for live pages |
/// | `callbacks` | `kind` 1 didScroll, 2 willBeginDragging, 3 willEndDragging, 4 didEndDragging, 5 willBeginDecelerating, 6 didEndDecelerating, 7 didEndScrollingAnimation, 8 didSelect; `scroller` or -1; `depth` |
/// | `writes` | `target`, a scroller or -1 header, -2 bar, -3 panel, -4 other; `property` 1 offset, 2 inset, 3 frame, 4 superview; `author` 1 touch, 2 physics, 3 animation, 4 container, 5 scene; `x`; `y` |
/// | `animations` | animations under way: `target`, as of `writes`; `property` 1 position (the middle: x, y, 0, 0), 2 bounds (x, y, width, height), 3 transform (x and y of its translation, its scale across and down), 4 opacity (the number, 0, 0, 0), 5 offset (x, y, 0, 0); `from`, `to`, four numbers of the property; `began`; `duration`; `curve` 1 cubic (`a`, `b` and `c`, `d` are its control points), 2 spring (`a` is the damping ratio, `b` the velocity at the start in journeys per second) |
///
/// The numbers of a frame, read in this order, make the run's `Fingerprint`.
public enum FrameFormat {
  /// The name by which the first line says what the file is.
  public static let name = "nestcheck-trace"

  /// The header as one line, without a line break.
  public static func headerLine(_ header: TraceHeader) -> String {
    var writer = JSONLineWriter()
    write(header, to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// A frame as one line, without a line break.
  public static func line(_ frame: borrowing Frame) -> String {
    var writer = JSONLineWriter()
    walk(frame, into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Appends a frame as one line, line break included.
  public static func append(_ frame: borrowing Frame, to bytes: inout [UInt8]) {
    var writer = JSONLineWriter(appendingTo: bytes)
    bytes = []
    walk(frame, into: &writer)
    writer.bytes.append(UInt8(ascii: "\n"))
    swap(&bytes, &writer.bytes)
  }

  /// Appends the header as one line, line break included.
  public static func append(_ header: TraceHeader, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: headerLine(header).utf8)
    bytes.append(UInt8(ascii: "\n"))
  }
}
