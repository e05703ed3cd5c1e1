/// A sheet that a finger catches jumps to the detent to which it was on its way.
public final class DumbGrabs: SheetPage {
  /// The name by which `--strategy` calls it.
  public override class var name: String { "dumb-grabs" }
  /// One sentence that says how it works.
  public override class var summary: String { "A caught sheet jumps to its detent." }

  /// A finger stops the sheet.
  public override func stop() {
    guard let settling, settling.state == .active else { return }
    settling.stopAnimation(false)
    settling.finishAnimation(at: .end)
    self.settling = nil
  }
}
