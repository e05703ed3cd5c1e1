import Scenes
import Testing

@testable import Gestures

/// Policies and options are checked against what a strategy declares.
struct ScriptDeclarationsTests {
  private func message(_ lines: String) throws -> String {
    let text = "nestcheck script 1\n" + lines
    let source = try ScriptSource(parsing: Array(text.utf8), file: "a.script")
    do {
      try source.check(
        strategy: "three-layer", policies: [PolicyDeclaration(.bounceTop, ["outer", "list"])],
        options: [OptionDeclaration("cover", ["fixed", "half-speed"], "How the cover moves.")])
      return "no mistake"
    } catch {
      return error.description
    }
  }

  @Test func whatIsDeclaredIsAllowed() throws {
    #expect(try message("policy bounce-top list\noption cover half-speed") == "no mistake")
  }

  @Test func theDefaultOfAnUndeclaredPolicyIsAllowed() throws {
    #expect(try message("policy other-pages keep") == "no mistake")
    #expect(
      try message("policy other-pages reset")
        == "a.script:2:20: expected a value that three-layer supports for the policy other-pages "
        + "(keep), found 'reset'")
  }

  @Test func whatIsNotDeclaredIsNamed() throws {
    #expect(
      try message("policy bounce-top none")
        == "a.script:2:19: expected a value that three-layer supports for the policy bounce-top "
        + "(outer, list), found 'none'")
    #expect(
      try message("bar 40 pt\noption covr half-speed")
        == "a.script:3:8: expected an option of three-layer (cover), found 'covr'; "
        + "did you mean 'cover'?")
    #expect(
      try message("option cover half-sped")
        == "a.script:2:14: expected a value that three-layer supports for the option cover "
        + "(fixed, half-speed), found 'half-sped'; did you mean 'half-speed'?")
  }
}
