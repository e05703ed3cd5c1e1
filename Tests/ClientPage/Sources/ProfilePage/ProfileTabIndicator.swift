import UIKit

/// A line along all tabs, of which the part below one tab is drawn.
///
/// Between two tabs it stretches first, its front ahead of the finger, and then its back follows.
package final class ProfileTabIndicator: CAShapeLayer {
  private var stops: [(start: CGFloat, end: CGFloat)] = []

  private static let thickness: CGFloat = 3
  /// How far the line ends before the tab does, in points.
  private static let margin: CGFloat = 2

  func underline(_ tabs: [CGRect], height: CGFloat) {
    let width = tabs.last?.maxX ?? 0
    let half = Self.thickness / 2
    frame = CGRect(x: 0, y: height - Self.thickness, width: width, height: Self.thickness)
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: half))
    line.addLine(to: CGPoint(x: width, y: half))
    path = line.cgPath
    lineWidth = Self.thickness
    strokeColor = UIColor.systemBlue.cgColor
    stops = tabs.map { (($0.minX + Self.margin) / width, ($0.maxX - Self.margin) / width) }
  }

  /// Follows the pages at once: an animation of its own would lag behind the finger.
  func move(to place: CGFloat) {
    guard !stops.isEmpty else { return }
    let inside = min(max(place, 0), CGFloat(stops.count - 1))
    let left = stops[Int(inside)]
    let right = stops[min(Int(inside) + 1, stops.count - 1)]
    let way = inside - inside.rounded(.down)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    strokeEnd = left.end + (right.end - left.end) * min(1, 2 * way)
    strokeStart = left.start + (right.start - left.start) * max(0, 2 * way - 1)
    CATransaction.commit()
  }
}
