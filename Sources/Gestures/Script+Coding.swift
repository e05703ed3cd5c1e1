import HeadlessUIKit
import PropertyEngine
import Scenes

/// A script as a sequence of choices: one function for both directions.
///
/// Every script within `ScriptLimits` is recorded as choices that decode to exactly it, and every
/// list of values decodes to a script within the limits, without any container. The ranges of
/// choices depend on earlier choices of the same script and on nothing else.
extension Script {
  /// How many choices a script may have: more than any script within the limits needs.
  public static let choiceLimit = 1 << 20

  /// Codes a script: writes it down when the context records, else makes it from the context.
  public static func code(_ script: inout Script, in context: inout DrawContext) {
    context.codeSpan(SpanLabel.promise) { context in
      context.codeOptional(&script.strategy, placeholder: "a") { $0.codeName(&$1) }
      codeExpectation(&script.expectation, in: &context)
    }
    context.codeSpan(SpanLabel.assumptions) { codeAssumptions(&script.assumptions, in: &$0) }
    context.codeSpan(SpanLabel.scene) { Scene.code(&script.scene, in: &$0) }
    codeSteps(&script.steps, in: &context)
  }

  /// Codes the steps.
  static func codeSteps(_ steps: inout [Step], in context: inout DrawContext) {
    context.codeCollection(
      &steps, count: ScriptLimits.steps, label: SpanLabel.step,
      placeholder: .wait(milliseconds: 0)
    ) { Step.code(&$1, in: &$0) }
  }

  /// The script as choices, or nil where it is not within the limits.
  public var choices: ChoiceSequence? {
    guard isWithinLimits else { return nil }
    var context = DrawContext.recording(limit: Script.choiceLimit)
    var script = self
    Script.code(&script, in: &context)
    return context.misfits == 0 && !context.isTooLarge ? context.recorded : nil
  }

  /// The script that a list of values decodes to; any list does.
  public init(choices values: [Choice.Value]) {
    var context = DrawContext(replaying: values, limit: Script.choiceLimit)
    self.init()
    Script.code(&self, in: &context)
  }

  private static func codeExpectation(_ value: inout Expectation, in context: inout DrawContext) {
    var name = "a"
    var index = 0
    switch value {
    case .none: break
    case .holds: index = 1
    case .violates(let invariant):
      index = 2
      name = invariant
    }
    context.codeIndex(&index, of: 3)
    switch index {
    case 0: value = .none
    case 1: value = .holds
    default:
      context.codeName(&name)
      value = .violates(name)
    }
  }

  private static func codeAssumptions(
    _ assumptions: inout StageAssumptions, in context: inout DrawContext
  ) {
    for name in StageAssumptions.names {
      let values = StageAssumptions.values(of: name)
      guard var value = assumptions.value(of: name) ?? values.first else { continue }
      context.code(&value, among: values)
      do { try assumptions.set(name, to: value) } catch {
        preconditionFailure("assumption \(name) has lost its value \(value)")
      }
    }
  }
}

/// What spans stand for; equal labels can take each other's place.
enum SpanLabel {
  static let promise = 1
  static let assumptions = 2
  static let scene = 3
  static let device = 4
  static let header = 5
  static let bar = 6
  static let page = 7
  static let policy = 8
  static let option = 9
  static let step = 10
  static let stroke = 11
  static let leg = 12
  static let name = 13
  static let region = 14
  static let place = 15
  static let meanwhile = 16
  static let disturbance = 17
}
