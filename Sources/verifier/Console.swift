import Foundation
import NestCheck

/// One of the two streams that a program speaks on.
struct Stream {
  /// Whether it is a terminal.
  var isTerminal: Bool
  /// Writes bytes; returns 0 or the number of the error.
  var write: ([UInt8]) -> Int32

  /// Whether colours are wanted: on a terminal, unless the environment says otherwise.
  func takesColour(_ environment: [String: String]) -> Bool {
    if let force = environment["FORCE_COLOR"], !force.isEmpty { return force != "0" }
    if let none = environment["NO_COLOR"], !none.isEmpty { return false }
    return isTerminal && environment["TERM"] != "dumb"
  }
}

/// Standard output and standard error, and the line of progress that comes and goes.
@MainActor
final class Console {
  /// Standard output.
  let output: Stream
  /// Standard error.
  let errors: Stream
  /// How many columns text is laid out for.
  let columns: Int
  private var showsProgress = false

  /// A console on two streams.
  init(output: Stream, errors: Stream, columns: Int = 80) {
    self.output = output
    self.errors = errors
    self.columns = columns
  }

  /// Writes to standard output.
  func print(_ text: String) throws(CommandFailure) { try print(Array(text.utf8)) }

  /// Writes to standard output.
  func print(_ bytes: [UInt8]) throws(CommandFailure) {
    clearProgress()
    if bytes.isEmpty { return }
    let error = output.write(bytes)
    if error == 0 { return }
    if error == EPIPE { throw CommandFailure(.inputOutput, "") }
    throw CommandFailure(
      .inputOutput, "Standard output cannot be written to: \(Self.reason(error)).")
  }

  /// Writes to standard error; there is nobody to tell if that fails.
  func complain(_ text: String) {
    clearProgress()
    _ = errors.write(Array(text.utf8))
  }

  /// Shows a line of progress: in place of the last one on a terminal, below it elsewhere.
  func showProgress(_ line: String) {
    if errors.isTerminal {
      _ = errors.write(Array("\r\u{1b}[K\(line.prefix(columns - 1))".utf8))
      showsProgress = true
    } else {
      _ = errors.write(Array((line + "\n").utf8))
    }
  }

  /// Takes the line of progress away.
  func clearProgress() {
    if showsProgress { _ = errors.write(Array("\r\u{1b}[K".utf8)) }
    showsProgress = false
  }

  /// The system's words for an error, in lower case.
  nonisolated static func reason(_ error: Int32) -> String {
    String(cString: strerror(error)).lowercased()
  }
}
