extension PageScript {
  /// Curves over time, one below the other, on one axis.
  static let tracks = #"""
    // Frames to either side of the moment that is looked at closely.
    const reach = 30;
    // Room for the numbers of an axis, to the right of all tracks.
    const gutter = 46;

    // Which frames the tracks show, and how a frame becomes a place.
    function windowOf(run, state) {
      const last = Math.max(1, lastFrame(run));
      if (!state.zoom) return { from: 0, to: last };
      const from = Math.max(0, Math.min(state.center - reach, last - 2 * reach));
      return { from, to: Math.min(last, from + 2 * reach) };
    }

    function scaleX(view, width) {
      const span = Math.max(1, view.to - view.from);
      return (frame) => (frame - view.from) / span * (width - gutter - 2) + 1;
    }

    // From the lowest to the highest that the window shows: of a band only what is near.
    function extent(quantity, view) {
      let low = Infinity, high = -Infinity;
      const take = (value) => {
        if (!Number.isFinite(value)) return;
        low = Math.min(low, value);
        high = Math.max(high, value);
      };
      for (let f = view.from; f <= view.to; f += 1) take(quantity.values[f]);
      for (const f of quantity.wrong) {
        if (f < view.from || f > view.to) continue;
        take(Math.min(Math.max(quantity.values[f], quantity.low[f]), quantity.high[f]));
      }
      if (!(low <= high)) return [0, 1];
      if (high - low < 2) return [(low + high) / 2 - 1, (low + high) / 2 + 1];
      return [low, high];
    }

    function path(list, view, x, y, wanted = () => true) {
      let out = "", pen = false;
      for (let f = view.from; f <= view.to && f < list.length; f += 1) {
        if (!Number.isFinite(list[f]) || !wanted(f)) { pen = false; continue; }
        out += `${pen ? "L" : "M"}${n(x(f))} ${n(y(list[f]))}`;
        pen = true;
      }
      return out;
    }

    function bandPath({ low, high }, view, x, y) {
      let out = "", top = [], bottom = [];
      const close = () => {
        if (top.length === 1) {
          const [at, upper] = top[0].split(" "), lower = bottom[0].split(" ")[1];
          out += `M${n(at - 2)} ${upper}H${n(Number(at) + 2)}V${lower}H${n(at - 2)}Z`;
        } else if (top.length) out += `M${top.join("L")}L${bottom.reverse().join("L")}Z`;
        top = [];
        bottom = [];
      };
      for (let f = view.from; f <= view.to && f < low.length; f += 1) {
        if (!(low[f] <= high[f])) { close(); continue; }
        top.push(`${n(x(f))} ${n(y(high[f]) - 2.5)}`);
        bottom.push(`${n(x(f))} ${n(y(low[f]) + 2.5)}`);
      }
      close();
      return out;
    }

    function chart(track, run, view, width) {
      const { quantity, height } = track, pad = 9, right = width - gutter;
      const [low, high] = extent(quantity, view);
      const x = scaleX(view, width);
      const free = (v) => height - pad - (v - low) / (high - low) * (height - 2 * pad);
      const y = (v) => Math.min(height + 4, Math.max(-4, free(v)));
      const rule = (v) => `<line class="rule" x1="0" x2="${right}" y1="${n(y(v))}"`
        + ` y2="${n(y(v))}"/><text class="tick" x="${right + 6}" y="${n(y(v) + 3.5)}">`
        + `${figure(v, high - low < 10 ? 1 : 0)}</text>`;
      const clip = `clip-${track.name}`;
      const bad = (f) => quantity.off[f] > 0 || quantity.off[f + 1] > 0;
      const dots = quantity.marks.filter((f) => f >= view.from && f <= view.to).map((f) =>
        `<circle class="bad-dot" cx="${n(x(f))}" cy="${n(y(quantity.values[f]))}" r="4.5"/>`);
      return [`<clipPath id="${clip}"><rect width="${right}" height="${height}"/></clipPath>`
        + `<rect class="ground" width="${right}" height="${height}"/>` + rule(low) + rule(high)
        + `<g clip-path="url(#${clip})">`
        + `<path class="band" d="${bandPath(quantity, view, x, y)}"/>`
        + `<path class="curve" d="${path(quantity.values, view, x, y)}"/>`
        + `<path class="curve bad-curve" d="${path(quantity.values, view, x, y, bad)}"/></g>`
        + dots.join(""), ""];
    }

    function standWords(run, quantity, frame) {
      const stand = standing(run, quantity.name, frame);
      if (Number.isNaN(stand.now)) return "not on the screen";
      return `${stand.off ? "✕ " : ""}${points(stand.now)}`
        + (stand.isBanded ? `, may stand at ${range(stand.low, stand.high)}` : "");
    }

    // What is violated first, then what moves.
    function curveTracks(run, finding) {
      const names = allNames(run), broken = new Set(run.faults.map((fault) => fault.quantity));
      const subject = finding ? subjectOf(run, finding.frame, finding) : "";
      const hasHeader = run.columns["header.y"] !== undefined;
      const usual = (name) => name !== "header-top"
        && (name !== "bar-top" || !hasHeader) && changes(quantityOf(run, name).values);
      const shown = names.filter((name) => broken.has(name) || usual(name));
      shown.sort((a, b) => (b === subject) - (a === subject)
        || broken.has(b) - broken.has(a));
      return shown.map((name) => {
        const quantity = quantityOf(run, name);
        return {
          name, quantity, height: name === subject ? 132 : 56, draw: chart,
          title: quantity.words,
          read: (f) => standWords(run, quantity, f),
          isBad: (f) => standing(run, name, f).off > 0,
        };
      });
    }
    """#
}
