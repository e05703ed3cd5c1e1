extension PageScript {
  /// The sentence at the top, and the index of what there is.
  static let masthead = #"""
    const facts = (pairs) => pairs.filter(([, value]) => value !== undefined && value !== "")
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${escape(value)}</dd></div>`).join("");

    const kinds = { violation: "Violated", crash: "Crashed", hang: "Hung" };

    function counted(count, noun) { return `${count} ${noun}${count === 1 ? "" : "s"}`; }

    // The lines of a script that are steps.
    function stepLinesOf(lines) {
      const first = lines.indexOf("steps");
      return [...lines.keys()].filter((i) => first >= 0 && i > first && lines[i].trim()
        && !lines[i].trim().startsWith("#"));
    }

    // Which step was being played, in its own words.
    function stepWords(finding) {
      if (!finding || !finding.step) return "";
      const lines = finding.script.split("\n"), steps = stepLinesOf(lines);
      const isKnown = steps.length === finding.steps;
      const words = isKnown ? lines[steps[finding.step - 1]].trim() : "";
      return `${finding.step} of ${finding.steps}${words ? `: ${words}` : ""}`;
    }

    function reproduceMarkup(exhibit) {
      return exhibit.reproduce ? `<div class="reproduce"><code id="reproduce">`
        + `${escape(exhibit.reproduce)}</code><button class="button" type="button"`
        + ` id="copy-line" aria-label="Copy the line">Copy</button></div>` : "";
    }

    function findingMasthead(exhibit, run) {
      const { finding } = exhibit;
      const fault = run && run.faults.find((f) => f.frame === finding.frame
        && run.invariants[f.invariant].name === finding.invariant);
      const claim = run && run.invariants.find((i) => i.name === finding.invariant);
      const shrunk = finding.original
        ? `from ${counted(finding.original.steps, "step")} to ${finding.steps}` : "";
      return `<div class="verdict"><span class="mark" aria-hidden="true">✕</span>`
        + `<span>${kinds[finding.kind]}`
        + `${finding.kind === "violation" ? `: ${escape(finding.invariant)}` : ""}</span></div>`
        + `<h1>${escape(sentence(finding.message))}</h1>`
        + (fault ? `<p class="authors" id="authors">${authorsMarkup(run, fault)}</p>` : "")
        + (claim ? `<p class="quiet claim">The claim: ${escape(sentence(claim.summary))}</p>` : "")
        + `<dl class="facts">` + facts([
          ["container", finding.strategy],
          ["frame", `${finding.frame}${run ? `, at ${seconds(run, finding.frame)}` : ""}`],
          ["phase", phaseWords[finding.phase]], ["step", stepWords(finding)],
          ["seed", finding.seed ? String(BigInt(finding.seed)) : ""], ["shrunk", shrunk],
          ["run", run ? `frames 0 to ${lastFrame(run)}` : ""],
        ]) + `</dl>` + reproduceMarkup(exhibit);
    }

    function masthead(exhibit) {
      const run = exhibit.runs.length ? open(exhibit.runs[0]) : null;
      const host = byId("masthead");
      host.className = exhibit.finding ? "masthead violated" : "masthead";
      host.innerHTML = exhibit.finding ? findingMasthead(exhibit, run)
        : `<div class="verdict"><span class="mark" aria-hidden="true">✓</span>`
          + `<span>Held</span></div><h1>`
          + `${escape(`Every invariant held: ${exhibit.caption}.`)}</h1><dl class="facts">`
          + facts([["container", run ? run.strategy : ""],
            ["run", run ? `frames 0 to ${lastFrame(run)}` : ""]])
          + `</dl>` + reproduceMarkup(exhibit);
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
        + `${e.finding ? `✕ frame ${e.finding.frame}` : "✓ held"}</span></a></li>`).join("");
    }
    """#
}
