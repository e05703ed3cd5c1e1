import AllocationCount
import Gestures
import HeadlessUIKit
import NestCheck
import Scenes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `benchmarks stage`: frames a second over frames in which something moves.
///
/// Each row plays scripts on `three-layer`, with the invariants and with none, and divides by the
/// frames in which something moved. Setting a run up counts in; the scripts are long. Time is that
/// of the processor, not of the clock: machines are shared, and a run uses one core.
@MainActor
enum StageCommand {
  static func run(_ options: Options) {
    options.allow(["--json", "--milliseconds", "--row", "--invariants"])
    let milliseconds = options.integer("--milliseconds", default: 1000, in: 1...600_000)
    let scripts = [
      ("drag", drag), ("deceleration", deceleration), ("paging", paging), ("paging, 50 tabs", many),
    ]
    var rows: [JSON] = []
    for judged in [true, false] where isChosen(options["--invariants"], judged ? "all" : "none") {
      for (name, script) in scripts where isChosen(options["--row"], name) {
        rows.append(row(name, judged, milliseconds) { _ in .script(script) })
      }
      guard isChosen(options["--row"], "mixed campaign") else { continue }
      rows.append(row("mixed campaign", judged, milliseconds) { .seed($0, StageAssumptions()) })
    }
    options.print(.object([("rows", .list(rows))]))
  }

  private static func isChosen(_ wanted: String?, _ name: String) -> Bool {
    wanted == nil || wanted == name
  }

  /// A finger that goes up and down through header and list for a minute.
  private static var drag: Script {
    var stroke = Stroke(.list)
    stroke.legs = (0..<60).map { turn in
      Stroke.Leg(dx: 0, dy: turn.isMultiple(of: 2) ? -380 : 380, duration: 1000)
    }
    return script([.touch(Touch(stroke))])
  }

  /// Flings down a long list, each left to run out.
  private static var deceleration: Script {
    var stroke = Stroke(.list)
    stroke.legs = [Stroke.Leg(dx: 0, dy: -300, duration: 100)]
    return script(
      (0..<12).flatMap { _ in [.touch(Touch(stroke)), .wait(milliseconds: 2500)] })
  }

  private static var paging: Script { swipes(pages: 3) }
  private static var many: Script { swipes(pages: 50) }

  /// Swipes to and fro between the first pages.
  private static func swipes(pages: Int) -> Script {
    var forward = Stroke(.list)
    forward.legs = [Stroke.Leg(dx: -200, dy: 0, duration: 150)]
    var back = Stroke(.list)
    back.legs = [Stroke.Leg(dx: 200, dy: 0, duration: 150)]
    var script = script(
      (0..<60).map { .touch(Touch($0 % 4 < 2 ? forward : back)) }.flatMap {
        [$0, .wait(milliseconds: 400)]
      })
    script.scene.pages = Array(repeating: Scene.Page(), count: pages)
    return script
  }

  private static func script(_ steps: [Step]) -> Script {
    var script = Script()
    script.scene.pages[0] = Scene.Page(rows: 1000, rowHeight: 60)
    script.steps = steps
    return script
  }

  private static func row(
    _ name: String, _ judged: Bool, _ milliseconds: Int, _ act: (UInt64) -> RunOrder.Act
  ) -> JSON {
    let player = Player()
    var (runs, moving) = (UInt64(0), 0)
    _ = play(player, act(0), judged)
    let allocationsBefore = allocation_count()
    let start = processorSeconds()
    while processorSeconds() - start < Double(milliseconds) / 1000 {
      moving += play(player, act(runs), judged)
      runs += 1
    }
    let seconds = processorSeconds() - start
    let allocations = allocation_count() - allocationsBefore
    return .object([
      ("name", .string(name)),
      ("invariants", .string(judged ? "all" : "none")),
      ("frames", .integer(moving)),
      ("framesPerSecond", .number((Double(moving) / seconds).rounded())),
      ("nanosecondsPerFrame", .number((seconds * 1e9 / Double(max(1, moving))).rounded())),
      ("allocationsPerFrame", .number(Double(allocations) / Double(max(1, moving)))),
    ])
  }

  private static func processorSeconds() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }

  private static func play(_ player: Player, _ act: RunOrder.Act, _ judged: Bool) -> Int {
    let order = RunOrder(strategy: "three-layer", act: act, invariants: judged ? nil : [])
    do { return try player.play(order, recorder: nil).movingFrames } catch { return 0 }
  }
}
