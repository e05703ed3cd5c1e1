/// Numbers as reports print them, the same in every language and region.
public enum Figures {
  /// A count with commas between thousands: `12,345`.
  public static func count(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// A count with its noun: `1 run`, `2 runs`.
  public static func count(_ number: Int, _ noun: String) -> String {
    "\(count(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A number with at most `decimals` decimals, and no more than it needs: `12.5`, `3`.
  public static func decimal(_ number: Double, _ decimals: Int = 3) -> String {
    guard number.isFinite else { return number.description }
    let scale = (0..<max(0, decimals)).reduce(1.0) { value, _ in value * 10 }
    guard number.magnitude < 1e12 else { return number.description }
    let units = Int((number.magnitude * scale).rounded())
    var fraction = String(units % Int(scale)).padded(toLeft: decimals)
    fraction = String(fraction.map { $0 == " " ? "0" : $0 })
    while fraction.last == "0" { fraction.removeLast() }
    let sign = number < 0 && units > 0 ? "-" : ""
    let whole = sign + count(units / Int(scale))
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// A number with exactly `decimals` decimals: `1.50`.
  public static func fixed(_ number: Double, _ decimals: Int) -> String {
    let text = decimal(number, decimals)
    guard number.isFinite, number.magnitude < 1e12, decimals > 0 else { return text }
    let parts = text.split(separator: ".")
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    return parts[0] + "." + fraction + String(repeating: "0", count: decimals - fraction.count)
  }

  /// Several things in a sentence: `a, b and c`.
  public static func list(_ things: [String], _ conjunction: String = "and") -> String {
    guard let last = things.last, things.count > 1 else { return things.first ?? "" }
    return things.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
