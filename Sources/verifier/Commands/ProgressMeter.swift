import NestCheck
import Reporting

/// Says now and then how far a campaign is: every tenth of a second on a terminal, every ten
/// seconds elsewhere.
@MainActor
final class ProgressMeter {
  private let console: Console
  private let isQuiet: Bool
  private var last = 0.0

  init(_ console: Console, isQuiet: Bool = false) {
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Takes note of a run, and says a line if it is time for one.
  func show(_ played: PlayedRun) {
    if isQuiet { return }
    let interval = console.errors.isTerminal ? 0.1 : 10
    if played.seconds - last < interval { return }
    last = played.seconds
    console.showProgress(ProgressText.line(played))
  }
}
