import Testing
import Traces

@testable import NestCheck

@Suite struct TraceNeedsTests {
  private func lacking(
    _ name: String, without missing: TraceData, in scene: SceneFacts = SceneFacts()
  ) -> [String] {
    TraceNeeds.of(name, in: scene).lacking(in: TraceData.all.subtracting(missing))
  }

  @Test func oneOfHeaderBarAndPanelIsEnough() {
    #expect(lacking("no-header-jump", without: [.header, .panel]).isEmpty)
    #expect(
      lacking("no-header-jump", without: [.header, .bar, .panel]) == ["header", "bar", "panel"])
  }

  @Test func whatTheSceneDoesNotHaveIsNotMissed() {
    var scene = SceneFacts()
    #expect(lacking("offsets-clamped", without: [.header, .bar, .panel], in: scene).isEmpty)
    scene.barHeight = 44
    #expect(lacking("offsets-clamped", without: .bar, in: scene) == ["bar"])
    scene.headerHeight = 200
    #expect(lacking("offsets-clamped", without: .header, in: scene) == ["header"])
    #expect(lacking("no-header-jump", without: .animations, in: scene).isEmpty)
    scene.panel = .init(detents: [100], handle: 20)
    #expect(lacking("one-active-scroller", without: .panel, in: scene) == ["panel"])
    #expect(
      lacking("no-header-jump", without: [.animations, .modelRects], in: scene)
        == ["model", "animations"])
  }

  @Test func ofAnUnknownInvariantEverythingIsNeeded() {
    #expect(lacking("my-claim", without: .writes) == ["writes"])
    #expect(lacking("my-claim", without: []).isEmpty)
  }
}
