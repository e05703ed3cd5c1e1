extension PageScript {
  /// Numbers and names as they are read.
  static let words = #"""
    const minus = "\u2212";

    function figure(value, digits = 2) {
      if (Number.isNaN(value)) return "–";
      if (value === Infinity) return "∞";
      if (value === -Infinity) return `${minus}∞`;
      let text = Math.abs(value).toFixed(digits);
      if (text.includes(".")) text = text.replace(/\.?0+$/, "");
      return Number(text) === 0 ? "0" : (value < 0 ? minus : "") + text;
    }

    const points = (value, digits) => `${figure(value, digits)}\u00a0pt`;
    const signed = (value) => (value > 0 && figure(value) !== "0" ? "+" : "") + figure(value);
    // Frames count from 0, here as in scripts, links and documents.
    const lastFrame = (run) => run.frames - 1;
    const frameWords = (run, frame) => `frame ${frame} of 0 to ${lastFrame(run)}`;
    const seconds = (run, frame) => `${(frame * run.scene.interval / 1000).toFixed(3)} s`;

    function range(low, high, digits = 2) {
      if (Number.isNaN(low) || Number.isNaN(high)) return "";
      if (low === -Infinity) return high === Infinity ? "anything" : `≤ ${figure(high, digits)}`;
      if (high === Infinity) return `≥ ${figure(low, digits)}`;
      if (figure(low, digits) === figure(high, digits)) return figure(low, digits);
      return `${figure(low, digits)} to ${figure(high, digits)}`;
    }

    function signedRange(low, high) {
      if (Number.isNaN(low) || Number.isNaN(high)) return "";
      if (!Number.isFinite(low) || !Number.isFinite(high)) return range(low, high);
      return figure(low) === figure(high) ? signed(low) : `${signed(low)} to ${signed(high)}`;
    }

    // Sentences are written with a hyphen for a minus; the page has one sign for it, and does
    // not part a number from its unit.
    const proper = (text) => String(text).replace(/(^|[\s(,:])-(?=\d)/g, `$1${minus}`)
      .replace(/(\d) pt\b/g, "$1\u00a0pt");

    function escape(text) {
      return String(text).replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
    }

    function sentence(text) {
      if (!text) return "";
      const end = /[.!?]$/.test(text) ? "" : ".";
      // The name of a property stays as it is.
      const first = /^[a-z]+[A-Z]/.test(text) ? text[0] : text[0].toUpperCase();
      return proper(first + text.slice(1) + end);
    }

    const phaseWords = {
      touch: "touch", coast: "coast", bounce: "bounce", "page-transition": "between pages",
      animation: "animation", settle: "settling", rest: "rest", disturbance: "disturbance",
    };
    const phaseOf = (run, frame) => run.phases[run.at("phase", frame)] || "rest";
    const touchWords = { 0: "comes down", 1: "moves", 3: "lifts", 4: "is taken away" };
    const regionWords = ["", "on the header", "on the tab bar", "on a page", "on the panel"];
    const authorWords = ["", "finger", "physics", "animation", "container", "scene"];
    const runWords = { run: "run", shrunk: "shrunk", original: "as found" };
    const propertyWords = ["", "offset", "inset", "frame", "superview"];
    const callbackWords = [
      "", "scrollViewDidScroll", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
      "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating",
      "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "selection",
    ];
    const eventWords = {
      1: "asks for page", 2: "asks for page, animated,", 3: "taps tab", 4: "reloads page",
      5: "screen width", 6: "screen height", 7: "safe area, top", 8: "safe area, bottom",
      9: "header height", 10: "adds rows to page", 11: "refresh begins, inset",
      12: "refresh ends, inset", 13: "scrolls to", 14: "scrolls, animated, to",
      15: "taps the status bar", 16: "a pan from the edge is there", 17: "edge pan begins",
      18: "edge pan ends", 19: "a carousel is there, pictures", 20: "leaves the screen",
      21: "is back on the screen", 22: "one more layout", 23: "dropped frames",
    };
    // Those whose number is the index of a page, and those that have none.
    const pageEvents = new Set([1, 2, 3, 4, 10]);
    const bareEvents = new Set([15, 16, 17, 18, 20, 21, 22]);
    function eventText(kind, value) {
      const words = eventWords[kind] || "event";
      if (bareEvents.has(kind)) return words;
      return `${words} ${pageEvents.has(kind) ? value + 1 : value}`;
    }

    function scrollerName(run, id, frame) {
      if (id === -1) return "header";
      if (id === -2) return "tab bar";
      if (id === -3) return "panel";
      if (id < 0) return "another view";
      const role = run.at(`s${id}.role`, frame);
      const page = run.at(`s${id}.page`, frame) + 1;
      if (role === 1) return "outer";
      if (role === 2) return `list ${page}`;
      if (role === 3) return "pager";
      return role === 5 ? `page ${page}` : `scroller ${id}`;
    }

    const icons = {
      first: "M2 2h2v10H2zM12 2v10L5 7z", back: "M11 2v10L3 7z", next: "M3 2v10l8-5z",
      last: "M10 2h2v10h-2zM2 2v10l7-5z", play: "M3 1v12l10-6z", pause: "M3 2h3v10H3zM8 2h3v10H8z",
    };
    const icon = (name) =>
      `<svg viewBox="0 0 14 14" aria-hidden="true"><path d="${icons[name]}"/></svg>`;
    """#
}
