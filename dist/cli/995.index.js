export const id = 995;

export const ids = [ 995 ];

export const modules = {
5015: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => checkCounts
});
var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4585);
const WORDS = [ [ "failed", "failed" ], [ "needs_review", "for a person" ], [ "skipped", "not run" ], [ "passed", "passed" ] ];
function checkCounts({reports: reports}) {
const checks = (0, _model_verification_report_js__WEBPACK_IMPORTED_MODULE_0__.fk)(reports).flatMap(one => one.checks);
const required = checks.filter(check => check.required);
const optional = checks.filter(check => !check.required);
const parts = [ ...counted(required, "required"), ...counted(optional, "optional") ];
return parts.length === 0 ? "none" : parts.join(", ");
}
function counted(checks, kind) {
if (checks.length === 0) return [];
const ends = WORDS.flatMap(([status, word]) => {
const number = checks.filter(check => check.status === status).length;
return number === 0 ? [] : [ `${String(number)} ${word}` ];
});
return [ `${String(checks.length)} ${kind} (${ends.join(", ")})` ];
}
},
546: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => durationText
});
function durationText(ms) {
if (ms === void 0) return "";
if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
const seconds = Math.round(ms / 1e3);
return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
}
},
5376: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PAGE_START: () => PAGE_START,
htmlPage: () => htmlPage
});
var external_node_crypto_ = __webpack_require__(7598);
var headline = __webpack_require__(5916);
var redact = __webpack_require__(6749);
var duration_text = __webpack_require__(546);
var ordered_checks = __webpack_require__(9721);
var output_lines = __webpack_require__(787);
var plain_text = __webpack_require__(1984);
const SAFE = Symbol("html");
function html(parts, ...values) {
const filled = parts.map((part, at) => {
const value = values[at];
return value === void 0 ? part : part + rendered(value);
});
return {
[SAFE]: filled.join("")
};
}
const NO_HTML = {
[SAFE]: ""
};
function textOf(value) {
return value[SAFE];
}
function trustedHtml(text) {
return {
[SAFE]: text
};
}
function htmlCode(text) {
return html`<code>${text}</code>`;
}
function htmlLines(text) {
return {
[SAFE]: escaped((0, plain_text.y1)(text))
};
}
function htmlProse(text) {
const parts = text.replace(/\s+/gu, " ").split("`");
const closed = parts.length % 2 === 1;
const shown = parts.map((part, at) => {
if (at % 2 === 0) return html`${part}`;
if (!closed && at === parts.length - 1) return html`${`\`${part}`}`;
return part === "" ? NO_HTML : htmlCode(part);
});
return html`${shown}`;
}
const ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
'"': "&quot;",
"'": "&#39;"
};
function rendered(value) {
if (typeof value === "string") return escaped((0, plain_text.f$)(value));
if (typeof value === "number") return String(value);
return isList(value) ? value.map(textOf).join("") : textOf(value);
}
function isList(value) {
return Array.isArray(value);
}
function escaped(text) {
return text.replace(/[&<>"']/g, one => ENTITIES[one] ?? "");
}
function sectionHtml({id: id, title: title, body: body}) {
return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${body}
  </section> `;
}
function htmlList(items, most, kind = "ul") {
if (items.length === 0) return NO_HTML;
const more = items.length - most;
const shown = [ ...items.slice(0, most), ...more > 0 ? [ html`and ${more} more` ] : [] ].map(item => html`<li>${item}</li> `);
return kind === "ol" ? html`<ol>
        ${shown}
      </ol>` : html`<ul>
        ${shown}
      </ul>`;
}
function copyBlock(id, line) {
return html`<div class="copy">
    <pre
      tabindex="0"
      role="group"
      aria-label="Line to copy"
    ><code id="${id}">${line}</code></pre>
    <button type="button" data-copy="${id}" hidden>Copy</button>
  </div>`;
}
function outputBlock(name, lines) {
return html`<pre
    tabindex="0"
    role="group"
    aria-label="${name}"
  ><code>${lines}</code></pre>`;
}
function counted(number, noun) {
return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
}
var limits = __webpack_require__(5032);
var verification_report = __webpack_require__(4585);
const BARS_SHOWN = 60;
const ROW_PIXELS = 36;
const LABEL_CHARACTERS = 34;
const TONES = {
failed: "fail",
needs_review: "person",
skipped: "muted",
passed: "pass"
};
function timelineHtml(evidence) {
const all = barsOf(evidence);
const total = all.reduce((sum, bar) => sum + bar.ms, 0);
if (all.length < 2 || total === 0) return NO_HTML;
const bars = all.slice(0, BARS_SHOWN);
const height = String(bars.length * ROW_PIXELS);
const more = all.length - bars.length;
return html`<figure>
    <figcaption id="timeline-title">
      Timeline: ${(0, duration_text.S)(total)} in all
    </figcaption>
    <svg
      role="img"
      aria-labelledby="timeline-title timeline-text"
      width="100%"
      height="${height}"
    >
      <desc id="timeline-text">${alternative(all)}</desc>
      ${bars.map((bar, at) => drawn(bar, at, total))}
    </svg>
    <p class="muted">
      Commands end to end, in the order of the record; pauses between them are
      not in it.${more > 0 ? html` ${more} more are not drawn.` : NO_HTML}
    </p>
  </figure>`;
}
function barsOf(evidence) {
const bars = [];
const seen = new Set;
let from = 0;
for (const check of (0, verification_report.fk)(evidence.reports).flatMap(report => report.checks)) {
const {duration_ms: ms = 0, command: command, cwd: cwd, output_digest: output_digest} = check.evidence ?? {};
const run = JSON.stringify([ command, cwd, output_digest, ms ]);
if (ms <= 0 || command !== void 0 && seen.has(run)) continue;
seen.add(run);
bars.push({
check: check,
ms: ms,
from: from
});
from += ms;
}
return bars;
}
function alternative(bars) {
const longest = bars.reduce((one, other) => other.ms > one.ms ? other : one);
return `${counted(bars.length, "command")}. The longest is ${longest.check.id} with ${(0, 
duration_text.S)(longest.ms)}. The table above has the duration of each.`;
}
function drawn({check: check, ms: ms, from: from}, at, total) {
const percent = part => `${(part / total * 100).toFixed(3)}%`;
const top = at * ROW_PIXELS;
return html`<text x="0" y="${top + 13}"
      >${(0, limits.lD)(check.id, LABEL_CHARACTERS)}</text
    >
    <text x="100%" y="${top + 13}" text-anchor="end">${(0, duration_text.S)(ms)}</text>
    <rect class="track" x="0" y="${top + 19}" width="100%" height="8" rx="2" />
    <rect
      class="bar ${TONES[check.status]}"
      x="${percent(from)}"
      y="${top + 19}"
      width="${percent(Math.max(ms, total / 400))}"
      height="8"
      rx="2"
    /> `;
}
const OUTPUT_BYTES = 262144;
const LISTED = 200;
const RESULTS = {
failed: [ "fail", html`<span aria-hidden="true">✗</span> failed` ],
needs_review: [ "person", html`<span aria-hidden="true">!</span> needs a person` ],
skipped: [ "muted", html`<span aria-hidden="true">–</span> skipped` ],
passed: [ "pass", html`<span aria-hidden="true">✓</span> passed` ]
};
function checkSection(evidence) {
const checks = (0, ordered_checks.B)(evidence);
if (checks.length === 0 && evidence.completion.kind === "narrative") return [];
const body = checks.length === 0 ? html`<p>No check is defined.</p>` : html`${table(checks)} ${timelineHtml(evidence)}
        ${checks.map((check, at) => details(check, at))} ${risks(evidence)}`;
return [ {
id: "checks",
title: "Checks",
body: body,
listed: true
} ];
}
function result(status) {
const [tone, words] = RESULTS[status];
return html`<b class="result ${tone}">${words}</b>`;
}
function table(checks) {
const rows = checks.map((check, at) => html`<tr>
        <td>${result(check.status)}</td>
        <th scope="row">
          <a href="#check-${at}">${check.id}</a
          >${check.required ? NO_HTML : html` <span class="label">optional</span>`}<br />
          <span class="what">${what(check)}</span>
        </th>
        <td class="took">${(0, duration_text.S)(check.evidence?.duration_ms)}</td>
      </tr> `);
return html`<table>
    <thead>
      <tr>
        <th scope="col">Result</th>
        <th scope="col">Check</th>
        <th scope="col" class="took">Took</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
function what({evidence: evidence, description: description}) {
if (evidence?.command === void 0) return html`${description}`;
const where = evidence.cwd ?? "";
return where === "" ? htmlCode(evidence.command) : html`${htmlCode(evidence.command)} in ${htmlCode(where)}`;
}
function details(check, at) {
const isOpen = check.status === "failed" || check.status === "needs_review";
const head = html`${result(check.status)}
    <h3>${check.id}</h3>
    ${check.required ? NO_HTML : html` <span class="label">optional, does not block</span>`}`;
const body = html`<summary>${head}</summary>
    ${check.residual_risk === void 0 ? NO_HTML : html`<p>${htmlProse(check.residual_risk)}</p>`}
    ${output(check)} ${facts(check)}`;
return isOpen ? html`<details class="check" id="check-${at}" open>${body}</details>` : html`<details class="check" id="check-${at}">${body}</details>`;
}
function output(check) {
const {first: first, earlier: earlier, last: last, cut: cut} = (0, output_lines.f)(check.evidence, OUTPUT_BYTES);
if (last.trim() === "") return NO_HTML;
const name = `Output of ${check.id}`;
const open = first === "" ? last : `${first}\n…\n${last}`;
const before = earlier === "" ? NO_HTML : html`<details>
          <summary>The ${earlier.split("\n").length} lines before</summary>
          ${outputBlock(`Earlier output of ${check.id}`, htmlLines(earlier))}
        </details>`;
return html`${outputBlock(name, htmlLines(open))}${before}${cut ? html`<p class="muted">${first === "" ? "Only the end" : "Only the first trouble and the end"} of the output ${first === "" ? "is" : "are"} shown.</p>` : NO_HTML}`;
}
function asked({description: description, residual_risk: why, evidence: evidence}) {
const {command: command} = evidence ?? {};
const isInTable = command === void 0 || command === description;
return isInTable || why === description ? void 0 : shown(description);
}
function facts(check) {
const {evidence: evidence = {}} = check;
const rows = [ [ "Asked", asked(check) ], [ "Command", coded(evidence.command) ], [ "Folder", coded(evidence.cwd) ], [ "Exit code", coded(evidence.exit_code) ], [ "Signal", coded(evidence.signal) ], [ "Took", shown((0, 
duration_text.S)(evidence.duration_ms)) ], [ "Tests run", coded(evidence.tests_run) ], [ "Declared at", coded(evidence.source) ], [ "Declared by", coded(evidence.origin) ], [ "Output", outputFacts(evidence) ] ];
const known = rows.flatMap(([name, value]) => value === void 0 ? [] : [ html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>` ]);
return known.length === 0 ? NO_HTML : html`<dl>${known}</dl>`;
}
function outputFacts({output_bytes: bytes, output_digest: digest}) {
if (bytes === void 0) return;
const size = `${bytes.toLocaleString("en-US")} ${bytes === 1 ? "byte" : "bytes"}`;
return digest === void 0 ? html`${size}` : html`${size}, SHA-256 ${htmlCode(digest)}`;
}
function coded(value) {
return value === void 0 || value === "" ? void 0 : htmlCode(String(value));
}
function shown(text) {
return text === "" ? void 0 : html`${text}`;
}
function risks(evidence) {
const accepted = (0, verification_report.fk)(evidence.reports);
const items = accepted.flatMap(report => report.residual_risks ?? []).map(htmlProse);
const rejected = evidence.reports.length - accepted.length;
const said = rejected === 0 ? NO_HTML : html`<p>
          ${counted(rejected, "report")} of the change's own author did not
          count.
        </p>`;
return items.length === 0 ? said : html`<h3>Residual risks</h3>
        ${htmlList(items, LISTED)}${said}`;
}
var rule_words = __webpack_require__(4038);
const html_facts_LISTED = 200;
function factSections(evidence) {
const {isolation: isolation} = evidence;
return [ ...isolation === void 0 ? [] : [ {
id: "isolation",
title: "Isolation of the checks",
body: isolationHtml(isolation),
listed: true
} ], {
id: "judged",
title: "What was judged",
body: judged(evidence),
listed: true
} ];
}
function isolationHtml(isolation) {
const {below_minimum: minimum, unavailable: unavailable = [], written: written = []} = isolation;
const stronger = unavailable.map(({level: level, why: why}) => html`<b>${level}</b> could not be had: ${htmlProse(why)}`);
return html`<p><b>${isolation.level}</b>: ${htmlProse(isolation.promise)}</p>
    ${minimum === void 0 ? NO_HTML : html`<p>It falls short of the minimum, ${minimum}: nothing was run.</p>`}
    ${htmlList(stronger, html_facts_LISTED)}
    ${written.length === 0 ? NO_HTML : html`<h3>Written by the checks, beside the checkout</h3>
            ${htmlList(written.map(htmlCode), html_facts_LISTED)}`}`;
}
function judged(evidence) {
const {ledger: ledger, binding: binding, policy: policy, handover: handover} = evidence;
const rows = [ [ "Decided by", htmlProse((0, rule_words.yP)(evidence)) ], [ "All reports", htmlProse(evidence.summary_text) ], [ "Head", commit(ledger.head) ], [ "Base", commit(ledger.base) ], [ "Merge base", commit(ledger.merge_base) ], ...binding === void 0 ? [] : [ [ "Checked out", commit(binding.checked_out) ], [ "Binding", bindingHtml(binding) ] ], [ "Policy", policy === "file" ? html`<code>.github/completion-gate.yml</code> of the base branch` : html`the defaults, for the base branch has no
            <code>.github/completion-gate.yml</code>` ], ...handover === void 0 ? [] : [ [ "Handed over", html`by attempt ${handover.run_attempt} of the workflow run
            ${handover.run_id}` ] ], [ "Record", htmlCode(evidence.schema) ] ];
return html`<dl>
    ${rows.map(([name, value]) => html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`)}
  </dl>`;
}
function bindingHtml({bound: bound, moves_unwatched: unwatched}) {
const said = bound ? "the results speak of exactly this content" : "the results do not speak of exactly this content";
return unwatched === true ? html`${said}; moves of files could not be watched on this system` : html`${said}`;
}
function commit(id) {
return id === "" ? html`unknown` : htmlCode(id);
}
const html_findings_LISTED = 500;
function findingSections(evidence) {
const {binding: binding} = evidence;
const sections = [ [ "gaps", "The change could not be observed whole", gaps(evidence) ], [ "writers", "Writes that were not observed", evidence.open_writers.map(htmlCode) ], [ "reviews", "Observations from outside", observations(evidence) ], [ "unbound", "The results do not speak of these files", unbound(evidence) ], [ "drift", "Other tracked files that checks changed", drift(evidence) ], [ "surface", "What the change does to its own checks", evidence.surface.map(surface) ], [ "plan", "About the plan", evidence.problems.map(problem) ], [ "left-behind", "Untracked files that the checks left behind", (binding?.added ?? []).map(htmlCode) ] ];
return sections.filter(([, , items]) => items.length > 0).map(([id, title, items]) => ({
id: id,
title: title,
body: htmlList(items, html_findings_LISTED),
listed: true
}));
}
function gaps({ledger: ledger}) {
return ledger.gaps.map(gap => gap.path === void 0 ? htmlProse(gap.reason) : html`${htmlCode(gap.path)}: ${htmlProse(gap.reason)}`);
}
function observations(evidence) {
return evidence.observations.map(({kind: kind, subject: subject, digest: digest, required_action: action}) => html`${kind} of ${htmlCode(subject)}: demands ${htmlCode(action)}
      (${htmlCode(digest)})`);
}
function unbound({binding: binding}) {
return (binding?.unbound ?? []).map(({path: path, reason: reason, check: check}) => html`${htmlCode(path)},
      ${check === void 0 ? html`before the first check` : html`while ${htmlCode(check)} ran`}:
      ${htmlProse(reason)}`);
}
function drift({binding: binding}) {
return (binding?.drift ?? []).map(({path: path, change: change, check: check}) => html`${htmlCode(path)}:
      ${htmlProse(change)}${check === void 0 ? NO_HTML : html` by ${htmlCode(check)}`}`);
}
function surface(finding) {
const tone = finding.level === "block" ? "fail" : "person";
const said = finding.level === "block" ? "blocks" : "warns";
return html`<b class="${tone}">${said}</b>
    ${place(finding)}${htmlProse(finding.message)}
    <span class="label">${finding.rule}</span
    >${side("Before", finding.before)}${side("Now", finding.after)}`;
}
function side(name, text) {
return text === void 0 ? NO_HTML : html`<br /><span class="muted">${name}:</span> ${htmlCode(text)}`;
}
function problem(one) {
return html`${place(one)}${htmlProse(one.message)}
    <span class="label">${one.code}</span>`;
}
function place({path: path, line: line}) {
if (path === void 0) return NO_HTML;
const at = line === void 0 ? path : `${path}:${String(line)}`;
return html`${htmlCode(at)}: `;
}
const FILES_SHOWN = 2e4;
const SEARCHED_FROM = 8;
const OPEN_FILES = 60;
const OUT_OF_SCOPE_SHOWN = 1e3;
const WORDS = {
write: "written",
"write+x": "written, executable",
symlink: "symbolic link",
submodule: "submodule",
delete: "deleted"
};
function ledgerSection({ledger: ledger}) {
const {records: records, lfs_paths: lfs = [], out_of_scope: outside = []} = ledger;
if (records.length === 0 && outside.length === 0) return [];
const shown = records.slice(0, FILES_SHOWN);
const pointers = new Set(lfs);
const list = html`<ul id="ledger" class="ledger">
    ${shown.map(record => row(record, pointers))}
  </ul>`;
const fold = html`<summary>${counted(shown.length, "file")}</summary>
    ${list}`;
const more = records.length - shown.length;
const body = html`${shown.length > SEARCHED_FROM ? search() : NO_HTML}
  ${shown.length === 0 ? html`<p>None inside the policy's scope.</p>` : shown.length <= OPEN_FILES ? html`<details id="files" open>${fold}</details>` : html`<details id="files">${fold}</details>`}
  ${more > 0 ? html`<p>And ${more} more; ${htmlCode("completion-gate digest")} prints all.</p>` : NO_HTML}
  ${outOfScope(outside)}`;
const title = `File changes: ${String(records.length)}`;
return [ {
id: "file-changes",
title: title,
body: body,
listed: true
} ];
}
function search() {
return html`<div class="search" id="search-box" hidden>
    <label for="search">Search paths, kinds and digests</label>
    <input
      id="search"
      type="search"
      autocomplete="off"
      spellcheck="false"
      aria-controls="ledger"
    />
    <span id="found" role="status"></span>
  </div>`;
}
function row({path: path, tool: tool, content_digest: digest}, pointers) {
const word = WORDS[tool] ?? tool;
const lfs = pointers.has(path) ? html` <span class="label">Git LFS</span>` : NO_HTML;
return html`<li>
    <code class="path">${path}</code>
    <span class="label">${word}</span
    >${lfs}${digest === "" ? NO_HTML : html` <code class="digest">${digest}</code>`}
  </li> `;
}
function outOfScope(paths) {
if (paths.length === 0) return NO_HTML;
const said = `${counted(paths.length, "changed path")} outside the policy's scope, so not in the digest and not gated`;
return html`<details>
    <summary>${said}</summary>
    ${htmlList(paths.map(htmlCode), OUT_OF_SCOPE_SHOWN)}
  </details>`;
}
const PAGE_SCRIPT = "\n(() => {\n  const byId = id => document.getElementById(id)\n  const field = byId('search')\n  if (field) {\n    const rows = [...byId('ledger').children].map(row => ({ row, text: row.textContent.toLowerCase() }))\n    const box = byId('search-box')\n    box.hidden = false\n    field.addEventListener('input', () => {\n      const words = field.value.toLowerCase().split(/\\s+/).filter(word => word !== '')\n      let found = 0\n      for (const { row, text } of rows) {\n        const fits = words.every(word => text.includes(word))\n        row.hidden = !fits\n        if (fits) found += 1\n      }\n      byId('found').textContent = words.length === 0 ? '' : found + ' of ' + rows.length + ' files'\n      if (words.length > 0) byId('files').open = true\n    })\n  }\n  for (const button of document.querySelectorAll('button[data-copy]')) {\n    button.hidden = false\n    button.addEventListener('click', async () => {\n      const line = byId(button.dataset.copy)\n      try {\n        await navigator.clipboard.writeText(line.textContent)\n        button.textContent = 'Copied'\n      } catch {\n        getSelection().selectAllChildren(line)\n        button.textContent = 'Selected'\n      }\n    })\n  }\n  const openTarget = () => {\n    const fold = byId(location.hash.slice(1))\n    if (fold && fold.tagName === 'DETAILS') fold.open = true\n  }\n  addEventListener('hashchange', openTarget)\n  openTarget()\n  let folded = []\n  addEventListener('beforeprint', () => {\n    folded = [...document.querySelectorAll('details:not([open])')]\n    for (const fold of folded) fold.open = true\n  })\n  addEventListener('afterprint', () => {\n    for (const fold of folded) fold.open = false\n    folded = []\n  })\n})()\n";
const GROUNDS = {
page: [ "#ffffff", "#0d1117" ],
shade: [ "#f6f8fa", "#161b22" ]
};
const INKS = {
text: [ "#1f2328", "#e6edf3" ],
muted: [ "#57606a", "#9198a1" ],
link: [ "#0860ca", "#4493f8" ],
pass: [ "#1a7030", "#3fb950" ],
fail: [ "#c21c28", "#ff6a61" ],
person: [ "#855900", "#d29922" ]
};
const LINES = {
line: [ "#d1d9e0", "#3d444d" ]
};
function colorProperties(scheme) {
return Object.entries({
...GROUNDS,
...INKS,
...LINES
}).map(([name, colors]) => `--${name}:${colors[scheme]}`).join(";");
}
const GROUND = '\n*{box-sizing:border-box}\nhtml{scroll-padding-top:1rem}\nbody{margin:0 auto;max-width:60rem;padding:0 1rem 3rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}\na{color:var(--link)}\n:focus-visible{outline:2px solid var(--link);outline-offset:2px}\nmain:focus{outline:0}\n.skip{position:absolute;left:-999rem}\n.skip:focus{left:1rem;top:.5rem;padding:.5rem 1rem;background:var(--page);z-index:1}\nh1{font-size:1.6rem;line-height:1.25;margin:.25rem 0 .75rem}\nh2{font-size:1.25rem;line-height:1.3;margin:2.25rem 0 .75rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}\nh3{font-size:1rem;line-height:1.4;margin:1.25rem 0 .5rem}\np,ul,ol,dl,pre,table,figure{margin:0 0 .9rem}\nul,ol{padding-left:1.5rem}\nli{margin:.2rem 0}\ncode{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}\n:not(pre)>code{background:var(--shade);border-radius:.25rem;padding:.1em .3em}\npre{background:var(--shade);border:1px solid var(--line);border-radius:.4rem;padding:.75rem 1rem;overflow:auto;overflow-wrap:normal}\npre code{white-space:pre}';
const TOP = "\n.verdict{margin-top:1.25rem;padding:1rem 1.25rem .25rem;border:1px solid var(--line);border-left:.4rem solid var(--text);border-radius:.4rem}\n.verdict p{margin-bottom:.6rem}\n.verdict.pass{border-left-color:var(--pass)}\n.verdict.fail{border-left-color:var(--fail)}\n.verdict.person{border-left-color:var(--person)}\n.pass .mark,b.pass{color:var(--pass)}\n.fail .mark,b.fail{color:var(--fail)}\n.person .mark,b.person{color:var(--person)}\n.product{color:var(--muted);font-size:.875rem;margin:0}\n.muted,b.muted{color:var(--muted)}\np.muted,figure p{font-size:.875rem}\nnav ul{list-style:none;padding:0;margin:1rem 0 0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}\nnav a{display:inline-block;padding:.25rem 0}\n.copy{display:flex;gap:.5rem;align-items:flex-start}\n.copy pre{flex:1;min-width:0;border-color:var(--link)}\n.copy pre code{white-space:pre-wrap;overflow-wrap:anywhere}\nbutton{font:inherit;color:var(--text);background:var(--shade);border:1px solid var(--muted);border-radius:.4rem;padding:.6rem 1rem;cursor:pointer}";
const PARTS = "\ntable{width:100%;border-collapse:collapse}\nth,td{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid var(--line);font-weight:400}\nthead th{font-weight:600;border-bottom-width:2px}\nth:first-child,td:first-child{padding-left:0;white-space:nowrap;width:1%}\n.took{text-align:right;white-space:nowrap;padding-right:0}\ntbody th a{font-weight:600}\n.what{font-size:.875rem;color:var(--muted)}\n.label{display:inline-block;color:var(--muted);border:1px solid var(--line);border-radius:1rem;padding:0 .5rem;font-size:.8rem}\nfigcaption{font-weight:600;margin:1.25rem 0 .5rem}\nsvg{display:block;overflow:hidden}\nsvg text{fill:var(--text);font-size:13px}\n.track{fill:var(--shade)}\n.bar{fill:var(--muted)}\n.bar.pass{fill:var(--pass)}\n.bar.fail{fill:var(--fail)}\n.bar.person{fill:var(--person)}\nsummary{cursor:pointer;padding:.4rem 0}\nsummary h3{display:inline;margin:0}\n.check{border:1px solid var(--line);border-radius:.4rem;padding:.1rem 1rem;margin:0 0 .6rem}\n.check[open]{padding-bottom:.25rem}\ndl>div{display:grid;grid-template-columns:8rem 1fr;gap:.1rem 1rem;padding:.25rem 0}\n.check dl{font-size:.875rem}\ndt{color:var(--muted)}\ndd{margin:0;min-width:0}\n.ledger{list-style:none;padding:0}\n.ledger li{padding:.3rem 0;margin:0;border-bottom:1px solid var(--line)}\n.ledger .digest{display:block;background:none;padding:0;color:var(--muted);font-size:.75rem}\n.ledger .path{background:none;padding:0}\n.search label{display:block;margin-bottom:.25rem}\n.search input{font:inherit;width:100%;max-width:30rem;padding:.5rem .75rem;color:var(--text);background:var(--page);border:1px solid var(--muted);border-radius:.4rem}\nfooter{margin-top:3rem;border-top:1px solid var(--line);padding-top:1rem;color:var(--muted);font-size:.875rem}\n[hidden]{display:none!important}";
const PHONE = "\n@media (max-width:40rem){\nh1{font-size:1.35rem}\n.verdict{padding:.75rem 1rem .1rem}\n.copy{display:block}\n.copy button{width:100%;margin-bottom:.9rem}\nth,td{padding:.5rem .4rem}\ndl>div{display:block}\n}";
const PAPER = "\nbody{max-width:none;padding:0;font-size:10pt}\nnav,.skip,.search,button{display:none!important}\ndetails::details-content{content-visibility:visible;block-size:auto;display:block}\npre{overflow:visible}\npre code{white-space:pre-wrap;overflow-wrap:anywhere}\na{color:inherit;text-decoration:none}\nh2,h3,summary{break-after:avoid}\ntr,li,svg{break-inside:avoid}";
function pageStyle() {
return `\n:root{color-scheme:light dark;${colorProperties(0)}}\n@media (prefers-color-scheme:dark){:root{${colorProperties(1)}}}${GROUND}${TOP}${PARTS}${PHONE}\n@media print{\n:root{${colorProperties(0)}}${PAPER}\n}\n`;
}
var check_counts = __webpack_require__(5015);
var markdown_summary = __webpack_require__(5608);
var worktree_note = __webpack_require__(5258);
const html_verdict_LISTED = 200;
const MARKS = {
verified: {
mark: "✓",
tone: "pass"
},
distinct: {
mark: "✓",
tone: "pass"
},
narrative: {
mark: "✓",
tone: "pass"
},
waived: {
mark: "!",
tone: "person"
},
incomplete: {
mark: "✗",
tone: "fail"
}
};
function verdictHtml(evidence) {
const {mark: mark, tone: tone} = MARKS[evidence.completion.kind];
const digest = evidence.ledger.effect_digest;
const note = (0, worktree_note.W)(evidence);
return html`<header class="verdict ${tone}">
    <p class="product">completion-gate</p>
    <h1>
      <span class="mark" aria-hidden="true">${mark}</span> ${(0, headline.P)(evidence)}
    </h1>
    <p>
      Effect digest:
      ${digest === "" ? html`empty, no file changed` : htmlCode(digest)}
    </p>
    <p>Checks: ${(0, check_counts.t)(evidence)}.</p>
    ${note === void 0 ? NO_HTML : html`<p>${note}</p>`}
  </header> `;
}
function nextSection(evidence) {
const steps = (0, markdown_summary.Mf)(evidence);
const copied = copiedHtml(evidence, steps.length === 0);
if (steps.length === 0 && copied === NO_HTML) return [];
const isWaived = evidence.completion.kind === "waived";
return [ {
id: "next",
title: "What a person can do next",
body: html`${htmlList(steps.map(htmlProse), html_verdict_LISTED, "ol")}${copied}`,
listed: !isWaived
} ];
}
function copiedHtml(evidence, isOnly) {
const lines = (0, markdown_summary.mE)(evidence);
const blocks = lines.map((line, at) => copyBlock(`line-${String(at)}`, line));
if (lines.length > 0) {
const what = evidence.rule === 1 ? "the review that demands a change" : "exactly this change";
return html`<p>
        ${isOnly ? "An" : "Or an"} authorised person waives ${what}, by this
        comment on the pull request:
      </p>
      ${blocks}`;
}
const {kind: kind, effect_digest: digest} = evidence.completion;
return kind === "waived" && digest !== void 0 ? html`<p>This comment takes the waiver back:</p>
        ${copyBlock("line-0", `/unwaive ${digest}`)}` : NO_HTML;
}
function waiverSection(evidence) {
const accepted = evidence.waivers.map(({by: by, reason: reason, effect_digest: digest}) => html`<b class="person">Accepted</b>:
        ${by === void 0 ? "the host" : htmlCode(by)} waived
        ${htmlCode(digest)}: ${reason}`);
const refused = evidence.refused_claims.map(({by: by, reason: reason, refused: why, effect_digest: digest}) => html`<b>Refused</b>: the claim of
        ${by === void 0 ? "a person" : htmlCode(by)} for ${htmlCode(digest)},
        “${reason}”. ${htmlProse(why)}`);
const items = [ ...accepted, ...refused ];
return items.length === 0 ? [] : [ {
id: "waivers",
title: "Waivers",
body: htmlList(items, html_verdict_LISTED),
listed: true
} ];
}
const PAGE_START = '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="generator" content="completion-gate">\n';
function htmlPage(evidence, secrets = []) {
const shown = (0, redact.H5)(evidence, secrets);
const sections = sectionsOf(shown);
const style = pageStyle();
const security = [ "default-src 'none'", `style-src '${sourceDigest(style)}'`, `script-src '${sourceDigest(PAGE_SCRIPT)}'`, "base-uri 'none'", "form-action 'none'" ].join("; ");
return textOf(html`${trustedHtml(PAGE_START)}<meta http-equiv="Content-Security-Policy" content="${trustedHtml(security)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${(0, headline.P)(shown)} · completion-gate</title>
<style>${trustedHtml(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to what to do next</a>
${verdictHtml(shown)}${contents(sections)}<main id="content" tabindex="-1">
${sections.map(sectionHtml)}</main>
<footer><p>Made from an evidence record. <code>completion-gate explain</code> judges the record again; this page is only its picture.</p></footer>
<script>${trustedHtml(PAGE_SCRIPT)}</script>
</body>
</html>
`);
}
function sectionsOf(evidence) {
const isWaived = evidence.completion.kind === "waived";
const next = nextSection(evidence);
const waivers = waiverSection(evidence);
return [ ...isWaived ? [ ...waivers, ...next ] : [ ...next, ...waivers ], ...checkSection(evidence), ...findingSections(evidence), ...ledgerSection(evidence), ...factSections(evidence) ];
}
function contents(sections) {
const links = sections.filter(section => section.listed).map(({id: id, title: title}) => html`<li><a href="#${id}">${title}</a></li> `);
return html`<nav aria-label="Parts of this page">
    <ul>
      ${links}
    </ul>
  </nav> `;
}
function sourceDigest(text) {
return `sha256-${(0, external_node_crypto_.createHash)("sha256").update(text).digest("base64")}`;
}
},
9721: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => orderedChecks
});
var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4585);
const ORDER = [ "failed", "needs_review", "skipped", "passed" ];
function orderedChecks(evidence) {
const checks = (0, _model_verification_report_js__WEBPACK_IMPORTED_MODULE_0__.fk)(evidence.reports).flatMap(one => one.checks);
const place = check => ORDER.indexOf(check.status) + (check.required ? 0 : 10);
return [ ...checks ].sort((left, right) => place(left) - place(right));
}
},
787: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => shownOutput
});
var _first_trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3418);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5032);
var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1984);
const OPEN_LINES = 30;
const FIRST_BYTES = 1e3;
function shownOutput(evidence, budget) {
const {output_head: head = "", output_tail: tail = ""} = evidence ?? {};
const captured = Buffer.byteLength(head) + Buffer.byteLength(tail);
const gap = tail !== "" && evidence?.output_bytes !== captured;
const whole = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.y1)(gap ? tail : head + tail).trimEnd();
const first = troubleBefore([ ...gap ? linesOf(head) : [], ...whole.split("\n") ], openLines((0, 
_limits_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(whole, budget)).length);
const start = (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.IN)(first, Math.min(FIRST_BYTES, budget >> 1));
const text = (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(whole, budget - Buffer.byteLength(start));
return {
first: start,
earlier: text.split("\n").slice(0, -OPEN_LINES).join("\n"),
last: openLines(text).join("\n"),
cut: gap || text.length < whole.length
};
}
function troubleBefore(lines, open) {
return (0, _first_trouble_js__WEBPACK_IMPORTED_MODULE_2__.QJ)(lines.slice(0, lines.length - open)).join("\n");
}
function openLines(text) {
return text.split("\n").slice(-OPEN_LINES);
}
function linesOf(text) {
return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.y1)(text).trimEnd().split("\n");
}
},
6749: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H5: () => redactEvidence
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
const MASK = "***";
const SHORTEST_SECRET = 6;
const TOKENS = /(?<![A-Za-z0-9])(?:gh[opsur]_[\w.-]{16,}|github_pat_\w{20,}|(?:A3T[A-Z0-9]|ABIA|ACCA|AGPA|AIDA|AIPA|AKIA|ANPA|ANVA|AROA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{36}|pypi-[\w-]{32,}|xox[abeoprs]-[\w-]{10,}|AIza[\w-]{35}|[rs]k_(?:live|test)_\w{16,}|sk-[\w-]{32,}|hf_[A-Za-z0-9]{30,}|dop_v1_[a-f0-9]{64})/g;
const WEB_TOKEN = /(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]{8,}){1,4}(?:\.[\w-]*)?(?![\w-])/g;
const AUTHORIZATION = /(authorization["']?[ \t]{0,4}[:=][ \t]{0,4})[^\r\n]{4,}/gi;
const SCHEME = /\b((?:bearer|basic)[ \t]{1,4})[A-Za-z0-9._~+/=-]{20,}/gi;
const ASSIGNED = /((?:SECRET|TOKEN|PASSWORD|PASSWD|API_KEY|ACCESS_KEY|PRIVATE_KEY)(?:_[A-Z0-9_]{0,32})?["']?[ \t]{0,4}[:=][ \t]{0,4}["']?)[^\s"']{6,}/g;
const AWS_SECRET = /(aws_secret_access_key["']?[ \t]{0,4}[:=][ \t]{0,4}["']?)[A-Za-z0-9/+=]{40}/gi;
const URL_PASSWORD = /(:\/\/[^\s/:@]{0,256}:)[^\s/@]{1,512}@/g;
const HOOK = /(hooks\.slack\.com\/(?:services|workflows)\/)[\w/]{10,}/gi;
const RULES = [ [ AUTHORIZATION, `$1${MASK}` ], [ SCHEME, `$1${MASK}` ], [ WEB_TOKEN, MASK ], [ TOKENS, MASK ], [ AWS_SECRET, `$1${MASK}` ], [ ASSIGNED, `$1${MASK}` ], [ URL_PASSWORD, `$1${MASK}@` ], [ HOOK, `$1${MASK}` ] ];
const KEY_EDGE = /-----(BEGIN|END) (?:[A-Z0-9]{1,16} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
function redactor(secrets) {
const values = spellings(secrets);
return text => {
if (text.length < SHORTEST_SECRET) return text;
const plain = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text);
const unknown = values.reduce((rest, secret) => rest.replaceAll(secret, MASK), plain.includes("PRIVATE KEY") ? withoutPrivateKeys(plain) : plain);
return RULES.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), unknown);
};
}
function redactEvidence(evidence, secrets) {
const redact = redactor(secrets);
return mapTexts(evidence, text => IDENTITY.test(text) && !secrets.includes(text) ? text : redact(text));
}
const IDENTITY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function mapTexts(value, change) {
if (typeof value === "string") return change(value);
if (Array.isArray(value)) return value.map(one => mapTexts(one, change));
if (typeof value !== "object" || value === null) return value;
return Object.fromEntries(Object.entries(value).map(([key, one]) => [ key, mapTexts(one, change) ]));
}
function spellings(secrets) {
const values = secrets.flatMap(secret => [ secret, secret.trim(), ...secret.split(/\r?\n/), ...secret.length < SHORTEST_SECRET ? [] : [ base64(secret) ] ]);
return [ ...new Set(values) ].filter(value => value.trim().length >= SHORTEST_SECRET).sort((left, right) => right.length - left.length);
}
function base64(secret) {
const whole = Buffer.from(secret).toString("base64").replace(/=+$/, "");
return whole.slice(0, whole.length - (whole.length % 4 === 0 ? 0 : 1));
}
function withoutPrivateKeys(text) {
const parts = [];
let from = 0;
let inside = false;
for (const edge of text.matchAll(KEY_EDGE)) {
const before = text.slice(from, edge.index);
const begins = edge[1] === "BEGIN";
if (!inside) parts.push(begins ? before : withoutKeyBody(before));
if (!begins) parts.push(MASK);
inside = begins;
from = edge.index + edge[0].length;
}
parts.push(inside ? MASK : text.slice(from));
return parts.join("");
}
function withoutKeyBody(text) {
let end = text.length;
while (end > 0 && KEY_BODY.test(text.charAt(end - 1))) end -= 1;
return text.slice(0, end);
}
const KEY_BODY = /[A-Za-z0-9+/=\\\r\n]/;
}
};
