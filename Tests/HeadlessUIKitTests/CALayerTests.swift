import HeadlessUIKit
import Testing

/// Layers in layers.
@MainActor @Suite struct CALayerTests {
  @Test func aViewsLayerHasTheViewsFrame() {
    let play = Play()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.layer === view.layer && view.layer.frame == view.frame)
    view.layer.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.layer.bounds == CGRect(x: 0, y: 0, width: 7, height: 8))
    play.window.addSubview(view)
    play.wait(1)
    UIView.animate(withDuration: 0.2, options: .curveLinear) { view.frame.origin.y = 106 }
    play.wait(6)
    #expect(near(view.layer.presentation()?.frame.origin.y ?? 0, 56, 1e-9))
  }

  @Test func sublayersLieBackToFront() {
    _ = Play()
    let view = UIView()
    let a = CALayer()
    let b = CALayer()
    view.layer.addSublayer(a)
    view.layer.addSublayer(b)
    #expect(view.layer.sublayers?.map { $0 === a } == [true, false])
    view.layer.addSublayer(a)
    #expect(view.layer.sublayers?.map { $0 === a } == [false, true])
    a.removeFromSuperlayer()
    b.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil && a.superlayer == nil)
  }

  @Test func aLayersHostIsTheViewAroundIt() {
    _ = Play()
    let view = UIView()
    let outer = CALayer()
    let inner = CALayer()
    outer.frame = CGRect(x: 10, y: 20, width: 9, height: 9)
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 3)
    outer.addSublayer(inner)
    #expect(inner.stageHost() == nil)
    view.layer.addSublayer(outer)
    let host = inner.stageHost()
    #expect(host?.view === view && host?.origin == CGPoint(x: 11, y: 22))
  }
}
