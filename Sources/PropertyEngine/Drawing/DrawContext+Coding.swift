/// One function for both directions: when recording it writes the value down, otherwise it
/// overwrites the value with what was drawn or replayed.
///
///     struct Fling { var speed = 0.0; var isUpward = false }
///     func code(_ fling: inout Fling, in context: inout DrawContext) {
///       context.code(&fling.speed, in: 0...8000, default: 1000, role: .quantity)
///       context.code(&fling.isUpward)
///     }
///
/// A recorded value outside its range is replaced by the nearest one inside and counted in
/// `misfits`; the caller's value is set to it, so that value and choices agree.
extension DrawContext {
  /// Codes a whole number.
  public mutating func code(
    _ value: inout Int, in range: ClosedRange<Int>, default simplest: Int, role: Role = .number,
    order: Limits.Order = .nearer
  ) {
    value = Int(
      integer(
        in: Int64(range.lowerBound)...Int64(range.upperBound), default: Int64(simplest),
        role: role, order: order, given: Int64(value)))
  }

  /// Codes a real number; a value that is not a number is recorded as the simplest one.
  public mutating func code(
    _ value: inout Double, in range: ClosedRange<Double>, default simplest: Double,
    role: Role = .number
  ) {
    value = real(in: range, default: simplest, role: role, given: value)
  }

  /// Codes a yes or no.
  public mutating func code(_ value: inout Bool, default simplest: Bool = false) {
    value =
      pick(weights: [1, 1], default: simplest ? 1 : 0, role: .flag, given: value ? 1 : 0) == 1
  }

  /// Codes the index of one of several alternatives, such as the kind of a step.
  ///
  /// Without weights all alternatives are drawn alike.
  public mutating func codeIndex(
    _ index: inout Int, of count: Int, default simplest: Int = 0, role: Role = .pick,
    weights: [Int]? = nil
  ) {
    precondition(weights?.count ?? count == count, "\(count) alternatives need as many weights")
    index = pick(
      weights: weights ?? Array(repeating: 1, count: count), default: simplest, role: role,
      given: index)
  }

  /// Codes a value as its place among the alternatives, of which the first is the simplest.
  ///
  /// A value that is not among them is recorded as the first one and counted in `misfits`.
  public mutating func code<Value: Equatable>(
    _ value: inout Value, among alternatives: [Value], role: Role = .pick, weights: [Int]? = nil
  ) {
    precondition(!alternatives.isEmpty, "code(_:among:): there are no alternatives")
    var index = 0
    if isRecording {
      if let known = alternatives.firstIndex(of: value) { index = known } else { misfits += 1 }
    }
    codeIndex(&index, of: alternatives.count, role: role, weights: weights)
    value = alternatives[index]
  }

  /// Codes a value that may be absent, which is the simpler case.
  public mutating func codeOptional<Value>(
    _ value: inout Value?, placeholder: @autoclosure () -> Value,
    code: (inout DrawContext, inout Value) -> Void
  ) {
    var isPresent = value != nil
    self.code(&isPresent)
    guard isPresent else {
      value = nil
      return
    }
    var present = value ?? placeholder()
    code(&self, &present)
    value = present
  }

  /// Codes a collection: its length, then each element in a span of its own.
  ///
  /// `placeholder` makes the value that an element is decoded into.
  public mutating func codeCollection<Element>(
    _ elements: inout [Element], count range: ClosedRange<Int>, label: Int,
    placeholder: @autoclosure () -> Element,
    element code: (inout DrawContext, inout Element) -> Void
  ) {
    beginSpan(label, kind: .collection)
    defer { endSpan() }
    let count = count(in: range, given: elements.count)
    if !isRecording { elements.removeAll(keepingCapacity: true) }
    elements.removeLast(max(elements.count - count, 0))
    for index in 0..<count where isOpen {
      if index == elements.count { elements.append(placeholder()) }
      beginSpan(label, kind: .element)
      code(&self, &elements[index])
      endSpan()
    }
  }

  /// Codes the choices of one value in a span of their own.
  public mutating func codeSpan(_ label: Int, _ body: (inout DrawContext) -> Void) {
    beginSpan(label)
    defer { endSpan() }
    body(&self)
  }
}
