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
    #expect(sheet.violated == ["settles-at-detent"])
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

  /// A panel at 422 with a finger that comes down above it and goes down.
  private func gated(moving dy: Double) -> SheetPuppet {
    var sheet = SheetPuppet {
      $0.panel = .init(detents: [422, 650], handle: 24)
      $0.policies.panelGate = .opensAtPanel
    }
    sheet.top = 422
    sheet.model = 422
    sheet.frames = []
    sheet.finger = Point(x: 195, y: 300)
    sheet.show()
    sheet.down()
    for _ in 0..<3 { sheet.move(dy, takenOff: dy) }
    for index in sheet.frames.indices where !sheet.frames[index].touches.isEmpty {
      sheet.frames[index].touches[0].region = .elsewhere
    }
    return sheet
  }

  @Test func nothingIsExplainedUntilTheFingerHasReachedThePanel() {
    var sheet = gated(moving: 30)
    #expect(Self.accounts(sheet).allSatisfy { $0.budget == .zero })
    // The finger is at 390; with the next move it reaches the panel, and counts from there.
    for (finger, panel) in [(40.0, 0.0), (10, 10), (-25, -10)] {
      sheet.finger.y += finger
      sheet.top += panel
      sheet.model = sheet.top
      sheet.show([
        TouchSample(
          finger: 1, phase: .moved, time: sheet.time, position: sheet.finger, scroller: -1,
          region: .elsewhere)
      ])
    }
    #expect(sheet.violated == [])
    #expect(Self.accounts(sheet).last?.expected == Interval(228))
  }

  @Test func aPanelThatMovesBeforeItsGateIsOpenIsRefused() {
    var sheet = gated(moving: 30)
    sheet.frames[3].panel?.shown.y = 440
    sheet.frames[3].pages[0].firstRow.y += 18
    #expect(sheet.violated.contains("no-header-jump"))
    sheet.frames[3].panel?.shown.y = 422
    sheet.frames[3].pages[0].firstRow.y -= 18
    #expect(sheet.violated == [])
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
