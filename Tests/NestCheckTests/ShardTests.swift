import NestCheck
import Testing

@Suite struct ShardTests {
  @Test(arguments: ["1/1", "2/4", "4/4", "032/32"])
  func reads(_ text: String) { #expect(Shard(parsing: text) != nil) }

  @Test(arguments: [
    "", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "+1/2", "1/0", "1/2/3", " 1/2", "a/b",
    "1/99999999999999999999",
  ])
  func refuses(_ text: String) { #expect(Shard(parsing: text) == nil) }

  @Test func eachRunBelongsToExactlyOneShard() {
    for count in 1...9 {
      let shards = (1...count).compactMap { Shard(index: $0, count: count) }
      #expect(shards.count == count)
      for run in 0..<50 {
        let owners = shards.filter { $0.holds(run: run) }
        #expect(owners.map(\.index) == [run % count + 1])
      }
    }
  }
}
