#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A closure as the target of recognizers and display links; whoever makes it keeps it.
///
/// UIKit's targets need the Objective-C runtime; this is the one place that knows of it.
final class GestureAction: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  #if canImport(UIKit)
    @objc func fire() { body() }

    func listen(to recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: #selector(fire))
    }

    func displayLink() -> CADisplayLink {
      CADisplayLink(target: self, selector: #selector(fire))
    }
  #else
    func fire() { body() }
    func fire(_ link: CADisplayLink) { body() }

    func listen(to recognizer: UIGestureRecognizer) {
      recognizer.addTarget(self, action: GestureAction.fire as (GestureAction) -> () -> Void)
    }

    func displayLink() -> CADisplayLink {
      CADisplayLink(target: self, selector: GestureAction.fire as LinkAction)
    }

    private typealias LinkAction = (GestureAction) -> (CADisplayLink) -> Void
  #endif
}
