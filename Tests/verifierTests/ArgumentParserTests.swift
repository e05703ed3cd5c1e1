import NestCheck
import RunFakes
import Testing

@testable import verifier

@MainActor @Suite struct ArgumentParserTests {
  let catalogue: Catalogue

  init() {
    let player = FakePlayer()
    catalogue = Catalogue(strategies: player.strategies, invariants: player.invariants)
  }

  func parse(_ arguments: String...) throws -> Invocation {
    try ArgumentParser(catalogue: catalogue).parse(arguments)
  }

  func settings(_ arguments: [String]) throws -> Settings {
    guard case .run(_, let settings) = try ArgumentParser(catalogue: catalogue).parse(arguments)
    else { return Settings() }
    return settings
  }

  @Test func checkIsTheDefault() throws {
    #expect(try parse() == .run(command: "check", Settings()))
    #expect(try parse("check") == .run(command: "check", Settings()))
    var settings = Settings()
    settings.seed = 42
    #expect(try parse("--seed", "42") == .run(command: "check", settings))
    #expect(try parse("check", "--seed=42") == .run(command: "check", settings))
  }

  @Test func readsEveryOption() throws {
    let all = try settings([
      "--seed", "0x2a", "--runs", "7", "--budget", "1m30s", "--limit", "500ms", "--strategy",
      "three-layer", "--strategy=null-nested", "--strategy", "three-layer", "--invariant",
      "no-header-jump", "--shard", "2/4", "--max-findings", "3", "--assume",
      "pan-order=reverse", "--assume=bounce-catch=raw", "--artifacts", "a", "--seeds-dir", "b",
      "--json", "-", "--frames", "f", "-qv", "--no-color",
    ])
    var expected = Settings()
    expected.seed = 42
    expected.runs = 7
    expected.budget = 90
    expected.limit = 0.5
    expected.strategies = ["three-layer", "null-nested"]
    expected.invariants = ["no-header-jump"]
    expected.shard = Shard(index: 2, count: 4)
    expected.maxFindings = 3
    expected.assumptions = [
      NamedValue("pan-order", "reverse"), NamedValue("bounce-catch", "raw"),
    ]
    expected.artifacts = "a"
    expected.seedsDirectory = "b"
    expected.json = "-"
    expected.frames = "f"
    expected.isQuiet = true
    expected.isVerbose = true
    expected.noColour = true
    #expect(all == expected)
  }

  @Test func theLastValueCounts() throws {
    #expect(try settings(["--seed", "1", "--seed", "2"]).seed == 2)
  }

  @Test func takesOperandsAmongOptionsAndAfterTwoDashes() throws {
    let mixed = try settings(["replay", "a", "--json", "x", "b", "--", "--seed", "-q"])
    #expect(mixed.operands == ["a", "b", "--seed", "-q"])
    #expect(mixed.json == "x")
    #expect(try settings(["replay", "-"]).operands == ["-"])
    #expect(try settings(["replay", "--touches=-x"]).touches == "-x")
  }

  @Test func helpAndVersionComeBeforeMistakes() throws {
    #expect(try parse("--help") == .help(command: nil))
    #expect(try parse("--bogus", "-h") == .help(command: nil))
    #expect(try parse("check", "--seed", "--help") == .help(command: "check"))
    #expect(try parse("help") == .help(command: nil))
    #expect(try parse("help", "replay") == .help(command: "replay"))
    #expect(try parse("--version") == .version)
    #expect(try parse("list", "--version") == .version)
  }

  @Test(arguments: [
    (["--sids"], "Unknown option '--sids'. Did you mean '--seed'?"),
    (["--frobnicate"], "Unknown option '--frobnicate'"),
    (["--stratgy=x"], "Unknown option '--stratgy'. Did you mean '--strategy'?"),
    (["-x"], "Unknown option '-x'"),
    (["-qx"], "Unknown option '-x'"),
    (["--"], nil),
    (["--seed"], "Missing value for '--seed <seed>'"),
    (["--seed", "--runs"], "Missing value for '--seed <seed>'"),
    (["--quiet=yes"], "The option '--quiet' does not take any value, but 'yes' was specified."),
    (["a"], "Unexpected argument 'a'"),
    (["chek"], "Unexpected argument 'chek'. Did you mean 'check'?"),
    (["faults", "a"], "2 unexpected arguments: 'faults', 'a'"),
    (["list"], "Missing expected argument '<what>'"),
    (["list", "strategies", "policies"], "Unexpected argument 'policies'"),
    (
      ["list", "x"],
      "The value 'x' is invalid for '<what>'. Please provide one of 'strategies', 'invariants', "
        + "'policies' or 'assumptions'."
    ),
    (
      ["--strategy", "three-layr"],
      "The value 'three-layr' is invalid for '--strategy <name>'. Did you mean 'three-layer'? "
        + "Please provide one of 'three-layer', 'null-nested' or 'dumb-frozen'."
    ),
    (
      ["--runs", "0"],
      "The value '0' is invalid for '--runs <count>': Please give a whole number from 1 on."
    ),
    (["help", "me"], "Unexpected argument 'me'"),
    (["--\u{1b}[31m"], "Unknown option '--\\u{1b}[31m'"),
  ])
  func saysWhatIsWrong(_ arguments: [String], _ message: String?) {
    var said: String?
    do { _ = try ArgumentParser(catalogue: catalogue).parse(arguments) } catch {
      said = error.message
    }
    #expect(said == message)
  }

  @Test func survivesAnyArguments() {
    let pieces = [
      "-", "--", "---", "--=", "=", "", "--seed=", "--json=", "-q=", "check", "list", "help",
      "--shard", "1/2", "é", "\0", "--assume", "a=b", "replay",
    ]
    var state: UInt64 = 1
    for _ in 0..<5_000 {
      let arguments = (0..<3).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }
      _ = try? ArgumentParser(catalogue: catalogue).parse(arguments)
    }
  }
}
