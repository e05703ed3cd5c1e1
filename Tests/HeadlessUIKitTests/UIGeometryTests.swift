import HeadlessUIKit
import Testing

/// Insets, transforms, paths.
@MainActor @Suite struct UIGeometryTests {
  @Test func insetsMakeARectangleSmaller() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func transformsComposeAsCoreGraphicsHasThem() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let grow = CGAffineTransform(scaleX: 2, y: 3)
    let place = CGPoint(x: 1, y: 1)
    #expect(place.applying(move.concatenating(grow)) == CGPoint(x: 22, y: 63), "move, then grow")
    #expect(place.applying(grow.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
    #expect(place.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    #expect(CGAffineTransform().isIdentity && !move.isIdentity)
  }

  @Test func anInverseUndoes() {
    let map = CGAffineTransform(a: 0, b: 2, c: -4, d: 0, tx: 8, ty: 16)
    let place = CGPoint(x: 3, y: 5)
    #expect(place.applying(map).applying(map.inverted()) == place)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat, "where there is none")
  }

  @Test func aRectanglesImageIsTheSmallestAround() {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(
      CGRect(x: 1, y: 2, width: 10, height: 20).applying(turn)
        == CGRect(x: -22, y: 1, width: 20, height: 10))
  }

  @Test func aPathHasABoundingBox() {
    let path = UIBezierPath()
    #expect(path.cgPath.boundingBox == .zero)
    path.move(to: CGPoint(x: 10, y: 5))
    path.addLine(to: CGPoint(x: 30, y: 5))
    #expect(path.cgPath.boundingBox == CGRect(x: 10, y: 5, width: 20, height: 0))
  }

  @Test func vectorsAndColours() {
    #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
    #expect(UIColor.white.cgColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor)
    #expect(UIColor.black.cgColor != UIColor.clear.cgColor)
  }
}
