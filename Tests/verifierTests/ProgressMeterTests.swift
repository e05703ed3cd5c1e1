import Testing

@testable import NestCheck
@testable import verifier

@MainActor @Suite struct ProgressMeterTests {
  private func played(_ seconds: Double) -> PlayedRun {
    PlayedRun(
      run: PlannedRun(number: 0, seed: 1, strategy: "a"), frames: 1, gestures: 1, fingerprint: 1,
      violated: [], totals: .init(), runsPlanned: 10, identities: 0, seconds: seconds)
  }

  private func lines(_ seconds: [Double], isTerminal: Bool, isQuiet: Bool = false) throws -> Int {
    let bench = try Bench()
    bench.errorsAreTerminal = isTerminal
    let meter = ProgressMeter(bench.console, isQuiet: isQuiet)
    for moment in seconds { meter.show(played(moment)) }
    return bench.errors.split(separator: "0 of 10", omittingEmptySubsequences: false).count - 1
  }

  @Test func speaksMoreOftenOnATerminal() throws {
    #expect(try lines([0.05, 0.11, 0.15, 0.22], isTerminal: true) == 2)
    #expect(try lines([0.05, 0.11, 9, 10, 11, 21], isTerminal: false) == 2)
  }

  @Test func saysNothingWhereItIsToBeQuiet() throws {
    #expect(try lines([5, 50], isTerminal: true, isQuiet: true) == 0)
  }
}
