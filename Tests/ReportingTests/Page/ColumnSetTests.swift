import Testing

@testable import Reporting

@Suite struct ColumnSetTests {
  @Test func holdsChangesOnlyWithTheDistanceToTheLastOne() {
    var columns = ColumnSet()
    for (frame, value) in [0.0, 0, 1.5, 1.5, 2].enumerated() {
      columns.begin(frame: frame)
      columns.set("a", value)
      columns.endFrame()
    }
    #expect(columns.json.compact == #"{"a":[0,0,2,1.5,2,2]}"#)
  }

  @Test func aNumberThatIsNotSetHasNoValueFromThenOn() {
    var columns = ColumnSet()
    for frame in 0..<4 {
      columns.begin(frame: frame)
      if frame != 2 { columns.set("a", 7) }
      columns.endFrame()
    }
    #expect(columns.json.compact == #"{"a":[0,7,2,"nan",1,7]}"#)
  }

  @Test func aColumnMayBeginLate() {
    var columns = ColumnSet()
    columns.begin(frame: 0)
    columns.set("a", 1)
    columns.endFrame()
    columns.begin(frame: 1)
    columns.set("a", 1)
    columns.set("b", -Double.infinity)
    columns.endFrame()
    #expect(columns.json.compact == #"{"a":[0,1],"b":[1,"-inf"]}"#)
  }

  @Test func roundsToATenThousandthOfAPoint() {
    #expect(ColumnSet.rounded(1.234_56) == 1.2346)
    #expect(ColumnSet.rounded(-0.000_01).sign == .plus)
    #expect(ColumnSet.rounded(.infinity) == .infinity)
    #expect(ColumnSet.rounded(1e300) == 1e300)
  }
}
