import Foundation

/// The program: it catches everything, and says how it ended by its exit status.
@main
enum Verifier {
  @MainActor static func main() {
    Interruption.listen()
    let status = World.real().run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
