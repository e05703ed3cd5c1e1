/// The page's program, in parts that share one scope.
enum PageScript {
  /// All of it, in order.
  static let all =
    "(() => {\n\"use strict\";\n"
    + [
      data, PageScript.words, PageScript.quantities, PageScript.phone, PageScript.touch,
      PageScript.marks, PageScript.tracks, PageScript.lanes, PageScript.timeline,
      PageScript.compare, PageScript.log, PageScript.authors, PageScript.masthead,
      PageScript.sheets, PageScript.playing, PageScript.hands,
    ].joined(separator: "\n") + "\n})();"

  /// Reads the runs that the page embeds.
  private static let data = #"""
    const byId = (id) => document.getElementById(id);
    const read = (id) => JSON.parse(byId(id).textContent);
    const index = read("index");
    const opened = new Map();

    const numeric = (v) => v === "inf" ? Infinity : v === "-inf" ? -Infinity : Number(v);

    // A column holds changes only: the distance in frames from the last one, and the value.
    function expand(column, count) {
      const values = new Float64Array(count).fill(NaN);
      let frame = 0;
      for (let i = 0; i < column.length; i += 2) {
        frame += column[i];
        const next = i + 2 < column.length ? frame + column[i + 2] : count;
        values.fill(numeric(column[i + 1]), frame, next);
      }
      return values;
    }

    function group(rows, frameOf = (row) => row[0]) {
      const frames = new Map();
      for (const row of rows) {
        const frame = frameOf(row);
        if (!frames.has(frame)) frames.set(frame, []);
        frames.get(frame).push(row);
      }
      return frames;
    }

    // `low`, `high` and `actual` are the claim's numbers, a place or a change; `band` the places.
    function faultOf(row) {
      const [frame, invariant, low, high, actual, excess, message, isChange, quantity] = row;
      const [before, from, to, at] = row.slice(9).map(numeric);
      return {
        frame, invariant, low: numeric(low), high: numeric(high), actual: numeric(actual),
        excess: numeric(excess), message, isChange: isChange === 1, quantity, before, from, to, at,
      };
    }

    function open(number) {
      if (opened.has(number)) return opened.get(number);
      const raw = read(`run-${number}`);
      const columns = {};
      for (const name of Object.keys(raw.columns)) {
        columns[name] = expand(raw.columns[name], raw.frames);
      }
      const numbers = (pattern) => Object.keys(columns)
        .map((name) => pattern.exec(name)).filter(Boolean).map((m) => Number(m[1]));
      const run = {
        ...raw, columns,
        at: (name, frame) => columns[name] ? columns[name][frame] : NaN,
        scrollers: numbers(/^s(\d+)\.oy$/), pageNumbers: numbers(/^p(\d+)\.y$/),
        tabs: numbers(/^seg(\d+)\.s$/).length,
        touchesAt: group(raw.touches), eventsAt: group(raw.events),
        callbacksAt: group(raw.callbacks), writesAt: group(raw.writes),
        faultsAt: group(raw.faults),
      };
      run.faults = raw.faults.map(faultOf);
      run.faultsAt = group(run.faults, (fault) => fault.frame);
      run.marks = stretches(run.faults);
      opened.set(number, run);
      return run;
    }

    // Where an invariant begins to be violated, short breaks not counted: at 120 Hz a finger that
    // is sampled at 60 Hz moves things in every other frame only.
    function stretches(faults) {
      const starts = new Set();
      const last = {};
      for (const { frame, invariant } of faults) {
        if (!(frame - last[invariant] <= 4)) starts.add(frame);
        last[invariant] = frame;
      }
      return [...starts].sort((a, b) => a - b);
    }

    // The page that covers most of the screen.
    function currentPage(run, frame) {
      let best = -1, distance = Infinity;
      for (const page of run.pageNumbers) {
        const x = Math.abs(run.at(`p${page}.x`, frame));
        if (x < distance) { best = page; distance = x; }
      }
      return best;
    }

    function scrollerOf(run, role, frame, page) {
      return run.scrollers.find((id) => run.at(`s${id}.role`, frame) === role
        && (page === undefined || run.at(`s${id}.page`, frame) === page));
    }

    function listOf(run, frame, page) {
      const id = run.at(`p${page}.scroller`, frame);
      return id >= 0 ? id : undefined;
    }

    function stepAt(run, frame) {
      let step = 0;
      run.stepFrames.forEach((first, i) => { if (first <= frame) step = i + 1; });
      return step;
    }
    """#
}
