import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Scripts and choice sequences are inverse to each other, without any container.
struct ScriptCodingTests {
  @Test func everyScriptDecodesToItself() throws {
    for seed in 0..<UInt64(300) {
      let script = RandomScripts.script(seed: seed)
      let choices = try #require(script.choices)
      #expect(Script(choices: choices.values) == script, "seed \(seed)")
    }
    let rich = try Script(parsing: RandomScripts.rich, file: "rich")
    #expect(Script(choices: try #require(rich.choices).values) == rich)
  }

  @Test func everyListOfValuesIsAScript() throws {
    var random = SplittableRandom(seed: 4)
    for _ in 0..<300 {
      let values: [Choice.Value] = (0..<random.below(200)).map { _ in
        switch random.below(5) {
        case 0: .integer(random.integer(in: Int64.min...Int64.max))
        case 1: .integer(random.integer(in: Int64(-1)...70))
        case 2: .integer(random.integer(in: Int64(0)...3))
        case 3: .real(random.double(in: -5000...5000))
        default: .real(Double(bitPattern: random.next() >> 2))
        }
      }
      let script = Script(choices: values)
      #expect(script.isWithinLimits)
      #expect(Script(choices: try #require(script.choices).values) == script)
    }
  }

  @Test func noValuesAreTheDefaultScriptWithOnePage() {
    var expected = Script()
    expected.scene.pages = [Scene.Page()]
    #expect(Script(choices: []) == expected)
  }

  @Test func aScriptOutsideTheLimitsHasNoChoices() {
    var script = Script()
    script.scene.pages = []
    #expect(script.choices == nil)
    script = Script()
    script.steps = [.wait(milliseconds: .nan)]
    #expect(script.choices == nil)
    script.steps = [.touch(Touch(Stroke(.tab(50))))]
    #expect(script.choices == nil)
  }

}
