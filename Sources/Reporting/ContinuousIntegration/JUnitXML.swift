import NestCheck

/// Results as JUnit XML: a suite for each strategy, a case for each invariant and each finding.
///
/// There is no standard; this keeps to what GitLab, Jenkins and its strict schema agree on. The
/// whole message stands in the element's text, where all of them read it; no two cases of a suite
/// have the same name; characters that XML cannot hold are left out.
public struct JUnitXML {
  private struct Case {
    var name: String
    var file: String?
    var outcome: Outcome
    var output = ""
  }

  private enum Outcome {
    case passed
    case skipped(String)
    case failed(type: String, message: String, text: String)
    case error(type: String, message: String, text: String)
  }

  private struct Suite {
    var name: String
    var cases: [Case]

    var failures: Int { cases.count { if case .failed = $0.outcome { true } else { false } } }
    var errors: Int { cases.count { if case .error = $0.outcome { true } else { false } } }
    var skipped: Int { cases.count { if case .skipped = $0.outcome { true } else { false } } }
  }

  private let suites: [Suite]
  private let seconds: Double

  /// The XML of a campaign.
  public init(_ result: CheckResult) {
    seconds = result.seconds
    suites = result.strategies.map { strategy in
      Suite(name: strategy.name, cases: Self.cases(strategy, result))
    }
  }

  /// The XML of replays.
  public init(_ result: ReplayResult) {
    seconds = 0
    var names: [String] = []
    for replay in result.replays where !names.contains(replay.strategy) {
      names.append(replay.strategy)
    }
    suites = names.map { name in
      let replays = result.replays.filter { $0.strategy == name }
      return Suite(name: name, cases: Self.distinct(replays.map(Self.testCase)))
    }
  }

  /// The XML of judged traces: a suite for each trace, a case for each invariant.
  public init(_ result: TraceResult) {
    seconds = 0
    suites = result.traces.map { trace in
      Suite(name: trace.name, cases: trace.invariants.map { Self.testCase($0, of: trace) })
    }
  }

  /// The XML of what was shrunk.
  public init(_ report: ShrinkReport) {
    seconds = 0
    let strategy = report.finding.identity.strategy
    suites = [Suite(name: strategy, cases: [Self.testCase(report.finding, runs: nil)])]
  }

  /// The document.
  public var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let errors = suites.reduce(0) { $0 + $1.errors }
    lines.append(
      "<testsuites name=\"verifier\" tests=\"\(tests)\" failures=\"\(failures)\""
        + " errors=\"\(errors)\" time=\"\(Self.time(seconds))\">")
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(Markup.attribute(suite.name))\" tests=\"\(suite.cases.count)\""
          + " failures=\"\(suite.failures)\" errors=\"\(suite.errors)\""
          + " skipped=\"\(suite.skipped)\" time=\"0.000\">")
      lines += suite.cases.map { Self.element($0, suite: suite.name) }
      lines.append("  </testsuite>")
    }
    return lines.joined(separator: "\n") + "\n</testsuites>\n"
  }

  /// Seconds without commas between thousands, which no reader of XML expects.
  private static func time(_ seconds: Double) -> String {
    Figures.fixed(seconds, 3).filter { $0 != "," }
  }

  private static func element(_ test: Case, suite: String) -> String {
    let file = test.file.map { " file=\"\(Markup.attribute($0))\"" } ?? ""
    let head =
      "    <testcase classname=\"\(Markup.attribute(suite))\""
      + " name=\"\(Markup.attribute(test.name))\"\(file) time=\"0.000\""
    var inner = ""
    switch test.outcome {
    case .passed: break
    case .skipped(let reason):
      inner = "      <skipped message=\"\(Markup.attribute(reason))\"/>\n"
    case .failed(let type, let message, let text):
      inner = element("failure", type, message, text)
    case .error(let type, let message, let text):
      inner = element("error", type, message, text)
    }
    if !test.output.isEmpty {
      inner += "      <system-out>\(Markup.escaped(test.output))</system-out>\n"
    }
    return inner.isEmpty ? head + "/>" : head + ">\n" + inner + "    </testcase>"
  }

  private static func element(
    _ name: String, _ type: String, _ message: String, _ text: String
  ) -> String {
    "      <\(name) type=\"\(Markup.attribute(type))\" message=\"\(Markup.attribute(message))\">"
      + Markup.escaped(text) + "</\(name)>\n"
  }
}

extension JUnitXML {
  private static func cases(_ strategy: StrategyTotals, _ result: CheckResult) -> [Case] {
    let findings = result.findings.filter { $0.identity.strategy == strategy.name }
    var cases: [Case] = []
    for row in result.invariants where row.strategy == strategy.name {
      let found = findings.filter { $0.identity.invariant == row.name }
      cases += found.map { testCase($0, runs: strategy.runs) }
      if found.isEmpty { cases.append(testCase(row)) }
    }
    let names = Set(result.invariants.map(\.name))
    cases += findings.filter { !names.contains($0.identity.invariant) }
      .map { testCase($0, runs: strategy.runs) }
    return distinct(cases)
  }

  private static func testCase(_ row: InvariantTotals) -> Case {
    let judged = "judged \(Figures.count(row.applied)) of \(Figures.count(row.frames, "frame"))"
    let outcome: Outcome
    if row.violated > 0 {
      let runs = Figures.count(row.violated, "run")
      outcome = .skipped("violated in \(runs), but never as the first")
    } else if !row.canApply {
      outcome = .skipped("cannot apply")
    } else {
      outcome = row.applied == 0 ? .skipped("never applied") : .passed
    }
    return Case(name: row.name, file: nil, outcome: outcome, output: judged)
  }

  private static func testCase(_ finding: Finding, runs: Int?) -> Case {
    let identity = finding.identity
    let text = FindingText(finding).block(runs: runs)
    let message = finding.violation.message
    return Case(
      name: "\(identity.invariant)/\(identity.phase.rawValue)", file: finding.savedTo,
      outcome: finding.kind == .violation
        ? .failed(type: finding.kind.rawValue, message: message, text: text)
        : .error(type: finding.kind.rawValue, message: message, text: text))
  }

  private static func testCase(_ replay: Replay) -> Case {
    let name = replay.path ?? replay.token ?? "script"
    var test = Case(name: name, file: replay.path, outcome: .passed)
    if replay.asExpected { return test }
    if let finding = replay.finding {
      test.outcome = .failed(
        type: finding.kind.rawValue, message: finding.violation.message,
        text: FindingText(finding).block(runs: nil))
    } else {
      let promise = replay.expected.text ?? "something else"
      test.outcome = .failed(
        type: "not-reproduced", message: "It holds, but was expected: \(promise)",
        text: "It holds, but was expected: \(promise).\n")
    }
    return test
  }

  private static func testCase(_ judged: JudgedInvariant, of trace: JudgedTrace) -> Case {
    let finding = trace.findings.first { $0.identity.invariant == judged.name }
    if let finding {
      var test = testCase(finding, runs: nil)
      (test.name, test.file) = (judged.name, trace.path)
      return test
    }
    let isPassed = judged.applied > 0 && !judged.isUndecided
    return Case(
      name: judged.name, file: trace.path, outcome: isPassed ? .passed : .skipped(judged.words),
      output: isPassed ? judged.words : "")
  }

  /// The same name twice would let readers drop the second case.
  private static func distinct(_ cases: [Case]) -> [Case] {
    var seen: [String: Int] = [:]
    return cases.map { test in
      let times = (seen[test.name] ?? 0) + 1
      seen[test.name] = times
      var test = test
      if times > 1 { test.name += " (\(times))" }
      return test
    }
  }
}
