import Scenes
import UIKit

/// What the verifier has to know of the page: how to make one, and its views.
public final class StickyPageUnderTest: NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "client-sticky-page"
  /// One sentence that says how it works.
  public static let summary = "A client's page: picture, sticky bar and list in one scroll view."
  /// How its vertical scrollers are chained.
  public static let chaining = Chaining.single
  /// The policies and the values that it supports.
  public static let policies = [
    PolicyDeclaration(.handOver, ["none"]),
    PolicyDeclaration(.bounceTop, ["list"]),
    PolicyDeclaration(.shortPage, ["natural"]),
  ]

  private let page: StickyPage
  private let rowHeight: CGFloat

  /// Makes the container for a scene.
  public init(scene: Scene) {
    rowHeight = CGFloat(scene.pages[0].rowHeight)
    page = StickyPage(
      size: CGSize(width: scene.device.width, height: scene.device.height),
      picture: CGFloat(scene.header.height), bar: CGFloat(scene.bar.height),
      pinned: CGFloat(min(scene.header.pinned, scene.header.height)))
    page.show(
      rows: scene.pages[0].rows, height: rowHeight, bottomInset: CGFloat(scene.bottomInset))
  }

  /// The view to put into the window.
  public var rootView: UIView { page.scrollView }
  /// The header.
  public var headerView: UIView? { page.picture }
  /// The tab bar.
  public var barView: UIView? { page.bar }

  /// The page at an index, or nil while it is not loaded.
  public func page(at index: Int) -> ContainerPage? {
    guard index == 0 else { return nil }
    let first = CGRect(x: 0, y: 0, width: page.rows.bounds.width, height: rowHeight)
    return ContainerPage(
      scrollView: page.scrollView, view: page.scrollView, firstRowView: page.rows, firstRow: first)
  }
}
