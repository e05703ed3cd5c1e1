import Scenes
import Testing

@testable import Gestures

/// The numbers of a disturbance are those of its text.
struct DisturbanceTextTests {
  @Test func eachNumberStandsInTheText() {
    for (text, disturbance) in StepParserDisturbanceTests.all {
      for number in disturbance.numbers where number > 1 {
        #expect(text.split(separator: " ").contains { Double($0) == number }, "\(text): \(number)")
      }
    }
  }

  @Test func whatIsLeftOutDoesNotCount() {
    #expect(Disturbance.reload(rows: nil, page: nil).numbers.isEmpty)
    // An empty page is not simpler than the rows that there were.
    #expect(Disturbance.reload(rows: 0, page: nil).numbers == [1, 0])
  }
}
