import HeadlessUIKit
import Testing

/// Who may begin beside whom.
@MainActor @Suite struct StageArbitrationTests {
  final class Pan: UIPanGestureRecognizer {
    var prevents = true
    var isPreventable = true
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
  }

  final class Answers: UIGestureRecognizerDelegate {
    var mayBegin = true
    var receives = true
    var both: Bool?
    var requires: UIGestureRecognizer?
    var isRequiredBy: UIGestureRecognizer?
    var asked: [String] = []
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("begin")
      return mayBegin
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      asked.append("both")
      return both ?? false
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === requires }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === isRequiredBy }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      asked.append("receive")
      return receives
    }
  }

  /// Two pans under one finger, the first of which is asked first.
  func pans(_ play: Play) -> (Pan, Pan) {
    let active = Pan()
    let possible = Pan()
    play.window.addGestureRecognizer(active)
    play.window.addGestureRecognizer(possible)
    return (active, possible)
  }

  @Test func theWholeTableOfPreventionHolds() {
    var rows = 0
    for prevents in [false, true] {
      for isPreventable in [false, true] {
        for active in [nil, false, true] as [Bool?] {
          for possible in [nil, false, true] as [Bool?] {
            let play = Play()
            let (first, second) = pans(play)
            first.prevents = prevents
            second.isPreventable = isPreventable
            let a = Answers()
            let b = Answers()
            a.both = active
            b.both = possible
            if active != nil { first.delegate = a }
            if possible != nil { second.delegate = b }
            play.down(100, 100)
            play.move(20, 0)
            let isPrevented = prevents && isPreventable && active != true && possible != true
            #expect(first.state == .began)
            #expect(
              second.state == (isPrevented ? .failed : .began),
              "\(prevents) \(isPreventable) \(String(describing: active)) \(String(describing: possible))"
            )
            rows += 1
          }
        }
      }
    }
    #expect(rows == 36)
  }

  @Test func simultaneityIsAskedOnlyWhereOneWouldBlockTheOther() {
    let play = Play()
    let (first, second) = pans(play)
    let answers = Answers()
    second.delegate = answers
    first.prevents = false
    play.down(100, 100)
    play.move(20, 0)
    #expect(!answers.asked.contains("both"))
  }

  @Test func whoMayNotBeginFailsAndPreventsNobody() {
    let play = Play()
    let (first, second) = pans(play)
    let answers = Answers()
    answers.mayBegin = false
    first.delegate = answers
    play.down(100, 100)
    play.move(20, 0)
    #expect(first.state == .failed && second.state == .began)
    #expect(answers.asked.filter { $0 == "begin" }.count == 1)
  }

  @Test func aViewIsAskedAboutRecognizersOnIt() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
      { false }
    }
    let play = Play()
    let view = Refusing(frame: play.window.bounds)
    play.window.addSubview(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    play.down(100, 100)
    play.move(20, 0)
    #expect(pan.state == .failed)
  }

  @Test func aScrollViewDecidesAboutItsPanAlsoOnAnotherView() {
    final class Refusing: UIScrollView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let play = Play()
    let list = play.add(Refusing(frame: play.window.bounds), 3000)
    play.window.addGestureRecognizer(list.panGestureRecognizer)
    play.down(100, 400)
    play.drag(0, -20, frames: 3)
    #expect(list.contentOffset.y == 0 && list.panGestureRecognizer.state == .failed)
  }

  @Test func aTouchThatIsNotReceivedIsUnknown() {
    let play = Play()
    let (first, second) = pans(play)
    let answers = Answers()
    answers.receives = false
    first.delegate = answers
    play.down(100, 100)
    #expect(answers.asked == ["receive"])
    #expect(first.numberOfTouches == 0 && second.numberOfTouches == 1)
    play.move(20, 0)
    #expect(first.state == .possible && second.state == .began)
  }

  @Test func whoWaitsFailsWhenTheOtherBegins() {
    let play = Play()
    let (first, second) = pans(play)
    let answers = Answers()
    answers.both = true
    first.delegate = answers
    first.require(toFail: second)
    play.down(100, 100)
    play.move(20, 0)
    #expect(second.state == .began && first.state == .failed)
  }

  @Test func whoWaitsBeginsWhenTheOtherFails() {
    for way in ["require", "shouldRequireFailureOf", "shouldBeRequiredToFailBy"] {
      let play = Play()
      let (first, second) = pans(play)
      let a = Answers()
      let b = Answers()
      b.mayBegin = false
      first.delegate = a
      second.delegate = b
      switch way {
      case "require": first.require(toFail: second)
      case "shouldRequireFailureOf": a.requires = second
      default: b.isRequiredBy = first
      }
      play.down(100, 100)
      play.move(20, 0)
      #expect(second.state == .failed && first.state == .began, "\(way), in the same frame")
    }
  }

  @Test func aTapThatWaitsForAPanIsRecognizedAtTouchUp() {
    let play = Play()
    let tap = UITapGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    tap.require(toFail: pan)
    let target = UIGestureRecognizerTests.Target()
    tap.addTarget(target, action: UIGestureRecognizerTests.Target.act)
    play.window.addGestureRecognizer(tap)
    play.window.addGestureRecognizer(pan)
    play.down(100, 100)
    play.wait(3)
    play.up()
    #expect(target.calls == 1)
  }

  @Test func recognizersOfDifferentTouchesLetEachOtherBe() {
    let play = Play()
    let left = play.list(3000, frame: CGRect(x: 0, y: 0, width: 195, height: 844))
    let right = play.list(3000, frame: CGRect(x: 195, y: 0, width: 195, height: 844))
    play.frame([
      play.sample(.began, CGPoint(x: 100, y: 700)),
      play.sample(.began, CGPoint(x: 300, y: 700), finger: 2),
    ])
    for step in 1...4 {
      let y = 700 - 20 * Double(step)
      play.frame([
        play.sample(.moved, CGPoint(x: 100, y: y)),
        play.sample(.moved, CGPoint(x: 300, y: y), finger: 2),
      ])
    }
    #expect(left.contentOffset.y == 70 && right.contentOffset.y == 70)
  }

  @Test func theyAreVisitedFromTheHitViewUpwardInOrderOfAddition() {
    let play = Play()
    let view = UIView(frame: play.window.bounds)
    play.window.addSubview(view)
    let pans = (0..<4).map { _ in Pan() }
    play.window.addGestureRecognizer(pans[2])
    play.window.addGestureRecognizer(pans[3])
    view.addGestureRecognizer(pans[0])
    view.addGestureRecognizer(pans[1])
    final class Order: UIGestureRecognizerDelegate {
      var begun: [UIGestureRecognizer] = []
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        begun.append(gestureRecognizer)
        return false
      }
    }
    let order = Order()
    for pan in pans { pan.delegate = order }
    play.down(100, 100)
    play.move(20, 0)
    #expect(order.begun.elementsEqual(pans) { $0 === $1 })
  }
}
