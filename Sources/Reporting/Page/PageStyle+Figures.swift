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
    .phone .owner, .swatch .owner {
      fill: none; stroke: var(--ink-2); stroke-width: 3; stroke-dasharray: 3 7;
      stroke-linecap: round;
    }
    .phone .trail { fill: none; stroke: var(--finger); stroke-width: 3; opacity: 0.35; }
    .phone .finger, .swatch .finger { fill: var(--finger); fill-opacity: 0.2; stroke: var(--finger); }
    .phone .finger.up, .swatch .finger.up { fill-opacity: 0; stroke-dasharray: 5 5; }
    .phone .arrow { stroke: var(--finger); stroke-width: 3.5; fill: none; }
    .phone .arrow-head { fill: var(--finger); }
    .phone .hatch-line, .swatch .hatch-line { stroke: var(--ink-3); stroke-width: 2; }
    .phone .allowed, .swatch .allowed { fill: var(--curve-2); opacity: 0.5; }
    .phone .may { fill: var(--curve-2); opacity: 0.16; }
    .phone .stands, .swatch .stands { stroke: var(--ink); stroke-width: 2.5; }
    .phone .wrong, .swatch .wrong { stroke: var(--accent); stroke-width: 3.5; }
    .phone .nearest, .swatch .nearest {
      stroke: var(--ink); stroke-width: 2; stroke-dasharray: 7 5;
    }
    .phone text.wrong-text {
      fill: var(--accent); font-weight: 600; paint-order: stroke; stroke: var(--surface);
      stroke-width: 0.3em; stroke-linejoin: round;
    }
    .small .wrong { stroke-width: 7; } .small .nearest { stroke-width: 4; }
    .keys {
      list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 12px;
      font-size: 12px; line-height: 18px; color: var(--ink-2);
    }
    .keys li { display: flex; align-items: center; gap: 7px; min-width: 0; }
    .device .keys { flex-direction: column; min-height: 8em; padding-left: 14px; }
    .swatch { width: 22px; height: 14px; flex: none; }
    .swatch .finger { stroke-width: 1.5; }
    .swatch .finger.up { stroke-dasharray: 3 2.5; }
    .swatch .owner { stroke-width: 1.5; stroke-dasharray: 1 3; }
    .swatch .nearest { stroke-dasharray: 4 3; }
    .swatch .hatch-line { stroke-width: 1; fill: none; }
    .tracks { position: relative; cursor: crosshair; touch-action: pan-y; user-select: none; }
    .track { display: block; }
    .track + .track { margin-top: 12px; }
    .track-head {
      display: flex; justify-content: space-between; align-items: baseline; gap: 12px;
      font-size: 12px; line-height: 18px;
    }
    .track-head > * { min-width: 0; }
    .track-head .name { color: var(--ink-2); white-space: nowrap; flex: none; }
    .track-head .value {
      color: var(--ink); text-align: right; overflow: hidden; text-overflow: ellipsis;
      white-space: nowrap; padding-right: 46px;
    }
    .track-head .value.bad { color: var(--accent); font-weight: 600; }
    .track-head button.name {
      border: 0; background: none; padding: 0; cursor: pointer; text-align: left;
    }
    .track-head button.name:hover { color: var(--ink); text-decoration: underline; }
    .track svg { display: block; width: 100%; overflow: hidden; }
    .track .ground { fill: var(--surface); }
    .track .rule { stroke: var(--line); stroke-width: 1; }
    .track text { font: 10.5px var(--sans); fill: var(--ink-3); }
    .track .curve, .swatch .curve { fill: none; stroke: var(--curve-1); stroke-width: 1.75; }
    .track .bad-curve { stroke: var(--accent); stroke-width: 2.5; }
    .track .band, .swatch .band { fill: var(--band); }
    .track .held, .swatch .held { fill: var(--held); }
    .track .bad, .swatch .bad { fill: var(--accent); }
    .track .bad-dot, .swatch .bad-dot {
      fill: var(--accent); stroke: var(--paper); stroke-width: 1.5;
    }
    .track .idle, .swatch .idle { stroke: var(--line-2); stroke-width: 1; fill: none; }
    .track .cursor, .swatch .cursor { stroke: var(--ink); stroke-width: 1.5; }
    .track .cursor.under { stroke: var(--paper); stroke-width: 4; }
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
    .track .phase-text.dark { fill: var(--ink); }
    .track .step-text, .track .phase-text { paint-order: stroke; stroke-width: 4px; }
    .track .step-text { stroke: var(--wash); }
    .track .step-text.now { stroke: var(--ink); }
    .track .on-touch { stroke: var(--curve-1); }
    .track .on-move { stroke: var(--curve-2); }
    .track .on-other { stroke: var(--held); }
    .track .on-rest { stroke: var(--wash); }
    @media (max-width: 480px) {
      .track-head { flex-wrap: wrap; gap: 0 12px; }
      .track-head .value { padding-right: 0; margin-left: auto; }
    }
    """#
}
