import Testing
import Traces

@testable import Invariants

@Suite struct AccountAllowancesTests {
  /// An account that looks at the first page, whose list coasts after a release of 1 pt/ms.
  static func released() -> Account {
    let puppet = Puppet()
    var account = Account(puppet.header)
    account.begin(with: puppet.frames[0])
    account.subject = 0
    account.coast = ReferenceCoast(
      coordinate: .list, page: 0, velocity: Interval(1),
      range: MotionRange(lower: 0, upper: 100, bouncesLow: true, bouncesHigh: true))
    account.releaseSpeed = 1
    account.wasReleased = true
    account.setAllowances()
    account.wasReleased = false
    return account
  }

  @Test func aReleaseExplainsABounceForAsLongAsItCoasts() {
    var account = Self.released()
    #expect(account.startAllowance == ReferencePhysics.bouncePeak)
    account.setAllowances()
    #expect(account.startAllowance == ReferencePhysics.bouncePeak)
  }

  @Test func aPageThatWasNotLookedAtMayBounceAsFarAsBefore() {
    var account = Self.released()
    account.subject = 1
    account.setAllowances()
    #expect(account.startAllowance == 0)
    account.subject = 0
    account.setAllowances()
    #expect(account.startAllowance == ReferencePhysics.bouncePeak)
    #expect(account.endAllowance == ReferencePhysics.bouncePeak)
  }

  @Test func withoutACoastNothingIsKept() {
    var account = Self.released()
    account.coast.isActive = false
    account.subject = 1
    account.setAllowances()
    account.subject = 0
    account.setAllowances()
    #expect(account.startAllowance == 0)
  }
}
