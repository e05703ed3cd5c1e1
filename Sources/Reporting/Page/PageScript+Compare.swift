extension PageScript {
  /// The frame and the one before it, side by side and in numbers.
  static let compare = #"""
    // What moves, where it stands, and what a frame's causes allow.
    function quantities(run, frame) {
      const rows = [], before = Math.max(0, frame - 1);
      const pixel = 1 / run.scene.scale + 1e-4;
      const add = (name, read, allowed, slack) => {
        const was = read(before), now = read(frame);
        if (Number.isNaN(was) && Number.isNaN(now)) return;
        const bounds = frame > 0 && allowed ? allowed(was) : null;
        const off = bounds && Number.isFinite(now)
          ? Math.max(bounds[0] - now, now - bounds[1], 0) : 0;
        rows.push({ name, was, now, bounds, off: off > (slack || pixel) ? off : 0 });
      };
      const low = run.at("budget.low", frame), high = run.at("budget.high", frame);
      const edge = (was) => [was - Math.max(0, high), was - Math.min(0, low)];
      const clip = (y) => Math.min(Math.max(y, 0), run.scene.height);
      const box = (name, f) => boxOf(run, f, name);
      add("header, top", (f) => box("header", f) ? clip(box("header", f).y) : NaN, edge);
      add("header, bottom",
        (f) => box("header", f) ? clip(box("header", f).y + box("header", f).h) : NaN, edge);
      add("tab bar, top", (f) => box("bar", f) ? clip(box("bar", f).y) : NaN, edge);
      add("panel, top", (f) => box("panel", f) ? clip(box("panel", f).y) : NaN, edge);
      const page = run.at("page", frame), base = run.scene.header + run.scene.bar;
      const placed = run.at("placed", frame);
      add("first row, top", (f) => run.at(`p${page}.row.y`, f),
        () => Number.isFinite(run.at("low", frame))
          ? [base - run.at("high", frame), base - run.at("low", frame)] : null,
        placed ? pixel / 2 : pixel);
      const outer = scrollerOf(run, 1, frame), list = listOf(run, frame, page);
      if (outer !== undefined) add("outer offset", (f) => run.at(`s${outer}.oy`, f));
      if (list !== undefined) add("list offset", (f) => run.at(`s${list}.oy`, f));
      add("pages, left", (f) => run.at(`p${page}.x`, f));
      const line = (end) => (f) => run.at("ind.x", f) + run.at("ind.w", f) * run.at(end, f);
      add("indicator, start", line("ind.s"));
      add("indicator, end", line("ind.e"));
      return rows;
    }

    function differenceTable(run, frame) {
      const before = Math.max(0, frame - 1);
      const rows = quantities(run, frame).map((row) => {
        const look = row.off ? "off" : row.was === row.now ? "same" : "";
        const cells = [figure(row.was), figure(row.now), signed(row.now - row.was),
          row.bounds ? range(...row.bounds) : "",
          row.off ? `✕ ${figure(row.off)}` : row.bounds ? "✓" : ""];
        return `<tr class="${look}"><th scope="row">${row.name}</th>`
          + cells.map((cell, i) => `<td${i === 2 ? ` class="wide-only"` : ""}>${cell}</td>`)
            .join("") + "</tr>";
      });
      return `<table><caption class="hidden-text">Positions in points, frame ${before} and frame`
        + ` ${frame}</caption><thead><tr><th scope="col">points</th>`
        + `<th scope="col">${before}</th><th scope="col">${frame}</th>`
        + `<th scope="col" class="wide-only">change</th><th scope="col">allowed</th>`
        + `<th scope="col">off by</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
    }

    function faultWords(run, fault) {
      const [frame, invariant, low, high, actual, excess, message] = fault;
      const words = message || `as in the frames before`;
      return `<b>${escape(run.invariants[invariant].name)}</b> is violated: ${escape(words)}.`
        + `<span class="figures">allowed ${range(low, high, 4)} pt, found ${points(actual, 4)},`
        + ` off by ${points(excess, 4)}</span>`;
    }

    function drawFaults(run, frame) {
      const faults = run.faultsAt.get(frame) || [];
      byId("faults").innerHTML = faults.length
        ? faults.map((fault) => `<li>${faultWords(run, fault)}</li>`).join("")
        : `<li class="calm">No invariant is violated in this frame.</li>`;
    }

    function drawComparison(state) {
      const { run, frame } = state, before = Math.max(0, frame - 1);
      byId("compare-title").textContent =
        frame > 0 ? `Frame ${frame} against frame ${before}` : "Frame 0, the first";
      byId("before-title").textContent = `frame ${before}, before`;
      byId("after-title").textContent = `frame ${frame}`;
      byId("before").innerHTML = phoneSVG(run, before, { ghost: 0, small: true });
      byId("after").innerHTML = phoneSVG(run, frame, { ghost: 0, small: true });
      byId("difference").innerHTML = differenceTable(run, frame);
      drawFaults(run, frame);
    }
    """#
}
