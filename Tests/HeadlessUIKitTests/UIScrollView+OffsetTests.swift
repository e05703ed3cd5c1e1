import HeadlessUIKit
import Testing

/// Range, rounding, writes from outside, animated moves.
@MainActor @Suite struct UIScrollViewOffsetTests {
  func under(_ name: String, _ value: String) throws -> StageAssumptions {
    var assumptions = StageAssumptions()
    try assumptions.set(name, to: value)
    return assumptions
  }

  // MARK: Range

  @Test func theRangeIsContentAndInsetsLessBoundsOnPixels() {
    let play = Play()
    let list = play.list(2000.2)
    list.contentInset = UIEdgeInsets(top: 88.1, left: 0, bottom: 34, right: 0)
    list.contentOffset.y = 5000
    list.contentInset.bottom = 34.1
    play.wait(1)
    // 2000.2 + 34.1 − 844 = 1190.3, to thirds.
    #expect(near(list.contentOffset.y, 1190 + 1.0 / 3, 1e-9))
    list.contentOffset.y = -5000
    list.contentInset.bottom = 34
    play.wait(1)
    #expect(list.contentOffset.y == -88, "−88.1 to thirds")
  }

  @Test func contentThatFitsHasOneRestingPlace() {
    let play = Play()
    let list = play.list(100)
    list.contentInset.top = 50
    list.contentOffset.y = 30
    list.contentInset.bottom = 1
    play.wait(1)
    #expect(list.contentOffset.y == -50)
  }

  // MARK: Writes

  @Test func aWriteIsRoundedToThePixelTiesAwayFromZero() {
    for (scale, written, stands) in [
      (1.0, 10.5, 11.0), (1, -10.5, -11), (2, 10.25, 10.5), (3, 10.2, 10 + 1.0 / 3), (3, 10.1, 10),
    ] {
      let play = Play(Stage.Device(scale: scale))
      let list = play.list(3000)
      list.contentOffset.y = CGFloat(written)
      #expect(near(list.contentOffset.y, stands, 1e-9), "\(written) at \(scale)")
    }
  }

  @Test func aWriteTellsAtOnceAndOnlyIfSomethingChanges() {
    let play = Play()
    let list = play.list(3000)
    let diary = Diary()
    list.delegate = diary
    list.contentOffset.y = 100
    #expect(diary.entries == ["didScroll"])
    list.contentOffset.y = 100
    list.contentOffset.y = 100.1
    #expect(diary.entries == ["didScroll"], "the same pixel")
    #expect(list.bounds.origin.y == 100)
    list.bounds.origin.y = 120
    #expect(diary.entries == ["didScroll", "didScroll"])
    #expect(list.contentOffset.y == 120)
  }

  @Test func writesInsideTheCallbackNest() {
    let play = Play()
    let list = play.list(3000)
    let diary = Diary()
    list.delegate = diary
    diary.didScroll = { if $0.contentOffset.y > 50 { $0.contentOffset.y -= 20 } }
    play.frame()
    list.contentOffset.y = 100
    #expect(list.contentOffset.y == 40)
    #expect(play.stage.log.callbacks.map(\.depth) == [0, 1, 2, 3])
    #expect(play.stage.log.writes.map(\.y) == [100, 80, 60, 40])
    #expect(play.stage.log.writes.allSatisfy { $0.author == .container })
  }

  @Test func aWriteOutOfRangeStays() {
    let play = Play()
    let list = play.list(3000)
    list.contentOffset.y = -200
    play.wait(3)
    #expect(list.contentOffset.y == -200)
  }

  // MARK: Re-clamp

  @Test func anIdleViewIsClampedAtTheNextLayout() {
    let play = Play()
    let list = play.list(3000)
    list.contentOffset.y = 2000
    play.frame()
    list.contentSize.height = 1000
    #expect(list.contentOffset.y == 2000)
    play.frame()
    #expect(list.contentOffset.y == 156)
    list.contentInset.top = 20
    list.bounds.size.height = 900
    #expect(list.contentOffset.y == 156)
    play.frame()
    #expect(list.contentOffset.y == 100)
  }

  @Test func orAtTheWriteItself() throws {
    let play = Play(Stage.Device(), try under("re-clamp", "at-write"))
    let list = play.list(3000)
    list.contentOffset.y = 2000
    list.contentSize.height = 1000
    #expect(list.contentOffset.y == 156)
  }

  @Test func aMovingViewIsClampedWhenItsMotionIsOver() throws {
    for assumptions in [StageAssumptions(), try under("re-clamp", "at-write")] {
      let play = Play(Stage.Device(), assumptions)
      let list = play.list(3000)
      play.down(200, 700)
      play.drag(0, -30, frames: 10)
      list.contentSize.height = 900
      play.frame()
      #expect(list.contentOffset.y == 290, "while it is dragged it stays")
      play.rest()
      play.up()
      play.wait(60)
      #expect(list.contentOffset.y == 56)
    }
  }

  @Test func aTouchHoldsTheClampBack() {
    let play = Play()
    let list = play.list(3000)
    list.contentOffset.y = 2000
    play.down(200, 700)
    list.contentSize.height = 1000
    play.wait(3)
    #expect(list.contentOffset.y == 2000)
    play.up()
    play.rest()
    #expect(list.contentOffset.y == 156)
  }

  // MARK: Writes into a motion

  @Test func aDragGoesOnFromAWrittenOffset() throws {
    for name in ["inverse-band", "difference"] {
      let play = Play(Stage.Device(), try under("re-anchor", name))
      let list = play.list(3000)
      play.down(200, 700)
      play.drag(0, -20, frames: 6)
      #expect(list.contentOffset.y == 110)
      list.contentOffset.y = 500
      play.move(0, -20)
      #expect(list.contentOffset.y == 520)
      list.bounds.origin.y = 600
      play.move(0, -20)
      #expect(list.contentOffset.y == 620)
    }
  }

  @Test func pinnedBeyondAnEdgeItDoesNotCreepUnderTheInverseBand() throws {
    var offsets: [String: CGFloat] = [:]
    for name in ["inverse-band", "difference"] {
      let play = Play(Stage.Device(), try under("re-anchor", name))
      let list = play.list(3000)
      play.down(200, 100)
      play.drag(0, 10, frames: 11)
      for _ in 0..<10 {
        list.contentOffset.y = 0
        play.move(0, 10)
      }
      offsets[name] = list.contentOffset.y
    }
    // From the edge the band of ten points, each time anew; or ever deeper into the band.
    #expect(
      offsets["inverse-band"] == -CGFloat(
        StagePhysics.toPixel(
          StagePhysics.band(10, 844), scale: 3)))
    #expect((offsets["difference"] ?? 0) < -6)
  }

  @Test func anAxisThatIsNotWrittenKeepsItsAnchor() {
    let play = Play()
    let list = play.list(3000, width: 1000)
    list.bounces = false
    play.down(200, 300)
    play.drag(-10, 20, frames: 5)
    #expect(list.contentOffset.y == 0, "80 points beyond the hard end")
    list.contentOffset.x = 300
    play.drag(0, -10, frames: 8)
    #expect(list.contentOffset.y == 0, "they un-wind although x was written")
    play.drag(0, -20, frames: 2)
    #expect(list.contentOffset.y > 0)
  }

  @Test func aCoastGoesOnFromAWrittenOffset() {
    let play = Play()
    let list = play.list(9000)
    play.down(200, 700)
    play.drag(0, -30, frames: 8)
    play.up()
    play.wait(2)
    let before = list.contentOffset.y
    play.frame()
    let step = list.contentOffset.y - before
    list.contentOffset.y = 4000
    #expect(list.isDecelerating)
    play.frame()
    let next = list.contentOffset.y - 4000
    #expect(next > 0 && next < step && next > step * 0.95)
  }

  @Test func orTheWriteStopsIt() throws {
    let play = Play(Stage.Device(), try under("coast-after-write", "stops"))
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    for write in [{ list.contentOffset.y = 4000 }, { list.bounds.origin.y = 5000 }] {
      play.down(200, 700)
      play.drag(0, -30, frames: 8)
      play.up()
      play.wait(2)
      write()
      #expect(!list.isDecelerating)
      #expect(diary.entries.contains("didEndDecelerating"))
      let offset = list.contentOffset
      play.wait(3)
      #expect(list.contentOffset == offset)
      diary.entries = []
    }
  }

  // MARK: Animated moves

  @Test func anAnimatedMoveTakesThreeTenthsOfASecond() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    play.frame()
    list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    #expect(list.contentOffset.y == 0)
    var path: [CGFloat] = []
    for _ in 0..<18 {
      play.frame()
      path.append(list.contentOffset.y)
    }
    #expect(zip(path, path.dropFirst()).allSatisfy { $0 < $1 })
    #expect(near(path[8], 300, 1e-9), "half the way in half the time")
    #expect(path.last == 600)
    #expect(diary.outline == ["didScroll", "didEndScrollingAnimation"])
    #expect(!list.isDecelerating)
  }

  @Test func withoutAWindowTheMoveIsImmediate() {
    _ = Play()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.contentSize.height = 3000
    list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(list.contentOffset.y == 100)
  }

  @Test func aFurtherMoveTakesThePlaceOfARunningOne() {
    let play = Play()
    let list = play.list(9000)
    let diary = Diary()
    list.delegate = diary
    list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    play.wait(5)
    list.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    play.wait(30)
    #expect(list.contentOffset.y == 10)
    #expect(!diary.entries.contains("didEndScrollingAnimation"))
  }

  @Test func aDragTakesThePlaceOfARunningMove() {
    let play = Play()
    let list = play.list(9000)
    play.frame()
    list.setContentOffset(CGPoint(x: 0, y: 6000), animated: true)
    play.down(200, 700)
    play.drag(0, -30, frames: 4)
    let offset = list.contentOffset.y
    play.wait(20)
    #expect(list.contentOffset.y == offset)
  }
}
