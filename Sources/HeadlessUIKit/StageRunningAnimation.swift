/// An animation under way, as a real layer shows it to any observer (`animation(forKey:)`).
package struct StageRunningAnimation {
  /// What of a view an animation changes; raw values are the frame format's.
  package enum Property: Int {
    case position = 1
    case bounds
    case transform
    case opacity
    case offset
  }

  /// A curve by its two control points, or a spring by its damping ratio and its velocity.
  package enum Curve {
    case cubic(Double, Double, Double, Double)
    case spring(ratio: Double, velocity: Double)
  }

  /// The view's number on its stage.
  package var view: Int
  /// What of it.
  package var property: Property
  /// The values at progress 0 and 1.
  package var from: [4 of Double]
  package var to: [4 of Double]
  /// When it began, its delay over, in milliseconds.
  package var began: Double
  /// In milliseconds.
  package var duration: Double
  /// How progress follows time.
  package var curve: Curve
}

extension Stage {
  /// Whether anything is under animation.
  package var isAnimating: Bool { !animations.isEmpty || !moving.isEmpty }

  /// Shows each animation that runs; one that is paused stands still and is none.
  package func eachRunningAnimation(_ body: (StageRunningAnimation) -> Void) {
    for animation in animations where !animation.group.isPaused {
      body(StageRunningAnimation(animation))
    }
    for view in moving {
      if let animation = view.offsetAnimation {
        body(StageRunningAnimation(animation, of: view))
      }
    }
  }
}

extension StageRunningAnimation {
  init(_ animation: StageAnimation) {
    let group = animation.group
    view = animation.view.stageNumber
    property =
      switch animation.property {
      case .center: .position
      case .bounds: .bounds
      case .transform: .transform
      case .alpha: .opacity
      }
    from = Self.numbers(animation.from.mixed(animation.to, group.start), property)
    to = Self.numbers(animation.from.mixed(animation.to, group.end), property)
    began = group.began * 1000
    duration = group.duration * 1000
    curve =
      switch group.timing {
      case .cubic(let x1, let y1, let x2, let y2): .cubic(x1, y1, x2, y2)
      case .spring(let ratio, let velocity): .spring(ratio: ratio, velocity: velocity)
      }
  }

  init(_ animation: StageOffsetAnimation, of view: UIView) {
    self.view = view.stageNumber
    property = .offset
    from = [Double(animation.from.x), Double(animation.from.y), 0, 0]
    to = [Double(animation.to.x), Double(animation.to.y), 0, 0]
    began = animation.began * 1000
    duration = StageOffsetAnimation.duration * 1000
    curve = .cubic(0.42, 0, 0.58, 1)
  }

  /// Of a transform the translation and the scale; of all else the numbers as they are.
  private static func numbers(
    _ value: StageAnimatedValue, _ property: Property
  ) -> [4 of Double] {
    if property == .transform { return [value.e, value.f, value.a, value.d] }
    return [value.a, value.b, value.c, value.d]
  }
}
