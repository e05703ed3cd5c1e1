import NestCheck
import Reporting
import Testing

@Suite struct ReplayTextTests {
  let text = ReplayText()

  @Test func saysALineAboutEachReplay() {
    let report = text.report(Samples.replays)
    let expected = """
      ok      a.script  dumb-jump: holds, as expected; 2 gestures, 100 frames, 0x0000000000000007
              skipped, because what they touch was not there: steps 2 and 5
      ok      b.script  dumb-jump: violates no-header-jump in frame 57, as expected; \
      2 gestures, 100 frames, 0x0000000000000007
      NOT OK  c.script  dumb-jump: violates no-header-jump in frame 57; \
      2 gestures, 100 frames, 0x0000000000000007
      NOT OK  d.script  dumb-jump: holds, expected to violate x; \
      2 gestures, 100 frames, 0x0000000000000007

      VIOLATED  no-header-jump on dumb-jump
      """
    #expect(report.hasPrefix(expected))
    #expect(report.hasSuffix("reproduce: \(Samples.finding.reproduce)\n"))
  }

  @Test func showsPromisedViolationsWhereVerbose() {
    let blocks = { (text: String) in text.ranges(of: "VIOLATED").count }
    #expect(blocks(text.report(Samples.replays)) == 1)
    #expect(blocks(text.report(Samples.replays, isVerbose: true)) == 2)
  }

  @Test func saysOnlyWhatIsWrongWhereQuiet() {
    let lines = text.quietReport(Samples.replays).split(separator: "\n")
    #expect(lines.map { $0.prefix(16) } == ["NOT OK  c.script", "NOT OK  d.script"])
  }

  @Test func sumsUpRecordedStrokes() {
    let expected = """
        strokes   4: 1 fling, 3 drags, 0 taps, 0 other; 4 moved something
        travel    header 120.3 pt, list 1,830 pt, pager 0 pt

      """
    #expect(text.report(Samples.replays, recordedStrokes: true).contains("\n" + expected))
  }
}
