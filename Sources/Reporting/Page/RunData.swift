import Gestures
import Invariants
import NestCheck
import Traces

/// A run as a page embeds it: columns of numbers, and lists of what happened.
struct RunData {
  private let record: RunRecord
  private let label: String

  var frames: [Frame] { record.trace.frames }
  var reports: [FrameReport] { record.reports }

  /// A run under a label, such as `shrunk`.
  init(_ record: RunRecord, label: String) {
    self.record = record
    self.label = label
  }

  /// The run as JSON; `PageScript.data` reads it.
  var json: JSONValue {
    let listing = ScriptListing(record.outcome.script)
    return [
      "label": .string(label), "strategy": .string(record.trace.header.strategy),
      "frames": .integer(record.trace.frames.count), "scene": scene,
      "policies": policies, "columns": columns, "touches": touches, "events": events,
      "callbacks": callbacks, "writes": writes, "invariants": invariants, "faults": faults,
      "phases": .strings(Phase.allCases.map(\.rawValue)),
      "script": .strings(listing.lines),
      "stepLines": .array(listing.stepLines.map(JSONValue.integer)),
      "stepFrames": .array(record.outcome.stepFrames.map(JSONValue.integer)),
      "skipped": .array(record.outcome.skippedSteps.map(JSONValue.integer)),
    ]
  }

  private var scene: JSONValue {
    let scene = record.trace.header.scene
    return [
      "width": .number(scene.width), "height": .number(scene.height),
      "scale": .number(scene.scale), "interval": .number(scene.frameInterval),
      "header": .number(scene.headerHeight), "pinned": .number(scene.pinnedHeight),
      "bar": .number(scene.barHeight), "bottomInset": .number(scene.bottomInset),
      "chain": .string(scene.chain.rawValue),
      "pages": .array(
        scene.pages.map { ["rows": .integer($0.rows), "rowHeight": .number($0.rowHeight)] }),
    ]
  }

  private var policies: JSONValue {
    let policies = record.trace.header.scene.policies
    return [
      "hand-over": .string(policies.handOver.rawValue),
      "hand-over-precision": .string(policies.handOverPrecision.rawValue),
      "header-fling": .string(policies.headerFling.rawValue),
      "other-pages": .string(policies.otherPages.rawValue),
      "bounce-top": .string(policies.bounceTop.rawValue),
      "bounce-bottom": .string(policies.bounceBottom.rawValue),
      "header-pan": .string(policies.headerPan.rawValue),
      "short-page": .string(policies.shortPage.rawValue),
    ]
  }

  private func each(_ rows: (Frame) -> [[JSONValue]]) -> JSONValue {
    var list: [JSONValue] = []
    for frame in record.trace.frames {
      for row in rows(frame) { list.append(.array([.integer(frame.index)] + row)) }
    }
    return .array(list)
  }

  private var touches: JSONValue {
    each { frame in
      frame.touches.map {
        [
          .integer($0.finger), .integer($0.phase.rawValue), number($0.time),
          number($0.position.x), number($0.position.y), .integer($0.scroller),
          .integer($0.region.rawValue),
        ]
      }
    }
  }

  private var events: JSONValue {
    each { frame in frame.events.map { [.integer($0.kind.rawValue), number($0.value)] } }
  }

  private var callbacks: JSONValue {
    each { frame in
      frame.callbacks.map {
        [.integer($0.kind.rawValue), .integer($0.scroller), .integer($0.depth)]
      }
    }
  }

  private var writes: JSONValue {
    each { frame in
      frame.writes.map {
        [
          .integer($0.target), .integer($0.property.rawValue), .integer($0.author.rawValue),
          number($0.x), number($0.y),
        ]
      }
    }
  }

  private var invariants: JSONValue {
    .array(
      record.items.map { item in
        let verdict = record.outcome.verdicts.first { $0.name == item.name }
        var object = JSONObjectBuilder()
        object.add("name", item.name)
        object.add("summary", item.summary)
        object.add("chosen", verdict != nil)
        object.add("canApply", verdict?.canApply ?? false)
        object.add("applied", verdict?.applied ?? 0)
        return object.object
      })
  }

  /// Sentences are written for so many violated frames only; a fault that lasts repeats itself.
  private static let sentences = 400

  private var faults: JSONValue {
    var list: [JSONValue] = []
    for report in record.reports {
      for fault in report.faults {
        guard let index = record.invariants.firstIndex(of: fault.invariant) else { continue }
        let message = list.count < Self.sentences ? fault.message : ""
        list.append(
          .array([
            .integer(report.frame), .integer(index), number(fault.allowed.low),
            number(fault.allowed.high), number(fault.actual), number(fault.excess),
            .string(message), .integer(fault.isChange ? 1 : 0),
            .string(fault.band?.quantity.name ?? ""), number(fault.band?.before ?? .nan),
            number(fault.band?.allowed.low ?? .nan), number(fault.band?.allowed.high ?? .nan),
            number(fault.band?.actual ?? .nan),
          ]))
      }
    }
    return .array(list)
  }

  private func number(_ value: Double) -> JSONValue { .number(ColumnSet.rounded(value)) }
}
