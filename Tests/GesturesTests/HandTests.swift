import HeadlessUIKit
import Scenes
import Testing

@testable import Gestures

/// A hand plays a step: regions are resolved when fingers come down.
struct HandTests {
  private func hand(_ step: String) throws -> Hand {
    let script = try Script(parsing: "nestcheck script 1\nsteps\n" + step, file: "a")
    let first = try #require(script.steps.first)
    return Hand(playing: first, at: 100, on: script.scene.device)
  }

  @Test func aWaitIsOverInTime() throws {
    var hand = try hand("wait 50 ms")
    #expect(hand.next(upTo: 1000) { _ in nil } == nil)
    #expect(!hand.isDone(at: 149))
    #expect(hand.isDone(at: 150))
  }

  @Test func twoFingersComeInTheOrderOfTheirTimes() throws {
    var hand = try hand(
      "drag list sampled every 10 ms by 0 -30 pt in 30 ms, lift after 10 ms; "
        + "second finger header sampled every 10 ms after 15 ms by 0 -20 pt in 20 ms, "
        + "lift after 1 ms")
    var asked: [Region] = []
    var samples: [StageTouchSample] = []
    while let sample = hand.next(
      upTo: 1000,
      rect: {
        asked.append($0)
        return CGRect(x: 0, y: 0, width: 100, height: 100)
      })
    {
      samples.append(sample)
    }
    #expect(asked == [.list, .header])
    #expect(samples.map(\.finger) == [1, 1, 2, 1, 2, 1, 2, 2, 1])
    #expect(samples.map(\.time) == [100, 110, 115, 120, 125, 130, 135, 136, 140])
    #expect(hand.isDone(at: 140))
    #expect(hand.end == 140)
  }

  @Test func aRegionIsAskedForOnlyWhenItsFingerComesDown() throws {
    var hand = try hand("tap list; second finger header after 50 ms")
    var asked: [Region] = []
    func play(_ time: Double) {
      while hand.next(
        upTo: time,
        rect: {
          asked.append($0)
          return .zero
        }) != nil
      {}
    }
    play(99)
    #expect(asked.isEmpty)
    play(140)
    #expect(asked == [.list])
    #expect(!hand.isDone(at: 140))
    play(150)
    #expect(asked == [.list, .header])
    play(200)
    #expect(hand.isDone(at: 200))
  }

  @Test func aStepWithoutItsRegionIsNotPlayed() throws {
    var hand = try hand("tap tab 9; second finger header after 50 ms")
    #expect(hand.next(upTo: 1000) { $0 == .header ? CGRect.zero : nil } == nil)
    #expect(hand.missing == [.tab(8)])
    #expect(hand.isDone(at: 1000))
  }

  @Test func aSecondFingerWithoutItsRegionStaysUp() throws {
    var hand = try hand("tap list; second finger header after 5 ms")
    var count = 0
    while hand.next(upTo: 1000, rect: { $0 == .list ? CGRect.zero : nil }) != nil { count += 1 }
    #expect(count == 2)
    #expect(hand.missing == [.header])
    #expect(hand.isDone(at: 1000))
  }
}
