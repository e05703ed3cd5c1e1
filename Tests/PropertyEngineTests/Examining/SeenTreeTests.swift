import Testing

@testable import PropertyEngine

@Suite struct SeenTreeTests {
  private func tree(_ lists: [[Int64]]) -> SeenTree<Int> {
    var tree = SeenTree<Int>()
    for (index, list) in lists.enumerated() {
      tree.insert(Toy.record(listed(list), Toy.lists).choices, payload: index)
    }
    return tree
  }

  @Test func anEmptyTreeKnowsNothing() {
    #expect(SeenTree<Int>().payload(replaying: []) == nil)
  }

  @Test func whatWasSeenIsKnownAndNothingElse() {
    let lists: [[Int64]] = [[], [1], [1, 2], [1, 3], [5, 2], [1, 2, 3], [-1]]
    let tree = tree(lists)
    for (index, list) in lists.enumerated() {
      #expect(tree.payload(replaying: listed(list)) == index)
    }
    #expect(tree.payload(replaying: listed([2])) == nil)
    #expect(tree.payload(replaying: listed([1, 4])) == nil)
    #expect(tree.payload(replaying: listed([5, 2, 0])) == nil)
  }

  @Test func listsAreReadAsAReplayWouldReadThem() {
    let tree = tree([[], [1000], [0, 0]])
    #expect(tree.payload(replaying: []) == 0)
    #expect(tree.payload(replaying: [0, 7, 7]) == 0)
    #expect(tree.payload(replaying: [1, 99_999]) == 1)
    #expect(tree.payload(replaying: [2]) == 2)
    #expect(tree.payload(replaying: [2.5]) == 0)
  }

  @Test func aLaterOutcomeReplacesAnEarlierOne() {
    let tree = tree([[4], [5], [4]])
    #expect(tree.payload(replaying: listed([4])) == 2)
    #expect(!tree.hasContradiction)
  }

  @Test func randomInsertionsAgreeWithADictionary() {
    var (tree, known) = (SeenTree<Int>(), [[Choice.Value]: Int]())
    for seed in 0..<UInt64(800) {
      var context = DrawContext(random: SplittableRandom(seed: seed % 500), size: 20)
      _ = Toy.lists.draw(&context)
      known[context.recorded.values] = Int(seed)
      tree.insert(context.recorded.choices, payload: Int(seed))
    }
    for (values, payload) in known { #expect(tree.payload(replaying: values) == payload) }
    #expect(!tree.hasContradiction)
  }

  @Test func differentLimitsAfterTheSameChoicesAreAContradiction() {
    var tree = tree([[1, 2]])
    let other = Generator.integers(in: 0...5).list(count: 0...100)
    tree.insert(Toy.record(listed([1, 2]), other).choices, payload: 9)
    #expect(tree.hasContradiction)
  }

  @Test func anEndAfterTheSameChoicesIsAContradiction() {
    var tree = tree([[1, 2]])
    tree.insert(Array(Toy.record(listed([1, 2]), Toy.lists).choices.dropLast()), payload: 9)
    #expect(tree.hasContradiction)
  }
}
