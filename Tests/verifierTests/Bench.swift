import Foundation
import NestCheck
import Reporting
import RunFakes

@testable import verifier

/// A world without a stage, a terminal or a clock, and a folder of its own for files.
@MainActor
final class Bench {
  let player = FakePlayer()
  let folder: String
  var environment: [String: String] = [:]
  var isInterrupted = false
  var outputError: Int32 = 0
  var errorsAreTerminal = false
  var seconds = 0.0
  private(set) var output = ""
  private(set) var errors = ""

  init() throws {
    folder = NSTemporaryDirectory() + "verifier-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs the program and keeps what it says.
  func run(_ arguments: String...) -> ExitCode {
    output = ""
    errors = ""
    return world.run(arguments)
  }

  var world: World {
    World(
      player: player, console: console, environment: environment,
      now: { [self] in
        seconds += 0.5
        return seconds
      },
      freshSeed: { 0xfeed_0000_0000_0001 }, isInterrupted: { [self] in isInterrupted },
      toolFacts: {
        ToolFacts(
          version: "0.1.0", build: "release", platform: "linux-x86_64", scriptFormat: 1,
          generator: 1)
      })
  }

  var console: Console {
    Console(
      output: Stream(isTerminal: false) { [self] bytes in
        if outputError == 0 { output += String(decoding: bytes, as: UTF8.self) }
        return outputError
      },
      errors: Stream(isTerminal: errorsAreTerminal) { [self] bytes in
        errors += String(decoding: bytes, as: UTF8.self)
        return 0
      })
  }

  /// A desk for `check` with the given arguments.
  func desk(_ arguments: String...) throws -> Desk {
    let catalogue = Catalogue(strategies: player.strategies, invariants: player.invariants)
    guard
      case .run(let command, let settings) = try ArgumentParser(catalogue: catalogue)
        .parse(arguments)
    else { throw CommandFailure(.usage, "no command") }
    return Desk(
      world: world, settings: settings, catalogue: catalogue, command: command,
      arguments: arguments)
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder + "/" + name }

  /// Writes a file into the folder and returns its path.
  func write(_ name: String, _ text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// What a file in the folder holds.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  /// What the folder holds.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
