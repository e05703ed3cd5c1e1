import NestCheck
import Reporting
import RunFakes
import Testing

@MainActor @Suite struct ListTextTests {
  @Test func readsWellAsText() {
    let listing = Listing(items: [Listing.Item(FakePlayer().strategies[0])])
    let expected = """
      three-layer
          Outer scroll view, pager in it, lists in that.
          kind: strategy
          policies: bounce-top outer | list; other-pages keep | reset
          options: cover half-speed | still

      """
    #expect(ListText().text(listing) == expected)
  }

  @Test func leavesOutWhatIsEmpty() {
    let item = Listing.Item(StrategyCard(name: "a", summary: "A.", kind: .null))
    #expect(ListText().text(Listing(items: [item])) == "a\n    A.\n    kind: null\n")
    #expect(ListText().text(Listing(items: [])) == "")
  }
}
