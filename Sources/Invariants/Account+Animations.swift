import Traces

/// What animations explain.
///
/// An animation explains only what its curve gives between two frames, and only where it began in
/// the frame of a cause (a finger that leaves, a tap, a scene event, a call), serves a purpose that
/// the scene names, has a fixed target and lasts 0.15 to 1 s. A drag of the chain ends what was
/// explained so far: from then on the finger says where things stand.
extension Account {
  /// How long an animation may last, in milliseconds.
  static let animationDurations = 150.0...1000.0

  /// Takes in which animations run, and adds the steps of those that are explained.
  mutating func stepAnimations(_ frame: borrowing Frame) {
    budget = budget + animationStep
    if drag.isActive && !dragEnds {
      animations.removeAll(keepingCapacity: true)
      return
    }
    animations.removeAll { !frame.animations.contains($0) }
    guard !frame.animations.isEmpty, hasCause(frame) || hasLanded else { return }
    for index in frame.animations.indices where isExplained(frame.animations[index], frame) {
      if !animations.contains(frame.animations[index]) {
        animations.append(frame.animations[index])
      }
    }
  }

  /// How far animations that are explained move the chain in this frame, towards the end of the
  /// content; also in the frame in which they end or are stopped.
  mutating func findAnimationStep(_ frame: borrowing Frame) {
    animationStep = .zero
    headStep = .zero
    for index in animations.indices {
      let animation = animations[index]
      let way =
        ReferenceCurve.progress(animation, at: frame.time)
        - ReferenceCurve.progress(
          animation, at: frame.time - Double(intervals) * scene.frameInterval)
      let step = Interval(-way * animation.descent).hull(0)
      if animation.movesHead {
        // Header and bar may be animated one by one, by the same way.
        headStep = headStep.hull(step)
      } else {
        animationStep = animationStep + step
      }
    }
  }

  /// Whether something outside the container happened in this frame.
  private func hasCause(_ frame: borrowing Frame) -> Bool {
    if !frame.events.isEmpty { return true }
    for index in frame.touches.indices {
      let phase = frame.touches[index].phase
      if phase == .ended || phase == .cancelled { return true }
    }
    return false
  }

  /// Whether the pages came to stand on one of them in this frame.
  private var hasLanded: Bool {
    if was.isLifted && !now.isLifted { return true }
    return now.progress != was.progress && now.progress == now.progress.rounded()
  }

  /// Whether an animation that runs in this frame began in it, for a purpose that is named.
  private func isExplained(_ animation: AnimationRecord, _ frame: borrowing Frame) -> Bool {
    guard abs(animation.began - frame.time) < 0.5,
      Self.animationDurations.contains(animation.duration)
    else { return false }
    return serves(animation, frame)
  }

  /// Settling, or a short page: what the animation brings to its place.
  private func serves(_ animation: AnimationRecord, _ frame: borrowing Frame) -> Bool {
    if animation.movesHead { return bringsHeaderOut(frame) }
    return animation.property == .offset
      ? settlesPages(animation, frame) : settles(animation, frame)
  }

  /// A header that a page is too short for comes out as far as the rows have come down.
  private func bringsHeaderOut(_ frame: borrowing Frame) -> Bool {
    guard scene.policies.shortPage == .expandHeader, let header = frame.header else { return false }
    return scene.length(of: now.page) < scene.collapse
      && abs(header.model.y + now.place.content) <= scene.stepTolerance
  }

  /// Pages that are up over the header go all the way, or back to the floor.
  private func settlesPages(_ animation: AnimationRecord, _ frame: borrowing Frame) -> Bool {
    guard isRaised, now.listSlot >= 0, animation.target == frame.scrollers[now.listSlot].id else {
      return false
    }
    let goal = now.place.content + animation.to.y - frame.scrollers[now.listSlot].offset.y
    return min(abs(goal), abs(goal - scene.collapse)) <= scene.stepTolerance
  }

  /// A sheet goes to a place at which it rests.
  private func settles(_ animation: AnimationRecord, _ frame: borrowing Frame) -> Bool {
    guard animation.target == WriteRecord.panel, scene.hasPanel, let panel = frame.panel else {
      return false
    }
    return scene.offDetent(panel.model.y) <= scene.positionTolerance
  }
}

extension AnimationRecord {
  /// Whether it moves the header or the tab bar, and nothing else.
  var movesHead: Bool { target == WriteRecord.header || target == WriteRecord.bar }

  /// How far the view's top edge goes down on the whole way, in points.
  var descent: Double {
    switch property {
    case .position, .transform: to.y - from.y
    case .bounds: (from.height - to.height) / 2
    case .opacity: 0
    case .offset: from.y - to.y
    }
  }
}
