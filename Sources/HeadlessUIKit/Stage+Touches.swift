extension Stage {
  /// Takes in the samples of a frame; samples of one time are one event.
  func takeIn(_ samples: ContiguousArray<StageTouchSample>) {
    var index = 0
    while index < samples.count {
      let time = samples[index].time
      var end = index + 1
      while end < samples.count && samples[end].time == time { end += 1 }
      Stage.sampleTime = time
      takeInMoves(samples, index, end)
      for each in index..<end {
        switch samples[each].phase {
        case .began:
          finishLifted()
          touchDown(samples[each])
        case .moved: break
        case .ended: touchUp(samples[each], cancelled: false)
        case .cancelled: touchUp(samples[each], cancelled: true)
        }
      }
      index = end
    }
  }

  private func takeInMoves(
    _ samples: ContiguousArray<StageTouchSample>, _ start: Int, _ end: Int
  ) {
    var hasMoved = false
    for index in start..<end where samples[index].phase == .moved {
      guard let touch = touch(samples[index].finger) else { continue }
      touch.previousPoint = touch.point
      touch.point = CGPoint(x: samples[index].x, y: samples[index].y)
      touch.phase = .moved
      touch.timestamp = samples[index].time / 1000
      hasMoved = true
    }
    guard hasMoved else { return }
    taking.stageEach { if $0.stageHasMovedTouch { $0.stageMoved(at: Stage.sampleTime) } }
    for touch in touches where touch.phase == .moved {
      touch.phase = .stationary
      if touch.reachesViews, let view = touch.view {
        touch.phase = .moved
        view.touchesMoved([touch], with: event(touch))
        touch.phase = .stationary
      }
    }
  }

  private func touch(_ finger: Int) -> UITouch? { touches.first { $0.finger == finger } }

  private func event(_ touch: UITouch) -> UIEvent {
    UIEvent(touches: [touch], timestamp: touch.timestamp)
  }

  /// A gesture whose last finger left earlier in this frame ends before the next finger comes down.
  private func finishLifted() {
    if taking.stageContains({ $0.touches.isEmpty }) {
      decide()
      act()
      letGo()
    }
    tellViewsOfLifted()
  }

  private func touchDown(_ sample: StageTouchSample) {
    guard touch(sample.finger) == nil else { return }
    let touch = UITouch(finger: sample.finger)
    touch.point = CGPoint(x: sample.x, y: sample.y)
    touch.previousPoint = touch.point
    touch.timestamp = sample.time / 1000
    touch.view = window.hitTest(touch.point, with: nil)
    touches.append(touch)
    gatherRecognizers(for: touch)
    stopCoasts(under: touch)
    hits.append(Hit(finger: touch.finger, view: touch.view, stoppedCoast: touch.stoppedCoast))
    touch.view?.touchesBegan([touch], with: event(touch))
  }

  /// A touch-down stops every coast whose scroll view receives the touch.
  ///
  /// That is each one around the touched view, and each one whose pan receives the touch on another
  /// view. The pan is told first, so the view is tracking while its run is torn down.
  private func stopCoasts(under touch: UITouch) {
    if coasting.isEmpty { return }
    for recognizer in touch.recognizers {
      guard let pan = recognizer as? UIScrollViewPanGestureRecognizer else { continue }
      guard let scroll = pan.scrollView, scroll.coast != nil else { continue }
      pan.catchesCoast = true
      scroll.stageTouchDown(touch)
    }
    var view = touch.view
    while let here = view {
      if let scroll = here as? UIScrollView, scroll.coast != nil, scroll.scrollPan.isEnabled {
        scroll.stageTouchDown(touch)
      }
      view = here.stageSuperview
    }
  }

  private func gatherRecognizers(for touch: UITouch) {
    var view = touch.view
    while let here = view {
      for recognizer in here.recognizers where mayReceive(recognizer, touch) {
        recognizer.stageAdd(touch)
        touch.recognizers.append(recognizer)
        enlist(recognizer, on: here)
      }
      view = here.stageSuperview
    }
  }

  private func mayReceive(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard recognizer.isEnabled else { return false }
    guard recognizer.stageState == .possible || recognizer.stageIsActive else { return false }
    guard recognizer.stageTakes(touch) else { return false }
    return recognizer.stageDelegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Keeps those that take part in order: from the hit view upward, in order of addition.
  private func enlist(_ recognizer: UIGestureRecognizer, on view: UIView) {
    if recognizer.isTakingPart { return }
    recognizer.isTakingPart = true
    recognizer.depth = view.stageDepth
    let place = taking.firstIndex { $0.depth < recognizer.depth } ?? taking.count
    taking.insert(recognizer, at: place)
  }

  private func touchUp(_ sample: StageTouchSample, cancelled: Bool) {
    guard let index = touches.firstIndex(where: { $0.finger == sample.finger }) else { return }
    let touch = touches[index]
    touch.point = CGPoint(x: sample.x, y: sample.y)
    touch.phase = cancelled ? .cancelled : .ended
    touch.timestamp = sample.time / 1000
    for recognizer in touch.recognizers {
      if cancelled { recognizer.stageTouchCancelled() }
      recognizer.stageRemove(touch, at: sample.time)
    }
    touches.remove(at: index)
    if touch.reachesViews { lifted.append(touch) }
  }

  /// Views hear of a finger that left after the recognizers have decided whose it was.
  func tellViewsOfLifted() {
    if lifted.isEmpty { return }
    let touches = lifted
    lifted.removeAll(keepingCapacity: true)
    for touch in touches where touch.reachesViews {
      guard let view = touch.view else { continue }
      if touch.phase == .cancelled {
        view.touchesCancelled([touch], with: event(touch))
      } else {
        view.touchesEnded([touch], with: event(touch))
      }
    }
  }

  /// Every recognizer decides; those that waited on a failed one decide again.
  func decide() {
    if taking.isEmpty { return }
    let now = Double(Stage.frameNumber) * Stage.frameInterval
    taking.stageEach { $0.stageDecide(now: now) }
    var passes = 0
    while passes < 4 && taking.stageContains({ $0.isWaiting && $0.stageState == .possible }) {
      for recognizer in taking where recognizer.isWaiting && recognizer.stageState == .possible {
        recognizer.stageDecide(now: now)
      }
      passes += 1
    }
    if !taking.stageContains({ $0.owesBegan || $0.owesEnd }) { return }
    for recognizer in taking where recognizer.owesBegan || recognizer.owesEnd {
      if recognizer.cancelsTouchesInView { takeFromViews(recognizer) }
    }
  }

  private func takeFromViews(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.involved where touch.reachesViews {
      touch.reachesViews = false
      if let view = touch.view {
        view.touchesCancelled([touch], with: event(touch))
      }
    }
  }

  /// Calls the actions, from the hit view upward or the other way round.
  func act() {
    if taking.isEmpty { return }
    let count = taking.count
    let reversed = Stage.assumed.panOrder == .reverse
    for turn in 0..<count {
      let index = reversed ? count - 1 - turn : turn
      if taking.indices.contains(index), taking[index].stageOwes { deliver(taking[index]) }
    }
  }

  /// Calls a recognizer's actions for what it owes: one callback, two if it began and ended.
  func deliver(_ recognizer: UIGestureRecognizer) {
    if recognizer.owesBegan {
      recognizer.owesBegan = false
      recognizer.owesChanged = false
      let state = recognizer.stageState
      recognizer.stageState = .began
      recognizer.stageCallActions()
      if recognizer.stageState == .began { recognizer.stageState = state }
    }
    if recognizer.owesEnd {
      recognizer.owesEnd = false
      recognizer.owesChanged = false
      recognizer.stageCallActions()
    } else if recognizer.owesChanged {
      recognizer.owesChanged = false
      recognizer.stageCallActions()
    }
  }

  /// Forgets recognizers without touches, at the end of the frame.
  func letGo() {
    if !taking.stageContains({ $0.touches.isEmpty }) { return }
    var hasGone = false
    for recognizer in taking where recognizer.touches.isEmpty {
      if recognizer.isWaiting && recognizer.stageState == .possible && !touches.isEmpty { continue }
      recognizer.isTakingPart = false
      recognizer.stageReset()
      hasGone = true
    }
    if hasGone { taking.removeAll { !$0.isTakingPart } }
  }

  /// A view left the window: its touches are cancelled, and what moves in it by itself ends.
  func viewLeft(_ view: UIView) {
    for recognizer in taking {
      guard let host = recognizer.stageView, host.isDescendant(of: view) else { continue }
      recognizer.stageCancel()
    }
    for scroll in coasting where scroll.isDescendant(of: view) {
      scroll.stageLeaveCoast()
    }
    for scroll in moving where scroll.isDescendant(of: view) {
      scroll.offsetAnimation?.began = -.infinity
    }
    coasting.removeAll { $0.coast == nil }
    if !animations.isEmpty { endAnimations(in: view) }
  }

  /// A view changed its superview: its touches stay, or are cancelled (assumed).
  func viewMoved(_ view: UIView) {
    guard Stage.assumed.touchOnReParenting == .cancelled else { return }
    for recognizer in taking {
      guard recognizer.involved.contains(where: { $0.view?.isDescendant(of: view) ?? false })
      else { continue }
      recognizer.stageCancel()
    }
    for touch in touches where touch.reachesViews {
      guard let touched = touch.view, touched.isDescendant(of: view) else { continue }
      touch.reachesViews = false
      touched.touchesCancelled([touch], with: event(touch))
    }
  }
}
