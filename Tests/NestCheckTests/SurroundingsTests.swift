import Gestures
import Scenes
import Testing
import Traces

@testable import NestCheck

/// What surroundings do stands in the frames, at its time and with its numbers.
@MainActor @Suite struct SurroundingsTests {
  private func play(_ steps: String, on strategy: String) throws -> (RunOutcome, [Frame]) {
    let text = """
      nestcheck script 1
      policy bounce-top list
      policy hand-over none
      policy short-page natural
      steps
      \(steps)
      """
    var frames: [Frame] = []
    let script = try Script(parsing: text, file: "a")
    let order = RunOrder(strategy: strategy, act: .script(script))
    let outcome = try Player().play(order) { frame, _ in frames.append(frame) }
    return (outcome, frames)
  }

  private func events(_ frames: [Frame]) -> [EventRecord] { frames.flatMap(\.events) }

  @Test func eachDisturbanceIsAnEventOfItsFrame() throws {
    let (outcome, frames) = try play(
      """
      relayout
      scroll to 120 pt
      scroll to top
      reload
      reload 3 rows
      append 20 rows
      change header to 120 pt
      change safe area to 59 34 pt
      rotate
      add edge pan
      add carousel of 5 pictures
      refresh with 60 pt for 100 ms
      """, on: "null-plain")
    #expect(outcome.skippedSteps.isEmpty)
    let kinds = events(frames).map(\.kind)
    #expect(
      kinds == [
        .relayout, .scroll, .scrollToTop, .reload, .reload, .growth, .headerHeight, .safeAreaTop,
        .safeAreaBottom, .width, .height, .edgePan, .carousel, .refreshBegan, .refreshEnded,
      ])
    let values = events(frames).map(\.value)
    #expect(values == [0, 120, 0, 0, 0, 0, 120, 59, 34, 844, 390, 0, 5, 60, 60])
    #expect(frames.last?.pages.first?.rows == 23)
    #expect(frames.last?.header?.shown.height == 120)
    #expect(frames.last?.header?.shown.width == 844)
  }

  @Test func whatAContainerCannotHostIsSkipped() throws {
    let (outcome, frames) = try play(
      "relayout\nselect page 1\nselect page 9\nrefresh with 9 pt for 1 ms\nadd edge pan\nadd edge pan",
      on: "null-pager")
    #expect(outcome.skippedSteps == [3, 4, 6])
    #expect(events(frames).map(\.kind) == [.relayout, .selectPage, .edgePan])
  }

  @Test func aDisturbanceHappensWhileAFingerIsDown() throws {
    let (_, frames) = try play(
      "drag list by 0 -200 pt in 300 ms; meanwhile after 120 ms reload 30 rows", on: "null-plain")
    let frame = try #require(frames.first { !$0.events.isEmpty })
    #expect(frame.events == [EventRecord(kind: .reload, value: 0)])
    let down = try #require(frames.first { !$0.touches.isEmpty })
    #expect(abs(frame.time - down.time - 120) < 17)
    #expect(frame.pages[0].rows == 30)
    #expect(frame.scrollers[0].flags.contains(.dragging))
  }

  @Test func aPageThatLeavesLosesItsFingersAndIsNotSeen() throws {
    let (_, frames) = try play(
      "drag list by 0 -200 pt in 300 ms; meanwhile after 100 ms leave for 150 ms\ntap list",
      on: "null-nested")
    let left = try #require(frames.firstIndex { $0.events.contains { $0.kind == .left } })
    let returned = try #require(frames.firstIndex { $0.events.contains { $0.kind == .returned } })
    #expect(frames[left].touches.last?.phase == .cancelled)
    #expect(frames[left].pages.count == 1)
    #expect(returned - left == 9)
    #expect(frames[(left + 1)..<returned].allSatisfy { $0.pages.isEmpty && $0.scrollers.isEmpty })
    #expect(frames[returned].scrollers.map(\.id) == frames[left].scrollers.map(\.id))
    // The next finger waits until the page is there again.
    let next = try #require(frames.firstIndex { $0.index > left && !$0.touches.isEmpty })
    #expect(next > returned)
  }

  @Test func droppedFramesAreMissingFromTheTimes() throws {
    let (_, frames) = try play(
      "drag list by 0 -200 pt in 300 ms; meanwhile after 120 ms drop 3 frames", on: "null-plain")
    let late = try #require(frames.firstIndex { !$0.events.isEmpty })
    #expect(frames[late].events == [EventRecord(kind: .droppedFrames, value: 3)])
    #expect(abs(frames[late].time - frames[late - 1].time - 4_000.0 / 60) < 0.001)
    #expect(frames[late].touches.count >= 3)
    let moved = frames[late].scrollers[0].offset.y - frames[late - 1].scrollers[0].offset.y
    #expect(moved > 30)
  }

  @Test func aPanFromTheEdgeTakesTheFingerAway() throws {
    let (_, frames) = try play(
      "add edge pan\ndrag left edge by 200 0 pt in 150 ms", on: "null-pager")
    #expect(events(frames).map(\.kind) == [.edgePan, .edgePanBegan, .edgePanEnded])
    let pager = frames.last?.scrollers.first { $0.role == .pager }
    #expect(pager?.offset.x == 0)
  }
}
