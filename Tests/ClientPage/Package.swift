// swift-tools-version: 6.2
import PackageDescription

/// Puts the headless stage where the client says `import UIKit`.
let onStage: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"]),
]

// A client as an app would be one. The page knows of UIKit and of nothing else; what the verifier
// has to know of the page stands beside the program that checks it.
let package = Package(
  name: "ClientPage",
  dependencies: [.package(name: "NestCheck", path: "../..")],
  targets: [
    .target(
      name: "ProfilePage",
      dependencies: [.product(name: "HeadlessUIKit", package: "NestCheck")],
      swiftSettings: onStage),
    .executableTarget(
      name: "verify-client",
      dependencies: [
        "ProfilePage", .product(name: "NestCheck", package: "NestCheck"),
        .product(name: "verifier-command", package: "NestCheck"),
      ],
      swiftSettings: onStage),
  ]
)
