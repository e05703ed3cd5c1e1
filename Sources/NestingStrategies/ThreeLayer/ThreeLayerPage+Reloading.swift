import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Rows that come and go while the chain may be under a finger.
extension ThreeLayerPage {
  /// Shows another number of rows; a drag goes on from where it finds the chain.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    scene.pages[page].rows = rows
    guard let list = lists[page] else { return }
    list.setRows(rows)
    guard let chained, chained === list else { return }
    chain(with: list)
    guard let drag else { return }
    self.drag = Drag(
      pan: drag.pan, start: unbanded(place), translation: drag.pan.translation(in: nil).y)
  }
}
