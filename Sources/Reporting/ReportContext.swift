/// What a report says of the command that it belongs to.
public struct ReportContext: Equatable, Sendable {
  /// The version of the JSON documents; keys are only ever added to it.
  public static let schema = 1

  /// The command's name, such as `check`.
  public var command: String
  /// The arguments as they were typed, without the program's name.
  public var arguments: [String]
  /// What made the report.
  public var tool: ToolFacts

  /// A context.
  public init(command: String, arguments: [String], tool: ToolFacts) {
    self.command = command
    self.arguments = arguments
    self.tool = tool
  }

  func begin() -> JSONObjectBuilder {
    var object = JSONObjectBuilder()
    object.add("schema", Self.schema)
    object.add("command", command)
    return object
  }

  func beginWithTool() -> JSONObjectBuilder {
    var object = begin()
    object.add("arguments", .strings(arguments))
    object.add("tool", tool.json)
    return object
  }
}

/// What made a report: enough to make it again.
public struct ToolFacts: Equatable, Sendable {
  /// The version of the program.
  public var version: String
  /// The commit it was built from, where that is known.
  public var commit: String?
  /// Whether files differed from that commit, where that is known.
  public var dirty: Bool?
  /// `debug` or `release`.
  public var build: String
  /// Operating system and processor, such as `linux-x86_64`.
  public var platform: String
  /// The version of the script format.
  public var scriptFormat: Int
  /// The version of the generator; another one draws other scripts from the same seed.
  public var generator: Int

  /// Facts about a program.
  public init(
    version: String, commit: String? = nil, dirty: Bool? = nil, build: String, platform: String,
    scriptFormat: Int, generator: Int
  ) {
    self.version = version
    self.commit = commit
    self.dirty = dirty
    self.build = build
    self.platform = platform
    self.scriptFormat = scriptFormat
    self.generator = generator
  }

  /// The facts as they are read, on one line.
  var words: String {
    var words = "verifier \(version)"
    if let commit {
      words += " of commit \(commit.prefix(10))"
      if dirty == true { words += " with changes" }
    }
    return words + ", \(build), \(platform), generator \(generator)"
  }

  var json: JSONValue {
    var object = JSONObjectBuilder()
    object.add("version", version)
    object.add("commit", commit)
    object.add("dirty", dirty)
    object.add("build", build)
    object.add("platform", platform)
    object.add("scriptFormat", scriptFormat)
    object.add("generator", generator)
    return object.object
  }
}
