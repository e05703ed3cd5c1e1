extension PageScript {
  /// What lies over the phone: fingers, rubber bands, who owns the pan.
  static let touch = #"""
    // Each finger's samples up to a frame, while it is down or has just left.
    function fingersAt(run, frame) {
      const fingers = new Map();
      for (let f = Math.max(0, frame - 40); f <= frame; f += 1) {
        for (const [, finger, phase, time, x, y] of run.touchesAt.get(f) || []) {
          if (phase === 0 || !fingers.has(finger)) fingers.set(finger, { samples: [] });
          const known = fingers.get(finger);
          known.samples.push({ time, x, y });
          known.phase = phase;
          known.frame = f;
        }
      }
      return [...fingers.values()].filter((finger) =>
        finger.phase === 0 || finger.phase === 1 || frame - finger.frame < 8);
    }

    // In points per second, over the last 50 ms.
    function velocity(samples) {
      const last = samples[samples.length - 1];
      const first = samples.find((s) => s.time >= last.time - 50) || last;
      const time = (last.time - first.time) / 1000;
      return time > 0 ? [(last.x - first.x) / time, (last.y - first.y) / time] : [0, 0];
    }

    function fingerMarks(run, frame) {
      return fingersAt(run, frame).map((finger) => {
        const { samples, phase } = finger;
        const { x, y } = samples[samples.length - 1];
        const trail = samples.slice(-24).map((s) => `${n(s.x)},${n(s.y)}`).join(" ");
        const up = phase === 3 || phase === 4;
        let out = `<polyline class="trail" points="${trail}"/>`
          + `<circle class="finger${up ? " up" : ""}" cx="${n(x)}" cy="${n(y)}" r="22"`
          + ` stroke-width="2.5"/>`;
        if (phase === 4) out += label(x, y + 6, "✕", `font-size="18" text-anchor="middle"`);
        return out + arrow(x, y, velocity(samples), run.scene);
      }).join("");
    }

    // Its tip stays where it can be seen.
    function arrow(x, y, [vx, vy], scene) {
      const speed = Math.hypot(vx, vy);
      if (speed < 20) return "";
      const ux = vx / speed, uy = vy / speed;
      const room = (u, at, end) => u > 0 ? (end + 18 - at) / u : u < 0 ? (at + 18) / -u : 1e9;
      const length = Math.min(140, 24 + speed * 0.05, room(ux, x, scene.width),
        room(uy, y, scene.height));
      if (length < 16) return "";
      const tx = x + ux * length, ty = y + uy * length;
      const head = [[tx, ty], [tx - 14 * ux + 7 * uy, ty - 14 * uy - 7 * ux],
        [tx - 14 * ux - 7 * uy, ty - 14 * uy + 7 * ux]].map((p) => p.map(n).join(",")).join(" ");
      return `<line class="arrow" x1="${n(x)}" y1="${n(y)}" x2="${n(tx - 12 * ux)}"`
        + ` y2="${n(ty - 12 * uy)}"/><polygon class="arrow-head" points="${head}"/>`;
    }

    function owners(run, frame) {
      return run.scrollers.filter((id) => run.at(`s${id}.flags`, frame) & 2);
    }

    function owner(run, frame) {
      return owners(run, frame).map((id, i) => {
        const box = boxOf(run, frame, `s${id}`);
        return box ? rect(box.x + 5 + 5 * i, Math.max(box.y, 0) + 5 + 5 * i,
          box.w - 10 - 10 * i, Math.min(box.y + box.h, run.scene.height)
          - Math.max(box.y, 0) - 10 - 10 * i, `class="owner" rx="30"`) : "";
      }).join("");
    }

    // What is blank because something is beyond its end.
    function rubber(run, frame, id) {
      const page = currentPage(run, frame), fill = `fill="url(#${id}-hatch)"`;
      const header = boxOf(run, frame, "header"), bar = boxOf(run, frame, "bar");
      const width = run.scene.width;
      let out = "";
      const head = header ? header.y : bar ? bar.y : NaN;
      if (head > 0.5) out += rect(0, 0, width, head, fill);
      if (page < 0) return out;
      const above = Math.max(0, header ? header.y + header.h : 0, bar ? bar.y + bar.h : 0);
      const first = run.at(`p${page}.row.y`, frame);
      if (first - above > 0.5) out += rect(0, above, width, first - above, fill);
      const rows = run.scene.pages[page];
      const last = rows ? first + rows.rows * rows.rowHeight : NaN;
      const list = listOf(run, frame, page);
      const at = (name) => run.at(`s${list}.${name}`, frame);
      const end = at("oy") - Math.max(-at("it"), at("ch") + at("ib") - at("bh"));
      const below = run.scene.height - run.scene.bottomInset;
      if (end > 0.5 && last < below) out += rect(0, last, width, below - last, fill);
      return out;
    }

    function phoneWords(run, frame) {
      const page = currentPage(run, frame);
      const first = run.at(`p${page}.row.y`, frame);
      const header = boxOf(run, frame, "header");
      const parts = [`Phone in frame ${frame}`];
      if (header) parts.push(`header's bottom edge at ${figure(header.y + header.h)} points`);
      if (page >= 0) parts.push(`first row of page ${page + 1} at ${figure(first)} points`);
      const fingers = fingersAt(run, frame).filter((f) => f.phase < 2).length;
      parts.push(fingers ? `${fingers} finger${fingers > 1 ? "s" : ""} down` : "no finger down");
      return parts.join(", ");
    }
    """#
}
