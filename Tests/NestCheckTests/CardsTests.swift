import HeadlessUIKit
import NestCheck
import Testing

@Suite struct CardsTests {
  @Test func everyAssumptionHasASentenceAndItsValues() {
    let cards = AssumptionCard.all
    #expect(cards.map(\.name) == StageAssumptions.names)
    for card in cards {
      #expect(card.summary.hasSuffix("."), "\(card.name) says nothing")
      #expect(card.values.count > 1)
    }
  }

  @Test func assumptionsAreListedInOrder() throws {
    var assumptions = StageAssumptions()
    #expect(assumptions.unusual.isEmpty)
    #expect(assumptions.all.map(\.name) == StageAssumptions.names)
    try assumptions.set("bounce-catch", to: "raw")
    try assumptions.set("pan-order", to: "reverse")
    #expect(
      assumptions.unusual == [
        NamedValue("pan-order", "reverse"), NamedValue("bounce-catch", "raw"),
      ]
    )
  }
}
