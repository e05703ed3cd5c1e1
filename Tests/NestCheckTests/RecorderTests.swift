import HeadlessUIKit
import Scenes
import Testing
import Traces

@testable import NestCheck

/// A page on a stage of its own; made in a test, since between two tests another stage comes to life.
@MainActor private struct RecordedPage {
  let stage: Stage
  let page: any NestedContainer
  let outer: UIScrollView
  let pager: UIScrollView
  private let recorder: Recorder
  private let scene = Scene()

  init() throws {
    stage = Stage()
    page = try #require(Registry.named("three-layer")).init(scene: scene)
    outer = try #require(page.headerView?.superview as? UIScrollView)
    pager = try #require(page.pager)
    stage.window.addSubview(page.rootView)
    stage.settle()
    recorder = Recorder(stage: stage, container: page, scene: scene)
  }

  /// Plays frames, each written over the one before the last; before some of them something happens.
  func play(_ count: Int, before: [Int: () -> Void] = [:]) -> [Frame] {
    var kept = [Frame(), Frame()]
    var frames: [Frame] = []
    for index in 0..<count {
      if index > 0 { stage.advanceClock() }
      before[index]?()
      stage.step()
      recorder.record(into: &kept[index % 2], index: index, time: Double(index), samples: [])
      frames.append(kept[index % 2])
      expectAsSeenAnew(kept[index % 2])
    }
    return frames
  }

  /// What a recorder sees that has never seen a frame.
  private func expectAsSeenAnew(_ frame: Frame) {
    var anew = Frame()
    Recorder(stage: stage, container: page, scene: scene)
      .record(into: &anew, index: 0, time: 0, samples: [])
    #expect(frame.header == anew.header)
    #expect(frame.bar == anew.bar)
    #expect(frame.indicator == anew.indicator)
    #expect(frame.pages == anew.pages)
    #expect(frame.scrollers == anew.scrollers)
    #expect(frame.headerHost == anew.headerHost)
    #expect(frame.animations == anew.animations)
    #expect(frame.writes == anew.writes)
  }
}

@MainActor @Suite struct RecorderTests {
  @Test func aQuietFrameIsTheOneBeforeItAgain() throws {
    let it = try RecordedPage()
    let frames = it.play(8, before: [2: { it.outer.contentOffset.y = 20 }])
    #expect(it.stage.quietFrames == 5)
    #expect(frames[1].scrollers[0].offset.y == 0)
    #expect(frames[2].scrollers[0].offset.y == 20)
    for index in 3..<8 {
      var frame = frames[index]
      #expect(frame.index == index)
      frame.index = 2
      frame.time = 2
      frame.writes = frames[2].writes
      frame.callbacks = frames[2].callbacks
      #expect(frame == frames[2])
    }
  }

  @Test func whateverHappensEndsTheQuiet() throws {
    let it = try RecordedPage()
    _ = it.play(
      40,
      before: [
        5: { it.page.selectPage(1, animated: false) },
        10: { it.pager.contentSize.width += 30 },
        15: { it.page.headerView?.frame.origin.y -= 5 },
        20: { it.outer.contentInset.top = 8 },
        25: { it.page.barView.map(it.outer.addSubview) },
        30: { it.page.selectPage(0, animated: true) },
      ])
  }

  @Test func anIndicatorThatMovesByItselfIsFollowed() throws {
    let it = try RecordedPage()
    let frames = it.play(12, before: [4: { it.page.indicatorLayer?.strokeEnd = 0.9 }])
    let ends = frames.map { $0.indicator?.strokeEnd ?? 0 }
    #expect(ends[11] > ends[7] && ends[7] > ends[5])
  }
}
