extension Stage {
  /// Runs a closure whose changes belong to a group.
  static func run(_ group: StageAnimationGroup, _ animations: () -> Void) {
    let outer = animating
    animating = group
    animations()
    animating = outer
    if let stage = live {
      stage.groups.append(group)
    } else {
      group.completion?(true)
    }
  }

  func isAnimating(_ view: UIView, _ property: StageAnimatedProperty) -> Bool {
    animations.contains { $0.view === view && $0.property == property }
  }

  /// Brings every running animation to this frame's time and completes those that are over.
  func advanceAnimations() {
    if animations.isEmpty && groups.isEmpty { return }
    for animation in animations {
      let value = animation.from.mixed(animation.to, animation.group.progress)
      animation.view.presentation?.set(animation.property, value)
    }
    for index in animations.indices.reversed() where animations[index].group.isOver {
      finish(animations.remove(at: index))
    }
    completeGroups()
  }

  private func finish(_ animation: StageAnimation) {
    let view = animation.view
    animation.group.remaining -= 1
    guard let shown = view.presentation else { return }
    shown.animations -= 1
    if !animation.group.allowsInteraction { shown.blocking -= 1 }
    if shown.animations == 0 { view.presentation = nil }
  }

  func completeGroups() {
    // Completions may begin further animations: take the finished groups out first.
    let finished = groups.filter { $0.remaining == 0 && $0.isOver }
    if finished.isEmpty { return }
    groups.removeAll { $0.remaining == 0 && $0.isOver }
    for group in finished { group.completion?(!group.wasInterrupted) }
  }

  func endAnimation(of view: UIView, _ property: StageAnimatedProperty, interrupted: Bool) {
    for index in animations.indices.reversed() {
      let animation = animations[index]
      guard animation.view === view, animation.property == property else { continue }
      animation.group.wasInterrupted = animation.group.wasInterrupted || interrupted
      finish(animations.remove(at: index))
      if animation.group.remaining == 0 { endGroup(animation.group) }
    }
  }

  func endAnimations(of view: UIView) {
    for property in [StageAnimatedProperty.center, .bounds, .transform, .alpha] {
      endAnimation(of: view, property, interrupted: true)
    }
  }

  /// Ends a group whose last animation was taken away; UIKit then completes it as unfinished.
  private func endGroup(_ group: StageAnimationGroup) {
    guard let index = groups.firstIndex(where: { $0 === group }) else { return }
    groups.remove(at: index)
    group.completion?(!group.wasInterrupted)
  }
}
