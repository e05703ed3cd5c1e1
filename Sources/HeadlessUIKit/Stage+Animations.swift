extension Stage {
  /// Runs a closure whose changes belong to a group.
  static func run(_ group: StageAnimationGroup, _ animations: () -> Void) {
    enter(group, animations)
    group.isComplete = true
    if let stage = live {
      stage.groups.append(group)
    } else {
      group.completion?(true)
    }
  }

  /// Runs a closure whose changes join a group that has begun.
  static func enter(_ group: StageAnimationGroup, _ animations: () -> Void) {
    let outer = animating
    animating = group
    animations()
    animating = outer
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
      let animation = animations.remove(at: index)
      if animation.group.isReversed { write(animation.from, animation) }
      finish(animation)
    }
    completeGroups()
  }

  private func finish(_ animation: StageAnimation) {
    let view = animation.view
    animation.group.remaining -= 1
    guard let shown = view.presentation else { return }
    shown.animations -= 1
    if !animation.group.allowsInteraction { shown.blocking -= 1 }
    if shown.isOver {
      view.presentation = nil
    } else {
      shown.set(animation.property, view.stageModelValue(animation.property))
    }
  }

  /// Calls the completions of the groups that are over, in the order in which they began.
  private func completeGroups() {
    guard groups.contains(where: { $0.remaining == 0 && $0.isOver }) else { return }
    // Completions may begin further animations: take the finished groups out first.
    let finished = groups.filter { $0.remaining == 0 && $0.isOver }
    groups.removeAll { $0.remaining == 0 && $0.isOver }
    for group in finished {
      let completion = group.completion
      group.completion = nil
      group.abandon = nil
      completion?(!group.wasInterrupted)
    }
  }

  /// Ends a property's animation; a group that has lost its last one completes in this frame.
  func endAnimation(of view: UIView, _ property: StageAnimatedProperty, interrupted: Bool) {
    for index in animations.indices.reversed() {
      let animation = animations[index]
      guard animation.view === view, animation.property == property else { continue }
      animation.group.wasInterrupted = animation.group.wasInterrupted || interrupted
      finish(animations.remove(at: index))
    }
  }

  func endAnimations(of view: UIView) {
    for property in StageAnimatedProperty.allCases {
      endAnimation(of: view, property, interrupted: true)
    }
  }

  /// What is animated in a view that has left the window is at its end at once.
  func endAnimations(in view: UIView) {
    for index in animations.indices.reversed()
    where animations[index].view.isDescendant(of: view) {
      animations[index].group.wasInterrupted = true
      finish(animations.remove(at: index))
    }
  }

  // MARK: Animators

  /// Takes a group's animations away and leaves the views at one end, or as the screen shows them.
  func end(_ group: StageAnimationGroup, at position: UIViewAnimatingPosition) {
    let progress = group.progress
    for index in animations.indices.reversed() where animations[index].group === group {
      let animation = animations.remove(at: index)
      switch position {
      case .end: break
      case .start: write(animation.from, animation)
      case .current: write(animation.from.mixed(animation.to, progress), animation)
      }
      finish(animation)
    }
    groups.removeAll { $0 === group }
  }

  /// The animations of a group, which know both ends of their ways.
  func ends(of group: StageAnimationGroup) -> ContiguousArray<StageAnimation> {
    animations.filter { $0.group === group }
  }

  /// Writes a property's model value as an animation does.
  func write(_ value: StageAnimatedValue, _ animation: StageAnimation) {
    let outer = log.author
    log.author = .animation
    UIView.performWithoutAnimation { animation.view.stageWriteModel(animation.property, value) }
    log.author = outer
  }
}
