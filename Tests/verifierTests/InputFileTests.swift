import NestCheck
import Testing

@testable import verifier

@MainActor @Suite struct InputFileTests {
  let bench: Bench

  init() throws { bench = try Bench() }

  @Test func readsWhatIsThere() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    #expect(try InputFile.read(bench.write("a", text)) == Array(text.utf8))
    #expect(try InputFile.read(bench.write("empty", "")) == [])
  }

  @Test func saysWhatIsMissing() {
    #expect(throws: CommandFailure(.noInput, "There is no file '/no/such'.")) {
      try InputFile.read("/no/such")
    }
    #expect(throws: CommandFailure(.noInput, "There is no file ''.")) { try InputFile.read("") }
  }

  @Test func aFolderIsNoFile() {
    do {
      _ = try InputFile.read(bench.folder)
      Issue.record("a folder was read")
    } catch {
      #expect(error.status == .noInput)
      #expect(error.message.contains("is a folder; name the files in it"))
    }
  }

  @Test func readsNoMoreThanItsLimit() {
    guard FileKind("/dev/zero") == .special else { return }
    do {
      _ = try InputFile.read("/dev/zero")
      Issue.record("an endless file was read")
    } catch {
      #expect(error.status == .malformed)
    }
  }
}
