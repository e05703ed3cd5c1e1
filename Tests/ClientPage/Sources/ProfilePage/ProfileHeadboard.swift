import UIKit

/// Header and tabs on one board that lies over the lists and slides up as far as the header goes.
final class ProfileHeadboard: UIView {
  let header: ProfileHeaderView
  let tabBar: ProfileTabBar

  init(profile: Profile, metrics: ProfileMetrics) {
    header = ProfileHeaderView(profile: profile)
    tabBar = ProfileTabBar(feeds: profile.feeds, height: metrics.tabs)
    super.init(frame: .zero)
    addSubview(header)
    addSubview(tabBar)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func place(width: CGFloat, metrics: ProfileMetrics) {
    header.frame = CGRect(x: 0, y: 0, width: width, height: metrics.header)
    tabBar.frame = CGRect(x: 0, y: metrics.header, width: width, height: metrics.tabs)
    frame.size = CGSize(width: width, height: tabBar.frame.maxY)
  }

  /// What is no button belongs to the list below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
