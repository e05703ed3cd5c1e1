import NestCheck
import Reporting
import RunFakes
import Scenes
import Testing

@MainActor @Suite struct ListingTests {
  @Test func listsStrategiesWithWhatTheyDeclare() {
    let listing = Listing(items: FakePlayer().strategies.map { Listing.Item($0) })
    let json = listing.json(Samples.context("list"))
    #expect(json["schema"] == 1)
    #expect(json["command"] == "list")
    guard case .array(let items) = json["items"] else {
      Issue.record("no items")
      return
    }
    #expect(items.map { $0["name"] } == ["three-layer", "null-nested", "dumb-frozen"])
    #expect(items.map { $0["kind"] } == ["strategy", "null", "dumb"])
    #expect(items[0]["policies"]?["bounce-top"] == ["outer", "list"])
    #expect(items[0]["options"]?["cover"] == ["half-speed", "still"])
  }

  @Test func aStrategyThatWasPlayedSaysWhatWasExercised() throws {
    var listing = Listing(items: [Samples.exercised, Listing.Item(FakePlayer().strategies[1])])
    listing.seeds = .init(first: 1, count: 60)
    let json = listing.json(Samples.context("list"))
    #expect(json["tool"]?["generator"] == 1)
    #expect(json["seeds"]?["count"] == 60)
    guard case .array(let items) = json["items"], items.count == 2 else {
      Issue.record("not two items")
      return
    }
    #expect(items[0]["exercised"]?["runs"] == 60)
    #expect(items[1]["exercised"] == nil)
  }

  @Test func listsInvariantsWithToleranceUnitAndScope() {
    let item = Listing.Item(
      InvariantCard(name: "a", summary: "A.", tolerance: "0.5", unit: "px", scope: "every frame"))
    let text = ListText().text(Listing(items: [item]))
    #expect(text == "a\n    A.\n    tolerance: 0.5\n    unit: px\n    scope: every frame\n")
  }

  @Test func listsAssumptionsWithTheirDefault() {
    let items = AssumptionCard.all.map(Listing.Item.init)
    #expect(items.first?.details.map(\.key) == ["values", "default"])
  }
}
