import HeadlessUIKit
import Traces

// The stage knows nothing of traces; its words for what it notes are theirs. Told case by case they
// cost nothing, and a new one cannot be forgotten.

extension CallbackRecord.Kind {
  /// The kind of a callback that the stage noted.
  @inline(__always)
  init(_ kind: StageCallback.Kind) {
    switch kind {
    case .didScroll: self = .didScroll
    case .willBeginDragging: self = .willBeginDragging
    case .willEndDragging: self = .willEndDragging
    case .didEndDragging: self = .didEndDragging
    case .willBeginDecelerating: self = .willBeginDecelerating
    case .didEndDecelerating: self = .didEndDecelerating
    case .didEndScrollingAnimation: self = .didEndScrollingAnimation
    }
  }
}

extension WriteRecord.Property {
  /// What the stage noted a write to.
  @inline(__always)
  init(_ property: StageWrite.Property) {
    switch property {
    case .offset: self = .offset
    case .inset: self = .inset
    case .frame: self = .frame
    case .superview: self = .superview
    }
  }
}

extension WriteRecord.Author {
  /// Whom the stage noted as the author of a write.
  @inline(__always)
  init(_ author: StageAuthor) {
    switch author {
    case .touch: self = .touch
    case .physics: self = .physics
    case .animation: self = .animation
    case .container: self = .container
    case .scene: self = .scene
    }
  }
}
