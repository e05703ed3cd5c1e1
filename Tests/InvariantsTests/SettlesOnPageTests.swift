import Testing
import Traces

@testable import Invariants

@Suite struct SettlesOnPageTests {
  /// Pages dragged sideways by some points, then at rest.
  static func paged(by points: Double) -> Puppet {
    var puppet = Puppet()
    puppet.pager = points / 2
    puppet.show()
    puppet.pager = points
    puppet.show()
    puppet.rest(4)
    return puppet
  }

  @Test func aWholePageHolds() {
    let verdict = Self.paged(by: 390).verdict(SettlesOnPage.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
  }

  @Test func halfAPixelIsRoundingAndAPixelIsNot() {
    #expect(Self.paged(by: 390.16).verdict(SettlesOnPage.self).violation == nil)
    let violation = Self.paged(by: 391).verdict(SettlesOnPage.self).violation
    #expect(violation?.message == "the pages rest with page 2 at -1 pt instead of 0 pt")
    #expect(violation?.phase == .rest)
  }

  @Test func pagesThatNeverMovedSayNothing() {
    var puppet = Puppet()
    puppet.rest(6)
    #expect(puppet.verdict(SettlesOnPage.self).applied == 0)
  }

  @Test func onePageCannotBeBetweenTwo() {
    let puppet = Puppet { $0.pages = [.init(rows: 4, rowHeight: 60)] }
    #expect(!puppet.verdict(SettlesOnPage.self).canApply)
  }
}
