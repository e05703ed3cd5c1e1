/// A list of equal rows, of which those on the screen are cells.
///
/// One section. Classes are not registered: to make an object of a class that is known only when
/// the program runs takes the Objective-C runtime. A data source asks for a cell to use again, and
/// makes one where there is none:
///
///     let cell = tableView.dequeueReusableCell(withIdentifier: "post")
///       ?? PostCell(style: .default, reuseIdentifier: "post")
open class UITableView: UIScrollView {
  /// How the table looks; kept, not drawn.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Sections apart from each other.
    case grouped
    /// The same, with margins.
    case insetGrouped
  }

  /// How the table looks.
  public final let style: Style
  /// Who knows the rows.
  public final weak var dataSource: UITableViewDataSource? {
    didSet { stageForgetRows() }
  }
  /// The height of a row, in points.
  open var rowHeight: CGFloat = 44 {
    didSet { stageForgetRows() }
  }
  /// What lies above the rows and scrolls with them.
  open var tableHeaderView: UIView? {
    didSet { stageReplace(oldValue, by: tableHeaderView) }
  }
  /// What lies below the rows and scrolls with them.
  open var tableFooterView: UIView? {
    didSet { stageReplace(oldValue, by: tableFooterView) }
  }

  private var rowCount = 0
  private var needsRows = true
  private var firstShown = 0
  private var shown: ContiguousArray<UITableViewCell> = []
  private var spare: ContiguousArray<UITableViewCell> = []

  /// A table with a frame, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  nonisolated deinit {}

  // MARK: Rows

  /// Asks the data source again; the offset stays.
  open func reloadData() {
    stageForgetRows()
    stageLoadRows()
  }

  /// How many rows there are in the one section.
  open func numberOfRows(inSection section: Int) -> Int {
    stageLoadRows()
    return section == 0 ? rowCount : 0
  }

  /// The rectangle of a row in the table's coordinates; of no size where there is none.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    stageLoadRows()
    guard indexPath.section == 0, indexPath.row >= 0, indexPath.row < rowCount else { return .zero }
    return stageRect(ofRow: indexPath.row)
  }

  /// The cell of a row, or nil while it is off the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    let place = indexPath.row - firstShown
    return indexPath.section == 0 && shown.indices.contains(place) ? shown[place] : nil
  }

  /// The cells on the screen, from the top.
  open var visibleCells: [UITableViewCell] { Array(shown) }

  /// A cell that is off the screen, to be used again.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let place = spare.lastIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let cell = spare.remove(at: place)
    cell.prepareForReuse()
    return cell
  }

  private func stageRect(ofRow row: Int) -> CGRect {
    CGRect(
      x: 0, y: stageTop + CGFloat(row) * rowHeight, width: stageBounds.size.width,
      height: rowHeight)
  }

  private var stageTop: CGFloat { tableHeaderView?.frame.size.height ?? 0 }

  private func stageReplace(_ old: UIView?, by view: UIView?) {
    if old !== view { old?.removeFromSuperview() }
    if let view, view.superview !== self { addSubview(view) }
    needsRows = true
    setNeedsLayout()
  }

  private func stageForgetRows() {
    needsRows = true
    setNeedsLayout()
  }

  private func stageLoadRows() {
    guard needsRows else { return }
    needsRows = false
    rowCount = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    for cell in shown { stagePutAside(cell) }
    shown.removeAll(keepingCapacity: true)
    stagePlaceEnds()
    setNeedsLayout()
  }

  private func stagePlaceEnds() {
    let width = stageBounds.size.width
    let below = stageTop + CGFloat(rowCount) * rowHeight
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: stageTop)
    }
    let footer = tableFooterView?.frame.size.height ?? 0
    if let tableFooterView {
      tableFooterView.frame = CGRect(x: 0, y: below, width: width, height: footer)
    }
    contentSize = CGSize(width: width, height: below + footer)
  }

  // MARK: Cells

  /// Puts cells where rows come onto the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    stageLoadRows()
    if contentSize.width != stageBounds.size.width {
      for (place, cell) in shown.enumerated() { cell.frame = stageRect(ofRow: firstShown + place) }
      stagePlaceEnds()
    }
    stageShow(stageVisibleRows)
  }

  private var stageVisibleRows: Range<Int> {
    guard rowHeight > 0, rowCount > 0 else { return 0..<0 }
    let top = stageBounds.origin.y - stageTop
    let first = (top / rowHeight).rounded(.down)
    let last = ((top + stageBounds.size.height) / rowHeight).rounded(.up)
    let low = min(max(0, first), CGFloat(rowCount))
    return Int(low)..<Int(min(max(low, last), CGFloat(rowCount)))
  }

  private func stageShow(_ rows: Range<Int>) {
    let before = firstShown..<(firstShown + shown.count)
    if rows == before { return }
    var cells: ContiguousArray<UITableViewCell?> = []
    for row in rows {
      cells.append(before.contains(row) ? shown[row - before.lowerBound] : nil)
    }
    for row in before where !rows.contains(row) { stagePutAside(shown[row - before.lowerBound]) }
    shown = []
    firstShown = rows.lowerBound
    for row in rows { shown.append(cells[row - rows.lowerBound] ?? stageMakeCell(row)) }
  }

  private func stageMakeCell(_ row: Int) -> UITableViewCell {
    let path = IndexPath(row: row, section: 0)
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(
        style: .default, reuseIdentifier: nil)
    if cell.superview !== self { insertSubview(cell, at: 0) }
    cell.isHidden = false
    cell.frame = stageRect(ofRow: row)
    return cell
  }

  /// A cell that has left the screen stays in the table, hidden, until it is used again.
  private func stagePutAside(_ cell: UITableViewCell) {
    cell.isHidden = true
    if cell.reuseIdentifier == nil { cell.removeFromSuperview() } else { spare.append(cell) }
  }
}

/// Who knows the rows of a table.
public protocol UITableViewDataSource: AnyObject {
  /// How many rows there are.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// Who hears of a table's motion.
///
/// On the stage it is told what a scroll view's delegate is told, and nothing of rows.
public protocol UITableViewDelegate: UIScrollViewDelegate {}

extension IndexPath {
  /// The place of a row in a section.
  nonisolated public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The row.
  nonisolated public var row: Int { self[1] }
  /// The section.
  nonisolated public var section: Int { self[0] }
}
