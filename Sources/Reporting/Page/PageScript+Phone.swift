extension PageScript {
  /// Draws what stands on the screen, in true proportions.
  static let phone = #"""
    let drawn = 0;
    const n = (value) => Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
    const rect = (x, y, w, h, more) =>
      `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}"`
      + ` height="${n(Math.max(0, h))}" ${more}/>`;
    const label = (x, y, text, more = "") =>
      `<text x="${n(x)}" y="${n(y)}" ${more}>${escape(text)}</text>`;

    // One phone; `ghost` points above and below the screen are shown dimmed.
    function phoneSVG(run, frame, options) {
      const { width, height } = run.scene;
      const ghost = options.ghost, side = 22;
      const id = `phone${drawn = (drawn + 1) % 1000}`;
      const box = [-side, -ghost - 4, width + 2 * side, height + 2 * ghost + 8];
      const marks = options.small ? "" : fingerMarks(run, frame);
      return `<svg class="phone${options.small ? " small" : ""}" viewBox="${box.join(" ")}" role="img"`
        + ` aria-label="${escape(phoneWords(run, frame))}">`
        + `<defs><clipPath id="${id}"><rect width="${width}" height="${height}" rx="36"/>`
        + `</clipPath><clipPath id="${id}-ghost">`
        + rect(0, -ghost, width, height + 2 * ghost, "") + `</clipPath>`
        + `<pattern id="${id}-hatch" width="10" height="10" patternUnits="userSpaceOnUse"`
        + ` patternTransform="rotate(45)"><line class="hatch-line" y2="10"/></pattern></defs>`
        + (ghost > 0
          ? `<g class="ghost" clip-path="url(#${id}-ghost)">`
            + content(run, frame, id + "-g", -ghost, height + ghost) + `</g>` : "")
        + `<g clip-path="url(#${id})">`
        + rect(0, 0, width, height, `class="glass"`)
        + content(run, frame, id, 0, height) + rubber(run, frame, id) + owner(run, frame)
        + `</g>`
        + rect(0, 0, width, height, `rx="36" class="edge"`)
        + subjectMarks(run, frame, options) + marks + `</svg>`;
    }

    function content(run, frame, id, top, bottom) {
      let out = "";
      for (const page of run.pageNumbers) out += pageRows(run, frame, page, id, top, bottom);
      return out + headerBox(run, frame, id) + barBox(run, frame, id) + panelBox(run, frame);
    }

    function pageRows(run, frame, page, id, top, bottom) {
      const at = (name) => run.at(`p${page}.${name}`, frame);
      const x = at("x"), w = at("w"), width = run.scene.width;
      if (!(x < width && x + w > 0)) return "";
      const y0 = Math.max(top, at("y")), y1 = Math.min(bottom, at("y") + at("h"));
      if (!(y1 > y0)) return "";
      const first = at("row.y"), rows = at("rows");
      const step = run.scene.pages[page] ? run.scene.pages[page].rowHeight : at("row.h");
      if (!(step > 0) || !Number.isFinite(first)) return "";
      const tints = page % 2 ? ["var(--row-c)", "var(--row-d)"] : ["var(--row-a)", "var(--row-b)"];
      let out = rect(x, y0, w, y1 - y0, `fill="${tints[0]}"`);
      const from = Math.max(0, Math.floor((y0 - first) / step));
      for (let row = from; row < rows && first + row * step < y1; row += 1) {
        const y = first + row * step;
        out += rect(at("row.x"), y, w, step, `fill="${tints[row % 2]}"`);
        if (step >= 14) {
          out += label(at("row.x") + 20, y + step / 2 + 5, `${row + 1}`, `font-size="15"`);
          out += rect(at("row.x") + 56, y + step / 2 - 3, 90 + 37 * (row * 7 % 5), 6,
            `rx="3" fill="var(--line)"`);
        }
      }
      const clip = `${id}-p${page}`;
      return `<clipPath id="${clip}">${rect(Math.max(0, x), y0, Math.min(width, x + w)
        - Math.max(0, x), y1 - y0, "")}</clipPath><g clip-path="url(#${clip})">${out}</g>`;
    }

    function boxOf(run, frame, name) {
      const [x, y, w, h] = ["x", "y", "w", "h"].map((k) => run.at(`${name}.${k}`, frame));
      return Number.isFinite(x + y + w + h) ? { x, y, w, h } : null;
    }

    function clipped(id, box, out) {
      return `<clipPath id="${id}">${rect(box.x, box.y, box.w, box.h, "")}</clipPath>`
        + `<g clip-path="url(#${id})">${out}</g>`;
    }

    function headerBox(run, frame, id) {
      const box = boxOf(run, frame, "header");
      if (!box || box.h <= 0) return "";
      const foot = box.y + box.h, r = Math.min(30, box.h / 4);
      return clipped(`${id}-header`, box,
        rect(box.x, box.y, box.w, box.h, `class="header-box"`)
        + `<circle class="header-mark" cx="${n(box.x + 20 + r)}" cy="${n(foot - 18 - r)}"`
        + ` r="${n(r)}"/>`
        + rect(box.x + 36 + 2 * r, foot - 20 - r * 1.4, 150, 10, `rx="5" class="header-mark"`)
        + rect(box.x + 36 + 2 * r, foot - 20 - r * 0.6, 96, 8, `rx="4" class="header-mark"`)
        + label(box.x + box.w - 20, box.y + 30, `header ${figure(box.h, 0)} pt`,
          `font-size="14" text-anchor="end"`));
    }

    function barBox(run, frame, id) {
      const box = boxOf(run, frame, "bar");
      if (!box || box.h <= 0) return "";
      const x0 = run.at("ind.x", frame), w = run.at("ind.w", frame);
      const page = currentPage(run, frame);
      let out = rect(box.x, box.y, box.w, box.h, `class="bar-box"`)
        + `<line class="hairline" x1="${n(box.x)}" x2="${n(box.x + box.w)}"`
        + ` y1="${n(box.y + box.h - 0.5)}" y2="${n(box.y + box.h - 0.5)}"/>`;
      for (let tab = 0; tab < run.tabs; tab += 1) {
        const a = run.at(`seg${tab}.s`, frame), b = run.at(`seg${tab}.e`, frame);
        out += label(x0 + w * (a + b) / 2, box.y + box.h / 2 + 5, `Tab ${tab + 1}`,
          `font-size="14" text-anchor="middle"${tab === page ? ` class="tab-now"` : ""}`);
      }
      if (!run.tabs) {
        out += label(box.x + box.w / 2, box.y + box.h / 2 + 5, "tab bar",
          `font-size="14" text-anchor="middle"`);
      }
      const s = run.at("ind.s", frame), e = run.at("ind.e", frame);
      if (Number.isFinite(x0 + s + e) && e > s) {
        const y = n(box.y + box.h - 3);
        out += `<line class="stroke" x1="${n(x0 + s + 2)}" x2="${n(x0 + e - 2)}"`
          + ` y1="${y}" y2="${y}"/>`;
      }
      return clipped(`${id}-bar`, box, out);
    }

    function panelBox(run, frame) {
      const box = boxOf(run, frame, "panel");
      return box ? rect(box.x, box.y, box.w, box.h, `rx="14" class="edge"`) : "";
    }
    """#
}
