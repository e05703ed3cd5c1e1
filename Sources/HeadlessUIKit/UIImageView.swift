/// A picture: its size in points and its pixels per point.
public final class UIImage {
  /// The size, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }
  nonisolated deinit {}
}

/// A view that shows a picture, as large as the picture unless it is given a frame.
///
/// As in UIKit touches go through it.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  nonisolated deinit {}
}
