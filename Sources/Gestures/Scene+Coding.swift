import PropertyEngine
import Scenes

extension Scene {
  /// Codes a scene, feature by feature.
  static func code(_ scene: inout Scene, in context: inout DrawContext) {
    codeScreen(&scene, in: &context)
    codePages(&scene.pages, in: &context)
    codeRest(&scene, in: &context)
    for policy in Policy.allCases {
      context.codeSpan(SpanLabel.policy) { context in
        context.code(&scene.policies[policy], among: policy.values)
      }
    }
    codeOptions(&scene.options, in: &context)
  }

  /// Codes device, header and bar.
  static func codeScreen(_ scene: inout Scene, in context: inout DrawContext) {
    context.codeSpan(SpanLabel.device) { codeDevice(&scene.device, in: &$0) }
    let screen = scene.device.height
    context.codeSpan(SpanLabel.header) { codeHeader(&scene.header, screen: screen, in: &$0) }
    context.codeSpan(SpanLabel.bar) { context in
      context.code(
        &scene.bar.height, in: ScriptLimits.barHeight, default: 44, role: .quantity)
      context.code(&scene.bar.tabWidths, among: TabWidths.allCases)
    }
  }

  /// Codes the pages; there is one at least.
  static func codePages(_ pages: inout [Page], in context: inout DrawContext) {
    context.codeCollection(
      &pages, count: ScriptLimits.pages, label: SpanLabel.page, placeholder: Page()
    ) { context, page in
      context.code(&page.rows, in: ScriptLimits.rows, default: 40, order: .rounder)
      context.code(
        &page.rowHeight, in: ScriptLimits.rowHeight, default: 60, role: .quantity)
    }
    if pages.isEmpty { pages = [Page()] }
  }

  /// Codes the first page and the inset.
  static func codeRest(_ scene: inout Scene, in context: inout DrawContext) {
    context.code(
      &scene.firstPage, in: 0...(scene.pages.count - 1), default: 0, role: .reference)
    context.code(
      &scene.bottomInset, in: ScriptLimits.bottomInset, default: 0, role: .quantity)
  }

  private static func codeDevice(_ device: inout Device, in context: inout DrawContext) {
    context.code(&device.width, in: ScriptLimits.deviceSide, default: 390, role: .quantity)
    context.code(&device.height, in: ScriptLimits.deviceSide, default: 844, role: .quantity)
    context.code(&device.scale, among: [3, 2, 1])
    context.code(&device.framesPerSecond, among: ScriptLimits.framesPerSecond)
  }

  private static func codeHeader(
    _ header: inout Header, screen: Double, in context: inout DrawContext
  ) {
    let heights = ScriptLimits.headerHeight(deviceHeight: screen)
    context.code(
      &header.height, in: heights, default: min(200, heights.upperBound), role: .quantity)
    context.code(&header.pinned, in: 0...header.height, default: 0, role: .quantity)
  }

  /// Codes the options; of two with one name the first one counts.
  private static func codeOptions(_ options: inout [OptionValue], in context: inout DrawContext) {
    context.codeCollection(
      &options, count: ScriptLimits.options, label: SpanLabel.option,
      placeholder: OptionValue(name: "a", value: "a")
    ) { context, option in
      context.codeName(&option.name)
      context.codeName(&option.value)
    }
    var index = 0
    while index < options.count {
      let name = options[index].name
      if options[..<index].contains(where: { $0.name == name }) {
        options.remove(at: index)
      } else {
        index += 1
      }
    }
  }
}

extension DrawContext {
  /// The letters of names; each takes six bits.
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.".utf8)

  /// Codes a name as its length and its letters, ten to a choice.
  ///
  /// A name has no simpler neighbours that would mean anything, so its choices are picks, which
  /// nothing adds to or subtracts from.
  mutating func codeName(_ name: inout String) {
    beginSpan(SpanLabel.name)
    defer { endSpan() }
    let given = Array(name.utf8)
    var count = given.count
    code(&count, in: ScriptLimits.nameLength, default: 1, role: .pick)
    var bytes: [UInt8] = []
    while bytes.count < count {
      let size = min(10, count - bytes.count)
      var packed = 0
      for place in 0..<size {
        let letter = bytes.count + place < given.count ? given[bytes.count + place] : 0
        packed |= (Self.letters.firstIndex(of: letter) ?? 0) << (6 * place)
      }
      code(&packed, in: 0...(1 << (6 * size) - 1), default: 0, role: .pick)
      for place in 0..<size { bytes.append(Self.letters[packed >> (6 * place) & 63]) }
    }
    name = String(decoding: bytes, as: UTF8.self)
  }
}
