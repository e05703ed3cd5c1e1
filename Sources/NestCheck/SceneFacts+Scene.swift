import Gestures
import HeadlessUIKit
import Scenes
import Traces

extension SceneFacts {
  /// What a trace says of a scene that a container was given.
  ///
  /// Parts that the container does not have count as having no height.
  @MainActor
  init(_ scene: Scene, _ container: any NestedContainer) {
    self.init()
    width = scene.device.width
    height = scene.device.height
    scale = Double(scene.device.scale)
    frameInterval = 1000 / Double(scene.device.framesPerSecond)
    if container.headerView != nil {
      headerHeight = scene.header.height
      pinnedHeight = min(scene.header.pinned, scene.header.height)
    }
    barHeight = container.barView == nil ? 0 : scene.bar.height
    bottomInset = scene.bottomInset
    pages = scene.pages.map { PageFacts(rows: $0.rows, rowHeight: $0.rowHeight) }
    chain = type(of: container).chaining == .single ? .single : .nested
    if container.panel != nil {
      panel = PanelFacts(
        detents: scene.detents(of: type(of: container).options), handle: scene.bar.height)
    }
    policies = PolicyFacts(scene.policies)
    policies.ownCoast = type(of: container).integratesCoasts
  }
}

extension PolicyFacts {
  /// The policies of a scene, as claims read them.
  init(_ values: PolicyValues) {
    self.init()
    handOver = HandOver(rawValue: values[.handOver]) ?? handOver
    handOverPrecision =
      HandOverPrecision(rawValue: values[.handOverPrecision]) ?? handOverPrecision
    headerFling = HeaderFling(rawValue: values[.flingOnHeader]) ?? headerFling
    otherPages = OtherPages(rawValue: values[.otherPages]) ?? otherPages
    bounceTop = BounceOwner(rawValue: values[.bounceTop]) ?? bounceTop
    bounceBottom = BounceOwner(rawValue: values[.bounceBottom]) ?? bounceBottom
    headerPan = HeaderPan(rawValue: values[.headerPan]) ?? headerPan
    shortPage = ShortPage(rawValue: values[.shortPage]) ?? shortPage
    panelGate = PanelGate(rawValue: values[.panelGate]) ?? panelGate
    diagonalDrag = DiagonalDrag(rawValue: values[.diagonalDrag]) ?? diagonalDrag
    listBelowFull = ListBelowFull(rawValue: values[.listBelowFull]) ?? listBelowFull
    bottomBar = BottomBar(rawValue: values[.bottomBar]) ?? bottomBar
  }
}

extension TraceHeader {
  /// The first line of a run's trace.
  @MainActor
  init(_ script: Script, _ container: any NestedContainer, text: String) {
    self.init(
      strategy: type(of: container).name, scene: SceneFacts(script.scene, container), script: text,
      assumptions: StageAssumptions.names.compactMap { name in
        script.assumptions.value(of: name).map { Assumption(name: name, value: $0) }
      })
  }
}
