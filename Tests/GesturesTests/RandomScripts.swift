import PropertyEngine

@testable import Gestures

/// Scripts drawn evenly from all that can be written, for laws that hold of every script.
enum RandomScripts {
  static func script(seed: UInt64) -> Script {
    var context = DrawContext(
      random: SplittableRandom(seed: seed), size: 12, limit: Script.choiceLimit)
    var script = Script()
    Script.code(&script, in: &context)
    return script
  }

  /// A script of the usual kind, with everything in it that the text form knows.
  static let rich = """
    nestcheck script 1
    strategy three-layer
    expect violates no-header-jump
    assume bounce-catch raw
    device 375 x 667 pt, 2 px/pt, 120 Hz
    header 240.5 pt, pinned 44 pt
    bar 40 pt, tabs varied
    pages 2 x 40 rows of 60 pt; 1 row of 60 pt; 300 rows of 48.5 pt
    first page 2
    bottom inset 34 pt
    policy bounce-top list
    option cover half-speed
    steps
    tap tab 2
    tap list at 10% 33.33% for 93 ms
    hold list for 500 ms, cancelled
    drag list at 50% 30% holding 20 ms by 0 -200 pt in 300 ms ending at 900 pt/s bending 12 pt, \
    rest 50 ms, by 0 80 pt in 120 ms, cancelled
    drag row 3 sampled at 120 Hz by 1.5 -60 pt in 90 ms, lift after a sample; second finger list \
    at 40% 60% after 50 ms by 0 -100 pt in 200 ms
    drag screen sampled every 7.5 ms by 0 3 pt in 20 ms; second finger tab bar for 30 ms
    drag left edge by 200 0 pt in 150 ms; meanwhile after 40 ms select page 2 animated; meanwhile \
    drop 2 frames
    reload 3 rows on page 1
    refresh with 60 pt for 800 ms
    leave for 300 ms
    change safe area to 59 34 pt
    rotate
    wait 300 ms

    """
}
