/// What is examined: how a case is drawn, how simple it is, and how it is judged.
///
///     let subject = Subject<[Int64], String>(
///       generate: { context in
///         context.collection(count: 0...50, label: 1) {
///           $0.integer(in: -1000...1000, default: 0)
///         }
///       },
///       judge: { list in
///         list.reduce(0, +) > 900 ? .violated(Violation(first: "sum too great")) : .holds
///       })
///
/// All three must be functions: the same choices give the same case, key and verdict. The engine
/// checks that now and then, and reports a subject that is not (`HealthProblem`).
public struct Subject<Case, Label: Hashable & Comparable & Sendable> {
  /// Draws a case.
  public let generate: (inout DrawContext) -> Case
  /// Computes the numbers that decide first which of two cases is simpler; compared in order.
  public let key: (Case) -> [Double]
  /// Judges a case, which is the expensive part; it is not called for a case that is of no use.
  public let judge: (Case) -> Verdict<Label>

  /// Describes what is examined; without a key the choices alone decide what is simpler.
  public init(
    generate: @escaping (inout DrawContext) -> Case,
    key: @escaping (Case) -> [Double] = { _ in [] },
    judge: @escaping (Case) -> Verdict<Label>
  ) {
    self.generate = generate
    self.key = key
    self.judge = judge
  }
}
