/// The kinds of gestures that the generator draws.
enum GestureKind: Int, CaseIterable, Sendable {
  // As people do.
  case reading, backScroll, pageSwipe, fling, tapTab, tapList, tapHeader
  // As people do at times.
  case drag, hold, holdAndDrag, reversal, curve, twoFingers, catchMotion, wait
  // As hardly anybody does, and where containers break.
  case hardFling, diagonal, threshold, subPixel, cancelled, edge, flurry

  /// The weight for people who only read and swipe: shares of the strokes in Touchalytics.
  var weightAmongPeople: Int {
    switch self {
    case .reading: 52
    case .pageSwipe: 39
    case .backScroll: 6
    case .tapTab, .tapList: 1
    default: 0
    }
  }

  /// Whether a run could do nothing else and still show something.
  var moves: Bool {
    switch self {
    case .reading, .backScroll, .fling, .drag, .holdAndDrag, .reversal, .curve, .twoFingers,
      .catchMotion, .hardFling, .diagonal, .threshold, .flurry:
      true
    case .pageSwipe, .tapTab, .tapList, .tapHeader, .hold, .wait, .subPixel, .cancelled, .edge:
      false
    }
  }
}
