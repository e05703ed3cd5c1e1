import HeadlessUIKit

/// The nested-scroll view under test, as strategies, scripts and recorders agree on it.
///
/// A container is made from a scene and hands out views and layers, never figures: a figure that
/// it computed would be one more thing to believe. All else is worked out outside, from the
/// screen: the current page is the one that covers most of the viewport's width, and the chain of
/// a touch is made of the scrollers handed out, from the hit view upward.
///
///     final class Page: NestedContainer {
///       static let name = "my-page"
///       let rootView: UIView
///       init(scene: Scene) { rootView = … }
///     }
///
/// Everything but the name, the root view and the initializer has a default that means "none".
@MainActor
public protocol NestedContainer: AnyObject {
  /// The name by which `--strategy` and scripts call it.
  static var name: String { get }
  /// One sentence that says how it works.
  static var summary: String { get }
  /// Whether a strategy is under test, or is a control that must be silent or must be caught.
  static var kind: ContainerKind { get }
  /// The policies and the values that the container supports.
  static var policies: [PolicyDeclaration] { get }
  /// The container's own options.
  static var options: [OptionDeclaration] { get }
  /// How its vertical scrollers are chained.
  static var chaining: Chaining { get }
  /// Whether it integrates coasts itself, on a display link.
  static var integratesCoasts: Bool { get }
  /// The disturbances that it can host, beside those that need nothing from it.
  ///
  /// Another size of the screen reaches it as another frame of its root view, and another safe area
  /// as UIKit has it; for the others it is called.
  static var hosts: [Disturbance.Kind] { get }

  /// Makes the container for a scene; its root view is put into a window afterwards.
  init(scene: Scene)

  /// The view to put into the window; it is given the window's bounds.
  var rootView: UIView { get }
  /// The header, where there is one.
  var headerView: UIView? { get }
  /// The tab bar, where there is one.
  var barView: UIView? { get }
  /// The tabs, one a page, where there is a tab bar.
  var tabViews: [UIView] { get }
  /// The indicator layer, a horizontal line, where there is one.
  var indicatorLayer: CAShapeLayer? { get }
  /// The horizontal scroller of the pages, where there is one.
  var pager: UIScrollView? { get }
  /// The sheet or panel that a finger moves, where there is one.
  ///
  /// A sheet rests where `Scene.detents` says and shows a handle as high as the scene's bar above
  /// its list.
  var panel: UIView? { get }
  /// The pictures that stand in for live pages now.
  var standInViews: [UIView] { get }

  /// The page at an index, or nil while it is not loaded.
  func page(at index: Int) -> ContainerPage?

  /// Asks for a page, as a client of the container would.
  func selectPage(_ index: Int, animated: Bool)
  /// Loads the rows again.
  func reload()
  /// A page has another number of rows: shows them, offsets staying where they can.
  ///
  /// - Parameters:
  ///   - rows: How many rows it has now.
  ///   - page: The page's index.
  ///   - growing: Whether the rows so far are still there, and new ones come after them.
  func setRows(_ rows: Int, ofPage page: Int, growing: Bool)
  /// Scrolls the current page to a distance from its start, in points, as a client would.
  func scroll(to distance: CGFloat, animated: Bool)
  /// Makes room above the rows of the current page for what shows that it refreshes, in points.
  func beginRefresh(inset: CGFloat)
  /// Takes the room away again.
  func endRefresh()
  /// The header gets another height, in points; what stays of it when collapsed is at most that.
  func setHeaderHeight(_ height: CGFloat)
}

/// A loaded page, as views.
public struct ContainerPage {
  /// The page's own scroll view, or nil where it shares one.
  public var scrollView: UIScrollView?
  /// The view that stands for the page: its rectangle is where the page is.
  public var view: UIView
  /// The view in whose coordinates the first row lies.
  public var firstRowView: UIView
  /// The first row, in the bounds of `firstRowView`.
  public var firstRow: CGRect

  /// A page with its scroll view and its first row.
  public init(scrollView: UIScrollView?, view: UIView, firstRowView: UIView, firstRow: CGRect) {
    self.scrollView = scrollView
    self.view = view
    self.firstRowView = firstRowView
    self.firstRow = firstRow
  }
}

/// What a container is there for.
public enum ContainerKind: String, Sendable, CaseIterable {
  /// A way to build a nested-scroll view, under test.
  case strategy
  /// A control without code of its own: claims must be silent on it.
  case null
  /// A control with a mistake: claims must catch it.
  case dumb
}

/// How vertical scrollers are chained.
public enum Chaining: String, Sendable, CaseIterable {
  /// One scroller carries header and rows.
  case single
  /// An outer scroller carries the header, lists inside carry the rows.
  case nested
}

extension NestedContainer {
  /// None.
  public static var summary: String { "" }
  /// A strategy.
  public static var kind: ContainerKind { .strategy }
  /// None: each policy has its default.
  public static var policies: [PolicyDeclaration] { [] }
  /// None.
  public static var options: [OptionDeclaration] { [] }
  /// Nested.
  public static var chaining: Chaining { .nested }
  /// No.
  public static var integratesCoasts: Bool { false }
  /// None.
  public static var hosts: [Disturbance.Kind] { [] }

  /// None.
  public var headerView: UIView? { nil }
  /// None.
  public var barView: UIView? { nil }
  /// None.
  public var tabViews: [UIView] { [] }
  /// None.
  public var indicatorLayer: CAShapeLayer? { nil }
  /// None.
  public var pager: UIScrollView? { nil }
  /// None.
  public var panel: UIView? { nil }
  /// None.
  public var standInViews: [UIView] { [] }
  /// Does nothing.
  public func selectPage(_ index: Int, animated: Bool) {}
  /// Does nothing.
  public func reload() {}
  /// Does nothing.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {}
  /// Does nothing.
  public func scroll(to distance: CGFloat, animated: Bool) {}
  /// Does nothing.
  public func beginRefresh(inset: CGFloat) {}
  /// Does nothing.
  public func endRefresh() {}
  /// Does nothing.
  public func setHeaderHeight(_ height: CGFloat) {}
}

extension NestedContainer {
  /// Whether a kind of disturbance can happen to it.
  public static func canHost(_ kind: Disturbance.Kind) -> Bool {
    Disturbance.Kind.hostedByAll.contains(kind) || hosts.contains(kind)
  }
}
