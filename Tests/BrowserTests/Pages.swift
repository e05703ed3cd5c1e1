import Foundation
import Gestures
import NestCheck
import Reporting

/// Pages made of real runs, written into a folder of their own.
@MainActor
struct Pages {
  /// A finding with the run that shows it.
  struct Made {
    var path: String
    var finding: Finding?
    var run: RunRecord
  }

  static let context = ReportContext(
    command: "check", arguments: ["--seed", "1"],
    tool: ToolFacts(
      version: "0.1.0", build: "debug", platform: "linux-x86_64", scriptFormat: 1, generator: 1))

  /// A drag of the list up and down on a container that is off by a pixel, or another.
  static func run(_ strategy: String, seed: UInt64 = 1) throws -> RunRecord {
    try RunRecord(
      playing: RunOrder(strategy: strategy, act: .seed(seed, .init())), on: Player())
  }

  /// The page of what a run violates.
  static func violating(
    _ strategy: String = "dumb-shared", seed: UInt64 = 1, change: (inout Finding) -> Void = { _ in }
  ) throws -> Made {
    let run = try run(strategy, seed: seed)
    guard var finding = Finding(run.outcome, strategy: strategy, seed: seed) else {
      throw Browser.Failure(description: "\(strategy) holds")
    }
    finding.reproduce = "swift run -c release verifier --seed 1 --strategy \(strategy)"
    change(&finding)
    let path = try write([ReplayPage.Exhibit(finding: finding, run: run)])
    return Made(path: path, finding: finding, run: run)
  }

  /// The page of a run that holds.
  static func holding() throws -> Made {
    let run = try run("null-nested")
    let path = try write([
      ReplayPage.Exhibit(held: run, caption: "null-nested, seed 1", reproduce: "verifier")
    ])
    return Made(path: path, finding: nil, run: run)
  }

  /// A sentence as the page writes it: one sign for a minus, no number parted from its unit.
  static func shown(_ sentence: String) -> String {
    sentence.replacing(/(^|[ (,:])-([0-9])/) { "\($0.1)\u{2212}\($0.2)" }
      .replacing(/([0-9]) pt/) { "\($0.1)\u{a0}pt" }
  }

  /// The page of two findings, shrunk.
  static func several() throws -> [Made] {
    let all = try ["dumb-shared", "dumb-insets"].map { strategy in
      try violating(strategy) { finding in
        finding.original = .init(script: finding.script, message: finding.violation.message)
        finding.explanation = ["step 1, -60: -4000 to -11.1"]
        finding.shrinking = .init(
          executions: 64, status: "minimal",
          history: [
            .init(executions: 1, steps: 13, features: 4, frames: 812, numbers: 60),
            .init(executions: 57, steps: 3, features: 0, frames: 9, numbers: 5),
          ])
      }
    }
    let path = try write(
      all.compactMap { made in
        made.finding.map { ReplayPage.Exhibit(finding: $0, run: made.run, original: made.run) }
      })
    return all.map { Made(path: path, finding: $0.finding, run: $0.run) }
  }

  private static func write(_ exhibits: [ReplayPage.Exhibit]) throws -> String {
    let html = ReplayPage(exhibits: exhibits, summary: "1 run.", context: context).html
    let path = NSTemporaryDirectory() + "nestcheck-page-" + UUID().uuidString + ".html"
    try Data(html.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}
