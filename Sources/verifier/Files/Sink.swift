import Foundation
import NestCheck

/// A file that is written as a whole or not at all, or standard output for the path `-`.
///
/// A regular file comes into being beside its place, under a name that begins with a dot, and
/// takes its place with `commit`. What is no regular file, such as `/dev/null` or a pipe, is
/// written to directly. Trouble is found when the sink is made, before anything is played.
@MainActor
final class Sink {
  private let path: String
  private let console: Console?
  private let target: String
  private let temporary: String?
  private var descriptor: Int32 = -1

  /// A sink for a path.
  ///
  /// - Throws: `CommandFailure` with status 73 when nothing can be created there.
  init(path: String, console: Console) throws(CommandFailure) {
    self.path = path
    guard path != "-" else {
      self.console = console
      target = path
      temporary = nil
      return
    }
    self.console = nil
    let kind = FileKind(path)
    target = kind == .missing ? path : FileKind.resolved(path)
    temporary = kind == .special ? nil : Self.temporaryName(for: target)
    if kind == .folder { throw Self.cannotCreate(path, "it is a folder") }
    if kind == .file, access(target, W_OK) != 0 {
      throw Self.cannotCreate(path, Console.reason(errno))
    }
    if let temporary {
      try open(temporary)
      close()
      unlink(temporary)
    }
  }

  /// Adds bytes at the end.
  func append(_ bytes: [UInt8]) throws(CommandFailure) {
    if let console { return try console.print(bytes) }
    if descriptor < 0 { try open(temporary ?? target) }
    let error = FileDescriptor.write(bytes, to: descriptor)
    if error != 0 {
      discard()
      throw CommandFailure(
        .inputOutput, "'\(path)' cannot be written: \(Console.reason(error)).")
    }
  }

  /// Puts the file into its place.
  func commit() throws(CommandFailure) {
    if console != nil { return }
    if descriptor < 0 { try open(temporary ?? target) }
    close()
    guard let temporary else { return }
    if rename(temporary, target) != 0 {
      let reason = Console.reason(errno)
      discard()
      throw Self.cannotCreate(path, reason)
    }
  }

  /// Takes away what was written so far.
  func discard() {
    close()
    if let temporary { unlink(temporary) }
  }

  private func open(_ name: String) throws(CommandFailure) {
    let flags = temporary == nil ? O_WRONLY : O_WRONLY | O_CREAT | O_TRUNC
    descriptor = Foundation.open(name, flags | O_CLOEXEC, 0o666)
    if descriptor < 0 {
      let hint = errno == ENOENT ? "there is no such folder" : Console.reason(errno)
      throw Self.cannotCreate(path, hint)
    }
  }

  private func close() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }

  private static func cannotCreate(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.cannotCreate, "'\(UsageError.shown(path))' cannot be created: \(reason).")
  }

  private static func temporaryName(for target: String) -> String {
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    return "\(folder).\(parts.last ?? "")-\(getpid()).part"
  }
}

/// What stands at a path.
enum FileKind {
  /// Nothing.
  case missing
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A device, a pipe or a socket.
  case special

  /// What stands at a path, links followed.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .special
    }
  }

  /// The path with links followed, or as it is where that fails.
  static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Reading and writing of descriptors, interruptions taken care of.
enum FileDescriptor {
  /// Writes all bytes; returns 0 or the number of the error.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Reads to the end, or up to `limit` bytes and one more; returns the number of the error.
  static func read(_ descriptor: Int32, limit: Int) -> (bytes: [UInt8], error: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count == 0 { return (bytes, 0) }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        return (bytes, errno)
      }
    }
    return (bytes, 0)
  }
}
