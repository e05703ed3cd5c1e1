import Testing
import Traces

@testable import Invariants

@Suite struct FrameReportTests {
  private func reports(_ puppet: Puppet, _ names: [String]? = nil) -> [FrameReport] {
    Judge.reports(of: Trace(header: puppet.header, frames: puppet.frames), invariants: names)
  }

  @Test func thereIsOneForEachFrame() {
    let puppet = OneActiveScrollerTests.upwards()
    let reports = reports(puppet)
    #expect(reports.map(\.frame) == puppet.frames.map(\.index))
    #expect(reports.allSatisfy { $0.states.count == InvariantCatalogue.names.count })
    #expect(reports.allSatisfy { $0.faults.isEmpty })
    #expect(Judge.reports(of: Trace(header: puppet.header)).isEmpty)
  }

  @Test func inADragTheContentStandsInWhatIsExpected() throws {
    let placed = reports(OneActiveScrollerTests.upwards()).filter(\.isPlaced)
    #expect(!placed.isEmpty)
    for report in placed {
      let content = try #require(report.content)
      let expected = try #require(report.expected)
      #expect(content >= expected.low - 0.5 && content <= expected.high + 0.5)
      #expect(report.phase == .touch)
    }
  }

  @Test func aFaultStandsInItsFrameWithItsNumbers() throws {
    var puppet = OneActiveScrollerTests.upwards()
    puppet.frames[6].pages[0].firstRow.y -= 2
    let verdict = try #require(puppet.verdicts.first { $0.violation != nil })
    let violation = try #require(verdict.violation)
    let report = reports(puppet)[violation.frame]
    let fault = try #require(report.faults.first)
    #expect(fault.invariant == verdict.name)
    #expect(fault.message == violation.message)
    #expect(fault.allowed == FrameReport.Range(low: violation.low, high: violation.high))
    #expect(fault.actual == violation.actual && fault.excess == violation.excess)
    #expect(report.states[0] == .violated)
  }

  @Test func whatWasNotChosenIsSilent() {
    var puppet = OneActiveScrollerTests.upwards()
    puppet.frames[6].pages[0].firstRow.y -= 2
    let reports = reports(puppet, ["no-header-jump"])
    #expect(reports.allSatisfy { $0.states[0] == .silent })
    #expect(reports.contains { $0.states[1] != .silent })
  }
}
