/// The phone's screen.
public final class UIScreen {
  /// The screen of the live stage.
  public static let main = UIScreen()
  private init() {}
  nonisolated deinit {}
  /// Pixels per point.
  public var scale: CGFloat { CGFloat(Stage.pixelsPerPoint) }
  /// The rectangle of the screen, in points.
  public var bounds: CGRect { Stage.live?.window.bounds ?? .zero }
  /// How many frames a second it shows.
  public var maximumFramesPerSecond: Int { Stage.live?.device.framesPerSecond ?? 60 }
}

/// The window: the root of the views on the screen.
open class UIWindow: UIView {
  /// A window of a size.
  public override init(frame: CGRect) { super.init(frame: frame) }
  nonisolated deinit {}
  /// What status bar and home indicator take up; the stage's phone has neither unless told.
  final var safeArea = UIEdgeInsets.zero
  /// Shows the window; the stage's own is always shown.
  open func makeKeyAndVisible() {}
  /// The screen it is on.
  open var screen: UIScreen { .main }
}
