import Testing

@testable import PropertyEngine

@Suite struct DraftTests {
  private let sequence = Toy.record(listed([5, 6, 7]), Toy.lists)

  @Test func anUntouchedDraftIsTheTarget() {
    #expect(Draft(sequence.choices).values == listed([5, 6, 7]))
  }

  @Test func removedValuesCannotBeSet() {
    var draft = Draft(sequence.choices)
    draft.remove(1..<2)
    draft.set(1, to: 9)
    #expect(draft.values == [3, 6, 7])
    #expect(!draft.holds(1) && draft.holds(2))
  }

  @Test func removingElementsLowersTheCount() {
    var draft = Draft(sequence.choices)
    draft.remove(0..<2, of: sequence.collections[0])
    #expect(draft.values == listed([7]))
  }

  @Test func insertedValuesComeBeforeTheirIndex() {
    var draft = Draft(sequence.choices)
    draft.insert([8, 9], at: 2)
    #expect(draft.values == [3, 5, 8, 9, 6, 7])
    var atEnd = Draft(sequence.choices)
    atEnd.insert([8], at: 4)
    #expect(atEnd.values == [3, 5, 6, 7, 8])
  }

  @Test func referencesPastRemovedElementsAreLowered() {
    let indices = Generator.integers(in: 0...10, role: .reference).list(count: 0...10)
    let sequence = Toy.record(listed([0, 1, 2, 4]), indices)
    var draft = Draft(sequence.choices)
    let lowered = draft.lowerReferences(past: 0..<2, of: sequence.choices)
    #expect(lowered)
    #expect(draft.values == listed([0, 1, 0, 2]))
    var untouched = Draft(sequence.choices)
    let loweredLast = untouched.lowerReferences(past: 4..<5, of: sequence.choices)
    #expect(!loweredLast)
  }

  @Test func simplifyingReachesTheSimplestValues() {
    var draft = Draft(sequence.choices)
    draft.simplify(2..<4, of: sequence.choices)
    #expect(draft.values == listed([5, 0, 0]))
  }
}
