import HeadlessUIKit
import Scenes
import Testing

@testable import NestCheck

@MainActor @Suite struct RegistryTests {
  class Own: NestedContainer {
    class var name: String { "own" }
    let rootView = UIView()
    required init(scene: Scene) {}
    func page(at index: Int) -> ContainerPage? { nil }
  }
  final class Plain: Own {
    override class var name: String { "null-plain" }
  }

  @Test func containersOfOnesOwnTakeThePlaceOfTheStrategies() {
    let before = Registry.all
    defer { Registry.replaceStrategies(with: before) }
    Registry.replaceStrategies(with: [Own.self, Plain.self])
    let names = Registry.all.map { $0.name }
    #expect(names.prefix(2) == ["own", "null-plain"])
    #expect(names.filter { $0 == "null-plain" }.count == 1)
    #expect(Registry.all.filter { $0.kind == .strategy }.count == 2)
    #expect(
      Registry.all.contains { $0.kind == .null } && Registry.all.contains { $0.kind == .dumb })
  }

  @Test func oneOfTheSameNameTakesItsPlace() {
    let before = Registry.all
    defer { Registry.replaceStrategies(with: before) }
    Registry.register(Plain.self)
    #expect(Registry.all.count == before.count)
    #expect(Registry.named("null-plain") == Plain.self)
  }
}
