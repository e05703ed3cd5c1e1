import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// The gate, the lock to one axis, and the dismissal.
@MainActor @Suite(.serialized) struct ControlCenterTests {
  /// A panel whose top edge stands at 422 of 844 points, with a finger on it or above it.
  func center(
    x: CGFloat = 195, y: CGFloat, _ adapt: (inout Scene) -> Void = { _ in }
  ) -> (center: ControlCenter, finger: Fingertip) {
    var scene = Scene()
    scene.policies[.panelGate] = "opens-at-panel"
    scene.policies[.bounceBottom] = "outer"
    adapt(&scene)
    let stage = Stage(device: .init())
    let center = ControlCenter(scene: scene)
    stage.window.addSubview(center.rootView)
    stage.settle()
    return (center, Fingertip(on: stage, at: CGPoint(x: x, y: y)))
  }

  @Test func aFingerOnThePanelMovesItAsFarAsItGoes() {
    let (center, finger) = center(y: 600)
    finger.down()
    finger.move(dy: 20)
    #expect(center.panelView.frame.minY == 432)
    finger.move(dx: 40, dy: 30)
    #expect(center.panelView.frame.minY == 462)
    #expect(center.strip.frame.minX == 0)
  }

  @Test func nothingMovesUntilTheFingerHasReachedThePanel() {
    let (center, finger) = center(y: 300)
    finger.down()
    for _ in 0..<6 { finger.move(dy: 20) }
    #expect(center.panelView.frame.minY == 422)
    finger.move(dy: 20)
    // The finger is at 440, on the panel: from here its travel counts.
    #expect(center.panelView.frame.minY == 422)
    finger.move(dy: 20)
    #expect(center.panelView.frame.minY == 442)
    finger.move(dy: -50)
    #expect(center.panelView.frame.minY < 422)
  }

  @Test func nothingMovesWhereTheGateNeverOpened() {
    let (center, finger) = center(y: 100)
    finger.down()
    for _ in 0..<5 { finger.move(dx: -40) }
    finger.up()
    finger.rest(frames: 40)
    #expect(center.strip.frame.minX == 0)
    #expect(center.panelView.frame.minY == 422)
  }

  @Test func withoutAGateOnlyThePanelMoves() {
    let (center, finger) = center(y: 400) { $0.policies[.panelGate] = "none" }
    finger.down()
    for _ in 0..<6 { finger.move(dy: 20) }
    #expect(center.panelView.frame.minY == 422)
  }

  @Test(arguments: [(CGFloat(-40), CGFloat(39.9), CGFloat(-30), CGFloat(0)), (-40, 40, 0, 30)])
  func aDragKeepsTheAxisWithWhichItBegan(
    _ dx: CGFloat, _ dy: CGFloat, _ across: CGFloat, _ along: CGFloat
  ) {
    let (center, finger) = center(y: 600)
    finger.down()
    finger.move(dx: dx, dy: dy)
    #expect(center.strip.frame.minX == across)
    #expect(abs(center.panelView.frame.minY - 422 - along) < 0.001)
    // Back over the beginning, and on along the other axis.
    finger.move(dx: -dx, dy: -dy)
    finger.move(dx: across == 0 ? 60 : 0, dy: across == 0 ? 0 : 60)
    #expect(across == 0 ? center.strip.frame.minX == 0 : center.panelView.frame.minY == 422)
  }

  @Test func aDiagonalDragMayMoveBothAxes() {
    let (center, finger) = center(y: 600) { $0.policies[.diagonalDrag] = "both-axes" }
    finger.down()
    finger.move(dx: -40, dy: 30)
    #expect(center.strip.frame.minX == -30)
    #expect(center.panelView.frame.minY == 442)
  }

  @Test func aDragNearAnAxisHasThatAxisAlone() {
    let (center, finger) = center(y: 600) { $0.policies[.diagonalDrag] = "both-axes" }
    finger.down()
    finger.move(dx: -40, dy: 14)
    #expect(center.strip.frame.minX == -30)
    #expect(center.panelView.frame.minY == 422)
  }

  @Test func aReleaseTurnsOnePageAtMost() {
    let (center, finger) = center(y: 600)
    finger.down()
    for _ in 0..<4 { finger.move(dx: -45) }
    finger.up()
    finger.rest(frames: 40)
    #expect(center.strip.frame.minX == -390)
  }

  @Test func aPanelThatIsGoneComesBackByATap() {
    let (center, finger) = center(y: 500) {
      $0.options = [.init(name: "detents", value: "half-gone")]
    }
    finger.down()
    for _ in 0..<6 { finger.move(dy: 40) }
    finger.up()
    finger.rest(frames: 40)
    #expect(center.panelView.frame.minY == 844)
    finger.down()
    finger.up()
    finger.rest(frames: 40)
    #expect(center.panelView.frame.minY == 422)
  }
}
