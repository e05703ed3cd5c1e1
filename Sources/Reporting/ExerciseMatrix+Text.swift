import NestCheck

extension ExerciseMatrix {
  /// What the signs in a matrix stand for.
  static let legend =
    "A figure says in how many frames of the runs with a value an invariant applied;"
    + " 0: it did not, –: it cannot."

  /// The matrix as lines of text; where the invariants do not fit side by side, as several tables.
  func lines(_ style: TextStyle) -> [String] {
    let text = MatrixText(matrix: self, style: style)
    return Array(text.blocks.map(text.table).joined(separator: [""]))
  }
}

/// Lays out a matrix: a line for each value, a column for each invariant.
private struct MatrixText {
  let matrix: ExerciseMatrix
  let style: TextStyle

  /// A column with the lines of its heading.
  struct Column {
    let name: String
    let heading: [String]
    let width: Int
  }

  private static let gap = 2
  private static let everyRun = "    every run"

  /// Columns side by side, as many as fit.
  var blocks: [[Column]] {
    let room = style.columns - labelWidth - runsWidth
    var blocks: [[Column]] = []
    var left = 0
    for column in matrix.invariants.map(column) {
      if column.width > left || blocks.isEmpty {
        blocks.append([])
        left = room
      }
      blocks[blocks.count - 1].append(column)
      left -= column.width
    }
    return blocks
  }

  /// One table: its heading, a line for all runs, and lines for options and policies.
  func table(_ columns: [Column]) -> [String] {
    var lines = heading(columns)
    lines.append(line(Self.everyRun, Figures.count(matrix.runs), matrix.invariants, columns))
    var last = ""
    for row in matrix.rows {
      let group = "\(row.kind.rawValue) \(row.name)"
      if group != last { lines.append(style.paint("    " + group, .faint)) }
      last = group
      let runs = row.runs == 0 ? "never" : Figures.count(row.runs)
      lines.append(line("      " + row.value, runs, row.exercise, columns))
    }
    return lines
  }

  private func heading(_ columns: [Column]) -> [String] {
    let height = columns.map(\.heading.count).max() ?? 1
    return (0..<height).map { index in
      let runs = index == height - 1 ? "runs" : ""
      var line = "".padded(to: labelWidth) + runs.padded(toLeft: runsWidth)
      for column in columns {
        let place = index - (height - column.heading.count)
        line += (place < 0 ? "" : column.heading[place]).padded(toLeft: column.width)
      }
      return style.paint(line.withoutBlanksAtItsEnd, .faint)
    }
  }

  private func line(
    _ label: String, _ runs: String, _ exercise: [Exercise], _ columns: [Column]
  ) -> String {
    var line = label.padded(to: labelWidth) + runs.padded(toLeft: runsWidth)
    for column in columns {
      guard let cell = exercise.first(where: { $0.name == column.name }) else {
        line += "".padded(to: column.width)
        continue
      }
      let text = Self.words(cell).padded(toLeft: column.width)
      line += cell.canApply && cell.applied > 0 ? text : style.paint(text, Self.meaning(cell))
    }
    return line.withoutBlanksAtItsEnd
  }

  private var labelWidth: Int {
    max(Self.everyRun.count, 6 + (matrix.rows.map(\.value.count).max() ?? 0))
  }

  private var runsWidth: Int { Self.gap + max(5, Figures.count(matrix.runs).count) }

  /// A column as narrow as its figures and a heading of two lines allow.
  private func column(_ exercise: Exercise) -> Column {
    let parts = Self.parts(of: exercise.name)
    var width = max(Self.words(exercise).count, parts.map(\.count).max() ?? 0)
    while Self.heading(parts, width).count > 2 { width += 1 }
    return Column(
      name: exercise.name, heading: Self.heading(parts, width), width: width + Self.gap)
  }

  /// A name broken after hyphens into lines of at most so many characters.
  private static func heading(_ parts: [String], _ width: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.count + part.count <= width {
        lines[lines.count - 1] = last + part
      } else {
        lines.append(part)
      }
    }
    return lines
  }

  /// The parts of a name, each with the hyphen after it.
  private static func parts(of name: String) -> [String] {
    let parts = name.split(separator: "-").map(String.init)
    return parts.dropLast().map { $0 + "-" } + parts.suffix(1)
  }

  private static func words(_ exercise: Exercise) -> String {
    exercise.canApply ? Figures.count(exercise.applied) : "–"
  }

  private static func meaning(_ exercise: Exercise) -> TextStyle.Meaning {
    exercise.canApply ? .doubtful : .faint
  }
}

extension String {
  fileprivate var withoutBlanksAtItsEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
