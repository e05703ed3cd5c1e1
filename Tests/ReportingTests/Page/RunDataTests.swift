import NestCheck
import RunFakes
import Testing

@testable import Reporting

@MainActor @Suite struct RunDataTests {
  /// A real run: the dumb container that is off by a pixel.
  static func record(_ strategy: String = "dumb-shared") throws -> RunRecord {
    let seed = RunOrder.Act.seed(1, .init())
    return try RunRecord(playing: RunOrder(strategy: strategy, act: seed), on: Player())
  }

  @Test func saysWhatEachFrameSays() throws {
    let record = try Self.record()
    let data = RunData(record, label: "run").json
    #expect(data["frames"] == .integer(record.trace.frames.count))
    #expect(data["label"] == "run")
    guard case .array(let faults) = data["faults"] else {
      Issue.record("no faults")
      return
    }
    let first = try #require(record.outcome.firstViolation)
    guard case .array(let fault) = faults.first else {
      Issue.record("no fault")
      return
    }
    #expect(fault[0] == .integer(first.violation.frame))
    #expect(fault[6] == .string(first.violation.message))
    #expect(fault[8] == "content" && fault[12] == .number(first.violation.actual ?? .nan))
  }

  @Test func columnsReadBackAsTheFrames() throws {
    let record = try Self.record()
    guard case .array(let column) = RunData(record, label: "run").columns["header.y"] else {
      Issue.record("no column")
      return
    }
    var read: [Double] = []
    for index in stride(from: 0, to: column.count, by: 2) {
      guard case .integer(let distance) = column[index], case .number(let value) = column[index + 1]
      else { continue }
      if let last = read.last { read += Array(repeating: last, count: distance - 1) }
      read.append(value)
    }
    let shown = record.trace.frames.compactMap { $0.header?.shown.y }
    #expect(read == shown.prefix(read.count).map(ColumnSet.rounded))
    #expect(shown.dropFirst(read.count).allSatisfy { ColumnSet.rounded($0) == read.last })
  }

  @Test func stepsHaveLinesAndFrames() throws {
    let record = try Self.record()
    let data = RunData(record, label: "run").json
    guard case .array(let frames) = data["stepFrames"], case .array(let lines) = data["stepLines"]
    else {
      Issue.record("no steps")
      return
    }
    #expect(frames.count == record.outcome.script.steps.count)
    #expect(lines.count == frames.count)
  }
}
