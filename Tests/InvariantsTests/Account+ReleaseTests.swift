import Testing
import Traces

@testable import Invariants

@Suite struct AccountReleaseTests {
  /// Pages whose first list stands at a place while a finger that came down on it moves the second.
  static func turned(listAt list: Double) -> (account: Account, frame: Frame) {
    var puppet = Puppet()
    puppet.frames = []
    puppet.lists[0] = list
    puppet.pager = puppet.facts.width
    puppet.show()
    var account = Account(puppet.header)
    account.begin(with: puppet.frames[0])
    account.pan = ReferencePanTests.pan(ReferencePanTests.reach(page: 0))
    account.pan.look(at: 1)
    account.subject = 1
    return (account, puppet.frames[0])
  }

  @Test func aListThatTheFingerCaughtBeyondItsRangeGoesBackOnAPageThatHasLeft() {
    var (account, frame) = Self.turned(listAt: -20)
    account.releaseFirstPage(frame)
    #expect(account.coast.isActive)
    #expect(account.coast.page == 0)
    #expect(account.coast.velocity == .zero)
  }

  @Test func oneWithinItsRangeStays() {
    var (account, frame) = Self.turned(listAt: 20)
    account.releaseFirstPage(frame)
    #expect(!account.coast.isActive)
  }
}
