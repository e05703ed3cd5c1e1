import Controls
import Invariants
import NestingStrategies
import Scenes

/// The containers that can be chosen by name: strategies first, then the controls.
///
/// A container of one's own is added with `register`, in one line, before the first run.
@MainActor
public enum Registry {
  /// All containers, in the order in which lists name them.
  public private(set) static var all: [any NestedContainer.Type] = [
    ThreeLayerPage.self,
    HeaderHoistingPage.self,
    SmoothInsetPage.self,
    SimulatedHeaderPage.self,
    MapDrawer.self,
    SnapshotPagingPage.self,
    ControlCenter.self,
    NullPlain.self, NullPager.self, NullNested.self, NullPages.self,
    DumbFrozen.self, DumbDouble.self, DumbInsets.self, DumbIndicator.self, DumbThrown.self,
    DumbShared.self, DumbAgainst.self, DumbPixel.self, DumbCaught.self,
    DumbLeaps.self, DumbGrabs.self, DumbParks.self,
    DumbUnpaged.self, DumbRestless.self, DumbTrampoline.self, DumbUncoupled.self, DumbGap.self,
    DumbShort.self, DumbRewinds.self, DumbCovered.self, DumbBusy.self, DumbShimmers.self,
    DumbLocks.self, DumbCreeps.self, DumbPicture.self, DumbCarries.self,
    DumbNudges.self, DumbForgets.self,
    DumbDeaf.self, DumbSticks.self, DumbDrifts.self, DumbHeaderTurns.self, DumbSlips.self,
    DumbForsakes.self, DumbQuick.self, DumbTakesAlong.self, DumbHaunts.self, DumbMute.self,
    DumbTapsThrough.self, DumbTwice.self, DumbDetour.self, DumbContrary.self,
    DumbTraps.self, DumbRecurses.self, DumbLoops.self, DumbAllocates.self,
  ]

  /// The invariants that judge runs: the catalogue, followed by one's own.
  public private(set) static var invariants = InvariantCatalogue.standard

  /// Adds invariants of one's own to the catalogue.
  public static func add(_ own: [any Invariant.Type]) {
    invariants = InvariantCatalogue(own: own)
  }

  /// The container of a name, or nil.
  public static func named(_ name: String) -> (any NestedContainer.Type)? {
    all.first { $0.name == name }
  }

  /// Adds a container, or takes the place of one with the same name.
  public static func register(_ container: any NestedContainer.Type) {
    if let place = all.firstIndex(where: { $0.name == container.name }) {
      all[place] = container
    } else {
      all.append(container)
    }
  }

  /// Puts containers of one's own in the place of the strategies; the controls stay.
  public static func replaceStrategies(with own: [any NestedContainer.Type]) {
    all.removeAll { old in
      old.kind == .strategy || own.contains { $0.name == old.name }
    }
    all.insert(contentsOf: own, at: 0)
  }
}
