import Testing
import Traces

@testable import Invariants

@Suite struct AccountAnimationsTests {
  /// A sheet that is dragged up by 90 points and let go of.
  static func dragged() -> SheetPuppet {
    var sheet = SheetPuppet()
    sheet.down()
    for index in 0..<10 { sheet.move(-10, takenOff: index == 0 ? -10 : 0) }
    return sheet
  }

  @Test func aSettleFromAReleaseIsExplained() {
    var sheet = Self.dragged()
    sheet.lift(to: 422)
    sheet.run(30)
    #expect(sheet.violated == [])
    #expect(sheet.top == 422)
  }

  @Test func aSheetThatIsCaughtGoesOnFromWhereItShows() {
    var sheet = Self.dragged()
    sheet.lift(to: 422)
    sheet.run(8)
    sheet.catchIt()
    sheet.move(-14, takenOff: -10)
    sheet.move(-7)
    sheet.lift(to: 60)
    sheet.run(30)
    #expect(sheet.violated == [])
  }

  @Test func aCaughtSheetThatJumpsToItsModelIsRefused() {
    var sheet = Self.dragged()
    sheet.lift(to: 422)
    sheet.run(5)
    sheet.animation = nil
    sheet.top = 422
    sheet.down()
    #expect(sheet.violated.contains("no-header-jump"))
  }

  @Test(arguments: [10.0, 149, 1001]) func tooShortOrTooLongExplainsNothing(_ duration: Double) {
    var sheet = Self.dragged()
    sheet.lift(to: 422, lasting: duration)
    sheet.run(30)
    #expect(sheet.violated.contains("no-header-jump"))
  }

  @Test func anAnimationWithoutACauseExplainsNothing() {
    var sheet = Self.dragged()
    sheet.lift(to: 422)
    sheet.run(40)
    #expect(sheet.violated == [])
    sheet.animation = AnimationRecord(
      target: WriteRecord.panel, property: .position,
      from: Rect(x: 195, y: 814, width: 0, height: 0),
      to: Rect(x: 195, y: 452, width: 0, height: 0), began: sheet.time, duration: 350)
    sheet.model = 60
    sheet.run(30)
    #expect(sheet.violated.contains("no-header-jump"))
  }

  @Test func aTargetThatIsNoDetentIsNoSettling() {
    var sheet = Self.dragged()
    sheet.lift(to: 500)
    sheet.run(30)
    #expect(sheet.violated == ["one-active-scroller", "no-header-jump", "settles-at-detent"])
  }

  @Test func anotherCurveIsNotTheStages() {
    var sheet = Self.dragged()
    sheet.lift(to: 422)
    let fast = sheet.frames.count
    sheet.run(30)
    // The screen shows the way of an even pace.
    for index in fast..<(fast + 12) {
      let share = Double(index - fast + 1) / 21
      sheet.frames[index].panel?.shown.y = 560 - 138 * share
      sheet.frames[index].pages[0].firstRow.y = 584 - 138 * share
    }
    #expect(sheet.violated.contains("no-header-jump"))
  }

  @Test func aDragEndsWhatAnAnimationExplained() {
    var sheet = Self.dragged()
    sheet.lift(to: 422)
    sheet.run(4)
    // The finger holds the sheet, which goes on all the same.
    sheet.down()
    sheet.finger.y += 15
    let running = sheet.animation
    for _ in 0..<8 {
      sheet.finger.y += 1
      sheet.run(1)
      sheet.frames[sheet.frames.count - 1].touches = [
        TouchSample(
          finger: 1, phase: .moved, time: sheet.time - sheet.facts.frameInterval,
          position: sheet.finger, scroller: -1, region: .panel)
      ]
    }
    #expect(running != nil)
    #expect(sheet.violated.contains("one-active-scroller"))
  }

  /// A header that comes out by 150 points on a page of one row in 15 frames, from frame 4 on.
  ///
  /// The pages land in that frame, unless `lands` is false: then nothing happens in it.
  static func shortPage(lands: Bool = true, target: Int = WriteRecord.header) -> Puppet {
    var puppet = Puppet(rows: 1) {
      $0.chain = .single
      $0.policies.shortPage = .expandHeader
    }
    puppet.rest(24)
    let animation = AnimationRecord(
      target: target, property: .position, from: Rect(x: 195, y: -50, width: 0, height: 0),
      to: Rect(x: 195, y: 100, width: 0, height: 0), began: puppet.frames[4].time, duration: 250)
    for index in puppet.frames.indices {
      let progress = ReferenceCurve.progress(animation, at: puppet.frames[index].time)
      let up = 150 * (1 - progress)
      puppet.frames[index].header?.shown.y -= up
      puppet.frames[index].bar?.shown.y -= up
      puppet.frames[index].headerHost = lands && index < 4 && index > 0 ? 1 : 2
      if (4..<19).contains(index) { puppet.frames[index].animations = [animation] }
      if lands && index < 4 { puppet.frames[index].scrollers[1].flags.insert(.decelerating) }
    }
    return puppet
  }

  @Test func aShortPageThatLandsBringsTheHeaderOut() {
    #expect(Self.shortPage().violated == [])
  }

  @Test func aHeaderThatComesOutLaterIsRefused() {
    #expect(Self.shortPage(lands: false).violated.contains(NoHeaderJump.name))
  }

  @Test func anAnimationOfTheHeaderMovesNoRows() {
    var puppet = Self.shortPage()
    for index in puppet.frames.indices {
      let away = (puppet.frames[index].header?.shown.y ?? 0) / 2
      for page in puppet.frames[index].pages.indices {
        puppet.frames[index].pages[page].firstRow.y += away
      }
    }
    #expect(puppet.violated.contains(OneActiveScroller.name))
  }

  @Test func aPageThatIsLongEnoughBringsNothingOut() {
    var puppet = Self.shortPage()
    puppet.facts.pages = puppet.facts.pages.map { _ in .init(rows: 40, rowHeight: 60) }
    #expect(puppet.violated.contains(NoHeaderJump.name))
  }
}
