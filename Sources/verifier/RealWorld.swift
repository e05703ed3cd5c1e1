import Foundation
import Gestures
import NestCheck
import Reporting

extension World {
  /// The world as it is: the stage, the terminal, the clock.
  static func real() -> World {
    let start = ContinuousClock.now
    return World(
      player: Player(), console: .real(), environment: ProcessInfo.processInfo.environment,
      now: {
        let elapsed = start.duration(to: .now).components
        return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
      },
      freshSeed: { UInt64.random(in: .min ... .max) },
      isInterrupted: { Interruption.hasCome },
      toolFacts: ToolFacts.ofThisProgram, crew: Crew(executable: ownPath),
      cores: ProcessInfo.processInfo.activeProcessorCount)
  }
}

/// The file of this program, whatever has become of its name since.
private var ownPath: String {
  #if os(Linux)
    "/proc/self/exe"
  #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  #endif
}

extension Console {
  /// Standard output and standard error of this process.
  static func real() -> Console {
    Console(
      output: .descriptor(STDOUT_FILENO), errors: .descriptor(STDERR_FILENO),
      columns: columnsOfTerminal())
  }

  /// `COLUMNS`, else the terminal's width, else 80.
  private static func columnsOfTerminal() -> Int {
    let named = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    if let named, named > 0 { return named }
    var size = winsize()
    let request = UInt(TIOCGWINSZ)
    guard ioctl(STDOUT_FILENO, request, &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

extension Stream {
  fileprivate static func descriptor(_ descriptor: Int32) -> Stream {
    Stream(isTerminal: isatty(descriptor) != 0) { FileDescriptor.write($0, to: descriptor) }
  }
}
