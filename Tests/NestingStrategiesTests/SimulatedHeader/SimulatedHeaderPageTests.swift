import HeadlessUIKit
import Scenes
import Testing

@testable import NestingStrategies

/// A simulated header on a stage, with fingers on lid and list.
@MainActor
struct SimulatedHeaderBench {
  let stage: Stage
  let page: SimulatedHeaderPage
  let finger: Fingertip

  /// A page with a header of 300 points; the finger is on the header.
  init(
    hertz: Int = 60, at place: CGPoint = CGPoint(x: 200, y: 200),
    _ adapt: (inout Scene) -> Void = { _ in }
  ) {
    var scene = Scene()
    scene.header.height = 300
    scene.device.framesPerSecond = hertz
    adapt(&scene)
    stage = Stage(device: .init(framesPerSecond: hertz))
    page = SimulatedHeaderPage(scene: scene)
    stage.window.addSubview(page.rootView)
    stage.settle()
    finger = Fingertip(on: stage, at: place)
  }

  var list: PageList { page.leader ?? PageList.none }
  var place: CGFloat { list.place }
  var collapsed: CGFloat { -page.lid.frame.origin.y }

  /// A fling upward or downward, in points a frame; answers with its frames until rest.
  func fling(_ dy: CGFloat, frames: Int = 6) -> [CGFloat] {
    finger.down()
    for _ in 0..<frames { finger.move(dy: dy) }
    finger.up()
    var places = [place]
    repeat {
      finger.rest()
      places.append(place)
    } while places.count < 2000 && places.last != places[places.count - 2]
    return places
  }
}

/// The header drives the list as a native scroll view would move.
@MainActor @Suite(.serialized) struct SimulatedHeaderPageTests {
  /// The same finger on a plain scroll view with the same range.
  func native(_ hertz: Int, length: CGFloat, start: CGFloat, _ dy: CGFloat) -> [CGFloat] {
    let stage = Stage(device: .init(framesPerSecond: hertz))
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 390, height: 844 + length)
    view.contentOffset.y = start
    stage.window.addSubview(view)
    stage.settle()
    let finger = Fingertip(on: stage, at: CGPoint(x: 200, y: 200))
    finger.down()
    for _ in 0..<6 { finger.move(dy: dy) }
    finger.up()
    var places = [view.contentOffset.y]
    repeat {
      finger.rest()
      places.append(view.contentOffset.y)
    } while places.count < 2000 && places.last != places[places.count - 2]
    return places
  }

  @Test(arguments: [60, 120], [-30, -12, -55, 8, 40])
  func aFlingGoesAsFarAndAsLongAsANativeOne(_ hertz: Int, _ dy: Int) {
    let bench = SimulatedHeaderBench(hertz: hertz) { $0.pages[0].rows = 200 }
    bench.list.place = 250
    let length = bench.list.length
    let simulated = bench.fling(CGFloat(dy))
    let real = native(hertz, length: length, start: 250, CGFloat(dy))
    let distance = (simulated.last ?? 0) - 250
    let realDistance = (real.last ?? 0) - 250
    #expect(abs(distance - realDistance) <= abs(realDistance) * 0.01)
    #expect(abs(simulated.count - real.count) * 100 <= real.count)
    for (a, b) in zip(simulated, real) { #expect(abs(a - b) < 0.001) }
  }

  @Test func theRubberBandIsTheNativeOne() {
    let bench = SimulatedHeaderBench()
    let stage = bench.stage
    bench.finger.down()
    var simulated: [CGFloat] = []
    for _ in 0..<12 {
      bench.finger.move(dy: 25)
      simulated.append(bench.place)
    }
    #expect(stage === Stage.live)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.contentSize = CGSize(width: 390, height: 3000)
    let other = Stage(device: .init())
    other.window.addSubview(view)
    let finger = Fingertip(on: other, at: CGPoint(x: 200, y: 200))
    finger.down()
    for place in simulated {
      finger.move(dy: 25)
      #expect(abs(view.contentOffset.y - place) < 1)
    }
    #expect(view.contentOffset.y < -80)
  }

  @Test func headerAndRowsStandWhereOneOffsetPutsThem() {
    let bench = SimulatedHeaderBench()
    bench.finger.down()
    for dy in [-10, -100, -150, -80, 200] as [CGFloat] {
      bench.finger.move(dy: dy)
      #expect(bench.collapsed == min(max(bench.place, 0), 300))
    }
    // The first ten points are the hysteresis.
    #expect(bench.place == 130)
  }

  /// Drags of 54, 104 and 154 points over a header of 104, from header and list alike.
  @Test(arguments: [54, 104, 154], [150, 700])
  func aDragIsSharedBetweenHeaderAndRows(_ drag: Int, _ y: Int) {
    let bench = SimulatedHeaderBench(at: CGPoint(x: 200, y: CGFloat(y) < 200 ? 60 : 700)) {
      $0.header.height = 104
    }
    bench.finger.down()
    bench.finger.move(dy: -10)
    bench.finger.move(dy: -CGFloat(drag))
    #expect(bench.collapsed == CGFloat(min(drag, 104)))
    #expect(bench.place - bench.collapsed == CGFloat(max(0, drag - 104)))
  }

  /// 5 points out and 500 back: the overscroll is closed first, nothing is lost.
  @Test func anOverscrollIsConservedInOneDrag() {
    let bench = SimulatedHeaderBench { $0.header.height = 200 }
    bench.finger.down()
    bench.finger.move(dy: 10)
    bench.finger.move(dy: 5)
    #expect(bench.place < 0)
    bench.finger.move(dy: -500)
    #expect(bench.place == 495)
    #expect(bench.collapsed == 200)
  }
}
