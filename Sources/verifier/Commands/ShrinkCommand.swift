import Gestures
import NestCheck
import Reporting

/// `verifier shrink`: the shortest script that shows what a script shows.
@MainActor
struct ShrinkCommand {
  let desk: Desk

  func run() throws -> ExitCode {
    let (strategy, script) = try script()
    let outputs = try Outputs(desk)
    do {
      return try report(ShrinkReport(shrink(script, on: strategy)), outputs)
    } catch {
      outputs.discard()
      throw error
    }
  }

  private func shrink(_ script: Script, on strategy: String) throws -> Finding {
    let order = RunOrder(strategy: strategy, act: .script(script), invariants: desk.invariants)
    let outcome = try desk.player.play(order, recorder: nil)
    guard var finding = finding(outcome, strategy) else {
      throw CommandFailure(.notReproduced, "\(promise(script)): there is nothing to shrink.")
    }
    finding.script.expectation = .none
    guard var result = try desk.shrinker().shrink(finding)?.finding else {
      throw CommandFailure(
        .internalFault, "The script does not show the same when it is played again.")
    }
    if let folder = desk.settings.artifacts {
      result.savedTo = try FindingStore(folder: folder).save(
        result, isControl: false, console: desk.console)
    }
    result.addLines(assumptions: script.assumptions)
    return result
  }

  /// The script, on the one strategy that it is to be shrunk on.
  private func script() throws -> (strategy: String, script: Script) {
    let word = desk.settings.operands.first ?? ""
    let loader = ScriptLoader(catalogue: desk.catalogue)
    let asked = desk.settings.strategies.isEmpty ? nil : desk.strategies
    let isToken = ScriptLoader.isToken(word)
    let loaded = try isToken ? loader.load(token: word, on: asked) : loader.load(word, on: asked)
    guard loaded.count == 1, let (strategy, written) = loaded.first else {
      throw desk.refuse("A script is shrunk on one strategy; please name it with '--strategy'.")
    }
    var script = written
    for value in desk.settings.assumptions {
      try script.assumptions.set(value.name, to: value.value)
    }
    return (strategy, script)
  }

  /// What the script promises to violate, else what it violates first.
  private func finding(_ outcome: RunOutcome, _ strategy: String) -> Finding? {
    if case .violates(let name) = outcome.script.expectation {
      return Finding(outcome, strategy: strategy, seed: nil, invariant: name)
    }
    return Finding(outcome, strategy: strategy, seed: nil)
  }

  private func promise(_ script: Script) -> String {
    if case .violates(let name) = script.expectation { return "\(name) is not violated" }
    return "Nothing is violated"
  }

  private func report(_ report: ShrinkReport, _ outputs: Outputs) throws -> ExitCode {
    let gallery = Gallery(desk: desk)
    let draws = outputs.wants(.html) || outputs.wants(.svg) || gallery.isDrawnInText
    let exhibit =
      try draws
      ? gallery.exhibit(report.finding) : ReplayPage.Exhibit(finding: report.finding, run: nil)
    let context = desk.context()
    let github = GitHub(desk: desk)
    try github.printQuoted(
      report.text(desk.style, isQuiet: desk.settings.isQuiet, run: exhibit.run))
    try outputs.write(.json) { report.json(context).text }
    try outputs.write(.junit) { JUnitXML(report).text }
    try outputs.write(.html) { gallery.page([exhibit], of: report, context) }
    try outputs.write(.svg) { try gallery.filmstrip([exhibit]) }
    try github.annotate([report.finding])
    try github.summarize { $0.text(report, tool: context.tool) }
    return report.exit
  }
}
