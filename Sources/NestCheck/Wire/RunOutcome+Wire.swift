extension RunOutcome {
  /// The outcome as bytes, for another process of the same program.
  public var wire: [UInt8] {
    var writer = WireWriter()
    writer.add(script.text)
    for number in [frames, gestures, movingFrames] { writer.add(number) }
    writer.add(fingerprint)
    writer.add(milestones.rawValue)
    writer.add(possibleMilestones.rawValue)
    writer.add(verdicts) { $0.add($1) }
    writer.add(skippedSteps) { $0.add($1) }
    writer.add(stepFrames) { $0.add($1) }
    let strokes = strokes
    for number in [
      strokes.total, strokes.drags, strokes.flings, strokes.taps, strokes.other, strokes.moved,
    ] {
      writer.add(number)
    }
    for number in [travel.header, travel.list, travel.pager] { writer.add(number) }
    return writer.bytes
  }

  /// Reads an outcome, or nil where the bytes are none.
  public init?(wire bytes: [UInt8]) {
    var reader = WireReader(bytes)
    guard let outcome = try? Self.read(&reader) else { return nil }
    self = outcome
  }

  private static func read(_ reader: inout WireReader) throws(WireReader.Mistake) -> RunOutcome {
    var outcome = RunOutcome(script: try reader.script())
    outcome.frames = try reader.integer()
    outcome.gestures = try reader.integer()
    outcome.movingFrames = try reader.integer()
    outcome.fingerprint = try reader.word()
    outcome.milestones = Milestones(rawValue: try reader.word())
    outcome.possibleMilestones = Milestones(rawValue: try reader.word())
    outcome.verdicts = try reader.array { (reader) throws(WireReader.Mistake) in
      try reader.verdict()
    }
    outcome.skippedSteps = try reader.array { (reader) throws(WireReader.Mistake) in
      try reader.integer()
    }
    outcome.stepFrames = try reader.array { (reader) throws(WireReader.Mistake) in
      try reader.integer()
    }
    outcome.strokes.total = try reader.integer()
    outcome.strokes.drags = try reader.integer()
    outcome.strokes.flings = try reader.integer()
    outcome.strokes.taps = try reader.integer()
    outcome.strokes.other = try reader.integer()
    outcome.strokes.moved = try reader.integer()
    outcome.travel.header = try reader.real()
    outcome.travel.list = try reader.real()
    outcome.travel.pager = try reader.real()
    return outcome
  }
}

extension WireWriter {
  fileprivate mutating func add(_ verdict: InvariantVerdict) {
    add(verdict.name)
    add(verdict.canApply)
    for number in [verdict.frames, verdict.applied, verdict.undecided] { add(number) }
    add(verdict.violation) { $0.add($1) }
  }

  private mutating func add(_ violation: ViolationRecord) {
    add(violation.frame)
    add(violation.step) { $0.add($1) }
    add(violation.phase.rawValue)
    add(violation.message)
    add(violation.unit)
    add(violation.isChange)
    for number in [
      violation.expectedLow, violation.expectedHigh, violation.actual, violation.excess,
      violation.onScreenPoints, violation.onScreenMilliseconds,
    ] {
      add(number) { $0.add($1) }
    }
  }
}

extension WireReader {
  fileprivate mutating func verdict() throws(Mistake) -> InvariantVerdict {
    var verdict = InvariantVerdict(name: try text(), canApply: try boolean())
    verdict.frames = try integer()
    verdict.applied = try integer()
    verdict.undecided = try integer()
    verdict.violation = try optional { (reader) throws(Mistake) in try reader.violation() }
    return verdict
  }

  private mutating func violation() throws(Mistake) -> ViolationRecord {
    func number(_ reader: inout WireReader) throws(Mistake) -> Double? {
      try reader.optional { (reader) throws(Mistake) in try reader.real() }
    }
    let frame = try integer()
    let step = try optional { (reader) throws(Mistake) in try reader.integer() }
    guard let phase = RunPhase(rawValue: try text()) else { throw Mistake() }
    var record = ViolationRecord(frame: frame, step: step, phase: phase, message: try text())
    record.unit = try text()
    record.isChange = try boolean()
    record.expectedLow = try number(&self)
    record.expectedHigh = try number(&self)
    record.actual = try number(&self)
    record.excess = try number(&self)
    record.onScreenPoints = try number(&self)
    record.onScreenMilliseconds = try number(&self)
    return record
  }
}
