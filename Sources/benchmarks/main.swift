// One subcommand, one file. A new one is added here and nowhere else.
let arguments = Array(CommandLine.arguments.dropFirst())
let usage = """
  usage: benchmarks stage --json - [--milliseconds N] [--row NAME] [--invariants all|none]
         benchmarks shrinking --json - [--first-seed S] [--seeds N] [--row NAME] [--full-size]
         benchmarks engine --json -
  """

switch arguments.first {
case "stage": StageCommand.run(Options(arguments.dropFirst()))
case "shrinking": ShrinkingCommand.run(Options(arguments.dropFirst()))
case "engine": EngineCommand.run(Options(arguments.dropFirst()))
case "--help", "-h": print(usage)
default: Options.fail("expected a subcommand: stage, shrinking, engine")
}
