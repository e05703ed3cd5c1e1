import Foundation
import NestCheck

/// Files that somebody names on the command line.
enum InputFile {
  /// More than any script or recording has.
  static let limit = 64 << 20

  /// More than a recording of frames has that fits into memory: half an hour at 120 Hz.
  static let traceLimit = 1 << 30

  /// The bytes of a file, or of standard input for the path `-`.
  ///
  /// - Throws: `CommandFailure` with status 66 when there is no such file, 74 when it cannot be
  ///   read, 65 when it is larger than anything that this program reads.
  static func read(
    _ path: String, limit: Int = InputFile.limit
  ) throws(CommandFailure) -> [UInt8] {
    let name = path == "-" ? "standard input" : "'\(UsageError.shown(path))'"
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw missing(name, errno) }
    defer { if path != "-" { close(descriptor) } }
    if FileKind(path) == .folder {
      throw CommandFailure(
        .noInput, "\(name) is a folder; name the files in it, such as \(path)/*.script.")
    }
    let (bytes, error) = FileDescriptor.read(descriptor, limit: limit)
    if error != 0 {
      throw CommandFailure(.inputOutput, "\(name) cannot be read: \(Console.reason(error)).")
    }
    if bytes.count > limit {
      throw CommandFailure(
        .malformed, "\(name) has more than \(limit >> 20) MB; it is no script or recording.")
    }
    return bytes
  }

  private static func missing(_ name: String, _ error: Int32) -> CommandFailure {
    if error == ENOENT || error == ENOTDIR {
      return CommandFailure(.noInput, "There is no file \(name).")
    }
    return CommandFailure(.noInput, "\(name) cannot be opened: \(Console.reason(error)).")
  }
}
