import Testing
import Traces

@testable import Invariants

@Suite struct AccountCoastTests {
  private static let free = MotionRange(
    lower: 0, upper: 200, bouncesLow: true, bouncesHigh: true)

  /// A header that coasts at 0.4 pt/ms beside an empty list on its own way, after one frame in which
  /// the list stands at `list`.
  static func account(listAt list: Double, _ velocity: Double) -> Account {
    var puppet = Puppet(rows: 0) { $0.policies.bounceTop = .list }
    puppet.frames = []
    puppet.outer = 50
    puppet.lists[0] = list
    puppet.show()
    puppet.outer = 56.4
    puppet.show()
    var account = Account(puppet.header)
    account.begin(with: puppet.frames[0])
    account.coast = ReferenceCoast(
      coordinate: .chain, page: 0, velocity: Interval(0.4), range: free)
    account.coast.leavesListAlone = true
    account.otherCoast = ReferenceCoast(
      coordinate: .list, page: 0, velocity: Interval(velocity),
      range: MotionRange(lower: 0, upper: 0, bouncesLow: true, bouncesHigh: true))
    account.take(puppet.frames[1], previous: puppet.frames[0])
    return account
  }

  @Test func aHeaderKeepsItsSpeedBesideAListThatPassesIntoItsOtherRubberBand() {
    for list in [-20, -0.1, 0.1, 5] {
      let account = Self.account(listAt: list, 0.05)
      let decay = ReferencePhysics.decay(
        ReferencePhysics.logDecelerationRate * account.scene.frameInterval)
      #expect(account.coast.leavesListAlone)
      #expect(account.coast.velocity.hi == 0.4 * decay)
      #expect(account.coastBudget.lo <= 0)
      #expect(account.coastBudget.hi > 6)
    }
  }

  @Test func theCoastGoesOnWithAListThatHasComeToRest() {
    var puppet = Puppet()
    puppet.frames = []
    puppet.outer = 50
    puppet.lists[0] = 30
    puppet.show()
    puppet.show()
    var account = Account(puppet.header)
    account.begin(with: puppet.frames[0])
    account.coast = ReferenceCoast(
      coordinate: .chain, page: 0, velocity: Interval(0.4), range: Self.free)
    account.coast.leavesListAlone = true
    account.take(puppet.frames[1], previous: puppet.frames[0])
    #expect(!account.coast.leavesListAlone)
    #expect(account.coast.range.lower == 30)
    #expect(account.coast.range.upper == 230)
  }
}
