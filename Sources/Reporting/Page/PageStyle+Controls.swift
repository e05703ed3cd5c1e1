extension PageStyle {
  /// Buttons, and the bar that plays.
  static let controls = #"""
    .button {
      display: inline-flex; align-items: center; justify-content: center; gap: 6px;
      min-height: 32px; padding: 0 12px; border: 1px solid var(--line-2); border-radius: 6px;
      background: var(--raised); font-size: 13px; cursor: pointer; white-space: nowrap;
    }
    .button:hover { border-color: var(--ink-3); }
    .button[disabled] { color: var(--ink-3); cursor: default; border-color: var(--line); }
    .button svg { width: 14px; height: 14px; fill: currentColor; flex: none; }
    .button.icon { width: 40px; padding: 0; }
    .button.main { background: var(--ink); border-color: var(--ink); color: var(--paper); }
    .segmented { display: inline-flex; border: 1px solid var(--line-2); border-radius: 6px; }
    .segmented button {
      border: 0; background: none; padding: 0 12px; min-height: 30px; font-size: 13px;
      cursor: pointer; color: var(--ink-2); border-radius: 5px;
    }
    .segmented button[aria-pressed="true"] { background: var(--wash); color: var(--ink); }
    select {
      min-height: 32px; padding: 0 8px; border: 1px solid var(--line-2); border-radius: 6px;
      background: var(--raised); font-size: 13px; max-width: 100%;
    }
    .transport {
      position: sticky; bottom: 0; z-index: 5; background: var(--paper);
      border-top: 1px solid var(--line); padding: 10px 24px 12px; margin-top: 32px;
    }
    .transport .inner {
      max-width: 1192px; margin: 0 auto; display: flex; flex-wrap: wrap; align-items: center;
      gap: 8px 12px;
    }
    .transport .group { display: flex; gap: 6px; }
    .transport .clock { font-size: 13px; min-width: 11.5em; }
    .transport .clock b { font-weight: 600; }
    .transport input[type="range"] { flex: 1 1 200px; min-width: 0; margin: 0; height: 32px; }
    input[type="range"] { -webkit-appearance: none; appearance: none; background: none; }
    input[type="range"]::-webkit-slider-runnable-track {
      height: 3px; border-radius: 2px; background: var(--line-2);
    }
    input[type="range"]::-moz-range-track {
      height: 3px; border-radius: 2px; background: var(--line-2);
    }
    input[type="range"]::-webkit-slider-thumb {
      -webkit-appearance: none; width: 18px; height: 18px; margin-top: -7.5px;
      border-radius: 50%; background: var(--ink); border: 3px solid var(--paper);
      box-shadow: 0 0 0 1px var(--line-2);
    }
    input[type="range"]::-moz-range-thumb {
      width: 12px; height: 12px; border-radius: 50%; background: var(--ink);
      border: 3px solid var(--paper);
    }
    @media (max-width: 900px) {
      .transport { padding: 8px 16px 10px; }
      .transport input[type="range"] { order: -1; flex-basis: 100%; }
      .transport .inner { gap: 4px 8px; }
      .transport .clock { min-width: 0; flex: 1 1 8em; }
      .transport input[type="range"] { height: 22px; }
      .transport .button.icon { width: 40px; }
    }
    @media (max-width: 480px) { .wide-only, .button.roomy { display: none; } }
    """#
}
