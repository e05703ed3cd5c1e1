import HeadlessUIKit
import Testing
import Traces

@testable import NestCheck

/// The frame format writes raw values; those of the stage's words and of the traces' are the same.
@Suite struct StageLogRecordsTests {
  @Test func kindsOfCallbacksKeepTheirNumbers() {
    for number in 0...20 {
      guard let kind = StageCallback.Kind(rawValue: number) else { continue }
      #expect(CallbackRecord.Kind(kind).rawValue == number)
    }
  }

  @Test func propertiesKeepTheirNumbers() {
    for number in 0...20 {
      guard let property = StageWrite.Property(rawValue: number) else { continue }
      #expect(WriteRecord.Property(property).rawValue == number)
    }
  }

  @Test func authorsKeepTheirNumbers() {
    for number in 0...20 {
      guard let author = StageAuthor(rawValue: number) else { continue }
      #expect(WriteRecord.Author(author).rawValue == number)
    }
  }
}
