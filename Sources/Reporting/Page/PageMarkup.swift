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
    <ul class="keys" id="legend"></ul>
    </section>
    <div class="columns">
    <section aria-labelledby="compare-title">
    <div class="panel-head"><h2 id="compare-title"></h2>
    <span class="segmented" id="versions" role="group" aria-label="Which run" hidden></span>
    </div>
    <ul class="faults" id="faults"></ul>
    <div class="sides">
    <figure><figcaption id="before-title"></figcaption><div id="before"></div></figure>
    <figure><figcaption id="after-title"></figcaption><div id="after"></div></figure>
    <div class="difference" id="difference"></div>
    </div>
    </section>
    <section aria-labelledby="timeline-title">
    <div class="panel-head"><h2 id="timeline-title">Timeline</h2>
    <span class="segmented" id="zoom" role="group" aria-label="How much of the run">
    <button type="button" data-zoom="near" aria-pressed="true">Close up</button>
    <button type="button" data-zoom="whole" aria-pressed="false">Whole run</button>
    </span></div>
    <div class="tracks" id="tracks"></div>
    <ul class="keys" id="track-keys"></ul>
    </section>
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
    </div>
    </div>
    <div class="sheets" id="sheets">
    <section aria-label="Scripts"><div id="scripts"></div></section>
    <div class="pair">
    <section aria-labelledby="notes-title">
    <div class="panel-head"><h2 id="notes-title">Particulars</h2></div>
    <dl class="notes" id="notes"></dl>
    </section>
    <section aria-labelledby="history-title" id="history-part">
    <div class="panel-head"><h2 id="history-title">How the script got smaller</h2></div>
    <div id="history"></div>
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
