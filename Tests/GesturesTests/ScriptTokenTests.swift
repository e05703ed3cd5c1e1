import PropertyEngine
import Scenes
import Testing

@testable import Gestures

@Suite struct ScriptTokenTests {
  let script: Script

  init() throws {
    script = try Script(
      parsing: """
        nestcheck script 1
        strategy three-layer
        expect violates no-header-jump
        assume pan-order reverse
        header 0.1 pt
        steps
        drag list by -0.3333333333333333 1e-7 pt in 200 ms ending at 1500 pt/s
        wait 300 ms
        """, file: "a.script")
  }

  @Test func isOneWordThatReadsBackAsTheScript() throws {
    let token = try #require(script.token)
    #expect(token.hasPrefix("nc1-"))
    #expect(
      token.utf8.allSatisfy { byte in
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8.contains(byte)
      })
    #expect(try Script(token: token) == script)
    #expect(Script.looksLikeToken(token))
  }

  @Test func isInverseToAnyScript() throws {
    for seed in 0..<60 as Range<UInt64> {
      let random = SplittableRandom(seed: seed)
      var context = DrawContext(random: random, size: 8, limit: Script.choiceLimit)
      var drawn = Script()
      Script.code(&drawn, in: &context)
      let token = try #require(drawn.token)
      #expect(try Script(token: token) == drawn)
    }
  }

  @Test func seesEveryChangedLetter() throws {
    let token = try #require(script.token)
    for place in token.indices.dropFirst(4) {
      var changed = token
      let other: Character = token[place] == "A" ? "B" : "A"
      changed.replaceSubrange(place...place, with: String(other))
      #expect(throws: TokenError.damaged) { try Script(token: changed) }
      #expect(throws: TokenError.damaged) { try Script(token: String(token[..<place])) }
    }
    #expect(TokenError.damaged.description.contains("Copy the whole word again"))
  }

  @Test func saysWhichVersionWroteIt() throws {
    let token = try #require(script.token)
    let other = "nc27" + token.dropFirst(3)
    #expect(throws: TokenError.otherVersion("27")) { try Script(token: other) }
    #expect(TokenError.otherVersion("27").description.contains("version 27"))
    #expect(throws: TokenError.noToken) { try Script(token: "Seeds/a.script") }
    for word in ["", "nc", "nc-", "nca-b", "script", "ncx1-"] {
      #expect(!Script.looksLikeToken(word))
    }
  }

  @Test func keepsAShortScriptShort() throws {
    var small = Script()
    small.strategy = "three-layer"
    small.steps = [.touch(Touch(Stroke(.list)))]
    #expect(try #require(small.token).utf8.count < 60)
  }

  @Test func writesBytesInBase64WithoutPadding() {
    for count in 0..<20 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 77 + 200) }
      #expect(Base64.bytes(Base64.text(bytes)[...]) == bytes)
    }
    #expect(Base64.text([0xfb, 0xff]) == "-_8")
    #expect(Base64.bytes("a=") == nil)
  }
}
