import PropertyEngine

/// Lists have no limit in the challenge; this one is far beyond what is ever drawn.
private let anyCount = 0...1_000_000

extension Row {
  /// Five lists of 16-bit integers, each kept if its wrapping sum is below 256.
  static let bound5 = Row(
    "bound5", value: "([], [], [], [-1], [-32768])", baseline: 295,
    generator: Generator { context in
      (0..<5).map { _ in shortSumList.draw(&context) }
    },
    text: { "(" + $0.map(benchmarks.text).joined(separator: ", ") + ")" },
    claim: { lists in
      Claim(wrappingSum(lists.flatMap(\.self)) < 1280)
    })

  private static let shortSumList = Generator.integers(in: -32768...32767)
    .list(count: anyCount, label: 1).filter { wrappingSum($0) < 256 }

  private static func wrappingSum(_ list: [Int64]) -> Int16 {
    list.reduce(0) { $0 &+ Int16(truncatingIfNeeded: $1) }
  }

  /// A list of lists that should not contain five different integers.
  static let largeUnionList = Row(
    "large_union_list", value: "[[0, 1, -1, 2, -2]]", baseline: 169.5,
    generator: Generator.integers.list(count: anyCount, label: 2).list(count: anyCount, label: 1),
    text: { "[" + $0.map(benchmarks.text).joined(separator: ", ") + "]" },
    claim: { Claim(Set($0.flatMap(\.self)).count <= 4) })

  /// A list that should be its own reverse.
  static let reverse = Row(
    "reverse", value: "[0, 1]", baseline: 8,
    generator: Generator.integers.list(count: anyCount), text: benchmarks.text,
    claim: { Claim($0 == $0.reversed()) })

  /// Indices into their own list, of which no two should point at each other.
  static let coupling = Row(
    "coupling", value: "[1, 0]", baseline: 40,
    generator: Generator.integers(in: 0...10, role: .reference).list(count: anyCount)
      .filter { list in list.allSatisfy { $0 < list.count } },
    text: benchmarks.text,
    claim: { list in
      Claim(
        !list.indices.contains { index in
          list[index] != index && list[Int(list[index])] == index
        })
    })

  /// A list from which the first element equal to the chosen one is removed.
  static let deletion = Row(
    "deletion", value: "([0, 0], 0)", baseline: 8,
    generator: Generator.integers.list(count: anyCount)
      .and(Generator.integers(in: 0...10, role: .reference)),
    text: { "(\(benchmarks.text($0.0)), \($0.1))" },
    claim: { list, index in
      guard index < list.count else { return .doesNotApply }
      var rest = list
      if let first = rest.firstIndex(of: list[Int(index)]) { rest.remove(at: first) }
      return Claim(!rest.contains(list[Int(index)]))
    })

  /// A list that should not contain three different integers.
  static let distinct = Row(
    "distinct", value: "[0, 1, -1]", baseline: 34,
    generator: Generator.integers.list(count: anyCount), text: benchmarks.text,
    claim: { Claim(Set($0).count < 3) })

  /// A length, then a list of just that length.
  static let lengthlist = Row(
    "lengthlist", value: "[900]", baseline: 90,
    generator: Generator.integers(in: 1...100).flatMap { count in
      Generator.integers(in: 0...1000).list(count: Int(count)...Int(count))
    },
    text: benchmarks.text,
    claim: { Claim(($0.max() ?? 0) < 900) })

  /// A list of lists of nothing, which should hold ten things at most.
  static let nestedlists = Row(
    "nestedlists", value: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", baseline: 30.5,
    generator: Generator.constant(Int64(0)).list(count: anyCount, label: 2)
      .list(count: anyCount, label: 1),
    text: { "[" + $0.map(benchmarks.text).joined(separator: ", ") + "]" },
    claim: { Claim($0.reduce(0) { $0 + $1.count } <= 10) })
}
