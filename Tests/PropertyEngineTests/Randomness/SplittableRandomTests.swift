import PropertyEngine
import Testing

@Suite struct SplittableRandomTests {
  @Test func theStreamOfASeedNeverChanges() {
    var random = SplittableRandom(seed: 0)
    #expect(
      (0..<4).map { _ in random.next() } == [
        0x99ec_5f36_cb75_f2b4, 0xbf6e_1f78_4956_452a, 0x1a5f_849d_4933_e6e0, 0x6aa5_94f1_262d_2d2c,
      ])
  }

  @Test func equalSeedsGiveEqualStreams() {
    var (one, other) = (SplittableRandom(seed: 42), SplittableRandom(seed: 42))
    #expect(one == other)
    for _ in 0..<100 { #expect(one.next() == other.next()) }
  }

  @Test func neighbouringSeedsShareNothing() {
    let firsts = (0..<UInt64(1000)).map { seed in
      var random = SplittableRandom(seed: seed)
      return random.next()
    }
    #expect(Set(firsts).count == 1000)
  }

  @Test func aChildDoesNotDependOnHowMuchItsParentDrawsLater() {
    var parent = SplittableRandom(seed: 3)
    var child = parent.split()
    let expected = (0..<5).map { _ in child.next() }
    var again = SplittableRandom(seed: 3)
    var sameChild = again.split()
    _ = again.next()
    #expect((0..<5).map { _ in sameChild.next() } == expected)
  }
}
