import NestCheck
import Testing

@Suite struct CheckResultTests {
  func result(_ stopped: CheckResult.Stop, runs: Int = 1, finds: Bool = false) -> CheckResult {
    var result = CheckResult(seed: 1)
    result.stopped = stopped
    result.totals.runs = runs
    if finds {
      let identity = Finding.Identity(strategy: "a", invariant: "b", phase: .rest)
      let violation = ViolationRecord(frame: 0, phase: .rest, message: "It moved.")
      result.findings = [
        Finding(identity: identity, seed: 1, violation: violation, script: .init())
      ]
    }
    return result
  }

  @Test func aViolationComesBeforeWhatIsInconclusive() {
    #expect(result(.completed).exit == .success)
    #expect(result(.budget).exit == .success)
    #expect(result(.limit).exit == .inconclusive)
    #expect(result(.completed, runs: 0).exit == .inconclusive)
    #expect(result(.limit, finds: true).exit == .violated)
    #expect(result(.findings, finds: true).exit == .violated)
    #expect(result(.interrupted, finds: true).exit == .interrupted)
  }

  @Test func hasNoSpeedWhereNoTimePassed() {
    var result = result(.completed)
    #expect(result.framesPerSecond == nil)
    result.seconds = 0.5
    result.totals.frames = 100
    #expect(result.framesPerSecond == 200)
  }

  @Test func exitStatusesAreTheOnesPromised() {
    let numbers = ExitCode.allCases.map(\.rawValue)
    #expect(numbers == [0, 1, 2, 3, 64, 65, 66, 70, 73, 74, 130])
    #expect(Set(ExitCode.allCases.map(\.meaning)).count == numbers.count)
  }
}
