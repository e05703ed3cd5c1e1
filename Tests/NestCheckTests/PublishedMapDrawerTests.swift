import Gestures
import NestCheck
import Testing

/// The claims refuse the drawer as it was published.
@MainActor @Suite struct PublishedMapDrawerTests {
  init() { Registry.register(PublishedMapDrawer.self) }

  /// The first invariant that a script violates on a container, with its frame.
  private func refusal(_ strategy: String, _ policies: String, _ steps: String) throws -> String? {
    let text = "nestcheck script 1\nstrategy \(strategy)\n\(policies)steps\n\(steps)\n"
    let script = try Script(parsing: text, file: "test")
    let order = RunOrder(strategy: strategy, act: .script(script))
    var first: (frame: Int, name: String)?
    for verdict in try Player().play(order, recorder: nil).verdicts {
      guard let frame = verdict.violation?.frame, frame < first?.frame ?? .max else { continue }
      first = (frame, verdict.name)
    }
    return first?.name
  }

  private static let pull = """
    drag panel by 0 -300 pt in 300 ms
    wait 600 ms
    drag list at 50% 20% by 0 160 pt in 300 ms
    """
  private static let through = "drag list at 50% 50% by 0 -700 pt in 500 ms"

  /// Both pans run: the sheet goes down with the finger and the list into its rubber band.
  @Test func aPullAtTheTopMovesSheetAndList() throws {
    let policies = "policy bounce-top none\npolicy hand-over none\n"
    #expect(try refusal("published-map-drawer", policies, Self.pull) == "one-active-scroller")
    #expect(try refusal("map-drawer", policies, Self.pull) == nil)
  }

  /// The list is locked until the finger has left and an animation is over.
  @Test func aDragThatBringsTheSheetUpGoesDead() throws {
    let policies = "policy bounce-top none\n"
    #expect(try refusal("published-map-drawer", policies, Self.through) == "one-active-scroller")
    #expect(try refusal("map-drawer", policies, Self.through) == nil)
  }
}
