import Testing
import Traces

@testable import Invariants

@Suite struct OneBounceTests {
  /// A finger pulls the header down, lets go, and the content bounces back.
  static func bounce() -> Puppet {
    var puppet = Puppet()
    puppet.drag(30, moves: 8, at: 100)
    puppet.lift()
    return puppet
  }

  @Test func aNativeBounceHolds() {
    let verdict = Self.bounce().verdict(OneBounce.self)
    #expect(verdict.violation == nil)
    #expect(verdict.applied > 20)
  }

  @Test func aBounceThatBeginsAgainIsSeen() throws {
    var puppet = Self.bounce()
    let out = puppet.frames.map { $0.scrollers[0].offset.y }
    let peak = try #require(out.indices.min { out[$0] < out[$1] })
    for i in (peak + 6)..<(peak + 9) {
      puppet.frames[i].scrollers[0].offset.y = out[peak + 3]
    }
    let violation = puppet.verdict(OneBounce.self).violation
    #expect(violation?.message.hasPrefix("what had begun to bounce back goes out again") == true)
  }

  @Test func outerScrollerAndListMayNotBothBeOut() {
    var puppet = Self.bounce()
    puppet.frames[7].pages[0].firstRow.y += 20
    let violation = puppet.verdict(OneBounce.self).violation
    #expect(violation?.message.hasPrefix("outer scroller and list are both beyond") == true)
  }
}
