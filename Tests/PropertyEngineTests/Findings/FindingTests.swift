import Testing

@testable import PropertyEngine

@Suite struct FindingTests {
  private func finding(_ label: String, _ violation: Violation<String>) -> Finding<String> {
    let shrunk = ShrinkResult(
      label: label, rank: Rank(key: [], sequence: ChoiceSequence()), violation: violation,
      executions: 1, successes: 0, status: .minimal, history: [])
    return Finding(label: label, run: 1, count: 1, original: ChoiceSequence(), shrunk: shrunk)
  }

  private func list(_ findings: Finding<String>...) -> FindingList<String> {
    var list = FindingList<String>()
    for finding in findings { list.add(finding) }
    return list
  }

  @Test func independentFindingsStandForThemselves() {
    let list = list(
      finding("a", Violation(first: "a")), finding("b", Violation(first: "b", later: ["c"])))
    #expect(list.items.map(\.finding.label) == ["a", "b"])
    #expect(list.items[1].finding.alsoViolates == ["c"])
  }

  @Test func whatAlsoViolatesAReportedLabelIsListedUnderIt() {
    let list = list(
      finding("a", Violation(first: "a")),
      finding("b", Violation(first: "b", later: ["a"])),
      finding("c", Violation(first: "a", later: ["c"])))
    #expect(list.items.map(\.finding.label) == ["a"])
    #expect(list.items[0].listed.map(\.label) == ["b", "c"])
    #expect(list.labels == ["a", "b", "c"])
  }

  @Test func aLabelThatIsNeverFirstIsNoFindingOfItsOwn() {
    let list = list(finding("c", Violation(first: "x", later: ["c"])))
    #expect(list.items.isEmpty)
    #expect(list.unplaced.map(\.label) == ["c"])
    #expect(list.labels == ["c"])
  }
}
