export const id = 98;

export const ids = [ 98 ];

export const modules = {
8954: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => decide
});
var _model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8173);
var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4585);
function decide(input) {
for (const [rule, apply] of RULES) {
const outcome = apply(input);
if (outcome !== void 0) return {
mayContinue: false,
...outcome,
rule: rule
};
}
return {
...noProof(input),
rule: 7,
mayContinue: false
};
}
const RULES = [ [ 1, demandedChange ], [ 2, unobservedWriter ], [ 3, observationGap ], [ 4, emptyLedger ], [ 5, waived ], [ 6, verified ] ];
function demandedChange(input) {
const open = (0, _model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__.s)(input.observations, input.waivers, input.ledger.effect_digest);
if (open.length === 0) return;
const subjects = open.map(one => `${one.kind} of ${one.subject}`).join(", ");
return {
completion: {
kind: "incomplete"
},
message: `completion gate: ${subjects} still demands a workspace change. Assistant text does not clear it.`,
mayContinue: input.allowContinuation
};
}
function unobservedWriter(input) {
if (input.openWriters.length === 0) return;
return incomplete(`completion gate: the writes of ${input.openWriters.join(", ")} were not observed. No report and no waiver closes what was not seen.`);
}
function observationGap(input) {
const [first] = input.gaps;
if (first === void 0) return;
const more = input.gaps.length - 1;
const rest = more === 0 ? "" : ` (and ${String(more)} more)`;
return incomplete(`completion gate: the observation of the change has a gap, so its digest is not the effect: ${first.reason}${rest}`);
}
function emptyLedger(input) {
if (input.ledger.records.length > 0) return;
return {
completion: {
kind: "narrative"
},
message: "completion gate: nothing changed, so there is nothing to prove."
};
}
function waived(input) {
const digest = input.ledger.effect_digest;
const waiver = input.waivers.find(one => one.effect_digest === digest);
if (waiver === void 0) return;
return {
completion: {
kind: "waived",
effect_digest: digest
},
message: `completion gate: workspace mutation ${digest} is waived, not verified.`
};
}
function verified(input) {
const digest = input.ledger.effect_digest;
const proof = (0, _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__.fk)(input.reports).some(report => (0, 
_model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__.C7)(report, digest));
if (!proof) return;
return {
completion: {
kind: "verified",
effect_digest: digest
},
message: `completion gate: every required check passed on workspace mutation ${digest}.`
};
}
function noProof(input) {
return incomplete(`completion gate: workspace mutation ${input.ledger.effect_digest} has no bound Passed verification and no host waiver. Assistant text does not count.`);
}
function incomplete(message) {
return {
completion: {
kind: "incomplete"
},
message: message
};
}
},
7228: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => explainEvidence
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
var _decide_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8954);
var _model_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6732);
function explainEvidence(evidence) {
const ledger = (0, _model_ledger_js__WEBPACK_IMPORTED_MODULE_2__.B)(evidence.ledger.records);
const decision = decideAgain(evidence, ledger);
const problems = [ ...differs("ledger.effect_digest", evidence.ledger.effect_digest, ledger.effect_digest), ...differs("completion.kind", evidence.completion.kind, decision.completion.kind), ...differs("rule", String(evidence.rule), String(decision.rule)), ...differs("completion.effect_digest", evidence.completion.effect_digest, decision.completion.effect_digest), ...unboundReports(evidence) ];
if (problems.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("INPUT_INVALID", "The evidence record contradicts itself: its verdict is not the one that its contents decide.", {
problems: problems,
hint: "The file was altered or is incomplete: run `completion-gate verify --json` again."
});
return evidence;
}
function decideAgain(evidence, ledger) {
return (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_1__.L)({
ledger: ledger,
gaps: evidence.ledger.gaps,
openWriters: evidence.open_writers,
reports: bindingReports(evidence),
waivers: evidence.waivers,
observations: evidence.observations,
allowContinuation: false
});
}
function bindingReports(evidence) {
return isUnbound(evidence) ? evidence.reports.filter(report => report.effect_digest === void 0) : evidence.reports;
}
function isUnbound({binding: binding}) {
return binding !== void 0 && (!binding.bound || binding.unbound.length > 0);
}
function unboundReports(evidence) {
const claimed = evidence.reports.findIndex(report => report.effect_digest !== void 0);
return claimed < 0 || !isUnbound(evidence) ? [] : [ {
path: `reports[${String(claimed)}].effect_digest`,
message: "the report names a digest, and the binding says that the checkout differed: it does not bind"
} ];
}
function differs(path, recorded, decided) {
return recorded === decided ? [] : [ {
path: path,
message: `the record says ${recorded ?? "nothing"}, its contents decide ${decided ?? "nothing"}`
} ];
}
},
3851: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => isComplete
});
function isComplete(completion) {
return completion.kind !== "incomplete";
}
},
8173: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => openObservations
});
function openObservations(observations, waivers, effectDigest) {
const newest = new Map;
for (const observation of observations) newest.set(observation.subject, observation);
const waived = new Set(waivers.map(waiver => waiver.effect_digest));
return [ ...newest.values() ].filter(observation => observation.required_action === "workspace_change" && !waived.has(observation.digest) && !(effectDigest !== "" && waived.has(effectDigest)));
}
},
2462: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c2: () => isWeaker,
l$: () => ISOLATION_LEVELS,
vN: () => stricterMinimum
});
const ISOLATION_LEVELS = [ "none", "process", "uid", "namespace", "overlay", "container" ];
function isWeaker(level, than) {
return ISOLATION_LEVELS.indexOf(level) < ISOLATION_LEVELS.indexOf(than);
}
function stricterMinimum(one, other) {
return other !== void 0 && isWeaker(one, other) ? other : one;
}
},
87: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q6: () => visibleText,
te: () => visibleLength,
z3: () => isBlank
});
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}]/gu;
const SPACES = /[\p{White_Space}\u2800]+/gu;
function isBlank(text) {
return visibleLength(text) === 0;
}
function visibleLength(text) {
return Array.from(visibleText(text)).length;
}
function visibleText(text) {
return text.replace(SPACES, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();
}
},
6326: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
v: () => parseEvidence
});
var schemas = __webpack_require__(2857);
var evidence = __webpack_require__(4780);
var isolation_level = __webpack_require__(2462);
var json_text = __webpack_require__(9110);
var parse_value = __webpack_require__(2211);
const DIGEST_OR_EMPTY = /^(?:[0-9a-f]{64})?$/;
const OBJECT_ID_OR_EMPTY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/;
const digest = schemas.YjP().regex(DIGEST_OR_EMPTY, "expected a digest of 64 lower-case hex digits, or none");
const objectId = schemas.YjP().regex(OBJECT_ID_OR_EMPTY, "expected a commit id of 40 or 64 lower-case hex digits");
const recordSchema = schemas.rej({
tool: schemas.YjP(),
path: schemas.YjP().min(1),
content_digest: digest
});
const gapSchema = schemas.rej({
reason: schemas.YjP(),
path: schemas.yqP(schemas.YjP())
});
const ledgerDocumentSchema = schemas.rej({
schema: schemas.euz(evidence.sk),
base: objectId,
merge_base: objectId,
head: objectId,
effect_digest: digest,
records: schemas.YOg(recordSchema),
gaps: schemas.YOg(gapSchema),
lfs_paths: schemas.yqP(schemas.YOg(schemas.YjP())),
out_of_scope: schemas.yqP(schemas.YOg(schemas.YjP()))
});
const externalObservationSchema = schemas.rej({
kind: schemas.YjP().min(1),
subject: schemas.YjP().min(1),
digest: schemas.YjP().min(1),
required_action: schemas.k5n([ "none", "address", "workspace_change" ])
});
var other_document = __webpack_require__(7905);
var report_schema = __webpack_require__(1227);
var waiver_schema = __webpack_require__(5849);
const evidence_schema_text = schemas.YjP();
const texts = schemas.YOg(evidence_schema_text);
const count = schemas.Whr().nonnegative();
const completionSchema = schemas.rej({
kind: schemas.k5n([ "narrative", "waived", "verified", "incomplete", "distinct" ]),
effect_digest: schemas.yqP(evidence_schema_text)
});
const ruleSchema = schemas.euz([ 1, 2, 3, 4, 5, 6, 7 ]);
const summarySchema = schemas.rej({
status: report_schema.QQ,
report_count: count,
required_check_count: count,
pending_required_check_count: count,
failed_check_count: count,
residual_risk_count: count,
pending_subjects: texts,
failed_subjects: texts
});
const surfaceSchema = schemas.rej({
rule: evidence_schema_text,
level: schemas.k5n([ "block", "warn" ]),
message: evidence_schema_text,
path: schemas.yqP(evidence_schema_text),
line: schemas.yqP(count),
before: schemas.yqP(evidence_schema_text),
after: schemas.yqP(evidence_schema_text)
});
const problemSchema = schemas.rej({
code: evidence_schema_text,
message: evidence_schema_text,
path: schemas.yqP(evidence_schema_text),
line: schemas.yqP(count)
});
const bindingSchema = schemas.rej({
bound: schemas.zMY(),
checked_out: evidence_schema_text,
unbound: schemas.YOg(schemas.rej({
path: evidence_schema_text,
reason: evidence_schema_text,
check: schemas.yqP(evidence_schema_text),
mend: schemas.yqP(evidence_schema_text)
})),
drift: schemas.YOg(schemas.rej({
path: evidence_schema_text,
change: evidence_schema_text,
check: schemas.yqP(evidence_schema_text)
})),
added: texts,
moves_unwatched: schemas.yqP(schemas.euz(true))
});
const hexDigest = schemas.YjP().regex(/^[0-9a-f]{64}$/);
const handoverSchema = schemas.rej({
run_id: schemas.Whr().positive(),
run_attempt: schemas.Whr().positive(),
plan_digest: hexDigest,
policy_digest: hexDigest,
checks: texts
});
const isolationSchema = schemas.rej({
level: schemas.k5n(isolation_level.l$),
promise: evidence_schema_text,
below_minimum: schemas.yqP(schemas.k5n(isolation_level.l$)),
unavailable: schemas.yqP(schemas.YOg(schemas.rej({
level: schemas.k5n(isolation_level.l$),
why: evidence_schema_text
}))),
written: schemas.yqP(texts)
});
const worktreeSchema = schemas.rej({
head: evidence_schema_text,
uncommitted: texts
});
const evidenceRecordSchema = schemas.rej({
schema: schemas.euz(evidence.m$),
completion: completionSchema,
rule: ruleSchema,
message: evidence_schema_text,
next_steps: texts,
summary: summarySchema,
summary_text: evidence_schema_text,
ledger: ledgerDocumentSchema,
reports: schemas.YOg(report_schema.Sd),
waivers: schemas.YOg(waiver_schema.IM),
refused_claims: schemas.YOg(waiver_schema.CD),
surface: schemas.YOg(surfaceSchema),
problems: schemas.YOg(problemSchema),
observations: schemas.YOg(externalObservationSchema),
open_writers: texts,
binding: schemas.yqP(bindingSchema),
policy: schemas.k5n([ "file", "defaults" ]),
isolation: schemas.yqP(isolationSchema),
worktree: schemas.yqP(worktreeSchema),
handover: schemas.yqP(handoverSchema)
});
function parseEvidence(text) {
const value = (0, json_text.g)(text, evidence.cR, "evidence record");
(0, other_document.E)(value, evidence.m$, "evidence record");
return (0, parse_value.$)(evidenceRecordSchema, value, "evidence record");
}
},
9110: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => readJsonText,
v: () => withArticle
});
var errors = __webpack_require__(452);
const QUOTE = 34;
const BACKSLASH = 92;
function repeatedKey(json) {
const around = [];
const sign = /[{}[\]"]/g;
for (let one = sign.exec(json); one !== null; one = sign.exec(json)) if (one[0] === '"') {
const end = endOfString(json, one.index);
const key = keyAt(json, one.index, end);
const keys = around.at(-1);
if (key !== void 0 && keys?.has(key) === true) return key;
if (key !== void 0) keys?.add(key);
sign.lastIndex = end;
} else if (one[0] === "{" || one[0] === "[") around.push(new Set); else around.pop();
return;
}
function keyAt(json, start, end) {
let after = end;
while (" \t\r\n".includes(json.charAt(after)) && after < json.length) after += 1;
return json.charAt(after) === ":" ? JSON.parse(json.slice(start, end)) : void 0;
}
function endOfString(json, start) {
let at = start + 1;
while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
return at + 1;
}
const BYTE_ORDER_MARK = "\ufeff";
const SHOWN_KEY = 80;
function readJsonText(text, limit, what) {
if (text.length > limit || Buffer.byteLength(text) > limit) throw invalid(`Expected ${withArticle(what)} of at most ${String(limit)} bytes; the file is larger.`, what);
const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
if (json.trim() === "") throw invalid(`Expected ${withArticle(what)}; the file is empty.`, what);
const value = parsed(json, what);
const repeated = repeatedKey(json);
if (repeated === void 0) return value;
const key = JSON.stringify(repeated.slice(0, SHOWN_KEY));
throw invalid(`Expected each key of an object once in ${withArticle(what)}; ${key} comes twice.`, what);
}
function parsed(json, what) {
try {
return JSON.parse(json);
} catch (cause) {
const why = cause instanceof Error ? cause.message : String(cause);
throw new errors.ue("INPUT_INVALID", `Expected ${withArticle(what)} as JSON; the file is not JSON: ${why}`, {
cause: cause,
hint: `Hand in the ${what} as it was written.`
});
}
}
function invalid(message, what) {
return new errors.ue("INPUT_INVALID", message, {
hint: `Hand in the ${what} as it was written.`
});
}
function withArticle(what) {
return `${/^[aeiou]/.test(what) ? "an" : "a"} ${what}`;
}
},
7905: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => refuseOtherDocument
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9110);
const EVIDENCE = {
what: "an evidence record",
hint: "It is read by: completion-gate explain FILE"
};
const RECEIPT = {
what: "a receipt",
hint: "It is read by: completion-gate verify-receipt FILE. The evidence record is `evidence.json` beside it."
};
function printedBy(command) {
return `\`completion-gate ${command} --json\` prints it, and no command reads it. An evidence record comes by: completion-gate verify --json`;
}
const KNOWN = new Map([ [ "completion-gate.evidence.v1", EVIDENCE ], [ "completion-gate.receipt.v1", RECEIPT ], [ "completion-gate.error.v1", {
what: "the error of a run that ended without a verdict",
hint: "There is nothing to explain: mend what its `error.message` and `error.hint` say, and run it again."
} ], [ "completion-gate.ledger.v1", {
what: "the ledger of a change",
hint: printedBy("digest")
} ], [ "completion-gate.plan.v1", {
what: "the plan of a run",
hint: printedBy("plan")
} ], [ "completion-gate.explanation.v1", {
what: "an explanation",
hint: printedBy("explain")
} ], [ "completion-gate.receipt-check.v1", {
what: "what came of checking a receipt",
hint: printedBy("verify-receipt")
} ] ]);
function refuseOtherDocument(value, schema, what) {
const is = schemaOf(value);
const known = is === schema ? void 0 : KNOWN.get(is);
if (known === void 0) return;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("INPUT_INVALID", `Expected ${(0, 
_json_text_js__WEBPACK_IMPORTED_MODULE_1__.v)(what)}, and the file is ${known.what}.`, {
hint: known.hint
});
}
function schemaOf(value) {
if (typeof value !== "object" || value === null) return "";
if ("schema" in value && typeof value.schema === "string") return value.schema;
const marks = [ "_type", "payloadType", "dsseEnvelope", "completionGate" ];
return marks.some(mark => Object.hasOwn(value, mark)) ? "completion-gate.receipt.v1" : "";
}
},
2211: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => parseValue
});
var errors = __webpack_require__(452);
var json_text = __webpack_require__(9110);
const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;
function placeOf(path) {
return path.reduce((place, step) => {
if (typeof step === "number") return `${place}[${String(step)}]`;
const key = String(step);
if (!PLAIN_KEY.test(key)) return `${place}[${JSON.stringify(key)}]`;
return place === "" ? key : `${place}.${key}`;
}, "");
}
const VALUES_LIMIT = 2e6;
const PROBLEMS_SHOWN = 50;
const PROBLEM_LENGTH = 300;
function parseValue(schema, value, what, hint = `Mend what is named, or write the ${what} anew.`) {
if (hasTooManyValues(value)) throw new errors.ue("INPUT_INVALID", `Expected ${(0, 
json_text.v)(what)} of at most ${String(VALUES_LIMIT)} values; it holds more.`, {
hint: `Hand in ${(0, json_text.v)(what)} that completion-gate wrote.`
});
const result = schema.safeParse(value);
if (result.success) return result.data;
const problems = result.error.issues.map(problemOf);
throw new errors.ue("INPUT_INVALID", `The ${what} has another shape than expected: ${countOf(problems.length)}.`, {
problems: shown(problems),
hint: hint
});
}
function problemOf(issue) {
return {
path: cut(placeOf(issue.path)),
message: cut(issue.message)
};
}
function shown(problems) {
const more = problems.length - PROBLEMS_SHOWN;
return more <= 0 ? problems : [ ...problems.slice(0, PROBLEMS_SHOWN), {
path: "",
message: `${String(more)} more problems of the kind`
} ];
}
function countOf(number) {
return number === 1 ? "1 problem" : `${String(number)} problems`;
}
function cut(message) {
return message.length <= PROBLEM_LENGTH ? message : `${message.slice(0, PROBLEM_LENGTH)}…`;
}
function hasTooManyValues(value) {
const open = [ value ];
let seen = 0;
while (open.length > 0) {
const next = open.pop();
if (typeof next !== "object" || next === null) continue;
const parts = Array.isArray(next) ? next : Object.values(next);
seen += parts.length;
if (seen > VALUES_LIMIT) return true;
for (const part of parts) open.push(part);
}
return false;
}
},
1227: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MM: () => parseReport,
QQ: () => checkStatusSchema,
Sd: () => authoredReportSchema
});
var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4585);
var _parse_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
const text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP();
const texts = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text);
const count = zod__WEBPACK_IMPORTED_MODULE_1__.Whr().nonnegative();
const checkStatusSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([ "passed", "failed", "needs_review", "skipped" ]);
const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
command: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
cwd: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
exit_code: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.Whr()),
signal: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
timed_out: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.aig().nonnegative()),
output_head: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
output_tail: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
output_bytes: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(count),
output_digest: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
tests_run: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(count),
origin: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
source: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text)
});
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
id: text.min(1),
kind: text,
description: text,
status: checkStatusSchema,
required: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
suggested_tools: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
evidence_uris: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
residual_risk: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
evidence: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(evidenceSchema)
});
const reportShape = {
schema: zod__WEBPACK_IMPORTED_MODULE_1__.euz(_model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__.DC),
subject: text.min(1),
status: checkStatusSchema,
checks: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(checkSchema),
residual_risks: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
effect_digest: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text)
};
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej(reportShape);
const authoredReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
...reportShape,
author: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([ "host", "verifier", "editor" ])
});
function parseReport(value) {
return (0, _parse_value_js__WEBPACK_IMPORTED_MODULE_0__.$)(reportSchema, value, "verification report");
}
}
};
