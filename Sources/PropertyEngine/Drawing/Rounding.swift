// Rounding is exact by the IEEE standard, but its functions live in the C library, and a Swift
// program on Linux is linked with their library only when some module imports Glibc.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Double {
  /// The nearest whole number, half-way cases to the even one.
  var roundedToWhole: Double { rounded(.toNearestOrEven) }
}
