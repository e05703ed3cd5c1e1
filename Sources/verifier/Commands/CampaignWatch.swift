import NestCheck
import Reporting

/// Follows a campaign: shows progress, saves findings, says a line about each run if asked to.
@MainActor
final class CampaignWatch {
  private let desk: Desk
  private let plan: CampaignPlan
  private let store: FindingStore
  private let text: CheckText
  private var lastProgress: Double?
  /// Why the campaign cannot go on, such as a reader that has gone away.
  private(set) var failure: CommandFailure?

  init(desk: Desk, plan: CampaignPlan, store: FindingStore) {
    self.desk = desk
    self.plan = plan
    self.store = store
    text = CheckText(style: desk.style)
  }

  /// Adds to a finding the line that shows it again, and saves it.
  func complete(_ finding: inout Finding) {
    finding.reproduce = ReproduceLine.check(finding, assumptions: plan.assumptions)
    let card = plan.strategies.first { $0.name == finding.identity.strategy }
    do {
      finding.savedTo = try store.save(
        finding, isControl: card?.kind != .strategy, console: desk.console)
    } catch {
      desk.console.complain("Warning: a finding was not saved. \(error.message)\n")
    }
  }

  /// Takes note of what happens.
  func take(_ event: CampaignEvent) {
    switch event {
    case .began: break
    case .played(let played):
      if desk.settings.isVerbose { say(text.line(played)) }
      showProgress(played)
    case .found(let finding):
      if plan.runs != 1, !desk.settings.isQuiet { say(text.notice(finding)) }
    }
  }

  private func say(_ line: String) {
    guard desk.writesText, failure == nil else { return }
    do { try desk.console.print(line) } catch { failure = error }
  }

  /// Every tenth of a second on a terminal, every ten seconds elsewhere.
  private func showProgress(_ played: PlayedRun) {
    if desk.settings.isQuiet { return }
    let interval = desk.console.errors.isTerminal ? 0.1 : 10
    let last = lastProgress ?? 0
    if played.seconds - last < interval { return }
    lastProgress = played.seconds
    desk.console.showProgress(ProgressText.line(played))
  }
}
