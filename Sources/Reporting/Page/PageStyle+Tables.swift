extension PageStyle {
  /// The comparison, the log and the scripts.
  static let tables = #"""
    .faults { list-style: none; display: grid; gap: 8px; margin-bottom: 20px; }
    .faults li {
      padding: 10px 14px; border-left: 3px solid var(--accent); background: var(--accent-wash);
      border-radius: 0 6px 6px 0; font-size: 14px;
    }
    .faults li.calm { border-left-color: var(--held); background: var(--fill); }
    .faults b { font-weight: 600; }
    .faults .figures {
      display: flex; flex-wrap: wrap; gap: 0 20px; margin-top: 4px; font-size: 13px;
    }
    .faults .figures b, .authors b { font-weight: 600; }
    .faults .authors { display: block; margin-top: 4px; color: var(--ink-2); font-size: 13px; }
    .masthead .authors { font-size: 15px; margin-bottom: 4px; }
    .masthead .claim { font-size: 14px; margin-bottom: 12px; }
    .sides { display: grid; grid-template-columns: 156px 156px minmax(0, 1fr); gap: 20px; }
    .sides figcaption { font-size: 12px; color: var(--ink-2); margin-bottom: 4px; }
    .sides .difference { grid-column: auto; }
    table { width: 100%; border-collapse: collapse; font-size: 13px; }
    th { text-align: right; font-weight: 400; color: var(--ink-3); font-size: 12px; }
    th, td { padding: 4px 0 4px 10px; border-bottom: 1px solid var(--line); text-align: right; }
    td { white-space: nowrap; }
    th:first-child, td:first-child { text-align: left; padding-left: 0; }
    tbody th { color: var(--ink); font-size: 13px; text-align: left; }
    tr.same td { color: var(--ink-3); }
    tr.change th, tr.change td { color: var(--ink-2); font-size: 12px; padding-top: 0; }
    tr.change th { padding-left: 14px; }
    tr:has(+ tr.change) th, tr:has(+ tr.change) td { border-bottom: 0; padding-bottom: 0; }
    tr.off td, tr.off th { color: var(--accent); font-weight: 600; }
    .log { position: relative; height: 300px; overflow-y: auto; border: 1px solid var(--line);
      border-radius: 6px; background: var(--surface); }
    .log .space { position: relative; }
    .log .entry {
      position: absolute; left: 0; right: 0; height: 28px; padding: 0 12px; border: 0;
      display: grid; grid-template-columns: 44px 76px minmax(0, 1fr); gap: 10px;
      align-items: center; background: none; text-align: left; font-size: 12.5px;
      cursor: pointer;
    }
    .log .entry > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .log .entry:hover { background: var(--fill); }
    .log .entry.now { background: var(--wash); }
    .log .entry .at { color: var(--ink-3); text-align: right; }
    .log .entry .who { color: var(--ink-2); }
    .log .entry.bad { color: var(--accent); font-weight: 600; }
    .log .entry.bad .who, .log .entry.bad .at { color: inherit; }
    .script {
      background: var(--surface); border: 1px solid var(--line); border-radius: 6px;
      padding: 8px 0; font: 12.5px/1.6 var(--mono); max-height: 360px; overflow: auto;
    }
    .script .row { display: grid; grid-template-columns: 28px minmax(0, 1fr); padding: 0 12px; }
    .script .row .mark { color: var(--ink-3); }
    .script .row .words { white-space: pre-wrap; overflow-wrap: anywhere; }
    .script .row.step { cursor: pointer; }
    .script .row.step:hover { background: var(--fill); }
    .script .row.now { background: var(--wash); }
    .script .row.failing .words, .script .row.failing .mark {
      color: var(--accent); font-weight: 600;
    }
    .script .row.meta { color: var(--ink-3); }
    .notes { display: grid; gap: 6px; font-size: 13px; }
    .notes div { display: grid; grid-template-columns: 130px minmax(0, 1fr); gap: 12px; }
    .notes dt { color: var(--ink-3); }
    .notes dd { overflow-wrap: anywhere; }
    @media (max-width: 900px) {
      .sides { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 12px; }
      .sides .difference { grid-column: 1 / -1; }
    }
    h3 { font-size: 15px; font-weight: 600; margin: 0; letter-spacing: -0.005em; }
    .history td { position: relative; }
    .history td i {
      position: absolute; right: 0; bottom: -1px; height: 3px; background: var(--held);
      width: calc((100% - 20px) * var(--share));
    }
    #history .quiet { font-size: 13px; margin-top: 10px; }
    @media (max-width: 480px) {
      th, td, tbody th { padding-left: 6px; font-size: 12px; }
      tr.change th { padding-left: 10px; }
      td { white-space: normal; }
      .log .entry { grid-template-columns: 30px 78px minmax(0, 1fr); gap: 8px; padding: 0 8px;
        font-size: 11.5px; }
      .notes div { grid-template-columns: 100px minmax(0, 1fr); }
    }
    """#
}
