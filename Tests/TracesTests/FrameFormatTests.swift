import Testing

@testable import Traces

@Suite struct FrameFormatTests {
  @Test func aTraceReadsBackEqual() throws {
    let trace = try FrameFormat.read(SampleTrace.bytes)
    #expect(trace.header == SampleTrace.header)
    #expect(trace.frames == (0..<3).map(SampleTrace.frame))
    #expect(trace.frames[0].scrollers[1].offset.x.sign == .minus)
  }

  @Test func theFirstKeysOfALine() {
    let line = FrameFormat.line(SampleTrace.frame(1))
    #expect(
      line.hasPrefix(
        "{\"index\":1,\"time\":16.666666666666668,\"touches\":[{\"finger\":1,\"phase\":4,"
          + "\"time\":16.25,\"position\":[195.0,400.5],\"scroller\":2,\"region\":4}],"
          + "\"events\":[{\"kind\":3,\"value\":2.0}],\"header\":{\"shown\":[0.0,"))
    #expect(line.contains("\"panel\":null,"))
    #expect(line.contains("\"offset\":[-0.0,1e+21],\"insetTop\":5e-324,"))
    #expect(line.contains("\"author\":3,\"x\":\"inf\",\"y\":\"-inf\"}],\"animations\":[{"))
    #expect(line.hasSuffix("\"curve\":2,\"a\":1.0,\"b\":-0.5,\"c\":0.25,\"d\":2.0}]}"))
    #expect(!line.contains("\n"))
  }

  @Test func theHeaderLine() {
    let line = FrameFormat.headerLine(SampleTrace.header)
    #expect(line.hasPrefix("{\"format\":\"nestcheck-trace\",\"version\":1,\"strategy\":"))
    #expect(line.contains("\"script\":\"nestcheck 1\\n\\ttab\\u0001\\\"\\\\ – ü\""))
    #expect(line.contains("\"panel\":{\"detents\":[58.666666666666664,650.0],\"handle\":24.0}"))
    #expect(line.hasSuffix("\"assumptions\":{\"bounce-catch\":\"raw\",\"a\":\"b\"}}"))
  }

  @Test func everyDoubleReadsBackToItsBits() throws {
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      var frame = Frame()
      frame.time = value
      let read = try FrameFormat.readFrame(ArraySlice(FrameFormat.line(frame).utf8))
      #expect(read.time.bitPattern == value.bitPattern || value.isNaN && read.time.isNaN)
    }
  }

  @Test func aLineThatIsMissingIsNoticed() {
    var bytes: [UInt8] = []
    FrameFormat.append(SampleTrace.header, to: &bytes)
    FrameFormat.append(SampleTrace.frame(0), to: &bytes)
    FrameFormat.append(SampleTrace.frame(2), to: &bytes)
    #expect(
      throws: TraceError(
        line: 3, column: 1, expected: "the frame after frame 0", found: "frame 2")
    ) { try FrameFormat.read(bytes) }
  }

  @Test(arguments: [
    ("", "1:1: expected the header of a trace, found nothing"),
    ("{", "1:2: expected a key in quotes, found the end of the line"),
    ("[1,]", "1:4: expected a value, found \"]\""),
    ("{\"format\":\"x\"}", "1:11: expected \"nestcheck-trace\", found \"x\""),
    (
      "{\"format\":\"nestcheck-trace\",\"version\":2}",
      "1:39: expected version 1, found 2"
    ),
    ("{\"a\":01}", "1:6: expected a number without leading zeros, found \"0\""),
    ("{\"a\":1e999}", "1:6: expected a number that a Double can hold, found \"1\""),
    ("{\"a\":\"\\x\"}", "1:8: expected an escaped character, found \"x\""),
    ("{\"a\":\"\\ud800\"}", "1:8: expected a surrogate pair, found \"u\""),
    ("{} x", "1:4: expected the end of the line, found \"x\""),
  ])
  func mistakesSayWhereAndWhat(text: String, message: String) {
    do {
      _ = try FrameFormat.read(Array(text.utf8))
      Issue.record("read \(text)")
    } catch { #expect(error.description == message) }
  }

  @Test func mistakesInFramesSayWhereAndWhat() {
    let good = FrameFormat.line(SampleTrace.frame())
    for (old, new, message) in [
      ("\"phase\":4", "\"phase\":2", "expected the code of a touch phase, found 2"),
      ("\"index\":0", "\"index\":0.0", "expected an integer, found 0.0"),
      ("[195.0,400.5]", "[195.0]", "expected an array of 2 numbers, found an array"),
      ("\"finger\"", "\"digit\"", "expected an object with the key \"finger\", found one without"),
      ("400.5", "\"high\"", "expected a number, found \"high\""),
    ] {
      guard let range = good.firstRange(of: old) else {
        Issue.record("\(old) is not in the line")
        continue
      }
      let bad = good.replacingCharacters(in: range, with: new)
      do {
        _ = try FrameFormat.readFrame(ArraySlice(bad.utf8), line: 7)
        Issue.record("read \(bad)")
      } catch {
        #expect(error.line == 7)
        #expect(error.description.contains(message))
      }
    }
  }

  @Test func noBytesTrap() {
    let good = SampleTrace.bytes
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<300 {
      var bytes = good
      for _ in 0...next(3) { bytes[next(bytes.count)] = UInt8(next(256)) }
      if next(4) == 0 { bytes.removeSubrange(next(bytes.count)...) }
      do { _ = try FrameFormat.read(bytes) } catch { #expect(error.line >= 1) }
    }
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: TraceError.self) { try FrameFormat.read(deep) }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
