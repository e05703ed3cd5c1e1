import NestCheck
import Testing

@testable import Reporting

@Suite struct GitHubSummaryTests {
  @Test func holdsATableAndEachFinding() {
    let text = GitHubSummary().text(Samples.violated, tool: Samples.tool)
    #expect(text.hasPrefix("## NestCheck: 1 finding\n"))
    #expect(text.contains("| dumb-jump | 60 | ❌ violated in 12 | never applied | cannot apply |"))
    #expect(text.contains("<details><summary>❌ dumb-jump/no-header-jump/touch: frame 57"))
    #expect(text.contains("reproduce: swift run"))
    #expect(GitHubSummary().text(Samples.held, tool: Samples.tool).contains("everything held"))
  }

  @Test func replaysHaveATableOfTheirOwn() {
    let text = GitHubSummary().text(Samples.replays, tool: Samples.tool)
    #expect(text.hasPrefix("## NestCheck: 4 replays, 2 not as expected\n"))
    #expect(text.contains("| a.script | dumb-jump | holds | yes |"))
    #expect(text.contains("| **no** |"))
  }

  @Test func whatWasShrunkIsOneFinding() {
    let text = GitHubSummary().text(ShrinkReport(Samples.shrunkFinding), tool: Samples.tool)
    #expect(text.hasPrefix("## NestCheck: shrunk from 3 steps to 3\n"))
    #expect(text.contains("<details><summary>❌ dumb-jump/no-header-jump/touch: frame 57"))
  }

  @Test func aHostileMessageBreaksNeitherTableNorFence() {
    var result = Samples.violated
    result.findings[0].violation.message = MarkupTests.hostile + "\n``````\n</details>"
    let text = GitHubSummary().text(result, tool: Samples.tool)
    #expect(text.ranges(of: "</details>").count == 2)
    #expect(text.contains("```````text\n"))
    #expect(!text.contains("\u{1b}") && !text.contains("\u{0}"))
    #expect(GitHubSummary.cell("a|b\n<c>*d*") == "a\\|b &lt;c&gt;\\*d\\*")
    #expect(GitHubSummary.fence(for: "a```b````c") == "`````")
  }

  @Test func staysBelowOneMebibyte() {
    var result = Samples.violated
    result.findings[0].violation.message = String(repeating: "long ", count: 20_000)
    result.findings = Array(repeating: result.findings[0], count: 40)
    let text = GitHubSummary().text(result, tool: Samples.tool)
    #expect(text.utf8.count <= 1 << 20)
    #expect(text.contains("and "))
    #expect(text.hasSuffix(" more.\n"))
    let rest = GitHubSummary(bytesWritten: (1 << 20) - 2_000).text(result, tool: Samples.tool)
    #expect(rest.utf8.count <= 2_000)
    #expect(rest.hasSuffix("and 40 more.\n"))
    #expect(GitHubSummary(bytesWritten: 1 << 20).text(result, tool: Samples.tool).isEmpty)
  }
}
