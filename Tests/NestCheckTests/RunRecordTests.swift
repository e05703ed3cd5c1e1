import Invariants
import NestCheck
import Testing

@MainActor @Suite struct RunRecordTests {
  private func record(_ strategy: String, seed: UInt64 = 1) throws -> RunRecord {
    try RunRecord(
      playing: RunOrder(strategy: strategy, act: .seed(seed, .init())), on: Player())
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

  /// What is drawn as allowed is what the claims allow: no more, and no less.
  @Test(arguments: ["three-layer", "null-pager", "dumb-insets", "dumb-indicator", "dumb-thrown"])
  func bandsAgreeWithTheClaims(_ strategy: String) throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      let record = try record(strategy, seed: seed)
      for report in record.reports {
        for (index, name) in record.invariants.enumerated() {
          let outside = report.bands.filter { $0.invariant == name && $0.excess > 0 }
          if report.states[index] == .held { #expect(outside == [], "frame \(report.frame)") }
        }
        for fault in report.faults {
          guard let band = fault.band else { continue }
          #expect(abs(band.excess - fault.excess) < 1e-6, "\(fault.message)")
        }
      }
    }
  }

  @Test func eachOfTheFirstFourHandsOutItsBands() throws {
    let record = try record("three-layer")
    for name in record.invariants.prefix(4) {
      let frames = record.reports.dropFirst().count { report in
        report.bands.contains { $0.invariant == name }
      }
      #expect(frames > record.reports.count / 2, "\(name)")
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
