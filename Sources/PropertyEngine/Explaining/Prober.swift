/// Tries values of one number after the other.
struct Prober {
  private let sequence: ChoiceSequence
  private let execute: ([Choice.Value]) -> Probe?
  private var nearestDistance = Double.infinity
  private var tried = 0

  /// How many more trials the present number may use.
  var allowance = 0
  /// The passing case that is nearest so far.
  private(set) var nearestPassing: Explanation.Passing?

  init(sequence: ChoiceSequence, execute: @escaping ([Choice.Value]) -> Probe?) {
    self.sequence = sequence
    self.execute = execute
  }

  /// Finds out which values of a choice show the same.
  mutating func extent(of index: Int) -> Explanation.Extent {
    tried = 0
    let choice = sequence.choices[index]
    if let few = Self.allValues(choice.limits) { return extentAmong(few, index) }
    let spread = Self.spreadValues(choice.limits)
    var (shown, refused) = (0, 0)
    for value in spread {
      guard let probe = probe(value, at: index) else { return .unknown }
      if probe == .shows { shown += 1 } else { refused += 1 }
      if refused > 0 && shown > 0 { break }
    }
    if refused == 0 { return .any(tried: shown) }
    return extentAround(choice, index)
  }

  private mutating func extentAmong(
    _ values: [Choice.Value], _ index: Int
  ) -> Explanation.Extent {
    var showing: [Choice.Value] = []
    for value in values {
      guard let probe = probe(value, at: index) else { return .unknown }
      if probe == .shows { showing.append(value) }
    }
    if showing.count == values.count { return .any(tried: values.count) }
    return showing.count == 1 ? .exactly : .among(showing)
  }

  private mutating func extentAround(_ choice: Choice, _ index: Int) -> Explanation.Extent {
    let lower = reach(choice, index, isUp: false)
    let upper = reach(choice, index, isUp: true)
    if !lower.isKnown || !upper.isKnown { return .atLeast(lower.value, upper.value) }
    return lower.value == upper.value ? .exactly : .between(lower.value, upper.value)
  }

  /// How far the value can go in one direction, and whether that was found out within the budget.
  ///
  /// The next value and the end of the range come first; between them a step is doubled until it is
  /// too great, and then bisected.
  private mutating func reach(
    _ choice: Choice, _ index: Int, isUp: Bool
  ) -> (value: Choice.Value, isKnown: Bool) {
    let room = NumberLine.room(choice, isUp: isUp)
    var good: UInt64 = 0
    var bad = room
    func value(_ steps: UInt64) -> Choice.Value { NumberLine.value(choice, steps, isUp: isUp) }
    for step in [1, room] where step <= room && step > good {
      guard let probe = probe(value(step), at: index) else { return (value(good), false) }
      if probe == .shows { good = step } else if step == 1 { return (value(0), true) }
    }
    if good == room { return (value(room), true) }
    while bad - good > 1 {
      let isDoubling = bad == room && good < room / 2
      let next = isDoubling ? good * 2 : good + (bad - good) / 2
      guard let probe = probe(value(next), at: index) else { return (value(good), false) }
      if probe == .shows { good = next } else { bad = next }
    }
    return (value(good), true)
  }

  private mutating func probe(_ value: Choice.Value, at index: Int) -> Probe? {
    if value == sequence.choices[index].value { return .shows }
    guard tried < max(allowance, 1) else { return nil }
    tried += 1
    var values = sequence.values
    values[index] = value
    guard let probe = execute(values) else { return nil }
    if probe == .passes {
      let distance = NumberLine.relativeDistance(sequence.choices[index].value, value)
      if distance < nearestDistance {
        nearestDistance = distance
        nearestPassing = Explanation.Passing(index: index, value: value, values: values)
      }
    }
    return probe
  }

  /// All values of a range that has twelve at most.
  private static func allValues(_ limits: Limits) -> [Choice.Value]? {
    guard case .integer(let range, _, _) = limits,
      range.upperBound.distance(above: range.lowerBound) < 12
    else { return nil }
    return range.map { .integer($0) }
  }

  /// Twelve values spread over the range, its ends among them; the ends come first.
  private static func spreadValues(_ limits: Limits) -> [Choice.Value] {
    let places: [UInt64] = [0, 11, 5, 8, 2, 6, 3, 9, 1, 10, 4, 7]
    return places.map { place in
      switch limits {
      case .integer(let range, _, _):
        let width = range.upperBound.distance(above: range.lowerBound)
        let step = width / 11 * place + width % 11 * place / 11
        return .integer(range.lowerBound &+ Int64(bitPattern: step))
      case .real(let range, _):
        let share = Double(place) / 11
        return .real(range.lowerBound * (1 - share) + range.upperBound * share + 0)
      }
    }
  }
}
