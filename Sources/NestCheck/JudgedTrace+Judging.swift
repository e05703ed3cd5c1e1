import Gestures
import Invariants
import Traces

extension JudgedTrace {
  /// How far the time of a frame may be off, as a share of the interval, to count as regular.
  ///
  /// A display's own clock varies by less; a frame that was dropped is off by a whole interval.
  static let regularity = 0.05

  /// Judges a trace by every invariant for which it carries what is needed.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - path: The file that holds it.
  ///   - names: The invariants that judge, or nil for all.
  public init(_ trace: Trace, path: String, invariants names: [String]? = nil) {
    let timing = Timing(trace)
    self.path = path
    strategy = trace.header.strategy
    frames = trace.frames.count
    irregularFrames = timing.irregular
    carries = trace.header.carries.keys
    invariants = []
    findings = []
    let chosen = InvariantCatalogue.standard.names.filter { names?.contains($0) ?? true }
    let able = Self.able(chosen, trace)
    let verdicts = Judge.verdicts(of: trace, invariants: able)
    for name in chosen {
      var judged = JudgedInvariant(name: name)
      judged.skippedFor = Self.lacking(name, trace)
      if let verdict = verdicts.first(where: { $0.name == name }) {
        let verdict = InvariantVerdict(verdict) { _ in nil }
        judged.canApply = verdict.canApply
        judged.applied = verdict.applied
        if let violation = verdict.violation {
          judged.isUndecided = timing.misleads(violation)
          judged.isViolated = !judged.isUndecided
          if judged.isViolated { findings.append(finding(name, violation, trace)) }
        }
      }
      invariants.append(judged)
    }
    findings.sort { $0.violation.frame < $1.violation.frame }
    let names = findings.map(\.identity.invariant)
    for index in findings.indices.prefix(1) {
      findings[index].alsoViolates = Array(names.dropFirst())
    }
  }

  /// Those of some invariants that a trace carries enough for.
  public static func able(_ names: [String], _ trace: Trace) -> [String] {
    names.filter { lacking($0, trace).isEmpty }
  }

  private static func lacking(_ name: String, _ trace: Trace) -> [String] {
    TraceNeeds.of(name, in: trace.header.scene).lacking(in: trace.header.carries)
  }

  private func finding(
    _ invariant: String, _ violation: ViolationRecord, _ trace: Trace
  ) -> Finding {
    var finding = Finding(
      identity: .init(strategy: strategy, invariant: invariant, phase: violation.phase),
      seed: nil, violation: violation, script: Self.script(of: trace))
    let time = trace.frames.first { $0.index == violation.frame }?.time ?? 0
    finding.recording = .init(path: path, milliseconds: time)
    return finding
  }

  /// The script that a trace was played from, where it names one that can be read.
  static func script(of trace: Trace) -> Script {
    let text = Array(trace.header.script.utf8)
    if let source = try? ScriptSource(parsing: text, file: "") { return source.script }
    return Script()
  }
}

/// When the frames of a trace were shown, beside when they should have been.
private struct Timing {
  /// How many frames were irregular.
  private(set) var irregular = 0
  /// For each frame, whether one was irregular since a finger last said something.
  private var misled: [Bool] = []

  init(_ trace: Trace) {
    let interval = trace.header.scene.frameInterval
    var isMisled = false
    var last: Double?
    for frame in trace.frames {
      if !frame.touches.isEmpty { isMisled = false }
      if let last, abs(frame.time - last - interval) > JudgedTrace.regularity * interval {
        irregular += 1
        isMisled = true
      }
      misled.append(isMisled)
      last = frame.time
    }
  }

  /// Whether what was found rests on steps that the reference took for frames of one interval.
  ///
  /// A drag is judged by the fingers' samples, which have times of their own, and rest by where
  /// things stand.
  func misleads(_ violation: ViolationRecord) -> Bool {
    guard misled.indices.contains(violation.frame), misled[violation.frame] else { return false }
    return violation.phase != .touch && violation.phase != .rest
  }
}
