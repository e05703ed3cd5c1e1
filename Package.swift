// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "NestCheck",
  targets: [
    .target(name: "PropertyEngine", swiftSettings: strict),
    .executableTarget(
      name: "benchmarks", dependencies: ["PropertyEngine"], swiftSettings: strict),
    .testTarget(
      name: "PropertyEngineTests", dependencies: ["PropertyEngine", "benchmarks"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
