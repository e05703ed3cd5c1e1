import Reporting
import Testing

@Suite struct FiguresTests {
  @Test(arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1_000, "1,000"), (12_345, "12,345"),
    (1_234_567, "1,234,567"), (-1_000, "-1,000"), (.max, "9,223,372,036,854,775,807"),
    (.min, "-9,223,372,036,854,775,808"),
  ])
  func countsWithCommas(_ number: Int, _ text: String) { #expect(Figures.count(number) == text) }

  @Test func countsThings() {
    #expect(Figures.count(1, "run") == "1 run")
    #expect(Figures.count(0, "run") == "0 runs")
    #expect(Figures.count(2_000, "run") == "2,000 runs")
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0001, "0"), (1.5, "1.5"), (1.0004, "1"), (1.0006, "1.001"), (-2.25, "-2.25"),
    (1_234.5, "1,234.5"), (0.999_6, "1"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"),
  ])
  func roundsToThreeDecimals(_ number: Double, _ text: String) {
    #expect(Figures.decimal(number) == text)
  }

  @Test func keepsDecimalsWhereAsked() {
    #expect(Figures.fixed(1.5, 2) == "1.50")
    #expect(Figures.fixed(2, 3) == "2.000")
    #expect(Figures.fixed(0.004, 2) == "0.00")
    #expect(Figures.fixed(.infinity, 2) == "inf")
    #expect(Figures.decimal(2.6, 0) == "3")
  }

  @Test func listsThings() {
    #expect(Figures.list([]) == "")
    #expect(Figures.list(["a"]) == "a")
    #expect(Figures.list(["a", "b"]) == "a and b")
    #expect(Figures.list(["a", "b", "c"], "or") == "a, b or c")
  }
}
