extension PageScript {
  /// All tracks put together, with the cursor and what the signs mean.
  static let timeline = #"""
    function allTracks(run, finding) {
      const tracks = [{
        name: "frames", height: 18, draw: frameLane, title: "frame",
        read: (f) => `${f}, at ${seconds(run, f)}`,
      }];
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
      }, ...curveTracks(run, finding));
      run.invariants.forEach((invariant, number) => {
        if (!hasTrack(run, finding, number)) return;
        tracks.push({
          name: `inv${number}`, number, height: 18, draw: invariantLane, title: invariant.name,
          jump: true, read: (f) => invariantWords(run, number, f),
          isBad: (f) => run.at(`inv${number}`, f) === 2,
        });
      });
      return tracks;
    }

    /* The first four always have a track, the others where there are few or they say something. */
    function hasTrack(run, finding, number) {
      const invariant = run.invariants[number];
      if (number < 4 || (finding && finding.invariant === invariant.name)) return true;
      if (run.invariants.filter((i) => i.chosen).length <= 8) return invariant.chosen;
      return run.faults.some((fault) => fault.invariant === number);
    }

    function trackMarkup(track, run, view, width) {
      const title = track.jump
        ? `<button type="button" class="name" data-jump="${track.number}"`
          + ` title="${escape(run.invariants[track.number].summary)}">${track.title}</button>`
        : `<span class="name">${track.title}</span>`;
      const [shapes, words] = track.draw(track, run, view, width);
      const ends = `y1="${track.name === "frames" ? 13 : 0}" y2="${track.height}"`;
      return `<div class="track" data-track="${track.name}"><div class="track-head">${title}`
        + `<span class="value"></span></div><svg height="${track.height}" aria-hidden="true">`
        + `${shapes}<line class="cursor under" ${ends}/><line class="cursor" ${ends}/>${words}`
        + `</svg></div>`;
    }

    function drawTracks(state) {
      const { run } = state, host = byId("tracks");
      const width = Math.max(200, host.clientWidth);
      const view = state.view = windowOf(run, state);
      host.innerHTML =
        state.tracks.map((track) => trackMarkup(track, run, view, width)).join("");
      state.width = width;
      drawZoom(state);
    }

    function moveCursor(state) {
      const { run, frame } = state, host = byId("tracks");
      const at = n(scaleX(state.view, state.width)(frame));
      for (const line of host.querySelectorAll(".cursor")) {
        line.setAttribute("x1", at);
        line.setAttribute("x2", at);
      }
      for (const track of state.tracks) {
        const value = host.querySelector(`[data-track="${track.name}"] .value`);
        value.textContent = track.read(frame);
        value.title = value.textContent;
        value.classList.toggle("bad", Boolean(track.isBad && track.isBad(frame)));
      }
      const step = String(stepAt(run, frame));
      for (const mark of host.querySelectorAll("[data-step]")) {
        mark.classList.toggle("now", mark.dataset.step === step);
      }
    }

    function drawZoom(state) {
      const isLong = state.run.frames > 2 * reach + 1;
      byId("zoom").hidden = !isLong;
      for (const button of byId("zoom").querySelectorAll("button")) {
        button.setAttribute("aria-pressed", (button.dataset.zoom === "near") === state.zoom);
      }
    }

    const trackSwatches = [
      [`<path class="curve" d="M1 7H21"/>`, "where it stands"],
      [`<rect class="band" x="1" y="3" width="20" height="8"/>`, "where it may stand"],
      [`<circle class="bad-dot" cx="11" cy="7" r="4.5"/>`, "first wrong here"],
      [`<rect class="held" x="1" y="5" width="20" height="5"/>`, "claim held"],
      [`<path class="bad" d="M6 1h10l-4 4v8h-2v-8z"/>`, "claim violated"],
      [`<path class="idle" d="M1 13L11 1M7 13L17 1M13 13L21 3"/>`, "claim says nothing"],
      [`<path class="cursor" d="M11 0V14"/>`, "the frame shown"],
    ];

    function drawKeys() {
      byId("track-keys").innerHTML = trackSwatches.map(([inner, words]) =>
        `<li>${swatch(inner)}<span>${words}</span></li>`).join("")
        + `<li><span>a gap: not on the screen, or nothing claimed</span></li>`;
    }
    """#
}
