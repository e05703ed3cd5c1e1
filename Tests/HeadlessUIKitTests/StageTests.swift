import HeadlessUIKit
import Testing

/// The order of a frame, and that the same touches give the same bits.
@MainActor @Suite struct StageTests {
  @MainActor final class Teller {
    var told: [String] = []
    func pannedInner() { told.append("inner pan") }
    func pannedOuter() { told.append("outer pan") }
    func tick(_ link: CADisplayLink) { told.append("link") }
  }

  func order(_ panOrder: String) -> [String] {
    var assumptions = StageAssumptions()
    #expect(throws: Never.self) { try assumptions.set("pan-order", to: panOrder) }
    let play = Play(Stage.Device(), assumptions)
    let teller = Teller()
    final class Layer: UIView {
      var teller: Teller?
      override func layoutSubviews() { teller?.told.append("layout") }
    }
    // A list that coasts, beside two views with pans that may both run.
    let list = play.list(9000, frame: CGRect(x: 0, y: 0, width: 195, height: 844))
    let diary = Diary()
    play.down(100, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    diary.didScroll = { _ in teller.told.append("coast") }
    list.delegate = diary
    let outer = Layer(frame: CGRect(x: 195, y: 0, width: 195, height: 844))
    let inner = UIView(frame: outer.bounds)
    outer.addSubview(inner)
    play.window.addSubview(outer)
    let first = UIPanGestureRecognizer()
    let second = UIPanGestureRecognizer()
    inner.addGestureRecognizer(first)
    outer.addGestureRecognizer(second)
    let both = StageArbitrationTests.Answers()
    both.both = true
    first.delegate = both
    first.addTarget(teller, action: Teller.pannedInner)
    second.addTarget(teller, action: Teller.pannedOuter)
    let link = CADisplayLink(target: teller, selector: Teller.tick)
    link.add(to: .main, forMode: .common)
    UIView.animate(withDuration: 1.0 / 60, options: .allowUserInteraction) {
      inner.alpha = 0.5
    } completion: { _ in
      teller.told.append("animation")
    }
    play.down(300, 700)
    outer.teller = teller
    play.wait(1)
    teller.told = []
    UIView.animate(withDuration: 1.0 / 60, options: .allowUserInteraction) {
      inner.alpha = 1
    } completion: { _ in
      teller.told.append("animation")
    }
    outer.setNeedsLayout()
    play.move(0, -30)
    link.invalidate()
    return teller.told
  }

  @Test func aFrameGoesFromTouchesToLayout() {
    #expect(
      order("hit-view-first")
        == ["inner pan", "outer pan", "link", "animation", "coast", "layout"])
  }

  @Test func actionsMayComeFromTheWindowDownward() {
    #expect(order("reverse") == ["outer pan", "inner pan", "link", "animation", "coast", "layout"])
  }

  @Test func timeIsInWholeFrames() {
    for hertz in [60, 120] {
      let play = Play(Stage.Device(framesPerSecond: hertz))
      play.wait(hertz + 1)
      #expect(near(Stage.now, 1, 1e-12) && Stage.frameNumber == hertz)
      #expect(UIScreen.main.maximumFramesPerSecond == hertz)
    }
  }

  @Test func thePhoneIsWhatItWasMadeAs() {
    let play = Play(Stage.Device(width: 320, height: 568, scale: 2))
    #expect(play.window.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(UIScreen.main.scale == 2 && UIScreen.main.bounds == play.window.bounds)
    #expect(Stage.live === play.stage)
  }

  @Test func theSceneSignsItsWrites() {
    let play = Play()
    let list = play.list(3000)
    play.frame()
    play.stage.asScene { list.contentOffset.y = 10 }
    list.contentOffset.y = 20
    #expect(play.stage.log.writes.map(\.author) == [.scene, .container])
  }

  /// Offsets, to the bit, of a run with much in it.
  func run(_ assumptions: StageAssumptions, hertz: Int) -> [UInt64] {
    let play = Play(Stage.Device(framesPerSecond: hertz), assumptions)
    let pager = play.list(844, width: 1170)
    pager.isPagingEnabled = true
    let list = play.list(3000, in: pager)
    let sheet = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    play.window.addSubview(sheet)
    var bits: [UInt64] = []
    func note(_ frames: Int = 1) {
      for _ in 0..<frames {
        play.frame()
        bits += [
          Double(pager.contentOffset.x), Double(list.contentOffset.y),
          Double(sheet.stageShownFrame.origin.y),
        ].map(\.bitPattern)
      }
    }
    play.down(200, 500)
    play.drag(0.3, -17.7, frames: 7)
    play.up()
    note(9)
    play.down(200, 300)
    play.drag(1.1, 43.3, frames: 9)
    play.up()
    UIView.animate(
      withDuration: 0.5, delay: 0.05, usingSpringWithDamping: 0.6, initialSpringVelocity: 1
    ) { sheet.frame.origin.y = 100 }
    note(20)
    play.down(300, 400)
    play.drag(-23.3, 2, frames: 5)
    play.up()
    note(60)
    return bits
  }

  @Test func theSameTouchesTwiceGiveTheSameBits() {
    for hertz in [60, 120] {
      for assumptions in [StageAssumptions()] + StageAssumptions.singleAlternatives {
        #expect(run(assumptions, hertz: hertz) == run(assumptions, hertz: hertz))
      }
    }
  }

  @Test func andTheBitsAreTheseOnEveryMachine() {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for word in run(StageAssumptions(), hertz: 60) { hash = (hash ^ word) &* 0x100_0000_01b3 }
    #expect(hash == 0xf1fe150c39ae5f57)
  }

  @Test func framesAreQuietWhileNothingHappens() {
    let play = Play()
    let list = play.list(9000, frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    play.wait(4)
    #expect(play.stage.quietFrames == 3)
    list.contentOffset.y = 10
    play.wait(1)
    #expect(play.stage.quietFrames == 0)
    play.wait(2)
    #expect(play.stage.quietFrames == 2)
    play.down(100, 400)
    play.wait(5)
    #expect(play.stage.quietFrames == 0)
    play.up()
    play.wait(3)
    #expect(play.stage.quietFrames == 3)
    play.stage.asScene { list.bounces = false }
    play.wait(1)
    #expect(play.stage.quietFrames == 0)
    UIView.animate(withDuration: 0.1) { list.alpha = 0.5 }
    play.wait(4)
    #expect(play.stage.quietFrames == 0)
    play.wait(4)
    #expect(play.stage.quietFrames > 0)
  }
}
