import UIKit

/// A row of tabs with an indicator below; it scrolls where there are more than fit.
package final class ProfileTabBar: UIView {
  /// Called with the index of a tab that was tapped.
  var onSelect: ((Int) -> Void)?

  /// The tabs, from the left.
  package private(set) var tabs: [UIControl] = []
  /// The line below the tab that is shown.
  package let indicator: ProfileTabIndicator
  private let strip = UIScrollView()

  init(feeds: [Profile.Feed], height: CGFloat) {
    indicator = ProfileTabIndicator()
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    strip.scrollsToTop = false
    strip.showsHorizontalScrollIndicator = false
    strip.contentInsetAdjustmentBehavior = .never
    addSubview(strip)
    for (index, feed) in feeds.enumerated() { addTab(feed, index, height) }
    let width = tabs.last?.frame.maxX ?? 0
    strip.contentSize = CGSize(width: width, height: height)
    indicator.underline(tabs.map(\.frame), height: height)
    strip.layer.addSublayer(indicator)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private func addTab(_ feed: Profile.Feed, _ index: Int, _ height: CGFloat) {
    let tab = UIControl(
      frame: CGRect(x: tabs.last?.frame.maxX ?? 0, y: 0, width: feed.tabWidth, height: height))
    let label = UILabel(frame: tab.bounds)
    label.text = feed.title
    label.textAlignment = .center
    tab.addSubview(label)
    tab.addAction(UIAction { [unowned self] _ in onSelect?(index) }, for: .touchUpInside)
    strip.addSubview(tab)
    tabs.append(tab)
  }

  override package func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = bounds
  }

  /// The pages stand between two tabs: 1.5 is half-way from the second to the third.
  func pagesMoved(to place: CGFloat) {
    indicator.move(to: place)
    for (index, tab) in tabs.enumerated() { tab.isSelected = index == Int(place.rounded()) }
  }

  /// Brings a tab into the middle, as far as the strip goes.
  func reveal(_ index: Int) {
    let most = max(0, strip.contentSize.width - strip.bounds.width)
    let x = min(max(0, tabs[index].frame.midX - strip.bounds.width / 2), most)
    strip.setContentOffset(CGPoint(x: x, y: 0), animated: true)
  }
}
