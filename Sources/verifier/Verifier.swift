import Foundation

/// The program: it catches everything, and says how it ended by its exit status.
@main
enum Verifier {
  @MainActor static func main() {
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
