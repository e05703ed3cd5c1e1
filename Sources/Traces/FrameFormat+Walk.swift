extension FrameFormat {
  /// Pours a frame into a sink: the one place that fixes keys and order of the format.
  ///
  /// Arrays are walked by index, so that nothing is copied or retained.
  @inline(__always)
  static func walk<Sink: FrameSink>(_ frame: borrowing Frame, into sink: inout Sink) {
    sink.open(.object)
    sink.field("index", frame.index)
    sink.field("time", frame.time)
    walkCauses(frame, into: &sink)
    sink.field("header", frame.header)
    sink.field("bar", frame.bar)
    sink.field("panel", frame.panel)
    walkIndicator(frame, into: &sink)
    walkPages(frame, into: &sink)
    walkScrollers(frame, into: &sink)
    sink.field("headerHost", frame.headerHost)
    sink.field("picturesStandingIn", frame.picturesStandingIn)
    walkLogs(frame, into: &sink)
    sink.close(.object)
  }

  @inline(__always)
  private static func walkCauses<Sink: FrameSink>(
    _ frame: borrowing Frame, into sink: inout Sink
  ) {
    sink.key("touches")
    sink.open(.array)
    for i in 0..<frame.touches.count {
      sink.open(.object)
      sink.field("finger", frame.touches[i].finger)
      sink.field("phase", frame.touches[i].phase.rawValue)
      sink.field("time", frame.touches[i].time)
      sink.field("position", frame.touches[i].position)
      sink.field("scroller", frame.touches[i].scroller)
      sink.field("region", frame.touches[i].region.rawValue)
      sink.close(.object)
    }
    sink.close(.array)
    sink.key("events")
    sink.open(.array)
    for i in 0..<frame.events.count {
      sink.open(.object)
      sink.field("kind", frame.events[i].kind.rawValue)
      sink.field("value", frame.events[i].value)
      sink.close(.object)
    }
    sink.close(.array)
  }

  @inline(__always)
  private static func walkIndicator<Sink: FrameSink>(
    _ frame: borrowing Frame, into sink: inout Sink
  ) {
    sink.key("indicator")
    if let indicator = frame.indicator {
      sink.open(.object)
      sink.field("lineX", indicator.lineX)
      sink.field("lineWidth", indicator.lineWidth)
      sink.field("strokeStart", indicator.strokeStart)
      sink.field("strokeEnd", indicator.strokeEnd)
      sink.close(.object)
    } else {
      sink.null()
    }
    sink.key("segments")
    sink.open(.array)
    for i in 0..<frame.segments.count {
      sink.open(.object)
      sink.field("start", frame.segments[i].start)
      sink.field("end", frame.segments[i].end)
      sink.close(.object)
    }
    sink.close(.array)
  }

  @inline(__always)
  private static func walkPages<Sink: FrameSink>(
    _ frame: borrowing Frame, into sink: inout Sink
  ) {
    sink.key("pages")
    sink.open(.array)
    for i in 0..<frame.pages.count {
      sink.open(.object)
      sink.field("index", frame.pages[i].index)
      sink.field("scroller", frame.pages[i].scroller)
      sink.field("shown", frame.pages[i].shown)
      sink.field("firstRow", frame.pages[i].firstRow)
      sink.field("rows", frame.pages[i].rows)
      sink.close(.object)
    }
    sink.close(.array)
  }

  @inline(__always)
  private static func walkScrollers<Sink: FrameSink>(
    _ frame: borrowing Frame, into sink: inout Sink
  ) {
    sink.key("scrollers")
    sink.open(.array)
    for i in 0..<frame.scrollers.count {
      sink.open(.object)
      sink.field("id", frame.scrollers[i].id)
      sink.field("role", frame.scrollers[i].role.rawValue)
      sink.field("page", frame.scrollers[i].page)
      sink.field("parent", frame.scrollers[i].parent)
      sink.field("shown", frame.scrollers[i].shown)
      sink.field("offset", frame.scrollers[i].offset)
      sink.field("insetTop", frame.scrollers[i].insetTop)
      sink.field("insetLeft", frame.scrollers[i].insetLeft)
      sink.field("insetBottom", frame.scrollers[i].insetBottom)
      sink.field("insetRight", frame.scrollers[i].insetRight)
      sink.field("contentWidth", frame.scrollers[i].contentWidth)
      sink.field("contentHeight", frame.scrollers[i].contentHeight)
      sink.field("boundsWidth", frame.scrollers[i].boundsWidth)
      sink.field("boundsHeight", frame.scrollers[i].boundsHeight)
      sink.field("flags", frame.scrollers[i].flags.rawValue)
      sink.close(.object)
    }
    sink.close(.array)
  }

  @inline(__always)
  private static func walkLogs<Sink: FrameSink>(
    _ frame: borrowing Frame, into sink: inout Sink
  ) {
    sink.key("callbacks")
    sink.open(.array)
    for i in 0..<frame.callbacks.count {
      sink.open(.object)
      sink.field("kind", frame.callbacks[i].kind.rawValue)
      sink.field("scroller", frame.callbacks[i].scroller)
      sink.field("depth", frame.callbacks[i].depth)
      sink.close(.object)
    }
    sink.close(.array)
    sink.key("writes")
    sink.open(.array)
    for i in 0..<frame.writes.count {
      sink.open(.object)
      sink.field("target", frame.writes[i].target)
      sink.field("property", frame.writes[i].property.rawValue)
      sink.field("author", frame.writes[i].author.rawValue)
      sink.field("x", frame.writes[i].x)
      sink.field("y", frame.writes[i].y)
      sink.close(.object)
    }
    sink.close(.array)
    walkAnimations(frame, into: &sink)
  }

  @inline(__always)
  private static func walkAnimations<Sink: FrameSink>(
    _ frame: borrowing Frame, into sink: inout Sink
  ) {
    sink.key("animations")
    sink.open(.array)
    for i in 0..<frame.animations.count {
      sink.open(.object)
      sink.field("target", frame.animations[i].target)
      sink.field("property", frame.animations[i].property.rawValue)
      sink.field("from", frame.animations[i].from)
      sink.field("to", frame.animations[i].to)
      sink.field("began", frame.animations[i].began)
      sink.field("duration", frame.animations[i].duration)
      sink.field("curve", frame.animations[i].curve.rawValue)
      sink.field("a", frame.animations[i].a)
      sink.field("b", frame.animations[i].b)
      sink.field("c", frame.animations[i].c)
      sink.field("d", frame.animations[i].d)
      sink.close(.object)
    }
    sink.close(.array)
  }
}
