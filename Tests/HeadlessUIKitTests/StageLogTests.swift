import HeadlessUIKit
import Testing

/// Who wrote what.
@MainActor @Suite struct StageLogTests {
  @Test func eachWriteHasItsAuthor() {
    let play = Play()
    let list = play.list(9000)
    func authors() -> [StageAuthor] { play.stage.log.writes.map(\.author) }
    play.down(200, 700)
    play.drag(0, -30, frames: 5)
    #expect(authors() == [.touch])
    play.up()
    #expect(authors() == [.physics])
    play.frame()
    #expect(authors() == [.physics])
    list.setContentOffset(.zero, animated: true)
    play.frame()
    #expect(authors() == [.animation])
    play.rest()
    play.frame()
    #expect(authors().isEmpty, "each frame has a page of its own")
    list.contentInset.top = 5
    list.frame.origin.y = 9
    #expect(play.stage.log.writes.map(\.property) == [.inset, .frame])
    #expect(authors() == [.container, .container])
  }

  @Test func writesNameTheViewAndTheValue() {
    let play = Play()
    let list = play.list(9000)
    play.frame()
    list.contentOffset = CGPoint(x: 0, y: 40)
    let write = play.stage.log.writes.first
    #expect(write?.view == list.stageNumber && write?.x == 0 && write?.y == 40)
  }

  @Test func viewsOutsideOfTheWindowAreNotLogged() {
    let play = Play()
    play.frame()
    let list = UIScrollView()
    list.contentOffset.y = 5
    list.frame.size.height = 9
    #expect(play.stage.log.writes.isEmpty)
  }

  @Test func callbacksAreNotedWithTheirDepth() {
    let play = Play()
    let list = play.list(9000)
    let other = play.list(9000)
    other.removeFromSuperview()
    list.addSubview(other)
    play.frame()
    let diary = Diary()
    list.delegate = diary
    other.delegate = diary
    diary.didScroll = { if $0 === list { other.contentOffset.y = 5 } }
    list.contentOffset.y = 5
    let callbacks = play.stage.log.callbacks
    #expect(callbacks.map(\.view) == [list.stageNumber, other.stageNumber])
    #expect(callbacks.map(\.depth) == [0, 1] && play.stage.log.depth == 0)
  }
}
