import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What moves after a finger has left the lid, and what stops it.
extension SimulatedHeaderPage {
  /// Lets a list coast; one within its range and without velocity stands.
  func beginCoast(of list: PageList, velocity: CGFloat) {
    guard velocity != 0 || !list.isInRange else { return }
    let ends =
      scene.policies[.flingOnHeader] == "stop" && velocity > 0 && list.place < collapse
    let coast = DrivenCoast(list, velocity: velocity, limit: ends ? collapse : nil)
    coasts[list.index] = coast
    coast.begin { [unowned self] in
      coasts[list.index] = nil
      fit(list)
    }
  }

  /// Ends whatever a list does by itself, where it stands.
  func stopCoast(of list: PageList) {
    stopDrivenCoast(of: list)
    if list.isDecelerating { list.hold() }
  }

  /// The same, but what is beyond an end goes back.
  func stopCoastInRange(of list: PageList) {
    if list.isInRange { stopCoast(of: list) }
  }

  private func stopDrivenCoast(of list: PageList) {
    coasts[list.index]?.stop()
    coasts[list.index] = nil
  }

  // MARK: Fingers

  /// A finger has come down on a page: the display link lets go of its list.
  func stopDrivenCoast(under touch: UITouch) {
    var view = touch.view
    while let here = view {
      if let list = here as? PageList { return stopDrivenCoast(of: list) }
      view = here.superview
    }
  }

  /// A finger has come down on the lid: the list on the screen is held.
  func holdList() {
    guard let list = leader, !list.isDragging else { return }
    stopCoast(of: list)
    held = list
  }

  /// The fingers have left the lid: a list that was held beyond an end goes back.
  func letListGo() {
    guard let list = held else { return }
    held = nil
    let isFree = !list.isTracking && !list.isDecelerating && coasts[list.index] == nil
    if isFree { beginCoast(of: list, velocity: 0) }
  }
}
