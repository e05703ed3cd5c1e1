import NestCheck
import Reporting

/// What is written for GitHub Actions: annotations, and a job summary.
@MainActor
struct GitHub {
  private let desk: Desk
  private let isWanted: Bool

  /// Wanted where it was asked for or where a job of GitHub runs.
  init(desk: Desk) {
    self.desk = desk
    isWanted = desk.settings.github || desk.world.environment["GITHUB_ACTIONS"] == "true"
  }

  /// Prints the readable report; on GitHub nothing in it is taken for a command.
  func printQuoted(_ text: String) throws {
    guard desk.writesText else { return }
    try desk.console.print(isWanted ? GitHubCommands.quoted(text) : text)
  }

  /// Writes the annotations, on standard error where standard output holds a document.
  func annotate(_ findings: [Finding]) throws {
    guard isWanted, !findings.isEmpty else { return }
    let text = GitHubCommands.annotations(findings)
    if desk.writesText { try desk.console.print(text) } else { desk.console.complain(text) }
  }

  /// Adds a summary to the file that GitHub names, if it names one.
  func summarize(_ text: (GitHubSummary) -> String) throws {
    guard isWanted, let path = desk.world.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else {
      return
    }
    let file = try Appendix(path)
    try file.append(text(GitHubSummary(bytesWritten: file.length)))
  }
}
