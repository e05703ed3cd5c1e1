import HeadlessUIKit
import Scenes

extension Script {
  /// The script in its text form, which ends with a newline.
  ///
  /// It prints only what differs from the defaults and in one way only, so that reading the text
  /// and printing the script again gives the same text.
  public var text: String {
    var lines = ["nestcheck script \(Script.formatVersion)"]
    if let strategy { lines.append("strategy \(strategy)") }
    switch expectation {
    case .none: break
    case .holds: lines.append("expect holds")
    case .violates(let name): lines.append("expect violates \(name)")
    }
    for name in StageAssumptions.names {
      guard let value = assumptions.value(of: name),
        value != StageAssumptions.values(of: name).first
      else { continue }
      lines.append("assume \(name) \(value)")
    }
    lines += scene.lines
    if !steps.isEmpty {
      lines.append("steps")
      lines += steps.map(\.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scene {
  /// The lines of a script that say how the scene differs from the default one.
  public var lines: [String] {
    let normal = Scene()
    var lines: [String] = []
    func add(_ keyword: String, _ parts: [String?], separator: String = ", ") {
      let present = parts.compactMap { $0 }
      if !present.isEmpty { lines.append("\(keyword) \(present.joined(separator: separator))") }
    }
    let sized = device.width != normal.device.width || device.height != normal.device.height
    add(
      "device",
      [
        sized ? "\(number(device.width)) x \(number(device.height)) pt" : nil,
        device.scale != normal.device.scale ? "\(device.scale) px/pt" : nil,
        device.framesPerSecond != normal.device.framesPerSecond
          ? "\(device.framesPerSecond) Hz" : nil,
      ])
    add(
      "header",
      [
        header.height != normal.header.height ? "\(number(header.height)) pt" : nil,
        header.pinned != normal.header.pinned ? "pinned \(number(header.pinned)) pt" : nil,
      ])
    add(
      "bar",
      [
        bar.height != normal.bar.height ? "\(number(bar.height)) pt" : nil,
        bar.tabWidths != normal.bar.tabWidths ? "tabs \(bar.tabWidths.rawValue)" : nil,
      ])
    if pages != normal.pages { add("pages", pageWords, separator: "; ") }
    if firstPage != normal.firstPage { add("first page", ["\(firstPage + 1)"]) }
    if bottomInset != normal.bottomInset { add("bottom inset", ["\(number(bottomInset)) pt"]) }
    for policy in Policy.allCases where policies[policy] != normal.policies[policy] {
      add("policy", ["\(policy.rawValue) \(policies[policy])"])
    }
    for option in options { add("option", ["\(option.name) \(option.value)"]) }
    return lines
  }

  /// The pages, equal neighbours together.
  private var pageWords: [String?] {
    var words: [String?] = []
    var index = 0
    while index < pages.count {
      let page = pages[index]
      let times = pages[index...].prefix { $0 == page }.count
      words.append(
        (times > 1 ? "\(times) x " : "") + "\(page.rows) \(page.rows == 1 ? "row" : "rows")"
          + " of \(number(page.rowHeight)) pt")
      index += times
    }
    return words
  }
}

private func number(_ value: Double) -> String { DecimalText.text(value) }
