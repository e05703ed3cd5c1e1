import Testing

@testable import verifier

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("seed", "sids", 3),
    ("flaw", "lawn", 2), ("ü", "u", 1),
  ])
  func countsEdits(_ a: String, _ b: String, _ distance: Int) {
    #expect(EditDistance.between(a, b) == distance)
    #expect(EditDistance.between(b, a) == distance)
  }

  @Test func suggestsOnlyWhatIsNear() {
    #expect(EditDistance.nearest(to: "--runz", among: ["--seed", "--runs"]) == "--runs")
    #expect(EditDistance.nearest(to: "--abcdef", among: ["--seed", "--runs"]) == nil)
    #expect(EditDistance.nearest(to: "x", among: []) == nil)
    let long = String(repeating: "x", count: 1_000_000)
    #expect(EditDistance.nearest(to: long, among: ["--seed"]) == nil)
  }
}
