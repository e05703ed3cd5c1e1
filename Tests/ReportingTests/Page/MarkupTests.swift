import Testing

@testable import Reporting

@Suite struct MarkupTests {
  /// Everything that could break out of where it stands.
  static let hostile = "</script><!--]]>&\"'\u{0}\u{1b}[31m\u{7f}\u{85}\u{fffe}\u{2028}🙂\n\tx"

  @Test func textCannotBecomeMarkup() {
    let text = Markup.escaped(Self.hostile)
    #expect(!text.contains("<"))
    #expect(!text.contains(">"))
    #expect(!text.contains("\""))
    #expect(text.hasPrefix("&lt;/script&gt;&lt;!--]]&gt;&amp;&quot;&#39;[31m"))
    #expect(text.hasSuffix("\u{2028}🙂\n\tx"))
  }

  @Test func charactersThatXMLForbidsAreLeftOut() {
    let forbidden: [UInt32] = [0, 0x1b, 0x7f, 0x85, 0xfffe, 0xffff]
    for scalar in forbidden.compactMap(Unicode.Scalar.init) {
      #expect(!Markup.isAllowed(scalar))
    }
    for scalar in "\t\n\r ~é🙂".unicodeScalars { #expect(Markup.isAllowed(scalar)) }
  }

  @Test func attributesKeepTheirLineEnds() {
    #expect(Markup.attribute("a\nb\tc\r\"") == "a&#10;b&#9;c&#13;&quot;")
  }

  @Test func embeddedJSONEndsNoElement() {
    let element = Markup.json(["a": .string(Self.hostile)], id: "x")
    let inner = element.dropFirst(#"<script type="application/json" id="x">"#.count)
      .dropLast("</script>".count)
    #expect(!inner.contains("<"))
    #expect(inner.contains(#"\u003c/script>"#))
    #expect(inner.contains(#"\u2028"#))
    #expect(inner.contains(#"\u0000\u001b[31m"#))
  }
}
