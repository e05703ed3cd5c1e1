import HeadlessUIKit
import Scenes

/// A page with one plain scroll view: a header and rows in one content.
///
/// There is no code of its own, so whatever a claim says against it is wrong.
public final class NullPlain: NestedContainer {
  public static let name = "null-plain"
  public static let summary = "One plain scroll view with a header in its content."
  public static let kind = ContainerKind.null
  public static let policies = nativePolicies
  public static let chaining = Chaining.single

  private let list: PlainList
  private let header: UIView

  public init(scene: Scene) {
    let frame = CGRect(x: 0, y: 0, width: scene.device.width, height: scene.device.height)
    let height = CGFloat(scene.header.height)
    list = PlainList(
      frame: frame, page: scene.pages[0], below: height, bottomInset: scene.bottomInset)
    header = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: height))
    list.addSubview(header)
  }

  public var rootView: UIView { list }
  public var headerView: UIView? { header }
  public func page(at index: Int) -> ContainerPage? { index == 0 ? list.asPage : nil }
}
