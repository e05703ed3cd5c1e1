// swift-tools-version: 6.2
import PackageDescription

/// Every target is compiled with warnings as errors, so that a warning is seen by whoever makes it.
///
/// Dynamic checks of exclusivity and of isolation cost more than the work of many a frame; they
/// stay on in debug, where the tests run, and are off in release. There modules are optimized
/// together: recorder, fingerprint and claims read the stage's and the frames' fields in each frame.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    [
      "-enforce-exclusivity=unchecked", "-cross-module-optimization", "-Xfrontend",
      "-disable-dynamic-actor-isolation",
    ],
    .when(configuration: .release)),
]

/// UIKit is main-actor isolated, and so is everything that is written against it.
///
/// Language mode 5 accepts the most client code: a client in either mode, isolated by default or
/// not, compiles against a stage in mode 5.
let stage: [SwiftSetting] =
  strict + [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]

/// Code that plays on the stage: isolated like UIKit, in Swift 6 mode.
let onStage: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "NestCheck",
  products: [
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "NestCheck", targets: ["NestCheck", "Scenes", "Gestures", "Traces"]),
    .library(name: "verifier-command", targets: ["verifier"]),
    .executable(name: "verifier", targets: ["verifier-program"]),
  ],
  targets: [
    .target(name: "PropertyEngine", swiftSettings: strict),
    .target(name: "HeadlessUIKit", swiftSettings: stage),
    .target(name: "Traces", swiftSettings: strict),
    .target(name: "Scenes", dependencies: ["HeadlessUIKit"], swiftSettings: strict),
    .target(name: "Invariants", dependencies: ["Traces"], swiftSettings: strict),
    .target(
      name: "Gestures", dependencies: ["PropertyEngine", "HeadlessUIKit", "Scenes"],
      swiftSettings: strict),
    .target(
      name: "NestingStrategies", dependencies: ["HeadlessUIKit", "Scenes"],
      swiftSettings: onStage),
    .target(name: "Controls", dependencies: ["HeadlessUIKit", "Scenes"], swiftSettings: onStage),
    .target(
      name: "NestCheck",
      dependencies: [
        "PropertyEngine", "HeadlessUIKit", "Scenes", "Traces", "Invariants", "Gestures",
        "NestingStrategies", "Controls",
      ],
      swiftSettings: strict),
    .target(
      name: "Reporting", dependencies: ["NestCheck", "Gestures", "Invariants", "Traces"],
      swiftSettings: strict),
    .target(
      name: "verifier",
      dependencies: ["NestCheck", "Reporting", "HeadlessUIKit", "Scenes", "Gestures", "Traces"],
      swiftSettings: strict),
    // Its one line is apart from the command, which clients have for pages of their own.
    .executableTarget(
      name: "verifier-program", dependencies: ["verifier"], swiftSettings: strict),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "NestCheck", "PropertyEngine", "AllocationCount", "Gestures", "HeadlessUIKit", "Scenes",
      ],
      swiftSettings: strict),
    // Counts heap allocations for `benchmarks stage`; nothing else links it.
    .target(name: "AllocationCount"),

    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit"], swiftSettings: strict),
    .testTarget(
      name: "NestingStrategiesTests",
      dependencies: ["NestingStrategies", "HeadlessUIKit", "Scenes", "Gestures", "NestCheck"],
      swiftSettings: strict),
    .testTarget(
      name: "PropertyEngineTests", dependencies: ["PropertyEngine", "benchmarks"],
      swiftSettings: strict),
    .testTarget(name: "TracesTests", dependencies: ["Traces"], swiftSettings: strict),
    .testTarget(
      name: "InvariantsTests", dependencies: ["Invariants", "Traces"], swiftSettings: strict),
    .testTarget(
      name: "GesturesTests", dependencies: ["Gestures", "Scenes", "PropertyEngine"],
      swiftSettings: strict),
    .target(
      name: "RunFakes", dependencies: ["NestCheck"], path: "Tests/RunFakes",
      swiftSettings: strict),
    .testTarget(
      name: "NestCheckTests",
      dependencies: [
        "NestCheck", "Reporting", "RunFakes", "HeadlessUIKit", "Invariants", "Traces",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Reporting", "NestCheck", "RunFakes", "Invariants", "Traces", "Gestures"],
      swiftSettings: strict),
    .testTarget(
      name: "BrowserTests", dependencies: ["Reporting", "NestCheck", "Gestures"],
      swiftSettings: strict),
    .testTarget(
      name: "verifierTests",
      dependencies: ["verifier", "verifier-program", "NestCheck", "RunFakes"],
      exclude: ["Help"], swiftSettings: strict),
  ]
)
