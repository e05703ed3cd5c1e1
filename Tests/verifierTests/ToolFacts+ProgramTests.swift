import Reporting
import Testing

@testable import verifier

@MainActor @Suite struct ToolFactsProgramTests {
  @Test func saysWhatItKnowsOfThisProgram() {
    let facts = ToolFacts.ofThisProgram()
    #expect(facts.version == CommandTable.version)
    #expect(["debug", "release"].contains(facts.build))
    #expect(facts.platform.contains("-"))
    #expect(facts.commit.map { $0.count == 40 } ?? true)
    #expect((facts.commit == nil) == (facts.dirty == nil))
  }
}
