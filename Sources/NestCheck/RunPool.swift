/// Several runs at a time.
///
/// Runs are begun with a number and come back in any order; whoever uses a pool puts them in order.
@MainActor
public protocol RunPool: AnyObject {
  /// How many more runs can be begun now.
  var vacancies: Int { get }

  /// Begins a run; there has to be a vacancy.
  ///
  /// - Throws: `RunFailure` when it cannot be played.
  func begin(_ order: RunOrder, as number: Int) throws(RunFailure)

  /// Waits for a run to end, or for a moment in which none does.
  ///
  /// - Throws: `RunFailure` when a run could not be played.
  func next() throws(RunFailure) -> (number: Int, outcome: RunOutcome)?

  /// Gives up all runs that have begun and not come back.
  func abandon()
}

/// A pool of one: a run is played when its outcome is asked for.
@MainActor
public final class SerialPool: RunPool {
  private let player: any RunPlaying
  private let recorder: FrameRecorder?
  private var waiting: (number: Int, order: RunOrder)?

  /// A pool that plays on a player and calls a recorder with each frame.
  public init(player: any RunPlaying, recorder: FrameRecorder? = nil) {
    self.player = player
    self.recorder = recorder
  }

  /// One while nothing waits.
  public var vacancies: Int { waiting == nil ? 1 : 0 }

  /// Keeps the order.
  public func begin(_ order: RunOrder, as number: Int) throws(RunFailure) {
    precondition(waiting == nil, "run \(number) has begun before the last one was asked for")
    waiting = (number, order)
  }

  /// Plays what waits.
  public func next() throws(RunFailure) -> (number: Int, outcome: RunOutcome)? {
    guard let (number, order) = waiting else { return nil }
    waiting = nil
    return (number, try player.play(order, recorder: recorder))
  }

  /// Forgets what waits.
  public func abandon() { waiting = nil }
}
