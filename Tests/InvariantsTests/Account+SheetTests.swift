import Testing
import Traces

@testable import Invariants

@Suite struct AccountSheetTests {
  static func accounts(_ sheet: SheetPuppet) -> [Account] {
    var account = Account(sheet.header)
    account.begin(with: sheet.frames[0])
    return sheet.frames.indices.dropFirst().map { index in
      account.take(sheet.frames[index], previous: sheet.frames[index - 1])
      return account
    }
  }

  @Test func theSheetIsTheOuterScroller() {
    let numbers = SceneNumbers(SheetPuppet().header)
    #expect(numbers.collapse == 590)
    #expect(numbers.base == 674)
    #expect(numbers.listRange(of: 0) == 1640)
    #expect(numbers.nearestDetent(500) == Interval(422))
  }

  @Test func aFingerOnTheHandleMovesTheSheetAlone() {
    let sheet = AccountAnimationsTests.dragged()
    let account = Self.accounts(sheet)[10]
    #expect(account.drag.mover == .outer)
    #expect(account.drag.chain.end == .hard)
    #expect(account.expected == Interval(90))
    #expect(account.phase == .touch)
  }

  @Test func aSheetBetweenItsDetentsIsRefusedAtRest() {
    var sheet = AccountAnimationsTests.dragged()
    sheet.lift()
    sheet.run(6)
    #expect(sheet.violated == ["offsets-clamped"])
  }

  @Test func aLockedListKeepsItsPlaceBelowFull() {
    var sheet = SheetPuppet()
    sheet.list = 200
    sheet.frames = []
    sheet.show()
    sheet.down()
    let account = Self.accounts(onList(sheet))[1]
    #expect(account.drag.chain.listBase == 200)
    #expect(account.drag.chain.outerRange == 590)
    #expect(account.expected == Interval(210))
  }

  @Test func aListThatScrollsBelowFullHoldsTheSheetAtItsPlace() {
    var sheet = SheetPuppet { $0.policies.listBelowFull = .scrolls }
    sheet.top = 422
    sheet.model = 422
    sheet.frames = []
    sheet.show()
    sheet.down()
    let account = Self.accounts(onList(sheet))[1]
    #expect(account.drag.chain.outerRange == 228)
    #expect(account.drag.chain.listRange == 1640 + 590)
  }

  /// The touch lies on the list, and goes up by 20 points.
  private func onList(_ sheet: SheetPuppet) -> SheetPuppet {
    var sheet = sheet
    sheet.move(-20, takenOff: -10)
    for index in sheet.frames.indices where !sheet.frames[index].touches.isEmpty {
      sheet.frames[index].touches[0].scroller = 0
      sheet.frames[index].touches[0].region = .page
    }
    return sheet
  }
}
