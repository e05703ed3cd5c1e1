import NestCheck
import Reporting

/// Everything outside the program that it may touch, handed in as values and closures.
@MainActor
struct World {
  /// What plays runs.
  var player: any RunPlaying
  /// Standard output, standard error and what is known of them.
  var console: Console
  /// Environment variables.
  var environment: [String: String]
  /// Seconds since some fixed moment.
  var now: () -> Double
  /// A seed that nobody has chosen.
  var freshSeed: () -> UInt64
  /// Whether somebody has asked the program to end.
  var isInterrupted: () -> Bool
  /// What made the report.
  var toolFacts: () -> ToolFacts
  /// Where worker processes come from, or nil to play in this process.
  var crew: Crew?
  /// How many runs can be played at a time.
  var cores = 1

  /// Runs the program.
  ///
  /// - Parameter arguments: The arguments, the program's own name not among them.
  /// - Returns: How it ends.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      return try perform(arguments)
    } catch let error as UsageError {
      console.complain(error.text(columns: console.columns))
      return .usage
    } catch let failure as CommandFailure {
      if !failure.message.isEmpty { console.complain("Error: \(failure.message)\n") }
      return failure.status
    } catch RunFailure.noWorker(let reason) {
      console.complain("Error: \(reason)\n")
      return .internalFault
    } catch {
      console.complain("Error: \(error)\n")
      return .internalFault
    }
  }

  private func perform(_ arguments: [String]) throws -> ExitCode {
    let catalogue = Catalogue(strategies: player.strategies, invariants: player.invariants)
    switch try ArgumentParser(catalogue: catalogue).parse(arguments) {
    case .version:
      try console.print(CommandTable.version + "\n")
      return .success
    case .help(let command):
      let help = HelpText(columns: console.columns)
      let spec = CommandTable.commands.first { $0.name == command }
      try console.print(spec.map(help.command) ?? help.program)
      return .success
    case .run(let command, let settings):
      let desk = Desk(
        world: self, settings: settings, catalogue: catalogue, command: command,
        arguments: arguments)
      switch command {
      case CommandTable.replay.name: return try ReplayCommand(desk: desk).run()
      case CommandTable.shrink.name: return try ShrinkCommand(desk: desk).run()
      case CommandTable.checkTrace.name: return try CheckTraceCommand(desk: desk).run()
      case CommandTable.list.name: return try ListCommand(desk: desk).run()
      case CommandTable.report.name: return try ReportCommand(desk: desk).run()
      default: return try CheckCommand(desk: desk).run()
      }
    }
  }
}

/// What a command works with: the world, what was asked for, and where its output goes.
@MainActor
struct Desk {
  /// The world.
  let world: World
  /// What was asked for.
  let settings: Settings
  /// The names that options can take.
  let catalogue: Catalogue
  /// The command's name.
  let command: String
  /// The arguments as they were typed.
  let arguments: [String]

  /// Standard output and standard error.
  var console: Console { world.console }

  /// What plays single runs: a worker where there are any.
  var player: any RunPlaying { world.crew?.player(world.player) ?? world.player }

  /// What shrinks findings, and replays them in a process of its own.
  func shrinker() -> FindingShrinker {
    var shrinker = FindingShrinker(player: player)
    shrinker.invariants = invariants
    if let crew = world.crew {
      shrinker.freshPlayer = { player }
      shrinker.hangPlayer = crew.player(world.player, patience: crew.patience / 3)
    }
    return shrinker
  }

  /// How many runs are played at a time; one where frames are written, which have an order.
  var jobs: Int {
    if world.crew == nil || settings.frames != nil { return 1 }
    return settings.jobs ?? world.cores
  }

  /// What plays the runs of a campaign: workers, unless frames are written.
  func pool(_ frames: FrameWriter? = nil) -> any RunPool {
    guard let crew = world.crew, frames == nil else {
      return SerialPool(player: player, recorder: frames?.recorder)
    }
    return WorkerPool(crew: crew, size: jobs)
  }

  /// Whether the readable report goes to standard output.
  var writesText: Bool { !settings.outputs.contains { $0.path == "-" } }

  /// How the readable report is written.
  var style: TextStyle {
    TextStyle(
      usesColour: !settings.noColour && console.output.takesColour(world.environment),
      columns: console.columns)
  }

  /// What a JSON report says of the command.
  func context() -> ReportContext {
    ReportContext(command: command, arguments: arguments, tool: world.toolFacts())
  }

  /// Refuses what cannot be done together, in the manner of a usage error.
  func refuse(_ message: String) -> UsageError {
    UsageError(message, in: CommandTable.commands.first { $0.name == command })
  }

  /// The strategies that were asked for, in that order; without any the default ones.
  var strategies: [StrategyCard] {
    if settings.strategies.isEmpty { return catalogue.defaultStrategies }
    return settings.strategies.compactMap { name in
      catalogue.strategies.first { $0.name == name }
    }
  }

  /// The invariants that were asked for, in the order of the catalogue; nil for all.
  var invariants: [String]? {
    if settings.invariants.isEmpty { return nil }
    return catalogue.invariants.map(\.name).filter(settings.invariants.contains)
  }
}
