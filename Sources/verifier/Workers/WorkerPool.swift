import Foundation
import Gestures
import NestCheck

/// Plays runs in worker processes, so that a container can trap, recurse, hang or take all memory
/// without taking the campaign with it.
@MainActor
final class WorkerPool: RunPool {
  /// One worker's place, and the run that it plays.
  private struct Seat {
    var worker: WorkerProcess?
    var job: (number: Int, order: RunOrder)?
  }

  private let crew: Crew
  private var seats: [Seat]
  /// After how many seconds of computing in one frame a run is taken to hang.
  var patience: Double

  /// A pool of some size; its workers are made when they are needed.
  init(crew: Crew, size: Int) {
    precondition(size > 0, "a pool of \(size) workers plays nothing")
    self.crew = crew
    patience = crew.patience
    seats = Array(repeating: Seat(), count: size)
  }

  var vacancies: Int { seats.count { $0.job == nil } }

  func begin(_ order: RunOrder, as number: Int) throws(RunFailure) {
    guard let place = seats.firstIndex(where: { $0.job == nil }) else {
      preconditionFailure("run \(number) was begun without a vacancy")
    }
    // A worker that is gone before it has begun is replaced once: it may have been idle for long.
    for _ in 0..<2 {
      if try seat(place).send(order) {
        seats[place].job = (number, order)
        return
      }
      seats[place].worker = nil
    }
    throw .noWorker("A worker ended before it was given anything to play.")
  }

  private func seat(_ place: Int) throws(RunFailure) -> WorkerProcess {
    if let worker = seats[place].worker { return worker }
    do {
      let worker = try crew.worker()
      seats[place].worker = worker
      return worker
    } catch {
      throw .noWorker(error.message)
    }
  }

  /// Waits for a tenth of a second at most.
  func next() throws(RunFailure) -> (number: Int, outcome: RunOutcome)? {
    let busy = seats.indices.filter { seats[$0].job != nil }
    var polled = busy.compactMap { place in
      seats[place].worker.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    }
    let ready = poll(&polled, nfds_t(polled.count), 100)
    for (place, entry) in zip(busy, polled) where ready > 0 && entry.revents != 0 {
      if let result = try take(place) { return result }
    }
    if ready <= 0 {
      for place in busy {
        if let result = checkHang(place) { return result }
      }
    }
    return nil
  }

  func abandon() {
    for place in seats.indices where seats[place].job != nil {
      seats[place].worker?.end()
      seats[place] = Seat()
    }
  }

  private func take(_ place: Int) throws(RunFailure) -> (number: Int, outcome: RunOutcome)? {
    guard let worker = seats[place].worker, let job = seats[place].job,
      let event = worker.receive()
    else { return nil }
    switch event {
    case .outcome(let outcome):
      seats[place].job = nil
      return (job.number, outcome)
    case .ended(let ending):
      seats[place] = Seat()
      guard worker.hasBegun else {
        throw .noWorker("A worker ended before it had begun to play (\(ending.words)).")
      }
      let words = worker.lastWords.map { ": \($0)" } ?? " (\(ending.words))"
      return (job.number, worker.outcome(of: job.order, .crash, "The container crashed", words))
    }
  }

  private func checkHang(_ place: Int) -> (number: Int, outcome: RunOutcome)? {
    guard let worker = seats[place].worker, let job = seats[place].job,
      worker.isStuck(patience: patience)
    else { return nil }
    let takesMemory = worker.takesMemory
    worker.end()
    seats[place] = Seat()
    // Where the time went into taking memory, the limit would have come next.
    let outcome =
      takesMemory
      ? worker.outcome(of: job.order, .crash, "The container crashed", ": it takes all memory")
      : worker.outcome(of: job.order, .hang, "The container does not come back", "")
    return (job.number, outcome)
  }
}

extension WorkerProcess.Ending {
  /// The ending in words.
  var words: String {
    switch self {
    case .signal(let number): "signal \(number), \(String(cString: strsignal(number)).lowercased())"
    case .exit(let status): "it ended the process with status \(status)"
    }
  }
}

extension WorkerProcess {
  /// What is left of a run that broke down.
  func outcome(
    of order: RunOrder, _ kind: Finding.Kind, _ lead: String, _ words: String
  ) -> RunOutcome {
    let progress = box.progress
    var outcome = RunOutcome(script: Script())
    if case .script(let script) = order.act {
      outcome.script = script
    } else if let script = box.playedScript {
      outcome.script = script
    }
    outcome.script.strategy = order.strategy
    outcome.frames = progress.frames
    outcome.gestures = progress.touches
    outcome.fingerprint = progress.fingerprint
    let message = "\(lead) in frame \(progress.frames)\(words)"
    outcome.breakdown = Breakdown(
      kind: kind,
      violation: ViolationRecord(
        frame: progress.frames, step: progress.step > 0 ? progress.step : nil,
        phase: progress.phase, message: message, unit: ""))
    return outcome
  }
}

/// Plays one run at a time in a worker.
@MainActor
final class WorkerPlayer: RunPlaying {
  let strategies: [StrategyCard]
  let invariants: [InvariantCard]
  private let pool: WorkerPool
  private let recorderPlayer: any RunPlaying

  /// A player on a pool; names, and runs that are recorded, are another player's.
  init(_ pool: WorkerPool, catalogue: any RunPlaying) {
    self.pool = pool
    recorderPlayer = catalogue
    strategies = catalogue.strategies
    invariants = catalogue.invariants
  }

  /// Plays a run; with a recorder a second time in this process, once it is known to come back.
  func play(
    _ order: RunOrder, recorder: FrameRecorder?
  ) throws(RunFailure) -> RunOutcome {
    guard strategies.contains(where: { $0.name == order.strategy }) else {
      throw .unknownStrategy(order.strategy)
    }
    try pool.begin(order, as: 0)
    var result: RunOutcome?
    while result == nil { result = try pool.next()?.outcome }
    guard let outcome = result else { throw .noWorker("A run has got lost.") }
    guard let recorder, outcome.breakdown == nil else { return outcome }
    var known = order
    if case .seed = order.act { known.act = .script(outcome.script) }
    return try recorderPlayer.play(known, recorder: recorder)
  }
}
