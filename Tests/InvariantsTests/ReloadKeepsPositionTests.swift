import Testing
import Traces

@testable import Invariants

@Suite struct ReloadKeepsPositionTests {
  /// Something happens at rest, with a change in its frame.
  static func verdict(
    _ kinds: [EventRecord.Kind], _ change: (inout Frame) -> Void = { _ in }
  ) -> Verdict {
    var puppet = Puppet()
    puppet.rest(4)
    for kind in kinds { puppet.show(event: EventRecord(kind: kind, value: 0)) }
    change(&puppet.frames[puppet.frames.count - 1])
    return puppet.verdict(ReloadKeepsPosition.self)
  }

  @Test func rowsThatStayWhereTheyWereHold() {
    for kinds in [[EventRecord.Kind.reload], [.growth], [.left, .returned]] {
      #expect(Self.verdict(kinds).violation == nil)
      #expect(Self.verdict(kinds).applied == 1)
    }
  }

  @Test func rowsThatMoveAreSeen() {
    for kinds in [[EventRecord.Kind.reload], [.growth], [.left, .returned]] {
      let violation = Self.verdict(kinds) { $0.pages[0].firstRow.y -= 20 }.violation
      #expect(violation?.message == "the rows of page 1 stand 20 pt higher than before")
    }
  }

  @Test func aHeaderThatMovesIsSeen() {
    let violation = Self.verdict([.left, .returned]) { $0.header?.shown.y += 20 }.violation
    #expect(violation?.message == "the header stands 20 pt lower than before")
  }

  @Test func withFewerRowsTheyMayHaveToMove() {
    let verdict = Self.verdict([.reload]) {
      $0.pages[0].rows = 1
      $0.pages[0].firstRow.y -= 20
    }
    #expect(verdict.applied == 0)
  }

  @Test func aPageThatDoesNotComeBackIsUndecided() {
    #expect(Self.verdict([.left]).undecided == 1)
  }
}
