import Foundation
import PropertyEngine
import Scenes

@testable import Gestures

/// Scripts as the generator draws them, against frames that were made up.
enum FakeRuns {
  /// How many seeds the laws of generated scripts are tried on: `NESTCHECK_GENERATED`, or 1,000.
  static let count =
    ProcessInfo.processInfo.environment["NESTCHECK_GENERATED"].flatMap { UInt64($0) } ?? 1_000

  static let policies = [
    PolicyDeclaration(.bounceTop, ["outer", "list"]),
    PolicyDeclaration(.flingOnHeader, ["chain", "stop"]),
    PolicyDeclaration(.shortPage, ["fill", "expand-header", "natural"]),
  ]
  static let options = [
    OptionDeclaration("cover", ["fixed", "half-speed"], "How the cover moves."),
    OptionDeclaration("top-space", ["0", "10", "44.5", "88"], "Space above."),
  ]

  static func generator(
    seed: UInt64, disturbances: [Disturbance.Kind] = ScriptGenerator.disturbances
  ) -> ScriptGenerator {
    ScriptGenerator(
      seed: seed, strategy: "three-layer", policies: policies, options: options,
      disturbances: disturbances)
  }

  /// A played generator.
  static func run(
    seed: UInt64, disturbances: [Disturbance.Kind] = ScriptGenerator.disturbances
  ) -> ScriptGenerator {
    var generator = generator(seed: seed, disturbances: disturbances)
    var random = SplittableRandom(seed: ~seed)
    while generator.nextStep(view: view(generator.script.scene, using: &random)) != nil {}
    return generator
  }

  static func view(_ scene: Scene, using random: inout SplittableRandom) -> GeneratorView {
    var view = GeneratorView()
    view.movesVertically = random.chance(1, of: 3)
    view.movesHorizontally = random.chance(1, of: 5)
    let collapsed = random.double(in: 0...scene.collapsibleHeight)
    view.headerToShown = random.chance(1, of: 3) ? 0 : collapsed
    view.headerToCollapsed = scene.collapsibleHeight - view.headerToShown
    view.listToStart = random.double(in: 0...3000)
    view.listToEnd = random.double(in: 0...3000)
    view.pageCount = scene.pages.count
    view.page = random.integer(in: 0...(scene.pages.count - 1))
    view.showsHeader = random.chance(1, of: 2)
    view.showsBar = random.chance(5, of: 6)
    view.showsList = random.chance(9, of: 10)
    let first = random.integer(in: 0...200_000)
    view.visibleRows = first..<(first + random.integer(in: 0...14))
    return view
  }
}
