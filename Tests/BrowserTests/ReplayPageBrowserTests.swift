import Foundation
import NestCheck
import Testing

/// The page in a real browser; its network is cut off.
@MainActor
@Suite(
  .enabled(if: Browser.path != nil, "no Chromium: apt-get install chromium"), .serialized)
struct ReplayPageBrowserTests {
  private let browser: Browser

  init() throws { browser = try Browser.shared.get() }

  private func frame() throws -> Int {
    Int(try browser.number("Number(document.getElementById('scrubber').value)"))
  }

  private func words(_ id: String) throws -> String {
    try browser.text("document.getElementById('\(id)').innerText")
  }

  @Test func opensAtTheFirstViolationAndSaysWhatIsWrong() throws {
    let made = try Pages.violating()
    let finding = try #require(made.finding)
    try browser.open(made.path)
    #expect(try frame() == finding.violation.frame)
    #expect(try words("clock").contains("frame \(finding.violation.frame) of"))
    let message = Pages.shown(finding.violation.message)
    #expect(
      try browser.text("document.querySelector('h1').innerText").contains(message.dropFirst()))
    #expect(try words("masthead").contains("Violated: \(finding.identity.invariant)"))
    #expect(try words("faults").contains(message.dropFirst()))
    #expect(try words("reproduce") == finding.reproduce)
    #expect(browser.complaints == [])
  }

  @Test func showsTheNumbersOfTheFrame() throws {
    let made = try Pages.violating("dumb-insets")
    let frame = try #require(made.finding).violation.frame
    try browser.open(made.path)
    let header = try #require(made.run.trace.frames[frame].header)
    let row = try browser.text(
      "[...document.querySelectorAll('#difference tr')].map((r) => r.innerText)"
        + ".find((t) => t.startsWith('header, bottom'))")
    let shown = String(format: "%.2f", header.shown.maxY)
    #expect(row.contains(shown.replacing(/\.?0+$/, with: "")), "\(row)")
    let drawn = try browser.number(
      "(() => { const r = document.querySelector('#phone .header-box');"
        + " return Number(r.getAttribute('y')) + Number(r.getAttribute('height')) })()")
    #expect(abs(drawn - header.shown.maxY) < 0.02)
  }

  @Test func stepsByButtonsAndKeys() throws {
    let made = try Pages.violating()
    let first = try #require(made.finding).violation.frame
    let last = made.run.trace.frames.count - 1
    try browser.open(made.path)
    try browser.press("ArrowRight")
    #expect(try frame() == first + 1)
    try browser.press("ArrowLeft")
    try browser.press("ArrowLeft")
    #expect(try frame() == first - 1)
    try browser.press("Home")
    #expect(try frame() == 0)
    try browser.press("ArrowRight", shift: true)
    #expect(try frame() == made.run.outcome.stepFrames.first)
    try browser.press("v")
    #expect(try frame() == first)
    try browser.press("v")
    let next = try frame()
    #expect(next > first && !made.run.reports[next].faults.isEmpty)
    try browser.press("End")
    #expect(try frame() == last)
    _ = try browser.evaluate("document.querySelector('[data-action=\"back\"]').click()")
    #expect(try frame() == last - 1)
  }

  @Test func playsAndStops() throws {
    try browser.open(try Pages.violating().path, fragment: "#frame=0")
    try browser.press(" ")
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 400))")
    try browser.press(" ")
    let stopped = try frame()
    #expect(stopped > 2)
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 200))")
    #expect(try frame() == stopped)
    #expect(try browser.text("location.hash") == "#frame=\(stopped)")
  }

  @Test func withReducedMotionFramesChangeSlowly() throws {
    try browser.open(try Pages.violating().path, fragment: "#frame=0", still: true)
    try browser.press(" ")
    _ = try browser.evaluate("new Promise((done) => setTimeout(done, 900))")
    try browser.press(" ")
    #expect(try frame() <= 4)
  }

  @Test func linksLeadToTheirFrames() throws {
    let made = try Pages.violating()
    try browser.open(made.path, fragment: "#frame=57")
    #expect(try frame() == 57)
    #expect(try words("compare-title") == "Frame 57 against frame 56")
    _ = try browser.evaluate(
      "location.hash = '#frame=60'; new Promise((done) => setTimeout(done, 100))")
    #expect(try frame() == 60)
    try browser.open(made.path, fragment: "#frame=999999")
    #expect(try frame() == made.run.trace.frames.count - 1)
    try browser.open(made.path, fragment: "#frame=nonsense&finding=77&run=none")
    #expect(try frame() == 0)
  }

  @Test func severalFindingsHaveAnIndexAndTwoRunsEach() throws {
    let made = try Pages.several()
    try browser.open(made[0].path)
    #expect(try words("exhibits").contains("2 findings"))
    #expect(try frame() == made[0].finding?.violation.frame)
    _ = try browser.evaluate(
      "document.querySelectorAll('#exhibits a')[1].click();"
        + " new Promise((done) => setTimeout(done, 100))")
    #expect(try frame() == made[1].finding?.violation.frame)
    #expect(try words("masthead").contains("dumb-insets"))
    _ = try browser.evaluate("document.querySelectorAll('[data-version]')[1].click()")
    #expect(try browser.text("location.hash").contains("run=original"))
  }

  @Test func aRunThatHoldsSaysSo() throws {
    try browser.open(try Pages.holding().path)
    #expect(try words("masthead").hasPrefix("✓\nHeld"))
    #expect(try words("faults") == "No invariant is violated in this frame.")
    #expect(
      try browser.evaluate("document.querySelector('[data-action=violation]').disabled") as? Bool
        == true)
    #expect(browser.complaints == [])
  }

  @Test func aHostileMessageStaysText() throws {
    let hostile = "</script><img src=x onerror=\"window.caught=1\">&amp;'\"🙂 \u{1b}[31m end"
    let made = try Pages.violating { finding in
      finding.violation.message = hostile
      finding.explanation = [hostile]
      finding.reproduce = hostile
    }
    try browser.open(made.path)
    #expect(try browser.evaluate("window.caught === undefined") as? Bool == true)
    #expect(try browser.evaluate("document.images.length === 0") as? Bool == true)
    #expect(try browser.text("document.getElementById('reproduce').textContent") == hostile)
    #expect(browser.complaints == [])
  }

  @Test func asksForNothingFromAnywhere() throws {
    try browser.open(try Pages.violating().path)
    let asked = browser.events.filter { $0.method == "Network.requestWillBeSent" }
      .compactMap { ($0.parameters["request"] as? Browser.JSON)?["url"] as? String }
    #expect(asked.allSatisfy { $0.hasPrefix("file://") } && asked.count <= 1, "\(asked)")
    let refused = try browser.evaluate(
      "fetch('https://example.com/').then(() => false, () => true)")
    #expect(refused as? Bool == true)
  }
}
