import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Where the header stands, and on what.
extension HeaderHoistingPage: HeadedPagesOwner {
  // MARK: On a list

  func didScroll(_ list: HeadedList) {
    takePlace(of: list)
    place(on: list)
  }

  /// Whether the header comes back before the list is at its top; a page on which it cannot
  /// collapse takes it along.
  private func returnsEarly(on list: HeadedList) -> Bool { returnsEarly && list.end >= collapse }

  /// Works out how far the header is collapsed, from where the list stands now.
  private func takePlace(of list: HeadedList) {
    let most = min(max(0, list.place), collapse)
    let place = min(max(0, list.place), list.end)
    if returnsEarly(on: list) {
      // The rubber band at the end is no movement of the content.
      collapsed = min(max(0, collapsed + place - lastPlace), most)
    } else {
      collapsed = most
    }
    hang = min(hang, collapse - collapsed)
    lastPlace = place
  }

  /// Brings the header to its place on the list; a pull takes it along.
  private func place(on list: HeadedList) {
    let y = max(0, list.place) - collapsed - hang - list.room
    if head.frame.origin.y != y { head.frame.origin.y = y }
  }

  /// Puts the header on a list, before its rows.
  func seat(on list: HeadedList) {
    lastPlace = min(max(0, list.place), list.end)
    list.addSubview(head)
    head.frame.origin.x = 0
    place(on: list)
  }

  // MARK: In the air

  func pagesWillLeave() {
    holdExpansion()
    let top = -(collapsed + hang)
    collapsed += hang
    hang = 0
    pages.view.addSubview(head)
    head.frame.origin = CGPoint(x: pages.view.contentOffset.x, y: top)
    for list in pages.lists {
      if let list, list !== pages.current { bring(list) }
    }
    collapsedAtLift = collapsed
  }

  func pagesDidMove() {
    if pages.isAway { head.frame.origin.x = pages.view.contentOffset.x }
    bar.show(page: pages.progress)
  }

  func pagesDidLand(on list: HeadedList) {
    let short = collapsed - list.end
    hang = short < 0.5 / UIScreen.main.scale ? 0 : short
    collapsed = min(collapsed, max(0, list.place))
    seat(on: list)
    expand()
    bar.reveal(page: list.index)
  }

  func didLoad(_ list: HeadedList) {
    list.place = min(collapsed, list.end)
  }

  /// Brings a list that is off the screen to where the header stands.
  ///
  /// On a profile a list is scrolled only below a collapsed header; with an early return the row
  /// that was below the bar stays there.
  private func bring(_ list: HeadedList) {
    guard returnsEarly(on: list) else {
      return list.follow(collapsed: collapsed, of: collapse)
    }
    list.place = min(max(list.place + collapsed - collapsedAtLift, collapsed), list.end)
  }
}
