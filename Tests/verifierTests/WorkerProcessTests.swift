import Foundation
import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct WorkerProcessTests {
  @Test func aProcessThatDoesNotGetAheadIsStuck() {
    var watch = Watchdog()
    func isStuck(pulse: UInt64, patience: Double) -> Bool {
      watch.isStuck(getpid(), pulse: pulse, patience: patience)
    }
    let atFirst = isStuck(pulse: 1, patience: 0)
    var sum = 0.0
    for number in 0..<100_000 { sum += Double(number).squareRoot() }
    let later = isStuck(pulse: 1, patience: 0)
    let ahead = isStuck(pulse: 2, patience: 0)
    let patiently = isStuck(pulse: 2, patience: 1_000)
    #expect(sum > 0)
    #expect([atFirst, later, ahead, patiently] == [false, true, false, false])
  }

  @Test func saysHowAWorkerEnded() {
    #expect(WorkerProcess.Ending.signal(SIGSEGV).words == "signal 11, segmentation fault")
    #expect(WorkerProcess.Ending.exit(3).words == "it ended the process with status 3")
  }

  @Test func aProgramThatIsNoWorkerIsLostBeforeItPlays() throws {
    let bench = try Bench()
    let pool = WorkerPool(crew: Crew(executable: "/bin/true", folder: bench.path("crew")), size: 1)
    let order = RunOrder(strategy: "three-layer", act: .seed(1, .init()))
    #expect(throws: RunFailure.self) {
      try pool.begin(order, as: 0)
      for _ in 0..<50 { _ = try pool.next() }
    }
  }

  @Test func aProgramThatDoesNotExistIsNoWorker() throws {
    let bench = try Bench()
    let crew = Crew(executable: "/none", folder: bench.path("crew"))
    #expect(
      throws: CommandFailure(.internalFault, "No worker can be made: no such file or directory.")
    ) {
      try crew.worker()
    }
    crew.dismiss()
    #expect(!bench.files.contains("crew"))
  }

  @Test func foldersOfKilledProgramsAreTakenAway() throws {
    let bench = try Bench()
    let manager = FileManager.default
    for name in ["nestcheck-999999999", "nestcheck-\(getpid())", "nestcheck-x", "other"] {
      try manager.createDirectory(
        atPath: bench.path(name), withIntermediateDirectories: false)
    }
    let crew = Crew(executable: "/bin/true", folder: bench.path("nestcheck-1"))
    _ = try crew.worker()
    crew.dismiss()
    #expect(bench.files == ["nestcheck-\(getpid())", "nestcheck-x", "other"])
  }
}
