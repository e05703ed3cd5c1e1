import NestCheck

/// The commands and their options: the one declaration that everything else is made from.
enum CommandTable {
  /// The program's name.
  static let program = "verifier"
  /// The program's version.
  static let version = "0.1.0"
  /// What the program does, in one sentence.
  static let overview =
    "Runs nested-scroll containers headlessly under random gestures and judges every frame."
  /// What a first look at the program needs.
  static let discussion = """
    Without a command it plays 200 runs on each strategy from a fresh seed, which it prints \
    first. Every run can be played again: the last line of a red report says how.

      verifier                             a short campaign
      verifier --seed 42                   the one run of seed 42
      verifier --seed 1 --runs 2000        the runs of seeds 1 to 2000
      verifier replay Seeds/page.script    a script, as it is
      verifier shrink Seeds/page.script    the shortest script that shows the same
    """

  /// The commands, in the order in which help lists them.
  static let commands = [check, replay, shrink, checkTrace, report, list]

  static let check = CommandSpec(
    name: "check", isDefault: true,
    summary: "Play the scripts that seeds stand for and judge every frame.",
    discussion: """
      Seed, strategy and the generator's version determine a run; nothing else does. Findings are \
      told apart by strategy, invariant and phase, and each is saved as a script, under \
      --artifacts if that or CI is set, else under --seeds-dir; those of controls only where a \
      folder is named.
      """,
    groups: [
      OptionGroup(
        title: "what to play",
        options: [
          seed("The first seed: decimal, hexadecimal after 0x, or a commit hash. (default: fresh)"),
          runs, strategy, invariant, assume, shard,
        ]),
      OptionGroup(title: "how long", options: [jobs, budget, limit, maxFindings]),
      OptionGroup(title: "output", options: [artifacts, seedsDirectory] + output),
    ])

  static let replay = CommandSpec(
    name: "replay",
    summary: "Play scripts, tokens, or recorded strokes, exactly once.",
    discussion: """
      A script that says 'expect holds' or 'expect violates NAME' turns out as expected or not; \
      one that says neither is expected to hold. Without --strategy a script is played on the \
      strategy that it names, else on each strategy. A token is a script in one word, as reports \
      print it.
      """,
    operand: .init(
      placeholder: "file", summary: "A script or a token; - reads standard input.",
      isRequired: false, repeats: true),
    groups: [
      OptionGroup(
        title: "what to play",
        options: [
          touches, strategy, invariant, assume,
          seed("With --touches: the seed whose scene is used. (default: the plain scene)"),
        ]),
      OptionGroup(title: "output", options: output),
    ])

  static let shrink = CommandSpec(
    name: "shrink",
    summary: "Look for the shortest script that shows the same violation.",
    discussion: """
      What the script violates first is kept, or what it promises to violate. The result is \
      replayed three times before it is printed; with --artifacts it is saved as well.
      """,
    operand: .init(
      placeholder: "file", summary: "A script or a token; - reads standard input.",
      isRequired: true, repeats: false),
    groups: [
      OptionGroup(title: "what to shrink", options: [strategy, invariant, assume]),
      OptionGroup(title: "output", options: [artifacts] + rendering),
    ])

  static let checkTrace = CommandSpec(
    name: "check-trace",
    summary: "Judge traces that were recorded elsewhere, on a device for example.",
    discussion: """
      A trace has the format of --frames. What a recorder cannot see it leaves out of every \
      frame; an invariant that needs it is skipped, and the report says for what. The README \
      shows a small trace.
      """,
    operand: .init(
      placeholder: "file", summary: "A trace; - reads standard input.", isRequired: true,
      repeats: true),
    groups: [
      OptionGroup(title: "what to judge", options: [invariant]),
      OptionGroup(
        title: "output",
        options: [
          json, html, svg, junit, github, quiet, verbose("Say what each trace carries."),
          noColour,
        ]),
    ])

  static let report = CommandSpec(
    name: "report",
    summary: "Merge results of check and render them again.",
    discussion: """
      The files are what --json has written, for example one for each shard. Text, JUnit XML and \
      what GitHub reads come from them alone; pages and pictures are made by playing their \
      scripts again.
      """,
    operand: .init(
      placeholder: "file", summary: "A result; - reads standard input.", isRequired: true,
      repeats: true),
    groups: [OptionGroup(title: "output", options: rendering)])

  static let list = CommandSpec(
    name: "list",
    summary: "List what options and scripts can name.",
    discussion: """
      'list strategies --verbose' plays the runs of seeds 1 to \(ListCommand.seeds.count) on each \
      strategy and shows, for each value of its options and policies, in how many frames each \
      invariant applied.
      """,
    operand: .init(
      placeholder: "what", summary: "What to list.", isRequired: true, repeats: false,
      words: ["strategies", "invariants", "policies", "assumptions"]),
    groups: [
      OptionGroup(
        title: "output",
        options: [
          json, verbose("With strategies: play, and show what was exercised how often."),
          noColour,
        ])
    ])
}
