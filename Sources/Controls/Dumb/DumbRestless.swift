import HeadlessUIKit
import Scenes

/// After the first drag the list creeps by a pixel to and fro, for ever.
public final class DumbRestless: PlainPages {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-restless" }
  /// One sentence that says how it works.
  public override class var summary: String { "A list never comes to rest." }

  private var link: CADisplayLink?
  private var isDown = false

  /// The views are made.
  override func didMake() { listen() }

  /// A finger has begun to scroll.
  public override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard link == nil else { return }
    link = CADisplayLink(
      target: self, selector: DumbRestless.tick as (DumbRestless) -> (CADisplayLink) -> Void)
    link?.add(to: .main, forMode: .common)
  }

  private func tick(_ link: CADisplayLink) {
    guard rootView.window != nil else { return link.invalidate() }
    isDown.toggle()
    let pixel = 1 / UIScreen.main.scale
    lists[current].contentOffset.y += isDown ? pixel : -pixel
  }
}
