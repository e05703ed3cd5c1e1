/// Where a view's own coordinates begin in the window, as long as nothing but places moves it.
package struct StagePlacement {
  /// What is added to an x of the view to get one of the window, in points.
  package var x = 0.0
  /// What is added to a y.
  package var y = 0.0
  /// Whether no view from here to the window has a transform or is under animation.
  package var isPlain = true
  var pass = -1
}

extension UIView {
  /// The view's placement, worked out once in a pass for it and for all views around it.
  ///
  /// A pass is a stretch of time in which nothing moves: an observer takes a new number for each.
  @inline(__always)
  package final func stagePlacement(in pass: Int) -> StagePlacement {
    if placement.pass != pass { stagePlace(in: pass) }
    return placement
  }

  private final func stagePlace(in pass: Int) {
    var x = Double(stageOrigin.x - stageBounds.origin.x)
    var y = Double(stageOrigin.y - stageBounds.origin.y)
    var isPlain = stageIsPlain && presentation == nil
    stageParent?._withUnsafeGuaranteedRef { parent in
      if parent.placement.pass != pass { parent.stagePlace(in: pass) }
      x += parent.placement.x
      y += parent.placement.y
      isPlain = isPlain && parent.placement.isPlain
    }
    placement.x = x
    placement.y = y
    placement.isPlain = isPlain
    placement.pass = pass
  }
}
