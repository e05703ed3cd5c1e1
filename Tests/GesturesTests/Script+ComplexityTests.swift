import Scenes
import Testing

@testable import Gestures

/// The simpler script has the lesser key.
struct ScriptComplexityTests {
  private func key(_ lines: String) throws -> [Double] {
    try Script(parsing: "nestcheck script 1\n" + lines, file: "a").complexity
  }

  @Test func nothingIsSimplest() throws {
    #expect(Script().complexity == [0, 0, 0, 0, 0, 0, 0])
  }

  /// Each script is simpler than the next one.
  @Test func theOrderOfSimplicity() throws {
    let scripts = [
      "",
      "steps\nwait 300 ms",
      "pages 40 rows of 60 pt\nsteps\nwait 300 ms",
      "steps\ndrag list by 0 -100 pt in 200 ms",
      "steps\ndrag list by 0 -110 pt in 200 ms",
      "steps\ndrag list by 0 -100 pt in 200 ms bending 3 pt",
      "steps\ndrag list by 0 -100 pt in 300 ms",
      "steps\ndrag list by 0 -100 pt in 300 ms\nwait 300 ms",
      "policy bounce-top list\nsteps\ndrag list by 0 -100 pt in 200 ms",
      "steps\ntap list\ntap list",
      "steps\ndrag list by 0 -100 pt in 100 ms, by 0 100 pt in 200 ms",
      "steps\ndrag list by 0 -100 pt in 100 ms; second finger list by 0 -100 pt in 300 ms",
      "steps\ntap list\ntap list\ntap list",
    ]
    for (simple, less) in zip(scripts, scripts.dropFirst()) {
      #expect(try key(simple).lexicographicallyPrecedes(key(less)), "\(simple) | \(less)")
    }
  }

  @Test func aDisturbanceCountsAsAStroke() throws {
    let scripts = [
      "steps\nwait 300 ms", "steps\nrelayout", "steps\nreload 0 rows",
      "steps\ntap list; meanwhile relayout", "steps\ntap list; meanwhile after 5 ms relayout",
    ]
    for (simple, less) in zip(scripts, scripts.dropFirst()) {
      #expect(try key(simple).lexicographicallyPrecedes(key(less)), "\(simple) | \(less)")
    }
  }

  @Test func positiveIsSimplerThanNegative() throws {
    let positive = try key("steps\ndrag list by 0 100 pt in 200 ms")
    let negative = try key("steps\ndrag list by 0 -100 pt in 200 ms")
    #expect(positive.lexicographicallyPrecedes(negative))
    #expect(positive.dropLast() == negative.dropLast())
  }
}
