import HeadlessUIKit
import Scenes

/// A touch that stops a list is taken for a tap, which turns the page.
public final class DumbTapsThrough: PagedPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-taps-through" }
  /// One sentence that says how it works.
  public override class var summary: String { "A touch that stops a list turns the page, too." }

  private let press = UILongPressGestureRecognizer()
  private let company = Company()
  private var wasRunning = false

  override func didMake() {
    press.minimumPressDuration = 0
    press.delegate = company
    press.addTarget(
      self, action: DumbTapsThrough.pressed as (DumbTapsThrough) -> () -> Void)
    root.addGestureRecognizer(press)
  }

  private func pressed() {
    switch press.state {
    case .ended: if wasRunning { go(to: (current + 1) % lists.count) }
    default: break
    }
  }

  /// A list has come to rest, or was stopped by a finger.
  public override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    wasRunning = scrollView.isTracking
  }
}

/// Lets a recognizer run beside all others.
final class Company: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
