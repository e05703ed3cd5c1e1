import PropertyEngine
import Testing

@testable import Gestures

/// Any bytes are taken: they are a script or a mistake with its place.
struct ScriptLinesTests {
  @Test func wordsKnowTheirColumns() throws {
    let lines = try ScriptLines.split(Array("a  bc,d;é#x\n\n\t e".utf8), file: "f")
    #expect(lines.map(\.number) == [1, 3])
    #expect(lines[0].tokens.map(\.text) == ["a", "bc", ",", "d", ";", "é"])
    #expect(lines[0].tokens.map(\.column) == [1, 4, 6, 7, 8, 9])
    #expect(lines[0].endColumn == 10)
    #expect(lines[1].tokens == [ScriptToken(text: "e", column: 3)])
  }

  @Test func bytesThatAreNotTextAreAMistake() {
    #expect(throws: ScriptError.self) {
      try ScriptLines.split([0x61, 0x0a, 0x20, 0xff], file: "f")
    }
    do {
      _ = try ScriptLines.split([0x61, 0x0a, 0x20, 0xff], file: "f")
    } catch {
      #expect(error.description == "f:2:2: expected text in UTF-8, found other bytes")
    }
  }

  @Test func mutationsNeverTrap() {
    var random = SplittableRandom(seed: 1)
    let original = Array(RandomScripts.rich.utf8)
    var mistakes = 0
    for _ in 0..<1000 {
      let bytes = Mutation.of(original, using: &random)
      do {
        let script = try ScriptSource(parsing: bytes, file: "m").script
        #expect(script.isWithinLimits)
        #expect(script.choices != nil)
      } catch {
        mistakes += 1
        #expect(error.description.hasPrefix("m:"))
      }
    }
    #expect(mistakes > 300)
  }

  @Test func randomBytesNeverTrap() {
    var random = SplittableRandom(seed: 2)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      #expect(throws: ScriptError.self) { try ScriptSource(parsing: bytes, file: "m") }
    }
  }
}

/// Changes of a file as accidents make them.
enum Mutation {
  private static let words = [
    "nan", "-", "1e999", "99999999999999999999", "0", "-0", ";", ",", "#", "\n", " ", "%", "pt",
    "0x1p3", "tab", "by", "1e-400", "[", "]", "{", "\"",
  ]

  static func of(_ original: [UInt8], using random: inout SplittableRandom) -> [UInt8] {
    var bytes = original
    for _ in 0...random.below(3) {
      guard !bytes.isEmpty else { return bytes }
      let place = Int(random.below(UInt64(bytes.count)))
      let length = min(bytes.count - place, Int(random.below(12)))
      switch random.below(6) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(place..<(place + length))
      case 2: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
      case 3: bytes.removeSubrange(place...)
      case 4: bytes.insert(contentsOf: random.element(of: words).utf8, at: place)
      default: bytes.replaceSubrange(place..<(place + length), with: random.element(of: words).utf8)
      }
    }
    return bytes
  }
}
