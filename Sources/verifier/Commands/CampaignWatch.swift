import NestCheck
import Reporting

/// Follows a campaign: shows progress, saves findings, says a line about each run if asked to.
@MainActor
final class CampaignWatch {
  private let desk: Desk
  private let plan: CampaignPlan
  private let store: FindingStore
  private let text: CheckText
  private let progress: ProgressMeter
  /// Why the campaign cannot go on, such as a reader that has gone away.
  private(set) var failure: CommandFailure?

  init(desk: Desk, plan: CampaignPlan, store: FindingStore) {
    self.desk = desk
    self.plan = plan
    self.store = store
    text = CheckText(style: desk.style)
    progress = ProgressMeter(desk.console, isQuiet: desk.settings.isQuiet)
  }

  /// Saves a finding and adds to it the lines that show it again.
  func complete(_ finding: inout Finding) {
    let card = plan.strategies.first { $0.name == finding.identity.strategy }
    do {
      finding.savedTo = try store.save(
        finding, isControl: card?.kind != .strategy, console: desk.console)
    } catch {
      desk.console.complain("Warning: a finding was not saved. \(error.message)\n")
    }
    finding.addLines(assumptions: plan.assumptions)
  }

  /// Takes note of what happens.
  func take(_ event: CampaignEvent) {
    switch event {
    case .began: break
    case .played(let played):
      if desk.settings.isVerbose { say(text.line(played)) }
      progress.show(played)
    case .found(let finding):
      if plan.runs != 1, !desk.settings.isQuiet { say(text.notice(finding)) }
    case .shrinking(let finding):
      if !desk.settings.isQuiet, desk.console.errors.isTerminal {
        desk.console.showProgress("shrinking \(finding.identity)")
      }
    case .shrunk(let finding):
      if plan.runs != 1, !desk.settings.isQuiet { say(text.shrunkNotice(finding)) }
    }
  }

  private func say(_ line: String) {
    guard desk.writesText, failure == nil else { return }
    do { try desk.console.print(line) } catch { failure = error }
  }
}
