import Scenes

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A sheet with detents over a map, and a list in the sheet.
///
/// **How it works.** A finger on the sheet's handle moves the sheet by a pan of its own; a finger on
/// the list is followed on the list's own pan alone. Its translation gives the place on one
/// coordinate through sheet and list (`DrawerPath`): up to the highest detent the sheet goes up, from
/// there on the list scrolls, and back the same way. Sheet and offset are both written from that
/// place, whenever the list says that it scrolled and whenever its pan moves, so that what the list's
/// own drag made of the finger meanwhile does not matter.
///
/// When the last finger leaves, the sheet settles at a detent in an animation. A finger that comes
/// down meanwhile stops it where it stands on the screen; when it leaves, moved or not, the sheet
/// settles again. What a fling puts into the list is the list's own coast; at its top it ends.
///
/// **Where it comes from.** The article on a list in a drawer over a map. Its published form pans the
/// whole sheet and locks the list until an animation is over that brings the sheet up; a pull on the
/// list moves the sheet only if the list's offset is exactly 0 when the pan begins. So a drag that
/// reaches the end of the one does not go on in the other; a sheet that is caught while it settles
/// jumps, because its frame is already that of the detent; and one that is caught and let go of without
/// a movement stays where it is, because a pan that never began never ends (`PublishedMapDrawerTests`).
///
/// **Policies**: within one drag the sheet hands over to the list and back, or whoever began keeps it;
/// below the highest detent the list is locked, or scrolls; the sheet has a hard lowest end, or a
/// rubber band. **Options**: `detents`, two or more in any order, the first of which it begins at;
/// `release`, what decides where it settles.
public final class MapDrawer: NSObject, NestedContainer {
  /// The name by which `--strategy` calls it.
  public static let name = "map-drawer"
  /// One sentence that says how it works.
  public static let summary =
    "A sheet with detents over a map; one coordinate writes the sheet and its list."
  /// The policies and the values that it supports.
  public static let policies: [PolicyDeclaration] = [
    PolicyDeclaration(.handOver, ["within-drag", "none"]),
    PolicyDeclaration(.listBelowFull, ["locked", "scrolls"]),
    PolicyDeclaration(.bounceTop, ["none", "outer"]),
    PolicyDeclaration(.bounceBottom, ["list"]),
  ]
  /// Its options.
  public static let options: [OptionDeclaration] = [
    OptionDeclaration(
      Detent.option,
      [
        "tip-upper", "upper-tip", "tip-half-full", "half-full-tip", "full-half",
        "tip-half-upper-full",
      ],
      "Where the sheet rests, in any order; it begins at the first."),
    OptionDeclaration(
      "release", ["fling", "far-fling", "distance", "direction"],
      "What decides where a sheet that is let go of settles."),
  ]

  /// The disturbances that it can host.
  public static let hosts: [Disturbance.Kind] = [.reload, .growth]

  let scene: Scene
  let root: UIView
  let sheet: UIView
  let handle: UIView
  let list: DrawerList
  /// Where the sheet's top edge rests, the highest detent first.
  let tops: [CGFloat]
  let choice: DetentChoice

  /// The drag under way, if any.
  var drag: Drag?
  /// Whether offset and sheet are being written: callbacks of one's own writes say nothing new.
  var isWriting = false
  /// The animation that brings the sheet to a detent.
  var settling: UIViewPropertyAnimator?
  /// The detent at which the sheet rested last, or to which it settles.
  var rested: CGFloat
  /// The velocity with which the last drag was let go of, in points per second, downward.
  var releaseVelocity: CGFloat = 0
  /// Whether the fingers on the sheet have moved it.
  var movedSheet = false
  /// Where the list is kept although its own pan or coast would move it, if anywhere.
  var heldOffset: CGFloat?
  /// Whether a finger is on the sheet.
  var isTouched = false
  private var observers: [GestureAction] = []

  /// A drag of the sheet, of its list, or of both.
  struct Drag {
    /// The pan that is followed.
    unowned(unsafe) let pan: UIPanGestureRecognizer
    let path: DrawerPath
    /// The place without rubber band when the pan began.
    let start: CGFloat
    /// The place, rubber band included.
    var place: CGFloat
  }

  /// Makes the container for a scene.
  public required init(scene: Scene) {
    self.scene = scene
    let width = CGFloat(scene.device.width)
    let height = CGFloat(scene.device.height)
    let handleHeight = CGFloat(scene.bar.height)
    let tops = scene.detents(of: Self.options).map { CGFloat($0) }
    let rule = scene.option("release").flatMap(DetentChoice.Rule.init) ?? .fling
    let first = Detent.named(by: scene.option(Detent.option) ?? Self.options[0].values[0]).first
    let highest = tops.first ?? 0
    self.tops = tops
    choice = DetentChoice(tops: tops, rule: rule)
    rested = first.map { CGFloat($0.top(onScreen: scene.device.height)) } ?? highest
    root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    sheet = UIView(frame: CGRect(x: 0, y: rested, width: width, height: height - highest))
    handle = UIView(frame: CGRect(x: 0, y: 0, width: width, height: handleHeight))
    // Where the list scrolls below the highest detent, its end has to come up over the edge.
    let hidden = scene.policies[.listBelowFull] == "scrolls" ? (tops.last ?? 0) - highest : 0
    list = DrawerList(
      index: 0,
      frame: CGRect(
        x: 0, y: handleHeight, width: width, height: max(0, height - highest - handleHeight)),
      page: scene.pages[0], bottomInset: CGFloat(scene.bottomInset) + hidden)
    super.init()
    root.addSubview(sheet)
    sheet.addSubview(list)
    sheet.addSubview(handle)
    list.delegate = self
    observe()
  }

  private func observe() {
    sheet.addGestureRecognizer(
      TouchDownRecognizer(
        onDown: { [unowned self] _ in fingerCameDown() },
        onUp: { [unowned self] in fingersLeft() }))
    let pan = DrawerHandlePan(target: nil, action: nil)
    handle.addGestureRecognizer(pan)
    listen(to: pan) { [unowned self] in handleMoved(pan) }
    let listPan = list.panGestureRecognizer
    listen(to: listPan) { [unowned self] in listPanMoved(listPan) }
  }

  private func listen(to pan: UIPanGestureRecognizer, _ body: @escaping () -> Void) {
    let action = GestureAction(body)
    action.listen(to: pan)
    observers.append(action)
  }

  // MARK: What the verifier reads

  /// The view to put into the window.
  public var rootView: UIView { root }
  /// The sheet.
  public var panel: UIView? { sheet }

  /// The page at an index: there is one.
  public func page(at index: Int) -> ContainerPage? {
    guard index == 0 else { return nil }
    return ContainerPage(
      scrollView: list, view: list, firstRowView: list.rows, firstRow: list.firstRow)
  }

  /// Lays the rows out again; nothing moves.
  public func reload() { list.setNeedsLayout() }

  /// Shows another number of rows; a drag goes on from where it finds sheet and list.
  public func setRows(_ rows: Int, ofPage page: Int, growing: Bool) {
    guard page == 0 else { return }
    list.setRows(rows)
    takeDragUpAgain()
  }
}

/// The list of a drawer, which remembers which way its drag began.
final class DrawerList: PageList {
  /// Whether the finger went down when the drag began.
  private(set) var beganDownward = false

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let pan = recognizer as? UIPanGestureRecognizer, pan === panGestureRecognizer {
      // Before it begins, a translation is the finger's whole movement.
      beganDownward = pan.translation(in: nil).y > 0
    }
    return super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// The pan on the handle: it begins with a movement that is more down or up than sideways.
final class DrawerHandlePan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let movement = translation(in: nil)
    return abs(movement.y) >= abs(movement.x)
  }
}
