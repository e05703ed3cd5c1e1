extension UIScrollView {
  /// From this speed on a release goes to the next page, in points per millisecond (public: 0.25
  /// to 0.3).
  private static let pagingSpeed = 0.3

  /// The offset of the page on which a release comes to rest.
  final func stagePageTarget(_ velocity: CGPoint) -> CGPoint {
    let offset = stageBounds.origin
    return CGPoint(
      x: stagePage(
        Double(offset.x), Double(velocity.x), Double(pagesLeftAt.x), Double(stageBounds.width),
        range.lowX, range.highX, scrolls: stageScrollsX),
      y: stagePage(
        Double(offset.y), Double(velocity.y), Double(pagesLeftAt.y), Double(stageBounds.height),
        range.lowY, range.highY, scrolls: stageScrollsY))
  }

  private func stagePage(
    _ offset: Double, _ velocity: Double, _ left: Double, _ length: Double, _ low: Double,
    _ high: Double, scrolls: Bool
  ) -> Double {
    guard scrolls, length > 0 else { return offset }
    if offset <= low { return low }
    if offset >= high { return high }
    let place = offset / length
    var page: Double
    if velocity > Self.pagingSpeed {
      page = place.rounded(.down) + 1
    } else if velocity < -Self.pagingSpeed {
      page = place.rounded(.up) - 1
    } else {
      page = place.rounded(.toNearestOrAwayFromZero)
    }
    let from = (left / length).rounded(.toNearestOrAwayFromZero)
    page = min(max(page, from - 1), from + 1)
    return min(max(stageToPixel(page * length), low), high)
  }
}
