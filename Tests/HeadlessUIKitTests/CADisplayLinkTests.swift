import HeadlessUIKit
import Testing

/// A call in each frame.
@MainActor @Suite struct CADisplayLinkTests {
  @MainActor final class Ticker {
    var times: [Double] = []
    var onTick: ((CADisplayLink) -> Void)?
    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      onTick?(link)
    }
  }

  func link(_ ticker: Ticker) -> CADisplayLink {
    let link = CADisplayLink(target: ticker, selector: Ticker.tick)
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test func itTicksInEachFrame() {
    let play = Play(Stage.Device(framesPerSecond: 120))
    let ticker = Ticker()
    let link = link(ticker)
    link.add(to: .main, forMode: .common)
    play.wait(3)
    #expect(ticker.times.count == 3, "once, however often it was added")
    #expect(near(link.duration, 1.0 / 120, 1e-12))
    #expect(near(link.targetTimestamp - link.timestamp, 1.0 / 120, 1e-12))
    #expect(near(ticker.times[2], 2.0 / 120, 1e-12))
  }

  @Test func aPauseHoldsItBack() {
    let play = Play()
    let ticker = Ticker()
    let link = link(ticker)
    link.isPaused = true
    play.wait(3)
    link.isPaused = false
    play.wait(2)
    #expect(ticker.times.count == 2)
  }

  @Test func itMayEndItselfOrAnother() {
    let play = Play()
    let a = Ticker()
    let b = Ticker()
    _ = link(a)
    let other = link(b)
    a.onTick = {
      $0.invalidate()
      other.invalidate()
    }
    play.wait(3)
    #expect(a.times.count == 1 && b.times.isEmpty)
    other.add(to: .main, forMode: .common)
    play.wait(1)
    #expect(b.times.isEmpty, "for good")
  }

  @Test func oneAddedMeanwhileBeginsInTheNextFrame() {
    let play = Play()
    let a = Ticker()
    let b = Ticker()
    let first = link(a)
    a.onTick = { _ in
      _ = self.link(b)
      a.onTick = nil
    }
    play.wait(1)
    #expect(b.times.isEmpty)
    play.wait(1)
    #expect(b.times.count == 1)
    first.invalidate()
  }

  @Test func itKeepsItsTargetUntilItIsInvalidated() {
    let play = Play()
    var ticker: Ticker? = Ticker()
    weak let gone = ticker
    let link = ticker.map { self.link($0) }
    ticker = nil
    #expect(gone != nil)
    link?.invalidate()
    #expect(gone == nil)
    play.wait(1)
  }
}
