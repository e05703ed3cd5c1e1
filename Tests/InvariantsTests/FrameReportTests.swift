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
    #expect(reports.allSatisfy { $0.states.count == InvariantCatalogue.standard.names.count })
    #expect(reports.allSatisfy { $0.faults.isEmpty })
    #expect(Judge.reports(of: Trace(header: puppet.header)).isEmpty)
  }

  @Test func inADragTheContentStandsInWhatIsExpected() throws {
    let touched = reports(OneActiveScrollerTests.upwards()).filter { $0.phase == .touch }
    #expect(!touched.isEmpty)
    for report in touched {
      let content = try #require(report.content)
      let band = try #require(report.bands.first { $0.quantity == .content })
      #expect(band.actual == content && band.excess == 0)
    }
  }

  @Test func ofTheFirstFrameNothingIsClaimed() throws {
    let first = try #require(reports(OneActiveScrollerTests.upwards()).first)
    #expect(first.bands.isEmpty && first.content == 0)
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

  @Test func aChangeIsTheSameFaultAsThePlacesItLeadsTo() throws {
    var puppet = Puppet()
    puppet.rest(2)
    puppet.show()
    puppet.frames[3].header?.shown.y = 60
    let fault = try #require(reports(puppet)[3].faults.first)
    let band = try #require(fault.band)
    #expect(fault.isChange && fault.actual == 60)
    #expect(band.quantity == .headerTop && band.before == 0 && band.actual == 60)
    #expect(band.allowed == FrameReport.Range(low: 0, high: 0))
    #expect(band.excess == fault.excess)
  }

  @Test func aPlaceBeyondAnEndIsAPlaceOfTheScroller() throws {
    var puppet = Puppet()
    puppet.outer = -30
    puppet.frames = []
    puppet.rest(4)
    let fault = try #require(reports(puppet).flatMap(\.faults).first)
    #expect(!fault.isChange)
    #expect(fault.band?.quantity == .outer && fault.band?.actual == -30)
    #expect(fault.band?.allowed == FrameReport.Range(low: 0, high: 200))
  }

  @Test func whatWasNotChosenIsSilent() {
    var puppet = OneActiveScrollerTests.upwards()
    puppet.frames[6].pages[0].firstRow.y -= 2
    let reports = reports(puppet, ["no-header-jump"])
    #expect(reports.allSatisfy { $0.states[0] == .silent })
    #expect(reports.contains { $0.states[1] != .silent })
  }
}
