extension PageScript {
  /// Curves over time, one below the other, on one axis.
  static let tracks = #"""
    // Which frames the tracks show, and how a frame becomes a place.
    function windowOf(run, state) {
      const last = Math.max(1, run.frames - 1);
      if (!state.zoom) return { from: 0, to: last };
      const half = 30, from = Math.max(0, Math.min(state.center - half, last - 2 * half));
      return { from, to: Math.min(last, from + 2 * half) };
    }

    function scaleX(view, width) {
      const span = Math.max(1, view.to - view.from);
      return (frame) => (frame - view.from) / span * (width - 2) + 1;
    }

    const changes = (values) => {
      for (let i = 1; i < values.length; i += 1) {
        if (values[i] !== values[0] && !(Number.isNaN(values[i]) && Number.isNaN(values[0]))) {
          return true;
        }
      }
      return false;
    };

    function series(run) {
      const count = run.frames;
      const make = (f) => Float64Array.from({ length: count }, (_, frame) => f(frame));
      const pages = make((frame) => currentPage(run, frame));
      const offset = (role) => make((frame) => {
        const id = role === 2 ? listOf(run, frame, pages[frame])
          : scrollerOf(run, role, frame);
        return id === undefined ? NaN : run.at(`s${id}.oy`, frame);
      });
      return {
        content: run.columns.content || make(() => NaN),
        low: run.columns.low || make(() => NaN), high: run.columns.high || make(() => NaN),
        outer: offset(1), list: offset(2),
        header: make((frame) => {
          const box = boxOf(run, frame, "header");
          return box ? Math.max(0, box.y + box.h) - Math.max(0, box.y) : NaN;
        }),
        progress: make((frame) => pages[frame] < 0 ? NaN
          : pages[frame] - run.at(`p${pages[frame]}.x`, frame) / run.scene.width + 1),
      };
    }

    function extent(lists, view) {
      let low = Infinity, high = -Infinity;
      for (const list of lists) {
        for (let f = view.from; f <= view.to && f < list.length; f += 1) {
          if (Number.isFinite(list[f])) {
            low = Math.min(low, list[f]);
            high = Math.max(high, list[f]);
          }
        }
      }
      if (!(low <= high)) return [0, 1];
      if (high - low < 2) return [(low + high) / 2 - 1, (low + high) / 2 + 1];
      return [low, high];
    }

    function path(list, view, x, y) {
      let out = "", pen = false;
      for (let f = view.from; f <= view.to && f < list.length; f += 1) {
        if (!Number.isFinite(list[f])) { pen = false; continue; }
        out += `${pen ? "L" : "M"}${n(x(f))} ${n(y(list[f]))}`;
        pen = true;
      }
      return out;
    }

    function bandPath(low, high, view, x, y) {
      let out = "", top = [], bottom = [];
      const close = () => {
        if (top.length) out += `M${top.join("L")}L${bottom.reverse().join("L")}Z`;
        top = [];
        bottom = [];
      };
      for (let f = view.from; f <= view.to && f < low.length; f += 1) {
        if (!Number.isFinite(low[f] + high[f])) { close(); continue; }
        top.push(`${n(x(f))} ${n(y(high[f]) - 2.5)}`);
        bottom.push(`${n(x(f))} ${n(y(low[f]) + 2.5)}`);
      }
      close();
      return out;
    }

    function chart(track, run, view, width) {
      const height = track.height, pad = 8;
      const [low, high] = extent([...track.curves.map((c) => c.values), ...(track.band || [])],
        view);
      const x = scaleX(view, width);
      const y = (v) => height - pad - (v - low) / (high - low) * (height - 2 * pad);
      let out = `<rect class="ground" width="${width}" height="${height}"/>`;
      for (const value of [low, high]) {
        out += `<line class="rule" x1="0" x2="${width}" y1="${n(y(value))}" y2="${n(y(value))}"/>`;
      }
      if (track.band) {
        out += `<path class="band" d="${bandPath(...track.band, view, x, y)}"/>`;
      }
      for (const curve of track.curves) {
        out += `<path class="curve ${curve.look}" d="${path(curve.values, view, x, y)}"/>`;
      }
      for (const frame of track.marks || []) {
        const value = track.curves[0].values[frame];
        if (frame >= view.from && frame <= view.to && Number.isFinite(value)) {
          out += `<circle class="bad-dot" cx="${n(x(frame))}" cy="${n(y(value))}" r="4"/>`;
        }
      }
      const text = (v, dy) => `<text class="tick" x="${width - 4}"`
        + ` y="${n(y(v) + dy)}" text-anchor="end">`
        + `${figure(v, track.digits)}</text>`;
      return out + text(high, 11) + text(low, -3);
    }

    function curveTracks(run) {
      const s = series(run);
      const value = (list, frame) => points(list[frame]);
      const tracks = [{
        name: "content", height: 120, digits: 0, band: [s.low, s.high], marks: run.marks,
        curves: [{ values: s.content, look: "one" }],
        title: `<span class="key"></span>content position`
          + ` <span class="wide-only">&nbsp; <span class="key band"></span>allowed</span>`,
        read: (f) => `${value(s.content, f)}, allowed ${range(s.low[f], s.high[f])}`,
      }];
      const offsets = [["outer", s.outer, "wide"], ["list", s.list, "two"]]
        .filter(([, list]) => changes(list));
      if (offsets.length) {
        tracks.push({
          name: "offsets", height: 84, digits: 0,
          curves: offsets.map(([, values, look]) => ({ values, look })),
          title: offsets.map(([name, , look]) =>
            `<span class="key ${look}"></span>${name}`).join("&ensp;") + " offset",
          read: (f) => offsets.map(([, list]) => value(list, f)).join(" · "),
        });
      }
      if (changes(s.header)) {
        tracks.push({
          name: "header", height: 48, digits: 0, curves: [{ values: s.header, look: "three" }],
          title: `<span class="key three"></span>header on the screen`,
          read: (f) => value(s.header, f),
        });
      }
      if (changes(s.progress)) {
        tracks.push({
          name: "pages", height: 48, digits: 1, curves: [{ values: s.progress, look: "two" }],
          title: `<span class="key two"></span>page`, read: (f) => figure(s.progress[f]),
        });
      }
      return tracks.map((track) => ({ ...track, draw: chart }));
    }
    """#
}
