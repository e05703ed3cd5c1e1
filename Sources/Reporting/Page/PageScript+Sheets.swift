extension PageScript {
  /// The sentence at the top, the script, the particulars, the index.
  static let sheets = #"""
    const facts = (pairs) => pairs.filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${escape(value)}</dd></div>`).join("");

    const kinds = { violation: "Violated", crash: "Crashed", hang: "Hung" };

    function counted(count, noun) { return `${count} ${noun}${count === 1 ? "" : "s"}`; }

    function masthead(exhibit) {
      const { finding } = exhibit;
      const run = exhibit.runs.length ? open(exhibit.runs[0]) : null;
      const step = finding && finding.step ? `, step ${finding.step}` : "";
      const when = finding && run ? ` (${seconds(run, finding.frame)}${step})` : step;
      const steps = finding && finding.original
        ? `${finding.original.steps} → ${finding.steps}` : finding ? finding.steps : "";
      const host = byId("masthead");
      host.className = finding ? "masthead violated" : "masthead";
      host.innerHTML =
        `<div class="verdict"><span class="mark" aria-hidden="true">`
        + `${finding ? "✕" : "✓"}</span><span>${finding ? `${kinds[finding.kind]}: ${escape(finding.invariant)}` : "Held"}`
        + `</span></div><h1>${escape(finding ? sentence(finding.message)
          : `Every invariant held: ${exhibit.caption}.`)}</h1><dl class="facts">`
        + facts([
          ["container", finding ? finding.strategy : run && run.strategy],
          ["frame", finding ? `${finding.frame}${when}` : ""],
          ["phase", finding ? phaseWords[finding.phase] : ""],
          ["seed", finding && finding.seed ? String(BigInt(finding.seed)) : ""],
          ["steps", steps], ["frames", run ? run.frames : ""],
        ]) + `</dl>`
        + (exhibit.reproduce ? `<div class="reproduce"><code id="reproduce">`
          + `${escape(exhibit.reproduce)}</code><button class="button" type="button"`
          + ` id="copy-line">Copy</button></div>` : "");
    }

    function drawScript(state) {
      const { run, exhibit } = state;
      const failing = exhibit.finding && run.label !== "original" ? exhibit.finding.step : 0;
      const stepOf = new Map(run.stepLines.map((line, i) => [line, i + 1]));
      byId("script-title").textContent =
        run.label === "run" ? "Script" : `Script, ${run.label}`;
      byId("script").innerHTML = run.script.map((line, i) => {
        const step = stepOf.get(i);
        if (!step) {
          return `<div class="row meta"><span></span><span class="words">${escape(line)}</span>`
            + `</div>`;
        }
        const bad = step === failing, skipped = run.skipped.includes(step);
        return `<div class="row step${bad ? " failing" : ""}" data-to="${step}">`
          + `<span class="mark">${bad ? "✕" : ""}</span><span class="words">`
          + `${escape(line)}${skipped ? "  # skipped: not there" : ""}`
          + `${bad ? `  ← frame ${exhibit.finding.frame}` : ""}</span></div>`;
      }).join("");
    }

    function markStep(state) {
      const step = String(stepAt(state.run, state.frame));
      for (const row of byId("script").querySelectorAll(".row.step")) {
        row.classList.toggle("now", row.dataset.to === step);
      }
    }

    function drawNotes(exhibit, run) {
      const finding = exhibit.finding || {};
      const claim = run && run.invariants.find((i) => i.name === finding.invariant);
      const assumptions = Object.entries(finding.assumptions || {});
      const screen = finding.onScreen;
      byId("notes").innerHTML = facts([
        ["claim", claim ? claim.summary : ""],
        ["on the screen", screen ? `${points(screen.points)} for `
          + `${figure(screen.milliseconds, 1)} ms` : ""],
        ["seen", finding.count > 1 ? `first in ${finding.count} runs` : ""],
        ["also violates", (finding.alsoViolates || []).join(", ")],
        ["shrunk", finding.shrink
          ? `${finding.shrink.status}, in ${counted(finding.shrink.executions, "run")}` : ""],
        ["before shrinking", finding.original ? finding.original.message : ""],
        ...(finding.explanation || []).map((text) => ["explanation", text]),
        ...(finding.listed || []).map((other) => ["perhaps a consequence", other.identity]),
        ["replayed", finding.replayed
          ? `${finding.replayed.times} of ${finding.replayed.of} times the same` : ""],
        ["saved to", finding.savedTo || ""], ["token", finding.token || ""],
        ["policies", run ? Object.entries(run.policies).map((p) => p.join(" ")).join(", ") : ""],
        ["device", run ? `${run.scene.width} × ${run.scene.height} pt, ${run.scene.scale} px`
          + ` per pt, ${figure(1000 / run.scene.interval, 0)} Hz` : ""],
        ["assumptions", assumptions.map((p) => p.join(" ")).join(", ")],
        ["judged", run ? run.invariants.filter((i) => i.chosen)
          .map((i) => `${i.name} in ${i.applied}`).join(", ") + " frames" : ""],
      ]);
    }

    function drawIndex(current) {
      const exhibits = index.exhibits;
      byId("exhibits").hidden = exhibits.length < 2;
      const found = exhibits.filter((e) => e.finding).length;
      byId("exhibits-title").textContent =
        found ? counted(found, "finding") : counted(exhibits.length, "run");
      byId("exhibits").querySelector("ol").innerHTML = exhibits.map((e, i) =>
        `<li><a href="#finding=${i + 1}"${i === current ? ` aria-current="true"` : ""}>`
        + `<span class="number">${i + 1}</span><span>`
        + `${escape(e.finding ? e.finding.identity : e.caption)}</span><span class="quiet">`
        + `${e.finding ? `frame ${e.finding.frame}` : "held"}</span></a></li>`).join("");
    }

    function drawFoot() {
      const tool = index.tool, commit = tool.commit ? ` ${tool.commit.slice(0, 10)}` : "";
      const keys = [["space", "play"], ["← →", "frame"], ["shift ← →", "event"],
        ["v", "next violation"], ["home end", "first, last"], ["z", "zoom"]];
      byId("foot").innerHTML = `<span>NestCheck ${escape(tool.version + commit)}, ${tool.build},`
        + ` ${escape(tool.platform)}</span><span>${escape(index.summary)}</span>`
        + keys.map(([key, what]) => `<span><kbd>${key}</kbd> ${what}</span>`).join("");
    }
    """#
}
