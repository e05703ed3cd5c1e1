import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Where header and bar are, and on what.
extension SmoothInsetPage {
  /// What carries the header or the bar.
  private enum Place {
    /// The current list, at its top.
    case list
    /// The root view, before the pages or behind them.
    case front, back
    /// The pager, before the pages that move or behind them.
    case air, airBehind
  }

  var barHeight: CGFloat { tabs.bounds.height }
  private var headerHeight: CGFloat { header.view.bounds.height }

  /// Where the bar stands when it hovers.
  private var floor: CGFloat { root.bounds.height - barHeight }

  /// Where the header's top edge belongs on the screen.
  private var headerTop: CGFloat { (isRaised ? 0 : pulled) - collapsed }

  /// Where the bar's top edge belongs on the screen.
  var barTop: CGFloat {
    if isRaised { return floor - risen + pulled }
    let own = headerTop + headerHeight
    return scene.policies[.bottomBar] == "rides" ? own : min(own, floor)
  }

  /// Whether the bar is on the floor, above its place below the header.
  var isHovering: Bool { !isRaised && barTop < headerTop + headerHeight }

  /// How far the pages are up, in points.
  var risen: CGFloat { min(max(0, lastPlace), ascent) }

  private var headerPlace: Place {
    if pages.isAway { return isRaised ? .airBehind : .air }
    if isRaised { return .back }
    // At its top a list carries even a header that does not collapse.
    return lastPlace <= 0 || lastPlace < collapse ? .list : .front
  }

  private var barPlace: Place {
    if isHovering { return .front }
    if pages.isAway { return .air }
    if isRaised { return lastPlace < ascent ? .list : .front }
    return headerPlace
  }

  /// Brings header and bar to their places.
  func arrange() {
    guard let list = pages.current else { return }
    put(header, headerPlace, top: headerTop, list)
    put(bar, barPlace, top: barTop, list)
  }

  private func put(_ rider: Rider, _ place: Place, top: CGFloat, _ list: HeadedList) {
    let view = rider.view
    let host = host(place, list)
    if view.superview !== host && (!rider.isTouched || pages.isAway || view.superview == nil) {
      if place == .back || place == .airBehind {
        host.insertSubview(view, at: 0)
      } else {
        host.addSubview(view)
      }
    }
    // On a list at its top this is a constant, and nothing is written while the list carries it.
    let y = view.superview === list ? top + list.place - list.room : top
    let x = view.superview === pages.view ? pages.view.contentOffset.x : 0
    let origin = CGPoint(x: x, y: y)
    if view.frame.origin != origin { view.frame.origin = origin }
  }

  private func host(_ place: Place, _ list: HeadedList) -> UIView {
    switch place {
    case .list: list
    case .front, .back: root
    case .air, .airBehind: pages.view
    }
  }
}

extension SmoothInsetPage: HeadedPagesOwner {
  func didScroll(_ list: HeadedList) {
    if isFitting { return }
    if isRaised && endsAtEdge(list) { return }
    takePlace(of: list)
    arrange()
    onScroll?(list.place)
    // Raised pages that somebody else brought to the floor are down.
    if isRaised && !isTouched { settle() }
  }

  /// Works out how far the header is collapsed, or how far the pages are up.
  func takePlace(of list: HeadedList) {
    lastPlace = list.place
    pulled = max(0, -list.place)
    if !isRaised { collapsed = min(max(0, list.place), collapse) }
  }

  func didLoad(_ list: HeadedList) {
    if isRaised { fit(list) }
    follow(list)
  }

  func pagesWillLeave() {
    arrange()
    for list in pages.lists {
      if let list, list !== pages.current { follow(list) }
    }
  }

  /// Brings a list that nobody sees to where header and bar stand.
  private func follow(_ list: HeadedList) {
    list.follow(collapsed: isRaised ? risen : collapsed, of: isRaised ? ascent : collapse)
  }

  func pagesDidMove() {
    if pages.isAway { arrange() }
    tabs.show(page: pages.progress)
  }

  func pagesDidLand(on list: HeadedList) {
    lead(list)
    takePlace(of: list)
    arrange()
    tabs.reveal(page: list.index)
  }
}
