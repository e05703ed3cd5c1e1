import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// Lists whose rows come and go keep their place as far as their range allows.
@MainActor @Suite struct RowsTests {
  private func settle(_ stage: Stage) {
    stage.advanceClock()
    stage.step()
  }

  @Test func aPlainPageKeepsItsPlace() {
    let stage = Stage(device: Stage.Device())
    let list = PageList(
      index: 0, frame: stage.window.bounds, page: Scene.Page(rows: 40, rowHeight: 60),
      bottomInset: 34)
    stage.window.addSubview(list)
    list.contentOffset.y = 600
    list.setRows(50)
    settle(stage)
    #expect(list.contentOffset.y == 600)
    #expect(list.length == 2190)
    list.setRows(20)
    settle(stage)
    #expect(list.contentOffset.y == 390)
    list.setRows(0)
    settle(stage)
    #expect(list.contentOffset.y == 0)
    #expect(list.length == 0)
  }

  @Test func aPageUnderALidHasRoomForItsCollapse() {
    let stage = Stage(device: Stage.Device())
    let list = PageList(
      index: 0, frame: stage.window.bounds, page: Scene.Page(rows: 40, rowHeight: 60),
      bottomInset: 34)
    stage.window.addSubview(list)
    list.makeRoom(for: 244.5, scrollingAtLeast: 200)
    let before = list.contentInset
    list.place = 180
    list.setRows(0)
    settle(stage)
    #expect(list.place == 180)
    #expect(list.length == 200)
    list.setRows(40)
    settle(stage)
    #expect(list.place == 180)
    #expect(list.contentInset == before)
  }

  @Test func aListWithAHeaderKeepsItsPlace() {
    let stage = Stage(device: Stage.Device())
    let list = HeadedList(index: 0, frame: stage.window.bounds, scene: Scene())
    stage.window.addSubview(list)
    list.place = 500
    list.setRows(45)
    settle(stage)
    #expect(list.place == 500)
    list.setRows(2)
    settle(stage)
    #expect(list.place == list.end)
    #expect(list.end == Scene().collapse)
  }

  /// Where a scroll view is put back at the write that shortens its range, the order of writes
  /// tells.
  @Test func noWriteShortensTheRangeForAMoment() {
    var assumptions = StageAssumptions()
    assumptions.reClamp = .atWrite
    let stage = Stage(device: Stage.Device(), assumptions: assumptions)
    let list = PageList(
      index: 0, frame: stage.window.bounds, page: Scene.Page(rows: 40, rowHeight: 60),
      bottomInset: 0)
    stage.window.addSubview(list)
    list.makeRoom(for: 244, scrollingAtLeast: 200)
    list.place = 200
    list.setRows(1)
    #expect(list.place == 200)
    list.setRows(30)
    #expect(list.place == 200)
  }
}
