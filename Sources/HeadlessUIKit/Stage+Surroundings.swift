/// What a phone does to its window: the safe area, and the tap on the status bar.
extension Stage {
  /// Gives the window another safe area, in points, and tells every view.
  package func setSafeArea(top: Double, bottom: Double) {
    let insets = UIEdgeInsets(top: CGFloat(top), left: 0, bottom: CGFloat(bottom), right: 0)
    guard insets != window.safeArea else { return }
    let old = window.safeArea
    window.safeArea = insets
    tell(window, old)
  }

  private func tell(_ view: UIView, _ old: UIEdgeInsets) {
    if view.stageSafeArea(within: old) != view.safeAreaInsets {
      view.safeAreaInsetsDidChange()
      view.stageController?.viewSafeAreaInsetsDidChange()
      view.setNeedsLayout()
    }
    view.stageFollowSafeArea()
    for each in view.stageSubviews { tell(each, old) }
  }

  /// Taps the status bar: the one scroll view that listens goes to its top; of several none does.
  package func tapStatusBar() {
    var listening: [UIScrollView] = []
    gather(window, &listening)
    guard listening.count == 1, let view = listening.first else { return }
    if view.delegate?.scrollViewShouldScrollToTop(view) ?? true { view.stageScrollToTop() }
  }

  private func gather(_ view: UIView, _ listening: inout [UIScrollView]) {
    if view.isHidden || view.alpha < 0.01 { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop, isOnScreen(scroll) {
      listening.append(scroll)
    }
    for each in view.stageSubviews { gather(each, &listening) }
  }

  private func isOnScreen(_ view: UIView) -> Bool {
    let rect = view.convert(view.bounds, to: nil)
    let screen = window.bounds
    return rect.maxX > screen.minX && rect.minX < screen.maxX && rect.maxY > screen.minY
      && rect.minY < screen.maxY
  }
}

extension UIView {
  /// How much of the view lies under status bar and home indicator, in points.
  public final var safeAreaInsets: UIEdgeInsets {
    guard let window = stageWindow, window.safeArea != .zero else { return .zero }
    return stageSafeArea(within: window.safeArea)
  }

  /// The same for a safe area of the window.
  final func stageSafeArea(within insets: UIEdgeInsets) -> UIEdgeInsets {
    guard let window = stageWindow, insets != .zero else { return .zero }
    let rect = convert(bounds, to: nil)
    let screen = window.bounds
    return UIEdgeInsets(
      top: min(max(0, insets.top - rect.minY), rect.height), left: 0,
      bottom: min(max(0, rect.maxY - (screen.maxY - insets.bottom)), rect.height), right: 0)
  }

  /// A scroll view takes the safe area into its insets, as it has been told to.
  final func stageFollowSafeArea() {
    (self as? UIScrollView)?.stageTakeSafeArea(safeAreaInsets)
  }
}

extension UIScrollView {
  /// A view that rests at its start stays there when the inset changes (assumed).
  final func stageTakeSafeArea(_ insets: UIEdgeInsets) {
    let scrolls = contentSize.height > bounds.height || alwaysBounceVertical
    var taken = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .never: break
    case .always: taken = insets
    case .automatic, .scrollableAxes: if scrolls { taken = insets }
    }
    guard taken != safeInset else { return }
    let isAtStart = stageIsIdle && Double(stageBounds.origin.y) == stageLowY
    safeInset = taken
    stageRangeChanged()
    if isAtStart { contentOffset.y = CGFloat(stageLowY) }
    adjustedContentInsetDidChange()
  }
}
