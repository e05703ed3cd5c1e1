/// What stands on the screen at one display refresh, with who wrote what.
///
/// A frame holds values only: no view, no field of a container, no number that a container
/// computed. It is reused between frames of a run (`removeAll(keepingCapacity:)` on its arrays),
/// so that recording allocates nothing once its arrays have grown.
///
/// The properties stand in the order of the frame format (`FrameFormat`), which is also the order
/// of the run's fingerprint.
public struct Frame: Equatable, Sendable {
  /// The frame's number in its run, from 0.
  public var index: Int = 0
  /// Stage time since the run began, in milliseconds: `index` display intervals, and those that
  /// were dropped.
  public var time: Double = 0
  /// The touch samples taken in during this frame, in order of their times.
  public var touches: ContiguousArray<TouchSample> = []
  /// Scene events and programmatic calls of this frame.
  public var events: ContiguousArray<EventRecord> = []
  /// The header, where the container has one.
  public var header: PlacedRect?
  /// The tab bar, where the container has one.
  public var bar: PlacedRect?
  /// The sheet or panel that a finger moves, where the container has one.
  public var panel: PlacedRect?
  /// The indicator, where the container has one.
  public var indicator: IndicatorRecord?
  /// The tabs' segments, one a page; only in a frame in which they were laid out anew, else empty.
  public var segments: ContiguousArray<Segment> = []
  /// The loaded pages, in order of their indices.
  public var pages: ContiguousArray<PageRecord> = []
  /// The scrollers that the container hands out, each before those inside it.
  public var scrollers: ContiguousArray<ScrollerRecord> = []
  /// The identifier of the scroller that hosts the header, or -1 if no scroller does.
  public var headerHost: Int = -1
  /// How many pictures stand in for live pages.
  public var picturesStandingIn: Int = 0
  /// Delegate and selection callbacks of this frame, in order.
  public var callbacks: ContiguousArray<CallbackRecord> = []
  /// Writes of this frame, in order.
  public var writes: ContiguousArray<WriteRecord> = []
  /// The animations under way after this frame, in the order in which they began.
  public var animations: ContiguousArray<AnimationRecord> = []

  /// An empty frame.
  public init() {}
}

/// A rectangle as the screen shows it and as the model holds it; they differ during an animation.
public struct PlacedRect: Equatable, Sendable {
  /// The rectangle on the screen, through all ancestors, transforms and presentation values.
  public var shown: Rect
  /// The rectangle by model values.
  public var model: Rect

  /// A rectangle as shown and as modelled.
  @inlinable public init(shown: Rect, model: Rect) {
    self.shown = shown
    self.model = model
  }
}

/// One sample of one finger, as the digitizer delivered it.
public struct TouchSample: Equatable, Sendable {
  /// What the sample says of the finger; raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger was lifted.
    case ended = 3
    /// The system took the touch away.
    case cancelled = 4
  }

  /// Where a finger came down.
  public enum Region: Int, Sendable {
    /// Anything not named below.
    case elsewhere = 0
    /// The header.
    case header = 1
    /// The tab bar.
    case bar = 2
    /// A page.
    case page = 3
    /// The sheet or panel, outside a page.
    case panel = 4
  }

  /// The finger's number; it stays the same from `began` to `ended` or `cancelled`.
  public var finger: Int
  /// What happened to the finger.
  public var phase: Phase
  /// The sample's own time, in milliseconds since the run began; at most the frame's time.
  public var time: Double
  /// Where the finger is, in window coordinates.
  public var position: Point
  /// The innermost scroller under the finger when it came down, or -1 if there is none.
  public var scroller: Int
  /// What the finger came down on.
  public var region: Region

  /// A sample of one finger.
  @inlinable public init(
    finger: Int, phase: Phase, time: Double, position: Point, scroller: Int, region: Region
  ) {
    self.finger = finger
    self.phase = phase
    self.time = time
    self.position = position
    self.scroller = scroller
    self.region = region
  }
}

/// Something outside the container that moves things: a tap on a tab, a call, a scene event.
public struct EventRecord: Equatable, Sendable {
  /// What happened.
  public enum Kind: Int, Sendable {
    /// A page was asked for by a call; `value` is its index.
    case selectPage = 1
    /// A page was asked for by a call, animated; `value` is its index.
    case selectPageAnimated = 2
    /// A tap that ended on a tab; `value` is its index.
    case tabTap = 3
    /// The rows were reloaded; `value` is the page's index, and pages say how many rows there are.
    case reload = 4
    /// The screen has another width; `value` is it, in points. A height comes with it.
    case width = 5
    /// The screen has another height; `value` is it, in points.
    case height = 6
    /// The safe area begins lower or higher; `value` is its inset at the top, in points.
    case safeAreaTop = 7
    /// The same at the bottom.
    case safeAreaBottom = 8
    /// The header has another height; `value` is it, in points.
    case headerHeight = 9
    /// Rows were added at the end of a page; `value` is its index.
    case growth = 10
    /// A page makes room above its rows while it refreshes; `value` is the room, in points.
    case refreshBegan = 11
    /// The room is taken away again; `value` is it, in points.
    case refreshEnded = 12
    /// The current page was asked to stand so far from its start; `value` is that, in points.
    case scroll = 13
    /// The same, animated.
    case scrollAnimated = 14
    /// The status bar was tapped; `value` is 0.
    case scrollToTop = 15
    /// From now on a pan from the left edge belongs to the surroundings; `value` is 0.
    case edgePan = 16
    /// Such a pan began; `value` is 0.
    case edgePanBegan = 17
    /// It ended, or was taken away; `value` is 0.
    case edgePanEnded = 18
    /// From now on the header holds a carousel; `value` is its number of pictures.
    case carousel = 19
    /// Another screen begins to cover the page; `value` is 0. Until it returns, frames show none of
    /// it.
    case left = 20
    /// The page is on the screen again; `value` is 0.
    case returned = 21
    /// The whole tree was laid out once more; `value` is 0.
    case relayout = 22
    /// So many display refreshes did not happen right before this frame; `value` is their number.
    case droppedFrames = 23
  }

  /// What happened.
  public var kind: Kind
  /// A number whose meaning depends on the kind.
  public var value: Double

  /// An event with its number.
  @inlinable public init(kind: Kind, value: Double) {
    self.kind = kind
    self.value = value
  }
}

/// The indicator of the tab bar: a line of which a part is drawn.
public struct IndicatorRecord: Equatable, Sendable {
  /// Where the line begins on the screen, x in points.
  public var lineX: Double
  /// How long the line is, in points.
  public var lineWidth: Double
  /// Where the drawn part begins, 0…1 of the line, as the screen shows it.
  public var strokeStart: Double
  /// Where the drawn part ends, 0…1 of the line, as the screen shows it.
  public var strokeEnd: Double

  /// An indicator's line and the part of it that is drawn.
  @inlinable public init(
    lineX: Double, lineWidth: Double, strokeStart: Double, strokeEnd: Double
  ) {
    self.lineX = lineX
    self.lineWidth = lineWidth
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }
}

/// A tab's place along the indicator's line, 0…1.
public struct Segment: Equatable, Sendable {
  /// Where the segment begins.
  public var start: Double
  /// Where the segment ends.
  public var end: Double

  /// A tab's place.
  @inlinable public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}

/// A loaded page.
public struct PageRecord: Equatable, Sendable {
  /// The page's index, from 0.
  public var index: Int
  /// The identifier of its scroller, or -1 where the page has none of its own.
  public var scroller: Int
  /// The page's rectangle on the screen.
  public var shown: Rect
  /// The first row's rectangle on the screen, computed when off-screen.
  public var firstRow: Rect
  /// How many rows the page has.
  public var rows: Int

  /// A loaded page.
  @inlinable public init(index: Int, scroller: Int, shown: Rect, firstRow: Rect, rows: Int) {
    self.index = index
    self.scroller = scroller
    self.shown = shown
    self.firstRow = firstRow
    self.rows = rows
  }
}

/// A scroll view that the container hands out, with what UIKit shows of it to any observer.
public struct ScrollerRecord: Equatable, Sendable {
  /// The part a scroller plays in its container.
  public enum Role: Int, Sendable {
    /// A vertical scroller around header and pages.
    case outer = 1
    /// A page's own scroller.
    case list = 2
    /// The horizontal scroller of the pages.
    case pager = 3
    /// A scroller of the tab bar, or any other.
    case other = 4
    /// The one scroller that carries header and rows.
    case single = 5
  }

  /// A set of booleans that UIScrollView shows.
  public struct Flags: OptionSet, Equatable, Sendable {
    /// The bits, as the format writes them.
    public var rawValue: Int
    /// The set with the given bits.
    @inlinable public init(rawValue: Int) { self.rawValue = rawValue }
    /// A finger is on the scroller.
    public static let tracking = Flags(rawValue: 1)
    /// The finger has begun to scroll.
    public static let dragging = Flags(rawValue: 2)
    /// It moves by itself after a release.
    public static let decelerating = Flags(rawValue: 4)
    /// `isScrollEnabled`.
    public static let scrollEnabled = Flags(rawValue: 8)
    /// `bounces`.
    public static let bounces = Flags(rawValue: 16)
    /// `alwaysBounceVertical`.
    public static let alwaysBounceVertical = Flags(rawValue: 32)
  }

  /// The scroller's number in the trace; it stays the same during a run.
  public var id: Int
  /// The part it plays.
  public var role: Role
  /// The page it belongs to, or -1.
  public var page: Int
  /// The identifier of the next scroller around it, or -1.
  public var parent: Int
  /// Its rectangle on the screen.
  public var shown: Rect
  /// `contentOffset`, in points.
  public var offset: Point
  /// `adjustedContentInset`: top, left, bottom, right, in points.
  public var insetTop: Double
  /// See `insetTop`.
  public var insetLeft: Double
  /// See `insetTop`.
  public var insetBottom: Double
  /// See `insetTop`.
  public var insetRight: Double
  /// `contentSize.width`, in points.
  public var contentWidth: Double
  /// `contentSize.height`, in points.
  public var contentHeight: Double
  /// `bounds.width`, in points.
  public var boundsWidth: Double
  /// `bounds.height`, in points.
  public var boundsHeight: Double
  /// Tracking, dragging, decelerating, scroll enabled, bounces, always bounces vertically.
  public var flags: Flags

  /// A scroller at the window's origin, with nothing in it.
  @inlinable public init(id: Int, role: Role, page: Int = -1, parent: Int = -1) {
    self.id = id
    self.role = role
    self.page = page
    self.parent = parent
    shown = .zero
    offset = .zero
    insetTop = 0
    insetLeft = 0
    insetBottom = 0
    insetRight = 0
    contentWidth = 0
    contentHeight = 0
    boundsWidth = 0
    boundsHeight = 0
    flags = [.scrollEnabled, .bounces]
  }
}

/// A callback that reached the container.
public struct CallbackRecord: Equatable, Sendable {
  /// Which callback.
  public enum Kind: Int, Sendable {
    /// `scrollViewDidScroll`.
    case didScroll = 1
    /// `scrollViewWillBeginDragging`.
    case willBeginDragging = 2
    /// `scrollViewWillEndDragging`.
    case willEndDragging = 3
    /// `scrollViewDidEndDragging`.
    case didEndDragging = 4
    /// `scrollViewWillBeginDecelerating`.
    case willBeginDecelerating = 5
    /// `scrollViewDidEndDecelerating`.
    case didEndDecelerating = 6
    /// `scrollViewDidEndScrollingAnimation`.
    case didEndScrollingAnimation = 7
    /// The container told its client of a selection.
    case didSelect = 8
  }

  /// Which callback.
  public var kind: Kind
  /// The scroller it is about, or -1.
  public var scroller: Int
  /// How many callbacks enclose it; 0 for an outermost one.
  public var depth: Int

  /// A callback.
  @inlinable public init(kind: Kind, scroller: Int, depth: Int) {
    self.kind = kind
    self.scroller = scroller
    self.depth = depth
  }
}

/// A write to an offset, inset, frame or superview.
///
/// The log names the culprit in a message; it excuses nothing.
public struct WriteRecord: Equatable, Sendable {
  /// Who wrote.
  public enum Author: Int, Sendable {
    /// The finger.
    case touch = 1
    /// Deceleration, bounce, paging, clamping.
    case physics = 2
    /// An animation.
    case animation = 3
    /// The container's own code.
    case container = 4
    /// The scene: rotation, reload, layout of the device.
    case scene = 5
  }

  /// What was written.
  public enum Property: Int, Sendable {
    /// `contentOffset`.
    case offset = 1
    /// `contentInset`.
    case inset = 2
    /// `frame`, `bounds.size`, `center` or `transform`.
    case frame = 3
    /// `superview`.
    case superview = 4
  }

  /// What was written to: a scroller's identifier, or one of the constants below.
  public var target: Int
  /// What was written.
  public var property: Property
  /// Who wrote.
  public var author: Author
  /// The new value's first number: x, left, or the new host's identifier.
  public var x: Double
  /// The new value's second number: y, top, or 0.
  public var y: Double

  /// The header as target.
  public static let header = -1
  /// The tab bar as target.
  public static let bar = -2
  /// The sheet or panel as target.
  public static let panel = -3
  /// Any other view as target.
  public static let other = -4

  /// A write.
  @inlinable public init(target: Int, property: Property, author: Author, x: Double, y: Double) {
    self.target = target
    self.property = property
    self.author = author
    self.x = x
    self.y = y
  }
}
