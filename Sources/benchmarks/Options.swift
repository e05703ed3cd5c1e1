#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The words after the subcommand: flags, and options with one value each.
struct Options {
  private static let flags = ["--full-size"]
  private var values: [String: String] = [:]

  init(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    while let word = words.next() {
      guard word.hasPrefix("--") else { Self.fail("unexpected argument '\(word)'") }
      if Self.flags.contains(word) {
        values[word] = ""
      } else if let value = words.next() {
        values[word] = value
      } else {
        Self.fail("missing value for '\(word)'")
      }
    }
  }

  /// Reads an option; a word that is no number of the range ends the program.
  func integer(_ name: String, default standard: Int, in range: ClosedRange<Int>) -> Int {
    guard let word = values[name] else { return standard }
    guard let value = Int(word), range.contains(value) else {
      Self.fail("'\(name)' needs a number in \(range), not '\(word)'")
    }
    return value
  }

  subscript(name: String) -> String? { values[name] }

  /// Refuses options that the subcommand does not know.
  func allow(_ names: [String]) {
    for name in values.keys.sorted() where !names.contains(name) {
      Self.fail("unknown option '\(name)'")
    }
  }

  /// Prints where `--json` says, which is standard output for `-` and by default.
  func print(_ json: JSON) {
    let target = self["--json"] ?? "-"
    if target == "-" { return Swift.print(json.text) }
    guard let file = fopen(target, "w") else { Self.exit(73, "cannot create '\(target)'") }
    defer { fclose(file) }
    if fputs(json.text + "\n", file) < 0 { Self.exit(74, "cannot write '\(target)'") }
  }

  static func fail(_ message: String) -> Never {
    exit(64, message + "\n" + usage)
  }

  private static func exit(_ status: Int32, _ message: String) -> Never {
    let text = Array("error: \(message)\n".utf8)
    _ = text.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    leave(status)
  }
}

/// The C library's `exit`, out of reach of the methods of that name.
private func leave(_ status: Int32) -> Never { exit(status) }
