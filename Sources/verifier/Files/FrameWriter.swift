import NestCheck
import Traces

/// Writes the frames of runs as JSON Lines; each run begins with a line of its own.
@MainActor
final class FrameWriter {
  private let sink: Sink
  private var buffer: [UInt8] = []
  /// Why writing failed; the rest of the frames is then dropped.
  private(set) var failure: CommandFailure?

  private static let bufferLength = 1 << 18

  /// A writer into a sink.
  init(_ sink: Sink) { self.sink = sink }

  /// What takes in frames.
  var recorder: FrameRecorder {
    { [self] frame, header in record(frame, header) }
  }

  /// Takes in one frame.
  func record(_ frame: Frame, _ header: TraceHeader) {
    if failure != nil { return }
    if frame.index == 0 { FrameFormat.append(header, to: &buffer) }
    FrameFormat.append(frame, to: &buffer)
    if buffer.count >= Self.bufferLength { flush() }
  }

  /// Writes what is left and puts the file into its place.
  func finish() throws(CommandFailure) {
    flush()
    if let failure { throw failure }
    try sink.commit()
  }

  /// Takes away what was written.
  func discard() { sink.discard() }

  private func flush() {
    do {
      try sink.append(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
