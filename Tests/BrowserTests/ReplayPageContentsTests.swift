import Foundation
import NestCheck
import Testing

/// What the page of a finding says to somebody who sees nothing else.
@MainActor
@Suite(
  .enabled(if: Browser.path != nil, "no Chromium: apt-get install chromium"), .serialized)
struct ReplayPageContentsTests {
  private let browser: Browser

  init() throws { browser = try Browser.shared.get() }

  private func words(_ selector: String) throws -> String {
    try browser.text("document.querySelector('\(selector)').innerText")
  }

  private func count(_ selector: String) throws -> Int {
    Int(try browser.number("document.querySelectorAll('\(selector)').length"))
  }

  @Test(arguments: [
    ("dumb-thrown", "header-bottom", 1), ("dumb-shared", "content", 1),
    ("dumb-indicator", "stroke-start", 4),
  ])
  func theFirstCurveIsTheOneThatIsWrong(
    _ strategy: String, _ quantity: String, _ seed: UInt64
  ) throws {
    let made = try Pages.violating(strategy, seed: seed)
    try browser.open(made.path)
    let curve = "#tracks .track:has(.ground)"
    #expect(
      try browser.text("document.querySelector('\(curve)').dataset.track") == quantity)
    let value = try words("\(curve) .value")
    #expect(value.hasPrefix("✕ ") && value.contains("may stand at"))
    #expect(try count("[data-track=\"\(quantity)\"] .bad-dot") >= 1)
    let band = try browser.number(
      "document.querySelector('\(curve) .band').getBBox().width")
    #expect(band > 0)
    #expect(try count("#phone .wrong") == 1 && count("#phone .nearest") == 1)
    #expect(try words("#difference tbody tr").contains("✕"))
    #expect(browser.complaints == [])
  }

  @Test func placeAndChangeAreNamedAndAgree() throws {
    let made = try Pages.violating("dumb-thrown")
    let frame = try #require(made.finding).violation.frame
    try browser.open(made.path)
    let fault = try #require(made.run.reports[frame].faults.first)
    let band = try #require(fault.band)
    let figures = try words("#faults .figures")
    for (name, value) in [("place", band.actual), ("off by", fault.excess)] {
      #expect(figures.contains("\(name) \(Self.shown(value))\u{a0}pt"), "\(figures)")
    }
    #expect(figures.contains("change") && fault.isChange)
    let row = try words("#difference tbody tr")
    #expect(row.contains(Self.shown(fault.excess)))
    let label = try browser.text("document.querySelector('#phone .wrong-text').textContent")
    #expect(label == "✕ off by \(Self.shown(fault.excess))\u{a0}pt")
  }

  private static func shown(_ value: Double) -> String {
    let text = String(format: "%.2f", abs(value)).replacing(/\.?0+$/, with: "")
    return value < 0 && text != "0" ? "\u{2212}" + text : text
  }

  @Test func theHeadlineSaysWhoWroteIt() throws {
    try browser.open(try Pages.violating("dumb-thrown").path)
    #expect(try words("#authors").hasPrefix("Written in this frame by physics (page 1 offset"))
    try browser.open(try Pages.violating("dumb-insets").path)
    #expect(try words("#authors").hasPrefix("Written in this frame by the finger (page 1 offset"))
  }

  @Test func bothScriptsAndTheWayBetweenThemAreShown() throws {
    try browser.open(try Pages.several()[0].path)
    #expect(try count("#scripts .script") == 2)
    #expect(try words("#scripts").contains("Script, shrunk"))
    #expect(try words("#scripts").contains("Script, as found"))
    #expect(try count("#history tbody tr") == 2)
    #expect(try words("#history").contains("57 runs"))
    #expect(try words("#notes").contains("step 1, \u{2212}60: \u{2212}4000 to"))
    _ = try browser.evaluate(
      "document.querySelectorAll('[data-script=\"1\"] .row.step')[0].click()")
    #expect(try browser.text("location.hash").contains("run=original"))
  }

  @Test func opensCloseUpAndShowsTheWholeOnDemand() throws {
    try browser.open(try Pages.violating("dumb-thrown").path)
    let pressed = "document.querySelector('#zoom [aria-pressed=true]').innerText"
    #expect(try browser.text(pressed) == "Close up")
    try browser.press("z")
    #expect(try browser.text(pressed) == "Whole run")
    _ = try browser.evaluate("document.querySelector('[data-zoom=near]').click()")
    #expect(try browser.text(pressed) == "Close up")
  }

  @Test func framesCountFromZeroEverywhere() throws {
    let made = try Pages.violating()
    let last = made.run.trace.frames.count - 1
    try browser.open(made.path)
    #expect(try words("#masthead").contains("frames 0 to \(last)"))
    #expect(try words("#clock").contains("of 0 to \(last)"))
    #expect(try browser.text("document.getElementById('scrubber').max") == "\(last)")
    #expect(!(try words("body").contains("\(last + 1) frames")))
  }

  @Test func thereIsOneMinusSign() throws {
    let made = try Pages.violating("dumb-insets")
    try browser.open(made.path)
    for part in ["h1", "#faults", "#difference", "#legend"] {
      #expect(try words(part).firstMatch(of: /(^|[ (])-[0-9]/) == nil, "\(part)")
    }
    let curves = try browser.text(
      "[...document.querySelectorAll('.track:has(.ground)')].map((t) => t.textContent).join()")
    #expect(!curves.contains("-"), "\(curves)")
  }

  @Test func atAPhonesWidthNothingIsLeftOut() throws {
    try browser.open(try Pages.violating("dumb-thrown").path, width: 390, height: 844)
    let columns = try browser.number(
      "[...document.querySelectorAll('#difference thead th')].filter((e) => e.offsetWidth).length")
    #expect(columns == 5)
    #expect(try words("[data-action=violation]").contains("Next"))
  }

  @Test func signsAreExplained() throws {
    try browser.open(try Pages.violating("dumb-thrown").path)
    let keys = try words("#track-keys")
    for word in ["may stand", "held", "violated", "says nothing", "gap"] {
      #expect(keys.contains(word))
    }
    #expect(try words("#legend").contains("the header's bottom edge may stand"))
  }
}
