import NestCheck
import Testing

@testable import Reporting

@Suite struct GitHubCommandsTests {
  private func findings(_ count: Int) -> [Finding] {
    (0..<count).map { number in
      var finding = Samples.finding
      finding.violation.frame = number
      return finding
    }
  }

  @Test func anAnnotationIsOneLine() {
    let text = GitHubCommands.annotations(findings(1))
    #expect(text.hasPrefix("::error title=no-header-jump on dumb-jump::The header's bottom edge"))
    #expect(text.contains("(frame 0, step 2)%0Areproduce: swift run"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func atMostTenAnnotationsOfAStepAreShown() {
    let ten = GitHubCommands.annotations(findings(10)).split(separator: "\n")
    #expect(ten.count == 10)
    #expect(ten.last == "::error title=NestCheck::and 1 more; see the job summary.")
    #expect(GitHubCommands.annotations(findings(9)).split(separator: "\n").count == 9)
    #expect(GitHubCommands.annotations([]).isEmpty)
  }

  @Test func propertiesAndTextAreEscaped() {
    #expect(GitHubCommands.data("a%b\r\nc:d,e") == "a%25b%0D%0Ac:d,e")
    #expect(GitHubCommands.property("a%b\nc:d,e") == "a%25b%0Ac%3Ad%2Ce")
    #expect(GitHubCommands.property("a\r\nb") == "a%0D%0Ab")
  }

  @Test func aHostileMessageIsStillOneCommand() {
    var finding = Samples.finding
    finding.violation.message = MarkupTests.hostile + "\n::set-output name=x::y\r::error::z"
    finding.savedTo = "Seeds/a,b:c\n.script"
    let text = GitHubCommands.annotations([finding])
    #expect(text.split(whereSeparator: \.isNewline).count == 1)
    #expect(text.hasPrefix("::error file=Seeds/a%2Cb%3Ac%0A.script,title="))
    #expect(!text.contains("\u{1b}"))
    #expect(text.contains("🙂"))
  }

  @Test func aFileOutsideTheRepositoryIsNotNamed() {
    var finding = Samples.finding
    finding.savedTo = "/tmp/a.script"
    #expect(!GitHubCommands.annotations([finding]).contains("file="))
  }

  @Test func nothingInQuotedTextIsACommand() {
    let text = GitHubCommands.quoted("  ::error::no\n")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    let token = lines[0].dropFirst("::stop-commands::".count)
    #expect(lines[2] == "::\(token)::")
    #expect(GitHubCommands.quoted("").isEmpty)
    #expect(GitHubCommands.quoted("a").contains("\na\n::"))
  }
}
