extension PageScript {
  /// Steps, phases and invariants as lanes, and all tracks put together.
  static let lanes = #"""
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

    function stepLane(track, run, view, width) {
      const x = scaleX(view, width);
      return run.stepFrames.map((from, i) => {
        const to = i + 1 < run.stepFrames.length ? run.stepFrames[i + 1] - 1 : run.frames - 1;
        const edge = edges({ from, to }, view, x);
        if (!edge) return "";
        const [a, b] = edge;
        return `<rect class="step" data-step="${i + 1}" x="${n(a)}" y="1" height="16"`
          + ` width="${n(Math.max(1, b - a - 1.5))}" rx="2"/>`
          + (b - a > 14 ? `<text class="step-text" data-step="${i + 1}" x="${n(a + 5)}" y="13">`
            + `${i + 1}</text>` : "");
      }).join("");
    }

    function phaseLane(track, run, view, width) {
      const x = scaleX(view, width);
      return runsOf((f) => phaseOf(run, f), run.frames).map((part) => {
        const edge = edges(part, view, x);
        if (!edge) return "";
        const [a, b] = edge, word = phaseWords[part.value];
        const look = { touch: "touch", rest: "rest", coast: "move", bounce: "move" }[part.value]
          || "other";
        const fits = b - a > 12 + word.length * 6;
        const dim = look === "rest" || look === "other" ? " dim" : "";
        return `<rect class="phase-${look}" x="${n(a)}" y="1" height="16"`
          + ` width="${n(Math.max(1, b - a - 1))}" rx="2"/>`
          + (fits ? `<text class="phase-text${dim}" x="${n(a + 5)}" y="13">${word}</text>` : "");
      }).join("");
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
      return out + bad;
    }

    function invariantWords(run, number, frame) {
      const invariant = run.invariants[number];
      const state = run.at(`inv${number}`, frame);
      if (state === 2) return "violated";
      if (!invariant.chosen) return "not chosen";
      if (!invariant.canApply) return "cannot apply";
      return state === 1 ? "held" : "says nothing here";
    }

    function allTracks(run) {
      const tracks = [];
      if (run.stepFrames.length) {
        tracks.push({
          name: "steps", height: 18, draw: stepLane, title: "step",
          read: (f) => {
            const step = stepAt(run, f), line = run.script[run.stepLines[step - 1]];
            return step ? `${step}${line ? `: ${line.trim()}` : ""}` : "before the first";
          },
        });
      }
      tracks.push({
        name: "phases", height: 18, draw: phaseLane, title: "phase",
        read: (f) => phaseWords[phaseOf(run, f)],
      }, ...curveTracks(run));
      run.invariants.forEach((invariant, number) => tracks.push({
        name: `inv${number}`, number, height: 18, draw: invariantLane, title: invariant.name,
        jump: true, read: (f) => invariantWords(run, number, f),
        isBad: (f) => run.at(`inv${number}`, f) === 2,
      }));
      return tracks;
    }

    function drawTracks(state) {
      const { run } = state, host = byId("tracks");
      const width = Math.max(200, host.clientWidth);
      const view = state.view = windowOf(run, state);
      host.innerHTML = state.tracks.map((track) =>
        `<div class="track" data-track="${track.name}"><div class="track-head">`
        + (track.jump
          ? `<button type="button" class="name" data-jump="${track.number}"`
            + ` title="${escape(run.invariants[track.number].summary)}">${track.title}</button>`
          : `<span class="name">${track.title}</span>`)
        + `<span class="value"></span></div><svg height="${track.height}" aria-hidden="true">`
        + `${track.draw(track, run, view, width)}</svg></div>`).join("")
        + `<div class="cursor"></div>`;
      state.width = width;
    }

    function moveCursor(state) {
      const { run, frame } = state, host = byId("tracks");
      host.querySelector(".cursor").style.left =
        `${scaleX(state.view, state.width)(frame) - 0.75}px`;
      for (const track of state.tracks) {
        const value = host.querySelector(`[data-track="${track.name}"] .value`);
        value.textContent = track.read(frame);
        value.classList.toggle("bad", Boolean(track.isBad && track.isBad(frame)));
      }
      const step = String(stepAt(run, frame));
      for (const mark of host.querySelectorAll("[data-step]")) {
        mark.classList.toggle("now", mark.dataset.step === step);
      }
    }
    """#
}
