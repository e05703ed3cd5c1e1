import Testing
import Traces

@testable import Invariants

@Suite struct AccountTests {
  /// What the account says of each frame of a puppet.
  static func accounts(_ puppet: Puppet) -> [Account] {
    var account = Account(puppet.header)
    account.begin(with: puppet.frames[0])
    return puppet.frames.indices.dropFirst().map { index in
      account.take(puppet.frames[index], previous: puppet.frames[index - 1])
      return account
    }
  }

  @Test func phasesOfADragWithABounce() {
    var puppet = Puppet()
    puppet.rest(2)
    puppet.drag(40, moves: 4, at: 300)
    puppet.lift()
    let phases = Self.accounts(puppet).map(\.phase)
    #expect(phases.first == .animation || phases.first == .rest)
    #expect(phases[3] == .touch)
    #expect(phases.contains(.bounce))
    #expect(phases.last == .rest)
  }

  @Test func theBudgetOfADragIsItsTravel() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 2)
    let accounts = Self.accounts(puppet)
    #expect(accounts[0].budget == .zero)
    #expect(accounts[1].budget == Interval(0, 4))
    #expect(accounts[2].budget == Interval(0, 14))
    #expect(accounts[2].expected == Interval(18))
  }

  @Test func aTouchDownEndsTheCoastInItsFrame() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 6)
    puppet.lift()
    let lifted = puppet.frames.firstIndex { $0.touches.first?.phase == .ended } ?? 0
    puppet.frames.removeSubrange((lifted + 3)...)
    puppet.down()
    let accounts = Self.accounts(puppet)
    #expect(accounts[lifted].coast.isActive)
    #expect(accounts[lifted].budget.hi > 5)
    #expect(accounts.last?.coast.isActive == false)
    #expect(accounts.last?.budget == .zero)
  }

  @Test func aFingerOnTheHeaderMovesTheHeaderAlone() {
    var puppet = Puppet()
    puppet.region = .header
    puppet.drag(-14, moves: 3)
    let account = Self.accounts(puppet)[3]
    #expect(account.drag.mover == .outer)
    #expect(account.drag.chain.length == 200)
    #expect(account.drag.chain.end == .hard)
  }

  @Test func theHeaderComesFirstBothWaysOffThePath() {
    var puppet = Puppet()
    puppet.lists[0] = 300
    puppet.outer = 100
    puppet.frames = []
    puppet.show()
    puppet.down()
    puppet.finger.y += 40
    puppet.outer = 70
    puppet.show([puppet.sample(.moved)])
    let account = Self.accounts(puppet)[1]
    #expect(account.drag.chain.pivot == 300)
    #expect(account.expected == Interval(370))
    #expect(puppet.violated == [])
  }

  @Test func restNeedsTwoStillFramesWithoutAFinger() {
    var puppet = Puppet()
    puppet.rest(3)
    #expect(Self.accounts(puppet).map(\.isAtRest) == [false, true, true])
    puppet.down()
    puppet.rest(2)
    #expect(Self.accounts(puppet).last?.isAtRest == false)
  }

  /// A drag of a list that carries the header until, in the third frame, the pager does.
  static func lifted(_ landsIn: Int = 100) -> Puppet {
    var puppet = Puppet { $0.chain = .single }
    puppet.drag(-14, moves: 7)
    for index in puppet.frames.indices {
      puppet.frames[index].headerHost = (3..<landsIn).contains(index) ? 1 : 2
    }
    return puppet
  }

  @Test func theLiftOfTheHeaderEndsTheDragAndNothingMovesUntilTheFingerHasLeft() {
    let accounts = Self.accounts(Self.lifted(6))
    #expect(accounts[1].drag.isActive)
    #expect(accounts[1].budget == Interval(0, 4))
    // In its frame the list may have moved before it.
    #expect(accounts[2].budget == Interval(0, 14))
    for account in accounts[3...] {
      #expect(account.budget == .zero)
      #expect(!account.drag.isActive && !account.isPlaced)
    }
  }

  @Test func theLiftOfTheHeaderEndsACoast() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 6)
    puppet.lift()
    let lift = (puppet.frames.firstIndex { $0.touches.first?.phase == .ended } ?? 0) + 2
    for index in puppet.frames.indices { puppet.frames[index].headerHost = index < lift ? 2 : 1 }
    let accounts = Self.accounts(puppet)
    #expect(accounts[lift - 2].budget.hi > 5)
    #expect(accounts[lift].budget == .zero)
    #expect(!accounts[lift].coast.isActive)
    #expect(puppet.violated.contains(NoHeaderJump.name))
    #expect(puppet.violated.contains(OneActiveScroller.name))
  }
}
