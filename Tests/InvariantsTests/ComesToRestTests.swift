import Testing
import Traces

@testable import Invariants

@Suite struct ComesToRestTests {
  @Test func aCoastThatEndsHolds() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 6)
    puppet.lift()
    let verdict = puppet.verdict(ComesToRest.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied == 1)
    #expect(verdict.undecided == 0)
  }

  @Test func motionWithoutEndIsSeenAfterEightSeconds() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 2)
    let lifted = puppet.frames.count
    puppet.show([puppet.sample(.ended)])
    for _ in 0..<500 {
      puppet.outer = 101 - puppet.outer
      puppet.show()
    }
    let violation = puppet.verdict(ComesToRest.self).violation
    #expect(violation.map { $0.frame - lifted } == 481)
  }

  @Test func aTraceThatEndsEarlierIsUndecided() {
    var puppet = Puppet()
    puppet.drag(-14, moves: 2)
    let verdict = puppet.verdict(ComesToRest.self)
    #expect(verdict.violation == nil)
    #expect(verdict.undecided == 1)
  }
}
