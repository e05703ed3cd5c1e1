import PropertyEngine
import Scenes

/// What may be changed in a script while it is made simpler: the scene within what its strategy
/// supports, and the steps.
///
///     let domain = ScriptDomain(of: script, policies: card.policies, options: card.options)
///     let sequence = domain.choices(of: script)
///     let same = domain.script(from: sequence.values)
///
/// Strategy, promise and assumptions are not among the choices, so that nobody tries to change
/// them, and neither are values of policies and options that the strategy does not support.
public struct ScriptDomain: Sendable {
  private let template: Script
  private let policies: [(policy: Policy, values: [String])]
  private let options: [(name: String, values: [String])]

  /// The domain of a script and all that can become of it.
  ///
  /// A value that the script has and the strategy does not declare stays possible.
  public init(
    of script: Script, policies declaredPolicies: [PolicyDeclaration],
    options declaredOptions: [OptionDeclaration]
  ) {
    template = script
    policies = Policy.allCases.map { policy in
      let declared = declaredPolicies.first { $0.policy == policy }?.values ?? []
      let present = script.scene.policies[policy]
      return (policy, policy.values.filter { declared.contains($0) || $0 == present })
    }
    options = declaredOptions.map { option in
      let present = script.scene.option(option.name)
      let others = [present].compactMap { $0 }.filter { !option.values.contains($0) }
      return (option.name, option.values + others)
    }
  }

  /// Codes scene and steps of a script; all else becomes that of the domain's own script.
  public func code(_ script: inout Script, in context: inout DrawContext) {
    script.strategy = template.strategy
    script.expectation = template.expectation
    script.assumptions = template.assumptions
    context.codeSpan(SpanLabel.scene) { context in
      Scene.codeScreen(&script.scene, in: &context)
      codePages(&script.scene.pages, in: &context)
      Scene.codeRest(&script.scene, in: &context)
      for (policy, values) in policies where values.count > 1 {
        context.codeSpan(SpanLabel.policy) { context in
          context.code(&script.scene.policies[policy], among: values)
        }
      }
      codeOptions(&script.scene, in: &context)
    }
    Script.codeSteps(&script.steps, in: &context)
  }

  /// The usual pages are simpler than any others, so whether they are others comes first.
  private func codePages(_ pages: inout [Scene.Page], in context: inout DrawContext) {
    let usual = Scene().pages
    var areOthers = pages != usual
    context.code(&areOthers)
    if areOthers { Scene.codePages(&pages, in: &context) } else { pages = usual }
  }

  /// The first value of an option is what containers take where it is not set.
  private func codeOptions(_ scene: inout Scene, in context: inout DrawContext) {
    var chosen: [Scene.OptionValue] = []
    for (name, values) in options {
      var value = scene.option(name) ?? values[0]
      context.codeSpan(SpanLabel.option) { $0.code(&value, among: values) }
      if value != values[0] { chosen.append(Scene.OptionValue(name: name, value: value)) }
    }
    scene.options = chosen
  }

  /// Makes a script from a context.
  public func script(in context: inout DrawContext) -> Script {
    var script = Script()
    script.scene.policies = template.scene.policies
    code(&script, in: &context)
    return script
  }

  /// The script that a list of values decodes to; any list does.
  public func script(from values: [Choice.Value]) -> Script {
    var context = DrawContext(replaying: values, limit: Script.choiceLimit)
    return script(in: &context)
  }

  /// The choices of a script within the domain.
  public func choices(of script: Script) -> ChoiceSequence {
    var context = DrawContext.recording(limit: Script.choiceLimit)
    var script = script
    code(&script, in: &context)
    return context.recorded
  }

  /// How many choices there are up to the end of a step, counted from 1; none for no step.
  public func choiceCount(of script: Script, upToStep step: Int) -> Int {
    var cut = script
    cut.steps = Array(script.steps.prefix(max(0, step)))
    return choices(of: cut).count
  }
}
