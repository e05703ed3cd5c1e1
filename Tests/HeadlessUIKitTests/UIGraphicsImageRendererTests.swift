import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized) struct UIGraphicsImageRendererTests {
  @Test func anImageIsAsLargeAsAskedForAndDrawnOnce() {
    let stage = Stage(device: .init(scale: 2))
    var drawn = 0
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      stage.window.layer.render(in: context.cgContext)
      drawn += 1
    }
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.scale == 2)
    #expect(drawn == 1)
  }

  @Test func aViewOfAnImageHasItsSizeAndLetsTouchesThrough() {
    let stage = Stage(device: .init())
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
    let view = UIImageView(image: image)
    stage.window.addSubview(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === stage.window)
    #expect(UIImageView(image: nil).frame == .zero)
  }
}
