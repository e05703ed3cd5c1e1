// swift-tools-version: 6.2
import PackageDescription

// A client as an app would be one: its page says `import UIKit`, and a module alias lets the
// headless stage stand in for it. Nothing of the page knows of the verifier but one protocol.
let package = Package(
  name: "ClientPage",
  dependencies: [.package(name: "NestCheck", path: "../..")],
  targets: [
    .target(
      name: "StickyPage",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "NestCheck"),
        .product(name: "NestCheck", package: "NestCheck"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .unsafeFlags(["-module-alias", "UIKit=HeadlessUIKit"]),
      ]),
    .executableTarget(
      name: "verify-client",
      dependencies: ["StickyPage", .product(name: "NestCheck", package: "NestCheck")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
