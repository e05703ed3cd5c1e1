import Testing
import Traces

@testable import Invariants

@Suite struct OffsetKeptPerPageTests {
  /// To the second page and back, with the first one's list at an offset.
  static func thereAndBack(_ offset: Double, back: Double, reset: Bool = false) -> Verdict {
    var puppet = Puppet { if reset { $0.policies.otherPages = .reset } }
    puppet.outer = puppet.collapse
    puppet.lists[0] = offset
    puppet.rest(3)
    for x in [100.0, 390, 390, 390] {
      puppet.pager = x
      puppet.show()
    }
    puppet.lists[0] = back
    for x in [300.0, 100, 0, 0] {
      puppet.pager = x
      puppet.show()
    }
    return puppet.verdict(OffsetKeptPerPage.self)
  }

  @Test func whatWasLeftIsFoundAgain() {
    let verdict = Self.thereAndBack(800, back: 800)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 3)
  }

  @Test func aPageThatWasRewoundIsSeenAsItComesIn() {
    let violation = Self.thereAndBack(800, back: 0).violation
    #expect(
      violation?.message
        == "page 1 comes in with 0 pt of its rows scrolled away, not 800 pt as before")
  }

  @Test func thePolicyMayPutItAtItsTopAndNowhereElse() {
    #expect(Self.thereAndBack(800, back: 0, reset: true).violation == nil)
    #expect(Self.thereAndBack(800, back: 30, reset: true).violation != nil)
  }
}
