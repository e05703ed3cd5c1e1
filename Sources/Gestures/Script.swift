import HeadlessUIKit
import Scenes

/// A scene and a list of steps: what people read and write, and what a run plays.
///
/// A step says everything the finger will do; nothing is drawn while playing. The text form
/// (`Script.text`) and the choice sequence are two spellings of one script.
public struct Script: Equatable, Sendable {
  /// The strategy the script was found on or is meant for, or nil for any.
  public var strategy: String?
  /// What the script promises.
  public var expectation = Expectation.none
  /// The stage's assumptions.
  public var assumptions = StageAssumptions()
  /// What the container is given.
  public var scene = Scene()
  /// What happens, in order.
  public var steps: [Step] = []

  /// A script without steps.
  public init() {}

  /// What a script promises of its run.
  public enum Expectation: Equatable, Sendable {
    /// Nothing.
    case none
    /// Every invariant holds.
    case holds
    /// The named invariant is violated.
    case violates(String)
  }
}

/// One act of a person or of the surroundings, or a wait.
public enum Step: Equatable, Sendable {
  /// A finger comes down, moves and leaves; perhaps a second one with it.
  case touch(Touch)
  /// Nothing happens for a time, in milliseconds.
  case wait(milliseconds: Double)
  /// The surroundings do something; the next step begins in the frame after it.
  case disturbance(Disturbance)
}

/// What one or two fingers do from coming down to leaving.
///
/// A touch without legs is a tap, or a hold when it rests.
public struct Touch: Equatable, Sendable {
  /// The first finger.
  public var first: Stroke
  /// A second finger, which comes down `after` milliseconds after the first.
  public var second: Second?
  /// What the surroundings do meanwhile.
  public var meanwhile: [Meanwhile] = []

  /// A touch of one finger.
  public init(_ first: Stroke, second: Second? = nil) {
    self.first = first
    self.second = second
  }

  /// What the surroundings do while fingers are down.
  public struct Meanwhile: Equatable, Sendable {
    /// When it happens, in milliseconds after the first finger has come down.
    public var after: Double
    /// What happens.
    public var disturbance: Disturbance
    /// A disturbance at its time.
    public init(after: Double, _ disturbance: Disturbance) {
      self.after = after
      self.disturbance = disturbance
    }
  }

  /// A second finger.
  public struct Second: Equatable, Sendable {
    /// When it comes down, in milliseconds after the first.
    public var after: Double
    /// What it does.
    public var stroke: Stroke
    /// A second finger.
    public init(after: Double, stroke: Stroke) {
      self.after = after
      self.stroke = stroke
    }
  }
}

/// What one finger does from coming down to leaving.
public struct Stroke: Equatable, Sendable {
  /// On what it comes down, resolved against the frame on which it does.
  public var region: Region
  /// Where in the region, 0…1 across and down; the middle is 0.5, 0.5.
  public var across: Double = 0.5
  /// See `across`.
  public var down: Double = 0.5
  /// Its movements, in order.
  public var legs: [Leg] = []
  /// How long it rests after coming down before its first leg, in milliseconds.
  public var hold: Double = 0
  /// How it leaves.
  public var end = End.lifts
  /// Time between two samples, in milliseconds.
  public var sampling: Double = 1000.0 / 60.0
  /// Time between the last movement and leaving, in milliseconds.
  public var liftDelay: Double = 1000.0 / 60.0

  /// A finger that comes down in the middle of a region.
  public init(_ region: Region) { self.region = region }

  /// How a finger leaves.
  public enum End: String, Equatable, Sendable, CaseIterable {
    /// It is lifted.
    case lifts
    /// The system takes the touch away.
    case cancelled
  }

  /// One movement.
  public struct Leg: Equatable, Sendable {
    /// How far to the right, in points.
    public var dx: Double
    /// How far down, in points.
    public var dy: Double
    /// How long it takes, in milliseconds.
    public var duration: Double
    /// The speed at its end along its chord, in points per second, or nil for an even speed.
    public var endSpeed: Double?
    /// The sagitta of its arc, in points; positive bends to the right of the movement.
    public var bend: Double = 0
    /// How long the finger rests after it, in milliseconds.
    public var rest: Double = 0

    /// A movement.
    public init(dx: Double, dy: Double, duration: Double) {
      self.dx = dx
      self.dy = dy
      self.duration = duration
    }
  }
}

/// Where a finger can come down.
public enum Region: Equatable, Sendable {
  /// The visible part of the header.
  case header
  /// The tab bar.
  case tabBar
  /// The tab at an index, from 0; its text form counts from 1.
  case tab(Int)
  /// The visible part of the current page.
  case list
  /// A row of the current page, from 0; its text form counts from 1.
  case row(Int)
  /// What shows of the sheet or panel above its page: its handle.
  case panel
  /// The left edge of the screen, 20 points wide.
  case leftEdge
  /// The right edge of the screen, 20 points wide.
  case rightEdge
  /// The whole screen.
  case screen
}
