import Testing

@testable import Gestures

/// Regions have names, and a wrong one is answered with its neighbour.
struct RegionTextTests {
  private func message(_ lines: String) -> String {
    do {
      _ = try Script(parsing: "nestcheck script 1\n" + lines, file: "a.script")
      return "no mistake"
    } catch {
      return error.description
    }
  }

  @Test func aRegionIsNamedWithItsNeighbour() {
    #expect(
      message("steps\ndrag lisst by 0 1 pt in 2 ms")
        == "a.script:3:6: expected a region (header, tab bar, tab N, list, row N, panel, "
        + "left edge, right edge, screen), found 'lisst'; did you mean 'list'?")
    #expect(
      message("steps\ntap tab")
        == "a.script:3:8: expected 'bar' or the number of a tab, found the end of the line")
    #expect(
      message("steps\ntap tab 0")
        == "a.script:3:9: expected a tab, a whole number from 1 to 50, found '0'")
    #expect(
      message("steps\ntap left") == "a.script:3:9: expected 'edge', found the end of the line")
  }

  @Test func everyRegionReadsBackAsItself() throws {
    let regions: [Region] = [
      .header, .tabBar, .tab(0), .tab(49), .list, .row(0), .row(99_999), .leftEdge, .rightEdge,
      .panel, .screen,
    ]
    for region in regions {
      let script = try Script(
        parsing: "nestcheck script 1\nsteps\ntap \(region.text)", file: "a")
      #expect(script.steps == [.touch(Touch(Stroke(region)))])
    }
  }
}
