/// Looks for the simplest value of one number that is still accepted.
///
/// Extremes come first: the simplest value, those next to it, and the positive counterpart. Then a
/// step towards the simplest value shows whether anything can be gained, and only if so, how far
/// one can go is looked for.
struct NumberSearch {
  let limits: Limits
  let attempt: (Choice.Value) -> Bool

  /// Starts at a value that is known to be accepted.
  func run(from value: Choice.Value) {
    if value == limits.simplest || attempt(limits.simplest) { return }
    switch (limits, value) {
    case (.integer(let range, let simplest, .nearer), .integer(let value)):
      searchNearer(value, range, simplest)
    case (.integer(let range, _, .rounder), .integer(let value)):
      searchRounder(ShortestDecimal(value)) { decimal in
        decimal.integer.flatMap { range.contains($0) ? .integer($0) : nil }
      }
    case (.real(let range, _), .real(let value)):
      searchRounder(ShortestDecimal(value)) { decimal in
        decimal.real.flatMap { range.contains($0) ? .real($0) : nil }
      }
    default: break
    }
  }

  private func searchNearer(_ start: Int64, _ range: ClosedRange<Int64>, _ simplest: Int64) {
    var value = start
    let distance = max(value, simplest).distance(above: min(value, simplest))
    for step: Int64 in [1, -1] {
      let (near, overflow) = simplest.addingReportingOverflow(step)
      if overflow || !range.contains(near) || near == value { continue }
      if distance == 1 && step == -1 { continue }
      if attempt(.integer(near)) { return }
    }
    if value < simplest && distance > 1 {
      let mirrored = simplest.addingReportingOverflow(Int64(clamping: distance))
      if !mirrored.overflow, range.contains(mirrored.partialValue),
        attempt(.integer(mirrored.partialValue))
      {
        value = mirrored.partialValue
      }
    }
    guard distance > 1 else { return }
    approach(value, simplest, distance: distance - 1)
  }

  /// Moves towards the simplest value; its neighbours are known to be refused.
  private func approach(_ value: Int64, _ simplest: Int64, distance: UInt64) {
    func moved(_ step: UInt64) -> Choice.Value {
      let step = Int64(bitPattern: step)
      return .integer(value > simplest ? value &- step : value &+ step)
    }
    let step = Bisection.furthest(most: distance - 1) { attempt(moved($0)) }
    if step > 0 { return }
    // The value next to this one is refused, the one after it may not be: two numbers may have to
    // differ, and this one may be on the wrong side of the other.
    if distance > 2 && attempt(moved(2)) {
      _ = Bisection.furthest(most: distance - 3) { attempt(moved(2 + $0)) }
    } else {
      crossOver(value, simplest, distance)
    }
  }

  /// Tries the value that is one nearer, but on the other side of the simplest one.
  private func crossOver(_ value: Int64, _ simplest: Int64, _ distance: UInt64) {
    let (crossed, overflow) =
      value > simplest
      ? simplest.subtractingReportingOverflow(Int64(clamping: distance))
      : simplest.addingReportingOverflow(Int64(clamping: distance))
    if !overflow && limits.contains(.integer(crossed)) { _ = attempt(.integer(crossed)) }
  }
}
