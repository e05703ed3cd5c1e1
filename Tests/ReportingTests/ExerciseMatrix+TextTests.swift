import NestCheck
import RunFakes
import Testing

@testable import Reporting

@Suite struct ExerciseMatrixTextTests {
  /// A matrix with so many invariants of long names.
  private func matrix(_ count: Int) -> ExerciseMatrix {
    var matrix = ExerciseMatrix(StrategyCard(name: "a"), CheckResult(seed: 1))
    matrix.invariants = (0..<count).map { Exercise(name: "one-active-scroller-\($0)") }
    for index in matrix.invariants.indices where index % 2 == 0 {
      matrix.invariants[index].canApply = true
      matrix.invariants[index].applied = 1_234_567
    }
    matrix.runs = 500
    matrix.rows = [
      .init(
        kind: .policy, name: "hand-over-precision", value: "expand-header", runs: 500,
        exercise: matrix.invariants)
    ]
    return matrix
  }

  @Test(arguments: [40, 80, 100], [1, 4, 28])
  func keepsToItsColumns(_ columns: Int, _ count: Int) {
    let lines = matrix(count).lines(TextStyle(columns: columns))
    for line in lines { #expect(line.count <= columns, "\(line)") }
    let figures = lines.joined(separator: " ").split(separator: " ").count { $0 == "1,234,567" }
    #expect(figures == 2 * ((count + 1) / 2))
  }

  @Test func fourInvariantsFitSideBySide() {
    #expect(matrix(4).lines(TextStyle(columns: 80)).count { $0.hasPrefix("    every run") } == 1)
  }

  @Test func coloursSayOnlyWhatTheWordsSay() {
    let plain = matrix(3).lines(TextStyle(columns: 80)).joined(separator: "\n")
    let painted = matrix(3).lines(TextStyle(usesColour: true, columns: 80))
      .joined(separator: "\n")
    #expect(painted.replacing(#/\u{1b}\[[0-9;]*m/#, with: "") == plain)
  }
}
