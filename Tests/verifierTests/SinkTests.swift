import Foundation
import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct SinkTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  func sink(_ name: String) throws -> Sink {
    try Sink(path: bench.path(name), console: bench.console)
  }

  @Test func appearsWholeWithItsCommit() throws {
    let sink = try sink("a.json")
    #expect(bench.files == [])
    try sink.append(Array("one ".utf8))
    #expect(!bench.files.contains("a.json"))
    try sink.append(Array("two".utf8))
    try sink.commit()
    #expect(bench.files == ["a.json"])
    #expect(try bench.read("a.json") == "one two")
  }

  @Test func leavesTheOldFileWhereItIsDiscarded() throws {
    _ = try bench.write("a.json", "old")
    let sink = try sink("a.json")
    try sink.append(Array("new".utf8))
    sink.discard()
    #expect(bench.files == ["a.json"])
    #expect(try bench.read("a.json") == "old")
  }

  @Test func writesThroughALink() throws {
    _ = try bench.write("real", "old")
    try FileManager.default.createSymbolicLink(
      atPath: bench.path("link"), withDestinationPath: bench.path("real"))
    let sink = try sink("link")
    try sink.append(Array("new".utf8))
    try sink.commit()
    #expect(try bench.read("real") == "new")
    #expect(FileManager.default.fileExists(atPath: bench.path("link")))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: bench.path("link"))
        == bench.path("real"))
  }

  @Test func writesToADeviceWithoutReplacingIt() throws {
    let sink = try Sink(path: "/dev/null", console: bench.console)
    try sink.append([1, 2, 3])
    try sink.commit()
    #expect(FileKind("/dev/null") == .special)
  }

  @Test func anErrorOfWritingIsAnErrorOfInputAndOutput() throws {
    guard FileKind("/dev/full") == .special else { return }
    let sink = try Sink(path: "/dev/full", console: bench.console)
    #expect(
      throws: CommandFailure(
        .inputOutput, "'/dev/full' cannot be written: no space left on device.")
    ) { try sink.append([1]) }
  }

  @Test func saysAtOnceThatNothingCanBeCreated() throws {
    try FileManager.default.createDirectory(
      atPath: bench.path("d"), withIntermediateDirectories: false)
    _ = try bench.write("f", "")
    for name in ["d", "missing/a.json", "f/a.json"] {
      do {
        _ = try sink(name)
        Issue.record("\(name) was taken")
      } catch let failure as CommandFailure {
        #expect(failure.status == .cannotCreate)
      }
    }
    #expect(bench.files == ["d", "f"])
  }

  @Test func aDashIsStandardOutput() throws {
    #expect(bench.run("--json", "-") == .success)
    #expect(bench.output.hasPrefix("{\n  \"schema\": 1,"))
  }
}
