import HeadlessUIKit

/// A stage with fingers that play on it: one call, one frame, one sample a finger.
@MainActor final class Play {
  let stage: Stage
  private var places: [Int: CGPoint] = [:]
  private var hasBegun = false

  init(_ device: Stage.Device = Stage.Device(), _ assumptions: StageAssumptions = .init()) {
    stage = Stage(device: device, assumptions: assumptions)
  }

  var window: UIWindow { stage.window }
  /// Frame time in milliseconds of the frame that comes next.
  private var nextTime: Double {
    Double(hasBegun ? Stage.frameNumber + 1 : 0) * Stage.frameInterval
  }

  /// Plays one frame.
  func frame(_ samples: [StageTouchSample] = []) {
    if hasBegun { stage.advanceClock() }
    hasBegun = true
    stage.step(ContiguousArray(samples))
  }

  /// Plays frames without touches.
  func wait(_ frames: Int) {
    for _ in 0..<frames { frame() }
  }

  func sample(
    _ phase: StageTouchSample.Phase, _ place: CGPoint, finger: Int = 1, at time: Double? = nil
  ) -> StageTouchSample {
    places[finger] = place
    return StageTouchSample(
      finger: finger, phase: phase, time: time ?? nextTime, x: Double(place.x), y: Double(place.y))
  }

  /// A finger comes down.
  func down(_ x: Double, _ y: Double, finger: Int = 1) {
    frame([sample(.began, CGPoint(x: x, y: y), finger: finger)])
  }

  /// A finger moves by so much in one frame.
  func move(_ dx: Double, _ dy: Double, finger: Int = 1) {
    let place = places[finger] ?? .zero
    frame([sample(.moved, CGPoint(x: place.x + dx, y: place.y + dy), finger: finger)])
  }

  /// A finger moves by equal steps, one a frame.
  func drag(_ dx: Double, _ dy: Double, frames: Int) {
    for _ in 0..<frames { move(dx, dy) }
  }

  func up(finger: Int = 1) {
    frame([sample(.ended, places[finger] ?? .zero, finger: finger)])
  }

  func cancel(finger: Int = 1) {
    frame([sample(.cancelled, places[finger] ?? .zero, finger: finger)])
  }

  /// Plays until nothing moves; says how many frames that took.
  @discardableResult
  func rest(_ most: Int = 2000) -> Int {
    var frames = 0
    while !stage.isIdle && frames < most {
      frame()
      frames += 1
    }
    return frames
  }

  /// A scroll view that fills the window, or a frame, with content of the given height.
  func list(_ height: Double, width: Double? = nil, frame: CGRect? = nil, in parent: UIView? = nil)
    -> UIScrollView
  {
    add(UIScrollView(frame: frame ?? window.bounds), height, width, parent)
  }

  /// Puts a scroll view on the stage, with content of the given size.
  func add<List: UIScrollView>(
    _ list: List, _ height: Double, _ width: Double? = nil, _ parent: UIView? = nil
  ) -> List {
    list.contentSize = CGSize(width: width ?? Double(list.bounds.width), height: height)
    (parent ?? window).addSubview(list)
    stage.settle()
    return list
  }
}

/// A delegate that writes down what it hears, and may answer.
@MainActor final class Diary: UIScrollViewDelegate {
  var entries: [String] = []
  /// Entries without repetitions of one after itself.
  var outline: [String] {
    entries.indices.filter { $0 == 0 || entries[$0] != entries[$0 - 1] }.map { entries[$0] }
  }
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?
  var willDecelerate: Bool?
  var didScroll: ((UIScrollView) -> Void)?
  var didEndDecelerating: ((UIScrollView) -> Void)?
  var willBeginDecelerating: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    entries.append("didScroll")
    didScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    entries.append("willBeginDragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    entries.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    entries.append("didEndDragging(\(decelerate))")
    willDecelerate = decelerate
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    entries.append("willBeginDecelerating")
    willBeginDecelerating?(scrollView)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    entries.append("didEndDecelerating")
    didEndDecelerating?(scrollView)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    entries.append("didEndScrollingAnimation")
  }
}

/// Whether two numbers are closer than a tolerance.
func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }
func near(_ a: CGFloat, _ b: Double, _ tolerance: Double) -> Bool {
  abs(Double(a) - b) <= tolerance
}
