import PropertyEngine
import Testing

@Suite struct SplittableRandomTests {
  @Test func theStreamOfASeedNeverChanges() {
    var random = SplittableRandom(seed: 0)
    #expect((0..<4).map { _ in random.next() } == [
        0x99ec_5f36_cb75_f2b4, 0xbf6e_1f78_4956_452a, 0x1a5f_849d_4933_e6e0, 0x6aa5_94f1_262d_2d2c,
      ])
  }
}
