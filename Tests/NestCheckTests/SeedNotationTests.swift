import NestCheck
import Testing

@Suite struct SeedNotationTests {
  @Test func readsTheThreeForms() {
    #expect(SeedNotation.seed("0") == 0)
    #expect(SeedNotation.seed("42") == 42)
    #expect(SeedNotation.seed("18446744073709551615") == .max)
    #expect(SeedNotation.seed("0x2a") == 42)
    #expect(SeedNotation.seed("0XFFFFffffFFFFffff") == .max)
    #expect(
      SeedNotation.seed("91ae20c7f3b1d005aaaaaaaaaaaaaaaaaaaaaaaa") == 0x91ae_20c7_f3b1_d005)
  }

  @Test func takesFortyDigitsForACommitHash() {
    #expect(SeedNotation.seed(String(repeating: "1", count: 40)) == 0x1111_1111_1111_1111)
  }

  @Test(arguments: [
    "", "-1", "+1", " 1", "1 ", "1.5", "1e3", "1_000", "x", "0x", "0xg", "0x-1", "abc",
    "18446744073709551616", "0x10000000000000000", "91ae20c7f3b1d005",
    "zzae20c7f3b1d005aaaaaaaaaaaaaaaaaaaaaaaa", "١٢",
  ])
  func refuses(_ text: String) { #expect(SeedNotation.seed(text) == nil) }

  @Test func writesSixteenDigits() {
    #expect(SeedNotation.hexadecimal(0) == "0x0000000000000000")
    #expect(SeedNotation.hexadecimal(.max) == "0xffffffffffffffff")
  }

  @Test(arguments: [0, 42, 1_000_000, 1_000_001, UInt64.max])
  func readsWhatItWrites(_ seed: UInt64) {
    #expect(SeedNotation.seed(SeedNotation.short(seed)) == seed)
    #expect(SeedNotation.seed(SeedNotation.hexadecimal(seed)) == seed)
  }

  @Test func writesSmallSeedsInDecimal() {
    #expect(SeedNotation.short(1_000_000) == "1000000")
    #expect(SeedNotation.short(1_000_001) == "0x00000000000f4241")
  }
}
