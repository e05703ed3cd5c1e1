import Traces

/// What makes a sound container look unsound once a trace does not tell it: found by leaving out of
/// the stage's own traces one thing after another.
extension TraceData {
  /// What fingers and scrollers do; without flags nobody knows what a finger has caught, and without
  /// a sheet, or the animations with which it settles and a header expands, why something moves.
  static func scrolling(in scene: SceneFacts) -> TraceData {
    var data: TraceData = [.touches, .pages, .firstRows, .scrollers, .insets, .scrollerFlags]
    if scene.panel != nil { data.insert(.panel) }
    if scene.panel != nil || scene.policies.shortPage == .expandHeader {
      data.formUnion([.animations, .modelRects])
    }
    return data
  }

  /// What rests above the first row.
  static func edges(in scene: SceneFacts) -> TraceData {
    var data: TraceData = []
    if scene.headerHeight > 0 { data.insert(.header) }
    if scene.barHeight > 0 { data.insert(.bar) }
    return data
  }
}
