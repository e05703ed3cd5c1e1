extension PageScript {
  /// The script as it was found and as it was shrunk, how it got there, and the particulars.
  static let sheets = #"""
    // The scripts that there are: those of the runs, else what the finding itself holds.
    function scriptsOf(exhibit) {
      const { finding } = exhibit;
      if (exhibit.runs.length) {
        return exhibit.runs.map((number, version) => {
          const run = open(number);
          const step = finding && run.label !== "original" ? finding.step : 0;
          const words = run.label === "run" ? "" : runWords[run.label];
          return { version, words, lines: run.script, step,
            stepLines: run.stepLines, skipped: run.skipped };
        });
      }
      const plain = (text, words, step) => {
        const lines = text.trimEnd().split("\n");
        return { version: -1, words, lines, step, stepLines: stepLinesOf(lines), skipped: [] };
      };
      if (!finding) return [];
      const { original, script, step } = finding;
      return original ? [plain(script, "shrunk", step), plain(original.script, "as found", 0)]
        : [plain(script, "", step)];
    }

    function lineMarkup(script, line, i, stepOf, finding) {
      const step = stepOf.get(i);
      if (!step) {
        return `<div class="row meta"><span></span><span class="words">${escape(line)}</span>`
          + `</div>`;
      }
      const bad = step === script.step, skipped = script.skipped.includes(step);
      return `<div class="row step${bad ? " failing" : ""}" data-to="${step}">`
        + `<span class="mark">${bad ? "✕" : ""}</span><span class="words">${escape(line)}`
        + `${skipped ? "  # skipped: not there" : ""}${bad ? `  ← frame ${finding.frame}` : ""}`
        + `</span></div>`;
    }

    function scriptMarkup(script, finding) {
      const stepOf = new Map(script.stepLines.map((line, i) => [line, i + 1]));
      const steps = `, ${counted(script.stepLines.length, "step")}`;
      const name = script.words ? `Script, ${script.words}${steps}` : `Script${steps}`;
      const rows = script.lines.map((line, i) => lineMarkup(script, line, i, stepOf, finding));
      return `<div class="sheet"><div class="panel-head"><h3>${name}</h3>`
        + `<button class="button" type="button" data-copy="${script.version}"`
        + ` aria-label="Copy the script">Copy</button></div><div class="script"`
        + ` data-script="${script.version}" role="region" aria-label="${name}" tabindex="0">`
        + `${rows.join("")}</div></div>`;
    }

    function drawScripts(exhibit) {
      const scripts = scriptsOf(exhibit);
      byId("scripts").classList.toggle("pair", scripts.length > 1);
      byId("scripts").innerHTML =
        scripts.map((script) => scriptMarkup(script, exhibit.finding)).join("");
    }

    function markStep(state) {
      const step = String(stepAt(state.run, state.frame));
      for (const host of byId("scripts").querySelectorAll("[data-script]")) {
        const isShown = Number(host.dataset.script) === state.version;
        for (const row of host.querySelectorAll(".row.step")) {
          row.classList.toggle("now", isShown && row.dataset.to === step);
        }
      }
    }

    // How the script got smaller: each number of the first script is a full bar.
    function drawHistory(finding) {
      const shrink = finding && finding.shrink, history = shrink && shrink.history || [];
      byId("history-part").hidden = history.length < 2;
      if (history.length < 2) return;
      const kinds = ["steps", "features", "frames", "numbers"], first = history[0];
      const cell = (mark, kind) => {
        const share = first[kind] > 0 ? Math.min(1, mark[kind] / first[kind]) : 0;
        return `<td><span>${mark[kind]}</span><i style="--share:${n(share)}"></i></td>`;
      };
      byId("history").innerHTML = `<table class="history"><caption class="hidden-text">Scripts on`
        + ` the way to the shrunk one</caption><thead><tr><th scope="col">after</th>`
        + `<th scope="col">steps</th><th scope="col">scene features</th>`
        + `<th scope="col">frames</th><th scope="col">numbers</th></tr></thead><tbody>`
        + history.map((mark, i) => `<tr><th scope="row">${i === 0 ? "as found"
          : counted(mark.executions, "run")}</th>${kinds.map((k) => cell(mark, k)).join("")}`
          + `</tr>`).join("") + `</tbody></table><p class="quiet">${escape(sentence(
          `${shrink.status}, in ${counted(shrink.executions, "run")}`))}</p>`;
    }

    function drawNotes(exhibit, run) {
      const finding = exhibit.finding || {};
      const assumptions = Object.entries(finding.assumptions || {});
      const screen = finding.onScreen;
      byId("notes").innerHTML = facts([
        ["on the screen", screen ? `${points(screen.points)} for `
          + `${figure(screen.milliseconds, 1)} ms` : ""],
        ["seen", finding.count > 1 ? `first in ${finding.count} runs` : ""],
        ["also violates", (finding.alsoViolates || []).join(", ")],
        ["before shrinking", finding.original ? sentence(finding.original.message) : ""],
        ...(finding.explanation || []).map((text, i) => [i ? "" : "what matters", proper(text)]),
        ...(finding.listed || []).map((other) => ["perhaps a consequence", other.identity]),
        ["replayed", finding.replayed
          ? `${finding.replayed.times} of ${finding.replayed.of} times the same` : ""],
        ["saved to", finding.savedTo || ""], ["token", finding.token || ""],
        ["policies", run ? Object.entries(run.policies).map((p) => p.join(" ")).join(", ") : ""],
        ["device", run ? `${run.scene.width} × ${run.scene.height} pt, ${run.scene.scale} px`
          + ` per pt, ${figure(1000 / run.scene.interval, 0)} Hz` : ""],
        ["assumptions", assumptions.map((p) => p.join(" ")).join(", ")],
        ["judged", run ? run.invariants.filter((i) => i.chosen)
          .map((i) => `${i.name} in ${counted(i.applied, "frame")}`).join(", ") : ""],
      ]);
    }

    function drawFoot() {
      const tool = index.tool, commit = tool.commit ? ` ${tool.commit.slice(0, 10)}` : "";
      const keys = [["space", "play"], ["← →", "frame"], ["shift ← →", "event"],
        ["v", "next violation"], ["home end", "first, last"], ["z", "whole run or close up"]];
      byId("foot").innerHTML = `<span>NestCheck ${escape(tool.version + commit)}, ${tool.build},`
        + ` ${escape(tool.platform)}</span><span>${escape(index.summary)}</span>`
        + keys.map(([key, what]) => `<span><kbd>${key}</kbd> ${what}</span>`).join("");
    }
    """#
}
