import UIKit

/// Who the page is about, and what there is to see of them.
package struct Profile {
  /// The name in the header.
  package var name = "Ada"
  /// The name of their picture among the app's images.
  package var picture = "ada"
  /// The lists, one a tab.
  package var feeds: [Feed] = []
  /// Which list is shown first.
  package var firstFeed = 0

  /// A profile without lists.
  package init() {}

  /// One list of posts.
  package struct Feed {
    /// What its tab says.
    package var title: String
    /// The width of its tab, in points.
    package var tabWidth: CGFloat
    /// What each post says, from the newest.
    package var posts: [String]
    /// The height of a post, in points.
    package var postHeight: CGFloat

    /// A list of posts.
    package init(title: String, tabWidth: CGFloat, posts: [String], postHeight: CGFloat) {
      self.title = title
      self.tabWidth = tabWidth
      self.posts = posts
      self.postHeight = postHeight
    }
  }
}

/// The page's measures, in points.
package struct ProfileMetrics {
  /// The header above the tabs.
  package var header: CGFloat = 200
  /// How much of it stays when it is collapsed.
  package var pinned: CGFloat = 0
  /// The row of tabs.
  package var tabs: CGFloat = 44
  /// What lies over the end of each list, such as a toolbar.
  package var bottom: CGFloat = 0

  /// The measures of the design.
  package init() {}
}
