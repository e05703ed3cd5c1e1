import NestCheck
import Reporting
import Scenes

/// `verifier list`: what options and scripts can name.
@MainActor
struct ListCommand {
  let desk: Desk

  func run() throws -> ExitCode {
    let outputs = try Outputs(desk)
    let listing = listing(of: desk.settings.operands.first ?? "")
    if desk.writesText { try desk.console.print(ListText(style: desk.style).text(listing)) }
    try outputs.write(.json) { listing.json(desk.context()).text }
    return .success
  }

  private func listing(of subject: String) -> Listing {
    switch subject {
    case "strategies": Listing(items: desk.catalogue.strategies.map(Listing.Item.init))
    case "invariants": Listing(items: desk.catalogue.invariants.map(Listing.Item.init))
    case "policies": Listing(items: Policy.allCases.map(Listing.Item.init))
    default: Listing(items: AssumptionCard.all.map(Listing.Item.init))
    }
  }
}

extension Listing.Item {
  /// A policy; its first value is the default.
  fileprivate init(_ policy: Policy) {
    self.init(
      name: policy.rawValue, summary: policy.summary,
      details: [
        .init("values", .strings(policy.values)),
        .init("default", .string(policy.values.first ?? "")),
      ])
  }
}
