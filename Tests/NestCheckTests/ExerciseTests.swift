import Testing

@testable import NestCheck

@Suite struct ExerciseTests {
  private func verdict(_ name: String, canApply: Bool = true, _ applied: Int) -> InvariantVerdict {
    InvariantVerdict(name: name, canApply: canApply, frames: 100, applied: applied)
  }

  @Test func sumsWhatAppliedAndKeepsThatItCould() {
    var exercise: [Exercise] = []
    exercise.add([verdict("a", 3), verdict("b", canApply: false, 0)])
    exercise.add([verdict("a", canApply: false, 0), verdict("b", canApply: false, 0)])
    exercise.add([verdict("a", 4), verdict("b", canApply: false, 0)])
    #expect(exercise.map(\.name) == ["a", "b"])
    #expect(exercise.map(\.applied) == [7, 0])
    #expect(exercise.map(\.canApply) == [true, false])
  }

  @Test func findsInvariantsByNameWhereTheOrderDiffers() {
    var exercise: [Exercise] = []
    exercise.add([verdict("b", 2)])
    var other: [Exercise] = []
    other.add([verdict("a", 1), verdict("b", 5)])
    exercise.add(other)
    #expect(exercise.map(\.name) == ["b", "a"])
    #expect(exercise.map(\.applied) == [7, 1])
  }

  @Test func aRunWithoutVerdictsChangesNothing() {
    var exercise: [Exercise] = []
    exercise.add([verdict("a", 1)])
    exercise.add([InvariantVerdict]())
    #expect(exercise.map(\.applied) == [1])
  }
}
