import Gestures
import NestCheck
import Testing

@testable import Reporting

@MainActor @Suite struct ReplayPageSizeTests {
  /// Flings up and down the list and between the pages, at 120 Hz, so that something always moves.
  private static let script = """
    nestcheck script 1
    strategy three-layer
    device 390 x 844 pt, 120 Hz
    steps
    drag list by 0 -500 pt in 200 ms ending at 4000 pt/s
    wait 1000 ms
    drag list by 0 500 pt in 200 ms ending at 4000 pt/s
    wait 1000 ms
    drag list by -300 0 pt in 200 ms ending at 2000 pt/s
    wait 300 ms
    drag list by 0 -300 pt in 1900 ms
    drag list by 0 -500 pt in 200 ms ending at 5000 pt/s
    wait 1000 ms
    drag list by 0 600 pt in 200 ms ending at 6000 pt/s
    wait 1000 ms
    drag list by 0 -600 pt in 2500 ms
    drag list by 0 -600 pt in 200 ms ending at 6000 pt/s

    """

  @Test func tenSecondsAt120HzStayBelowOneMegabyte() throws {
    let script = try Script(parsing: Self.script, file: "size.script")
    let run = try RunRecord(
      playing: RunOrder(strategy: "three-layer", act: .script(script)), on: Player())
    let frames = run.trace.frames.count
    #expect(frames >= 1_200)
    #expect(run.outcome.movingFrames > 700)
    let page = ReplayPage(
      exhibits: [.init(held: run, caption: "size", reproduce: "")], summary: "",
      context: Samples.context("replay")
    ).html.utf8.count
    // What the page itself takes, without any run.
    let empty = ReplayPage(exhibits: [], summary: "", context: Samples.context("replay"))
      .html.utf8.count
    let tenSeconds = empty + (page - empty) * 1_200 / frames
    #expect(tenSeconds < 1_000_000, "\(tenSeconds) bytes, \(empty) of them the page itself")
  }
}
