import Foundation
import Invariants
import NestCheck
import Scenes

/// The program: it catches everything, and says how it ended by its exit status.
///
/// A client has the whole of it for containers of its own. Its program is one line:
///
///     Verifier.main(checking: [ProfileUnderTest.self], as: "swift run verify-profile")
///
/// A line that shows a finding again begins with the name that it gives itself. Workers are the
/// same program once more, so nothing may come before this line that does not belong in each.
@MainActor
public enum Verifier {
  /// Runs the program on the strategies of this project.
  public static func main() -> Never { run() }

  /// Runs the program on containers of one's own in place of the strategies; the controls stay.
  ///
  /// - Parameters:
  ///   - containers: Those of kind `strategy` are checked where none is named.
  ///   - invariants: Claims of one's own, judged beside those of the catalogue.
  ///   - program: How the program is called.
  public static func main(
    checking containers: [any NestedContainer.Type], by invariants: [any Invariant.Type] = [],
    as program: String
  ) -> Never {
    Registry.add(invariants)
    Registry.replaceStrategies(with: containers)
    ReproduceLine.program = program
    run()
  }

  private static func run() -> Never {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 2, arguments[0] == Worker.argument {
      Worker.run(blackBox: arguments[1])
    }
    Interruption.listen()
    let world = World.real()
    let status = world.run(arguments)
    world.crew?.dismiss()
    exit(status.rawValue)
  }
}
