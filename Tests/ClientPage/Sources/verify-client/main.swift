import verifier

Verifier.main(
  checking: [ProfileUnderTest.self, LateProfileUnderTest.self],
  as: "swift run --package-path Tests/ClientPage verify-client")
