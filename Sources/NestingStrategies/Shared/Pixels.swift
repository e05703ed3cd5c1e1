#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension CGFloat {
  /// The nearest whole pixel, in points, as a scroll view rounds its offset and the ends of its
  /// range.
  var toPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }
}
