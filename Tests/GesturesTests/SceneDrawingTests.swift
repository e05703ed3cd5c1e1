import PropertyEngine
import Scenes
import Testing

@testable import Gestures

/// Scenes are as apps have them, and every odd one comes out often enough.
struct SceneDrawingTests {
  private static let scenes = (0..<UInt64(2_000)).map { seed in
    var drawing = SceneDrawing(random: SplittableRandom(seed: seed))
    return drawing.draw(policies: [], options: [])
  }

  private func share(_ condition: (Scene) -> Bool) -> Double {
    Double(Self.scenes.count(where: condition)) / Double(Self.scenes.count)
  }

  @Test func everySceneIsWithinTheLimits() {
    #expect(Self.scenes.allSatisfy { $0.isWithinLimits })
  }

  @Test func featuresComeOut() {
    #expect(share { $0.device.framesPerSecond == 120 } > 0.2)
    for scale in 1...3 { #expect(share { $0.device.scale == scale } > 0.03) }
    #expect(share { $0.header.height == 0 } > 0.02)
    #expect(share { $0.header.height > $0.device.height } > 0.02)
    #expect(share { $0.header.height != $0.header.height.rounded() } > 0.1)
    #expect(share { $0.header.pinned > 0 } > 0.2)
    #expect(share { $0.header.pinned > 0 && $0.header.pinned == $0.header.height } > 0.01)
    #expect(share { $0.bar.height == 0 } > 0.05)
    #expect(share { $0.bar.tabWidths == .varied } > 0.1)
    #expect(share { $0.pages.count == 1 } > 0.03)
    #expect(share { $0.pages.count > 8 } > 0.02)
    #expect(share { $0.pages.count > 8 } < 0.1)
    #expect(share { $0.pages.contains { $0.rows == 0 } } > 0.05)
    #expect(share { $0.pages.contains { $0.rows > 1_000 } } > 0.03)
    #expect(share { $0.firstPage > 0 } > 0.1)
    #expect(share { $0.bottomInset > 0 } > 0.2)
    #expect(share { $0 == Scene() } < 0.02)
  }

  @Test func pagesThatJustFillTheListComeOut() {
    #expect(
      share { scene in
        scene.pages.contains {
          let difference = scene.listHeight - $0.contentHeight
          return min(difference.magnitude, (difference - scene.collapsibleHeight).magnitude) < 1.01
        }
      } > 0.05)
  }
}
