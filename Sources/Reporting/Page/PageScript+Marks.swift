extension PageScript {
  /// Where the thing in question may stand and where it stands, drawn on the phone; and the legend.
  static let marks = #"""
    // What of the phone shows a quantity: a coordinate, and which way it grows.
    function tracer(run, name, frame) {
      const box = (part) => boxOf(run, frame, part);
      const header = box("header"), bar = box("bar"), panel = box("panel");
      const down = (y, words) => ({ at: y, sign: 1, words, isAcross: true });
      const clip = (y) => Math.min(Math.max(y, 0), run.scene.height);
      if (name === "header-top" && header) return down(clip(header.y), "the header's top edge");
      if (name === "header-bottom" && header) {
        return down(clip(header.y + header.h), "the header's bottom edge");
      }
      if (name === "bar-top" && bar) return down(clip(bar.y), "the tab bar's top edge");
      if (name === "panel-top" && panel) return down(clip(panel.y), "the panel's top edge");
      if (name.startsWith("stroke") && bar) {
        const x = run.at("ind.x", frame) + placeOf(run, name, frame);
        return { at: x, sign: 1, words: nameOf(name), isAcross: false, y: bar.y + bar.h };
      }
      return ["content", "outer", "list"].includes(name) ? rowTracer(run, frame) : null;
    }

    // Content is seen by its rows: the top edge of one that stands well below the bar.
    function rowTracer(run, frame) {
      const page = run.at("page", frame), scene = run.scene.pages[page];
      const first = run.at(`p${page}.row.y`, frame);
      if (!scene || !(scene.rowHeight > 0) || !Number.isFinite(first)) return null;
      const bar = boxOf(run, frame, "bar"), header = boxOf(run, frame, "header");
      const top = Math.max(0, bar ? bar.y + bar.h : 0, header ? header.y + header.h : 0);
      const row = Math.max(0, Math.ceil((top + 24 - first) / scene.rowHeight));
      if (row >= scene.rows) return null;
      return { at: first + row * scene.rowHeight, sign: -1, isAcross: true,
        words: `row ${row + 1}'s top edge` };
    }

    function subjectMarks(run, frame, options) {
      const name = options.subject, stand = name ? standing(run, name, frame) : null;
      const trace = stand && stand.isBanded ? tracer(run, name, frame) : null;
      if (!trace) return "";
      const end = trace.isAcross ? run.scene.height : run.scene.width;
      const clip = (v) => Math.min(end + 8, Math.max(-8, v));
      const place = (v) => clip(trace.at + trace.sign * (v - stand.now));
      const edges = [place(stand.low), place(stand.high)].sort((a, b) => a - b);
      return trace.isAcross ? acrossMarks(run, trace, edges, stand, options, place)
        : alongMarks(run, trace, edges, stand, options, place);
    }

    function acrossMarks(run, trace, [top, bottom], stand, options, place) {
      const { width, height } = run.scene, y = Math.min(height + 8, Math.max(-8, trace.at));
      const gutter = rect(width + 5, top - 2, 9, bottom - top + 4, `rx="4" class="allowed"`);
      const line = (look, at, from, to) =>
        `<line class="${look}" x1="${from}" x2="${to}" y1="${n(at)}" y2="${n(at)}"/>`;
      if (!stand.off) return gutter + line("stands", y, width - 2, width + 20);
      const nearest = place(Math.min(Math.max(stand.now, stand.low), stand.high));
      return rect(0, Math.max(0, top), width, Math.min(height, bottom) - Math.max(0, top),
        `class="may"`) + gutter + line("nearest", nearest, -8, width + 20)
        + line("wrong", y, -16, width + 20) + offLabel(run, stand, (y + nearest) / 2, y, options);
    }

    // Beside the line, on the side that has room, with a ground of its own.
    function offLabel(run, stand, middle, y, options) {
      const size = options.small ? 34 : 17, text = `✕ off by ${points(stand.off)}`;
      const isApart = Math.abs(middle - y) > size;
      const above = isApart ? middle + size * 0.35 : y > size * 2 ? y - size * 0.5 : y + size * 1.2;
      return label(run.scene.width - size * 0.6, above, text,
        `font-size="${size}" text-anchor="end" class="wrong-text"`);
    }

    function alongMarks(run, trace, [left, right], stand, options, place) {
      const { y, at } = trace, { width } = run.scene;
      const line = (look, x, from, to) =>
        `<line class="${look}" x1="${n(x)}" x2="${n(x)}" y1="${n(from)}" y2="${n(to)}"/>`;
      const band = rect(left - 1, y + 4, right - left + 2, 8, `rx="4" class="allowed"`);
      if (!stand.off) return band + line("stands", at, y - 6, y + 16);
      const nearest = place(Math.min(Math.max(stand.now, stand.low), stand.high));
      const size = options.small ? 34 : 17;
      return band + line("nearest", nearest, y - 12, y + 22) + line("wrong", at, y - 16, y + 26)
        + label(Math.min(width - 8, Math.max(at, 13 * size)), y + 26 + size, `✕ off by ${points(stand.off)}`,
          `font-size="${size}" text-anchor="end" class="wrong-text"`);
    }

    const swatch = (inner) => `<svg class="swatch" viewBox="0 0 22 14" aria-hidden="true">`
      + `${inner}</svg>`;
    const swatches = {
      down: swatch(`<circle class="finger" cx="11" cy="7" r="5.5"/>`),
      up: swatch(`<circle class="finger up" cx="11" cy="7" r="5.5"/>`),
      owner: swatch(`<rect class="owner" x="2" y="2" width="18" height="10" rx="3"/>`),
      blank: swatch(`<path class="hatch-line" d="M2 13L12 1M8 13L18 1M14 13L21 4"/>`),
      may: swatch(`<rect class="allowed" x="8" y="1" width="6" height="12" rx="3"/>`),
      stands: swatch(`<path class="stands" d="M2 7H20"/>`),
      wrong: swatch(`<path class="wrong" d="M2 7H20"/>`),
      nearest: swatch(`<path class="nearest" d="M2 7H20"/>`),
    };

    // What the marks on the phone mean; only those that are there.
    function legend(run, frame, subject) {
      const parts = [];
      for (const finger of fingersAt(run, frame)) {
        const speed = Math.hypot(...velocity(finger.samples));
        parts.push(finger.phase < 2 ? [swatches.down, `finger, ${figure(speed, 0)} pt/s`]
          : [swatches.up, "finger that has left"]);
      }
      const names = owners(run, frame).map((id) => scrollerName(run, id, frame));
      if (names.length) parts.push([swatches.owner, `${names.join(" and ")} ${names.length > 1 ? "own" : "owns"} the pan`]);
      if (rubber(run, frame, "")) parts.push([swatches.blank, "blank, beyond an end"]);
      const pictures = run.at("pictures", frame);
      if (pictures > 0) parts.push(["", `${counted(pictures, "picture")} in place of pages`]);
      const stand = standing(run, subject, frame), trace = tracer(run, subject, frame);
      if (stand.isBanded && trace) {
        parts.push([swatches.may, `where ${trace.words} may stand`]);
        parts.push(stand.off ? [swatches.wrong, "where it stands"]
          : [swatches.stands, "where it stands"]);
        if (stand.off) parts.push([swatches.nearest, "the nearest place allowed"]);
      }
      return parts.map(([mark, words]) => `<li>${mark}<span>${escape(words)}</span></li>`).join("");
    }
    """#
}
