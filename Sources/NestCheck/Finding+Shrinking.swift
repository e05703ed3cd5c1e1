import Gestures

extension Finding {
  /// What shrinking did.
  public struct Shrinking: Equatable, Sendable {
    /// How many scripts were played.
    public var executions: Int
    /// `minimal`, or `stopped by budget`.
    public var status: String
    /// The command that goes on where the budget stopped it.
    public var resume: String?
    /// Scripts on the way, the one that was found first: at most `Milestone.limit` of them.
    public var history: [Milestone] = []

    /// A summary of shrinking.
    public init(
      executions: Int, status: String, resume: String? = nil, history: [Milestone] = []
    ) {
      self.executions = executions
      self.status = status
      self.resume = resume
      self.history = history
    }
  }

  /// A script that was the simplest known for a while, in the numbers that say how simple it is.
  public struct Milestone: Equatable, Sendable {
    /// How many scripts had been played when it was found.
    public var executions: Int
    /// How many steps it has.
    public var steps: Int
    /// How many features of its scene, and assumptions, differ from the defaults.
    public var features: Int
    /// How many frames its steps take.
    public var frames: Int
    /// How many of its numbers differ from their defaults.
    public var numbers: Int

    /// A milestone in numbers.
    public init(executions: Int, steps: Int, features: Int, frames: Int, numbers: Int) {
      self.executions = executions
      self.steps = steps
      self.features = features
      self.frames = frames
      self.numbers = numbers
    }

    /// The milestone of a script.
    init(_ script: Script, executions: Int) {
      let complexity = script.complexity
      self.init(
        executions: executions, steps: script.steps.count, features: Int(complexity[1]),
        frames: Int(complexity[2]), numbers: Int(complexity[3]))
    }

    /// How many milestones of a shrink are kept.
    public static let limit = 12

    /// As many as are kept: the first, the last, and those between that took most away.
    ///
    /// Of neighbours that differ in their values only, the first stands for all.
    static func outline(_ milestones: [Milestone]) -> [Milestone] {
      var kept: [Milestone] = []
      for next in milestones where kept.last?.isAsLong(as: next) != true { kept.append(next) }
      while kept.count > limit {
        let gains = zip(kept, kept.dropFirst()).map { $0.gain(to: $1) }.dropLast()
        let least = gains.indices.min { gains[$0] < gains[$1] }
        kept.remove(at: (least ?? 0) + 1)
      }
      return kept
    }

    private func isAsLong(as other: Milestone) -> Bool {
      steps == other.steps && features == other.features && frames == other.frames
        && numbers == other.numbers
    }

    /// How much shorter another one is, steps before all else.
    private func gain(to other: Milestone) -> Double {
      func share(_ before: Int, _ after: Int) -> Double {
        Double(before - after) / Double(max(1, before))
      }
      return 4 * share(steps, other.steps) + share(features, other.features)
        + share(frames, other.frames) + share(numbers, other.numbers)
    }
  }
}
