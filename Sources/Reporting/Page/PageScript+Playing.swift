extension PageScript {
  /// What is shown, playing and stepping, and links to a frame.
  static let playing = #"""
    const state = { exhibit: null, number: -1, run: null, version: 0, frame: 0, zoom: null,
      center: 0, playing: false, tracks: [], entries: [] };
    const still = matchMedia("(prefers-reduced-motion: reduce)");

    function show(frame, follow = true) {
      const { run } = state;
      if (!run) return;
      state.frame = Math.max(0, Math.min(run.frames - 1, Math.round(frame)));
      const at = state.frame;
      if (state.zoom && (at < state.view.from + 3 || at > state.view.to - 3)) {
        state.center = at;
        drawTracks(state);
      }
      const subject = subjectOf(run, at, state.exhibit.finding);
      byId("phone").innerHTML = phoneSVG(run, at, { ghost: 56, subject });
      byId("legend").innerHTML = legend(run, at, subject);
      moveCursor(state);
      drawComparison(state, subject);
      markStep(state);
      if (follow) followLog(state); else drawLog(state);
      const words = frameWords(run, at);
      byId("clock").innerHTML = `<b>frame ${at}<span class="wide-only"> of 0 to`
        + ` ${lastFrame(run)}</span></b> · ${seconds(run, at)}`;
      const bad = (run.faultsAt.get(at) || []).map((f) => run.invariants[f.invariant].name);
      const said = `${words}, ${phaseWords[phaseOf(run, at)]}`
        + (bad.length ? `, ${bad.join(" and ")} violated` : "");
      byId("scrubber").value = at;
      byId("scrubber").setAttribute("aria-valuetext", said);
      if (!state.playing) settle(said);
    }

    // Once nothing plays: the link to this moment, and a word to who listens.
    function settle(said) {
      byId("said").textContent = said;
      const parts = [];
      if (index.exhibits.length > 1) parts.push(`finding=${state.number + 1}`);
      parts.push(`frame=${state.frame}`);
      if (state.version > 0) parts.push(`run=${state.run.label}`);
      history.replaceState(null, "", `#${parts.join("&")}`);
    }

    function play(on) {
      if (!state.run || on === state.playing) return;
      state.playing = on;
      drawButtons();
      if (!on) return show(state.frame);
      if (state.frame >= state.run.frames - 1) state.frame = 0;
      let last = null, position = state.frame;
      const tick = (now) => {
        if (!state.playing) return;
        const passed = last === null ? 0 : Math.min(100, now - last);
        last = now;
        // With reduced motion frames change four times a second, one at a time.
        const speed = still.matches ? 0 : Number(byId("speed").value);
        position += still.matches ? passed / 250 : passed * speed / state.run.scene.interval;
        if (position >= state.run.frames - 1) {
          state.frame = state.run.frames - 1;
          return play(false);
        }
        if (Math.floor(position) !== state.frame) show(Math.floor(position));
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
    }

    function go(frame) { play(false); show(frame); }

    function nextOf(list, direction, wraps) {
      const at = state.frame;
      const later = direction > 0 ? list.find((f) => f > at)
        : [...list].reverse().find((f) => f < at);
      if (later !== undefined) return later;
      return wraps && list.length ? list[direction > 0 ? 0 : list.length - 1] : at;
    }

    // Where something begins: a step, a touch, an event, a phase, a violation.
    function moments(run) {
      if (run.moments) return run.moments;
      const found = new Set([0, ...run.stepFrames, ...run.marks, ...run.eventsAt.keys()]);
      for (const [frame, , phase] of run.touches) if (phase !== 1) found.add(frame);
      for (const part of runsOf((f) => phaseOf(run, f), run.frames)) found.add(part.from);
      run.moments = [...found].filter((f) => f < run.frames).sort((a, b) => a - b);
      return run.moments;
    }

    const actions = {
      first: () => go(0), last: () => go(state.run.frames - 1),
      back: () => go(state.frame - 1), next: () => go(state.frame + 1),
      play: () => play(!state.playing),
      eventBack: () => go(nextOf(moments(state.run), -1)),
      eventNext: () => go(nextOf(moments(state.run), 1)),
      violation: () => go(nextOf(state.run.marks, 1, true)),
      violationBack: () => go(nextOf(state.run.marks, -1, true)),
      zoom: () => zoom(!state.zoom),
    };

    function zoom(isNear) {
      state.zoom = isNear;
      state.center = state.frame;
      drawTracks(state);
      show(state.frame);
    }

    function drawButtons() {
      const bad = state.run ? state.run.marks.length : 0;
      const button = (action, words, name, more = "") =>
        `<button type="button" class="button icon ${more}" data-action="${action}"`
        + ` aria-label="${words}" title="${words}">${icon(name)}</button>`;
      const focused = document.activeElement && document.activeElement.dataset.action;
      byId("buttons").innerHTML = button("first", "First frame", "first", "roomy")
        + button("back", "Previous frame", "back")
        + button("play", state.playing ? "Pause" : "Play", state.playing ? "pause" : "play",
          "main") + button("next", "Next frame", "next") + button("last", "Last frame", "last", "roomy")
        + `<button type="button" class="button" data-action="violation"${bad ? "" : " disabled"}`
        + ` aria-label="Next violation">✕ Next<span class="wide-only">violation</span></button>`;
      if (focused) byId("buttons").querySelector(`[data-action="${focused}"]`)?.focus();
    }

    function drawVersions() {
      const { exhibit } = state, host = byId("versions");
      host.hidden = exhibit.runs.length < 2;
      host.innerHTML = exhibit.runs.map((number, i) =>
        `<button type="button" data-version="${i}" aria-pressed="${i === state.version}">`
        + `${runWords[open(number).label]}</button>`).join("");
    }

    function present(number, version, frame) {
      play(false);
      if (!index.exhibits.length) {
        for (const id of ["stage", "transport", "sheets"]) byId(id).hidden = true;
        return masthead({ caption: index.summary, runs: [] });
      }
      state.number = number;
      state.exhibit = index.exhibits[number];
      state.version = Math.min(version, Math.max(0, state.exhibit.runs.length - 1));
      const shown = state.exhibit.runs[state.version];
      state.run = shown === undefined ? null : open(shown);
      byId("stage").hidden = byId("transport").hidden = !state.run;
      masthead(state.exhibit);
      drawIndex(number);
      drawScripts(state.exhibit);
      drawHistory(state.exhibit.finding);
      drawNotes(state.exhibit, state.run);
      if (state.run) presentRun(frame);
    }

    function presentRun(frame) {
      const { run, exhibit: { finding } } = state;
      const isOwn = finding && state.version === 0;
      const first = isOwn ? finding.frame : run.marks[0] || 0;
      if (state.zoom === null) state.zoom = run.marks.length > 0;
      state.tracks = allTracks(run, isOwn ? finding : finding && { ...finding, frame: first });
      byId("scrubber").max = lastFrame(run);
      drawVersions();
      drawButtons();
      state.frame = state.center = frame === undefined ? first : frame;
      drawTracks(state);
      fillLog(state);
      show(state.frame);
    }

    function follow() {
      const given = new URLSearchParams(location.hash.slice(1));
      const wanted = Number(given.get("finding")) || 1;
      const number = Math.min(index.exhibits.length, Math.max(1, wanted));
      if (!index.exhibits.length) return present(0, 0);
      const runs = index.exhibits[number - 1].runs.map((run) => open(run).label);
      const version = Math.max(0, runs.indexOf(given.get("run")));
      const frame = given.has("frame") ? Number(given.get("frame")) || 0 : undefined;
      present(number - 1, version, frame);
    }
    """#
}
