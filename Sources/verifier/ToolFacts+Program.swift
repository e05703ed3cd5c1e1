import Foundation
import Gestures
import NestCheck
import Reporting

extension ToolFacts {
  /// What is known of this program: the commit is that of the checkout it was built in.
  @MainActor static func ofThisProgram() -> ToolFacts {
    let commit = git(["rev-parse", "HEAD"])
    let changes = commit == nil ? nil : git(["status", "--porcelain", "--untracked-files=no"])
    return ToolFacts(
      version: CommandTable.version, commit: commit, dirty: changes.map { !$0.isEmpty },
      build: build,
      platform: platform, scriptFormat: Script.formatVersion,
      generator: Player.generatorVersion)
  }

  private static var build: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var platform: String {
    #if os(Linux)
      let system = "linux"
    #elseif os(macOS)
      let system = "macos"
    #else
      let system = "unknown"
    #endif
    #if arch(x86_64)
      return system + "-x86_64"
    #elseif arch(arm64)
      return system + "-arm64"
    #else
      return system
    #endif
  }

  /// What git says in the folder of this executable, or nil where it says nothing.
  private static func git(_ arguments: [String]) -> String? {
    guard let executable = Bundle.main.executableURL else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", executable.deletingLastPathComponent().path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
