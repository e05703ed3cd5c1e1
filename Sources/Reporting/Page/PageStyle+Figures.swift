extension PageStyle {
  /// The phone, the curves and the lanes.
  static let figures = #"""
    .phone { display: block; width: 100%; height: auto; max-height: calc(100vh - 150px); }
    .device .phone { margin: 0 auto; }
    .phone text { font-family: var(--sans); fill: var(--ink-2); }
    .phone .glass { fill: var(--surface); }
    .phone .edge { fill: none; stroke: var(--line-2); stroke-width: 2; }
    .phone .ghost { opacity: 0.28; }
    .phone .row-line { stroke: var(--line); stroke-width: 1; }
    .phone .header-box { fill: var(--head); }
    .phone .header-mark { fill: var(--head-2); }
    .phone .bar-box { fill: var(--bar); }
    .phone .hairline { stroke: var(--line-2); stroke-width: 1; }
    .phone .stroke { stroke: var(--ink); stroke-width: 4; stroke-linecap: round; }
    .phone .tab-now { fill: var(--ink); font-weight: 600; }
    .phone .owner {
      fill: none; stroke: var(--ink-2); stroke-width: 3; stroke-dasharray: 3 7;
      stroke-linecap: round;
    }
    .phone .trail { fill: none; stroke: var(--finger); stroke-width: 3; opacity: 0.35; }
    .phone .finger { fill: var(--finger); fill-opacity: 0.2; stroke: var(--finger); }
    .phone .finger.up { fill-opacity: 0; stroke-dasharray: 5 5; }
    .phone .arrow { stroke: var(--finger); stroke-width: 3.5; fill: none; }
    .phone .arrow-head { fill: var(--finger); }
    .phone .hatch-line { stroke: var(--ink-3); stroke-width: 2; }
    .phone .allowed { fill: var(--curve-2); opacity: 0.4; }
    .phone .stands { stroke: var(--ink); stroke-width: 2.5; }
    .phone .wrong { stroke: var(--accent); stroke-width: 3; }
    .phone text.wrong-text { fill: var(--accent); font-weight: 600; }
    .phone .tag { fill: var(--ink); }
    .phone text.tag-text { fill: var(--paper); font-weight: 600; }
    .phone-legend {
      display: flex; flex-wrap: wrap; justify-content: center; gap: 2px 14px; margin-top: 8px;
      font-size: 12px; color: var(--ink-2); min-height: 3em;
    }
    .tracks { position: relative; cursor: crosshair; touch-action: pan-y; user-select: none; }
    .track { display: block; }
    .track + .track { margin-top: 12px; }
    .track-head {
      display: flex; justify-content: space-between; align-items: baseline; gap: 12px;
      font-size: 12px; line-height: 18px;
    }
    .track-head > * { min-width: 0; position: relative; z-index: 2; background: var(--paper); }
    .track-head .name { color: var(--ink-2); white-space: nowrap; flex: none; }
    .track-head .value {
      color: var(--ink); text-align: right; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap;
    }
    .track-head .value.bad { color: var(--accent); font-weight: 600; }
    .track-head button.name {
      border: 0; background: none; padding: 0; cursor: pointer; text-align: left;
    }
    .track-head button.name:hover { color: var(--ink); text-decoration: underline; }
    .key { display: inline-block; width: 18px; height: 0; vertical-align: middle;
      border-top: 2px solid var(--curve-1); margin-right: 5px; }
    .key.wide { border-top-width: 4px; opacity: 0.4; }
    .key.two { border-color: var(--curve-2); }
    .key.three { border-color: var(--curve-3); border-top-style: dashed; }
    .key.band { border-top: 8px solid var(--band); }
    .track svg { display: block; width: 100%; overflow: hidden; }
    .track .ground { fill: var(--surface); }
    .track .rule { stroke: var(--line); stroke-width: 1; }
    .track text { font: 10.5px var(--sans); fill: var(--ink-3); }
    .track .tick { paint-order: stroke; stroke: var(--surface); stroke-width: 4px; }
    .track .curve { fill: none; stroke: var(--curve-1); stroke-width: 1.5; }
    .track .curve.wide { stroke-width: 4; opacity: 0.35; }
    .track .curve.two { stroke: var(--curve-2); }
    .track .curve.three { stroke: var(--curve-3); stroke-dasharray: 5 3; }
    .track .band { fill: var(--band); }
    .track .held { fill: var(--held); }
    .track .bad { fill: var(--accent); }
    .track .bad-dot { fill: var(--accent); stroke: var(--paper); stroke-width: 1; }
    .track .idle { stroke: var(--line-2); stroke-width: 1; }
    .track .step { fill: var(--wash); }
    .track .step.now { fill: var(--ink); }
    .track .step-text { fill: var(--ink-2); }
    .track .step-text.now { fill: var(--paper); font-weight: 600; }
    .track .phase-touch { fill: var(--curve-1); }
    .track .phase-move { fill: var(--curve-2); }
    .track .phase-other { fill: var(--held); }
    .track .phase-rest { fill: var(--wash); }
    .track .phase-text { fill: var(--paper); }
    .track .phase-text.dim { fill: var(--ink-2); }
    .cursor {
      position: absolute; top: 18px; bottom: 0; width: 0; border-left: 1.5px solid var(--ink);
      pointer-events: none; z-index: 1;
    }
    """#
}
