import Testing

@testable import Gestures

/// A step is one line, in the words that a person would use.
struct StepTextTests {
  @Test func samplingIsARateWhereItIsOne() {
    var stroke = Stroke(.list)
    for (sampling, words) in [
      (1_000.0 / 120, " sampled at 120 Hz"), (1, " sampled at 1000 Hz"),
      (7.5, " sampled every 7.5 ms"),
      (1_000, " sampled at 1 Hz"), (1_000.0 / 60, ""),
    ] {
      stroke.sampling = sampling
      #expect(Step.touch(Touch(stroke)).text == "tap list\(words)")
    }
  }

  @Test func aLiftAfterASampleIsSaidSo() {
    var stroke = Stroke(.list)
    stroke.sampling = 8
    stroke.liftDelay = 8
    #expect(Step.touch(Touch(stroke)).text == "tap list sampled at 125 Hz, lift after a sample")
    stroke.liftDelay = 0
    #expect(Step.touch(Touch(stroke)).text == "tap list sampled at 125 Hz, lift after 0 ms")
  }

  @Test func theLongestTapIsShorterThanAHold() {
    var stroke = Stroke(.list)
    stroke.hold = 499
    #expect(Step.touch(Touch(stroke)).text == "tap list for 499 ms")
    stroke.hold = 500
    #expect(Step.touch(Touch(stroke)).text == "hold list for 500 ms")
  }
}
