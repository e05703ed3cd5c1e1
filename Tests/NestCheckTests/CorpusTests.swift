import Foundation
import Gestures
import NestCheck
import Reporting
import Testing

/// Replays every script in `Seeds`: what was found once is never to come back unnoticed.
@MainActor @Suite struct CorpusTests {
  static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The paths of all files in `Seeds`, from the package's folder.
  static var files: [String] {
    let seeds = root.appendingPathComponent("Seeds").path
    let found = FileManager.default.subpaths(atPath: seeds) ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(
        atPath: seeds + "/" + path, isDirectory: &isFolder)
      return exists && !isFolder.boolValue
    }.map { "Seeds/" + $0 }.sorted()
  }

  @Test func everyScriptTurnsOutAsItPromises() throws {
    var replayed = 0
    for file in Self.files {
      do {
        try replay(file)
        replayed += 1
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(replayed == Self.files.count)
  }

  private func replay(_ file: String) throws {
    let bytes = try Data(contentsOf: Self.root.appendingPathComponent(file))
    let source = try ScriptSource(parsing: Array(bytes), file: file)
    let player = Player()
    let strategies = player.strategies.filter { card in
      source.script.strategy.map { $0 == card.name } ?? (card.kind == .strategy)
    }
    #expect(source.script.expectation != .none, "\(file) promises nothing")
    #expect(!strategies.isEmpty, "\(file): there is no strategy to replay it on")
    for strategy in strategies {
      try source.check(
        strategy: strategy.name, policies: strategy.policies, options: strategy.options)
      let order = RunOrder(strategy: strategy.name, act: .script(source.script))
      let outcome = try player.play(order, recorder: nil)
      report(Replay(outcome, path: file, strategy: strategy.name))
    }
  }

  private func report(_ replay: Replay) {
    let line = "verifier replay \(replay.path ?? "")"
    if !replay.asExpected {
      let block = replay.finding.map { FindingText($0).block(runs: nil) } ?? ""
      Issue.record("\(replay.path ?? "") does not turn out as it promises; \(line)\n\(block)")
    }
    #expect(replay.skippedSteps.isEmpty, "\(replay.path ?? "") touches what is not there")
  }
}
