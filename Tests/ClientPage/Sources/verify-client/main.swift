import NestCheck
import StickyPage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Registers the page in one line, plays 300 runs on it and says what came of them.
Registry.register(StickyPageUnderTest.self)

let player = Player()
var frames = 0
for seed in 0..<UInt64(300) {
  let order = RunOrder(strategy: StickyPageUnderTest.name, act: .seed(seed, .init()))
  let outcome = try player.play(order, recorder: nil)
  frames += outcome.frames
  if let first = outcome.firstViolation {
    print("seed \(seed): \(first.invariant) is violated: \(first.violation.message)")
    print(outcome.script.text)
    exit(1)
  }
}
print("300 runs on \(StickyPageUnderTest.name) passed, \(frames) frames, nothing found")
