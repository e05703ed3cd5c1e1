import PropertyEngine

/// What the person of one run is like: which gestures, how often, how fast, on what digitizer.
///
/// Drawn anew for each seed, so that runs differ in kind: a run in which some gestures never
/// happen and others dominate reaches states that an average of all runs never does.
struct Habits: Equatable, Sendable {
  /// The weight of each kind, in the order of `GestureKind.allCases`; 0 for never.
  var weights: [Int]
  /// What comes between two gestures.
  var tempo: Tempo
  /// After how many steps the run ends.
  var steps: Int
  /// The time between two samples, in milliseconds.
  var sampling: Double

  /// What comes between two gestures.
  enum Tempo: CaseIterable {
    /// A pause as people make it.
    case human
    /// A tenth of it.
    case hurried
    /// Nothing: the next finger comes down when the last one leaves.
    case restless
  }

  /// The habits of a seed.
  static func draw(using random: inout SplittableRandom) -> Habits {
    Habits(
      weights: drawWeights(using: &random),
      tempo: Tempo.allCases[random.pick(weights: [5, 3, 2])],
      steps: random.integer(in: 3...12),
      sampling: [1_000.0 / 60, 1_000.0 / 120, 15, 8, 1_000.0 / 240][
        random.pick(weights: [60, 30, 4, 3, 3])])
  }

  private static func drawWeights(using random: inout SplittableRandom) -> [Int] {
    let kinds = GestureKind.allCases
    let mode = random.pick(weights: [2, 1, 5])
    if mode == 0 { return kinds.map(\.weightAmongPeople) }
    var weights = kinds.map { _ in random.integer(in: 1...100) }
    if mode == 1 { return weights }
    for index in kinds.indices where random.chance(1, of: 2) { weights[index] = 0 }
    if !zip(kinds, weights).contains(where: { $0.moves && $1 > 0 }) {
      let moving = kinds.filter(\.moves)
      weights[random.element(of: moving).rawValue] = random.integer(in: 1...100)
    }
    return weights
  }
}
