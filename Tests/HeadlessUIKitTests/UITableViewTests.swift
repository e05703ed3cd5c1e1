import HeadlessUIKit
import Testing

/// Which rows are cells, where they lie, and how far the table scrolls.
@MainActor @Suite struct UITableViewTests {
  @MainActor final class Rows: UITableViewDataSource {
    var count: Int
    var made = 0
    var asked: [Int] = []
    let identifier: String?
    init(_ count: Int, identifier: String? = "row") {
      self.count = count
      self.identifier = identifier
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath.row)
      if let used = tableView.dequeueReusableCell(withIdentifier: "row") { return used }
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  func table(_ play: Play, _ rows: Rows, header: CGFloat = 0) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
    table.rowHeight = 100
    if header > 0 {
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: header))
    }
    table.dataSource = rows
    play.window.addSubview(table)
    play.frame()
    return table
  }

  @Test func theRowsOnTheScreenAreCells() {
    let play = Play()
    let rows = Rows(50)
    let table = table(play, rows, header: 150)
    #expect(table.contentSize == CGSize(width: 390, height: 5150))
    #expect(table.visibleCells.count == 7 && rows.asked == Array(0..<7))
    #expect(table.visibleCells[0].frame == CGRect(x: 0, y: 150, width: 390, height: 100))
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 390, height: 150))
    #expect(table.rectForRow(at: IndexPath(row: 49, section: 0)).maxY == 5150)
    #expect(table.rectForRow(at: IndexPath(row: 50, section: 0)) == .zero)
    #expect(table.numberOfRows(inSection: 0) == 50 && table.numberOfRows(inSection: 1) == 0)
  }

  @Test func cellsAreUsedAgain() {
    let play = Play()
    let rows = Rows(500)
    let table = table(play, rows)
    for offset in stride(from: 0, through: 49_200, by: 70) {
      table.contentOffset.y = CGFloat(offset)
      play.frame()
      #expect(table.visibleCells.count <= 9)
    }
    #expect(table.visibleCells.last?.frame.maxY == 50_000)
    #expect(rows.made <= 10 && table.subviews.count <= 10)
    #expect(table.cellForRow(at: IndexPath(row: 499, section: 0)) != nil)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  @Test func aCellWithoutAnIdentifierLeavesWhenItsRowDoes() {
    let play = Play()
    let rows = Rows(500, identifier: nil)
    let table = table(play, rows)
    table.contentOffset.y = 20_000
    play.frame()
    #expect(table.subviews.count == 8 && rows.made == 16)
  }

  @Test func reloadingAsksAgainAndKeepsTheOffset() {
    let play = Play()
    let rows = Rows(50)
    let table = table(play, rows)
    table.contentOffset.y = 1000
    play.frame()
    rows.count = 40
    table.reloadData()
    #expect(table.contentSize.height == 4000 && table.contentOffset.y == 1000)
    rows.count = 10
    table.reloadData()
    play.frame()
    #expect(table.contentOffset.y == 200 && table.visibleCells.count == 8)
  }

  @Test func aFooterLiesBelowTheRows() {
    let play = Play()
    let rows = Rows(20)
    let table = table(play, rows)
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    play.frame()
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 2000, width: 390, height: 30))
    #expect(table.contentSize.height == 2030)
    table.tableFooterView = nil
    play.frame()
    #expect(table.contentSize.height == 2000)
  }

  @Test func aWiderTableHasWiderCells() {
    let play = Play()
    let table = table(play, Rows(20), header: 40)
    table.frame.size.width = 700
    play.frame()
    #expect(table.contentSize.width == 700 && table.visibleCells[0].frame.width == 700)
    #expect(table.visibleCells[0].contentView.frame.width == 700)
  }

  @Test func fewRowsAndNone() {
    let play = Play()
    let rows = Rows(0)
    let table = table(play, rows)
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    rows.count = 2
    table.reloadData()
    play.frame()
    #expect(table.visibleCells.count == 2)
  }
}
