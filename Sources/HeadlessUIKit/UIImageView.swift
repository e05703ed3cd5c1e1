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

  /// The picture of a name; on the stage each name has one, of no size.
  public convenience init?(named name: String) {
    self.init(size: .zero, scale: UIScreen.main.scale)
  }

  /// The system's symbol of a name; on the stage each name has one, of no size.
  public convenience init?(systemName name: String) { self.init(named: name) }
  nonisolated deinit {}
}

/// A view that shows a picture, as large as the picture unless it is given a frame.
///
/// As in UIKit touches go through it.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// A view of no picture with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view of a picture.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }
  nonisolated deinit {}
}
