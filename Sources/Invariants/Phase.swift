/// What was going on when a claim was violated; part of a finding's identity.
public enum Phase: String, Sendable, CaseIterable {
  /// A finger is down.
  case touch
  /// The content moves by itself, within its range.
  case coast
  /// The content moves by itself, beyond its range.
  case bounce
  /// The pages move without a finger.
  case pageTransition = "page-transition"
  /// Something else moves without a finger and without a coast.
  case animation
  /// A sheet or panel goes to where it rests.
  case settle
  /// Nothing moves.
  case rest
  /// The surroundings act: a reload, a rotation.
  case disturbance
}
