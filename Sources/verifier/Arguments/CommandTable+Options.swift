extension CommandTable {
  static func seed(_ summary: String) -> OptionSpec {
    OptionSpec(
      name: "seed", summary: summary,
      action: .value(placeholder: "seed") { (settings, text, _) throws(ValueMistake) in
        settings.seed = try ValueReaders.seed(text)
      })
  }

  static let runs = OptionSpec(
    name: "runs",
    summary: "How many seeds, counted up from the first. (default: 200, or 1 with --seed)",
    action: .value(placeholder: "count") { (settings, text, _) throws(ValueMistake) in
      settings.runs = try ValueReaders.count(text)
    })

  static let strategy = OptionSpec(
    name: "strategy", repeats: true,
    summary: "A strategy or a control to play on. (default: each strategy)",
    action: .value(placeholder: "name") { (settings, text, catalogue) throws(ValueMistake) in
      let name = try ValueReaders.name(text, of: catalogue.strategies.map(\.name))
      if !settings.strategies.contains(name) { settings.strategies.append(name) }
    })

  static let invariant = OptionSpec(
    name: "invariant", repeats: true,
    summary: "An invariant that judges. (default: all)",
    action: .value(placeholder: "name") { (settings, text, catalogue) throws(ValueMistake) in
      let name = try ValueReaders.name(text, of: catalogue.invariants.map(\.name))
      if !settings.invariants.contains(name) { settings.invariants.append(name) }
    })

  static let assume = OptionSpec(
    name: "assume", repeats: true,
    summary: "An assumption about UIKit in place of its default.",
    action: .value(placeholder: "name=value") { (settings, text, _) throws(ValueMistake) in
      settings.assumptions.append(try ValueReaders.assumption(text))
    })

  static let shard = OptionSpec(
    name: "shard",
    summary: "The i-th of n parts of the campaign; needs --seed.",
    action: .value(placeholder: "i/n") { (settings, text, _) throws(ValueMistake) in
      settings.shard = try ValueReaders.shard(text)
    })

  static let budget = OptionSpec(
    name: "budget",
    summary: "Time after which no further run begins, such as 30s; in place of --runs.",
    action: .value(placeholder: "duration") { (settings, text, _) throws(ValueMistake) in
      settings.budget = try ValueReaders.duration(text)
    })

  static let limit = OptionSpec(
    name: "limit",
    summary: "Time after which the campaign is given up, with exit code 2.",
    action: .value(placeholder: "duration") { (settings, text, _) throws(ValueMistake) in
      settings.limit = try ValueReaders.duration(text)
    })

  static let jobs = OptionSpec(
    name: "jobs",
    summary: "How many runs are played at a time, each in a process. (default: the cores)",
    action: .value(placeholder: "count") { (settings, text, _) throws(ValueMistake) in
      settings.jobs = try ValueReaders.count(text)
    })

  static let maxFindings = OptionSpec(
    name: "max-findings",
    summary: "How many findings end the campaign. (default: 8)",
    action: .value(placeholder: "count") { (settings, text, _) throws(ValueMistake) in
      settings.maxFindings = try ValueReaders.count(text)
    })

  static let touches = OptionSpec(
    name: "touches",
    summary: "A file of recorded strokes to play one after another, in place of scripts.",
    action: .value(placeholder: "file") { (settings, text, _) throws(ValueMistake) in
      settings.touches = try ValueReaders.path(text)
    })

  static let artifacts = OptionSpec(
    name: "artifacts",
    summary: "The folder into which findings are saved.",
    action: .value(placeholder: "folder") { (settings, text, _) throws(ValueMistake) in
      settings.artifacts = try ValueReaders.path(text)
    })

  static let seedsDirectory = OptionSpec(
    name: "seeds-dir",
    summary: "The folder of the scripts that tests replay. (default: Seeds)",
    action: .value(placeholder: "folder") { (settings, text, _) throws(ValueMistake) in
      settings.seedsDirectory = try ValueReaders.path(text)
    })

  static let json = OptionSpec(
    name: "json",
    summary: "Where to write the result as JSON; - is standard output, in place of text.",
    action: .value(placeholder: "path") { (settings, text, _) throws(ValueMistake) in
      settings.json = try ValueReaders.path(text)
    })

  static let frames = OptionSpec(
    name: "frames",
    summary: "Where to write every frame as JSON Lines; - is standard output.",
    action: .value(placeholder: "path") { (settings, text, _) throws(ValueMistake) in
      settings.frames = try ValueReaders.path(text)
    })

  static let html = OptionSpec(
    name: "html",
    summary: "Where to write a page that shows the runs frame by frame; - is standard output.",
    action: .value(placeholder: "path") { (settings, text, _) throws(ValueMistake) in
      settings.html = try ValueReaders.path(text)
    })

  static let svg = OptionSpec(
    name: "svg",
    summary: "Where to write the frames up to the first violation as one picture.",
    action: .value(placeholder: "path") { (settings, text, _) throws(ValueMistake) in
      settings.svg = try ValueReaders.path(text)
    })

  static let junit = OptionSpec(
    name: "junit",
    summary: "Where to write the result as JUnit XML; - is standard output.",
    action: .value(placeholder: "path") { (settings, text, _) throws(ValueMistake) in
      settings.junit = try ValueReaders.path(text)
    })

  static let github = OptionSpec(
    name: "github",
    summary: "Write annotations and a job summary; not needed where GITHUB_ACTIONS is true.",
    action: .flag { $0.github = true })

  static let noColour = OptionSpec(
    name: "no-color", summary: "Write no colours.",
    action: .flag { $0.noColour = true })

  static let quiet = OptionSpec(
    name: "quiet", letter: "q", summary: "Say only what is wrong, a line each.",
    action: .flag { $0.isQuiet = true })

  static let rendering = [json, html, svg, junit, github, quiet, noColour]

  static let output = [
    json, frames, html, svg, junit, github, quiet,
    verbose("Say a line about each run."), noColour,
  ]

  static func verbose(_ summary: String) -> OptionSpec {
    OptionSpec(
      name: "verbose", letter: "v", summary: summary, action: .flag { $0.isVerbose = true })
  }
}
