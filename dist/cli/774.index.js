export const id = 774;

export const ids = [ 774 ];

export const modules = {
2112: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => outputFolder
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
var _replace_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(807);
async function outputFolder(folder, missing) {
const whole = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder);
const {root: root} = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(whole);
let at = root;
let inCheckout = await holdsRepository(at);
for (const name of whole.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
if (name === "") continue;
at = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, name);
const why = await whyNoFolder(at, {
inCheckout: inCheckout,
missing: missing
});
if (why !== void 0) return {
kind: "refused",
why: why
};
inCheckout ||= await holdsRepository(at);
}
try {
return {
kind: "folder",
real: await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(whole)
};
} catch (cause) {
return {
kind: "refused",
why: `${whole}: ${(0, _replace_file_js__WEBPACK_IMPORTED_MODULE_2__.A3)(cause)}`
};
}
}
async function whyNoFolder(place, {inCheckout: inCheckout, missing: missing}) {
try {
const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(place).catch(cause => {
if ((0, _replace_file_js__WEBPACK_IMPORTED_MODULE_2__.A3)(cause) === "ENOENT") return;
throw cause;
});
if (found === void 0) {
if (missing === "refuse") return `there is no folder ${place}`;
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(place);
return;
}
if (found.isDirectory()) return;
if (!found.isSymbolicLink()) return `${place} is no folder`;
if (inCheckout) return `${place} is a symbolic link inside of a checkout`;
const target = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(await (0, 
node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(place));
return target.isDirectory() ? void 0 : `${place} is no folder`;
} catch (cause) {
return `${place}: ${(0, _replace_file_js__WEBPACK_IMPORTED_MODULE_2__.A3)(cause)}`;
}
}
async function holdsRepository(folder) {
const entry = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git");
return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(entry).catch(() => {}) !== void 0;
}
},
807: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A3: () => reasonOf,
fR: () => replaceFile,
g0: () => whyNotReplaced,
x3: () => createFile
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
async function createFile(file, text) {
const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx", 420);
try {
await handle.writeFile(text);
} finally {
await handle.close();
}
}
async function replaceFile(file, text) {
const fresh = `${file}.${String(process.pid)}.new`;
await createFile(fresh, text);
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(fresh, file);
} catch (cause) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(fresh, {
force: true
});
throw cause;
}
}
async function whyNotReplaced(file) {
const found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(cause => {
if (reasonOf(cause) === "ENOENT") return;
return reasonOf(cause);
});
if (found === void 0 || typeof found === "string") return found;
if (found.isDirectory()) return "it is a folder";
if (found.isSymbolicLink()) return "it is a symbolic link";
return found.isFile() ? void 0 : "it is no regular file";
}
function reasonOf(cause) {
return cause?.code ?? "the system gave no reason";
}
},
5774: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
var worktree_note = __webpack_require__(5258);
var completion = __webpack_require__(3851);
var verification_report = __webpack_require__(4585);
const OUTPUT_CHARACTERS = 160;
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
return found.length === 0 ? [ evidence.message ] : found;
}
function unprovenChecks({reports: reports}) {
return (0, verification_report.fk)(reports).flatMap(report => report.checks).filter(check => check.required && check.status !== "passed").map(check => `${check.id} ${WORDS[check.status]}${because(check)}`);
}
const WORDS = {
passed: "passed",
failed: "failed",
needs_review: "needs a person",
skipped: "did not run"
};
function because(check) {
const why = check.residual_risk ?? check.description;
const last = check.status === "failed" ? lastLine(check) : "";
const ending = last === "" ? "" : `; its output ends with: ${last}`;
return `: ${why}${ending}`;
}
function lastLine({evidence: evidence}) {
const {output_head: head = "", output_tail: tail = ""} = evidence ?? {};
const lines = (tail === "" ? head : tail).trimEnd().split(/\r\n|\r|\n/);
return (lines.at(-1) ?? "").trim().slice(0, OUTPUT_CHARACTERS);
}
function unboundPaths({binding: binding}) {
return (binding?.unbound ?? []).map(({path: path, reason: reason}) => `${path} is not what was to be proven: ${reason}`);
}
function noted(evidence) {
const note = (0, worktree_note.W)(evidence);
return note === void 0 ? [] : [ note ];
}
var terminal_text = __webpack_require__(2234);
const LINES_SHOWN = 8;
const [BOLD, RED, GREEN] = [ 1, 31, 32 ];
function renderExplanation(explanation, {color: color}) {
const {complete: complete, waiver_lines: lines, next_steps: steps} = explanation;
const paint = (code, text) => color ? `[${String(code)}m${text}[0m` : text;
const tone = complete ? GREEN : RED;
const why = [ ...explanation.why, ...explanation.facts.map(fact => fact.message) ];
return [ paint(tone, (0, terminal_text.e)(explanation.headline)), ...bounded(why).map(line => `  ${line}`), ...steps.length === 0 ? [] : [ "", paint(BOLD, "Next") ], ...bounded(steps).map((step, at) => `  ${String(at + 1)}. ${step}`), ...lines.length === 0 ? [] : [ "", paint(BOLD, waiverWords(steps.length > 0)), ...lines.map(line => `  ${(0, 
terminal_text.e)(line)}`) ], "" ].join("\n");
}
function waiverWords(isLast) {
return (isLast ? "Or a" : "A") + " person with authority waives it, by this comment on the pull request";
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
var flags = __webpack_require__(2529);
const EXPLAIN_HINT = "completion-gate explain FILE [--json] [--html PAGE], or: completion-gate explain --pull-request N --repo-slug OWNER/NAME [--json]";
function explainFlags(args) {
const {values: values, positionals: positionals} = (0, flags.Se)(() => (0, external_node_util_.parseArgs)({
args: [ ...args ],
options: {
"pull-request": {
type: "string"
},
"repo-slug": {
type: "string"
},
"check-name": {
type: "string",
default: "completion-gate"
},
html: {
type: "string"
},
json: {
type: "boolean",
default: false
}
},
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
3945: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => openPage
});
var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(1455);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(452);
var output_folder = __webpack_require__(2112);
var replace_file = __webpack_require__(807);
async function openPageFile(file, start) {
const folder = await folderOf(file);
await requireFree(file, start);
return {
write: async text => {
if (await folderOf(file) !== folder) throw failed(file, "its folder is another one than before the run");
await requireFree(file, start);
await (0, replace_file.fR)(file, text).catch(cause => {
throw failed(file, (0, replace_file.A3)(cause), cause);
});
}
};
}
async function folderOf(file) {
const found = await (0, output_folder.q)(external_node_path_.dirname(file), "refuse");
if (found.kind === "folder") return found.real;
throw failed(file, found.why);
}
async function requireFree(file, start) {
const why = await (0, replace_file.g0)(file);
if (why !== void 0) throw failed(file, why);
const first = await beginning(file, start.length);
if (first !== "" && first !== start) throw failed(file, "a file stands there that is no page of completion-gate");
}
async function beginning(file, length) {
const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW;
const handle = await (0, promises_.open)(file, flags).catch(cause => {
if ((0, replace_file.A3)(cause) === "ENOENT") return;
throw failed(file, (0, replace_file.A3)(cause), cause);
});
if (handle === void 0) return "";
try {
const {buffer: buffer, bytesRead: bytesRead} = await handle.read(Buffer.alloc(length));
return buffer.toString("latin1", 0, bytesRead);
} finally {
await handle.close();
}
}
function failed(file, why, cause) {
return new errors.ue("OUTPUT_FAILED", `The page could not be written to ${file}: ${why}.`, {
cause: cause,
hint: "Name a new file in a folder that is there, or a page of an earlier run."
});
}
async function openPage(file) {
if (file === void 0) return;
const {htmlPage: htmlPage, PAGE_START: PAGE_START} = await __webpack_require__.e(828).then(__webpack_require__.bind(__webpack_require__, 3828));
const target = await openPageFile(file, PAGE_START);
return {
file: file,
write: evidence => target.write(htmlPage(evidence))
};
}
},
513: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => tellWritten
});
var _report_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2234);
function tellWritten({stderr: stderr}, what, place) {
stderr.write(`${what} written: ${(0, _report_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(place)}\n`);
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
5916: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => headline
});
var _model_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5625);
function headline(evidence) {
switch (evidence.completion.kind) {
case "verified":
return `Verified: ${counted(passedChecks(evidence), "required check")} passed on exactly this change`;

case "waived":
return "Waived: a person answers for exactly this change, it is not verified";

case "narrative":
return "Nothing to prove: no file changed";

case "distinct":
return "Complete: several changes, each closed on its own";

case "incomplete":
return `Incomplete: ${want(evidence)}`;
}
}
function want(evidence) {
switch (evidence.rule) {
case 1:
return "a review still demands a change";

case 2:
return "a writer was not observed";

case 3:
return "the change could not be observed whole";

case 4:
case 5:
case 6:
case 7:
return wantOfProof(evidence);
}
}
function wantOfProof(evidence) {
const required = requiredChecks(evidence);
const failed = required.filter(check => check.status === "failed");
if (failed.length > 0) {
const what = failed.every(couldNotRun) ? "could not run" : "failed";
return `${counted(failed.length, "required check")} ${what}`;
}
if (required.length === 0 || required.some(({id: id}) => id === _model_check_js__WEBPACK_IMPORTED_MODULE_0__.j)) return "no required check is defined";
if (evidence.binding?.bound === false) return "the results do not speak of exactly this change";
const pending = required.filter(check => check.status !== "passed");
return `${counted(pending.length, "required check")} ${pending.length === 1 ? "needs" : "need"} a person`;
}
function requiredChecks(evidence) {
return evidence.reports.flatMap(report => report.checks).filter(check => check.required);
}
function couldNotRun({residual_risk: risk = ""}) {
return risk.startsWith("verification command could not run");
}
function passedChecks(evidence) {
return requiredChecks(evidence).filter(check => check.status === "passed").length;
}
function counted(number, noun) {
return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
}
},
5032: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IN: () => cutText,
Qr: () => lastBytes,
lD: () => cutCharacters
});
function byteLength(text) {
return Buffer.byteLength(text);
}
function cutText(text, limit) {
if (byteLength(text) <= limit) return text;
return `${firstBytes(text, limit - 3)}…`;
}
function lastBytes(text, limit) {
if (byteLength(text) <= limit) return text;
const bytes = Buffer.from(text);
let at = bytes.length - limit;
while (at < bytes.length && isContinuation(bytes[at])) at += 1;
const rest = bytes.toString("utf8", at);
const line = rest.indexOf("\n");
return line === -1 || line === rest.length - 1 ? rest : rest.slice(line + 1);
}
function cutCharacters(text, limit) {
if (text.length <= limit) return text;
const cut = text.slice(0, limit - 1);
return `${cut.replace(/[\ud800-\udbff]$/, "")}…`;
}
function firstBytes(text, limit) {
const bytes = Buffer.from(text);
let at = Math.max(0, limit);
while (at > 0 && isContinuation(bytes[at])) at -= 1;
return bytes.toString("utf8", 0, at);
}
function isContinuation(byte) {
return byte !== void 0 && (byte & 192) === 128;
}
},
1194: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__(5265);
},
5608: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mf: () => stepsInWords,
mE: () => waiveLines
});
var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5032);
__webpack_require__(1194);
__webpack_require__(5265);
var _model_external_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8173);
const DIGEST_BYTES = 100;
const LINES_SHOWN = 3;
const COPIED = /Or an authorised person waives [^:`]*: `\/waive [^`]*`\.$/;
function waiveLines(evidence) {
return waivable(evidence).slice(0, LINES_SHOWN).map(digest => `/waive ${(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.IN)(digest, DIGEST_BYTES)} <reason>`);
}
function waivable(evidence) {
const digest = evidence.ledger.effect_digest;
if (evidence.rule === 1) return (0, _model_external_observation_js__WEBPACK_IMPORTED_MODULE_3__.s)(evidence.observations, evidence.waivers, digest).map(one => one.digest);
return evidence.rule === 7 && digest !== "" ? [ digest ] : [];
}
function stepsInWords(evidence) {
return waiveLines(evidence).length === 0 ? evidence.next_steps : evidence.next_steps.map(step => step.replace(COPIED, "").trim()).filter(step => step !== "");
}
},
5265: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__(1984);
},
5258: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => worktreeNote
});
var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2234);
const NAMES_SHOWN = 5;
function worktreeNote({worktree: worktree}) {
if (worktree === void 0) return;
const {head: head, uncommitted: uncommitted} = worktree;
if (uncommitted.length === 0) return `Nothing is uncommitted: the work tree is commit ${(0, 
_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(head.slice(0, 12))}.`;
const names = uncommitted.slice(0, NAMES_SHOWN).map(_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__.e).join(", ");
const more = uncommitted.length - NAMES_SHOWN;
const rest = more > 0 ? ` and ${String(more)} more` : "";
return `Uncommitted work was judged (${names}${rest}). A pull request shows none of it until it is committed and pushed; the same content has the same digest then.`;
}
}
};
