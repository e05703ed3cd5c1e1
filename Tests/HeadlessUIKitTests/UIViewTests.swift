import HeadlessUIKit
import Testing

/// Geometry, hit testing, layout.
@MainActor @Suite struct UIViewTests {
  // MARK: Frame, bounds, center, transform

  @Test func theFrameIsBoundsAndCenter() {
    _ = Play()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.bounds = CGRect(x: 7, y: 9, width: 200, height: 100)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -100, y: -50, width: 200, height: 100))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.bounds == CGRect(x: 7, y: 9, width: 3, height: 4), "the origin stays")
  }

  @Test func aFrameIsKeptToTheBit() {
    _ = Play()
    let view = UIView()
    for y in stride(from: 0.1, to: 700, by: 13.37) {
      let frame = CGRect(x: y / 3, y: y, width: 390.7, height: 1 / y)
      view.frame = frame
      #expect(view.frame == frame)
    }
  }

  @Test func underATransformTheFrameIsTheSmallestRectangleAround() {
    _ = Play()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.center == CGPoint(x: 120, y: 110))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.frame == CGRect(x: 80, y: 80, width: 80, height: 60))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0)
    #expect(view.frame == CGRect(x: 115, y: 90, width: 20, height: 40))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
  }

  @Test func autoresizingSharesTheDifference() {
    _ = Play()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 200, height: 300)
    #expect(view.frame == CGRect(x: 10, y: 210, width: 180, height: 20))
  }

  // MARK: Hit testing

  func stack(_ play: Play) -> (UIView, UIView) {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    play.window.addSubview(back)
    play.window.addSubview(front)
    return (back, front)
  }

  @Test func theFrontMostViewIsHit() {
    let play = Play()
    let (back, front) = stack(play)
    let place = CGPoint(x: 50, y: 50)
    #expect(play.window.hitTest(place, with: nil) === front)
    play.window.sendSubviewToBack(front)
    #expect(play.window.hitTest(place, with: nil) === back)
  }

  @Test func hiddenTransparentAndSwitchedOffViewsAreNot() {
    let play = Play()
    let (back, front) = stack(play)
    let place = CGPoint(x: 50, y: 50)
    front.isHidden = true
    #expect(play.window.hitTest(place, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.0099
    #expect(play.window.hitTest(place, with: nil) === back)
    front.alpha = 0.01
    #expect(play.window.hitTest(place, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(play.window.hitTest(place, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(play.window.hitTest(place, with: nil) === play.window)
  }

  @Test func norWhatLiesOutsideOfBoundsOrInASwitchedOffView() {
    let play = Play()
    let (_, front) = stack(play)
    let child = UIView(frame: CGRect(x: 150, y: 0, width: 200, height: 50))
    front.addSubview(child)
    #expect(play.window.hitTest(CGPoint(x: 180, y: 20), with: nil) === child)
    #expect(play.window.hitTest(CGPoint(x: 250, y: 20), with: nil) === play.window)
    front.isUserInteractionEnabled = false
    #expect(play.window.hitTest(CGPoint(x: 180, y: 20), with: nil) !== child)
    #expect(play.window.hitTest(CGPoint(x: -1, y: 20), with: nil) == nil)
  }

  @Test func theEdgesOfBoundsAreHalfOpen() {
    _ = Play()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 0), with: nil))
  }

  @Test func aScrolledViewIsHitWhereItStands() {
    let play = Play()
    let list = play.list(3000)
    let row = UIView(frame: CGRect(x: 0, y: 1000, width: 390, height: 50))
    list.addSubview(row)
    #expect(play.window.hitTest(CGPoint(x: 9, y: 110), with: nil) === list)
    list.contentOffset.y = 900
    #expect(play.window.hitTest(CGPoint(x: 9, y: 110), with: nil) === row)
  }

  // MARK: Layout

  final class Laid: UIView {
    static var order: [Laid] = []
    var passes = 0
    var onLayout: ((Laid) -> Void)?
    override func layoutSubviews() {
      passes += 1
      Laid.order.append(self)
      onLayout?(self)
    }
  }

  @Test func aNewViewIsLaidOutOnce() {
    let play = Play()
    let view = Laid(frame: play.window.bounds)
    play.window.addSubview(view)
    play.wait(3)
    #expect(view.passes == 1)
  }

  @Test func layoutGoesFromTheWindowDownward() {
    let play = Play()
    let views = (0..<4).map { _ in Laid(frame: play.window.bounds) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    play.window.addSubview(views[0])
    play.wait(1)
    Laid.order = []
    for view in views.reversed() { view.setNeedsLayout() }
    play.wait(1)
    #expect(Laid.order.elementsEqual(views) { $0 === $1 })
    Laid.order = []
  }

  @Test func whatLayoutChangesIsLaidOutInTheSameFrame() {
    let play = Play()
    let outer = Laid(frame: play.window.bounds)
    let inner = Laid(frame: .zero)
    outer.addSubview(inner)
    outer.onLayout = { inner.frame = $0.bounds }
    play.window.addSubview(outer)
    play.frame()
    #expect(inner.frame == outer.bounds && inner.passes >= 1)
    let passes = inner.passes
    outer.frame.size.height = 500
    play.frame()
    #expect(inner.frame.height == 500 && inner.passes == passes + 1)
  }

  @Test func aViewThatAsksForEverIsBounded() {
    let play = Play()
    let view = Laid(frame: play.window.bounds)
    view.onLayout = { $0.setNeedsLayout() }
    play.window.addSubview(view)
    play.frame()
    #expect(view.passes == 100)
    view.layoutIfNeeded()
    #expect(view.passes == 200)
  }

  @Test func layoutIfNeededLaysOutAtOnceWhatIsInTheView() {
    let play = Play()
    let outer = Laid(frame: play.window.bounds)
    let inner = Laid(frame: play.window.bounds)
    outer.addSubview(inner)
    play.window.addSubview(outer)
    play.wait(1)
    let passes = (outer.passes, inner.passes)
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(inner.passes == passes.1 + 1 && outer.passes == passes.0)
    play.wait(1)
    #expect(inner.passes == passes.1 + 1 && outer.passes == passes.0 + 1)
  }

  @Test func outsideOfTheWindowOnlyLayoutIfNeededLaysOut() {
    let play = Play()
    let outer = Laid(frame: play.window.bounds)
    let inner = Laid(frame: play.window.bounds)
    outer.addSubview(inner)
    play.wait(1)
    #expect(inner.passes == 0)
    outer.layoutIfNeeded()
    #expect(outer.passes == 1 && inner.passes == 1)
  }

  @Test func aViewThatLeftTheWindowUnlaidIsLaidOutWhenItComesBack() {
    let play = Play()
    let view = Laid(frame: play.window.bounds)
    let other = Laid(frame: play.window.bounds)
    play.window.addSubview(view)
    play.window.addSubview(other)
    play.wait(1)
    let passes = view.passes
    view.setNeedsLayout()
    other.setNeedsLayout()
    view.removeFromSuperview()
    other.layoutIfNeeded()
    play.wait(1)
    #expect(view.passes == passes)
    play.window.addSubview(view)
    play.wait(1)
    #expect(view.passes == passes + 1)
  }

  @Test func aMovedScrollViewIsLaidOutInEachFrameOfItsMotion() {
    final class List: UIScrollView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let play = Play()
    let list = play.add(List(frame: play.window.bounds), 9000)
    list.passes = 0
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    #expect(list.passes == 5)
  }

  // MARK: Lifetime

  @Test func viewsMayOutliveTheirStageAndSuperview() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    var middle: UIView? = UIView()
    do {
      let play = Play()
      play.window.addSubview(view)
      middle?.addSubview(child)
      if let middle { view.addSubview(middle) }
      #expect(child.window === play.window)
    }
    _ = Play()
    #expect(view.superview == nil && view.window == nil && child.window == nil)
    middle?.removeFromSuperview()
    middle = nil
    #expect(child.superview == nil)
    view.frame.origin.y = 5
  }

  @Test func aLayerMayOutliveItsView() {
    _ = Play()
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view?.layer
    #expect(layer?.frame == view?.frame)
    view = nil
    #expect(layer?.frame == .zero)
  }
}
