extension PageScript {
  /// Who wrote what a violation is about.
  ///
  /// Authors are information: the log names the culprit and excuses nothing.
  static let authors = #"""
    // The views on whose writes the place of a quantity hangs.
    function targetsOf(run, quantity, frame) {
      const outer = scrollerOf(run, 1, frame), host = run.at("host", frame);
      const page = run.at("page", frame), list = listOf(run, frame, page);
      const single = scrollerOf(run, 5, frame, page), pager = scrollerOf(run, 3, frame);
      const other = otherList(quantity);
      if (other) return [scrollerOf(run, 2, frame, other[1] - 1)];
      switch (quantity) {
      case "header-top": case "header-bottom": return [-1, outer, host];
      case "bar-top": return [-2, outer, host];
      case "panel-top": return [-3, outer];
      case "outer": return [outer];
      case "pager": return [pager];
      case "stroke-start": case "stroke-end": return [pager, -4];
      default: return [list, single, outer];
      }
    }

    // The writes of a frame that a quantity hangs on, its own view's first; of each author to each
    // view the last.
    function writesOf(run, quantity, frame) {
      const targets = targetsOf(run, quantity, frame);
      const last = new Map(), found = new Map();
      for (const write of run.writesAt.get(frame) || []) {
        const words = writeWords(run, write, last);
        const [, target, property, author] = write, place = targets.indexOf(target);
        if (place >= 0) found.set(`${target} ${property} ${author}`, { place, author, words });
      }
      return [...found.values()].sort((a, b) => a.place - b.place);
    }

    const theAuthors = ["", "the finger", "physics", "an animation", "the container", "the scene"];
    const authorList = (writes) => writes.map(({ author, words }) =>
      `<b>${theAuthors[author] || "somebody"}</b> (${escape(words)})`).join(", ");

    // What was written before may show only now: the last writes that come into question.
    function lastWrites(run, fault, wanted) {
      for (let frame = fault.frame - 1; frame >= Math.max(0, fault.frame - 600); frame -= 1) {
        const writes = writesOf(run, fault.quantity, frame).filter(wanted);
        if (writes.length) return `last written in frame ${frame} by ${authorList(writes)}.`;
      }
      return "";
    }

    function authorsMarkup(run, fault) {
      if (!fault.quantity) return "";
      const writes = writesOf(run, fault.quantity, fault.frame);
      if (!writes.length) {
        const last = lastWrites(run, fault, () => true);
        return last ? `Nothing wrote it in this frame; it was ${last}`
          : "Nothing has written it so far.";
      }
      const isOwn = ({ place }) => place === 0;
      const hasView = targetsOf(run, fault.quantity, fault.frame)[0] < 0;
      const last = hasView && !writes.some(isOwn) ? lastWrites(run, fault, isOwn) : "";
      return `Written in this frame by ${authorList(writes)}.${last ? ` It itself was ${last}` : ""}`;
    }
    """#
}
