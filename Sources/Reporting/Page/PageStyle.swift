/// The page's style sheets: one quiet palette in a light and a dark form, and one accent, which
/// means a violation and nothing else.
enum PageStyle {
  /// All of them, in order.
  static let all = [tokens, frame, PageStyle.controls, PageStyle.figures, PageStyle.tables]
    .joined(separator: "\n")

  /// Colours and type.
  private static let tokens = #"""
    :root {
      color-scheme: light dark;
      --paper: #fbfbf9; --surface: #ffffff; --raised: #ffffff;
      --ink: #171a1e; --ink-2: #525b65; --ink-3: #5e6771;
      --line: #e2e4e5; --line-2: #cbd0d4; --fill: #f0f1f1; --wash: #e7ebee;
      --accent: #bf3014; --accent-wash: #fbe9e4; --on-accent: #ffffff;
      --curve-1: #24303b; --curve-2: #5f7f9b; --curve-3: #8a9199;
      --band: #cfdae4; --held: #9fb2c1;
      --row-a: #ffffff; --row-b: #f3f6f8; --row-c: #fdfbf7; --row-d: #f6f3ec;
      --head: #dfe6ec; --head-2: #c8d3dd; --bar: #ffffff; --finger: #171a1e;
      --sans: system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #121518; --surface: #181c20; --raised: #1f2429;
        --ink: #e9ecee; --ink-2: #a9b2ba; --ink-3: #9aa4ad;
        --line: #2a3036; --line-2: #3c444b; --fill: #20262b; --wash: #2a3138;
        --accent: #ff8566; --accent-wash: #3a211a; --on-accent: #20100b;
        --curve-1: #dfe5ea; --curve-2: #86abca; --curve-3: #87919a;
        --band: #2f4354; --held: #5b7183;
        --row-a: #1b2025; --row-b: #20262c; --row-c: #211f1b; --row-d: #282520;
        --head: #2c3640; --head-2: #3b4955; --bar: #181c20; --finger: #f4f6f7;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--paper); -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; color: var(--ink); background: var(--paper);
      font: 15px/1.5 var(--sans); font-variant-numeric: tabular-nums;
      overflow-wrap: break-word;
    }
    h1, h2, h3, p, ol, ul, pre, table, figure, dl, dd { margin: 0; padding: 0; }
    button, select, input { font: inherit; color: inherit; }
    :focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
    .quiet { color: var(--ink-2); }
    .hidden-text {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    [hidden] { display: none !important; }
    """#

  /// Where things stand.
  private static let frame = #"""
    .page { max-width: 1240px; margin: 0 auto; padding: 32px 24px 24px; }
    .masthead { max-width: 60rem; }
    .verdict {
      display: inline-flex; align-items: center; gap: 8px; font-size: 13px; font-weight: 600;
    }
    .verdict .mark {
      display: inline-grid; place-items: center; width: 20px; height: 20px; border-radius: 50%;
      background: var(--wash); color: var(--ink); font-size: 12px; line-height: 1;
    }
    .violated .verdict { color: var(--accent); }
    .violated .verdict .mark { background: var(--accent); color: var(--on-accent); }
    h1 {
      font-size: 26px; line-height: 1.25; font-weight: 600; letter-spacing: -0.012em;
      margin: 8px 0 12px; text-wrap: balance;
    }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 24px; font-size: 13px; }
    .facts div { display: flex; gap: 6px; min-width: 0; }
    .facts dt { color: var(--ink-3); }
    .facts dd { min-width: 0; }
    .reproduce {
      display: flex; align-items: center; gap: 8px; margin-top: 16px; max-width: 100%;
    }
    .reproduce code {
      flex: 0 1 auto; min-width: 0; padding: 7px 12px; background: var(--fill);
      border-radius: 6px; font: 12.5px/1.45 var(--mono); overflow-wrap: anywhere;
    }
    .stage { display: grid; gap: 40px; margin-top: 32px; grid-template-columns: 300px 1fr; }
    .stage > * { min-width: 0; }
    .device { position: sticky; top: 20px; align-self: start; }
    .columns { display: grid; gap: 40px; }
    .columns > * { min-width: 0; }
    h2 { font-size: 15px; font-weight: 600; letter-spacing: -0.005em; }
    .panel-head {
      display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
      gap: 8px 16px; margin-bottom: 12px;
    }
    .sheets { display: grid; gap: 40px; margin-top: 48px; }
    .sheets > *, .pair > * { min-width: 0; }
    .pair { display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    .index { margin: 0 0 28px; padding: 0 0 20px; border-bottom: 1px solid var(--line); }
    .index ol { list-style: none; display: grid; gap: 2px; margin-top: 8px; }
    .index a {
      display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 12px;
      padding: 6px 10px; max-width: 46rem;
      border-radius: 6px; color: inherit; text-decoration: none; font-size: 14px;
    }
    .index a:hover { background: var(--fill); }
    .index a[aria-current="true"] { background: var(--wash); font-weight: 600; }
    .index .number { color: var(--ink-3); min-width: 1.5em; }
    .foot {
      margin-top: 40px; padding-top: 16px; border-top: 1px solid var(--line);
      font-size: 12.5px; color: var(--ink-2); display: flex; flex-wrap: wrap; gap: 4px 24px;
    }
    kbd {
      font: 11.5px/1 var(--mono); padding: 2px 5px; border: 1px solid var(--line-2);
      border-radius: 4px; color: var(--ink-2);
    }
    @media (max-width: 900px) {
      .page { padding: 20px 16px 16px; }
      h1 { font-size: 21px; }
      .stage { grid-template-columns: minmax(0, 1fr); gap: 28px; margin-top: 24px; }
      .device { position: static; }
      .pair { grid-template-columns: minmax(0, 1fr); }
    }
    """#
}
