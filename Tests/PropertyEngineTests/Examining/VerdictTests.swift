import PropertyEngine
import Testing

@Suite struct VerdictTests {
  @Test func laterLabelsAreKeptOnceAndWithoutTheFirst() {
    let violation = Violation(first: "a", later: ["b", "a", "c", "b"])
    #expect(violation.later == ["b", "c"])
    #expect(violation.contains("a") && violation.contains("c"))
    #expect(!violation.contains("d"))
  }
}
