/// Where a view's own coordinates begin in the window, as long as nothing but places moves it.
package struct StagePlacement {
  /// What is added to an x of the view to get one of the window, in points.
  package var x = 0.0
  /// What is added to a y.
  package var y = 0.0
  /// Whether no view from here to the window has a transform or is under animation.
  package var isPlain = true
  fileprivate var pass = -1
}

extension UIView {
  /// The view's placement, worked out once in a pass for it and for all views around it.
  ///
  /// A pass is a stretch of time in which nothing moves: an observer takes a new number for each.
  package final func stagePlacement(in pass: Int) -> StagePlacement {
    if placement.pass == pass { return placement }
    var place = StagePlacement()
    place.pass = pass
    place.isPlain = stageIsPlain && presentation == nil
    place.x = Double(stageOrigin.x - stageBounds.origin.x)
    place.y = Double(stageOrigin.y - stageBounds.origin.y)
    if let stageParent {
      stageParent._withUnsafeGuaranteedRef { parent in
        let around = parent.stagePlacement(in: pass)
        place.x += around.x
        place.y += around.y
        place.isPlain = place.isPlain && around.isPlain
      }
    }
    placement = place
    return place
  }
}
