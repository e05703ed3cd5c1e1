import PropertyEngine
import Testing

@Suite struct ChoiceTests {
  private let travel = Choice(
    .integer(-120), within: .integer(-500...500, simplest: 0), role: .quantity)

  @Test func aChoiceKnowsItsKindOfNumber() {
    #expect(travel.integer == -120)
    #expect(travel.real == nil)
    let share = Choice(.real(0.5), within: .real(0...1, simplest: 1), role: .number)
    #expect(share.real == 0.5)
    #expect(share.integer == nil)
  }

  @Test func onlyTheSimplestValueIsSimplest() {
    #expect(!travel.isSimplest)
    #expect(Choice(.integer(0), within: travel.limits, role: .quantity).isSimplest)
  }

  @Test func limitsBelongToTheIdentityOfAChoice() {
    let wider = Choice(.integer(-120), within: .integer(-501...500, simplest: 0), role: .quantity)
    #expect(travel != wider)
  }

  @Test func aValueOutsideItsLimitsIsAMistakeOfTheCaller() async {
    await #expect(processExitsWith: .failure) {
      _ = Choice(.integer(7), within: .integer(0...6, simplest: 0), role: .number)
    }
  }

  @Test func onlyAmountsCanBeAddedUp() {
    #expect(Role.allCases.filter(\.isArithmetic) == [.number, .quantity, .duration])
  }
}
