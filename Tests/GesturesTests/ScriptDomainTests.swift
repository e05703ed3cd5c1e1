import PropertyEngine
import Scenes
import Testing

@testable import Gestures

@Suite struct ScriptDomainTests {
  let policies = [
    PolicyDeclaration(.bounceTop, ["list", "outer"]), PolicyDeclaration(.handOver, ["none"]),
  ]
  let options = [OptionDeclaration("cover", ["still", "half-speed"], "How the cover moves.")]

  func script() -> Script {
    var script = Script()
    script.strategy = "three-layer"
    script.expectation = .violates("no-header-jump")
    script.assumptions.panOrder = .reverse
    script.scene.policies[.bounceTop] = "list"
    script.scene.policies[.handOver] = "none"
    script.scene.options = [.init(name: "cover", value: "half-speed")]
    script.scene.pages = [Scene.Page()]
    script.steps = [.wait(milliseconds: 20), .touch(Touch(Stroke(.header)))]
    return script
  }

  func domain() -> ScriptDomain {
    ScriptDomain(of: script(), policies: policies, options: options)
  }

  @Test func isInverseToItsScripts() {
    let sequence = domain().choices(of: script())
    #expect(domain().script(from: sequence.values) == script())
  }

  @Test func changesNeitherPromiseNorWhatIsNotDeclared() {
    let simplest = domain().script(from: [])
    #expect(simplest.strategy == "three-layer")
    #expect(simplest.expectation == .violates("no-header-jump"))
    #expect(simplest.assumptions.panOrder == .reverse)
    #expect(simplest.scene.policies[.handOver] == "none")
    #expect(simplest.scene.policies[.bounceTop] == "outer")
    #expect(simplest.scene.options == [])
    #expect(simplest.scene.pages == Scene().pages)
    #expect(simplest.steps == [])
  }

  @Test func staysWithinTheDeclarationsWhateverIsDrawn() {
    for seed in 0..<30 as Range<UInt64> {
      let random = SplittableRandom(seed: seed)
      var context = DrawContext(random: random, size: 8, limit: Script.choiceLimit)
      let drawn = domain().script(in: &context)
      #expect(["outer", "list"].contains(drawn.scene.policies[.bounceTop]))
      #expect(drawn.scene.policies[.otherPages] == "keep")
      #expect(drawn.scene.options.allSatisfy { $0.value == "half-speed" })
      #expect(domain().choices(of: drawn).choices == context.recorded.choices)
    }
  }

  @Test func countsTheChoicesOfTheFirstSteps() {
    let all = domain().choices(of: script()).count
    #expect(domain().choiceCount(of: script(), upToStep: 2) == all)
    let one = domain().choiceCount(of: script(), upToStep: 1)
    #expect(domain().choiceCount(of: script(), upToStep: 0) == one - 2)
    #expect(one < all)
  }
}
