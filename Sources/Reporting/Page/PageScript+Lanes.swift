extension PageScript {
  /// Frame numbers, steps, phases and invariants as lanes.
  static let lanes = #"""
    // A lane is its shapes and, over the cursor, its words.
    // A number every so many frames, as far apart as their words need.
    function frameLane(track, run, view, width) {
      const x = scaleX(view, width), least = (view.to - view.from) * 44 / (width - gutter);
      const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000]
        .find((each) => each >= least) || 20000;
      let shapes = "", words = "";
      for (let f = Math.ceil(view.from / step) * step; f <= view.to; f += step) {
        const at = x(f), anchor = at < 12 ? "start" : "middle";
        shapes += `<line class="rule" x1="${n(at)}" x2="${n(at)}" y1="14" y2="18"/>`;
        words += `<text x="${n(at)}" y="11" text-anchor="${anchor}">${f}</text>`;
      }
      return [shapes, words];
    }

    function runsOf(values, count) {
      const out = [];
      for (let f = 0; f < count; f += 1) {
        const last = out[out.length - 1];
        if (last && last.value === values(f)) last.to = f;
        else out.push({ value: values(f), from: f, to: f });
      }
      return out;
    }

    // The edges of a stretch of frames, each frame half a distance to either side.
    function edges(part, view, x) {
      const from = Math.max(part.from - 0.5, view.from), to = Math.min(part.to + 0.5, view.to);
      return to > from ? [x(from), Math.max(x(to), x(from) + 1.5)] : null;
    }

    const pairsOf = (pairs) => [0, 1].map((i) => pairs.map((pair) => pair[i]).join(""));

    function stepLane(track, run, view, width) {
      const x = scaleX(view, width);
      return pairsOf(run.stepFrames.map((from, i) => {
        const to = i + 1 < run.stepFrames.length ? run.stepFrames[i + 1] - 1 : run.frames - 1;
        const edge = edges({ from, to }, view, x);
        if (!edge) return ["", ""];
        const [a, b] = edge;
        const shape = `<rect class="step" data-step="${i + 1}" x="${n(a)}" y="1" height="16"`
          + ` width="${n(Math.max(1, b - a - 1.5))}" rx="2"/>`;
        return [shape, b - a > 9 + 7 * `${i + 1}`.length ? `<text class="step-text" data-step="${i + 1}"`
          + ` x="${n(a + 5)}" y="13">${i + 1}</text>` : ""];
      }));
    }

    function phaseLane(track, run, view, width) {
      const x = scaleX(view, width);
      return pairsOf(runsOf((f) => phaseOf(run, f), run.frames).map((part) => {
        const edge = edges(part, view, x);
        if (!edge) return ["", ""];
        const [a, b] = edge, word = phaseWords[part.value];
        const look = { touch: "touch", rest: "rest", coast: "move", bounce: "move" }[part.value]
          || "other";
        const fits = b - a > 12 + word.length * 6;
        const dim = look === "rest" ? " dim" : look === "other" ? " dark" : "";
        return [`<rect class="phase-${look}" x="${n(a)}" y="1" height="16"`
          + ` width="${n(Math.max(1, b - a - 1))}" rx="2"/>`,
          fits ? `<text class="phase-text on-${look}${dim}" x="${n(a + 5)}" y="13">${word}</text>`
            : ""];
      }));
    }

    function invariantLane(track, run, view, width) {
      const x = scaleX(view, width), id = `idle-${track.number}`;
      const parts = runsOf((f) => run.at(`inv${track.number}`, f), run.frames);
      let out = `<defs><pattern id="${id}" width="5" height="5" patternUnits="userSpaceOnUse"`
        + ` patternTransform="rotate(45)"><line class="idle" y2="5"/></pattern></defs>`;
      let bad = "";
      for (const part of parts) {
        const edge = edges(part, view, x);
        if (!edge) continue;
        const [a, b] = edge, box = `x="${n(a)}" width="${n(Math.max(1.5, b - a))}"`;
        if (part.value === 2) {
          bad += `<rect class="bad" ${box} y="1" height="16"/>`
            + `<path class="bad" d="M${n(a - 4)} 0h${n(8 + Math.max(1.5, b - a))}l-4 5h-`
            + `${n(Math.max(1.5, b - a))}z"/>`;
        } else if (part.value === 1) out += `<rect class="held" ${box} y="7" height="5"/>`;
        else out += `<rect fill="url(#${id})" ${box} y="4" height="11"/>`;
      }
      return [out + bad, ""];
    }

    function invariantWords(run, number, frame) {
      const invariant = run.invariants[number];
      const state = run.at(`inv${number}`, frame);
      if (state === 2) return "violated";
      if (!invariant.chosen) return "not chosen";
      if (!invariant.canApply) return "cannot apply";
      return state === 1 ? "held" : "says nothing here";
    }
    """#
}
