import NestCheck
import Testing

@testable import verifier

@Suite struct ValueReadersTests {
  @Test(arguments: [
    ("500ms", 0.5), ("30s", 30), ("10m", 600), ("1h30m", 5_400), ("1.5s", 1.5), ("2m0.5s", 120.5),
  ])
  func readsDurations(_ text: String, _ seconds: Double) throws {
    #expect(try ValueReaders.duration(text) == seconds)
  }

  @Test(arguments: [
    "", "30", "s", "-5s", "5 s", "5x", "1.2.3s", "0s", "infs", "1e9s", "m30", "٣s", "5S",
  ])
  func refusesDurations(_ text: String) {
    #expect(throws: ValueMistake.self) { try ValueReaders.duration(text) }
  }

  @Test(arguments: ["", "0", "-1", "+1", "1.5", "1e3", "x", "99999999999999999999"])
  func refusesCounts(_ text: String) {
    #expect(throws: ValueMistake.self) { try ValueReaders.count(text) }
  }

  @Test func readsAssumptions() throws {
    #expect(
      try ValueReaders.assumption("bounce-catch=raw") == NamedValue("bounce-catch", "raw"))
  }

  @Test func saysWhatIsWrongWithAnAssumption() {
    func reason(_ text: String) -> String? {
      do { _ = try ValueReaders.assumption(text) } catch {
        if case .because(let reason) = error { return reason }
      }
      return nil
    }
    #expect(reason("raw") == "Please give NAME=VALUE, such as bounce-catch=raw.")
    #expect(
      reason("bounce-cach=raw")
        == "There is no assumption of this name. Did you mean 'bounce-catch'? "
        + "'verifier list assumptions' names them.")
    #expect(
      reason("bounce-catch=x") == "The value of bounce-catch is 'inverse-band' or 'raw'.")
  }

  @Test func readsTheRest() throws {
    #expect(try ValueReaders.seed("0xff") == 255)
    #expect(try ValueReaders.shard("1/2") == Shard(index: 1, count: 2))
    #expect(try ValueReaders.name("a", of: ["b", "a"]) == "a")
    #expect(throws: ValueMistake.noneOf(["b"])) { try ValueReaders.name("a", of: ["b"]) }
    #expect(throws: ValueMistake.self) { try ValueReaders.seed("x") }
    #expect(throws: ValueMistake.self) { try ValueReaders.shard("3/2") }
    #expect(throws: ValueMistake.self) { try ValueReaders.path("") }
  }
}
