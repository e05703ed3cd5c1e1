import Foundation
import Gestures
import NestCheck
import Traces

/// Saves findings as scripts that promise to hold, so that they stay red until they are mended.
@MainActor
struct FindingStore {
  /// The folder for findings of strategies, or nil to save none.
  let folder: String?
  /// The folder for findings of controls, which are there to be caught; nil to save none.
  let controlsFolder: String?

  /// The folders that options and environment ask for.
  init(settings: Settings, environment: [String: String]) {
    let isBuildServer = !(environment["CI"] ?? "").isEmpty
    let named = settings.artifacts ?? settings.seedsDirectory
    controlsFolder = named
    folder = named ?? (isBuildServer ? "artifacts" : "Seeds")
  }

  /// A store that saves everything under one folder.
  init(folder: String) {
    self.folder = folder
    controlsFolder = folder
  }

  /// Makes sure that a named folder can be written to, before anything is played.
  func prepare() throws(CommandFailure) {
    guard let controlsFolder else { return }
    try Self.create(controlsFolder)
  }

  /// Saves a finding; returns its path, or nil where nothing is to be saved.
  ///
  /// The file is there as a whole or not at all. One that was saved before, of the same finding
  /// while it was larger, is taken away once the new one stands.
  func save(
    _ finding: Finding, isControl: Bool, console: Console
  ) throws(CommandFailure) -> String? {
    guard let folder = isControl ? controlsFolder : folder else { return nil }
    var script = finding.script
    script.expectation = .holds
    let text = Self.text(script, finding)
    let digits = String(Fingerprint.hash(ofName: script.text), radix: 16).suffix(8)
    let identity = finding.identity
    let place = "\(folder)/\(identity.strategy)"
    try Self.create(place)
    let path = "\(place)/\(identity.invariant)-\(identity.phase.rawValue)-\(digits).script"
    let sink = try Sink(path: path, console: console)
    try sink.append(Array(text.utf8))
    try sink.commit()
    if let old = finding.savedTo, old != path { unlink(old) }
    return path
  }

  /// The script with a comment below its first line that says where it comes from.
  private static func text(_ script: Script, _ finding: Finding) -> String {
    var lines = script.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let identity = finding.identity
    let message = finding.violation.message.split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    var comments = ["# \(identity.invariant), \(identity.phase.rawValue): \(message)"]
    if let original = finding.original {
      comments.append(
        "# shrunk from \(original.script.steps.count) to \(finding.script.steps.count) steps")
    }
    if let seed = finding.seed { comments.append("# found with seed \(SeedNotation.short(seed))") }
    lines.insert(contentsOf: comments, at: min(1, lines.count))
    return lines.joined(separator: "\n")
  }

  private static func create(_ folder: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        .cannotCreate, "The folder '\(UsageError.shown(folder))' cannot be created.")
    }
    if access(folder, W_OK | X_OK) != 0 {
      throw CommandFailure(
        .cannotCreate,
        "The folder '\(UsageError.shown(folder))' cannot be written to: "
          + "\(Console.reason(errno)).")
    }
  }
}
