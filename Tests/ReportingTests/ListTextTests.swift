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

  @Test func showsWhatWasExercised() {
    var listing = Listing(items: [Samples.exercised])
    listing.seeds = .init(first: 1, count: 60)
    let expected = """
      Seeds 1 to 60, played on each strategy. A figure says in how many frames of the
      runs with a value an invariant applied; 0: it did not, –: it cannot.

      dumb-jump
          Throws its header.
          kind: strategy

                            no-header-  offsets-  indicator-
                      runs        jump   clamped   monotonic
          every run     60      48,213         0           –
          policy bounce-top
            outer       31      24,800                     –
            list        29      23,200                     –
          policy other-pages
            keep        60      48,000                     –
            reset    never


      """
    #expect(ListText().text(listing) == expected)
  }

  @Test func saysWhatWasViolatedOnTheWay() {
    var item = Samples.exercised
    item.matrix?.violated = 12
    var listing = Listing(items: [item])
    listing.seeds = .init(first: 1, count: 60)
    let text = ListText().text(listing)
    #expect(text.contains("    VIOLATED in 12 runs\n"))
    #expect(text.contains("    verifier --seed 1 --runs 60 --strategy dumb-jump\n"))
  }

  @Test func leavesOutWhatIsEmpty() {
    let item = Listing.Item(StrategyCard(name: "a", summary: "A.", kind: .null))
    #expect(ListText().text(Listing(items: [item])) == "a\n    A.\n    kind: null\n")
    #expect(ListText().text(Listing(items: [])) == "")
  }
}
