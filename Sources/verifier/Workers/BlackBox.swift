import Foundation
import Gestures
import NestCheck

/// What a worker leaves behind of the run that it plays, in files that outlive it.
///
/// The script stands in one file, written step by step, each before it is played; a few words in
/// another one say how far the run has come. Both are written by the worker and read by its parent,
/// which finds in them all that there is to say of a run that broke down.
@MainActor
final class BlackBox {
  /// How far a run has come.
  struct Progress: Equatable {
    /// How many runs the worker has begun.
    var runs = 0
    /// How many frames of the present run are over.
    var frames = 0
    /// The step that is being played, from 1; 0 before the first.
    var step = 0
    /// How many steps with a finger have begun.
    var touches = 0
    /// What was going on in the last frame.
    var phase = RunPhase.rest
    /// The fingerprint of the frames so far.
    var fingerprint: UInt64 = 0
  }

  /// The file of the script.
  let scriptPath: String
  private let words: UnsafeMutablePointer<UInt64>
  private var script: Int32 = -1
  private var isComplete = false

  nonisolated private static let size = 4096
  private static let suffix = ".progress"

  /// Opens the box of a worker; the parent does so first and makes the files.
  ///
  /// - Parameter path: The path of the script.
  /// - Throws: `CommandFailure` when the files cannot be made.
  init(_ path: String) throws(CommandFailure) {
    scriptPath = path
    let descriptor = open(path + Self.suffix, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, off_t(Self.size)) == 0 else {
      throw CommandFailure(.cannotCreate, "'\(path)' cannot be created.")
    }
    defer { close(descriptor) }
    let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else {
      throw CommandFailure(.cannotCreate, "'\(path)' cannot be mapped.")
    }
    words = memory.bindMemory(to: UInt64.self, capacity: Self.size / 8)
  }

  isolated deinit {
    munmap(words, Self.size)
    if script >= 0 { close(script) }
  }

  /// How far the worker has come.
  var progress: Progress {
    var progress = Progress()
    progress.runs = Int(words[0])
    progress.frames = Int(words[1])
    progress.step = Int(words[2])
    progress.touches = Int(words[3])
    let phases = RunPhase.allCases
    progress.phase = phases[min(Int(words[4]), phases.count - 1)]
    progress.fingerprint = words[5]
    return progress
  }

  /// A word that changes whenever the run gets ahead.
  var pulse: UInt64 { words[0] << 40 | words[2] << 28 ^ words[1] }

  /// The script as far as it was played, or nil where it cannot be read.
  var playedScript: Script? {
    guard let bytes = try? InputFile.read(scriptPath) else { return nil }
    return try? ScriptSource(parsing: bytes, file: scriptPath).script
  }

  /// Writes down what a player in this process does.
  func monitor() -> RunMonitor {
    RunMonitor(
      willBegin: { self.begin($0) },
      willPlay: { step, number in self.play(step, number) },
      didPlay: { frames, phase, fingerprint in
        self.words[1] = UInt64(frames)
        self.words[4] = UInt64(RunPhase.allCases.firstIndex(of: phase) ?? 0)
        self.words[5] = fingerprint
      })
  }

  private func begin(_ script: Script) {
    for index in 1..<6 { words[index] = 0 }
    words[0] += 1
    isComplete = !script.steps.isEmpty
    if self.script < 0 {
      self.script = open(scriptPath, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    }
    ftruncate(self.script, 0)
    append(script.text + (isComplete ? "" : "steps\n"))
  }

  private func play(_ step: Step?, _ number: Int) {
    words[2] = UInt64(number)
    if case .touch = step { words[3] += 1 }
    if let step, !isComplete { append(step.text + "\n") }
  }

  private func append(_ text: String) {
    _ = FileDescriptor.write(Array(text.utf8), to: script)
  }
}
