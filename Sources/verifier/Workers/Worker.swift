import Foundation
import NestCheck

/// The program as a worker: it reads orders, plays them and writes outcomes, until its parent is
/// gone.
///
/// A container may do to it what it likes. What the container prints goes nowhere, its memory has a
/// limit, and a thread waits for the parent's end, so that no worker outlives it, not even one that
/// never comes back.
@MainActor
enum Worker {
  /// The argument that makes the program a worker; the next one is the path of its black box.
  nonisolated static let argument = "__worker"

  /// How much memory a run may take beyond what the program has at its start, in bytes.
  nonisolated static let memoryLimit: UInt64 = 256 << 20

  /// Plays what it is asked to play.
  static func run(blackBox path: String) -> Never {
    // What is meant for the whole program is the parent's to act on.
    for number in [SIGINT, SIGTERM, SIGPIPE] { signal(number, SIG_IGN) }
    let output = dup(STDOUT_FILENO)
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    guard let box = try? BlackBox(path) else { exit(ExitCode.cannotCreate.rawValue) }
    endWithParent()
    limitMemory()
    var player = Player()
    player.monitor = box.monitor()
    while let message = MessagePipe.readMessage(STDIN_FILENO) {
      guard let order = RunOrder(wire: message),
        let outcome = try? player.play(order, recorder: nil)
      else { exit(ExitCode.internalFault.rawValue) }
      guard MessagePipe.writeMessage(outcome.wire, to: output) else { break }
    }
    exit(0)
  }

  /// Ends the process when nobody holds the other end of standard input any more.
  private static func endWithParent() {
    let thread = Thread {
      while true {
        var watched = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        if poll(&watched, 1, -1) > 0, watched.revents != 0 { _exit(0) }
      }
    }
    thread.stackSize = 256 << 10
    thread.start()
  }

  private static func limitMemory() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(Resource.core, &none)
    #if os(Linux)
      guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = statm.split(separator: " ").first.flatMap({ UInt64($0) })
      else { return }
      let most = rlim_t(pages * UInt64(getpagesize()) + memoryLimit)
      var limit = rlimit(rlim_cur: most, rlim_max: most)
      setrlimit(Resource.memory, &limit)
    #endif
  }
}

/// The resources that are limited; their constants have a type of its own on Linux.
private enum Resource {
  #if os(Linux)
    static let core = __rlimit_resource_t(RLIMIT_CORE.rawValue)
    static let memory = __rlimit_resource_t(RLIMIT_AS.rawValue)
  #else
    static let core = RLIMIT_CORE
  #endif
}

/// Messages through a pipe: eight bytes of length, then the message.
enum MessagePipe {
  /// Reads a message, or nil at the end.
  static func readMessage(_ descriptor: Int32) -> [UInt8]? {
    guard let head = read(descriptor, count: 8) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    return read(descriptor, count: count)
  }

  /// Writes a message; false where nobody reads.
  static func writeMessage(_ message: [UInt8], to descriptor: Int32) -> Bool {
    let head = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    return FileDescriptor.write(head + message, to: descriptor) == 0
  }

  private static func read(_ descriptor: Int32, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let more = bytes[filled...].withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if more > 0 {
        filled += more
      } else if more == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}
