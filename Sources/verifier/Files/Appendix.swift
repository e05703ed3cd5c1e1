import Foundation
import NestCheck

/// A file at whose end something is written, all at once or not at all.
final class Appendix {
  private let path: String
  private let descriptor: Int32
  /// How many bytes it has.
  let length: Int

  /// Opens a file, and makes it if there is none.
  ///
  /// - Throws: `CommandFailure` with status 73 when it cannot be opened.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor < 0 {
      let reason = errno == ENOENT ? "there is no such folder" : Console.reason(errno)
      throw CommandFailure(
        .cannotCreate, "'\(UsageError.shown(path))' cannot be created: \(reason).")
    }
    var status = stat()
    length = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes at the end; what cannot be written as a whole is taken back.
  func append(_ text: String) throws(CommandFailure) {
    let error = FileDescriptor.write(Array(text.utf8), to: descriptor)
    if error == 0 { return }
    ftruncate(descriptor, off_t(length))
    throw CommandFailure(
      .inputOutput, "'\(UsageError.shown(path))' cannot be written: \(Console.reason(error)).")
  }
}
