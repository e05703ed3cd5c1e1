import Testing
import Traces

@testable import Invariants

@Suite struct ProgrammaticMoveHonouredTests {
  static func call(_ kind: EventRecord.Kind, steps: [Double], rest: Int = 12) -> Puppet {
    var puppet = Puppet()
    puppet.rest(4)
    puppet.show(event: EventRecord(kind: kind, value: 1))
    puppet.page(by: steps)
    puppet.rest(rest)
    return puppet
  }

  @Test func thePageThatComesAndStaysHolds() {
    let steps = Array(repeating: 39.0, count: 10)
    for puppet in [
      Self.call(.selectPageAnimated, steps: steps), Self.call(.selectPage, steps: [390]),
    ] {
      let verdict = puppet.verdict(ProgrammaticMoveHonoured.self)
      #expect(verdict.violation == nil)
      #expect(verdict.applied == 2)
      #expect(verdict.undecided == 0)
    }
  }

  @Test func thePageThatIsLeftAgainIsSeen() {
    let puppet = Self.call(.selectPage, steps: [390, 0, 0, -390])
    #expect(puppet.verdict(ProgrammaticMoveHonoured.self).violation?.actual == 0)
  }

  @Test func thePageThatDoesNotComeAtOnceIsSeen() {
    let puppet = Self.call(.selectPage, steps: [39, 39], rest: 6)
    #expect(puppet.verdict(ProgrammaticMoveHonoured.self).violation?.low == 1)
  }

  @Test func withoutACallItCannotApply() {
    #expect(Puppet().verdict(ProgrammaticMoveHonoured.self).canApply == false)
  }
}
