import Testing
import Traces

@testable import Invariants

@Suite struct ScrollToTopUniqueTests {
  /// A tap on the status bar of a page that is scrolled, and where it goes from there.
  static func tapped(_ places: [Double]) -> Verdict {
    var puppet = Puppet()
    puppet.put(500)
    puppet.rest(5)
    puppet.show(event: EventRecord(kind: .scrollToTop, value: 0))
    for place in places {
      puppet.put(place)
      puppet.show()
    }
    puppet.rest(4)
    return puppet.verdict(ScrollToTopUnique.self)
  }

  @Test func toTheStartInOneMovementHolds() {
    let verdict = Self.tapped([400, 300, 100, 0])
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 5)
  }

  @Test func halfWayIsSeen() {
    #expect(
      Self.tapped([400, 300, 200]).violation?.message
        == "after a tap on the status bar the page rests 200 pt from its start")
  }

  @Test func toAndFroIsSeen() {
    #expect(
      Self.tapped([400, 450, 0]).violation?.message
        == "after a tap on the status bar the rows went 50 pt away from the start")
  }

  @Test func aPageThatDoesNotAnswerHolds() {
    #expect(Self.tapped([]).violation == nil)
  }
}
