import NestCheck

/// Why a command ends before it has come to a result.
struct CommandFailure: Error, Equatable {
  /// How the program exits.
  var status: ExitCode
  /// What is said on standard error; nothing where the reader has gone away.
  var message: String

  /// A failure with its message.
  init(_ status: ExitCode, _ message: String) {
    self.status = status
    self.message = message
  }
}
