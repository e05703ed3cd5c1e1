/// A pan that begins at an edge of the screen and leads away from it.
///
/// It takes only touches that came down within 20 points of one of its edges, and begins only with
/// a movement that is more away from that edge than along it (both assumed).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []

  /// How near to the edge a touch has to come down, in points.
  static let reach: CGFloat = 20

  private var begunAt: UIRectEdge = []
  nonisolated deinit {}

  override func stageTakes(_ touch: UITouch) -> Bool { !edges(at: touch.point).isEmpty }

  override func stageAdd(_ touch: UITouch) {
    if touches.isEmpty { begunAt = edges(at: touch.point) }
    super.stageAdd(touch)
  }

  override func stageMayBegin() -> Bool {
    let way = stageRawTranslation
    if abs(way.x) > abs(way.y) {
      return way.x > 0 && begunAt.contains(.left) || way.x < 0 && begunAt.contains(.right)
    }
    return way.y > 0 && begunAt.contains(.top) || way.y < 0 && begunAt.contains(.bottom)
  }

  private func edges(at point: CGPoint) -> UIRectEdge {
    let screen = UIScreen.main.bounds
    var near: UIRectEdge = []
    if point.x < Self.reach { near.insert(.left) }
    if point.x >= screen.maxX - Self.reach { near.insert(.right) }
    if point.y < Self.reach { near.insert(.top) }
    if point.y >= screen.maxY - Self.reach { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
