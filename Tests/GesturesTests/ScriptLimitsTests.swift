import Scenes
import Testing

@testable import Gestures

/// What lies within the limits can be written; what lies outside cannot.
struct ScriptLimitsTests {
  @Test func scenesOutsideAreSeen() {
    let changes: [(inout Scene) -> Void] = [
      { $0.device.width = 99 }, { $0.device.height = .nan }, { $0.device.scale = 7 },
      { $0.device.framesPerSecond = 90 }, { $0.header.height = 1_098 }, { $0.header.height = -1 },
      { $0.header.pinned = 201 }, { $0.bar.height = .infinity }, { $0.pages = [] },
      { $0.pages = Array(repeating: .init(), count: 51) },
      { $0.pages[0].rows = 1_000_000_000 }, { $0.pages[1].rowHeight = 0 },
      { $0.firstPage = 3 }, { $0.firstPage = -1 }, { $0.bottomInset = -0.5 },
      { $0.options = [.init(name: "a b", value: "c")] },
      { $0.options = [.init(name: "", value: "c")] },
      { $0.options = [.init(name: "a", value: "c"), .init(name: "a", value: "d")] },
    ]
    #expect(Scene().isWithinLimits)
    for (index, change) in changes.enumerated() {
      var scene = Scene()
      change(&scene)
      #expect(!scene.isWithinLimits, "change \(index)")
    }
  }

  @Test func strokesOutsideAreSeen() {
    let changes: [(inout Stroke) -> Void] = [
      { $0.across = 1.01 }, { $0.down = -0.01 }, { $0.hold = 60_001 }, { $0.sampling = 0 },
      { $0.liftDelay = .nan }, { $0.region = .tab(50) }, { $0.region = .row(-1) },
      { $0.legs = [.init(dx: 4_001, dy: 0, duration: 1)] },
      { $0.legs = [.init(dx: 0, dy: 0, duration: 0.5)] },
      { $0.legs = Array(repeating: .init(dx: 0, dy: 0, duration: 1), count: 65) },
    ]
    #expect(Stroke(.list).isWithinLimits)
    for (index, change) in changes.enumerated() {
      var stroke = Stroke(.list)
      change(&stroke)
      #expect(!stroke.isWithinLimits, "change \(index)")
      #expect(
        !Step.touch(Touch(Stroke(.list), second: .init(after: 0, stroke: stroke))).isWithinLimits)
    }
  }

  @Test(arguments: ["three-layer", "a", "cover", "44.5", "moveHeaderOnlyContentTop"])
  func names(word: String) {
    #expect(ScriptLimits.isName(word))
  }

  @Test(arguments: ["", "a b", "a_b", "ä", "a/b", "a\n", String(repeating: "a", count: 65)])
  func otherWordsAreNoNames(word: String) {
    #expect(!ScriptLimits.isName(word))
  }
}
