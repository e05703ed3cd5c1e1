import Invariants
import NestCheck
import Testing

@MainActor @Suite struct RunRecordTests {
  private func record(_ strategy: String) throws -> RunRecord {
    try RunRecord(
      playing: RunOrder(strategy: strategy, act: .seed(1, .init())), on: Player())
  }

  @Test func holdsAllFramesAndAReportOfEach() throws {
    let record = try record("dumb-shared")
    #expect(record.trace.frames.count == record.outcome.frames)
    #expect(record.reports.map(\.frame) == record.trace.frames.map(\.index))
    #expect(record.trace.header.strategy == "dumb-shared")
  }

  @Test func reportsAgreeWithTheVerdicts() throws {
    let record = try record("dumb-shared")
    for (index, name) in record.invariants.enumerated() {
      let verdict = record.outcome.verdicts.first { $0.name == name }
      let states = record.reports.map { $0.states[index] }
      #expect(states.count { $0 != .silent } == verdict?.applied)
      #expect(states.firstIndex(of: .violated) == verdict?.violation?.frame)
      let fault = record.reports.flatMap(\.faults).first { $0.invariant == name }
      #expect(fault?.message == verdict?.violation?.message)
      #expect(fault?.actual == verdict?.violation?.actual)
    }
  }

  @Test func whereAllHoldsTheContentStandsWhereItIsExpected() throws {
    let record = try record("three-layer")
    #expect(record.outcome.violated.isEmpty)
    let placed = record.reports.filter(\.isPlaced)
    #expect(!placed.isEmpty)
    for report in placed {
      guard let content = report.content, let expected = report.expected else { continue }
      #expect(content >= expected.low - 0.51 && content <= expected.high + 0.51)
    }
  }

  @Test func saysInWhichFrameEachStepBegan() throws {
    let record = try record("three-layer")
    let frames = record.outcome.stepFrames
    #expect(frames.count == record.outcome.script.steps.count)
    #expect(frames == frames.sorted())
    #expect(frames.first == 1)
  }

  @Test func anInvariantThatWasNotChosenIsSilent() throws {
    let order = RunOrder(
      strategy: "dumb-shared", act: .seed(1, .init()), invariants: ["no-header-jump"])
    let record = try RunRecord(playing: order, on: Player())
    #expect(record.reports.allSatisfy { $0.states[0] == .silent })
    #expect(record.reports.contains { $0.states[1] == .violated })
  }
}
