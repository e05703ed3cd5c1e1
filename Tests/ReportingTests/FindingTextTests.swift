import NestCheck
import Reporting
import Testing

@Suite struct FindingTextTests {
  @Test func marksTheFailingStepAndEndsWithTheLineToPaste() {
    let expected = """
      VIOLATED  no-header-jump on dumb-jump, while touched

        The header's bottom edge moved 14.3 pt up, but at most 2 pt are explained.

            nestcheck script 1
            strategy dumb-jump
            assume bounce-catch raw
            steps
            wait 100 ms
          > tap list
            ^ frame 57 (0.950 s): moved -14.3 pt, allowed -2 to 0 pt, off by 12.3 pt
            wait 50 ms

        on the screen: 12.3 pt for 33 ms
        seen: first in 12 of 60 runs
        the same run also violates: offsets-clamped
        assuming: bounce-catch=raw

      reproduce: swift run -c release verifier --seed 42 --strategy dumb-jump

      """
    #expect(FindingText(Samples.finding).block(runs: 60) == expected)
  }

  @Test func marksTheEndWhereNoStepIsToBlame() {
    var finding = Samples.finding
    finding.violation = ViolationRecord(frame: 0, phase: .rest, message: "It moved.")
    let block = FindingText(finding).block(runs: 1)
    #expect(
      block.contains("      wait 50 ms\n      ^ frame 0 (0.000 s): here it does not hold\n"))
    #expect(!block.contains("seen:"))
  }

  @Test func writesAMessageAsASentenceAndNoBoundThatIsNone() {
    var finding = Samples.finding
    finding.violation.message = "the header moved by 3 pt"
    finding.violation.expectedLow = -.infinity
    let block = FindingText(finding).block(runs: nil)
    #expect(block.contains("\n  The header moved by 3 pt.\n"))
    #expect(block.contains("moved -14.3 pt, allowed at most 0 pt, off by 12.3 pt"))
  }

  @Test func namesTheStrokeWhereNoScriptHoldsIt() {
    var finding = Samples.finding
    finding.script.steps = []
    #expect(FindingText(finding).block(runs: nil).contains("      ^ stroke 2, frame 57 (0.950 s)"))
  }

  @Test func takesItsTimeFromTheDevice() {
    var finding = Samples.finding
    finding.script.scene.device.framesPerSecond = 120
    #expect(FindingText(finding).block(runs: nil).contains("frame 57 (0.475 s)"))
  }

  @Test func saysWhatShrinkingAndReplayingAdd() {
    let block = FindingText(Samples.shrunkFinding).block(runs: nil)
    #expect(
      block.contains("  shrunk: from 3 steps to 3, minimal, in 212 runs,"))
    #expect(block.contains("  replayed: 3 of 3 times the same\n"))
    #expect(block.contains("  saved: Seeds/dumb-jump/a.script\n"))
  }

  @Test func isOneLineWhereQuiet() {
    #expect(
      FindingText(Samples.finding).line
        == "violated: dumb-jump/no-header-jump/touch, seed 42, frame 57: "
        + "The header's bottom edge moved 14.3 pt up, but at most 2 pt are explained.\n")
  }

  @Test func coloursChangeNothingElse() {
    let coloured = FindingText(Samples.finding, style: TextStyle(usesColour: true))
    let plain = coloured.block(runs: 60).replacing(/\u{1b}\[[0-9;]*m/, with: "")
    #expect(plain == FindingText(Samples.finding).block(runs: 60))
  }
}
