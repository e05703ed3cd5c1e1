/// A way to draw a value, which composes.
///
///     let points = Generator.integers(in: 0...100)
///       .flatMap { size in Generator.integers(in: 0...100).list(count: size...size) }
///
/// It is nothing but a function from a context to a value; where a function reads better, write
/// one. A generator cannot encode existing values: that is what `DrawContext.code` is for.
public struct Generator<Value>: Sendable {
  /// Draws one value.
  public let draw: @Sendable (inout DrawContext) -> Value

  /// Makes a generator of a function.
  public init(_ draw: @escaping @Sendable (inout DrawContext) -> Value) {
    self.draw = draw
  }

  /// Always the same value, without a choice.
  public static func constant(_ value: Value) -> Generator where Value: Sendable {
    Generator { _ in value }
  }

  /// Applies a function to what is drawn.
  public func map<Result>(_ transform: @escaping @Sendable (Value) -> Result) -> Generator<Result> {
    Generator<Result> { transform(draw(&$0)) }
  }

  /// Lets what is drawn decide how to go on.
  public func flatMap<Result>(
    _ next: @escaping @Sendable (Value) -> Generator<Result>
  ) -> Generator<Result> {
    Generator<Result> { context in next(draw(&context)).draw(&context) }
  }

  /// Draws up to `attempts` times until the value meets the condition, else gives the case up.
  ///
  /// What was drawn in vain is not recorded. On a replay there is therefore one attempt only, and
  /// an edited case that does not meet the condition is rejected.
  public func filter(
    attempts: Int = 10, _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Generator {
    precondition(attempts > 0, "\(attempts) attempts cannot draw anything")
    return Generator { context in
      let start = context.mark
      for attempt in 1...attempts {
        let value = draw(&context)
        if !context.isOpen || isIncluded(value) { return value }
        guard context.isDrawing, attempt < attempts else {
          context.reject()
          return value
        }
        context.rewind(to: start)
      }
      preconditionFailure("the last attempt does not return")
    }
  }
}
