import NestCheck

extension CheckResult {
  /// The result that `json(_:)` has written, and what made it.
  ///
  /// - Throws: `JSONMistake` that names the member that is missing or not of its kind.
  public static func read(
    _ document: JSONValue
  ) throws(JSONMistake) -> (result: CheckResult, tool: ToolFacts) {
    let members = JSONMembers(document)
    let schema = try members.integer("schema")
    if schema != ReportContext.schema {
      throw JSONMistake("it has schema \(schema), and this program reads \(ReportContext.schema)")
    }
    let command = try members.text("command")
    guard command == "check" || command == "report" else {
      throw JSONMistake("it is the result of '\(command)'; reports are made of those of 'check'")
    }
    return (try CheckResult(members), try ToolFacts(members.object("tool")))
  }

  private init(_ members: JSONMembers) throws(JSONMistake) {
    self.init(seed: try members.word("seed"))
    if let shard = members.optionalObject("shard") {
      self.shard = Shard(index: try shard.integer("index"), count: try shard.integer("count"))
    }
    stopped = try members.choice("stopped", Stop.self)
    let totals = try members.object("totals")
    self.totals.seeds = try totals.integer("seeds")
    self.totals.runs = try totals.integer("runs")
    self.totals.gestures = try totals.integer("gestures")
    self.totals.frames = try totals.integer("frames")
    let timing = members.optionalObject("timing")
    seconds = timing?.optionalNumber("seconds") ?? 0
    jobs = timing?.optionalInteger("jobs") ?? 1
    fingerprint = try members.word("fingerprint")
    for part in try members.objects("strategies") { strategies.append(try StrategyTotals(part)) }
    for part in try members.objects("invariants") { invariants.append(try InvariantTotals(part)) }
    for part in try members.objects("features") { features.append(try FeatureCount(part)) }
    for part in try members.objects("coverage") { coverage.append(try CoverageRow(part)) }
    for part in try members.objects("findings") { findings.append(try Finding(part)) }
  }
}

extension ToolFacts {
  init(_ members: JSONMembers) throws(JSONMistake) {
    self.init(
      version: try members.text("version"), commit: members.optionalText("commit"),
      dirty: members.optionalFlag("dirty"), build: try members.text("build"),
      platform: try members.text("platform"), scriptFormat: try members.integer("scriptFormat"),
      generator: try members.integer("generator"))
  }
}

extension StrategyTotals {
  init(_ members: JSONMembers) throws(JSONMistake) {
    self.init(name: try members.text("name"))
    runs = try members.integer("runs")
    gestures = try members.integer("gestures")
    frames = try members.integer("frames")
    findings = try members.integer("findings")
    fingerprint = try members.word("fingerprint")
  }
}

extension InvariantTotals {
  init(_ members: JSONMembers) throws(JSONMistake) {
    self.init(strategy: try members.text("strategy"), name: try members.text("name"))
    canApply = try members.flag("canApply")
    frames = try members.integer("frames")
    applied = try members.integer("applied")
    undecided = try members.integer("undecided")
    violated = try members.integer("violated")
  }
}

extension CoverageRow {
  /// Interval and verdict are worked out again from the counts.
  init(_ members: JSONMembers) throws(JSONMistake) {
    self.init(
      strategy: try members.text("strategy"), name: try members.text("name"),
      count: try members.integer("count"), of: try members.integer("of"),
      required: members.optionalNumber("required") ?? 0,
      counts: members.optionalFlag("counts") ?? true)
  }
}

extension FeatureCount {
  init(_ members: JSONMembers) throws(JSONMistake) {
    self.init(
      strategy: try members.text("strategy"), name: try members.text("name"),
      value: try members.text("value"))
    runs = try members.integer("runs")
    for part in try members.objects("invariants") { exercise.append(try Exercise(part)) }
  }
}

extension Exercise {
  init(_ members: JSONMembers) throws(JSONMistake) {
    self.init(name: try members.text("name"))
    canApply = try members.flag("canApply")
    applied = try members.integer("applied")
  }
}
