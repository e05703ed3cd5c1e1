import HeadlessUIKit
import Testing

/// Who lies in whom, and before whom.
@MainActor @Suite struct UIViewHierarchyTests {
  func names(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  func parent(_ count: Int) -> (UIView, [UIView]) {
    let parent = UIView()
    let children = (0..<count).map { tag in
      let view = UIView()
      view.tag = tag
      parent.addSubview(view)
      return view
    }
    return (parent, children)
  }

  @Test func viewsLieInOrderOfAddition() {
    _ = Play()
    let (parent, views) = parent(3)
    #expect(names(parent) == [0, 1, 2])
    parent.addSubview(views[0])
    #expect(names(parent) == [1, 2, 0], "again is to the front")
  }

  @Test func insertionsCountFromTheBack() {
    _ = Play()
    let (parent, views) = parent(4)
    let extra = UIView()
    extra.tag = 9
    parent.insertSubview(extra, at: 1)
    #expect(names(parent) == [0, 9, 1, 2, 3])
    parent.insertSubview(extra, belowSubview: views[3])
    #expect(names(parent) == [0, 1, 2, 9, 3])
    parent.insertSubview(extra, aboveSubview: views[0])
    #expect(names(parent) == [0, 9, 1, 2, 3])
    parent.insertSubview(extra, at: 99)
    #expect(names(parent) == [0, 1, 2, 3, 9])
    parent.insertSubview(extra, at: -1)
    #expect(names(parent) == [9, 0, 1, 2, 3])
  }

  @Test func frontAndBack() {
    _ = Play()
    let (parent, views) = parent(3)
    parent.bringSubviewToFront(views[0])
    #expect(names(parent) == [1, 2, 0])
    parent.sendSubviewToBack(views[2])
    #expect(names(parent) == [2, 1, 0])
    parent.bringSubviewToFront(UIView())
    #expect(names(parent) == [2, 1, 0], "a stranger changes nothing")
  }

  @Test func aViewIsInOneSuperviewAtATime() {
    let play = Play()
    let (a, views) = parent(1)
    let b = UIView()
    play.window.addSubview(b)
    b.addSubview(views[0])
    #expect(a.subviews.isEmpty && views[0].superview === b)
    #expect(views[0].window === play.window)
    #expect(views[0].isDescendant(of: play.window) && !b.isDescendant(of: views[0]))
    views[0].removeFromSuperview()
    #expect(views[0].superview == nil && views[0].window == nil && b.subviews.isEmpty)
  }

  @Test func viewsHearOfSuperviewAndWindow() {
    final class Hearing: UIView {
      var heard: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        heard.append(newSuperview == nil ? "will leave" : "will move")
      }
      override func didMoveToSuperview() { heard.append(superview == nil ? "left" : "moved") }
      override func didMoveToWindow() { heard.append(window == nil ? "no window" : "window") }
    }
    let play = Play()
    let view = Hearing()
    play.window.addSubview(view)
    #expect(view.heard == ["will move", "window", "moved"])
    view.heard = []
    view.removeFromSuperview()
    #expect(view.heard == ["will leave", "left", "no window"])
  }

  @Test func changesOfSuperviewAreLogged() {
    let play = Play()
    play.frame()
    let view = UIView()
    play.window.addSubview(view)
    view.removeFromSuperview()
    let writes = play.stage.log.writes.filter { $0.property == .superview }
    #expect(writes.map(\.view) == [view.stageNumber, view.stageNumber])
    #expect(writes.map(\.x) == [Double(play.window.stageNumber), -1])
  }
}
