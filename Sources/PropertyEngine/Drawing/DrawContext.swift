/// Where the choices of a case come from, and the record of those made so far.
///
///     var context = DrawContext(random: SplittableRandom(seed: 7))
///     let travel = context.integer(in: -500...500, default: 0, role: .quantity)
///     let again = DrawContext(replaying: context.recorded.values)   // yields the same travel
///
/// There are three ways of deciding. *Drawing* takes each value from a random generator.
/// *Replaying* takes it from a list of values; one that does not fit is replaced by the nearest
/// that does, and when the list is used up, the simplest value is taken. *Recording* takes it from
/// the caller, who thereby writes an existing value down as choices. All three record the same
/// choices for the same values, so that one function written against the context is at once
/// generator, decoder and encoder (see `code`).
///
/// A case may be given up with `reject()`, or be cut off because it grew beyond `limit`. From then
/// on all draws yield the simplest value and nothing more is recorded, so that the code that draws
/// comes to its end without checking.
public struct DrawContext: Sendable {
  /// How many choices a case may have unless told otherwise.
  public static let defaultLimit = 8192

  enum Source: Sendable {
    case random(SplittableRandom, size: Int)
    case replay([Choice.Value])
    case record
  }

  var source: Source
  let limit: Int
  var openSpans: [Int] = []

  /// The choices made so far and their spans.
  public internal(set) var recorded = ChoiceSequence()
  /// How many replayed or recorded values had to be replaced because they did not fit.
  public internal(set) var misfits = 0
  /// Tells whether a replay asked for more values than there were.
  public internal(set) var isOverrun = false
  /// Tells whether the case was given up because it does not meet a condition.
  public private(set) var isRejected = false
  /// Tells whether the case was cut off because it had too many choices.
  public internal(set) var isTooLarge = false

  /// Makes a context that draws; a smaller size (0...100) gives shorter collections and smaller
  /// numbers where a range is wide.
  public init(
    random: SplittableRandom, size: Int = 100, limit: Int = DrawContext.defaultLimit
  ) {
    precondition((0...100).contains(size), "size \(size) is not within 0...100")
    self.init(source: .random(random, size: size), limit: limit)
  }

  /// Makes a context that replays the values in order.
  public init(replaying values: [Choice.Value], limit: Int = DrawContext.defaultLimit) {
    self.init(source: .replay(values), limit: limit)
    recorded.choices.reserveCapacity(values.count)
  }

  /// Makes a context that records what the caller hands over.
  public static func recording(limit: Int = DrawContext.defaultLimit) -> DrawContext {
    DrawContext(source: .record, limit: limit)
  }

  private init(source: Source, limit: Int) {
    precondition(limit > 0, "limit \(limit) leaves room for no choice")
    self.source = source
    self.limit = limit
  }

  /// The index that the next choice will have.
  public var position: Int { recorded.choices.count }

  /// Tells whether values are taken from the caller.
  public var isRecording: Bool {
    if case .record = source { true } else { false }
  }

  /// Tells whether values are taken from the random generator.
  public var isDrawing: Bool {
    if case .random = source { true } else { false }
  }

  /// Tells whether the case is still growing: neither rejected nor too large.
  public var isOpen: Bool { !isRejected && !isTooLarge }

  /// Gives the case up; its verdict will be that it was rejected.
  public mutating func reject() {
    isRejected = true
  }

  /// Makes one choice: `drawn` proposes a value when drawing, `given` is taken when recording.
  mutating func choose(
    within limits: Limits, role: Role, given: Choice.Value?,
    drawn: (inout SplittableRandom, Int, [Choice]) -> Choice.Value
  ) -> Choice.Value {
    limits.checkInvariants()
    if isOpen && position >= limit { isTooLarge = true }
    guard isOpen else { return given ?? limits.simplest }
    let proposed: Choice.Value
    switch source {
    case .random(var random, let size):
      proposed = drawn(&random, size, recorded.choices)
      source = .random(random, size: size)
    case .replay(let values):
      if position < values.count {
        proposed = values[position]
      } else {
        proposed = limits.simplest
        isOverrun = true
      }
    case .record:
      proposed = given ?? limits.simplest
    }
    let value = limits.fitted(proposed)
    if value != proposed { misfits += 1 }
    recorded.choices.append(Choice(value, within: limits, role: role))
    return value
  }
}
