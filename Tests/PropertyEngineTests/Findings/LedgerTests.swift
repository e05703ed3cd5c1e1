import PropertyEngine
import Testing

@Suite struct LedgerTests {
  private let notes: [(run: UInt64, violation: Violation<String>)] = [
    (7, Violation(first: "a", later: ["b"])),
    (3, Violation(first: "a")),
    (5, Violation(first: "b")),
    (4, Violation(first: "a", later: ["c"])),
  ]

  private func ledger(_ indices: [Int]) -> Ledger<String> {
    var ledger = Ledger<String>()
    for index in indices { ledger.note(notes[index].violation, run: notes[index].run) }
    return ledger
  }

  @Test func theLowestRunStandsForALabel() {
    let entries = ledger([0, 1, 2, 3]).entries
    #expect(entries.map(\.label) == ["a", "b", "c"])
    #expect(entries.map(\.representative) == [3, 5, 4])
    #expect(entries.map(\.count) == [3, 2, 1])
  }

  @Test func aRunInWhichTheLabelIsFirstIsPreferred() {
    let entries = ledger([0, 2]).entries
    #expect(entries.first { $0.label == "b" }?.representative == 5)
    #expect(ledger([0]).entries.first { $0.label == "b" }?.representative == 7)
  }

  @Test func neitherOrderNorShardingMatters() {
    let whole = ledger([0, 1, 2, 3]).entries
    #expect(ledger([3, 2, 1, 0]).entries == whole)
    var (even, odd) = (ledger([0, 2]), ledger([1, 3]))
    even.merge(odd)
    #expect(even.entries == whole)
    odd.merge(ledger([0, 2]))
    #expect(odd.entries == whole)
  }

  @Test func newLabelsAreTold() {
    var ledger = Ledger<String>()
    let first = ledger.note(notes[0].violation, run: 7)
    #expect(first == ["a", "b"])
    let second = ledger.note(notes[3].violation, run: 4)
    #expect(second == ["c"])
    #expect(ledger.labelsSeenFirst == 1)
    #expect(ledger.contains("c") && !ledger.contains("d"))
  }
}
