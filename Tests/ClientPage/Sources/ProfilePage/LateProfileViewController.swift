import UIKit

/// The page as it is often published: a list is brought in line only when its page has landed.
///
/// Until then two pages disagree about the header, and the headboard jumps to where the arriving
/// list left it. It is here to be caught.
package final class LateProfileViewController: ProfileViewController {
  override func bringInLine(_ feed: FeedTableView) {
    if !pager.isDragging && !pager.isDecelerating { super.bringInLine(feed) }
  }
}
