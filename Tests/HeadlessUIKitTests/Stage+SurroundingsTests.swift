import Testing

@testable import HeadlessUIKit

/// The safe area and the status bar, as UIKit has them.
@MainActor @Suite struct StageSurroundingsTests {
  private func list(on stage: Stage, y: CGFloat = 0, height: CGFloat = 844) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: y, width: 390, height: height))
    view.contentSize = CGSize(width: 390, height: 3_000)
    stage.window.addSubview(view)
    return view
  }

  private func play(_ stage: Stage, frames: Int) {
    for _ in 0..<frames {
      stage.advanceClock()
      stage.step()
    }
  }

  @Test func eachViewKnowsItsPartOfTheSafeArea() {
    let stage = Stage(device: Stage.Device())
    let whole = list(on: stage)
    let below = list(on: stage, y: 40, height: 804)
    let inside = list(on: stage, y: 100, height: 500)
    stage.setSafeArea(top: 59, bottom: 34)
    #expect(whole.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(below.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 34, right: 0))
    #expect(inside.safeAreaInsets == .zero)
  }

  @Test func aScrollViewAtItsStartStaysThere() {
    let stage = Stage(device: Stage.Device())
    let view = list(on: stage)
    let still = list(on: stage)
    still.contentInsetAdjustmentBehavior = .never
    stage.setSafeArea(top: 59, bottom: 34)
    #expect(view.adjustedContentInset.top == 59)
    #expect(view.contentOffset.y == -59)
    #expect(still.adjustedContentInset == .zero)
    #expect(still.contentOffset.y == 0)
    stage.setSafeArea(top: 0, bottom: 0)
    #expect(view.contentOffset.y == 0)
  }

  @Test func theStatusBarScrollsTheOneThatListens() {
    let stage = Stage(device: Stage.Device())
    let view = list(on: stage)
    view.contentOffset.y = 500
    stage.tapStatusBar()
    play(stage, frames: 30)
    #expect(view.contentOffset.y == 0)
  }

  @Test func ofTwoThatListenNoneScrolls() {
    let stage = Stage(device: Stage.Device())
    let one = list(on: stage)
    let other = list(on: stage)
    one.contentOffset.y = 500
    other.contentOffset.y = 500
    stage.tapStatusBar()
    play(stage, frames: 30)
    #expect(one.contentOffset.y == 500)
    other.scrollsToTop = false
    stage.tapStatusBar()
    play(stage, frames: 30)
    #expect(one.contentOffset.y == 0)
    #expect(other.contentOffset.y == 500)
  }

  @Test func framesThatWereMissedAreMadeUpFor() {
    let stage = Stage(device: Stage.Device())
    let view = list(on: stage)
    view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.advanceClock(missing: 40)
    stage.step()
    #expect(view.contentOffset.y == 600)
  }

  @Test func aLayoutMoreReachesEveryView() {
    let stage = Stage(device: Stage.Device())
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    stage.settle()
    let before = view.layouts
    stage.step([], after: { stage.layOutAnew() })
    #expect(view.layouts == before + 1)
  }
}
