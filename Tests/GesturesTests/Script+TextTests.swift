import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// `Script.text` and `Script(parsing:file:)` are inverse to each other.
struct ScriptTextTests {
  @Test func aRichScriptIsPrintedAsItWasWritten() throws {
    let script = try Script(parsing: RandomScripts.rich, file: "rich.script")
    #expect(script.text == RandomScripts.rich)
    #expect(script.steps.count == 13)
    #expect(script.scene.pages.map(\.rows) == [40, 40, 1, 300])
    #expect(script.scene.firstPage == 1)
    #expect(script.scene.policies[.bounceTop] == "list")
    #expect(script.assumptions.bounceCatch == .raw)
  }

  @Test func theDefaultScriptIsOneLine() throws {
    #expect(Script().text == "nestcheck script 1\n")
    #expect(try Script(parsing: "nestcheck script 1", file: "a") == Script())
  }

  @Test func everyScriptReadsBackAsItself() throws {
    for seed in 0..<UInt64(300) {
      let script = RandomScripts.script(seed: seed)
      #expect(script.isWithinLimits, "seed \(seed)")
      let text = script.text
      let again = try Script(parsing: text, file: "a")
      #expect(again == script, "seed \(seed)")
      #expect(again.text == text, "seed \(seed)")
    }
  }

  @Test func leftOutWordsTakeTheirDefaults() throws {
    let text = """
      # a comment above
      nestcheck script 1   # and beside

      pages 40 rows; 2 rows
      device 60 Hz
      bar tabs equal
      steps
      \ttap   list
      drag list by 0 -3 pt in 16 ms
      """
    let script = try Script(parsing: text, file: "a")
    #expect(script.scene.pages == [.init(rows: 40, rowHeight: 60), .init(rows: 2, rowHeight: 60)])
    #expect(script.steps.first == .touch(Touch(Stroke(.list))))
    var second = Stroke(.list)
    second.legs = [.init(dx: 0, dy: -3, duration: 16)]
    #expect(script.steps.last == .touch(Touch(second)))
  }

  @Test func lineEndsOfOtherSystemsAreRead() throws {
    let text = RandomScripts.rich
    let windows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try Script(parsing: windows, file: "a").text == text)
    #expect(
      try ScriptSource(parsing: [0xef, 0xbb, 0xbf] + text.utf8, file: "a").script.text == text)
  }

  @Test func theLineOfEachStepIsKnown() throws {
    let source = try ScriptSource(parsing: Array(RandomScripts.rich.utf8), file: "a")
    #expect(source.stepLines == Array(14...26))
  }
}
