import Foundation
import Synchronization

/// Whether somebody has asked the program to end.
///
/// The first interruption sets a flag, so that what was found is saved and reported; a second one
/// ends the program at once.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Whether an interruption has come.
  static var hasCome: Bool { flag.load(ordering: .relaxed) }

  /// Begins to listen; a pipe whose reader has gone away becomes an error of writing.
  static func listen() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.flag.store(true, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
