import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// The room above the rows, and the range, on whole pixels whatever the lengths are.
@MainActor @Suite(.serialized) struct HeadedListTests {
  func list(_ adapt: (inout Scene) -> Void) -> HeadedList {
    var scene = Scene()
    adapt(&scene)
    _ = Stage()
    return HeadedList(
      index: 0, frame: CGRect(x: 0, y: 0, width: 390, height: 844), scene: scene)
  }

  @Test func theFirstRowStandsBelowTheBarExactly() {
    for height in [200, 233.333, 199.5, 17.25] {
      let list = list { $0.header.height = height }
      let top = list.rows.frame.minY - list.contentOffset.y
      #expect(abs(top - CGFloat(height + 44)) < 1e-9)
      #expect(list.place == 0)
    }
  }

  @Test func theRangeEndsOnThePixelOnWhichAScrollViewRounds() {
    for rows in [16, 33, 100] {
      for height in [60, 48.5, 61.333] {
        let list = list {
          $0.header.height = 244.5
          $0.bottomInset = 34
          $0.pages[0] = .init(rows: rows, rowHeight: height)
        }
        let content = 244.5 + 44 + Double(rows) * height + 34
        let free = (content - 844) * 3
        #expect(abs(list.end * 3 - CGFloat(max(free, 733.5).rounded())) < 1e-9)
        let most =
          list.contentSize.height + list.contentInset.bottom - list.bounds.height + list.room
        #expect(abs(most - list.end) < 1e-9)
      }
    }
  }

  @Test func aShortPageEndsAtItsRowsWhereItIsNotFilledUp() {
    let filled = list { $0.pages[0] = .init(rows: 11, rowHeight: 60) }
    let natural = list {
      $0.pages[0] = .init(rows: 11, rowHeight: 60)
      $0.policies[.shortPage] = "expand-header"
    }
    #expect(filled.end == 200)
    #expect(natural.end == 60)
  }
}
