import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Scenes are choices whose ranges depend on earlier choices of the scene.
struct SceneCodingTests {
  private func coded(_ scene: Scene) throws -> Scene {
    var script = Script()
    script.scene = scene
    return Script(choices: try #require(script.choices).values).scene
  }

  @Test func theEndsOfAllRangesAreCoded() throws {
    var scene = Scene()
    scene.device.height = 2_000
    scene.header.height = 2_600
    scene.header.pinned = 2_600
    scene.pages = Array(repeating: .init(rows: 100_000, rowHeight: 2_000), count: 50)
    scene.firstPage = 49
    for policy in Policy.allCases { scene.policies[policy] = policy.values.last ?? "" }
    #expect(try coded(scene) == scene)
    scene.device.height = 100
    scene.header = .init()
    scene.header.height = 130
    #expect(try coded(scene) == scene)
  }

  @Test func namesOfAllLengthsAndLettersAreCoded() throws {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."
    var scene = Scene()
    for length in [1, 9, 10, 11, 20, 63, 64] {
      scene.options.append(
        .init(name: String(letters.prefix(length)), value: String(letters.suffix(length))))
    }
    #expect(try coded(scene) == scene)
  }

  @Test func ofTwoOptionsWithOneNameTheFirstCounts() throws {
    var context = DrawContext.recording()
    var scene = Scene()
    scene.options = [.init(name: "a", value: "b"), .init(name: "a", value: "c")]
    Scene.code(&scene, in: &context)
    #expect(scene.options == [.init(name: "a", value: "b")])
    var replay = DrawContext(replaying: context.recorded.values)
    var again = Scene()
    Scene.code(&again, in: &replay)
    #expect(again == scene)
  }
}
