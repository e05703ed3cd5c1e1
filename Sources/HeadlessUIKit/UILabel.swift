/// A line of text; the stage keeps it and draws nothing.
///
/// As in UIKit, touches go through it to what it lies on.
open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// In which font.
  open var font: UIFont = .systemFont(ofSize: 17)
  /// In which colour.
  open var textColor: UIColor = .label
  /// Where in its width.
  open var textAlignment = NSTextAlignment.natural
  /// On how many lines; 0 for as many as it takes.
  open var numberOfLines = 1

  /// A label with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  nonisolated deinit {}
}

/// Where text stands in its width; raw values are UIKit's.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// From edge to edge.
  case justified
  /// As the language has it.
  case natural
}

/// A font; the stage keeps its size and draws nothing.
nonisolated public final class UIFont: Sendable {
  /// How heavy it is, -1…1.
  nonisolated public struct Weight: Equatable, Sendable {
    let value: CGFloat
    /// As text is.
    public static let regular = Weight(value: 0)
    /// Somewhat heavier.
    public static let medium = Weight(value: 0.23)
    /// As headings are.
    public static let semibold = Weight(value: 0.3)
    /// Heavy.
    public static let bold = Weight(value: 0.4)
  }

  /// In points.
  public let pointSize: CGFloat
  let weight: Weight
  private init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's font, heavy.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }
}
