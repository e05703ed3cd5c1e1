/// A tab bar that hovers at the bottom of the screen below a header that fills it.
///
/// Until its own place comes into sight it stands on the floor, and below the screen there is no
/// telling where rows are: the header says how far the content has moved. Pages that are brought up
/// over the header count from the floor, as if what is above the bar there were a header of that
/// height: the bar says where they begin, whatever the rows below the screen do.
struct BottomBar: Equatable, Sendable {
  /// Whether the bar stands on the floor, above the place that the header gives it.
  private(set) var isHovering = false
  /// Whether it is off the floor, and not where the header gives it its place.
  private(set) var isRaised = false
  /// How far the content has moved up below the header.
  private(set) var content = 0.0
  /// How far pages have come up from the floor, and their content with them.
  private(set) var raisedContent = 0.0
  /// The viewport's height, in points.
  private(set) var floorEnd = 0.0

  /// Offsets between pixels may leave this much, in points.
  private static let slack = 0.01

  /// Takes in where header and bar stand, and the first row.
  ///
  /// `pinned` is what stays of a collapsed header, rounding included: below one rows go on alone.
  mutating func look(
    _ sighting: Sighting, row: Double, content: Double, floor: Double, pinned: Double
  ) {
    let overlap = sighting.headerBottom - sighting.barTop
    let height = sighting.headerBottom - sighting.headerTop
    floorEnd = floor + sighting.barBottom - sighting.barTop
    isHovering = overlap > Self.slack && abs(sighting.barTop - floor) <= Self.slack
    isRaised =
      overlap > Self.slack && !isHovering || sighting.barTop > floor + Self.slack
    let isFollowed = isHovering && sighting.headerBottom > pinned
    self.content = isFollowed ? height - sighting.headerBottom : content
    raisedContent = floorEnd - min(row, sighting.barBottom)
  }
}

extension Sighting {
  /// Takes the place of the content from the header or, of raised pages, from the floor.
  mutating func take(raised: Bool) {
    place.content = raised ? bottom.raisedContent : bottom.content
  }
}
