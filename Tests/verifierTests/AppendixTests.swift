import Testing

@testable import verifier

@MainActor @Suite struct AppendixTests {
  @Test func addsAtTheEnd() throws {
    let bench = try Bench()
    let path = try bench.write("a.md", "one\n")
    let file = try Appendix(path)
    #expect(file.length == 4)
    try file.append("two\n")
    #expect(try bench.read("a.md") == "one\ntwo\n")
  }

  @Test func makesAFileThatIsNotThere() throws {
    let bench = try Bench()
    try Appendix(bench.path("new.md")).append("text")
    #expect(try bench.read("new.md") == "text")
  }

  @Test func saysWhyItCannotBeOpened() throws {
    let bench = try Bench()
    #expect {
      _ = try Appendix(bench.path("none/a.md"))
    } throws: { error in
      (error as? CommandFailure)?.status == .cannotCreate
    }
    #expect {
      _ = try Appendix(bench.folder)
    } throws: { error in
      (error as? CommandFailure)?.message.contains("is a directory") == true
    }
  }

  @Test func saysWhyItCannotBeWritten() throws {
    let file = try Appendix("/dev/full")
    #expect {
      try file.append("text")
    } throws: { error in
      (error as? CommandFailure)?.status == .inputOutput
    }
  }
}
