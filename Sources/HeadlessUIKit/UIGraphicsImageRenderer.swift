/// Makes images by drawing; the stage has no pixels, so its images have a size and nothing in it.
///
///     let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
///       view.layer.render(in: context.cgContext)
///     }
public final class UIGraphicsImageRenderer {
  nonisolated deinit {}
  private let size: CGSize

  /// A renderer of images of a size, in points, with as many pixels to the point as the screen.
  public init(size: CGSize) { self.size = size }

  /// An image of what the closure draws; it is called once, at once.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(size: size, scale: UIScreen.main.scale)
  }
}

/// What a renderer's closure draws into.
public final class UIGraphicsImageRendererContext {
  nonisolated deinit {}
  /// The drawing destination.
  public let cgContext = CGContext()
}

/// A drawing destination, which keeps nothing.
public final class CGContext {
  nonisolated deinit {}
}

extension CALayer {
  /// Draws the layer and those in it; on the stage there is nothing to see.
  public func render(in context: CGContext) {}
}
