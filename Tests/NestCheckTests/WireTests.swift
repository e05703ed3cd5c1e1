import Gestures
import RunFakes
import Testing

@testable import NestCheck

@MainActor @Suite struct WireTests {
  @Test func ordersComeThroughAsTheyWere() throws {
    var script = Script()
    script.strategy = "three-layer"
    script.steps = [.wait(milliseconds: 1.0 / 3), .touch(Touch(Stroke(.tab(2))))]
    var point = RecordedStroke.Point(time: 0, x: 1.5, y: -0.25)
    point.time = 16.7
    let strokes = RecordedStrokes(strokes: [RecordedStroke(points: [point, point])])
    var assumptions = script.assumptions
    assumptions.panOrder = .reverse
    let acts: [RunOrder.Act] = [
      .seed(.max, assumptions), .script(script), .strokes(strokes, seed: 7, assumptions),
      .strokes(strokes, seed: nil, assumptions),
    ]
    for act in acts {
      for invariants in [nil, [], ["no-header-jump", "b"]] {
        let order = RunOrder(strategy: "three-layer", act: act, invariants: invariants)
        #expect(RunOrder(wire: order.wire) == order)
      }
    }
  }

  @Test func outcomesComeThroughAsTheyWere() throws {
    let player = FakePlayer()
    player.change = { _, outcome in
      outcome.violate("no-header-jump")
      outcome.verdicts[0].violation?.expectedHigh = .infinity
      outcome.skippedSteps = [2, 5]
      outcome.strokes.moved = 4
      outcome.travel.pager = 0.1
      outcome.milestones = [.twoFingers, .reversal]
      outcome.possibleMilestones = [.twoFingers]
    }
    let order = RunOrder(strategy: "three-layer", act: .seed(5, .init()))
    let outcome = try player.play(order, recorder: nil)
    #expect(RunOutcome(wire: outcome.wire) == outcome)
  }

  @Test func bytesThatAreNoneAreRefused() throws {
    let order = RunOrder(strategy: "three-layer", act: .script(Script()))
    for count in 0..<order.wire.count {
      #expect(RunOrder(wire: Array(order.wire.prefix(count))) == nil)
    }
    #expect(RunOutcome(wire: [1, 2, 3]) == nil)
    #expect(RunOutcome(wire: Array(repeating: 255, count: 64)) == nil)
  }
}
