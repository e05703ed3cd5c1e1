/// Owns a view, makes it when it is first asked for, and hears of its layout.
///
/// It hears of nothing else: a stage has no navigation, and a page is in its window from its first
/// frame to its last.
open class UIViewController: UIResponder {
  private var ownView: UIView?
  /// The controllers whose views lie in this one's, in order of addition.
  public private(set) final var children: [UIViewController] = []
  /// The controller whose view this one's lies in.
  public private(set) final weak var parent: UIViewController?
  /// The name that people read.
  open var title: String?

  /// A controller; the stage has no nibs, and both must be nil.
  public init(nibName: String?, bundle: Bundle?) {
    precondition(nibName == nil && bundle == nil, "the stage has no nibs")
    super.init()
  }

  /// A controller that makes its view itself.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  nonisolated deinit {
    MainActor.assumeIsolated { ownView?.stageController = nil }
  }

  /// The view; it is loaded when it is first asked for, and so is never nil, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      ownView?.stageController = nil
      ownView = newValue
      newValue?.stageController = self
    }
  }

  /// Whether the view was made.
  public final var isViewLoaded: Bool { ownView != nil }
  /// The view, if it was made.
  public final var viewIfLoaded: UIView? { ownView }
  /// The responder around the view.
  open override var next: UIResponder? { ownView?.stageSuperview }

  /// Makes the view now.
  open func loadViewIfNeeded() {
    guard ownView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view; override to assign another one.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// The view was made.
  open func viewDidLoad() {}
  /// The view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Takes a controller in whose view lies in this one's.
  open func addChild(_ child: UIViewController) {
    child.parent?.children.removeAll { $0 === child }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// The parent changes after this.
  open func willMove(toParent parent: UIViewController?) {}
  /// The parent has changed.
  open func didMove(toParent parent: UIViewController?) {}
}
