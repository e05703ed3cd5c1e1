import HeadlessUIKit
import Testing

@MainActor @Suite struct UITableViewCellTests {
  final class Counted: UITableViewCell {
    var times = 0
    override func prepareForReuse() { times += 1 }
  }

  @MainActor final class Rows: UITableViewDataSource {
    let cell = Counted(style: .default, reuseIdentifier: "row")
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row") ?? cell
    }
  }

  @Test func itsContentIsAsLargeAsTheCell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 50, width: 200, height: 90)
    #expect(cell.contentView.frame == cell.bounds && cell.reuseIdentifier == nil)
  }

  @Test func itIsToldWhenItIsUsedAgain() {
    let play = Play()
    let rows = Rows()
    let table = UITableView(frame: play.window.bounds)
    table.dataSource = rows
    play.window.addSubview(table)
    play.frame()
    #expect(rows.cell.times == 0)
    table.reloadData()
    play.frame()
    #expect(rows.cell.times == 1 && !rows.cell.isHidden && table.visibleCells.first === rows.cell)
  }
}
