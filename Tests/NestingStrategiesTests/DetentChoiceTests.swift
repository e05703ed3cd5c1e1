import HeadlessUIKit
import Testing

@testable import NestingStrategies

@MainActor @Suite struct DetentChoiceTests {
  @Test(arguments: DetentFacts.groups.indices) func aFlingGoesWherePublishedSheetsGo(_ index: Int) {
    let group = DetentFacts.groups[index]
    let tops = group.tops.map { CGFloat($0) }
    let choice = DetentChoice(tops: tops, rule: group.isFar ? .farFling : .fling)
    for fact in group.facts.split(separator: ",") {
      let numbers = fact.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
      let target = choice.target(
        from: tops[Int(numbers[0])], at: CGFloat(numbers[1]), velocity: CGFloat(numbers[2]))
      #expect(target == tops[Int(numbers[3])], "\(fact) of \(group.tops)")
    }
  }

  /// Flutter's sheet of 600 points with places at a quarter, a half, three quarters and all of it.
  @Test(arguments: [
    (0.5, -0.35, 0.0, 0.75), (0.75, -0.2, 0, 1), (1, 0.1, 0, 1), (1, 0.45, 0, 0.5),
    (0.5, -0.1, -1000, 0.75), (0.75, 0.3, 1000, 0.25),
  ]) func aSheetOfQuartersGoesToTheNearestOrOn(
    _ from: Double, _ dragged: Double, _ velocity: Double, _ size: Double
  ) {
    let choice = DetentChoice(tops: [0, 150, 300, 450], rule: velocity == 0 ? .distance : .fling)
    let top = choice.target(
      from: CGFloat((1 - from) * 600), at: CGFloat((1 - from + dragged) * 600),
      velocity: CGFloat(velocity))
    #expect(top == CGFloat((1 - size) * 600))
  }

  @Test func theDirectionAloneDecidesAsInTheArticle() {
    let choice = DetentChoice(tops: [192, 400, 650], rule: .direction)
    #expect(choice.target(from: 650, at: 640, velocity: -1) == 192)
    #expect(choice.target(from: 192, at: 200, velocity: 0) == 650)
  }

  @Test func oneDetentIsTheOnlyAnswer() {
    #expect(DetentChoice(tops: [20], rule: .fling).target(from: 20, at: 90, velocity: 900) == 20)
  }
}
