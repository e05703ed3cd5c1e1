import Testing

@testable import verifier

@MainActor @Suite struct ReproduceLineTests {
  @Test(arguments: [
    ("Seeds/a-b_1.script", "Seeds/a-b_1.script"), ("bounce-catch=raw", "bounce-catch=raw"),
    ("", "''"), ("a b", "'a b'"), ("$HOME", "'$HOME'"), ("it's", #"'it'\''s'"#), ("ü", "'ü'"),
    ("a;b", "'a;b'"), ("'", #"''\'''"#),
  ])
  func quotesForShells(_ word: String, _ quoted: String) {
    #expect(ReproduceLine.quoted(word) == quoted)
  }

  @Test func namesAReplayWithItsArguments() {
    #expect(
      ReproduceLine.replay(["my script", "--strategy", "x"])
        == "swift run -c release verifier replay 'my script' --strategy x")
  }

  @Test func namesTheProgramOfAClient() {
    defer { ReproduceLine.program = "swift run -c release verifier" }
    ReproduceLine.program = "swift run verify-profile"
    #expect(ReproduceLine.replay(["nc1-AA"]) == "swift run verify-profile replay nc1-AA")
  }
}
