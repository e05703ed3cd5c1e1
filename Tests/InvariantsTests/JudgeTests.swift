import Testing
import Traces

@testable import Invariants

@Suite struct JudgeTests {
  @Test func onlyChosenInvariantsSpeak() {
    let puppet = OneActiveScrollerTests.upwards()
    let chosen = Judge.verdicts(
      of: Trace(header: puppet.header, frames: puppet.frames),
      invariants: [NoHeaderJump.name, IndicatorMonotonic.name])
    #expect(chosen.map(\.name) == [NoHeaderJump.name, IndicatorMonotonic.name])
    #expect(chosen[0].frames == puppet.frames.count - 1)
  }

  @Test func theVerdictDoesNotDependOnTheOtherInvariants() {
    var puppet = OneActiveScrollerTests.upwards()
    puppet.frames[6].pages[0].firstRow.y -= 2
    let trace = Trace(header: puppet.header, frames: puppet.frames)
    let all = Judge.verdicts(of: trace)
    let alone = Judge.verdicts(of: trace, invariants: [OneActiveScroller.name])
    #expect(all[0] == alone[0])
    #expect(alone[0].violation != nil)
  }

  @Test func namesChooseAndUnknownOnesAreIgnored() {
    let header = Puppet().header
    let judge = Judge(header: header, invariants: ["no-header-jump", "no-such"])
    #expect(judge.verdicts.map(\.name) == ["no-header-jump"])
    #expect(
      Judge(header: header, invariants: nil).verdicts.count
        == InvariantCatalogue.standard.names.count)
  }

  @Test func theFirstCallMayGiveTheFirstFrameTwice() {
    let puppet = OneActiveScrollerTests.upwards()
    var judge = Judge(header: puppet.header)
    judge.observe(puppet.frames[0], previous: puppet.frames[0])
    for index in puppet.frames.indices.dropFirst() {
      judge.observe(puppet.frames[index], previous: puppet.frames[index - 1])
    }
    #expect(!judge.hasViolation)
    #expect(judge.phase == .touch)
  }

  @Test func aTraceThatWasReadBackIsJudgedAlike() throws {
    var puppet = OneActiveScrollerTests.upwards()
    puppet.lift()
    puppet.frames[6].pages[0].firstRow.y -= 2
    var bytes: [UInt8] = []
    FrameFormat.append(puppet.header, to: &bytes)
    for frame in puppet.frames { FrameFormat.append(frame, to: &bytes) }
    let written = Trace(header: puppet.header, frames: puppet.frames)
    #expect(Judge.verdicts(of: try FrameFormat.read(bytes)) == Judge.verdicts(of: written))
  }
}
