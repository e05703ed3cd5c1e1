import Gestures

/// Is told of a run while it is played, always before what may break it.
///
/// What a monitor keeps outside of the process is all that is left of a run whose container traps
/// or never comes back.
@MainActor
public struct RunMonitor {
  /// A run begins: its strategy, assumptions and scene, and the steps of a script.
  public var willBegin: (Script) -> Void
  /// A step begins, with its number from 1; no step where a recorded stroke does.
  public var willPlay: (Step?, Int) -> Void
  /// A frame is over: how many are, what was going on, and the fingerprint so far.
  public var didPlay: (Int, RunPhase, UInt64) -> Void

  /// A monitor.
  public init(
    willBegin: @escaping (Script) -> Void, willPlay: @escaping (Step?, Int) -> Void,
    didPlay: @escaping (Int, RunPhase, UInt64) -> Void
  ) {
    self.willBegin = willBegin
    self.willPlay = willPlay
    self.didPlay = didPlay
  }
}
