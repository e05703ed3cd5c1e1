extension PageScript {
  /// Playing, stepping, the keyboard, and links to a frame.
  static let playing = #"""
    const state = { exhibit: null, number: -1, run: null, version: 0, frame: 0, zoom: false,
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
      byId("phone").innerHTML = phoneSVG(run, at, { ghost: 56 });
      byId("legend").innerHTML =
        legendWords(run, at).map((part) => `<span>${escape(part)}</span>`).join("");
      moveCursor(state);
      drawComparison(state);
      markStep(state);
      if (follow) followLog(state); else drawLog(state);
      const words = `frame ${at} of ${run.frames - 1}`;
      byId("clock").innerHTML = `<b>${words}</b> · ${seconds(run, at)}`;
      const bad = (run.faultsAt.get(at) || []).map((f) => run.invariants[f[1]].name);
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
      zoom: () => {
        state.zoom = !state.zoom;
        state.center = state.frame;
        byId("zoom").setAttribute("aria-pressed", state.zoom);
        byId("zoom").textContent = state.zoom ? "Whole run" : "Zoom in";
        drawTracks(state);
        show(state.frame);
      },
    };

    function drawButtons() {
      const bad = state.run ? state.run.marks.length : 0;
      const button = (action, words, name, more = "") =>
        `<button type="button" class="button icon ${more}" data-action="${action}"`
        + ` aria-label="${words}" title="${words}">${icon(name)}</button>`;
      const focused = document.activeElement && document.activeElement.dataset.action;
      byId("buttons").innerHTML = button("first", "First frame", "first")
        + button("back", "Previous frame", "back")
        + button("play", state.playing ? "Pause" : "Play", state.playing ? "pause" : "play",
          "main") + button("next", "Next frame", "next") + button("last", "Last frame", "last")
        + `<button type="button" class="button" data-action="violation"${bad ? "" : " disabled"}`
        + ` aria-label="Next violation">✕<span class="wide-only">Next violation</span></button>`;
      if (focused) byId("buttons").querySelector(`[data-action="${focused}"]`)?.focus();
    }

    function drawVersions() {
      const { exhibit } = state, host = byId("versions");
      host.hidden = exhibit.runs.length < 2;
      host.innerHTML = exhibit.runs.map((number, i) =>
        `<button type="button" data-version="${i}" aria-pressed="${i === state.version}">`
        + `${open(number).label}</button>`).join("");
    }

    function present(number, version, frame) {
      play(false);
      if (!index.exhibits.length) {
        byId("stage").hidden = byId("transport").hidden = true;
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
      if (!state.run) return;
      state.tracks = allTracks(state.run);
      byId("scrubber").max = state.run.frames - 1;
      drawVersions();
      drawButtons();
      drawScript(state);
      drawNotes(state.exhibit, state.run);
      const { finding } = state.exhibit;
      const first = finding && state.version === 0 ? finding.frame : state.run.marks[0] || 0;
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

    const keys = {
      " ": "play", ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last",
      v: "violation", V: "violationBack", z: "zoom",
    };

    document.addEventListener("keydown", (event) => {
      if (!state.run || event.altKey || event.ctrlKey || event.metaKey) return;
      const tag = event.target.tagName;
      if (tag === "SELECT" || tag === "BUTTON" && event.key === " ") return;
      let action = keys[event.key];
      if (event.shiftKey && action === "back") action = "eventBack";
      if (event.shiftKey && action === "next") action = "eventNext";
      if (!action) return;
      event.preventDefault();
      actions[action]();
    });

    document.addEventListener("click", (event) => {
      const found = (selector) => event.target.closest(selector);
      const action = found("[data-action]"), jump = found("[data-jump]");
      const entry = found("[data-frame]"), step = found("[data-to]");
      const version = found("[data-version]");
      if (action) actions[action.dataset.action]();
      else if (version) present(state.number, Number(version.dataset.version));
      else if (jump) {
        const first = state.run.faults.find((f) => f[1] === Number(jump.dataset.jump));
        if (first) go(first[0]);
      } else if (entry) { play(false); show(Number(entry.dataset.frame), false); }
      else if (step) go(state.run.stepFrames[step.dataset.to - 1] || 0);
      else if (found("#copy-line")) copy(byId("reproduce").textContent, found("#copy-line"));
      else if (found("#copy-script")) copy(state.run.script.join("\n"), found("#copy-script"));
    });

    async function copy(text, button) {
      let done = true;
      try { await navigator.clipboard.writeText(text); } catch {
        const area = document.createElement("textarea");
        area.value = text;
        document.body.append(area);
        area.select();
        done = document.execCommand("copy");
        area.remove();
      }
      button.textContent = done ? "Copied" : "Not copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    }

    function seek(event) {
      const box = byId("tracks").getBoundingClientRect();
      const part = (event.clientX - box.left - 1) / Math.max(1, state.width - 2);
      go(state.view.from + part * (state.view.to - state.view.from));
    }

    byId("tracks").addEventListener("pointerdown", (event) => {
      if (event.target.closest("button")) return;
      byId("tracks").setPointerCapture(event.pointerId);
      seek(event);
    });
    byId("tracks").addEventListener("pointermove", (event) => {
      if (event.buttons && byId("tracks").hasPointerCapture(event.pointerId)) seek(event);
    });
    byId("scrubber").addEventListener("input", (event) => go(Number(event.target.value)));
    byId("zoom").addEventListener("click", () => actions.zoom());
    byId("filter").addEventListener("change", () => fillLog(state));
    byId("log").addEventListener("scroll", () => drawLog(state), { passive: true });
    addEventListener("hashchange", follow);
    new ResizeObserver(() => {
      if (state.run && byId("tracks").clientWidth !== state.width) {
        drawTracks(state);
        moveCursor(state);
      }
    }).observe(byId("tracks"));

    drawFoot();
    follow();
    """#
}
