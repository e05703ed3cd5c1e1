import NestCheck
import Reporting

/// The files that a command writes beside its readable report.
///
/// All are opened before anything is played, so that a mistake shows at once; each is written as
/// a whole or not at all.
@MainActor
struct Outputs {
  /// Where the frames go.
  let frames: FrameWriter?
  private var sinks: [OutputKind: Sink] = [:]

  /// Opens the files that were asked for.
  init(_ desk: Desk) throws {
    let asked = desk.settings.outputs
    for (place, output) in asked.enumerated() {
      guard let other = asked[..<place].first(where: { $0.path == output.path }) else { continue }
      let names = "'--\(other.kind.rawValue)' and '--\(output.kind.rawValue)'"
      if output.path == "-" {
        throw desk.refuse("Only one of \(names) can go to standard output.")
      }
      throw desk.refuse("\(names) name the same file.")
    }
    for output in asked {
      sinks[output.kind] = try Sink(path: output.path, console: desk.console)
    }
    frames = sinks[.frames].map(FrameWriter.init)
  }

  /// Whether a document of a kind was asked for.
  func wants(_ kind: OutputKind) -> Bool { sinks[kind] != nil }

  /// Puts the frames into their place.
  func finishFrames() throws { try frames?.finish() }

  /// Writes a document of a kind if it was asked for, and puts the file into its place.
  func write(_ kind: OutputKind, _ document: () throws -> String) throws {
    guard let sink = sinks[kind] else { return }
    try sink.append(Array(try document().utf8))
    try sink.commit()
  }

  /// Takes away what was begun and not put into its place.
  func discard() {
    frames?.discard()
    for sink in sinks.values { sink.discard() }
  }
}

/// What can be written into a file, by the name of its option.
enum OutputKind: String, CaseIterable {
  /// The result.
  case json
  /// Every frame.
  case frames
  /// The page that shows runs.
  case html
  /// The filmstrip.
  case svg
  /// JUnit XML.
  case junit
}

extension Settings {
  /// The files that were asked for.
  var outputs: [(kind: OutputKind, path: String)] {
    OutputKind.allCases.compactMap { kind in
      let path =
        switch kind {
        case .json: json
        case .frames: frames
        case .html: html
        case .svg: svg
        case .junit: junit
        }
      return path.map { (kind, $0) }
    }
  }
}
