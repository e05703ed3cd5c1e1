import PropertyEngine
import Scenes

extension Step {
  /// Codes a step; waiting is the simplest kind.
  ///
  /// A touch during which something else happens is a kind of its own, so that other touches are
  /// spelled as if there were no such thing.
  static func code(_ step: inout Step, in context: inout DrawContext) {
    var kind = 0
    var milliseconds = 0.0
    var touch = Touch(Stroke(.list))
    var disturbance = Disturbance.relayout
    switch step {
    case .wait(let time): milliseconds = time
    case .touch(let given): (kind, touch) = (given.meanwhile.isEmpty ? 1 : 3, given)
    case .disturbance(let given): (kind, disturbance) = (2, given)
    }
    context.codeIndex(&kind, of: 4)
    switch kind {
    case 0:
      context.code(&milliseconds, in: ScriptLimits.pause, default: 0, role: .duration)
      step = .wait(milliseconds: milliseconds)
    case 2:
      Disturbance.code(&disturbance, in: &context)
      step = .disturbance(disturbance)
    default:
      Touch.code(&touch, in: &context)
      if kind == 3 { Touch.codeMeanwhile(&touch.meanwhile, in: &context) }
      step = .touch(touch)
    }
  }
}

extension Touch {
  static func code(_ touch: inout Touch, in context: inout DrawContext) {
    Stroke.code(&touch.first, in: &context)
    context.codeOptional(
      &touch.second, placeholder: Second(after: 0, stroke: Stroke(.list))
    ) { context, second in
      context.code(&second.after, in: ScriptLimits.pause, default: 0, role: .duration)
      Stroke.code(&second.stroke, in: &context)
    }
  }

  static func codeMeanwhile(_ acts: inout [Meanwhile], in context: inout DrawContext) {
    // One at least: a touch without any is a kind of its own.
    context.codeCollection(
      &acts, count: 1...ScriptLimits.meanwhile.upperBound, label: SpanLabel.meanwhile,
      placeholder: Meanwhile(after: 0, .relayout)
    ) { context, act in
      context.code(&act.after, in: ScriptLimits.pause, default: 0, role: .duration)
      Disturbance.code(&act.disturbance, in: &context)
    }
  }
}

extension Stroke {
  static func code(_ stroke: inout Stroke, in context: inout DrawContext) {
    context.beginSpan(SpanLabel.stroke)
    defer { context.endSpan() }
    context.codeSpan(SpanLabel.region) { Region.code(&stroke.region, in: &$0) }
    context.codeSpan(SpanLabel.place) { context in
      context.code(&stroke.across, in: ScriptLimits.place, default: 0.5)
      context.code(&stroke.down, in: ScriptLimits.place, default: 0.5)
    }
    context.code(&stroke.hold, in: ScriptLimits.pause, default: 0, role: .duration)
    context.codeCollection(
      &stroke.legs, count: ScriptLimits.legs, label: SpanLabel.leg,
      placeholder: Leg(dx: 0, dy: 0, duration: 1)
    ) { Leg.code(&$1, in: &$0) }
    let normal = 1_000.0 / 60
    context.code(&stroke.sampling, in: ScriptLimits.sampling, default: normal)
    context.code(&stroke.liftDelay, in: ScriptLimits.pause, default: normal, role: .duration)
    context.code(&stroke.end, among: End.allCases)
  }
}

extension Stroke.Leg {
  static func code(_ leg: inout Stroke.Leg, in context: inout DrawContext) {
    context.code(&leg.dx, in: ScriptLimits.distance, default: 0, role: .quantity)
    context.code(&leg.dy, in: ScriptLimits.distance, default: 0, role: .quantity)
    context.code(&leg.duration, in: ScriptLimits.legDuration, default: 100, role: .duration)
    context.codeOptional(&leg.endSpeed, placeholder: 0) { context, speed in
      context.code(&speed, in: ScriptLimits.endSpeed, default: 0, role: .quantity)
    }
    context.code(&leg.bend, in: ScriptLimits.bend, default: 0, role: .quantity)
    context.code(&leg.rest, in: ScriptLimits.pause, default: 0, role: .duration)
  }
}

extension Region {
  /// Codes a region; the list is the simplest one.
  static func code(_ region: inout Region, in context: inout DrawContext) {
    var kind = 0
    var index = 0
    switch region {
    case .list: kind = 0
    case .screen: kind = 1
    case .header: kind = 2
    case .tabBar: kind = 3
    case .tab(let tab): (kind, index) = (4, tab)
    case .row(let row): (kind, index) = (5, row)
    case .leftEdge: kind = 6
    case .rightEdge: kind = 7
    case .panel: kind = 8
    }
    context.codeIndex(&kind, of: 9)
    switch kind {
    case 0: region = .list
    case 1: region = .screen
    case 2: region = .header
    case 3: region = .tabBar
    case 4:
      context.code(&index, in: ScriptLimits.tab, default: 0, role: .reference)
      region = .tab(index)
    case 5:
      context.code(&index, in: ScriptLimits.row, default: 0, role: .reference)
      region = .row(index)
    case 6: region = .leftEdge
    case 8: region = .panel
    default: region = .rightEdge
    }
  }
}
