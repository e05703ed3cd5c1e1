import Foundation
import NestCheck
import Testing

/// How the page looks at the widths of a phone and a desk, in light and in dark.
@MainActor
@Suite(
  .enabled(if: Browser.path != nil, "no Chromium: apt-get install chromium"), .serialized)
struct ReplayPageLayoutTests {
  /// A window to look through.
  struct Window: Sendable, CustomTestStringConvertible {
    var width: Int
    var isDark: Bool
    var testDescription: String { "\(width) px, \(isDark ? "dark" : "light")" }

    static let all = [390, 1440].flatMap { width in
      [false, true].map { Window(width: width, isDark: $0) }
    }
  }

  /// Elements that are larger than their boxes, or leave the window; what is cut with an ellipsis
  /// has its full text in a title or elsewhere on the page.
  private static let overflowing = """
    [...document.querySelectorAll("body *")].filter((e) => {
      if (e.closest("svg, script, style, .hidden-text")) return false;
      const box = e.getBoundingClientRect(), style = getComputedStyle(e);
      if (box.width === 0 || style.display === "inline") return false;
      if (box.right > innerWidth + 0.5 || box.left < -0.5) return true;
      if (style.textOverflow === "ellipsis" || style.overflowX !== "visible") return false;
      return e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0;
    }).map((e) => `${e.tagName}.${e.className}#${e.id} ${e.scrollWidth} > ${e.clientWidth}`)
      .join("; ")
    """

  /// Words in curves, lanes and on the phone that leave their picture, or cover each other.
  private static let cutInPictures = """
    (() => {
      const bad = [];
      for (const picture of document.querySelectorAll(".track svg, svg.phone")) {
        const box = picture.getBoundingClientRect();
        const texts = [...picture.querySelectorAll(".track text, .wrong-text")]
          .map((e) => [e.textContent, e.getBoundingClientRect()]);
        texts.forEach(([words, a], i) => {
          if (a.left < box.left - 1 || a.right > box.right + 1) bad.push(`${words} is cut`);
          for (const [other, b] of texts.slice(i + 1)) {
            const apart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 3
              || b.bottom <= a.top + 3;
            if (!apart) bad.push(`${words} covers ${other}`);
          }
        });
      }
      return bad.join("; ");
    })()
    """

  /// Texts of which the contrast with the page is less than 4.5 : 1.
  private static let faint = """
    (() => {
      const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map(Number).map((v) => v / 255)
          .map((v) => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = (e) => {
        for (; e; e = e.parentElement) {
          const colour = getComputedStyle(e).backgroundColor;
          if (!/, 0\\)|transparent/.test(colour)) return colour;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      return [...document.querySelectorAll("main *, .transport *")].filter((e) => {
        if (e.closest("svg, [disabled]") || !e.getClientRects().length) return false;
        if (![...e.childNodes].some((c) => c.nodeType === 3 && c.data.trim())) return false;
        const a = light(getComputedStyle(e).color), b = light(ground(e));
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
      }).map((e) => e.className + ": " + e.textContent.slice(0, 30)).join("; ");
    })()
    """

  @Test(arguments: Window.all) func nothingLeavesItsBoxAndAllCanBeRead(_ window: Window) throws {
    let browser = try Browser.shared.get()
    let pages = [
      try Pages.several()[0], try Pages.holding(), try Pages.violating("dumb-indicator", seed: 4),
      try Pages.violating("dumb-thrown"),
    ]
    for page in pages {
      try browser.open(page.path, width: window.width, height: 844, dark: window.isDark)
      #expect(try browser.text(Self.overflowing) == "")
      #expect(try browser.text(Self.cutInPictures) == "")
      #expect(try browser.text(Self.faint) == "")
      let width = try browser.number("document.documentElement.scrollWidth")
      #expect(width <= Double(window.width))
      #expect(browser.complaints == [])
    }
    let ground = try browser.text("getComputedStyle(document.body).backgroundColor")
    #expect(ground == (window.isDark ? "rgb(18, 21, 24)" : "rgb(251, 251, 249)"))
  }

  @Test func everythingHasANameAndIsReachedByTheKeyboard() throws {
    let browser = try Browser.shared.get()
    let made = try Pages.violating()
    try browser.open(made.path)
    let nameless = try browser.text(
      "[...document.querySelectorAll('button, input, select, a, [role=img]')].filter((e) =>"
        + " !(e.getAttribute('aria-label') || e.innerText || e.labels?.length))"
        + ".map((e) => e.outerHTML).join('; ')")
    #expect(nameless == "")
    let value = try browser.text(
      "document.getElementById('scrubber').getAttribute('aria-valuetext')")
    let frame = try #require(made.finding).violation.frame
    #expect(value.hasPrefix("frame \(frame) of "))
    #expect(value.hasSuffix("violated"))
    #expect(try browser.text("document.getElementById('said').innerText") == value)
    let out = try browser.text(
      "[...document.querySelectorAll('button:not(.entry), select, a, input')]"
        + ".filter((e) => e.tabIndex < 0).map((e) => e.outerHTML).join('; ')")
    #expect(out == "")
  }

  @Test func aPictureOfThePageIsNoEmptyOne() throws {
    let browser = try Browser.shared.get()
    try browser.open(try Pages.violating().path)
    let picture = try browser.picture()
    #expect(picture.count > 20_000)
    Attachment.record([UInt8](picture), named: "replay.png")
  }
}
