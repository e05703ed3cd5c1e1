import Foundation
import Testing

@testable import verifier

@MainActor @Suite struct CheckTraceCommandTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  /// The small trace that the README shows.
  private func example() throws -> String {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let text = String(decoding: try Data(contentsOf: readme), as: UTF8.self)
    let begin = try #require(text.firstRange(of: "```jsonl\n"))
    let end = try #require(text[begin.upperBound...].firstRange(of: "```"))
    return String(text[begin.upperBound..<end.lowerBound])
  }

  @Test func theReadersExampleHolds() throws {
    let path = try bench.write("a.jsonl", try example())
    #expect(bench.run("check-trace", path) == .success)
    #expect(bench.errors.isEmpty)
    #expect(bench.output.hasPrefix("ok      \(path)  feed: holds; 5 frames\n"))
    for name in ["one-active-scroller", "no-header-jump", "offsets-clamped"] {
      #expect(bench.output.contains("        \(name)"))
    }
    #expect(bench.output.contains("skipped: the trace does not carry indicator and segments"))
    #expect(bench.run("check-trace", path, "--quiet") == .success)
    #expect(bench.output.isEmpty)
  }

  @Test func aViolationIsShownInEveryForm() throws {
    let text = try example().replacing(
      "\"header\":{\"shown\":[0,-16", with: "\"header\":{\"shown\":[0,-46")
    let path = try bench.write("a.jsonl", text)
    let status = bench.run(
      "check-trace", path, "--html", bench.path("a.html"), "--svg", bench.path("a.svg"),
      "--junit", bench.path("a.xml"), "--json", bench.path("a.json"), "--github")
    #expect(status == .violated)
    #expect(bench.output.contains("violates no-header-jump in frame 3"))
    #expect(bench.output.contains("::error title=no-header-jump on feed::"))
    #expect(bench.output.contains("reproduce: swift run -c release verifier check-trace \(path)"))
    #expect(try bench.read("a.html").contains("no-header-jump on feed"))
    #expect(try bench.read("a.svg").hasPrefix("<svg"))
    #expect(try bench.read("a.xml").contains("failures=\"1\""))
    #expect(try bench.read("a.json").contains("\"command\": \"check-trace\""))
  }

  @Test func onlyTheChosenInvariantsJudge() throws {
    let path = try bench.write("a.jsonl", try example())
    #expect(bench.run("check-trace", path, "--invariant", "offsets-clamped") == .success)
    #expect(!bench.output.contains("one-active-scroller"))
    let bare = try bench.write(
      "b.jsonl", try example().replacing("\"header\":", with: "\"top\":"))
    #expect(bench.run("check-trace", bare, "--invariant", "no-header-jump") == .inconclusive)
    #expect(bench.output.contains("nothing could be judged"))
    #expect(bench.output.contains("does not carry header"))
  }

  @Test func severalTracesInAFileAreToldApartByTheirLines() throws {
    let path = try bench.write("a.jsonl", try example() + (try example()))
    #expect(bench.run("check-trace", path) == .success)
    #expect(bench.output.contains("\(path):1  feed") && bench.output.contains("\(path):7  feed"))
  }

  @Test func aBrokenLineIsRefusedWithItsPlace() throws {
    let text = try example()
    let path = try bench.write(
      "a.jsonl", text.replacing("\"phase\":1,\"time\":50", with: "\"phase\":2,\"time\":50"))
    #expect(bench.run("check-trace", path, "--json", bench.path("a.json")) == .malformed)
    #expect(bench.errors.hasPrefix("Error: \(path):5:"))
    #expect(bench.errors.hasSuffix("expected the code of a touch phase, found 2\n"))
    #expect(bench.files == ["a.jsonl"])
    let cut = try bench.write("a.jsonl", String(text.dropLast(9)))
    #expect(bench.run("check-trace", cut) == .malformed)
    #expect(bench.errors.hasPrefix("Error: \(path):6:"))
    let empty = try bench.write("a.jsonl", "\n")
    #expect(bench.run("check-trace", empty) == .malformed)
    #expect(bench.errors.contains(":1:1: expected the header of a trace, found nothing"))
  }

  @Test func whatCannotBeReadOrWrittenIsRefused() throws {
    #expect(bench.run("check-trace", bench.path("none.jsonl")) == .noInput)
    #expect(bench.run("check-trace") == .usage)
    #expect(bench.run("check-trace", "-", "-") == .usage)
    let path = try bench.write("a.jsonl", try example())
    #expect(bench.run("check-trace", path, "--json", bench.path("none/out")) == .cannotCreate)
    #expect(bench.run("check-trace", path, "--svg", "/dev/full") == .inputOutput)
  }

  @Test func anInterruptionEndsIt() throws {
    bench.isInterrupted = true
    let path = try bench.write("a.jsonl", try example())
    #expect(bench.run("check-trace", path) == .interrupted)
  }
}
