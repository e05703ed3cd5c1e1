import Testing
import Traces

@testable import Invariants

@Suite struct InvariantCatalogueTests {
  @Test func theFourComeFirst() {
    #expect(
      InvariantCatalogue.standard.names.prefix(4) == [
        "one-active-scroller", "no-header-jump", "offsets-clamped", "indicator-monotonic",
      ])
  }

  @Test func eachIsThereOnce() {
    let names = InvariantCatalogue.standard.names
    #expect(Set(names).count == names.count)
  }

  @Test func onesOwnComeLastAndTakeNobodysPlace() {
    struct Mine: Invariant {
      static let item = InvariantCatalogue.Item(
        name: "mine", summary: "It is mine.", tolerance: "none", unit: "pt", scope: "nothing")
      init(_ header: TraceHeader) {}
      mutating func judge(
        _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
      ) -> Ruling { .held }
    }
    let catalogue = InvariantCatalogue(own: [Mine.self, NoHeaderJump.self])
    #expect(catalogue.names == InvariantCatalogue.standard.names + ["mine"])
  }
}
