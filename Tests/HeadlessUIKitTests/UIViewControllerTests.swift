import HeadlessUIKit
import Testing

/// When a controller makes its view, and what it hears of layout.
@MainActor @Suite struct UIViewControllerTests {
  final class Told: UIViewController {
    var heard: [String] = []
    override func viewDidLoad() { heard.append("loaded") }
    override func viewWillLayoutSubviews() { heard.append("will") }
    override func viewDidLayoutSubviews() { heard.append("did") }
    override func willMove(toParent parent: UIViewController?) { heard.append("moves") }
    override func didMove(toParent parent: UIViewController?) {
      heard.append(parent == nil ? "left" : "moved")
    }
  }

  final class Laid: UIView {
    unowned let told: Told
    init(_ told: Told) {
      self.told = told
      super.init(frame: .zero)
    }
    override func layoutSubviews() { told.heard.append("layout") }
  }

  @Test func theViewIsMadeWhenItIsAskedForAndAsLargeAsTheScreen() {
    let play = Play()
    let told = Told(nibName: nil, bundle: nil)
    #expect(!told.isViewLoaded && told.viewIfLoaded == nil && told.heard.isEmpty)
    #expect(told.view.frame == play.window.bounds)
    #expect(told.isViewLoaded && told.heard == ["loaded"])
  }

  @Test func itHearsBeforeAndAfterItsViewLaysOut() {
    let play = Play()
    let told = Told()
    told.view = Laid(told)
    play.window.addSubview(told.view)
    play.frame()
    #expect(told.heard == ["will", "layout", "did"])
    play.frame()
    #expect(told.heard.count == 3)
    told.view.setNeedsLayout()
    play.frame()
    #expect(told.heard.count == 6)
  }

  @Test func itIsTheResponderBetweenItsViewAndWhatIsAround() {
    let play = Play()
    let told = Told()
    play.window.addSubview(told.view)
    #expect(told.view.next === told)
    #expect(told.next === play.window)
  }

  @Test func aViewOutlivesItsController() {
    let play = Play()
    let view = UIView()
    do {
      let told = Told()
      told.view = view
      play.window.addSubview(view)
    }
    #expect(view.next === play.window)
    play.frame()
  }

  @Test func childrenComeAndGo() {
    let parent = UIViewController()
    let other = UIViewController()
    let child = Told()
    parent.addChild(child)
    #expect(child.parent === parent && parent.children.first === child)
    child.didMove(toParent: parent)
    other.addChild(child)
    #expect(parent.children.isEmpty && child.parent === other)
    child.removeFromParent()
    #expect(other.children.isEmpty && child.parent == nil)
    #expect(child.heard == ["moves", "moved", "moves", "left"])
  }
}
