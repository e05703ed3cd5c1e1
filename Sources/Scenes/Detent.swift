/// A place at which a sheet rests.
///
/// A scene names a sheet's places in the option `detents`, in any order, with hyphens between them:
/// `tip-half-full`.
public enum Detent: String, Sendable, CaseIterable {
  /// All the way up: 7 hundredths of the screen stay free, mostly no whole number of pixels.
  case full
  /// Up to 192 points from the top.
  case upper
  /// The lower half of the screen.
  case half
  /// The lowest 194 points of the screen.
  case tip
  /// Off the screen.
  case gone

  /// The name of the option.
  public static let option = "detents"

  /// Where the sheet's top edge stands on a screen of some height, in points.
  public func top(onScreen height: Double) -> Double {
    switch self {
    case .full: height * 0.07
    case .upper: min(192, height)
    case .half: height * 0.5
    case .tip: max(0, height - 194)
    case .gone: height
    }
  }

  /// The detents that a value of the option names.
  public static func named(by value: String) -> [Detent] {
    value.split(separator: "-").compactMap { Detent(rawValue: String($0)) }
  }
}

extension Scene {
  /// Where a sheet rests.
  ///
  /// - Parameter options: What the strategy declares; the first value of `detents` is its default.
  /// - Returns: The places of the sheet's top edge, in points, the highest first, each once.
  public func detents(of options: [OptionDeclaration]) -> [Double] {
    let fallback = options.first { $0.name == Detent.option }?.values[0] ?? ""
    let named = Detent.named(by: option(Detent.option) ?? fallback)
    let tops = named.map { $0.top(onScreen: device.height) }.sorted()
    var detents: [Double] = []
    for top in tops where detents.last != top { detents.append(top) }
    return detents.isEmpty ? [Detent.half.top(onScreen: device.height)] : detents
  }
}
