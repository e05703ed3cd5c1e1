import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

@MainActor @Suite(.serialized) struct PageListTests {
  func list(_ rows: Int, scale: Double = 3, cover: CGFloat, least: CGFloat) -> PageList {
    let stage = Stage(device: .init(scale: scale))
    let list = PageList(
      index: 0, frame: stage.window.bounds, page: Scene.Page(rows: rows, rowHeight: 60),
      bottomInset: 20)
    list.makeRoom(for: cover, scrollingAtLeast: least)
    list.place = 0
    stage.window.addSubview(list)
    stage.settle()
    return list
  }

  @Test func roomAboveIsWholePixelsAndTheRowsBeginWhereTheCoverEnds() {
    let list = list(40, scale: 1, cover: 144.4, least: 100)
    #expect(list.contentOffset.y == -144)
    let top = list.rows.convert(CGPoint.zero, to: nil).y
    #expect(abs(top - 144.4) < 1e-9)
  }

  @Test func theRangeIsWhatAllHeightsTogetherSayRoundedOnce() {
    let list = list(40, scale: 1, cover: 144.4, least: 100)
    // 144.4 + 2400 + 20 − 844 = 1720.4
    #expect(list.length == 1720)
  }

  @Test func aShortListScrollsAtLeastSoFar() {
    let list = list(1, cover: 244, least: 200)
    #expect(list.length == 200)
    list.place = 200
    #expect(list.isInRange)
    list.place = 201
    #expect(!list.isInRange)
  }

  @Test func aPlaceMayLieBetweenPixels() {
    let list = list(40, cover: 244, least: 200)
    list.place = 10.1
    #expect(abs(list.contentOffset.y + 233.9) < 1e-9)
  }
}
