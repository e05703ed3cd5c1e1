import Gestures
import NestCheck
import Testing

@Suite struct ScriptListingTests {
  @Test func findsTheLinesOfTheSteps() {
    let listing = ScriptListing(text: "version\n\nheader\nsteps\none\ntwo\n\n", steps: 2)
    #expect(listing.lines == ["version", "", "header", "steps", "one", "two"])
    #expect(listing.stepLines == [4, 5])
    #expect(listing.line(ofStep: 1) == 4)
    #expect(listing.line(ofStep: 2) == 5)
    #expect([nil, -1, 0, 3].map { listing.line(ofStep: $0) } == [nil, nil, nil, nil])
  }

  @Test func takesATextWithoutSteps() {
    #expect(ScriptListing(text: "version\n", steps: 0).stepLines.isEmpty)
    #expect(ScriptListing(text: "", steps: 3).stepLines.isEmpty)
  }

  @Test func agreesWithThePrinterOfScripts() {
    var script = Script()
    script.strategy = "three-layer"
    script.steps = [.wait(milliseconds: 5), .touch(Touch(Stroke(.list))), .wait(milliseconds: 6)]
    let listing = ScriptListing(script)
    #expect(listing.stepLines.map { listing.lines[$0] } == ["wait 5 ms", "tap list", "wait 6 ms"])
  }
}
