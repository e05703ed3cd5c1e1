import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// The caterpillar: its leading end runs ahead in the first half of a page, its trailing end follows.
@MainActor @Suite struct TabBarTests {
  /// Tabs of 60, 84 and 108 points: segments 2…58, 62…142, 146…250 of a line of 252.
  func bar() -> TabBar {
    _ = Stage()
    var scene = Scene()
    scene.bar.tabWidths = .varied
    return TabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44), scene: scene)
  }

  func ends(_ page: CGFloat) -> (start: Double, end: Double) {
    let bar = bar()
    bar.show(page: page)
    return (Double(bar.line.strokeStart) * 252, Double(bar.line.strokeEnd) * 252)
  }

  @Test(arguments: [
    (0.0, 2.0, 58.0), (0.25, 2, 100), (0.5, 2, 142), (0.75, 32, 142), (1, 62, 142),
    (1.5, 62, 250), (2, 146, 250),
  ])
  func oneEndRunsAheadAndTheOtherFollows(_ page: Double, _ start: Double, _ end: Double) {
    let ends = ends(CGFloat(page))
    #expect(abs(ends.start - start) < 1e-9)
    #expect(abs(ends.end - end) < 1e-9)
  }

  @Test func beyondTheFirstAndTheLastPageItStaysInTheirTabs() {
    #expect(ends(-0.3) == ends(0))
    #expect(ends(2.4) == ends(2))
  }

  @Test func aChangeShowsAtOnce() {
    let bar = bar()
    bar.show(page: 1.5)
    #expect(bar.line.presentation()?.strokeEnd == bar.line.strokeEnd)
  }
}
