/// Deletes elements of collections, as many at a time as will go.
///
/// At first blocks of half the collection are tried, then of a quarter and so on; once that has
/// been done, single elements, and more from there while it works. Where a reference points past
/// the deleted elements, the deletion is tried with it lowered first: deleting the first of
/// `[x, 2, 1]` must turn the others into `[1, 0]` for a pair of indices that point at each other.
struct DeleteElements: Pass {
  /// Begin with large blocks, for a target on which nothing was tried yet.
  let inBlocks: Bool

  func run(on reduction: Reduction) {
    var index = 0
    while index < reduction.sequence.collections.count {
      let surplus = reduction.sequence.collections[index].surplus
      if inBlocks && surplus > 0 {
        deleteInBlocks(index, reduction)
      } else if surplus > 0 {
        sweep(index, blockSize: 1, reduction)
      }
      index += 1
    }
  }

  private func deleteInBlocks(_ index: Int, _ reduction: Reduction) {
    let collection = reduction.sequence.collections[index]
    let all = collection.elements.count - collection.surplus..<collection.elements.count
    if collection.surplus > 1 && delete(all, of: index, reduction) { return }
    var blockSize = collection.elements.count / 2
    while blockSize > 1 {
      sweep(index, blockSize: blockSize, reduction)
      let left = reduction.sequence.collections
      guard index < left.count else { return }
      blockSize = min(blockSize / 2, left[index].elements.count / 2)
    }
    sweep(index, blockSize: 1, reduction)
  }

  /// Runs from the last element to the first; after a success the next block is twice as large.
  private func sweep(_ index: Int, blockSize: Int, _ reduction: Reduction) {
    guard index < reduction.sequence.collections.count else { return }
    var end = reduction.sequence.collections[index].elements.count
    var size = blockSize
    while end > 0 {
      let collections = reduction.sequence.collections
      guard index < collections.count else { return }
      let collection = collections[index]
      end = min(end, collection.elements.count)
      let taken = min(size, end, collection.surplus)
      guard taken > 0 else { return }
      if delete(end - taken..<end, of: index, reduction) {
        end -= taken
        size = taken * 2
      } else if taken > blockSize {
        size = max(taken / 2, blockSize)
      } else {
        end -= taken
        size = blockSize
      }
    }
  }

  private func delete(_ elements: Range<Int>, of index: Int, _ reduction: Reduction) -> Bool {
    let collections = reduction.sequence.collections
    guard index < collections.count else { return false }
    var plain = Draft(reduction.choices)
    plain.remove(elements, of: collections[index])
    var lowered = plain
    if lowered.lowerReferences(past: elements, of: reduction.choices) {
      if reduction.consider(lowered) { return true }
    }
    return reduction.consider(plain)
  }
}
