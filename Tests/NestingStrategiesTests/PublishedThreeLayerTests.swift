import HeadlessUIKit
import Testing

/// Pinning in `scrollViewDidScroll`, as published, loses or doubles up to a frame of travel.
@MainActor @Suite(.serialized) struct PublishedThreeLayerTests {
  /// How far a finger that goes up by 10 moves the content when the header has 5 points left.
  func handOver(_ order: StageAssumptions.PanOrder) -> CGFloat {
    var assumptions = StageAssumptions()
    assumptions.panOrder = order
    let stage = Stage(device: .init(), assumptions: assumptions)
    let page = PublishedThreeLayer(size: stage.window.bounds.size, threshold: 300, rows: 5000)
    stage.window.addSubview(page.outer)
    page.outer.contentOffset.y = 285
    stage.settle()
    let finger = Fingertip(on: stage, at: CGPoint(x: 200, y: 600))
    finger.down()
    finger.move(dy: -20)
    #expect(page.outer.contentOffset.y == 295)
    #expect(page.list.contentOffset.y == 0)
    let before = page.contentY
    finger.move(dy: -10)
    return before - page.contentY
  }

  @Test func halfOfTheTravelIsLostWhenTheListActsFirst() {
    #expect(handOver(.hitViewFirst) == 5)
  }

  @Test func halfOfTheTravelIsDoubledWhenTheOuterViewActsFirst() {
    #expect(handOver(.reverse) == 15)
  }
}
