import PropertyEngine
import Scenes

/// What the surroundings of one run are like: which disturbances, and how often.
///
/// Drawn anew for each seed like `Habits`, and never by what a container can host: a disturbance
/// that it cannot is left out of its run.
struct Unrest: Equatable, Sendable {
  /// The weight of each kind, in the order of `Disturbance.Kind.allCases`; 0 for never.
  var weights: [Int]
  /// One in so many gestures is disturbed; 0 for none.
  var rarity: UInt64

  /// Nothing happens.
  static let none = Unrest(weights: Disturbance.Kind.allCases.map { _ in 0 }, rarity: 0)

  /// The surroundings of a seed: at peace in two of three.
  static func draw(_ kinds: [Disturbance.Kind], using random: inout SplittableRandom) -> Unrest {
    guard !kinds.isEmpty, random.chance(1, of: 3) else { return .none }
    var unrest = Unrest.none
    let all = random.chance(1, of: 4)
    for (place, kind) in Disturbance.Kind.allCases.enumerated() where kinds.contains(kind) {
      let weight = random.integer(in: 1...100)
      if all || random.chance(1, of: 3) { unrest.weights[place] = weight }
    }
    if unrest.weights.allSatisfy({ $0 == 0 }) {
      let kind = random.element(of: kinds)
      unrest.weights[Disturbance.Kind.allCases.firstIndex(of: kind) ?? 0] = 1
    }
    unrest.rarity = UInt64(random.integer(in: 1...5))
    return unrest
  }

  /// Whether a gesture is disturbed.
  func comesUp(using random: inout SplittableRandom) -> Bool {
    rarity > 0 && random.chance(1, of: rarity)
  }

  /// The kind of the next disturbance.
  func kind(using random: inout SplittableRandom) -> Disturbance.Kind {
    Disturbance.Kind.allCases[random.pick(weights: weights)]
  }
}
