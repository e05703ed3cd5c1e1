extension PageScript {
  /// The keyboard, the pointer, and how the page begins.
  static let hands = #"""
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
      const near = found("[data-zoom]"), script = found("[data-copy]");
      if (action) actions[action.dataset.action]();
      else if (near) zoom(near.dataset.zoom === "near");
      else if (version) present(state.number, Number(version.dataset.version));
      else if (jump) {
        const number = Number(jump.dataset.jump);
        const first = state.run.faults.find((fault) => fault.invariant === number);
        if (first) go(first.frame);
      } else if (entry) { play(false); show(Number(entry.dataset.frame), false); }
      else if (step) goToStep(step);
      else if (found("#copy-line")) copy(byId("reproduce").textContent, found("#copy-line"));
      else if (script) copyScript(script);
    });

    // A step of the script that is not shown leads to its run.
    function goToStep(row) {
      const version = Number(row.closest("[data-script]").dataset.script);
      if (version < 0) return;
      const run = open(state.exhibit.runs[version]);
      const frame = run.stepFrames[row.dataset.to - 1] || 0;
      if (version === state.version) go(frame); else present(state.number, version, frame);
    }

    function copyScript(button) {
      const sheets = [...byId("scripts").querySelectorAll("[data-copy]")];
      copy(scriptsOf(state.exhibit)[sheets.indexOf(button)].lines.join("\n"), button);
    }

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
      const part = (event.clientX - box.left - 1) / Math.max(1, state.width - gutter - 2);
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
    byId("filter").addEventListener("change", () => fillLog(state));
    byId("log").addEventListener("scroll", () => drawLog(state), { passive: true });
    addEventListener("hashchange", follow);
    new ResizeObserver(() => {
      if (state.run && byId("tracks").clientWidth !== state.width) {
        drawTracks(state);
        moveCursor(state);
      }
    }).observe(byId("tracks"));

    drawKeys();
    drawFoot();
    follow();
    """#
}
