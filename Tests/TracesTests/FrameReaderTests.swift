import Testing

@testable import Traces

@Suite struct FrameReaderTests {
  private let header = """
    {"format":"nestcheck-trace","version":1,"strategy":"feed","scene":{"width":390,"height":844,\
    "scale":3,"frameInterval":16.666666666666668,"headerHeight":200,"pinnedHeight":0,\
    "barHeight":44,"bottomInset":0,"pages":[{"rows":40,"rowHeight":60}],"chain":"single"}}
    """

  private func read(_ lines: [String]) throws(TraceError) -> Trace {
    try FrameFormat.read(Array(([header] + lines).joined(separator: "\n").utf8))
  }

  private func mistake(in lines: [String]) -> String {
    do throws(TraceError) {
      return "read \(try read(lines).frames.count) frames"
    } catch { return error.description }
  }

  @Test func theStagesOwnTracesCarryEverything() throws {
    #expect(try FrameFormat.read(SampleTrace.bytes).header.carries == .all)
  }

  @Test func whatIsLeftOutOfEveryFrameIsNotCarried() throws {
    let trace = try read([
      #"{"index":0,"time":0,"touches":[],"bar":null,"pages":[]}"#,
      #"{"index":1,"time":17,"touches":[],"bar":{"shown":[0,9,390,44]},"pages":[]}"#,
    ])
    #expect(trace.header.carries == [.touches, .bar, .pages, .firstRows])
    #expect(trace.frames[0].bar == nil)
    let place = Rect(x: 0, y: 9, width: 390, height: 44)
    #expect(trace.frames[1].bar == PlacedRect(shown: place, model: place))
    #expect(trace.frames[1].headerHost == -1)
  }

  @Test func partsOfListsMayBeLeftOutToo() throws {
    let scroller =
      #"{"id":0,"role":5,"page":0,"parent":-1,"shown":[0,0,390,844],"offset":[0,0],"#
      + #""contentWidth":390,"contentHeight":2400,"boundsWidth":390,"boundsHeight":844}"#
    let trace = try read([
      #"{"index":0,"time":0,"scrollers":[]}"#,
      #"{"index":1,"time":16,"scrollers":[\#(scroller)]}"#,
    ])
    #expect(trace.header.carries == .scrollers)
    #expect(trace.frames[1].scrollers[0].flags == [.scrollEnabled, .bounces])
  }

  @Test func theHeaderOfARecorderNeedsNoScriptAndNoPolicies() throws {
    let trace = try read([])
    #expect(trace.header.scene.policies == PolicyFacts())
    #expect(trace.header.script.isEmpty && trace.header.assumptions.isEmpty)
    #expect(trace.header.scene.panel == nil)
    #expect(trace.frames.isEmpty)
  }

  @Test func aKeyThatComesAndGoesIsRefused() {
    #expect(
      mistake(in: [#"{"index":0,"time":0,"writes":[]}"#, #"{"index":1,"time":17}"#])
        == "3:1: expected an object with the key \"writes\", found one without it")
    #expect(
      mistake(in: [#"{"index":0,"time":0}"#, #"{"index":1,"time":17,"writes":[]}"#])
        == "3:31: expected nothing under \"writes\", which lines before this one leave out,"
        + " found an array")
  }

  @Test func aFileMayHoldSeveralTraces() throws {
    let frame = #"{"index":0,"time":0,"touches":[]}"#
    let text = [header, frame, "", header, #"{"index":0,"time":0}"#].joined(separator: "\n")
    let traces = try FrameFormat.readAll(Array(text.utf8))
    #expect(traces.map(\.line) == [1, 4])
    #expect(traces.map(\.trace.header.carries) == [.touches, []])
    #expect(try FrameFormat.readAll([]).isEmpty)
    #expect(mistake(in: [frame, header]) == "3:1: expected a frame, found the header of a trace")
  }

  @Test func framesAreNumberedFromZero() {
    #expect(
      mistake(in: [#"{"index":7,"time":0}"#])
        == "2:10: expected 0, the number of the first frame, found 7")
  }

  @Test func timeHasToGoOn() {
    #expect(
      mistake(in: [#"{"index":0,"time":20}"#, #"{"index":1,"time":20}"#])
        == "3:19: expected a time after 20.0, found 20")
    #expect(
      mistake(in: [#"{"index":0,"time":"nan"}"#])
        == "2:19: expected a time, found \"nan\"")
  }
}
