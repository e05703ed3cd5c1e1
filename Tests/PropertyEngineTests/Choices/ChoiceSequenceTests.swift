import Testing

@testable import PropertyEngine

@Suite struct ChoiceSequenceTests {
  private func sequence(_ values: Int64...) -> ChoiceSequence {
    ChoiceSequence(
      choices: values.map {
        Choice(.integer($0), within: .integer(-9...9, simplest: 0), role: .number)
      })
  }

  @Test func shorterIsSimpler() {
    #expect(ChoiceSequence.isSimpler(sequence(9, 9), than: sequence(0, 0, 0)))
    #expect(!ChoiceSequence.isSimpler(sequence(0, 0, 0), than: sequence(9, 9)))
  }

  @Test func theFirstDifferenceDecides() {
    #expect(ChoiceSequence.isSimpler(sequence(0, 1, 9), than: sequence(0, -1, 0)))
    #expect(!ChoiceSequence.isSimpler(sequence(0, -1, 0), than: sequence(0, 1, 9)))
  }

  @Test func nothingIsSimplerThanItself() {
    #expect(!ChoiceSequence.isSimpler(sequence(1, 2), than: sequence(1, 2)))
    #expect(!ChoiceSequence.isSimpler(sequence(), than: sequence()))
    #expect(sequence(1, 2).values == [1, 2])
    #expect(sequence(1, 2).count == 2)
  }

  @Test func spansOfADrawnCaseNest() {
    let nested = Toy.lists.list(count: 0...20, label: 1)
    for seed in 0..<UInt64(50) {
      var context = DrawContext(random: SplittableRandom(seed: seed))
      _ = nested.draw(&context)
      context.recorded.checkInvariants()
    }
  }
}
