import NestCheck
import Testing

@testable import Reporting

@Suite struct JSONMembersTests {
  private let members = JSONMembers([
    "text": "a", "number": 1.5, "whole": 3, "flag": false, "word": "0x00000000000000ff",
    "endless": "-inf", "phase": "touch", "list": [["a": 1], ["b": "c"]], "texts": ["x", 1, "y"],
    "part": ["inner": 2],
  ])

  @Test func findsMembersOfTheirKind() throws {
    #expect(try members.text("text") == "a")
    #expect(try members.integer("whole") == 3)
    #expect(try members.flag("flag") == false)
    #expect(try members.word("word") == 255)
    #expect(try members.object("part").integer("inner") == 2)
    #expect(try members.choice("phase", RunPhase.self) == .touch)
    #expect(members.optionalNumber("number") == 1.5)
    #expect(members.optionalNumber("whole") == 3)
    #expect(members.optionalNumber("endless") == -.infinity)
    #expect(members.texts("texts") == ["x", "y"])
  }

  @Test func whatIsOptionalMayBeMissing() throws {
    #expect(members.optionalText("none") == nil && members.optionalText("whole") == nil)
    #expect(members.optionalInteger("text") == nil)
    #expect(members.optionalFlag("text") == nil)
    #expect(members.optionalWord("text") == nil)
    #expect(members.optionalObject("list") == nil)
    #expect(members.optionalNumber("part") == nil)
    #expect(try members.objects("none").isEmpty)
    #expect(members.texts("text").isEmpty)
  }

  @Test func aMistakeNamesTheWholePath() throws {
    #expect(throws: JSONMistake("'list[1].b' is not of its kind")) {
      try members.objects("list")[1].integer("b")
    }
    #expect(throws: JSONMistake("'part.none' is missing")) {
      try members.object("part").text("none")
    }
    #expect(throws: JSONMistake("'text' is not of its kind")) { try members.objects("text") }
    #expect(throws: JSONMistake("'text' is 'a', which this program does not know")) {
      try members.choice("text", RunPhase.self)
    }
  }
}
