import Traces

/// A drag that comes back to an earlier T puts header and list where they stood then.
///
/// **Claim.** Within one drag each scroller's position is a function of T: where the finger passes
/// a T at which the drag has been before, the outer scroller lies between where it was a frame ago
/// and where it is now, as it must if it stands at that T where it stood the first time.
///
/// **When it applies.** In frames of a drag on a chain of two scrollers in which T passes one of
/// the up to sixteen places at least twelve points apart that it has left behind. It cannot apply
/// to a chain of one scroller, in quick return, below a gate, or where nothing is handed over by
/// policy.
///
/// **Tolerance.** One pixel: both positions are rounded.
///
/// **Reports.** None: it is what makes a drag feel attached.
public struct DragReversible: Invariant {
  /// What is said of it to those who choose among invariants.
  public static let item = InvariantCatalogue.Item(
    name: "drag-reversible",
    summary: "A drag that comes back to an earlier T puts header and list where they stood then.",
    tolerance: "1 px of position", unit: "pt",
    scope: "frames of a drag in which T passes a place where it has been")

  /// Where a drag has been.
  private struct Place {
    var t: Double
    var outer: Double
  }

  /// Whether there are two scrollers in the chain, and no policy is against it.
  public private(set) var canApply = false
  private let mayApply: Bool
  private var places: ContiguousArray<Place> = []
  private var isOpen = false
  private var last = 0.0

  private static let apart = 12.0
  private static let most = 16

  /// A claim that has seen no frame.
  public init(_ header: TraceHeader) {
    let policies = header.scene.policies
    mayApply =
      header.scene.chain == .nested && policies.handOver == .withinDrag
      && policies.handOverPrecision == .exact && policies.panelGate == .none
      && policies.bottomBar != .drags
    places.reserveCapacity(Self.most)
  }

  /// Looks for a list in the chain.
  public mutating func begin(with frame: borrowing Frame) {
    guard mayApply else { return }
    for index in 0..<frame.scrollers.count where frame.scrollers[index].role == .list {
      canApply = true
    }
  }

  /// Judges a frame.
  public mutating func judge(
    _ frame: borrowing Frame, _ previous: borrowing Frame, _ account: borrowing Account
  ) -> Ruling {
    guard canApply, account.isDragSure, account.drag.mover == .chain, account.isPlaced,
      account.hasNoCoast, account.drag.t.lo == account.drag.t.hi
    else {
      isOpen = false
      return .silent
    }
    let t = account.drag.t.lo
    let outer = account.after.outer
    if !isOpen {
      isOpen = true
      places.removeAll(keepingCapacity: true)
      note(t, outer)
      last = t
      return .silent
    }
    defer { last = t }
    guard t != last else { return .silent }
    let ruling = passes(t, outer, account)
    if ruling == .silent { note(t, outer) }
    return ruling
  }

  private mutating func note(_ t: Double, _ outer: Double) {
    guard places.count < Self.most else { return }
    for index in 0..<places.count where abs(places[index].t - t) < Self.apart { return }
    places.append(Place(t: t, outer: outer))
  }

  /// Whether T has passed a place, and the outer scroller with it.
  private func passes(_ t: Double, _ outer: Double, _ account: borrowing Account) -> Ruling {
    var ruling = Ruling.silent
    let slack = account.scene.stepTolerance
    let low = min(outer, account.before.outer)
    let high = max(outer, account.before.outer)
    for index in 0..<places.count {
      let place = places[index]
      guard place.t != last, (place.t >= min(t, last)) && (place.t <= max(t, last)) else {
        continue
      }
      ruling = .held
      guard place.outer < low - slack || place.outer > high + slack else { continue }
      return .broken(
        Breach(
          "back where the drag has been the header stands {actual} from its start, not {allowed}",
          allowed: place.outer...place.outer, actual: place.outer < low ? low : high))
    }
    return ruling
  }
}
