/// One row of a table on the screen.
open class UITableViewCell: UIView {
  /// What is in the cell by default; kept, not drawn.
  nonisolated public enum CellStyle: Int, Sendable {
    /// One line.
    case `default`
    /// A line and a value on the right.
    case value1
    /// A line and a value beside it.
    case value2
    /// Two lines.
    case subtitle
  }

  /// The name under which it is used again; nil for never.
  public final let reuseIdentifier: String?
  /// Where the client's views go.
  public final let contentView = UIView()

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  nonisolated deinit {}

  /// The cell is about to show another row.
  open func prepareForReuse() {}
}
