extension PageScript {
  /// The frame and the one before it, side by side and in numbers.
  static let compare = #"""
    // What the table shows: the subject first, then in the order of the screen.
    function rowsOf(run, frame, subject) {
      const names = allNames(run).filter((name) => name !== subject);
      const rows = [subject, ...names].map((name) => standing(run, name, frame));
      const isMoot = (row) => row.name === "bar-top" && Number.isNaN(row.now);
      return rows.filter((row) => Number.isFinite(row.now) || Number.isFinite(row.was))
        .filter((row) => !isMoot(row));
    }

    function rowMarkup(row) {
      const change = row.now - row.was, moves = change !== 0 && Number.isFinite(change);
      const look = row.off ? "off" : moves ? "" : "same";
      const verdict = row.off ? `✕\u00a0${figure(row.off)}` : row.isBanded ? "✓" : "";
      const place = [figure(row.was), figure(row.now),
        row.isBanded ? range(row.low, row.high) : "", verdict];
      const cells = (list) => list.map((cell) => `<td>${cell}</td>`).join("");
      let out = `<tr class="${look}"><th scope="row">${row.words}</th>${cells(place)}</tr>`;
      if (moves || row.off) {
        const may = row.isBanded ? signedRange(row.low - row.was, row.high - row.was) : "";
        out += `<tr class="${look} change"><th scope="row">its change</th>`
          + `${cells(["", signed(change), may, ""])}</tr>`;
      }
      return out;
    }

    function differenceTable(run, frame, subject) {
      const before = Math.max(0, frame - 1);
      return `<table><caption class="hidden-text">Places and changes in points, frame ${before}`
        + ` and frame ${frame}</caption><thead><tr><th scope="col">in points</th>`
        + `<th scope="col">${before}</th><th scope="col">${frame}</th>`
        + `<th scope="col">allowed</th><th scope="col">off by</th></tr></thead><tbody>`
        + `${rowsOf(run, frame, subject).map(rowMarkup).join("")}</tbody></table>`;
    }

    // A place and a change, each by its name, so that no number has to be guessed at.
    function faultFigures(fault) {
      const parts = [];
      if (fault.quantity) {
        const change = fault.at - fault.before;
        parts.push(`<b>place</b> ${points(fault.at)}, allowed ${range(fault.from, fault.to)}`);
        if (Number.isFinite(change)) {
          const may = signedRange(fault.from - fault.before, fault.to - fault.before);
          parts.push(`<b>change</b> ${signed(change)} pt, allowed ${may}`);
        }
      } else {
        const kind = fault.isChange ? "change" : "found";
        parts.push(`<b>${kind}</b> ${points(fault.actual)}, allowed `
          + range(fault.low, fault.high));
      }
      parts.push(`<b>off by</b> ${points(fault.excess)}`);
      return parts.map((part) => `<span>${part}</span>`).join("");
    }

    function faultMarkup(run, fault) {
      const words = fault.message || "it is violated as in the frames before";
      return `<li><b>${escape(run.invariants[fault.invariant].name)}</b>:`
        + ` ${escape(sentence(words))}<span class="figures">${faultFigures(fault)}</span>`
        + `<span class="authors">${authorsMarkup(run, fault)}</span></li>`;
    }

    function drawFaults(run, frame) {
      const faults = run.faultsAt.get(frame) || [];
      byId("faults").innerHTML = faults.map((fault) => faultMarkup(run, fault)).join("")
        || `<li class="calm">No invariant is violated in this frame.</li>`;
    }

    function drawComparison(state, subject) {
      const { run, frame } = state, before = Math.max(0, frame - 1);
      byId("compare-title").textContent =
        frame > 0 ? `Frame ${frame} against frame ${before}` : "Frame 0, the first";
      byId("before-title").textContent = `frame ${before}, before`;
      byId("after-title").textContent = `frame ${frame}`;
      byId("before").parentElement.style.visibility = frame > 0 ? "" : "hidden";
      byId("before").innerHTML = phoneSVG(run, before, { ghost: 0, small: true });
      byId("after").innerHTML = phoneSVG(run, frame, { ghost: 0, small: true, subject });
      byId("difference").innerHTML = differenceTable(run, frame, subject);
      drawFaults(run, frame);
    }
    """#
}
