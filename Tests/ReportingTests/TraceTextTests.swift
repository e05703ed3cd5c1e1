import NestCheck
import Reporting
import Testing
import Traces

/// What `check-trace` says, in all its forms.
@MainActor @Suite struct TraceTextTests {
  private func judged(
    _ path: String, violated: Bool = false, undecided: Bool = false
  ) throws -> JudgedTrace {
    let header = TraceHeader(strategy: "feed", scene: SceneFacts())
    var trace = JudgedTrace(Trace(header: header, frames: [Frame()]), path: path)
    trace.carries = ["touches", "pages"]
    var lacking = JudgedInvariant(name: "indicator-monotonic")
    lacking.skippedFor = ["indicator", "segments"]
    var first = JudgedInvariant(name: "no-header-jump")
    (first.canApply, first.applied) = (true, 1_204)
    (first.isViolated, first.isUndecided) = (violated, undecided)
    trace.invariants = [first, lacking]
    if violated {
      var finding = Finding(
        identity: .init(strategy: "feed", invariant: "no-header-jump", phase: .touch), seed: nil,
        violation: .example(), script: Samples.emptyScript)
      finding.violation.step = nil
      finding.recording = .init(path: path, milliseconds: 952)
      finding.reproduce = "verifier check-trace \(path)"
      trace.findings = [finding]
    }
    return trace
  }

  private func result(_ traces: JudgedTrace...) -> TraceResult {
    var result = TraceResult()
    result.traces = traces
    return result
  }

  @Test func aLineForEachInvariant() throws {
    let text = TraceText().report(result(try judged("a.jsonl")), isVerbose: true)
    #expect(text.hasPrefix("ok      a.jsonl  feed: holds; 1 frame\n"))
    #expect(text.contains("        no-header-jump         held in 1,204 frames\n"))
    #expect(text.contains("skipped: the trace does not carry indicator and segments\n"))
    #expect(text.contains("        carries: touches and pages\n"))
    #expect(try TraceText().quietReport(result(judged("a.jsonl"))).isEmpty)
  }

  @Test func aViolationHasItsTimeAndNoScript() throws {
    let result = result(try judged("a.jsonl", violated: true))
    let text = TraceText().report(result)
    #expect(text.hasPrefix("NOT OK  a.jsonl  feed: violates no-header-jump in frame 57;"))
    #expect(text.contains("^ frame 57 (0.952 s): moved -14.3 pt"))
    #expect(!text.contains("nestcheck script"))
    #expect(text.hasSuffix("\nreproduce: verifier check-trace a.jsonl\n"))
    #expect(TraceText().quietReport(result).hasPrefix("violated: feed/no-header-jump/touch, "))
    #expect(result.exit == .violated)
  }

  @Test func whatIsOpenIsSaid() throws {
    var open = try judged("a.jsonl", undecided: true)
    open.irregularFrames = 3
    let text = TraceText().report(result(open))
    #expect(text.hasPrefix("?       a.jsonl  feed: undecided; 1 frame\n"))
    #expect(text.contains("3 frames came earlier or later"))
    open.invariants.removeFirst()
    #expect(TraceText().quietReport(result(open)).contains("nothing could be judged"))
    #expect(try result(open, judged("b.jsonl")).exit == .inconclusive)
    #expect(try result(open, judged("b.jsonl", violated: true)).exit == .violated)
  }

  @Test func theJSONHasTheKeysOfTheSchema() throws {
    var second = try judged("a.jsonl", violated: true)
    second.line = 40
    let document = result(try judged("a.jsonl"), second).json(Samples.context("check-trace"))
    guard case .array(let traces) = document["traces"], traces.count == 2,
      case .array(let invariants) = traces[0]["invariants"],
      case .array(let findings) = traces[1]["findings"]
    else {
      Issue.record("no traces")
      return
    }
    #expect(document["exit"] == 1)
    #expect(traces[0]["line"] == nil && traces[1]["line"] == 40)
    #expect(traces[0]["carries"] == ["touches", "pages"])
    #expect(invariants[0]["applied"] == 1_204 && invariants[0]["violated"] == false)
    #expect(invariants[1]["skippedFor"] == ["indicator", "segments"])
    #expect(findings[0]["script"] == nil && findings[0]["frame"] == 57)
  }

  @Test func junitHasASuiteForEachTrace() throws {
    let xml = JUnitXML(result(try judged("a.jsonl"), try judged("b.jsonl", violated: true))).text
    #expect(xml.contains("tests=\"4\" failures=\"1\" errors=\"0\""))
    #expect(xml.contains("<testsuite name=\"b.jsonl\" tests=\"2\" failures=\"1\""))
    #expect(xml.contains("<skipped message=\"skipped: the trace does not carry indicator and"))
  }

  @Test func githubHasARowForEachInvariant() throws {
    let summary = GitHubSummary().text(
      result(try judged("a.jsonl"), try judged("b.jsonl", violated: true)), tool: Samples.tool)
    #expect(summary.hasPrefix("## NestCheck: 2 traces, 1 finding\n"))
    #expect(summary.contains("| a.jsonl | no-header-jump | held in 1,204 frames |"))
    #expect(summary.contains("| b.jsonl | no-header-jump | violated |"))
  }
}
