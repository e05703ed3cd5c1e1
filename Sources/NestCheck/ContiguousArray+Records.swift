/// Records are written over those of an earlier frame: to clear an array costs more than to fill it.
extension ContiguousArray {
  /// Writes an element at a place, at most one beyond the last.
  @inline(__always)
  mutating func put(_ element: Element, at place: Int) {
    if place < count { self[place] = element } else { append(element) }
  }

  /// Leaves the first elements, and the capacity.
  @inline(__always)
  mutating func cut(to length: Int) {
    while count > length { removeLast() }
  }
}
