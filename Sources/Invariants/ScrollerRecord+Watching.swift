import Traces

extension ScrollerRecord {
  /// Scrollers whose numbers are below this are remembered by their numbers; a trace of other origin
  /// may have any.
  static let mostWatched = 4096
}
