import Testing

@testable import Invariants

@Suite struct InvariantCatalogueTests {
  @Test func namesAreThoseOfTheItemsInOrder() {
    #expect(InvariantCatalogue.items.map(\.name) == InvariantCatalogue.names)
    #expect(
      InvariantCatalogue.names == [
        "one-active-scroller", "no-header-jump", "offsets-clamped", "indicator-monotonic",
      ])
  }

  @Test func setsByName() {
    #expect(InvariantSet(names: InvariantCatalogue.names) == .all)
    #expect(InvariantSet(names: ["offsets-clamped"]) == .offsetsClamped)
    #expect(InvariantSet(names: ["offsets"]) == nil)
  }
}
