import Testing

@testable import verifier

@Suite struct ReproduceLineTests {
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
}
