import Testing

@testable import verifier

@MainActor @Suite struct ConsoleTests {
  @Test func coloursFollowTerminalAndEnvironment() {
    let terminal = Stream(isTerminal: true) { _ in 0 }
    let file = Stream(isTerminal: false) { _ in 0 }
    #expect(terminal.takesColour([:]))
    #expect(!file.takesColour([:]))
    #expect(!terminal.takesColour(["NO_COLOR": "1"]))
    #expect(terminal.takesColour(["NO_COLOR": ""]))
    #expect(!terminal.takesColour(["TERM": "dumb"]))
    #expect(file.takesColour(["FORCE_COLOR": "1", "NO_COLOR": "1"]))
    #expect(!terminal.takesColour(["FORCE_COLOR": "0"]))
  }

  @Test func progressGivesWayToText() throws {
    var said: [String] = []
    let console = Console(
      output: Stream(isTerminal: true) {
        said.append("out " + String(decoding: $0, as: UTF8.self))
        return 0
      },
      errors: Stream(isTerminal: true) {
        said.append("err " + String(decoding: $0, as: UTF8.self))
        return 0
      }, columns: 6)
    console.showProgress("1 of 30")
    try console.print("text")
    try console.print("more")
    #expect(said == ["err \r\u{1b}[K1 of ", "err \r\u{1b}[K", "out text", "out more"])
  }

  @Test func saysErrorsInTheSystemsWords() {
    #expect(Console.reason(2) == "no such file or directory")
  }
}
