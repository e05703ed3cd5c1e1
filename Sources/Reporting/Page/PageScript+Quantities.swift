extension PageScript {
  /// What stands somewhere, where it stands, and where an invariant lets it stand.
  static let quantities = #"""
    const quantityNames = {
      content: "content position", "header-top": "header, top edge",
      "header-bottom": "header, bottom edge", "bar-top": "tab bar, top edge",
      "panel-top": "panel, top edge", outer: "outer offset", list: "list position",
      pager: "pager offset", "stroke-start": "strokeStart", "stroke-end": "strokeEnd",
    };

    // `list-3` is the offset of the list of page 3, which nothing should move.
    const otherList = (name) => /^list-(\d+)$/.exec(name);
    const nameOf = (name) =>
      quantityNames[name] || (otherList(name) ? `list ${otherList(name)[1]} offset` : name);

    function placeOf(run, name, frame) {
      const clip = (y) => Math.min(Math.max(y, 0), run.scene.height);
      const edge = (part, foot) => clip(run.at(`${part}.y`, frame)
        + (foot ? run.at(`${part}.h`, frame) : 0));
      const offset = (id, axis) => id === undefined ? NaN : run.at(`s${id}.${axis}`, frame);
      const outer = () => offset(scrollerOf(run, 1, frame), "oy");
      const other = otherList(name);
      if (other) return offset(scrollerOf(run, 2, frame, other[1] - 1), "oy");
      switch (name) {
      case "content": return run.at("content", frame);
      case "header-top": return edge("header", false);
      case "header-bottom": return edge("header", true);
      case "bar-top": return edge("bar", false);
      case "panel-top": return edge("panel", false);
      case "outer": return outer();
      case "list": return run.at("content", frame) - (outer() || 0);
      case "pager": return offset(scrollerOf(run, 3, frame), "ox");
      case "stroke-start": return run.at("ind.s", frame);
      case "stroke-end": return run.at("ind.e", frame);
      default: return NaN;
      }
    }

    // All of a run at once: places, bands and what is violated, kept for the next time.
    function quantityOf(run, name) {
      const known = run.quantities || (run.quantities = {});
      if (known[name]) return known[name];
      const make = (read) => Float64Array.from({ length: run.frames }, (_, frame) => read(frame));
      const band = (end) => make((frame) => run.at(`band.${name}.${end}`, frame));
      const values = make((frame) => placeOf(run, name, frame));
      const [low, high, slack] = [band("low"), band("high"), band("slack")];
      const off = make((frame) => {
        const outside = Math.max(low[frame] - values[frame], values[frame] - high[frame]);
        return outside > slack[frame] + 1e-4 ? outside : 0;
      });
      // A claim's own numbers come before those of the band, which is what all claims leave.
      for (const fault of run.faults.filter((each) => each.quantity === name)) {
        if (off[fault.frame] > fault.excess + 0.01) continue;
        values[fault.frame] = fault.at;
        [low[fault.frame], high[fault.frame]] = [fault.from, fault.to];
        off[fault.frame] = fault.excess;
      }
      const wrong = [...off.keys()].filter((frame) => off[frame] > 0);
      const marks = stretches(wrong.map((frame) => ({ frame, invariant: 0 })));
      return known[name] = { name, words: nameOf(name), values, low, high, off, wrong, marks };
    }

    // In one frame: where it stood, stands and may stand, and by how much it is off.
    function standing(run, name, frame) {
      const { words, values, low, high, off } = quantityOf(run, name);
      return {
        name, words, was: frame > 0 ? values[frame - 1] : NaN, now: values[frame],
        low: low[frame], high: high[frame], off: off[frame], isBanded: low[frame] <= high[frame],
      };
    }

    const allNames = (run) => [...Object.keys(quantityNames),
      ...new Set(run.faults.map((fault) => fault.quantity).filter(otherList))];

    // What is wrong in a frame, else what the finding is about, else the content.
    function subjectOf(run, frame, finding) {
      const faults = run.faultsAt.get(frame) || [];
      const own = (list) => list.find((f) => finding
        && run.invariants[f.invariant].name === finding.invariant) || list[0];
      const fault = own(faults.filter((f) => f.quantity)) || own(run.faults.filter((f) => f.quantity));
      return fault ? fault.quantity : "content";
    }

    function changes(values) {
      for (let i = 1; i < values.length; i += 1) {
        const bothMissing = Number.isNaN(values[i]) && Number.isNaN(values[0]);
        if (values[i] !== values[0] && !bothMissing) return true;
      }
      return false;
    }
    """#
}
