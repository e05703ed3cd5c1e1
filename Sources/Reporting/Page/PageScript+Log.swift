extension PageScript {
  /// What happened in each frame, and who wrote what; only the rows in view exist.
  static let log = #"""
    const rowHeight = 28;

    function writeWords(run, write, last) {
      const [frame, target, property, , x, y] = write;
      const name = scrollerName(run, target, frame);
      if (property === 4) return `${name} moves into ${scrollerName(run, x, frame)}`;
      if (property !== 1) {
        const [first, second] = property === 2 ? ["left", "top"] : ["x", "y"];
        return `${name} ${propertyWords[property]} → ${first} ${figure(x)}, ${second} ${figure(y)}`;
      }
      const key = `s${target}`, f = Math.max(0, frame - 1);
      const was = last.get(target) || [run.at(`${key}.ox`, f), run.at(`${key}.oy`, f)];
      last.set(target, [x, y]);
      const axis = x !== was[0] && y === was[1] ? 0 : 1;
      return `${name} offset ${axis ? "" : "x "}${figure(was[axis])} → ${figure([x, y][axis])}`;
    }

    function entriesOf(run) {
      const entries = [];
      const add = (frame, kind, who, text) => entries.push({ frame, kind, who, text });
      const steps = new Map(run.stepFrames.map((frame, i) => [frame, i + 1]));
      for (let frame = 0; frame < run.frames; frame += 1) {
        const step = steps.get(frame);
        if (step) {
          const line = run.script[run.stepLines[step - 1]];
          add(frame, "cause", `step ${step}`, line ? line.trim() : "");
        }
        for (const [, , phase, , x, y, , region] of run.touchesAt.get(frame) || []) {
          const where = phase === 0 ? ` ${regionWords[region]}` : "";
          add(frame, phase === 1 ? "moved" : "cause", "finger",
            `${touchWords[phase]}${where} at ${figure(x, 1)}, ${figure(y, 1)}`);
        }
        for (const [, kind, value] of run.eventsAt.get(frame) || []) {
          add(frame, "cause", "event", eventText(kind, value));
        }
        for (const [, kind, id, depth] of run.callbacksAt.get(frame) || []) {
          add(frame, "callback", "callback", `${"› ".repeat(Math.min(depth, 4))}`
            + `${callbackWords[kind] || "callback"} (${scrollerName(run, id, frame)})`);
        }
        const last = new Map();
        for (const write of run.writesAt.get(frame) || []) {
          const author = authorWords[write[3]] || "";
          add(frame, author === "container" ? "container" : "write", author,
            writeWords(run, write, last));
        }
        for (const fault of run.faultsAt.get(frame) || []) {
          add(frame, "fault", "✕ violated",
            `${run.invariants[fault.invariant].name}: ${points(fault.excess)} off`);
        }
      }
      return entries;
    }

    const filters = {
      all: () => true,
      cause: (entry) => entry.kind === "cause" || entry.kind === "fault",
      write: (entry) => entry.kind === "write" || entry.kind === "container",
      container: (entry) => entry.kind === "container",
      callback: (entry) => entry.kind === "callback",
    };

    function fillLog(state) {
      if (!state.run.entries) state.run.entries = entriesOf(state.run);
      state.entries = state.run.entries.filter(filters[byId("filter").value]);
      byId("log").firstElementChild.style.height = `${state.entries.length * rowHeight}px`;
      followLog(state);
    }

    // The first entry of a frame, or of the first frame after it.
    function entryAt(entries, frame) {
      let low = 0, high = entries.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (entries[middle].frame < frame) low = middle + 1; else high = middle;
      }
      return low;
    }

    function followLog(state) {
      byId("log").scrollTop = Math.max(0, (entryAt(state.entries, state.frame) - 2) * rowHeight);
      drawLog(state);
    }

    function drawLog(state) {
      const host = byId("log"), space = host.firstElementChild;
      const from = Math.max(0, Math.floor(host.scrollTop / rowHeight) - 4);
      const rows = state.entries.slice(from, from + Math.ceil(host.clientHeight / rowHeight) + 8);
      space.innerHTML = rows.map((entry, i) =>
        `<button type="button" tabindex="-1" data-frame="${entry.frame}"`
        + ` class="entry${entry.frame === state.frame ? " now" : ""}`
        + `${entry.kind === "fault" ? " bad" : ""}" style="top:${(from + i) * rowHeight}px">`
        + `<span class="at">${entry.frame}</span><span class="who">${escape(entry.who)}</span>`
        + `<span title="${escape(entry.text)}">${escape(entry.text)}</span></button>`).join("");
    }
    """#
}
