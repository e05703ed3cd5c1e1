import Foundation
import NestCheck
import Testing

@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a reader of XML makes of a document.
private final class Reader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []
  var text = ""

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append((name, attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func count(_ name: String) -> Int { elements.count { $0.name == name } }
}

@Suite struct JUnitXMLTests {
  @Test func hasASuiteForEachStrategyAndACaseForEachInvariant() throws {
    let xml = try Reader(JUnitXML(Samples.violated).text)
    #expect(xml.elements.map(\.name).first == "testsuites")
    #expect(xml.count("testsuite") == 1)
    #expect(xml.count("testcase") == 3)
    #expect(xml.count("failure") == 1)
    #expect(xml.count("skipped") == 2)
    let root = try #require(xml.elements.first).attributes
    #expect(root["tests"] == "3" && root["failures"] == "1" && root["errors"] == "0")
    // The strict schema of Jenkins' xunit plugin takes no such attribute here.
    #expect(root["skipped"] == nil)
    let suite = xml.elements[1].attributes
    #expect(suite["name"] == "dumb-jump" && suite["skipped"] == "2")
  }

  @Test func theWholeMessageStandsInTheText() throws {
    let xml = try Reader(JUnitXML(Samples.violated).text)
    #expect(xml.text.contains("The header's bottom edge moved 14.3 pt up"))
    #expect(xml.text.contains("reproduce: swift run -c release verifier --seed 42"))
  }

  @Test func aHostileMessageStaysText() throws {
    var result = Samples.violated
    result.findings[0].violation.message = MarkupTests.hostile
    result.findings[0].savedTo = MarkupTests.hostile
    let xml = try Reader(JUnitXML(result).text)
    #expect(xml.count("failure") == 1)
    let message = xml.elements.first { $0.name == "failure" }?.attributes["message"]
    #expect(message == "</script><!--]]>&\"'[31m\u{2028}🙂\n\tx")
  }

  @Test func noTwoCasesOfASuiteHaveTheSameName() throws {
    var result = Samples.violated
    result.findings.append(result.findings[0])
    let xml = try Reader(JUnitXML(result).text)
    let names = xml.elements.filter { $0.name == "testcase" }.compactMap { $0.attributes["name"] }
    #expect(Set(names).count == names.count)
    #expect(names.contains("no-header-jump/touch (2)"))
  }

  @Test func aCrashIsAnError() throws {
    var result = Samples.violated
    result.findings[0].kind = .crash
    result.findings[0].identity.invariant = "crash"
    let xml = try Reader(JUnitXML(result).text)
    #expect(xml.count("error") == 1)
    #expect(xml.elements.first?.attributes["errors"] == "1")
    // The invariant was violated in some run, and no finding says so.
    #expect(
      xml.elements.contains { $0.attributes["message"]?.contains("never as the first") == true })
  }

  @Test func numbersAreWrittenAsXMLReadsThem() throws {
    var result = Samples.held
    result.seconds = 12_345.678_9
    let xml = try Reader(JUnitXML(result).text)
    #expect(xml.elements.first?.attributes["time"] == "12345.679")
  }

  @Test func replaysAreCases() throws {
    let xml = try Reader(JUnitXML(Samples.replays).text)
    let names = xml.elements.filter { $0.name == "testcase" }.map { $0.attributes["name"] }
    #expect(names == ["a.script", "b.script", "c.script", "d.script"])
    #expect(xml.count("failure") == 2)
    #expect(xml.text.contains("It holds, but was expected: violates x."))
  }

  @Test func whatWasShrunkIsOneCase() throws {
    let xml = try Reader(JUnitXML(ShrinkReport(Samples.shrunkFinding)).text)
    #expect(xml.count("testsuite") == 1 && xml.count("testcase") == 1)
    #expect(xml.count("failure") == 1)
    let test = xml.elements.first { $0.name == "testcase" }?.attributes
    #expect(test?["classname"] == "dumb-jump" && test?["name"] == "no-header-jump/touch")
    #expect(xml.text.contains("shrunk: from 3 steps to 3"))
  }
}
