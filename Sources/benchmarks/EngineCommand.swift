import PropertyEngine

/// `benchmarks engine`: executed cases per second on properties that cost nothing themselves.
enum EngineCommand {
  static func run(_ options: Options) {
    options.allow(["--json", "--seconds"])
    options.print(.object([("rows", .list([]))]))
  }
}
