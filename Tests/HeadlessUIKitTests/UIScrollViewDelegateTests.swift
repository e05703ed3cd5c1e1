import HeadlessUIKit
import Testing

/// A delegate hears what it implements and nothing else.
@MainActor @Suite struct UIScrollViewDelegateTests {
  final class Mute: UIScrollViewDelegate {}
  final class OnlyEnd: UIScrollViewDelegate {
    var ends = 0
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
  }

  @Test func everyMethodMayBeLeftOut() {
    let play = Play()
    let list = play.list(9000)
    let mute = Mute()
    list.delegate = mute
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.rest()
    list.setContentOffset(.zero, animated: true)
    play.rest()
    #expect(list.contentOffset.y == 0)
  }

  @Test func oneAloneIsHeard() {
    let play = Play()
    let list = play.list(9000)
    let only = OnlyEnd()
    list.delegate = only
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    play.up()
    play.rest()
    #expect(only.ends == 1)
  }

  @Test func theDelegateIsNotKeptAlive() {
    let play = Play()
    let list = play.list(9000)
    var diary: Diary? = Diary()
    list.delegate = diary
    diary = nil
    #expect(list.delegate == nil)
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    #expect(list.contentOffset.y == 140)
  }
}
