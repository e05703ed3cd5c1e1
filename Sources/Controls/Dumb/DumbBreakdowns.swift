import HeadlessUIKit
import Scenes

/// Traps when the list is dragged upwards; workers have to survive it.
public final class DumbTraps: OverlayPage {
  public override class var name: String { "dumb-traps" }
  public override class var summary: String { "Traps when the content moves towards its end." }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let rows = [0]
    if scrollView.contentOffset.y > 0 { _ = rows[rows.count] }
    stick()
  }
}

/// Calls itself for ever when the list is pulled down; workers have to survive it.
public final class DumbRecurses: OverlayPage {
  public override class var name: String { "dumb-recurses" }
  public override class var summary: String { "Recurses without end when the content is pulled." }

  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    stick()
    if scrollView.contentOffset.y < 0 { header.tag = depth(of: 1) }
  }

  private func depth(of level: Int) -> Int {
    level < 0 ? 0 : depth(of: level + 1) + header.tag
  }
}

/// Never comes back from the end of a drag; workers have to survive it.
public final class DumbLoops: OverlayPage {
  public override class var name: String { "dumb-loops" }
  public override class var summary: String { "Loops for ever when a drag ends." }

  public override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate: Bool
  ) {
    while header.tag >= 0 { header.tag = (header.tag + 1) % 1_000 }
  }
}

/// Takes memory without end when a drag begins; workers have to survive it.
public final class DumbAllocates: OverlayPage {
  public override class var name: String { "dumb-allocates" }
  public override class var summary: String { "Takes memory without end when a drag begins." }

  public override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    var pages: [[UInt8]] = []
    while pages.count >= 0 { pages.append([UInt8](repeating: 1, count: 1 << 20)) }
  }
}
