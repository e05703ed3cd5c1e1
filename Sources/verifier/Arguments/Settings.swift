import NestCheck

/// What the command line asks for, all commands together; what was not given has its default.
struct Settings: Equatable {
  /// The first seed, or nil for a fresh one.
  var seed: UInt64?
  /// How many seeds.
  var runs: Int?
  /// Seconds after which no further run begins.
  var budget: Double?
  /// Seconds after which the campaign is given up.
  var limit: Double?
  /// Names of strategies; none stands for the default ones.
  var strategies: [String] = []
  /// Names of invariants; none stands for all.
  var invariants: [String] = []
  /// The part of the campaign to play.
  var shard: Shard?
  /// How many runs are played at a time, or nil for as many as there are cores.
  var jobs: Int?
  /// After how many identities the campaign ends.
  var maxFindings = 8
  /// Assumptions in the order in which they were given.
  var assumptions: [NamedValue] = []
  /// The folder into which findings are saved.
  var artifacts: String?
  /// The folder of the regression corpus.
  var seedsDirectory: String?
  /// Where the JSON goes, `-` for standard output.
  var json: String?
  /// Where the frames go, `-` for standard output.
  var frames: String?
  /// Where the page goes that shows runs frame by frame, `-` for standard output.
  var html: String?
  /// Where the filmstrip goes, `-` for standard output.
  var svg: String?
  /// Where the JUnit XML goes, `-` for standard output.
  var junit: String?
  /// Whether to write annotations and a job summary for GitHub, whatever the environment says.
  var github = false
  /// A file of recorded strokes.
  var touches: String?
  /// Files, or what to list.
  var operands: [String] = []
  /// Whether to say only what is wrong.
  var isQuiet = false
  /// Whether to say a line about each run, or to play for a list.
  var isVerbose = false
  /// Whether colours are unwanted.
  var noColour = false
}

/// The names that options can take, as the player knows them.
struct Catalogue: Equatable, Sendable {
  /// Strategies and controls.
  var strategies: [StrategyCard]
  /// Invariants.
  var invariants: [InvariantCard]

  /// The strategies that are played when none is named.
  var defaultStrategies: [StrategyCard] { strategies.filter { $0.kind == .strategy } }
}
