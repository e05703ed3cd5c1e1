import Foundation

/// Headless Chromium, spoken to over two pipes in its DevTools protocol.
///
/// No port is opened and nothing but `/bin/sh` and Chromium is needed: the browser reads commands
/// from descriptor 3 and writes answers to descriptor 4, each ended by a zero byte.
final class Browser {
  /// Where Chromium is, or nil where none is installed.
  static let path: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// One browser for all tests, started by the first that needs it.
  @MainActor static let shared = Result { try Browser() }

  /// Why a command failed.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  typealias JSON = [String: Any]

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile = NSTemporaryDirectory() + "nestcheck-browser-" + UUID().uuidString
  private var buffer = Data()
  private var lastCommand = 0
  private var session: String?
  /// What the page reported since it was opened.
  private(set) var events: [(method: String, parameters: JSON)] = []

  /// Starts a browser with one empty page, without a network.
  init() throws {
    guard let path = Self.path else { throw Failure(description: "there is no Chromium") }
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let options =
      "--headless --no-sandbox --disable-gpu --hide-scrollbars --no-first-run"
      + " --remote-debugging-pipe --host-resolver-rules='MAP * ~NOTFOUND'"
    process.arguments = [
      // Chromium ends when the pipes are closed; then what it kept is taken away.
      "-c",
      "\"$0\" \(options) --user-data-dir=\"$1\" 3<&0 4>&1 >/dev/null 2>&1; rm -rf \"$1\"", path,
      profile,
    ]
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]
    let attached = try call(
      "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { try call("\(domain).enable") }
  }

  /// Sends a command and waits for its answer.
  @discardableResult
  func call(_ method: String, _ parameters: JSON = [:]) throws -> JSON {
    lastCommand += 1
    var message: JSON = ["id": lastCommand, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = try JSONSerialization.data(withJSONObject: message)
    bytes.append(0)
    try commands.fileHandleForWriting.write(contentsOf: bytes)
    while true {
      let answer = try receive()
      guard answer["id"] as? Int == lastCommand else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? JSON ?? [:]
    }
  }

  /// Waits until the page has reported an event.
  func wait(for method: String) throws {
    while !events.contains(where: { $0.method == method }) { _ = try receive() }
  }

  private func receive() throws -> JSON {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[buffer.startIndex..<end]
        buffer.removeSubrange(buffer.startIndex...end)
        let object = try JSONSerialization.jsonObject(with: message) as? JSON ?? [:]
        if let method = object["method"] as? String {
          events.append((method, object["params"] as? JSON ?? [:]))
        }
        return object
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(description: "Chromium has gone") }
      buffer.append(more)
    }
  }

  /// Opens a file at a width and height.
  func open(
    _ path: String, fragment: String = "", width: Int = 1440, height: Int = 900,
    dark: Bool = false, still: Bool = false
  ) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600])
    let features = [
      ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
      ["name": "prefers-reduced-motion", "value": still ? "reduce" : "no-preference"],
    ]
    try call("Emulation.setEmulatedMedia", ["features": features])
    // From an empty page, so that a link to another frame of the same file is a fresh start.
    for address in ["about:blank", "file://" + path + fragment] {
      events = []
      try call("Page.navigate", ["url": address])
      try wait(for: "Page.loadEventFired")
    }
  }

  /// The value of an expression in the page; promises are waited for.
  func evaluate(_ expression: String) throws -> Any? {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let fault = answer["exceptionDetails"] { throw Failure(description: "\(fault)") }
    return (answer["result"] as? JSON)?["value"]
  }

  /// The value of an expression as text.
  func text(_ expression: String) throws -> String { try evaluate(expression) as? String ?? "" }

  /// The value of an expression as a number.
  func number(_ expression: String) throws -> Double {
    (try evaluate(expression) as? NSNumber)?.doubleValue ?? .nan
  }

  /// Presses a key as a person does.
  func press(_ key: String, shift: Bool = false) throws {
    let modifiers = shift ? 8 : 0
    var down: JSON = ["type": "keyDown", "key": key, "modifiers": modifiers]
    if key.count == 1 { down["text"] = key }
    try call("Input.dispatchKeyEvent", down)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key, "modifiers": modifiers])
  }

  /// A picture of what the window shows, as PNG.
  func picture() throws -> Data {
    let answer = try call("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: answer["data"] as? String ?? "") ?? Data()
  }

  /// What went wrong in the page.
  var complaints: [String] {
    events.filter { $0.method == "Runtime.exceptionThrown" || $0.method == "Log.entryAdded" }
      .map { "\($0.parameters)" }
  }
}
