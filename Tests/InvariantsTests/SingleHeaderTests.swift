import Testing
import Traces

@testable import Invariants

@Suite struct SingleHeaderTests {
  static func touch(at y: Double, on region: TouchSample.Region) -> Verdict {
    var puppet = Puppet()
    puppet.rest(3)
    puppet.region = .header
    puppet.down(at: 100)
    puppet.show([puppet.sample(.ended)])
    puppet.rest(4)
    puppet.region = region
    puppet.down(at: y)
    return puppet.verdict(SingleHeader.self)
  }

  @Test func aFingerOnTheBarMeetsTheBar() {
    let verdict = Self.touch(at: 222, on: .bar)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
  }

  @Test func aCoveredBarIsSeen() {
    #expect(
      Self.touch(at: 222, on: .page).violation?.message
        == "a finger that comes down 22 pt inside the tab bar does not meet it")
  }

  @Test func aHeaderMayLetAFingerPass() {
    #expect(Self.touch(at: 100, on: .page).violation == nil)
  }
}
