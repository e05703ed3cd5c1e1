import HeadlessUIKit
import Testing

@testable import NestingStrategies

@MainActor @Suite struct DrawerPathTests {
  @Test func theSheetComesFirstThenTheList() {
    let path = DrawerPath(sheet: 458, list: 1000)
    #expect(path.end == 1458)
    #expect(path.sheetPosition(at: 458.5) == 458)
    #expect(path.listOffset(at: 458.5) == 0.5)
    #expect(path.listOffset(at: 457) == 0)
    #expect(path.sheetPosition(at: -3) == 0)
    #expect(path.listOffset(at: 2000) == 1000)
  }

  @Test func aListThatIsNotAtItsTopKeepsItsPlace() {
    let path = DrawerPath(sheet: 458, list: 800, listBase: 200)
    #expect(path.listOffset(at: 100) == 200)
    #expect(path.listOffset(at: 468) == 210)
  }
}
