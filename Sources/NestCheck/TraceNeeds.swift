import Invariants
import Traces

/// What an invariant has to see of a trace.
///
/// Found by leaving out of the stage's own traces one thing after another: what is listed here is
/// what makes a sound container look unsound once it is missing.
struct TraceNeeds: Equatable {
  /// All of this.
  var all: TraceData
  /// At least one of these, where there are any.
  var anyOf: TraceData = []

  /// What an invariant needs in a scene; everything, where nothing is known of it.
  ///
  /// - Parameters:
  ///   - name: The invariant.
  ///   - scene: The trace's scene: without a bar nothing about a bar is missing.
  /// - Returns: What a trace has to carry.
  static func of(_ name: String, in scene: SceneFacts) -> TraceNeeds {
    switch name {
    case OneActiveScroller.name:
      return TraceNeeds(all: scrolling.union(sheet(scene)).union(animated(scene)))
    case NoHeaderJump.name:
      return TraceNeeds(
        all: scrolling.union(sheet(scene)).union(animated(scene)),
        anyOf: [.header, .bar, .panel])
    case OffsetsClamped.name:
      return TraceNeeds(
        all: scrolling.union(sheet(scene)).union(animated(scene)).union(above(scene)))
    case IndicatorMonotonic.name:
      return TraceNeeds(all: [.touches, .pages, .scrollers, .indicator, .segments])
    default: return TraceNeeds(all: .all)
    }
  }

  /// What is missing of it in a trace, in the words of the format.
  func lacking(in carried: TraceData) -> [String] {
    var missing = all.subtracting(carried)
    if !anyOf.isEmpty, anyOf.isDisjoint(with: carried) { missing.formUnion(anyOf) }
    return missing.keys
  }

  /// What finger and scrollers do; without flags nobody knows what a finger has caught.
  private static let scrolling: TraceData = [
    .touches, .pages, .firstRows, .scrollers, .insets, .scrollerFlags,
  ]

  /// Where the sheet stands.
  private static func sheet(_ scene: SceneFacts) -> TraceData {
    scene.panel == nil ? [] : .panel
  }

  /// What rests above the first row.
  private static func above(_ scene: SceneFacts) -> TraceData {
    var data: TraceData = []
    if scene.headerHeight > 0 { data.insert(.header) }
    if scene.barHeight > 0 { data.insert(.bar) }
    return data
  }

  /// The animations with which a sheet settles and a header expands.
  private static func animated(_ scene: SceneFacts) -> TraceData {
    let moves = scene.panel != nil || scene.policies.shortPage == .expandHeader
    return moves ? [.animations, .modelRects] : []
  }
}
