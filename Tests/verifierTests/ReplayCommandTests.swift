import Gestures
import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct ReplayCommandTests {
  let bench: Bench
  let header = "nestcheck script 1\n"

  init() throws { bench = try Bench() }

  @Test func playsEachFileOnceOnItsStrategy() throws {
    let a = try bench.write("a.script", header + "strategy dumb-frozen\nexpect holds\n")
    let b = try bench.write("b.script", header + "steps\nwait 5 ms\n")
    #expect(bench.run("replay", a, b) == .success)
    #expect(bench.player.orders.map(\.strategy) == ["dumb-frozen", "three-layer"])
    #expect(bench.output.contains("ok      \(a)  dumb-frozen: holds, as expected"))
    #expect(bench.run("replay", b, "--strategy", "null-nested") == .success)
    #expect(bench.player.orders.last?.strategy == "null-nested")
  }

  @Test func checksWhatScriptsPromise() throws {
    let promise = try bench.write("v.script", header + "expect violates no-header-jump\n")
    #expect(bench.run("replay", promise) == .notReproduced)
    bench.player.change = { $1.violate("no-header-jump") }
    #expect(bench.run("replay", promise) == .success)
    let none = try bench.write("n.script", header)
    #expect(bench.run("replay", none, promise) == .violated)
    #expect(
      bench.output.hasSuffix(
        "\nreproduce: swift run -c release verifier replay \(none) --strategy three-layer\n"))
  }

  @Test func putsAssumptionsInPlaceOfTheScripts() throws {
    let file = try bench.write("a.script", header + "assume pan-order reverse\n")
    #expect(bench.run("replay", file, "--assume", "bounce-catch=raw") == .success)
    guard case .script(let script) = bench.player.orders.first?.act else {
      Issue.record("no script was played")
      return
    }
    #expect(script.assumptions.panOrder == .reverse)
    #expect(script.assumptions.bounceCatch == .raw)
  }

  @Test func playsRecordedStrokes() throws {
    let file = try bench.write(
      "t.json", #"{"gestures": [{"pts": [[0, 10, 10], [20, 10, 90]]}, {"pts": [[0, 5, 5]]}]}"#)
    #expect(bench.run("replay", "--touches", file, "--seed", "9", "--json", "-") == .success)
    #expect(bench.output.contains(#""strokes": {"total": 2, "drags": 2,"#))
    guard case .strokes(let strokes, 9, _) = bench.player.orders.first?.act else {
      Issue.record("no strokes were played")
      return
    }
    #expect(strokes.strokes.count == 2)
    #expect(bench.run("replay", "--touches", file) == .success)
    #expect(bench.output.contains("  strokes   2: 0 flings, 2 drags"))
  }

  @Test func everyFileIsReadBeforeAnythingIsPlayed() throws {
    let good = try bench.write("a.script", header)
    let bad = try bench.write("b.script", header + "steps\ntapp list\n")
    #expect(bench.run("replay", good, bad) == .malformed)
    #expect(bench.errors.hasPrefix("Error: \(bad):3:1: expected "))
    #expect(bench.errors.contains("did you mean 'tap'?"))
    #expect(bench.run("replay", good, bench.path("none")) == .noInput)
    #expect(bench.player.orders.isEmpty)
  }

  @Test func refusesWhatCannotBeDoneTogether() throws {
    let file = try bench.write("a.script", header)
    #expect(bench.run("replay") == .usage)
    #expect(bench.errors.hasPrefix("Error: Missing expected argument '<file>'\nUsage: "))
    #expect(bench.run("replay", file, "--touches", file) == .usage)
    #expect(bench.run("replay", file, "--seed", "1") == .usage)
    #expect(bench.run("replay", "-", "-") == .usage)
    #expect(
      bench.run(
        "replay", "--touches", try bench.write("t.json", #"{"gestures": []}"#), "--strategy",
        "three-layer", "--strategy", "null-nested") == .usage)
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    let sink = try Sink(path: path, console: bench.console)
    try sink.append(bytes)
    try sink.commit()
  }

  @Test func survivesMutatedFiles() throws {
    let script = header + "strategy three-layer\nexpect holds\nsteps\nwait 5 ms\ntap list\n"
    let strokes = #"{"gestures": [{"pts": [[0, 10, 10], [20, 10, 90]]}]}"#
    var random = SystemlessGenerator(state: 7)
    for round in 0..<400 {
      let isScript = round % 2 == 0
      var bytes = Array((isScript ? script : strokes).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) { bytes.mutate(&random) }
      let path = bench.path("m")
      try write(bytes, to: path)
      let status = isScript ? bench.run("replay", path) : bench.run("replay", "--touches", path)
      #expect([.success, .malformed].contains(status), "\(bytes)")
      if status == .malformed { #expect(bench.errors.contains("\(path):"), "\(bench.errors)") }
    }
  }
}

/// A generator with a state of its own, so that the mutations are the same each time.
private struct SystemlessGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension [UInt8] {
  fileprivate mutating func mutate(_ random: inout SystemlessGenerator) {
    guard !isEmpty else { return }
    let place = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: self[place] = .random(in: 0...255, using: &random)
    case 1: remove(at: place)
    case 2: insert(.random(in: 0...255, using: &random), at: place)
    default: removeSubrange(place...)
    }
  }
}
