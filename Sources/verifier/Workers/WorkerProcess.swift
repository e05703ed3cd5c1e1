import Foundation
import NestCheck

/// One worker, as its parent sees it.
@MainActor
final class WorkerProcess {
  /// What has become of the run that a worker plays.
  enum Event {
    /// It came to its end.
    case outcome(RunOutcome)
    /// The worker is gone.
    case ended(Ending)
  }

  /// How a worker ended.
  enum Ending: Equatable {
    /// A signal ended it.
    case signal(Int32)
    /// It ended by itself.
    case exit(Int32)
  }

  /// The number that its process has.
  let process: pid_t
  /// Where its outcomes come from.
  let output: Int32
  /// What it leaves behind.
  let box: BlackBox
  private let input: Int32
  private let errorPath: String
  private var received: [UInt8] = []
  private var isReaped = false
  private var runsBefore = 0
  private var watch = Watchdog()

  /// Starts a worker.
  init(executable: String, box path: String) throws(CommandFailure) {
    box = try BlackBox(path)
    errorPath = path + ".errors"
    let started = try Spawn.worker(executable, box: path, errors: errorPath)
    (process, input, output) = (started.process, started.input, started.output)
  }

  isolated deinit {
    close(input)
    close(output)
    if !isReaped {
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    for path in [box.scriptPath, box.scriptPath + ".progress", errorPath] { unlink(path) }
  }

  /// Hands it an order.
  func send(_ order: RunOrder) -> Bool {
    truncate(errorPath, 0)
    runsBefore = box.progress.runs
    watch = Watchdog()
    return MessagePipe.writeMessage(order.wire, to: input)
  }

  /// Whether it has begun the run that it was sent last.
  var hasBegun: Bool { box.progress.runs > runsBefore }

  /// Takes in what it has written; nil while more is to come.
  func receive() -> Event? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return nil }
    if count <= 0 { return .ended(reap()) }
    received += buffer[..<count]
    guard received.count >= 8 else { return nil }
    let length = received[..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard received.count >= 8 + length else { return nil }
    let outcome = RunOutcome(wire: Array(received[8..<(8 + length)]))
    received.removeFirst(8 + length)
    return outcome.map { .outcome($0) } ?? .ended(.exit(ExitCode.internalFault.rawValue))
  }

  /// Whether its run has been in one frame for too long.
  func isStuck(patience: Double) -> Bool {
    watch.isStuck(process, pulse: box.pulse, patience: patience)
  }

  /// Whether it is on its way to the limit of its memory.
  var takesMemory: Bool {
    guard let statm = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8),
      let pages = statm.split(separator: " ").dropFirst().first.flatMap({ UInt64($0) })
    else { return false }
    return pages * UInt64(getpagesize()) > Worker.memoryLimit / 2
  }

  /// Ends it.
  func end() {
    kill(process, SIGKILL)
    _ = reap()
  }

  /// What it wrote to standard error last, in one line.
  var lastWords: String? {
    guard let data = FileManager.default.contents(atPath: errorPath) else { return nil }
    let lines = String(decoding: data.suffix(4096), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    let line = lines.first { $0.contains("Fatal error") } ?? lines.last
    return line.map { line in
      let text = line.range(of: "Fatal error").map { line[$0.lowerBound...] } ?? line
      return String(text.prefix(200))
    }
  }

  private func reap() -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isReaped = true
    let number = status & 0x7f
    return number == 0 ? .exit(status >> 8 & 0xff) : .signal(number)
  }
}

/// Notices that a run does not get ahead any more.
///
/// What counts is the time that the process has computed, so that a busy machine makes no hangs; a
/// process that sleeps is given five times as long.
struct Watchdog {
  private var pulse: UInt64?
  private var computedBefore = 0.0
  private var wallBefore = 0.0

  /// Whether the pulse has been the same for longer than the patience allows.
  mutating func isStuck(_ process: pid_t, pulse now: UInt64, patience: Double) -> Bool {
    let computed = Self.computingSeconds(process)
    let wall = Self.seconds(CLOCK_MONOTONIC)
    guard pulse == now else {
      (pulse, computedBefore, wallBefore) = (now, computed ?? 0, wall)
      return false
    }
    if let computed, computed - computedBefore > patience { return true }
    return wall - wallBefore > (computed == nil ? patience : 5 * patience)
  }

  /// How long a process has computed, or nil where that cannot be found out.
  private static func computingSeconds(_ process: pid_t) -> Double? {
    #if os(Linux)
      var clock = clockid_t()
      guard clock_getcpuclockid(process, &clock) == 0 else { return nil }
      return seconds(clock)
    #else
      return nil
    #endif
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
