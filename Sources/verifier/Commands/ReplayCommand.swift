import Gestures
import HeadlessUIKit
import NestCheck
import Reporting

/// `verifier replay`: scripts, tokens, or recorded strokes, exactly once.
@MainActor
struct ReplayCommand {
  let desk: Desk

  /// One run to play, with the file or token it comes from.
  struct Item {
    var word: String
    var order: RunOrder
    var isToken = false
  }

  func run() throws -> ExitCode {
    try checkSettings()
    let items = try desk.settings.touches.map { [try strokes($0)] } ?? scripts()
    let outputs = try Outputs(desk)
    do {
      let result = try play(items, outputs)
      return try report(result, items, outputs)
    } catch {
      outputs.discard()
      throw error
    }
  }

  private func checkSettings() throws {
    let settings = desk.settings
    if settings.touches != nil, !settings.operands.isEmpty {
      throw desk.refuse("Please give either scripts or '--touches', not both.")
    }
    if settings.touches == nil, settings.operands.isEmpty {
      throw desk.refuse("Missing expected argument '<file>'")
    }
    if settings.touches == nil, settings.seed != nil {
      throw desk.refuse("'--seed' goes with '--touches' only: a script holds its own scene.")
    }
    if settings.operands.count(where: { $0 == "-" }) > 1 {
      throw desk.refuse("Standard input can be read only once.")
    }
  }

  private func scripts() throws -> [Item] {
    let loader = ScriptLoader(catalogue: desk.catalogue)
    let assumptions = desk.settings.assumptions
    return try desk.settings.operands.flatMap { word in
      let asked = desk.settings.strategies.isEmpty ? nil : desk.strategies
      let isToken = ScriptLoader.isToken(word)
      let loaded = try isToken ? loader.load(token: word, on: asked) : loader.load(word, on: asked)
      return try loaded.map { strategy, script in
        var script = script
        for value in assumptions { try script.assumptions.set(value.name, to: value.value) }
        let order = RunOrder(
          strategy: strategy, act: .script(script), invariants: desk.invariants)
        return Item(word: word, order: order, isToken: isToken)
      }
    }
  }

  private func strokes(_ path: String) throws -> Item {
    let bytes = try InputFile.read(path)
    guard let strategy = desk.strategies.first else { throw noStrategy }
    guard desk.settings.strategies.count <= 1 else {
      throw desk.refuse("Recorded strokes are played on one strategy.")
    }
    let recorded: RecordedStrokes
    do {
      recorded = try RecordedStrokes(parsing: bytes, file: path)
    } catch {
      throw CommandFailure(.malformed, error.description)
    }
    let act = RunOrder.Act.strokes(
      recorded, seed: desk.settings.seed, StageAssumptions(desk.settings.assumptions))
    return Item(
      word: path,
      order: RunOrder(strategy: strategy.name, act: act, invariants: desk.invariants))
  }

  private var noStrategy: CommandFailure {
    CommandFailure(.internalFault, "There is no strategy to play on.")
  }

  private func play(_ items: [Item], _ outputs: Outputs) throws -> ReplayResult {
    var result = ReplayResult()
    let frames = outputs.frames
    let player = desk.player
    for item in items {
      if desk.world.isInterrupted() {
        result.interrupted = true
        break
      }
      let outcome = try player.play(item.order, recorder: frames?.recorder)
      var replay = Replay(
        outcome, path: item.isToken ? nil : item.word, strategy: item.order.strategy,
        seed: desk.settings.seed)
      replay.token = item.isToken ? item.word : nil
      replay.finding?.reproduce = reproduce(item)
      result.replays.append(replay)
      result.strokes.add(outcome.strokes)
      result.travel.add(outcome.travel)
      if let failure = frames?.failure { throw failure }
    }
    return result
  }

  private func reproduce(_ item: Item) -> String {
    let settings = desk.settings
    var arguments = settings.touches == nil ? [item.word] : ["--touches", item.word]
    arguments += ["--strategy", item.order.strategy]
    if let seed = settings.seed { arguments += ["--seed", SeedNotation.short(seed)] }
    arguments += settings.assumptions.flatMap { ["--assume", "\($0.name)=\($0.value)"] }
    return ReproduceLine.replay(arguments)
  }

  private func report(
    _ result: ReplayResult, _ items: [Item], _ outputs: Outputs
  ) throws -> ExitCode {
    let gallery = Gallery(desk: desk)
    let draws = outputs.wants(.html) || outputs.wants(.svg)
    let exhibits =
      draws || gallery.isDrawnInText
      ? try gallery.exhibits(of: result, items.map(\.order), drawsAll: draws) : []
    let context = desk.context()
    let github = GitHub(desk: desk)
    let text = ReplayText(style: desk.style)
    try github.printQuoted(
      desk.settings.isQuiet
        ? text.quietReport(result)
        : text.report(
          result, recordedStrokes: desk.settings.touches != nil,
          isVerbose: desk.settings.isVerbose, runs: exhibits.map(\.run)))
    try outputs.finishFrames()
    try outputs.write(.json) { result.json(context).text }
    try outputs.write(.junit) { JUnitXML(result).text }
    try outputs.write(.html) { gallery.page(exhibits, of: result, context) }
    try outputs.write(.svg) { try gallery.filmstrip(exhibits) }
    try github.annotate(result.replays.filter { !$0.asExpected }.compactMap(\.finding))
    try github.summarize { $0.text(result, tool: context.tool) }
    return result.exit
  }
}
