import Gestures
import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct FindingStoreTests {
  let bench: Bench

  init() throws {
    bench = try Bench()
    bench.player.change = { $1.violate("no-header-jump") }
  }

  @Test func savesAScriptThatPromisesToHold() throws {
    let artifacts = bench.path("art/deep")
    #expect(bench.run("--seed", "42", "--artifacts", artifacts, "--json", "-") == .violated)
    let line = bench.output.split(separator: "\n").first { $0.contains("savedTo") }
    let path = try #require(line?.split(separator: "\"").dropFirst(3).first).description
    #expect(path.hasPrefix("\(artifacts)/three-layer/no-header-jump-touch-"))
    let source = try ScriptSource(parsing: InputFile.read(path), file: path)
    #expect(source.script.expectation == .holds)
    #expect(source.script.strategy == "three-layer")
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    #expect(text.contains("\n# found with seed 42\n"))
    #expect(bench.run("replay", path) == .violated)
  }

  @Test func knowsWhereToSave() throws {
    func folders(_ arguments: String..., ci: String? = nil) throws -> [String?] {
      let catalogue = Catalogue(strategies: [], invariants: [])
      guard
        case .run(_, let settings) = try ArgumentParser(catalogue: catalogue)
          .parse(arguments)
      else { return [] }
      let store = FindingStore(settings: settings, environment: ci.map { ["CI": $0] } ?? [:])
      return [store.folder, store.controlsFolder]
    }
    #expect(try folders() == ["Seeds", nil])
    #expect(try folders(ci: "true") == ["artifacts", nil])
    #expect(try folders(ci: "") == ["Seeds", nil])
    #expect(try folders("--artifacts", "a", "--seeds-dir", "b") == ["a", "a"])
    #expect(try folders("--seeds-dir", "b", ci: "true") == ["b", "b"])
  }

  @Test func savesControlsOnlyWhereAFolderIsNamed() {
    #expect(bench.run("--seed", "1", "--strategy", "dumb-frozen", "--json", "-") == .violated)
    #expect(!bench.output.contains("savedTo"))
    let folder = bench.path("s")
    #expect(
      bench.run(
        "--seed", "1", "--strategy", "dumb-frozen", "--json", "-", "--seeds-dir", folder)
        == .violated)
    #expect(bench.output.contains("savedTo"))
  }

  @Test func saysBeforePlayingThatAFolderCannotBeMade() throws {
    let file = try bench.write("file", "")
    #expect(bench.run("--artifacts", file + "/x") == .cannotCreate)
    #expect(bench.errors == "Error: The folder '\(file)/x' cannot be created.\n")
    #expect(bench.player.orders.isEmpty)
  }
}
