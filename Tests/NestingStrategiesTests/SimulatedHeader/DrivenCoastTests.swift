import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

@MainActor @Suite(.serialized) struct DrivenCoastTests {
  func list() -> (Stage, PageList) {
    let stage = Stage(device: .init())
    let list = PageList(
      index: 0, frame: stage.window.bounds, page: Scene.Page(rows: 60, rowHeight: 60),
      bottomInset: 0)
    stage.window.addSubview(list)
    stage.settle()
    return (stage, list)
  }

  @Test func theFirstStepIsTakenAtOnceAndIsTheOnlyOneOfItsFrame() {
    let (stage, list) = list()
    let coast = DrivenCoast(list, velocity: 2)
    coast.begin {}
    let first = list.place
    #expect(abs(first - NativeCoast.travel(2, 1000 / 60)) < 1e-9)
    stage.step()
    #expect(list.place == first)
    stage.advanceClock()
    stage.step()
    #expect(list.place > first)
    coast.stop()
  }

  @Test func stoppedByWhoHearsOfAStepItIsOver() {
    let (stage, list) = list()
    let ear = Ear()
    list.delegate = ear
    let coast = DrivenCoast(list, velocity: 2)
    ear.onScroll = { coast.stop() }
    var ended = 0
    coast.begin { ended += 1 }
    let place = list.place
    stage.advanceClock()
    stage.step()
    #expect(list.place == place)
    #expect(ended == 1)
  }

  @Test func theLastPlaceIsAWholePixel() {
    let (stage, list) = list()
    var ended = false
    let coast = DrivenCoast(list, velocity: 0.3)
    coast.begin { ended = true }
    for _ in 0..<300 where !ended {
      stage.advanceClock()
      stage.step()
    }
    #expect(ended)
    #expect((list.place * 3).rounded() == list.place * 3)
    #expect(list.place > 100)
  }

  @Test func aLimitIsAnEndWithoutBounce() {
    let (stage, list) = list()
    let coast = DrivenCoast(list, velocity: 3, limit: 130)
    coast.begin {}
    for _ in 0..<10 {
      stage.advanceClock()
      stage.step()
      #expect(list.place <= 130)
    }
    #expect(list.place == 130)
  }

  final class Ear: NSObject, UIScrollViewDelegate {
    var onScroll: () -> Void = {}
    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }
}
