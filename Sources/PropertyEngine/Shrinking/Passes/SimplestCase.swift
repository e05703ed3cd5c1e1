/// Tries the case in which every choice is the simplest.
struct SimplestCase: Pass {
  func run(on reduction: Reduction) {
    reduction.consider([Choice.Value]())
  }
}
