import Foundation
import PropertyEngine
import Testing

@testable import benchmarks

@Suite struct RowTests {
  /// How many seeds of each row are tried: few by default, more with NESTCHECK_ENGINE_SEEDS.
  static let seeds =
    UInt64(
      ProcessInfo.processInfo.environment["NESTCHECK_ENGINE_SEEDS"] ?? "2") ?? 2

  @Test(arguments: Row.all.map(\.name))
  func eachSeedEndsInTheOneLeastValue(_ name: String) {
    guard let row = Row.all.first(where: { $0.name == name }) else { return }
    for seed in 0..<Self.seeds {
      #expect(row.run(seed, 1...100)?.value == row.value, "seed \(seed)")
      #expect(row.run(seed, 100...100)?.value == row.value, "seed \(seed), large from the start")
    }
  }

  /// Lists every case that is simpler than the row's value, as far as the space allows, and
  /// expects that none of them fails.
  ///
  /// Values of a wide range are taken from those given; where a row asks only whether numbers are
  /// equal or in order, the few nearest to zero stand for all.
  @Test(arguments: RowSpace.all) func noSimplerCaseFails(_ space: RowSpace) {
    guard let row = Row.all.first(where: { $0.name == space.row }) else {
      Issue.record("there is no row \(space.row)")
      return
    }
    let least = row.examine(space.least)
    #expect(least.text == row.value)
    #expect(least.claim == .fails)
    var (listed, failing) = (0, [String]())
    space.forEachSimpler(than: least.sequence, row) { simpler in
      listed += 1
      if simpler.claim == .fails { failing.append(simpler.text) }
    }
    #expect(failing.isEmpty)
    #expect(listed >= space.casesAtLeast, "listed \(listed)")
  }

  @Test func thereAreSixteenRowsWithBaselines() {
    #expect(Row.all.count == 16)
    #expect(Set(Row.all.map(\.name)).count == 16)
    #expect(Row.all.allSatisfy { $0.baselineExecutions >= 8 })
  }
}
