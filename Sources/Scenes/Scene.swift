/// What a container is given: device, header, tabs, pages with content, options and policies.
///
///     var scene = Scene()
///     scene.header.height = 240
///     scene.pages = [.init(rows: 30, rowHeight: 60), .init(rows: 2, rowHeight: 60)]
///     scene.policies[.bounceTop] = "list"
///
/// All lengths are in points. A scene is a value; nothing in it changes during a run.
public struct Scene: Equatable, Sendable {
  /// The phone.
  public var device = Device()
  /// The header above the tab bar.
  public var header = Header()
  /// The tab bar.
  public var bar = Bar()
  /// The pages, one a tab; at least one.
  public var pages: [Page] = [Page(), Page(), Page()]
  /// The page that stands on the screen first.
  public var firstPage = 0
  /// An inset at the end of each list, in points, as a home indicator or a toolbar makes it.
  public var bottomInset = 0.0
  /// One value for each policy.
  public var policies = PolicyValues()
  /// One value for each option of the strategy; options left out take their defaults.
  public var options: [OptionValue] = []

  /// A phone of 390 by 844 points with a header of 200 and three pages of 40 rows.
  public init() {}

  /// The phone: its size in points, its pixels per point and its refresh rate.
  public struct Device: Equatable, Sendable {
    /// Width in points.
    public var width = 390.0
    /// Height in points.
    public var height = 844.0
    /// Pixels per point: 1, 2 or 3.
    public var scale = 3
    /// Frames per second: 60 or 120.
    public var framesPerSecond = 60
    /// The default phone.
    public init() {}
  }

  /// The header.
  public struct Header: Equatable, Sendable {
    /// Height in points; 0 for none.
    public var height = 200.0
    /// How much of it stays on the screen when it is collapsed, in points.
    public var pinned = 0.0
    /// The default header.
    public init() {}
  }

  /// The tab bar.
  public struct Bar: Equatable, Sendable {
    /// Height in points; 0 for none.
    public var height = 44.0
    /// How wide the tabs are.
    public var tabWidths = TabWidths.equal
    /// The indicator's segment of a tab lies this far inside it on either side, in points.
    public static let segmentInset = 2.0
    /// The default bar.
    public init() {}
  }

  /// How wide tabs are.
  public enum TabWidths: String, Sendable, CaseIterable {
    /// All alike; together as wide as the phone, but at least 64 points each.
    case equal
    /// Different: 60, 84, 108 points in turn.
    case varied
  }

  /// One page.
  public struct Page: Equatable, Sendable {
    /// How many rows.
    public var rows = 40
    /// How high a row is, in points.
    public var rowHeight = 60.0
    /// A page of 40 rows of 60 points.
    public init() {}
    /// A page of equal rows.
    public init(rows: Int, rowHeight: Double) {
      self.rows = rows
      self.rowHeight = rowHeight
    }
    /// The height of all rows, in points.
    public var contentHeight: Double { Double(rows) * rowHeight }
  }

  /// An option with the value it has in a scene.
  public struct OptionValue: Equatable, Sendable {
    /// The option's name.
    public var name: String
    /// Its value.
    public var value: String
    /// An option with its value.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The value of an option, or nil where the scene leaves it to the strategy's default.
  public func option(_ name: String) -> String? {
    options.first { $0.name == name }?.value
  }

  /// How far the header can collapse, in points.
  public var collapsibleHeight: Double { max(0, header.height - header.pinned) }

  /// The height of a list's viewport when the header is collapsed, in points.
  public var listHeight: Double {
    max(0, device.height - min(header.height, header.pinned) - bar.height)
  }

  /// The width of a tab, in points.
  public func tabWidth(_ index: Int) -> Double {
    switch bar.tabWidths {
    case .equal: max(64, device.width / Double(max(1, pages.count)))
    case .varied: 60 + 24 * Double(index % 3)
    }
  }
}

/// One value for each policy; a policy left alone has its default.
public struct PolicyValues: Equatable, Sendable {
  private var indices: [UInt8]

  /// All policies at their defaults.
  public init() {
    indices = Array(repeating: 0, count: Policy.allCases.count)
  }

  private static func slot(_ policy: Policy) -> Int {
    Policy.allCases.firstIndex(of: policy) ?? 0
  }

  /// The value of a policy; setting a value that the policy does not have is a programming error.
  public subscript(_ policy: Policy) -> String {
    get { policy.values[Int(indices[Self.slot(policy)])] }
    set {
      guard let index = policy.values.firstIndex(of: newValue) else {
        preconditionFailure("\(policy.rawValue) has no value \(newValue)")
      }
      indices[Self.slot(policy)] = UInt8(index)
    }
  }
}
