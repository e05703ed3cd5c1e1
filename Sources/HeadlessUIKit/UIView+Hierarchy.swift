extension UIView {
  /// Puts a view in front of the others.
  public final func addSubview(_ view: UIView) {
    insert(view, at: stageSubviews.count)
  }

  /// Puts a view at a place among the others, counted from the back.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), stageSubviews.count))
  }

  /// Puts a view right behind another one.
  public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling) ?? stageSubviews.count)
  }

  /// Puts a view right before another one.
  public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling).map { $0 + 1 } ?? stageSubviews.count)
  }

  /// Brings a view before all others.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = index(of: view) else { return }
    stageSubviews.remove(at: index)
    stageSubviews.append(view)
  }

  /// Sends a view behind all others.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = index(of: view) else { return }
    stageSubviews.remove(at: index)
    stageSubviews.insert(view, at: 0)
  }

  /// Takes the view out of its superview.
  public final func removeFromSuperview() {
    guard stageSuperview != nil else { return }
    detach(to: nil)
    stageWindowChanged(nil)
    Stage.live?.viewLeft(self)
  }

  /// Whether the view is the other one or in it.
  public final func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let each = here {
      if each === view { return true }
      here = each.stageSuperview
    }
    return false
  }

  private func index(of view: UIView) -> Int? { stageSubviews.firstIndex { $0 === view } }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself")
    let isMove = view.stageSuperview != nil
    let changesParent = view.stageSuperview !== self
    let leavesWindow = view.isInWindow && !isInWindow
    var place = index
    if view.stageSuperview === self, let old = self.index(of: view), old < place { place -= 1 }
    if isMove { view.detach(to: self) } else { view.willMove(toSuperview: self) }
    stageSubviews.insert(view, at: min(place, stageSubviews.count))
    view.stageSuperview = self
    Stage.noteHierarchyChange()
    if view.stageWindow !== stageWindow { view.stageWindowChanged(stageWindow) }
    Stage.noteWrite(view, .superview, Double(stageNumber), 0)
    if leavesWindow {
      Stage.live?.viewLeft(view)
    } else if isMove && changesParent {
      Stage.live?.viewMoved(view)
    }
    view.didMoveToSuperview()
    stageMarkDirty()
  }

  private func detach(to newSuperview: UIView?) {
    willMove(toSuperview: newSuperview)
    let old = stageSuperview
    stageSuperview = nil
    old?.stageSubviews.removeAll { $0 === self }
    old?.stageMarkDirty()
    Stage.noteHierarchyChange()
    if newSuperview == nil {
      Stage.noteWrite(self, .superview, -1, 0)
      didMoveToSuperview()
    }
  }

  package final func stageWindowChanged(_ window: UIWindow?) {
    stageWindow = window
    if isDirty { stageMarkDirty() }
    if let window, window.safeArea != .zero { stageFollowSafeArea() }
    for view in stageSubviews { view.stageWindowChanged(window) }
    didMoveToWindow()
  }

  final func stageMarkDirty() {
    isDirty = true
    if !isQueued, isInWindow { Stage.queueLayout(self) }
  }

  /// How many views are around it.
  package final var stageDepth: Int {
    var depth = 0
    var here = stageSuperview
    while let each = here {
      depth += 1
      here = each.stageSuperview
    }
    return depth
  }
}
