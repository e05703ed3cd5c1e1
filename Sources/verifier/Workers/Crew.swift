import Foundation
import NestCheck

/// Where workers come from: the program to run, and the folder for their black boxes.
@MainActor
final class Crew {
  /// The program, which has to know `Worker.argument`.
  let executable: String
  /// The folder; it is made with the first worker.
  let folder: String
  /// After how many seconds of computing in one frame a run is taken to hang.
  var patience = 1.2
  private var made = 0

  /// A crew of this program, or of another build of it.
  init(
    executable: String = "/proc/self/exe",
    folder: String = NSTemporaryDirectory() + "nestcheck-\(getpid())"
  ) {
    self.executable = executable
    self.folder = folder
  }

  /// Makes a worker.
  func worker() throws(CommandFailure) -> WorkerProcess {
    if made == 0 { prepare() }
    made += 1
    return try WorkerProcess(executable: executable, box: "\(folder)/\(made).script")
  }

  /// A player with a worker of its own.
  func player(_ catalogue: any RunPlaying, patience: Double? = nil) -> WorkerPlayer {
    let pool = WorkerPool(crew: self, size: 1)
    pool.patience = patience ?? self.patience
    return WorkerPlayer(pool, catalogue: catalogue)
  }

  /// Takes the folder away.
  func dismiss() {
    if made > 0 { try? FileManager.default.removeItem(atPath: folder) }
  }

  /// Makes the folder, and takes away those of programs that were killed.
  private func prepare() {
    // A worker that is gone is an error of writing, not the end of its parent.
    signal(SIGPIPE, SIG_IGN)
    let manager = FileManager.default
    try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let parent = (folder as NSString).deletingLastPathComponent
    for name in (try? manager.contentsOfDirectory(atPath: parent)) ?? [] {
      guard name.hasPrefix("nestcheck-"), let owner = Int32(name.dropFirst(10)) else { continue }
      if kill(owner, 0) != 0, errno == ESRCH {
        try? manager.removeItem(atPath: "\(parent)/\(name)")
      }
    }
  }
}
