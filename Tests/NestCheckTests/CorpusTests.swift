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

  @Test func everyScriptTurnsOutAsItPromises() {
    let corpus = Corpus.replayed
    for problem in corpus.problems { Issue.record("\(problem)") }
    #expect(corpus.replayed == Self.files.count)
    print("Seeds: \(corpus.replayed) of \(Self.files.count) scripts replayed")
    for file in corpus.openFindings { print("Seeds: still violated as promised: \(file)") }
  }
}

/// The regression corpus as it was replayed: once, and before any run that nobody has played yet.
@MainActor
struct Corpus {
  /// How many files were replayed.
  private(set) var replayed = 0
  /// What did not turn out as promised, or could not be read.
  private(set) var problems: [String] = []
  /// The files that promise a violation and keep the promise: mistakes that wait to be mended.
  private(set) var openFindings: [String] = []

  /// The corpus of this package; whoever asks first has it replayed.
  static let replayed = Corpus(CorpusTests.files)

  private init(_ files: [String]) {
    do {
      let inFlight = try InFlight("corpus")
      if let killed = try inFlight.leftBehind() { problems.append(InFlight.complaint(killed)) }
      for file in files { take(file, inFlight) }
      inFlight.clear()
    } catch {
      problems.append("\(error)")
    }
  }

  private mutating func take(_ file: String, _ inFlight: InFlight) {
    do {
      let bytes = try Data(contentsOf: CorpusTests.root.appendingPathComponent(file))
      try replay(try ScriptSource(parsing: Array(bytes), file: file), inFlight)
      replayed += 1
    } catch {
      problems.append("\(error)")
    }
  }

  private mutating func replay(_ source: ScriptSource, _ inFlight: InFlight) throws {
    let file = source.file
    var player = Player()
    player.monitor = inFlight.monitor()
    let strategies = player.strategies.filter { card in
      source.script.strategy.map { $0 == card.name } ?? (card.kind == .strategy)
    }
    if source.script.expectation == .none { problems.append("\(file) promises nothing") }
    if strategies.isEmpty { problems.append("\(file): there is no strategy to replay it on") }
    for strategy in strategies {
      try source.check(
        strategy: strategy.name, policies: strategy.policies, options: strategy.options)
      let order = RunOrder(strategy: strategy.name, act: .script(source.script))
      let outcome = try player.play(order, recorder: nil)
      judge(Replay(outcome, path: file, strategy: strategy.name), file)
    }
  }

  private mutating func judge(_ replay: Replay, _ file: String) {
    if !replay.asExpected {
      let block = replay.finding.map { FindingText($0).block(runs: nil) } ?? ""
      problems.append(
        "\(file) does not turn out as it promises; verifier replay \(file)\n\(block)")
    } else if case .violates = replay.expected {
      openFindings.append(file)
    }
    if !replay.skippedSteps.isEmpty { problems.append("\(file) touches what is not there") }
  }
}
