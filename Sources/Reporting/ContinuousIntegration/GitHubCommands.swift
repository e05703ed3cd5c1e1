import NestCheck
import Traces

/// What GitHub Actions reads from a step's output: annotations.
///
/// GitHub shows ten errors of a step and drops the rest without a word; so nine findings are
/// annotated, and one more line says how many there are beside them.
public enum GitHubCommands {
  /// How many findings are annotated.
  static let limit = 9

  /// One annotation for each finding, up to nine, and one for the rest.
  public static func annotations(_ findings: [Finding]) -> String {
    var text = ""
    for finding in findings.prefix(limit) { text += annotation(finding) }
    let more = findings.count - limit
    if more > 0 {
      text += command(
        "error", [("title", "NestCheck")], "and \(more) more; see the job summary.")
    }
    return text
  }

  /// Text during which GitHub takes nothing for a command.
  ///
  /// The token that ends it is a hash of the text, which the text itself cannot hold.
  public static func quoted(_ text: String) -> String {
    if text.isEmpty { return "" }
    let token = "nestcheck-" + String(Fingerprint.hash(ofName: text), radix: 16)
    let end = text.hasSuffix("\n") ? "" : "\n"
    return "::stop-commands::\(token)\n\(text)\(end)::\(token)::\n"
  }

  private static func annotation(_ finding: Finding) -> String {
    let identity = finding.identity
    let file = finding.savedTo.flatMap { $0.hasPrefix("/") ? nil : $0 }
    var properties = file.map { [("file", $0)] } ?? []
    properties.append(("title", "\(identity.invariant) on \(identity.strategy)"))
    var message = finding.violation.message + " (frame \(finding.violation.frame)"
    message += finding.violation.step.map { ", step \($0))" } ?? ")"
    if !finding.reproduce.isEmpty { message += "\nreproduce: \(finding.reproduce)" }
    return command("error", properties, message)
  }

  private static func command(
    _ name: String, _ properties: [(String, String)], _ message: String
  ) -> String {
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(data(message))\n"
  }

  /// The text of a command: percent signs and line ends are escaped.
  static func data(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case "\u{2028}", "\u{2029}": result += " "
      case _ where Markup.isAllowed(scalar): result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }

  /// A property of a command: colons and commas are escaped, too.
  static func property(_ text: String) -> String {
    var result = ""
    for character in data(text) {
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
    return result
  }
}
