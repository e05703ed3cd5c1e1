import Traces

/// A claim over the frames of a trace.
///
/// An invariant sees frames, and what a judge has worked out from them (`Account`): no field of a
/// container and no number that a container computed. It is made anew for each run, and shown each
/// frame once, in order. Those of the catalogue and one's own are checked, counted and reported
/// alike.
///
///     struct HeaderStaysWhole: Invariant {
///       static let item = InvariantCatalogue.Item(
///         name: "header-stays-whole", summary: "The header keeps its height.",
///         tolerance: "0.5 px of position", unit: "pt", scope: "frames with a header")
///       private let height: Double
///       init(_ header: TraceHeader) { height = header.scene.headerHeight }
///       var canApply: Bool { height > 0 }
///
///       mutating func judge(
///         _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
///       ) -> Ruling {
///         guard let shown = frame.header?.shown else { return .silent }
///         if abs(shown.height - height) <= account.positionTolerance { return .held }
///         return .broken(
///           Breach("the header is {actual} high instead of {low}",
///             allowed: height...height, actual: shown.height))
///       }
///     }
///
/// A claim must say of a frame in which what it is about neither moved nor was forbidden to move
/// that it is `silent`: what held in such frames has shown nothing.
public protocol Invariant: Sendable {
  /// What is said of it to those who choose among invariants.
  static var item: InvariantCatalogue.Item { get }

  /// What a trace has to tell for it in a scene; without that it is skipped.
  static func needs(in scene: SceneFacts) -> TraceData

  /// An invariant that has seen no frame of the run with this header.
  init(_ header: TraceHeader)

  /// Whether it could apply in this run: the container has the parts that it is about.
  var canApply: Bool { get }

  /// How many of its obligations are still open; at the end of a run they are undecided.
  var undecided: Int { get }

  /// Takes in the first frame of a run, before which nothing has happened.
  mutating func begin(with frame: borrowing Frame)

  /// Judges a frame, given the frame before it and what the frames' causes explain.
  mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling

  /// Judges the run as a whole, after its last frame.
  mutating func end(_ account: borrowing Account) -> Ruling
}

extension Invariant {
  /// The name by which `--invariant` calls it.
  public static var name: String { item.name }
  /// Everything that the stage's own traces tell.
  public static func needs(in scene: SceneFacts) -> TraceData { .all }
  /// It could.
  public var canApply: Bool { true }
  /// None.
  public var undecided: Int { 0 }
  /// Does nothing.
  public mutating func begin(with frame: borrowing Frame) {}
  /// Says nothing.
  public mutating func end(_ account: borrowing Account) -> Ruling { .silent }
}

/// An invariant with the running record of what it said.
protocol Judging: Sendable {
  /// What it said.
  var tally: Tally { get }
  /// Its verdict so far.
  func verdict(frames: Int) -> Verdict
  /// Takes in the first frame.
  mutating func begin(with frame: borrowing Frame)
  /// Judges a frame and records what it says.
  mutating func observe(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account)
  /// Judges the run and records what it says.
  mutating func end(_ account: borrowing Account, frame: Int)
}

/// An invariant with the running record of what it said.
struct Judged<Claim: Invariant>: Judging {
  private(set) var claim: Claim
  private(set) var tally = Tally()

  init(_ header: TraceHeader) { claim = Claim(header) }

  func verdict(frames: Int) -> Verdict {
    Verdict(
      name: Claim.name, canApply: claim.canApply, frames: frames, applied: tally.applied,
      undecided: claim.undecided, violation: tally.violation)
  }

  @inline(__always) mutating func begin(with frame: borrowing Frame) { claim.begin(with: frame) }

  @inline(__always) mutating func observe(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) {
    tally.enter(
      claim.judge(frame, previous, account), frame: frame.index, phase: account.phase,
      interval: account.scene.frameInterval)
  }

  mutating func end(_ account: borrowing Account, frame: Int) {
    let ruling = claim.end(account)
    guard ruling != .silent else { return }
    tally.enter(
      ruling, frame: frame, phase: account.phase, interval: account.scene.frameInterval)
  }
}

extension Invariant {
  /// The invariant of a run, with its running record.
  static func judged(_ header: TraceHeader) -> any Judging { Judged<Self>(header) }
}
