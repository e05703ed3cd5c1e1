import Foundation
import NestCheck

/// Starts processes.
enum Spawn {
  /// A process with the ends of its pipes that are held here.
  struct Started {
    let process: pid_t
    let input: Int32
    let output: Int32
  }

  #if os(Linux)
    private typealias Actions = posix_spawn_file_actions_t
  #else
    private typealias Actions = posix_spawn_file_actions_t?
  #endif

  /// Starts the program as a worker, without backtraces: its parent tells of its end.
  static func worker(
    _ executable: String, box: String, errors: String
  ) throws(CommandFailure) -> Started {
    var (orders, outcomes): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard makePipe(&orders), makePipe(&outcomes) else {
      throw CommandFailure(.internalFault, "No pipe can be made: \(Console.reason(errno)).")
    }
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, orders[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, outcomes[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
    var process: pid_t = 0
    let words: [String] = ["verifier", Worker.argument, box]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let environment: [UnsafeMutablePointer<CChar>?] = childEnvironment().map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    let error = posix_spawn(&process, executable, &actions, nil, arguments, environment)
    close(orders[0])
    close(outcomes[1])
    guard error == 0 else {
      close(orders[1])
      close(outcomes[0])
      throw CommandFailure(.internalFault, "No worker can be made: \(Console.reason(error)).")
    }
    return Started(process: process, input: orders[1], output: outcomes[0])
  }

  private static func childEnvironment() -> [String] {
    var values = ProcessInfo.processInfo.environment
    values["SWIFT_BACKTRACE"] = "enable=no"
    return values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Makes a pipe whose ends no other process inherits.
  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return true
  }
}
