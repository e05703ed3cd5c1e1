/// Splits the bytes of a script into lines and words.
///
/// Blanks separate words; a comma and a semicolon are words of their own; `#` begins a comment.
/// Lines without words are left out. Any bytes are taken; a word that is not UTF-8 is a mistake.
enum ScriptLines {
  static func split(_ bytes: [UInt8], file: String) throws(ScriptError) -> [ScriptLine] {
    var lines: [ScriptLine] = []
    var scanner = Scanner(bytes: bytes, file: file)
    while let line = try scanner.nextLine() {
      if !line.tokens.isEmpty { lines.append(line) }
    }
    return lines
  }

  private struct Scanner {
    let bytes: [UInt8]
    let file: String
    var index: Int
    var number = 0

    init(bytes: [UInt8], file: String) {
      self.bytes = bytes
      self.file = file
      index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    }

    mutating func nextLine() throws(ScriptError) -> ScriptLine? {
      guard index < bytes.count else { return nil }
      number += 1
      var line = ScriptLine(number: number, tokens: [], endColumn: 1)
      var column = 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
        if bytes[index] == UInt8(ascii: "#") {
          skipComment()
        } else if Self.isBlank(bytes[index]) {
          index += 1
          column += 1
        } else {
          line.tokens.append(try token(&column))
          line.endColumn = column
        }
      }
      index += 1
      return line
    }

    private mutating func skipComment() {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func token(_ column: inout Int) throws(ScriptError) -> ScriptToken {
      let start = index
      let startColumn = column
      repeat {
        if bytes[index] & 0xc0 != 0x80 { column += 1 }
        index += 1
      } while index < bytes.count && !Self.isSeparator(bytes[start])
        && !Self.isSeparator(bytes[index]) && !Self.endsWord(bytes[index])
      guard let text = String(validating: bytes[start..<index], as: UTF8.self) else {
        throw .mistake(
          SourceMistake(
            file: file, line: number, column: startColumn, expected: "text in UTF-8",
            found: "other bytes"))
      }
      return ScriptToken(text: text, column: startColumn)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
      isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "#")
    }
  }
}
