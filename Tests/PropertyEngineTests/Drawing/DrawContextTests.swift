import PropertyEngine
import Testing

@Suite struct DrawContextTests {
  private func draw(_ context: inout DrawContext) -> [Double] {
    let kind = context.pick(weights: [1, 2])
    let speed = context.real(in: 0...8000, default: 1000, role: .quantity)
    let count = context.integer(in: 0...1_000_000, default: 3)
    return [Double(kind), speed, Double(count), context.boolean() ? 1 : 0]
  }

  @Test func aReplayYieldsWhatWasDrawn() {
    for seed in 0..<UInt64(200) {
      var context = DrawContext(random: SplittableRandom(seed: seed))
      let drawn = draw(&context)
      var again = DrawContext(replaying: context.recorded.values)
      #expect(draw(&again) == drawn)
      #expect(again.recorded == context.recorded)
      #expect(again.misfits == 0 && !again.isOverrun)
    }
  }

  @Test func aListThatIsUsedUpYieldsSimplestValues() {
    var context = DrawContext(replaying: [1])
    #expect(draw(&context) == [1, 1000, 3, 0])
    #expect(context.isOverrun)
  }

  @Test func whatDoesNotFitIsReplacedAndCounted() {
    var context = DrawContext(replaying: [7, 9000.0, 2.5, 1])
    #expect(draw(&context) == [1, 8000, 3, 1])
    #expect(context.misfits == 3)
  }

  @Test func nothingIsRecordedAfterRejection() {
    var context = DrawContext(random: SplittableRandom(seed: 1))
    context.reject()
    #expect(draw(&context) == [0, 1000, 3, 0])
    #expect(context.isRejected && !context.isOpen)
    #expect(context.position == 0)
  }

  @Test func aCaseCannotGrowBeyondItsLimit() {
    var context = DrawContext(random: SplittableRandom(seed: 1), limit: 3)
    _ = draw(&context)
    #expect(context.isTooLarge)
    #expect(context.position == 3)
  }

  @Test func aContextKnowsWhereValuesComeFrom() {
    #expect(DrawContext(random: SplittableRandom(seed: 1)).isDrawing)
    #expect(DrawContext.recording().isRecording)
    #expect(!DrawContext(replaying: []).isDrawing && !DrawContext(replaying: []).isRecording)
  }
}
