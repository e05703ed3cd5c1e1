import Testing
import Traces

@testable import Invariants

@Suite struct TouchSoFarTests {
  @Test func aTouchIsToldFromItsSamples() {
    var puppet = Puppet()
    puppet.downAtRest()
    puppet.swipe(-3, pages: 0)
    puppet.swipe(-1, pages: 0)
    puppet.leave()
    var account = Account(puppet.header)
    account.begin(with: puppet.frames[0])
    var touch = TouchSoFar()
    var begun = 0
    var left = 0
    for index in puppet.frames.indices.dropFirst() {
      account.take(puppet.frames[index], previous: puppet.frames[index - 1])
      touch.take(puppet.frames[index], account)
      if touch.hasBegun { begun += 1 }
      if touch.hasLeft { left += 1 }
    }
    #expect(begun == 1 && left == 1)
    #expect(touch.isAlone && touch.beganAtRest && !touch.isDown && !touch.wasCancelled)
    #expect(touch.strayed == 16)
    #expect(touch.step == .zero)
  }
}
