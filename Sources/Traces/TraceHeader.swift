/// The first line of a trace: what was played, on what, under which assumptions.
public struct TraceHeader: Equatable, Sendable {
  /// The version of the format written here.
  public static let currentVersion = 1

  /// The version of the format.
  public var version: Int = TraceHeader.currentVersion
  /// The strategy's name.
  public var strategy: String
  /// The scene's numbers and policies.
  public var scene: SceneFacts
  /// The script that was played, in its text form; empty where there was none.
  public var script: String
  /// The assumptions of the stage, as name and value, in the order of `StageAssumptions`.
  public var assumptions: [Assumption]
  /// What the frames tell; it is not written, but read off what every frame leaves out.
  public var carries: TraceData = .all

  /// One assumption of the stage by name.
  public struct Assumption: Equatable, Sendable {
    /// The assumption's name, such as `bounce-catch`.
    public var name: String
    /// The value in force, such as `inverse-band`.
    public var value: String
    /// An assumption with its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A header.
  public init(
    strategy: String, scene: SceneFacts, script: String = "", assumptions: [Assumption] = []
  ) {
    self.strategy = strategy
    self.scene = scene
    self.script = script
    self.assumptions = assumptions
  }

  /// The value of an assumption, or nil where the trace does not name it.
  public func assumption(_ name: String) -> String? {
    assumptions.first { $0.name == name }?.value
  }
}

/// The frames of one run, kept.
public struct Trace: Equatable, Sendable {
  /// What was played.
  public var header: TraceHeader
  /// The frames, in order.
  public var frames: [Frame]

  /// A trace.
  public init(header: TraceHeader, frames: [Frame] = []) {
    self.header = header
    self.frames = frames
  }
}
