import Gestures
import Testing

@testable import NestCheck

@Suite struct ScriptWordsTests {
  func script(_ steps: [String]) throws -> Script {
    try Script(
      parsing: (["nestcheck script 1", "header 100 pt", "steps"] + steps).joined(separator: "\n"),
      file: "")
  }

  func difference(_ one: [String], _ other: [String]) throws -> ScriptWords.Change? {
    ScriptWords.difference(
      ScriptWords.lines(of: try script(one)), ScriptWords.lines(of: try script(other)))
  }

  @Test func findsTheOneWordThatDiffers() throws {
    #expect(
      try difference(["wait 5 ms", "tap tab 2"], ["wait 5 ms", "tap tab 3"])
        == ScriptWords.Change(place: "step 2", old: "2", new: "3"))
    #expect(
      try difference(
        ["drag list by 0 -20 pt in 5 ms, cancelled"], ["drag list by 0 -21 pt in 5 ms, cancelled"])
        == ScriptWords.Change(place: "step 1", old: "-20", new: "-21"))
  }

  @Test func findsNoneWhereMoreOrNothingDiffers() throws {
    #expect(try difference(["wait 5 ms"], ["wait 5 ms"]) == nil)
    #expect(try difference(["wait 5 ms"], []) == nil)
    #expect(try difference(["wait 5 ms", "wait 6 ms"], ["wait 6 ms", "wait 5 ms"]) == nil)
    #expect(try difference(["tap list"], ["tap list at 10% 50%"]) == nil)
  }
}
