extension UIGestureRecognizer {
  /// What comes of an attempt to begin.
  enum Attempt {
    case granted
    case refused
    /// A recognizer that has to fail first is still possible.
    case waits
  }

  /// Asks everybody who has a say whether the gesture may be recognized now.
  ///
  /// A possible recognizer is prevented iff an active one can prevent it, it can be prevented and
  /// neither delegate said yes to both (public: the full table is in the tests).
  final func stageAttempt() -> Attempt {
    guard let stage = Stage.live else { return .refused }
    isWaiting = false
    for other in stage.taking where other !== self && sharesTouch(with: other) {
      if waits(for: other) {
        if other.stageState == .possible {
          isWaiting = true
          return .waits
        }
        if other.stageIsActive || other.stageState == .ended { return .refused }
      }
      if other.stageIsActive && other.prevents(self) { return .refused }
    }
    if !stageAskShouldBegin() { return .refused }
    for other in stage.taking where other !== self && sharesTouch(with: other) {
      if other.stageState == .possible {
        if other.waits(for: self) || prevents(other) { other.stageState = .failed }
      }
    }
    return .granted
  }

  final func stageAskShouldBegin() -> Bool {
    if !stageMayBegin() { return false }
    if let view = stageView, !view.gestureRecognizerShouldBegin(self) { return false }
    if let pan = self as? UIScrollViewPanGestureRecognizer, let scroll = pan.scrollView,
      scroll !== stageView, !scroll.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    guard let asked = stageDelegate, asked !== stageView else { return true }
    return asked.gestureRecognizerShouldBegin(self)
  }

  final func sharesTouch(with other: UIGestureRecognizer) -> Bool {
    for touch in involved where other.involved.contains(where: { $0 === touch }) { return true }
    return false
  }

  /// Whether this one, active, stops the other, possible one.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !stageBothMayRun(with: other)
  }

  /// Whether either delegate says yes to both.
  final func stageBothMayRun(with other: UIGestureRecognizer) -> Bool {
    if let asked = stageDelegate,
      asked.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other)
    {
      return true
    }
    guard let asked = other.stageDelegate else { return false }
    return asked.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
  }

  final func waits(for other: UIGestureRecognizer) -> Bool {
    if stageRequirements.contains(where: { $0 === other }) { return true }
    if let asked = stageDelegate, asked.gestureRecognizer(self, shouldRequireFailureOf: other) {
      return true
    }
    guard let asked = other.stageDelegate else { return false }
    return asked.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
  }

  /// The delegate; for a scroll view's own pan the scroll view itself, where it is one.
  final var stageDelegate: UIGestureRecognizerDelegate? {
    if let delegate { return delegate }
    guard let pan = self as? UIScrollViewPanGestureRecognizer else { return nil }
    return pan.scrollViewAsDelegate
  }
}
