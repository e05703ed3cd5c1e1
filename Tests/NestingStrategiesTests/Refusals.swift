import Gestures
import Scenes

@testable import NestCheck

/// Plays a script on a container that stands in no registry, and says which claims refuse it.
@MainActor
func refusals(
  of container: any NestedContainer.Type, _ lines: String...
) throws -> [String: String] {
  let text = (["nestcheck script 1"] + lines).joined(separator: "\n") + "\n"
  let source = try ScriptSource(parsing: Array(text.utf8), file: "test")
  let order = RunOrder(strategy: container.name, act: .script(source.script))
  let outcome = Run(container, order).play(recorder: nil)
  var refused: [String: String] = [:]
  for verdict in outcome.verdicts {
    if let violation = verdict.violation { refused[verdict.name] = violation.message }
  }
  return refused
}
