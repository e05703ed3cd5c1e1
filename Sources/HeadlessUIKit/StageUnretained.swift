extension ContiguousArray where Element: AnyObject {
  /// Whether a test holds for any object; none is retained for it, so the test runs no client code.
  @inline(__always)
  func stageContains(_ test: (Element) -> Bool) -> Bool {
    withUnsafeBufferPointer { objects in
      for turn in objects.indices {
        if Unmanaged.passUnretained(objects[turn])._withUnsafeGuaranteedRef(test) { return true }
      }
      return false
    }
  }

  /// Calls for each object that is in the array now, whatever becomes of the array meanwhile.
  ///
  /// The array is held, and with it every object, so that none has to be retained for its turn.
  @inline(__always)
  func stageEach(_ call: (Element) -> Void) {
    withExtendedLifetime(self) {
      withUnsafeBufferPointer { objects in
        for turn in objects.indices {
          Unmanaged.passUnretained(objects[turn])._withUnsafeGuaranteedRef(call)
        }
      }
    }
  }
}
