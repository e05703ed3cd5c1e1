import Gestures
import NestCheck
import RunFakes
import Testing

@Suite struct RunOutcomeTests {
  func outcome() -> RunOutcome {
    var outcome = RunOutcome(script: Script())
    outcome.verdicts = ["a", "b", "c"].map { InvariantVerdict(name: $0) }
    return outcome
  }

  @Test func namesTheEarliestViolationFirst() {
    var outcome = outcome()
    #expect(outcome.firstViolation == nil)
    outcome.violate("c", frame: 4)
    outcome.violate("b", frame: 3)
    #expect(outcome.firstViolation?.invariant == "b")
    outcome.violate("a", frame: 3)
    #expect(outcome.firstViolation?.invariant == "a")
    #expect(outcome.violated == ["a", "b", "c"])
  }

  @Test func addsStrokesAndTravel() {
    var strokes = StrokeCounts()
    strokes.total = 3
    strokes.flings = 1
    strokes.other = 2
    strokes.moved = 1
    strokes.add(strokes)
    #expect([strokes.total, strokes.flings, strokes.other, strokes.moved] == [6, 2, 4, 2])
    var travel = Travel()
    travel.header = 1.5
    travel.add(travel)
    #expect(travel.header == 3)
  }
}
