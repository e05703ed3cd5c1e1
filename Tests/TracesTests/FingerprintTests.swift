import Testing

@testable import Traces

@Suite struct FingerprintTests {
  @Test func nothingIsTheStart() {
    #expect(Fingerprint().value == 0xcbf2_9ce4_8422_2325)
  }

  @Test func namesAreHashedBytewise() {
    // Published test values of the 64-bit FNV-1a.
    #expect(Fingerprint.hash(ofName: "") == 0xcbf2_9ce4_8422_2325)
    #expect(Fingerprint.hash(ofName: "a") == 0xaf63_dc4c_8601_ec8c)
    #expect(Fingerprint.hash(ofName: "foobar") == 0x8594_4171_f739_67e8)
  }

  /// What the script in the doc comment of `Fingerprint` prints for `SampleTrace.bytes`.
  @Test func theScriptInTheDocumentationAgrees() {
    var fingerprint = Fingerprint()
    for index in 0..<3 { fingerprint.add(SampleTrace.frame(index)) }
    #expect(fingerprint.value == 0x8c5d_e4c9_2ab2_4552)
  }

  @Test func writtenNumbersInOrderGiveTheSameValue() throws {
    var direct = Fingerprint()
    direct.add(SampleTrace.frame())
    var recomputed = Fingerprint()
    let node = try JSONScanner.parse(
      ArraySlice(FrameFormat.line(SampleTrace.frame()).utf8), line: 1)
    func add(_ node: JSONNode) throws {
      switch node.value {
      case .null: recomputed.add(word: .max)
      case .integer(let value): recomputed.add(word: UInt64(bitPattern: Int64(value)))
      case .double, .string: recomputed.add(word: try node.double().bitPattern)
      case .array(let elements): for element in elements { try add(element) }
      case .object(let members): for member in members { try add(member.node) }
      case .bool: Issue.record("a frame has no booleans")
      }
    }
    try add(node)
    #expect(direct == recomputed)
  }

  @Test func everyNumberCounts() {
    let base = SampleTrace.frame()
    var changed = base
    changed.writes[0].y = 1
    var other = base
    other.scrollers[0].flags = []
    var values: Set<UInt64> = []
    for frame in [base, changed, other] {
      var fingerprint = Fingerprint()
      fingerprint.add(frame)
      values.insert(fingerprint.value)
    }
    #expect(values.count == 3)
  }

  @Test func aCampaignAddsUpInAnyOrder() {
    var forward = CampaignFingerprint()
    forward.add(seed: 1, strategy: "a", run: 2)
    forward.add(seed: 2, strategy: "b", run: 3)
    var shard = CampaignFingerprint()
    shard.add(seed: 2, strategy: "b", run: 3)
    var backward = shard
    var rest = CampaignFingerprint()
    rest.add(seed: 1, strategy: "a", run: 2)
    backward.add(rest)
    #expect(forward == backward)
    #expect(forward != shard)
  }
}
