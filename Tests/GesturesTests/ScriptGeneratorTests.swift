import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// One seed, one script; and every script that is drawn can be written in both spellings.
struct ScriptGeneratorTests {
  @Test func everyGeneratedScriptIsRepresentable() throws {
    for seed in 0..<FakeRuns.count {
      // Those that claims cannot judge yet are drawn in every other run.
      let kinds = seed.isMultiple(of: 2) ? Disturbance.Kind.allCases : ScriptGenerator.disturbances
      let script = FakeRuns.run(seed: seed, disturbances: kinds).script
      guard script.isWithinLimits, let choices = script.choices else {
        Issue.record("seed \(seed) is not within the limits: \(script.text)")
        continue
      }
      if Script(choices: choices.values) != script { Issue.record("seed \(seed): choices") }
      let text = script.text
      if try Script(parsing: text, file: "a") != script { Issue.record("seed \(seed): text") }
      if choices.count > DrawContext.defaultLimit { Issue.record("seed \(seed): too large") }
    }
  }

  @Test func aSeedDeterminesItsScript() {
    for seed in 0..<UInt64(50) {
      #expect(FakeRuns.run(seed: seed).script == FakeRuns.run(seed: seed).script)
    }
    #expect(FakeRuns.run(seed: 1).script != FakeRuns.run(seed: 2).script)
  }

  @Test func theSceneDoesNotDependOnWhatIsDeclared() {
    for seed in 0..<UInt64(50) {
      var bare = ScriptGenerator(seed: seed, strategy: "x", policies: [], options: []).script.scene
      let full = FakeRuns.generator(seed: seed).script.scene
      #expect(bare.policies == PolicyValues())
      bare.policies = full.policies
      bare.options = full.options
      #expect(bare == full)
    }
  }

  @Test func aStepDoesNotShiftTheNext() {
    // The same frames, but for the second one: the third step is drawn from the same stream.
    for seed in 0..<UInt64(200) {
      var one = FakeRuns.generator(seed: seed, disturbances: [])
      var other = one
      var moving = GeneratorView()
      moving.headerToShown = 33
      moving.page = 1
      moving.pageCount = 3
      _ = one.nextStep(view: GeneratorView())
      _ = other.nextStep(view: moving)
      _ = one.nextStep(view: GeneratorView())
      _ = other.nextStep(view: GeneratorView())
      guard one.kinds == other.kinds else { continue }
      #expect(one.script.steps.last == other.script.steps.last, "seed \(seed)")
    }
  }

  @Test func runsHaveThreeToTwelveSteps() {
    var most = 0
    for seed in 0..<UInt64(500) {
      let count = FakeRuns.run(seed: seed).script.steps.count
      #expect(count >= 3)
      most = max(most, count)
    }
    // A gesture of several steps may go beyond the twelfth.
    #expect((12...20).contains(most))
  }

  @Test func runsWithoutDisturbancesAreAsIfThereWereNone() {
    var disturbed = 0
    for seed in 0..<UInt64(200) {
      let peaceful = FakeRuns.run(seed: seed, disturbances: []).script
      let run = FakeRuns.run(seed: seed, disturbances: Disturbance.Kind.allCases)
      if run.unrest == .none {
        #expect(run.script == peaceful, "seed \(seed)")
      } else {
        disturbed += 1
        #expect(run.script.scene == peaceful.scene, "seed \(seed)")
      }
    }
    #expect((40...95).contains(disturbed))
  }

  @Test func theFirstScriptsAreKnown() {
    // A change here is a new `ScriptGenerator.version`.
    #expect(ScriptGenerator.version == 2)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for seed in 0..<UInt64(20) {
      for byte in FakeRuns.run(seed: seed).script.text.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
    }
    #expect(hash == 8_254_738_189_272_743_718)
  }
}
