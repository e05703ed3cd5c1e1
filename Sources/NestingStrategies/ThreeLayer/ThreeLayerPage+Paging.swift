import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension ThreeLayerPage {
  /// The page on the screen, or the nearer one while two are.
  var currentIndex: Int {
    let width = pages.bounds.width
    guard width > 0 else { return 0 }
    let index = Int((pages.contentOffset.x / width).rounded())
    return min(max(index, 0), lists.count - 1)
  }

  /// Makes the lists that are on the screen and were not made before.
  func loadVisiblePages() {
    let width = pages.bounds.width
    let first = Int((pages.contentOffset.x / width).rounded(.down))
    let last = Int((pages.contentOffset.x / width).rounded(.up))
    for index in max(0, first)...max(0, min(last, lists.count - 1)) where lists[index] == nil {
      load(index)
    }
  }

  private func load(_ index: Int) {
    let size = pages.bounds.size
    let list = PageList(
      index: index,
      frame: CGRect(
        x: size.width * CGFloat(index), y: 0, width: size.width, height: size.height),
      page: scene.pages[index], bottomInset: CGFloat(scene.bottomInset))
    list.delegate = self
    lists[index] = list
    pages.addSubview(list)
    listen(to: list.panGestureRecognizer)
  }

  func pagesDidScroll() {
    loadVisiblePages()
    bar.show(page: pages.contentOffset.x / pages.bounds.width)
  }

  /// Goes to a page; a tap while a finger moves the pages is left to the finger.
  public func selectPage(_ index: Int, animated: Bool) {
    guard lists.indices.contains(index), !pages.isDragging else { return }
    let offset = CGPoint(x: pages.bounds.width * CGFloat(index), y: 0)
    pages.setContentOffset(offset, animated: animated)
    bar.reveal(page: index)
  }

  /// Lays the rows out again; nothing moves.
  public func reload() {
    for list in lists { list?.setNeedsLayout() }
  }

  /// Sends the lists off the screen to their tops while the header shows, where that is the policy.
  func resetOtherPages() {
    guard scene.policies[.otherPages] == "reset", outer.contentOffset.y < headerLength else {
      return
    }
    for list in lists {
      guard let list, list !== chained, list.index != currentIndex else { continue }
      if list.contentOffset.y != 0 { list.contentOffset.y = 0 }
    }
  }
}
