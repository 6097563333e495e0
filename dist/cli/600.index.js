export const id = 600;

export const ids = [ 600 ];

export const modules = {
490: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runExplain: () => runExplain
});
var model_evidence = __webpack_require__(4780);
var text_file = __webpack_require__(4240);
var explain = __webpack_require__(7228);
var explanation = __webpack_require__(1714);
var headline = __webpack_require__(5916);
var markdown_summary = __webpack_require__(5608);
var ordered_checks = __webpack_require__(9721);
var rule_words = __webpack_require__(4038);
var first_trouble = __webpack_require__(3418);
var plain_text = __webpack_require__(1984);
const CHARACTERS = 160;
const MANAGER = /^\s*(?:npm (?:error|ERR!|notice)|ELIFECYCLE|error Command failed)/;
const GOES_ON = /(?::|\s[|>]-?)$|^\s*(?:--- FAIL|● )/;
const BLOCK_MARK = /\s[|>]-?$/;
const MOST_LINES = 3;
function tellingLine(evidence) {
const {output_head: head = "", output_tail: tail = ""} = evidence ?? {};
const captured = Buffer.byteLength(head) + Buffer.byteLength(tail);
const gap = evidence?.output_bytes === captured ? "" : "\n";
const lines = (0, plain_text.y1)(`${head}${gap}${tail}`).split("\n").filter(line => line.trim() !== "" && !MANAGER.test(line));
const sign = lines.findIndex(first_trouble.N6);
const below = lines.findIndex((line, at) => at >= sign && (0, first_trouble.Aj)(line));
const cause = below < 0 ? lines.findIndex(first_trouble.Aj) : below;
const at = cause < 0 ? sign : cause;
const text = at < 0 ? lines.at(-1) ?? "" : joined(lines, at);
const shown = (0, plain_text.wh)(text);
return shown === "" ? void 0 : {
text: cut(shown),
isEnd: at < 0
};
}
function joined(lines, at) {
const near = lines.slice(at, at + MOST_LINES).map(line => line.trimEnd());
const last = near.findIndex(line => !GOES_ON.test(line));
return near.slice(0, last < 0 ? MOST_LINES : last + 1).map(line => line.replace(BLOCK_MARK, "")).join(" ");
}
function cut(text) {
const characters = Array.from(text);
return characters.length > CHARACTERS ? `${characters.slice(0, CHARACTERS - 1).join("")}…` : text;
}
var worktree_note = __webpack_require__(5258);
var completion = __webpack_require__(3851);
function explanationOf(evidence) {
return {
schema: explanation.Y,
source: "record",
verdict: evidence.completion.kind,
complete: (0, completion.A)(evidence.completion),
headline: (0, headline.P)(evidence),
why: [ ...reasons(evidence), ...evidence.waivers.map(({by: by, reason: reason}) => `${by ?? "The host"} waived: ${reason}`), ...evidence.refused_claims.map(({by: by, refused: refused}) => `The waiver claim of ${by ?? "a person"} does not count: ${refused}`), ...noted(evidence) ],
next_steps: (0, markdown_summary.Mf)(evidence),
waiver_lines: (0, markdown_summary.mE)(evidence),
effect_digest: evidence.ledger.effect_digest,
rule: evidence.rule,
uncommitted: (evidence.worktree?.uncommitted.length ?? 0) > 0,
facts: [],
pull_request: null,
check_run: null
};
}
function reasons(evidence) {
const found = evidence.rule === 7 ? [ ...unprovenChecks(evidence), ...unboundPaths(evidence) ] : [];
return found.length === 0 ? [ decided(evidence) ] : found;
}
function decided(evidence) {
const words = (0, rule_words.mG)(evidence.rule);
return (0, rule_words.MZ)(evidence) ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
function unprovenChecks(evidence) {
return (0, ordered_checks.B)(evidence).filter(check => check.required && check.status !== "passed").map(check => `${check.id} ${WORDS[check.status]}${because(check)}`);
}
const WORDS = {
passed: "passed",
failed: "failed",
needs_review: "needs a person",
skipped: "did not run"
};
function because(check) {
const why = check.residual_risk ?? check.description;
const line = check.status === "failed" ? tellingLine(check.evidence) : void 0;
if (line === void 0) return `: ${why}`;
return `: ${why}; its output ${line.isEnd ? "ends with" : "says"}: ${line.text}`;
}
function unboundPaths({binding: binding}) {
return (binding?.unbound ?? []).map(({path: path, reason: reason}) => `${path} is not what was to be proven: ${reason}`);
}
function noted(evidence) {
const note = (0, worktree_note.W)(evidence);
return note === void 0 ? [] : [ note ];
}
var terminal_steps = __webpack_require__(7482);
var terminal_text = __webpack_require__(2234);
const LINES_SHOWN = 8;
const [BOLD, RED, GREEN] = [ 1, 31, 32 ];
function renderExplanation(explanation, {color: color}) {
const {complete: complete, waiver_lines: lines, next_steps: steps} = explanation;
const paint = (code, text) => color ? `[${String(code)}m${text}[0m` : text;
const tone = complete ? GREEN : RED;
const why = [ ...explanation.why, ...explanation.facts.map(fact => fact.message) ];
return [ paint(tone, (0, terminal_text.e)(explanation.headline)), ...bounded(why).map(line => `  ${line}`), ...steps.length === 0 ? [] : [ "", paint(BOLD, "Next") ], ...bounded(steps).map((step, at) => `  ${String(at + 1)}. ${step}`), ...(0, 
terminal_steps.c)(lines, steps.length > 0, text => paint(BOLD, text)), "" ].join("\n");
}
function bounded(lines) {
const more = lines.length - LINES_SHOWN;
const shown = lines.slice(0, LINES_SHOWN).map(terminal_text.e);
return more > 0 ? [ ...shown, `… and ${String(more)} more (\`--json\` has all)` ] : shown;
}
var evidence_schema = __webpack_require__(6326);
var cli_page = __webpack_require__(3945);
var tell_written = __webpack_require__(513);
var exit_codes = __webpack_require__(535);
var external_node_util_ = __webpack_require__(7975);
var errors = __webpack_require__(452);
var command_options = __webpack_require__(8668);
var flags = __webpack_require__(2529);
var understood = __webpack_require__(7200);
const EXPLAIN_HINT = "completion-gate explain FILE [--json] [--html PAGE], or: completion-gate explain --pull-request N --repo-slug OWNER/NAME [--json]";
function explainFlags(args) {
const {values: values, positionals: positionals} = (0, understood.S)("explain", () => (0, 
external_node_util_.parseArgs)({
args: [ ...args ],
options: command_options.l.explain,
allowPositionals: true,
strict: true
}));
const {json: json, "pull-request": number, "repo-slug": slug} = values;
const [file, ...rest] = positionals;
const asked = positionals.length + (number === void 0 ? 0 : 1);
if (asked !== 1 || rest.length > 0) throw new errors.ue("USAGE", `Expected one evidence record or one pull request, but ${asked === 0 ? "none was" : `${String(asked)} were`} given.`, {
hint: EXPLAIN_HINT
});
const html = (0, flags.MB)(values.html);
if (file !== void 0) return {
file: file,
json: json,
html: html
};
if (html !== void 0) throw new errors.ue("USAGE", "`--html` makes a page of an evidence record, and a live pull request has none at hand.", {
hint: "Download the record of its run, and: completion-gate explain FILE --html PAGE"
});
if (!/^[1-9]\d{0,9}$/.test(number ?? "")) throw new errors.ue("USAGE", `--pull-request expects a number, not "${number ?? ""}".`, {
hint: EXPLAIN_HINT
});
return {
pullRequest: Number(number),
slug: slug,
checkName: values["check-name"],
json: json
};
}
var print = __webpack_require__(7721);
async function runExplain(args, line) {
const flags = explainFlags(args);
if ("file" in flags) return await explainRecord(flags, line);
const {explainLive: explainLive} = await Promise.all([ __webpack_require__.e(550), __webpack_require__.e(637), __webpack_require__.e(257) ]).then(__webpack_require__.bind(__webpack_require__, 8257));
return told(await explainLive(flags, line.environment), flags, line);
}
async function explainRecord(flags, line) {
const page = await (0, cli_page.w)(flags.html);
const text = await (0, text_file.G)(flags.file, model_evidence.cR);
const evidence = (0, explain.n)((0, evidence_schema.v)(text));
const code = told(explanationOf(evidence), flags, line);
await (page?.write(evidence));
if (page !== void 0) (0, tell_written.J)(line, "Page", page.file);
return code;
}
function told(explanation, flags, line) {
if (flags.json) (0, print.Q2)(line, explanation); else {
const style = {
color: line.stdout.isTTY === true
};
(0, print.yy)(line, renderExplanation(explanation, style));
}
return explanation.complete ? exit_codes.dc.complete : exit_codes.dc.incomplete;
}
},
5625: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => NO_CHECK_ID
});
const NO_CHECK_ID = "gate:no-required-check";
},
1714: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => EXPLANATION_SCHEMA
});
const EXPLANATION_SCHEMA = "completion-gate.explanation.v1";
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
}
};
