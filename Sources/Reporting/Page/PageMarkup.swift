/// What stands in the page before its script fills it in.
enum PageMarkup {
  static let body = #"""
    <main class="page" id="main">
    <nav class="index" id="exhibits" aria-labelledby="exhibits-title" hidden>
    <h2 id="exhibits-title"></h2><ol></ol>
    </nav>
    <header class="masthead" id="masthead"></header>
    <div class="stage" id="stage">
    <section class="device" aria-label="Phone">
    <div id="phone"></div>
    <p class="phone-legend" id="legend"></p>
    </section>
    <div class="columns">
    <section aria-labelledby="timeline-title">
    <div class="panel-head"><h2 id="timeline-title">Timeline</h2>
    <div class="group">
    <span class="segmented" id="versions" role="group" aria-label="Which run" hidden></span>
    <button class="button" id="zoom" type="button" aria-pressed="false">Zoom in</button>
    </div></div>
    <div class="tracks" id="tracks"></div>
    </section>
    <section aria-labelledby="compare-title">
    <div class="panel-head"><h2 id="compare-title"></h2></div>
    <ul class="faults" id="faults"></ul>
    <div class="sides">
    <figure><figcaption id="before-title"></figcaption><div id="before"></div></figure>
    <figure><figcaption id="after-title"></figcaption><div id="after"></div></figure>
    <div class="difference" id="difference"></div>
    </div>
    </section>
    <div class="pair">
    <section aria-labelledby="log-title">
    <div class="panel-head"><h2 id="log-title">Log</h2>
    <label><span class="hidden-text">Show in the log</span>
    <select id="filter">
    <option value="all">Everything</option>
    <option value="cause">Causes and violations</option>
    <option value="write">Writes</option>
    <option value="container">Writes of the container</option>
    <option value="callback">Callbacks</option>
    </select></label></div>
    <div class="log" id="log" role="region" aria-labelledby="log-title" tabindex="0">
    <div class="space"></div></div>
    </section>
    <section aria-labelledby="script-title">
    <div class="panel-head"><h2 id="script-title"></h2>
    <button class="button" id="copy-script" type="button">Copy</button></div>
    <div class="script" id="script" role="region" aria-labelledby="script-title" tabindex="0">
    </div>
    </section>
    </div>
    <section aria-labelledby="notes-title">
    <div class="panel-head"><h2 id="notes-title">Particulars</h2></div>
    <dl class="notes" id="notes"></dl>
    </section>
    </div>
    </div>
    <footer class="foot" id="foot"></footer>
    </main>
    <div class="transport" id="transport" role="group" aria-label="Playback">
    <div class="inner">
    <div class="group" id="buttons"></div>
    <input type="range" id="scrubber" min="0" value="0" step="1" aria-label="Frame">
    <div class="clock" id="clock"></div>
    <label class="wide-only"><span class="hidden-text">Speed</span>
    <select id="speed">
    <option value="0.1">0.1 ×</option><option value="0.25">0.25 ×</option>
    <option value="0.5">0.5 ×</option><option value="1" selected>1 ×</option>
    </select></label>
    </div>
    </div>
    <div class="hidden-text" id="said" role="status" aria-live="polite"></div>
    """#
}
