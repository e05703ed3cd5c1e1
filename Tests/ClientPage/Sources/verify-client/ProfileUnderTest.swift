import NestCheck
import ProfilePage
import Scenes
import UIKit

/// What the verifier has to know of the page: how to make one for a scene, and its views.
class ProfileUnderTest: NestedContainer {
  class var name: String { "client-profile" }
  class var summary: String { "A client's profile page: the current list's offset is all." }
  class var kind: ContainerKind { .strategy }
  /// One offset carries header and posts.
  static let chaining = Chaining.single
  /// A list is pulled down below the header, which stays; a pan on the header pages.
  static let policies = [
    PolicyDeclaration(.bounceTop, ["list"]), PolicyDeclaration(.headerPan, ["pages"]),
  ]

  private let controller: ProfileViewController

  required init(scene: Scene) {
    controller = Self.makeController(Profile(scene), ProfileMetrics(scene))
  }

  class func makeController(
    _ profile: Profile, _ metrics: ProfileMetrics
  ) -> ProfileViewController {
    ProfileViewController(profile: profile, metrics: metrics)
  }

  var rootView: UIView { controller.view }
  var headerView: UIView? { controller.headerView }
  var barView: UIView? { controller.tabBar }
  var tabViews: [UIView] { controller.tabBar.tabs }
  var indicatorLayer: CAShapeLayer? { controller.tabBar.indicator }
  var pager: UIScrollView? { controller.pagerView }

  func page(at index: Int) -> ContainerPage? {
    guard let feed = controller.feed(at: index) else { return nil }
    return ContainerPage(
      scrollView: feed, view: feed, firstRowView: feed, firstRow: feed.firstPost)
  }

  func selectPage(_ index: Int, animated: Bool) { controller.select(index, animated: animated) }
  func reload() { controller.reload() }
}

/// The same page as it is often published, which has to be caught.
final class LateProfileUnderTest: ProfileUnderTest {
  override class var name: String { "client-profile-late" }
  override class var summary: String { "Lists are brought in line only when their page lands." }
  override class var kind: ContainerKind { .dumb }

  override class func makeController(
    _ profile: Profile, _ metrics: ProfileMetrics
  ) -> ProfileViewController {
    LateProfileViewController(profile: profile, metrics: metrics)
  }
}

extension Profile {
  /// A profile with as many lists and posts as a scene asks for.
  init(_ scene: Scene) {
    self.init()
    firstFeed = scene.firstPage
    feeds = scene.pages.indices.map { index in
      let page = scene.pages[index]
      return Feed(
        title: "Tab \(index + 1)", tabWidth: CGFloat(scene.tabWidth(index)),
        posts: (0..<page.rows).map { "Post \($0 + 1)" }, postHeight: CGFloat(page.rowHeight))
    }
  }
}

extension ProfileMetrics {
  /// The measures of a scene.
  init(_ scene: Scene) {
    self.init()
    header = CGFloat(scene.header.height)
    pinned = CGFloat(min(scene.header.height, scene.header.pinned))
    tabs = CGFloat(scene.bar.height)
    bottom = CGFloat(scene.bottomInset)
  }
}
