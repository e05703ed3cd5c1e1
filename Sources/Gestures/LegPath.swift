/// Where a finger is during one leg.
///
/// Along the chord it follows a cubic Hermite curve that starts with the average speed and ends
/// with the leg's end speed, kept within 0 and 3 times the average so that the finger never turns
/// back; without an end speed it moves evenly. Across the chord it follows an arc of the height
/// 4 · bend · u · (1 − u), positive to the right of the movement.
struct LegPath: Equatable, Sendable {
  private let dx: Double
  private let dy: Double
  /// Across the chord, of length `bend`.
  private let arcX: Double
  private let arcY: Double
  private let endSlope: Double

  /// No movement.
  static let none = LegPath(Stroke.Leg(dx: 0, dy: 0, duration: 1))

  init(_ leg: Stroke.Leg) {
    dx = leg.dx
    dy = leg.dy
    let chord = leg.chord
    let average = leg.duration > 0 ? chord / leg.duration * 1_000 : 0
    if let endSpeed = leg.endSpeed, average > 0 {
      endSlope = min(3, max(0, endSpeed / average))
    } else {
      endSlope = 1
    }
    arcX = chord > 0 ? -leg.dy / chord * leg.bend : 0
    arcY = chord > 0 ? leg.dx / chord * leg.bend : 0
  }

  /// The displacement from the leg's start at a fraction of its duration, 0…1.
  func displacement(at u: Double) -> (x: Double, y: Double) {
    if u >= 1 { return (dx, dy) }
    let along = endSlope == 1 ? u : u + (1 - endSlope) * (u * u * (1 - u))
    let across = 4 * u * (1 - u)
    return (dx * along + arcX * across, dy * along + arcY * across)
  }
}
