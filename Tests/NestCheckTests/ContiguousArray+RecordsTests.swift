import Testing

@testable import NestCheck

@Suite struct ContiguousArrayRecordsTests {
  @Test func recordsAreWrittenOverThoseOfBefore() {
    var array: ContiguousArray<Int> = [1, 2, 3]
    array.put(7, at: 0)
    array.put(8, at: 1)
    array.cut(to: 2)
    #expect(array == [7, 8])
    array.put(9, at: 2)
    array.cut(to: 3)
    #expect(array == [7, 8, 9])
    array.cut(to: 0)
    #expect(array.isEmpty)
  }

  @Test func theCapacityStays() {
    var array = ContiguousArray(0..<100)
    let capacity = array.capacity
    array.cut(to: 0)
    #expect(array.capacity == capacity)
  }
}
