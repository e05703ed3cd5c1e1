import HeadlessUIKit
import Testing

/// Assumptions by name.
@MainActor @Suite struct StageAssumptionsTests {
  @Test func theDefaultIsTheFirstValueOfEach() {
    let defaults = StageAssumptions()
    for name in StageAssumptions.names {
      #expect(defaults.value(of: name) == StageAssumptions.values(of: name).first)
    }
    #expect(
      StageAssumptions.names == [
        "pan-order", "re-anchor", "hard-end", "coast-after-write", "bounce-catch", "re-clamp",
        "touch-on-re-parenting", "paging-curve",
      ])
  }

  @Test func everyValueCanBeSet() throws {
    for name in StageAssumptions.names {
      for value in StageAssumptions.values(of: name) {
        var assumptions = StageAssumptions()
        try assumptions.set(name, to: value)
        #expect(assumptions.value(of: name) == value)
      }
    }
  }

  @Test func unknownNamesAndValuesAreSaid() {
    var assumptions = StageAssumptions()
    #expect(throws: StageAssumptions.Unknown.name("pan")) { try assumptions.set("pan", to: "raw") }
    #expect(
      throws: StageAssumptions.Unknown.value("rare", expected: ["inverse-band", "raw"])
    ) { try assumptions.set("bounce-catch", to: "rare") }
    #expect(StageAssumptions.values(of: "pan").isEmpty && assumptions.value(of: "pan") == nil)
    #expect(assumptions == StageAssumptions())
  }

  @Test func singleAlternativesDifferInOneValue() {
    let all = StageAssumptions.singleAlternatives
    #expect(all.count == 8)
    for assumptions in all {
      let changed = StageAssumptions.names.filter {
        assumptions.value(of: $0) != StageAssumptions().value(of: $0)
      }
      #expect(changed.count == 1)
    }
  }
}
