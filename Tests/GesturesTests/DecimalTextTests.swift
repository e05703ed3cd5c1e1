import PropertyEngine
import Testing

@testable import Gestures

/// Numbers are written shortly and read back exactly, with any place of the point.
struct DecimalTextTests {
  private static let examples: [(Double, Int, String)] = [
    (0, 0, "0"), (-0.0, 0, "0"), (200, 0, "200"), (0.5, 2, "50"), (0.3333, 2, "33.33"),
    (1, 2, "100"), (1e-5, 0, "0.00001"), (1e-5, 2, "0.001"), (.leastNonzeroMagnitude, 0, "5e-324"),
    (1.5e22, 0, "1.5e22"), (-12.25, 0, "-12.25"), (123_456_789, 0, "123456789"),
    (1000.0 / 60, 0, "16.666666666666668"),
  ]

  @Test(arguments: examples)
  func shortestText(value: Double, shift: Int, text: String) {
    #expect(DecimalText.text(value, shift: shift) == text)
    #expect(DecimalText.value(text, shift: shift) == value)
  }

  @Test func everyNumberReadsBackWithEveryShift() {
    var random = SplittableRandom(seed: 3)
    for _ in 0..<3000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite, value.magnitude < 1e300 else { continue }
      for shift in [0, 2] {
        #expect(DecimalText.value(DecimalText.text(value, shift: shift), shift: shift) == value)
      }
    }
  }

  @Test(arguments: [
    "", "-", ".5", "5.", "1e", "1e+", "nan", "inf", "0x1", "1_0", "1 0", "--1", "1e1e1", "٣",
  ])
  func otherTextIsNoNumber(text: String) {
    #expect(DecimalText.value(text) == nil)
  }

  @Test func numbersThatAreTooLargeAreInfinite() {
    #expect(DecimalText.value("1e999") == .infinity)
    #expect(DecimalText.value("1e-999") == 0)
    #expect(DecimalText.value("-1e-999")?.sign == .plus)
    #expect(DecimalText.value(String(repeating: "9", count: 401)) == nil)
  }
}
