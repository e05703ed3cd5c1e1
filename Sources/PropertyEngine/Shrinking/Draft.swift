/// The values of a target, some of them changed or removed; indices stay those of the target.
struct Draft {
  private var slots: [Choice.Value?]
  private var inserted: (index: Int, values: [Choice.Value]) = (0, [])

  init(_ choices: [Choice]) {
    slots = choices.map(\.value)
  }

  /// The values that are left, in order.
  var values: [Choice.Value] {
    slots[..<inserted.index].compactMap(\.self) + inserted.values
      + slots[inserted.index...].compactMap(\.self)
  }

  /// Puts values before the choice of that index; only one insertion is possible.
  mutating func insert(_ values: [Choice.Value], at index: Int) {
    precondition(inserted.values.isEmpty, "a draft takes one insertion only")
    inserted = (index, values)
  }

  /// Replaces a value unless it was removed.
  mutating func set(_ index: Int, to value: Choice.Value) {
    if slots[index] != nil { slots[index] = value }
  }

  /// Removes the values of a stretch.
  mutating func remove(_ range: Range<Int>) {
    for index in range { slots[index] = nil }
  }

  /// Replaces the values of a stretch by the simplest ones.
  mutating func simplify(_ range: Range<Int>, of choices: [Choice]) {
    for index in range { set(index, to: choices[index].limits.simplest) }
  }

  /// Tells whether the value is still there.
  func holds(_ index: Int) -> Bool { slots[index] != nil }

  /// Removes elements of a collection and lowers its count, also where another choice fixes it.
  mutating func remove(_ elements: Range<Int>, of collection: CollectionOutline) {
    for element in collection.elements[elements] { remove(element.range) }
    let count = Choice.Value.integer(Int64(collection.elements.count - elements.count))
    set(collection.countIndex, to: count)
    if let index = collection.countSourceIndex { set(index, to: count) }
  }

  /// Lowers each reference that points past the removed elements by their number.
  ///
  /// Returns whether there was one.
  mutating func lowerReferences(past elements: Range<Int>, of choices: [Choice]) -> Bool {
    var lowered = false
    for (index, choice) in choices.enumerated() where choice.role == .reference {
      guard let value = choice.integer, value >= Int64(elements.upperBound) else { continue }
      guard slots[index] != nil else { continue }
      set(index, to: choice.limits.fitted(.integer(value - Int64(elements.count))))
      lowered = true
    }
    return lowered
  }
}
