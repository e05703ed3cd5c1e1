import Testing

@testable import PropertyEngine

@Suite struct NumberLineTests {
  private func real(_ value: Double) -> Choice {
    Choice(.real(value), within: .real(-2000...2000, simplest: 0), role: .quantity)
  }

  @Test func stepsOfRealsStayReadable() {
    #expect(NumberLine.value(real(120.1), 3, isUp: true) == 120.4)
    #expect(NumberLine.value(real(1500), 7, isUp: false) == 1493.0)
    #expect(NumberLine.value(real(0.5), 1, isUp: true) == 0.501)
  }

  @Test func noStepIsNoChange() {
    #expect(NumberLine.value(real(120.123456), 0, isUp: true) == 120.123456)
  }

  @Test func theRoomEndsWithTheRange() {
    let choice = Choice(.integer(7), within: .integer(0...10, simplest: 0), role: .number)
    #expect(NumberLine.room(choice, isUp: true) == 3)
    #expect(NumberLine.room(choice, isUp: false) == 7)
    #expect(NumberLine.value(choice, 7, isUp: false) == 0)
    #expect(NumberLine.room(real(2000), isUp: true) == 0)
  }

  @Test func distancesAreComparedWithTheMagnitude() {
    #expect(NumberLine.relativeDistance(1500, 1485) == 0.01)
    #expect(NumberLine.relativeDistance(0, 1) == 1)
  }
}
