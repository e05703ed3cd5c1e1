import Foundation
import Gestures
import NestCheck

/// The script that this process is playing, in a file that outlives it.
///
/// No worker processes exist under `swift test`, so a container that traps takes the tests with it.
/// Each step is on disk before it is played; the file is taken away when a test has come to its
/// end, so one that is found was left behind by a test run that was killed.
@MainActor
final class InFlight {
  /// The file while runs are played.
  let path: String
  private var handle: FileHandle?

  /// A file of some name in the build folder.
  init(_ name: String, folder: String? = nil) throws {
    let folder = folder ?? CorpusTests.root.appendingPathComponent(".build/in-flight").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    path = "\(folder)/\(name).script"
  }

  /// The script that killed an earlier test run, put aside under a name of its own; nil for none.
  func leftBehind() throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let aside = path.replacing(".script", with: "-killed.script")
    try? FileManager.default.removeItem(atPath: aside)
    try FileManager.default.moveItem(atPath: path, toPath: aside)
    return aside
  }

  /// What a killed test run asks for.
  static func complaint(_ path: String) -> String {
    "An earlier test run was killed while it played \(path); "
      + "swift run -c release verifier replay \(path)"
  }

  /// Writes down what a player does.
  func monitor() -> RunMonitor {
    RunMonitor(
      willBegin: { script in self.begin(script) },
      willPlay: { step, _ in if let step { self.append(step.text + "\n") } },
      didPlay: { _, _, _ in })
  }

  /// All came to its end.
  func clear() {
    try? handle?.close()
    handle = nil
    try? FileManager.default.removeItem(atPath: path)
  }

  private func begin(_ script: Script) {
    var opening = script
    opening.steps = []
    if handle == nil {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
      handle = FileHandle(forWritingAtPath: path)
    }
    try? handle?.truncate(atOffset: 0)
    append(opening.text + "steps\n")
  }

  private func append(_ text: String) { try? handle?.write(contentsOf: Data(text.utf8)) }
}
