export const id = 405;

export const ids = [ 405 ];

export const modules = {
4240: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => readTextFile
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
async function readTextFile(file, limit, links = "follow-links") {
const bytes = await readBytes(file, limit, links);
try {
return new TextDecoder("utf-8", {
fatal: true
}).decode(bytes);
} catch (cause) {
throw unreadable(file, "it is not UTF-8 text", cause);
}
}
async function readBytes(file, limit, links) {
const look = links === "no-links" ? node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat : node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat;
const found = await look(file).catch(cause => {
throw unreadable(file, reasonOf(cause), cause);
});
if (!found.isFile()) throw unreadable(file, "it is no regular file");
if (found.size > limit) throw unreadable(file, `it has ${String(found.size)} bytes, and at most ${String(limit)} are read`);
const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "r").catch(cause => {
throw unreadable(file, reasonOf(cause), cause);
});
try {
const buffer = Buffer.alloc(found.size + 1);
const length = await fill(handle, buffer);
if (length > found.size) throw unreadable(file, "it grew while it was read");
return buffer.subarray(0, length);
} finally {
await handle.close();
}
}
async function fill(handle, buffer) {
let length = 0;
for (;;) {
const {bytesRead: bytesRead} = await handle.read(buffer, length, buffer.length - length);
length += bytesRead;
if (bytesRead === 0 || length === buffer.length) return length;
}
}
function reasonOf(cause) {
const code = cause?.code;
if (code === "ENOENT") return "there is no such file";
return code ?? "the system gave no reason";
}
function unreadable(file, why, cause) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("INPUT_UNREADABLE", `${file} cannot be read: ${why}.`, {
cause: cause,
hint: "Name a readable file that completion-gate or a person wrote."
});
}
},
5469: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runVerifyReceipt: () => runVerifyReceipt
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var evidence = __webpack_require__(4780);
var text_file = __webpack_require__(4240);
var errors = __webpack_require__(452);
var explain = __webpack_require__(7228);
var digest = __webpack_require__(4505);
var observe = __webpack_require__(2727);
var report_evidence = __webpack_require__(5738);
var path = __webpack_require__(3070);
const CYCLE = "<cycle>";
function canonicalJson(root) {
const parts = [];
const inside = new Set;
const open = [ {
value: root
} ];
while (open.length > 0) {
const work = open.pop();
if (work === void 0) break;
if ("text" in work) parts.push(work.text); else if ("leave" in work) inside.delete(work.leave); else if (typeof work.value !== "object" || work.value === null) parts.push(scalar(work.value)); else if (inside.has(work.value)) parts.push(CYCLE); else {
inside.add(work.value);
open.push({
leave: work.value
}, ...reversedParts(work.value));
}
}
return parts.join("");
}
function scalar(value) {
if (typeof value === "bigint") return String(value);
return hasJson(value) ? JSON.stringify(value) : "null";
}
function reversedParts(value) {
const inner = Array.isArray(value) ? value.flatMap((item, at) => [ {
text: at === 0 ? "" : ","
}, {
value: item
} ]) : members(value);
const [before, after] = Array.isArray(value) ? [ "[", "]" ] : [ "{", "}" ];
return [ {
text: before
}, ...inner, {
text: after
} ].reverse();
}
function members(value) {
return Object.entries(value).filter(([, member]) => hasJson(member)).sort(([left], [right]) => (0, 
path.Xo)(left, right)).flatMap(([key, member], at) => [ {
text: `${at === 0 ? "" : ","}${JSON.stringify(key)}:`
}, {
value: member
} ]);
}
function hasJson(value) {
return value !== void 0 && typeof value !== "function" && typeof value !== "symbol";
}
var model_completion = __webpack_require__(3851);
var model_receipt = __webpack_require__(6865);
var receipt = __webpack_require__(362);
function checkReceipt(receipt, ledger, evidence) {
const {statement: statement, envelope: envelope} = receipt;
const facts = statement.predicate.completionGate;
const ofEvidence = evidence === void 0 ? [] : evidenceDifferences(statement, evidence);
const differences = [ ...changeDifferences(statement, ledger), ...ownDifferences(statement), ...ofEvidence ];
const matches = differences.length === 0;
const {completion: completion, effect_digest: effect_digest, base: base, merge_base: merge_base, head: head} = facts;
return {
schema: model_receipt.yP,
matches: matches,
complete: matches && (0, model_completion.A)({
kind: completion
}),
completion: completion,
predicate_type: statement.predicateType,
effect_digest: effect_digest,
base: base,
merge_base: merge_base,
head: head,
differences: differences,
evidence: evidenceWord(evidence, ofEvidence),
envelope: envelope,
signature: "not_checked"
};
}
function evidenceWord(evidence, differences) {
if (evidence === void 0) return "not_given";
return differences.length === 0 ? "matches" : "differs";
}
const PLACE = "predicate.completionGate";
function changeDifferences(statement, ledger) {
const facts = statement.predicate.completionGate;
return [ "base", "merge_base", "head", "effect_digest" ].flatMap(name => differs(`${PLACE}.${name}`, facts[name], ledger[name], "the repository"));
}
function ownDifferences(statement) {
const facts = statement.predicate.completionGate;
const nothingChanged = facts.completion === "narrative";
return [ ...statement.subject.flatMap((subject, at) => subjectDifferences(subject, at, statement)), ...policiesOf(statement).flatMap(({digest: digest}) => differs("base of the policy", digest.gitCommit, facts.base, PLACE)), ...(0, 
model_completion.A)({
kind: facts.completion
}) && nothingChanged !== (facts.effect_digest === "") ? [ {
path: `${PLACE}.completion`,
message: `${facts.completion} and an effect digest of ${facts.effect_digest || "nothing"} contradict each other`
} ] : [], ...wordDifferences(statement) ];
}
function policiesOf(statement) {
return statement.predicateType === model_receipt.R1 ? statement.predicate.verifier.policies : statement.predicate.configuration;
}
function subjectDifferences({name: name, digest: digest}, at, {predicate: predicate}) {
const facts = predicate.completionGate;
const expected = {
head: `gitCommit:${facts.head}`,
effect: `sha256:${facts.effect_digest}`,
evidence: `sha256:${facts.evidence_digest}`
};
const said = "gitCommit" in digest ? `gitCommit:${digest.gitCommit}` : `sha256:${digest.sha256}`;
return differs(`subject[${String(at)}]`, said, expected[name], PLACE);
}
function wordDifferences(statement) {
const {completion: completion} = statement.predicate.completionGate;
if (statement.predicateType === model_receipt.R1) return differs("predicate.properties", statement.predicate.properties.join(", "), (0, 
receipt.P1)(completion).join(", "), PLACE);
return differs("predicate.result", statement.predicate.result, (0, receipt.Bg)(completion, statement.predicate), "the rest of the receipt");
}
function evidenceDifferences(statement, {record: record, digest: digest}) {
const {evidence_digest: evidence_digest, completion: completion} = statement.predicate.completionGate;
const expected = predicateOf(statement, record);
const kind = completion === "incomplete" ? completion : record.completion.kind;
return [ ...differs(`${PLACE}.evidence_digest`, evidence_digest, digest, "the evidence"), ...differs(`${PLACE}.completion`, completion, kind, "the evidence"), ...record.handover === void 0 ? [] : [ {
path: "evidence",
message: "it was handed over to be decided by another job, and no receipt is made of that"
} ], ...canonicalJson(statement.predicate) === canonicalJson(expected) ? [] : [ {
path: "predicate",
message: "it is not the one that the evidence gives"
} ] ];
}
function predicateOf({predicateType: predicateType, predicate: predicate}, record) {
const {completion: completion, evidence_digest: evidence_digest} = predicate.completionGate;
const parts = {
completion: completion,
evidenceDigest: evidence_digest
};
return predicateType === model_receipt.R1 ? (0, receipt.bI)(record, {
...parts,
createdAt: predicate.timeCreated,
version: predicate.verifier.id.split("@v").at(-1) ?? ""
}).predicate : (0, receipt.tO)(record, {
...parts,
url: predicate.url
}).predicate;
}
function differs(path, said, expected, by) {
return said === expected ? [] : [ {
path: path,
message: `the receipt says ${said || "nothing"}, ${by} says ${expected ?? "nothing"}`
} ];
}
var receipt_files = __webpack_require__(1192);
var terminal_text = __webpack_require__(2234);
const [RED, GREEN] = [ 31, 32 ];
const DIFFERENCES_SHOWN = 20;
function renderReceiptCheck(check, {color: color}) {
const {differences: differences} = check;
const headline = `${check.complete ? "✔" : "✘"} ${headlineOf(check)}`;
const tone = check.complete ? GREEN : RED;
const more = differences.length - DIFFERENCES_SHOWN;
return [ color ? `[${String(tone)}m${headline}[0m` : headline, ...differences.slice(0, DIFFERENCES_SHOWN).map(({path: path, message: message}) => (0, 
terminal_text.e)(`  - ${path}: ${message}`)), ...more > 0 ? [ `  - and ${String(more)} more (--json has all)` ] : [], `  head           ${check.head}`, `  base           ${check.base}`, `  effect digest  ${check.effect_digest || "(empty: nothing changed)"}`, `  evidence       ${EVIDENCE_WORDS[check.evidence]}`, `  signature      ${signatureWords(check)}`, "" ].join("\n");
}
const EVIDENCE_WORDS = {
not_given: "not given: nothing was held against the run itself",
matches: "matches",
differs: "differs"
};
function headlineOf({matches: matches, complete: complete, completion: completion}) {
if (!matches) return "The receipt does not match";
if (!complete) return "Incomplete, says the receipt, and it matches this repository";
return `The receipt matches this repository, and says: ${completion}`;
}
function signatureWords({envelope: envelope, predicate_type: predicate_type}) {
const held = envelope === "none" ? "none in this file, so anybody can have written it." : "not checked here.";
return `${held} Who made it is checked by: gh attestation verify EVIDENCE --repo OWNER/NAME --predicate-type ${predicate_type}`;
}
var evidence_schema = __webpack_require__(6326);
var schemas = __webpack_require__(2857);
var iso = __webpack_require__(4377);
var json_text = __webpack_require__(9110);
var parse_value = __webpack_require__(2211);
const PAYLOAD_TYPE = "application/vnd.in-toto+json";
const dsseSchema = schemas.Ikc({
payloadType: schemas.euz(PAYLOAD_TYPE),
payload: schemas.YjP().regex(/^(?:[A-Za-z0-9+/]*|[A-Za-z0-9_-]*)={0,2}$/)
});
const bundleSchema = schemas.Ikc({
dsseEnvelope: dsseSchema
});
function openEnvelope(value) {
if (has(value, "dsseEnvelope")) {
const {dsseEnvelope: dsseEnvelope} = (0, parse_value.$)(bundleSchema, value, "Sigstore bundle");
return {
envelope: "sigstore-bundle",
payload: textOf(dsseEnvelope.payload)
};
}
if (has(value, "payload")) {
const {payload: payload} = (0, parse_value.$)(dsseSchema, value, "DSSE envelope");
return {
envelope: "dsse",
payload: textOf(payload)
};
}
return {
envelope: "none"
};
}
function has(value, key) {
return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
function textOf(payload) {
const bytes = Buffer.from(payload, "base64");
try {
return new TextDecoder("utf-8", {
fatal: true
}).decode(bytes);
} catch (cause) {
throw new errors.ue("INPUT_INVALID", "The payload of the envelope is not UTF-8 text.", {
cause: cause,
hint: "Hand in the envelope as it was written."
});
}
}
var other_document = __webpack_require__(7905);
const WHAT = "receipt";
const RECEIPT_FILE_LIMIT_BYTES = 2 * model_receipt.DA;
const texts = schemas.YOg(schemas.YjP());
const gitCommit = schemas.YjP().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const hexDigest = schemas.YjP().regex(/^[0-9a-f]{64}$/);
const subjectSchema = schemas.rej({
name: schemas.k5n([ "head", "effect", "evidence" ]),
digest: schemas.KCZ([ schemas.rej({
gitCommit: gitCommit
}), schemas.rej({
sha256: hexDigest
}) ])
});
const policySchema = schemas.rej({
name: schemas.euz("base"),
digest: schemas.rej({
gitCommit: gitCommit
}),
annotations: schemas.rej({
policy: schemas.k5n([ "file", "defaults" ])
})
});
const factsSchema = schemas.rej({
schema: schemas.euz(model_receipt.RJ),
completion: schemas.k5n([ "narrative", "waived", "verified", "incomplete", "distinct" ]),
effect_digest: hexDigest.or(schemas.euz("")),
base: gitCommit,
merge_base: gitCommit.or(schemas.euz("")),
head: gitCommit,
evidence_digest: hexDigest
});
const testResultSchema = schemas.rej({
result: schemas.k5n([ "PASSED", "WARNED", "FAILED" ]),
configuration: schemas.YOg(policySchema).length(1),
url: schemas.yqP(schemas.YjP()),
passedTests: texts,
warnedTests: texts,
failedTests: texts,
completionGate: factsSchema
});
const verdictSchema = schemas.rej({
verifier: schemas.rej({
id: schemas.YjP().startsWith(`${model_receipt.zO}@v`).regex(/@v\d+\.\d+\.\d+[\w.+-]*$/),
policies: schemas.YOg(policySchema).length(1)
}),
timeCreated: iso.w$(),
properties: texts,
completionGate: factsSchema
});
const statement = {
_type: schemas.euz(model_receipt.zG),
subject: schemas.YOg(subjectSchema).min(1).max(3)
};
const receiptSchema = schemas.gMt("predicateType", [ schemas.rej({
...statement,
predicateType: schemas.euz(model_receipt.UJ),
predicate: testResultSchema
}), schemas.rej({
...statement,
predicateType: schemas.euz(model_receipt.R1),
predicate: verdictSchema
}) ]);
function parseReceipt(text) {
const value = (0, json_text.g)(text, RECEIPT_FILE_LIMIT_BYTES, WHAT);
const {envelope: envelope, payload: payload} = openEnvelope(value);
const inside = payload === void 0 ? value : (0, json_text.g)(payload, model_receipt.DA, WHAT);
(0, other_document.E)(inside, model_receipt.RJ, WHAT);
return {
statement: (0, parse_value.$)(receiptSchema, inside, WHAT),
envelope: envelope
};
}
var exit_codes = __webpack_require__(535);
var open_change = __webpack_require__(7561);
var print = __webpack_require__(7721);
var external_node_util_ = __webpack_require__(7975);
var command_options = __webpack_require__(8668);
var understood = __webpack_require__(7200);
function receiptFlags(args) {
const {values: values, positionals: positionals} = (0, understood.S)("verify-receipt", () => (0, 
external_node_util_.parseArgs)({
args: [ ...args ],
options: command_options.l["verify-receipt"],
allowPositionals: true,
strict: true
}));
const [file, ...rest] = positionals;
if (file === void 0 || rest.length > 0) throw new errors.ue("USAGE", `Expected one receipt, but ${file === void 0 ? "none was" : `${String(positionals.length)} were`} given.`, {
hint: "completion-gate verify-receipt FILE [--repo DIR] [--evidence FILE] [--fetch] [--json]"
});
return {
...values,
evidence: values.evidence,
file: file
};
}
async function runVerifyReceipt(args, line) {
const flags = receiptFlags(args);
const file = fileOf(flags.file);
const text = await (0, text_file.G)(file, RECEIPT_FILE_LIMIT_BYTES);
const receipt = parseReceipt(text);
const evidence = await givenEvidence(flags.evidence);
const facts = receipt.statement.predicate.completionGate;
const ledger = await computedAgain(facts, flags, line);
const check = checkReceipt(receipt, ledger, evidence);
if (flags.json) (0, print.Q2)(line, check); else (0, print.yy)(line, renderReceiptCheck(check, {
color: line.stdout.isTTY === true
}));
return check.complete ? exit_codes.dc.complete : exit_codes.dc.incomplete;
}
function fileOf(place) {
const isFolder = (0, external_node_fs_.statSync)(place, {
throwIfNoEntry: false
})?.isDirectory() === true;
return isFolder ? external_node_path_.join(place, receipt_files.R) : place;
}
async function givenEvidence(file) {
if (file === void 0) return;
const text = await (0, text_file.G)(file, evidence.cR);
const record = (0, explain.n)((0, evidence_schema.v)(text));
return {
record: record,
digest: (0, digest.sc)(text)
};
}
async function computedAgain({base: base, head: head}, {repo: repo, fetch: fetch}, line) {
const request = {
repo: repo,
fetch: fetch,
base: base,
head: head,
json: true
};
const change = await (0, open_change.z)(request, line);
try {
const observed = await (0, observe.l)(change.changes, await change.scope());
const [gap] = observed.gaps;
if (gap === void 0) return (0, report_evidence.h)(observed);
throw missing(gap.reason);
} catch (thrown) {
const error = (0, errors.Ub)(thrown);
throw error.code === "REVISION_UNKNOWN" ? missing(error.message) : error;
} finally {
change.close();
}
}
function missing(why) {
return new errors.ue("COMMIT_MISSING", `The change that the receipt names cannot be computed here: ${why}`, {
hint: "Name the repository that the receipt is about with --repo, and give --fetch for a shallow or partial clone."
});
}
},
6865: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DA: () => RECEIPT_LIMIT_BYTES,
R1: () => VERDICT_TYPE,
RJ: () => RECEIPT_SCHEMA,
UJ: () => TEST_RESULT_TYPE,
mx: () => VERDICT_PROPERTY,
yP: () => RECEIPT_CHECK_SCHEMA,
zG: () => STATEMENT_TYPE,
zO: () => VERIFIER
});
const STATEMENT_TYPE = "https://in-toto.io/Statement/v1";
const TEST_RESULT_TYPE = "https://in-toto.io/attestation/test-result/v0.1";
const VERDICT_TYPE = "https://in-toto.io/attestation/svr/v0.2";
const RECEIPT_SCHEMA = "completion-gate.receipt.v1";
const VERIFIER = "https://github.com/completion-gate/completion-gate";
const RECEIPT_LIMIT_BYTES = 16777216;
const VERDICT_PROPERTY = {
verified: "COMPLETION_GATE_VERIFIED",
waived: "COMPLETION_GATE_WAIVED",
narrative: "COMPLETION_GATE_NOTHING_CHANGED",
incomplete: "",
distinct: ""
};
const RECEIPT_CHECK_SCHEMA = "completion-gate.receipt-check.v1";
},
1192: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => VERDICT_FILE,
q: () => receiptFiles
});
var _model_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4505);
var _receipt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(362);
const VERDICT_FILE = "verdict.json";
function receiptFiles(evidence, evidenceText, parts) {
const whole = {
...parts,
evidenceDigest: (0, _model_digest_js__WEBPACK_IMPORTED_MODULE_0__.sc)(evidenceText)
};
const checks = (0, _receipt_js__WEBPACK_IMPORTED_MODULE_1__.tO)(evidence, whole);
const verdict = (0, _receipt_js__WEBPACK_IMPORTED_MODULE_1__.bI)(evidence, whole);
return [ {
name: "test-result.json",
text: jsonFile(checks)
}, {
name: VERDICT_FILE,
text: jsonFile(verdict)
}, {
name: "test-result.predicate.json",
text: jsonFile(checks.predicate)
}, {
name: "verdict.predicate.json",
text: jsonFile(verdict.predicate)
}, {
name: "subjects.sha256",
text: checksums(evidence, whole.evidenceDigest)
} ];
}
function checksums({ledger: ledger}, evidenceDigest) {
const lines = [ ...ledger.effect_digest === "" ? [] : [ `${ledger.effect_digest}  effect` ], `${evidenceDigest}  evidence` ];
return `${lines.join("\n")}\n`;
}
function jsonFile(value) {
return `${JSON.stringify(value, void 0, 2)}\n`;
}
},
362: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bg: () => resultOf,
P1: () => propertiesOf,
bI: () => verdictStatement,
tO: () => testResultStatement
});
var _model_receipt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6865);
var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4585);
function testResultStatement(evidence, parts) {
const lists = checkLists(evidence);
return {
_type: _model_receipt_js__WEBPACK_IMPORTED_MODULE_0__.zG,
subject: subjectsOf(evidence),
predicateType: _model_receipt_js__WEBPACK_IMPORTED_MODULE_0__.UJ,
predicate: {
result: resultOf(parts.completion, lists),
configuration: [ policyOf(evidence) ],
...parts.url === void 0 ? {} : {
url: parts.url
},
...lists,
completionGate: factsOf(evidence, parts)
}
};
}
function verdictStatement(evidence, parts) {
return {
_type: _model_receipt_js__WEBPACK_IMPORTED_MODULE_0__.zG,
subject: subjectsOf(evidence),
predicateType: _model_receipt_js__WEBPACK_IMPORTED_MODULE_0__.R1,
predicate: {
verifier: {
id: `${_model_receipt_js__WEBPACK_IMPORTED_MODULE_0__.zO}@v${parts.version}`,
policies: [ policyOf(evidence) ]
},
timeCreated: parts.createdAt,
properties: propertiesOf(parts.completion),
completionGate: factsOf(evidence, parts)
}
};
}
function propertiesOf(completion) {
const property = _model_receipt_js__WEBPACK_IMPORTED_MODULE_0__.mx[completion];
return property === "" ? [] : [ property ];
}
function resultOf(completion, {passedTests: passedTests, warnedTests: warnedTests, failedTests: failedTests}) {
if (completion === "incomplete" || completion === "distinct") return "FAILED";
if (failedTests.length > 0) return "FAILED";
return warnedTests.length > 0 || passedTests.length === 0 ? "WARNED" : "PASSED";
}
function subjectsOf({ledger: ledger}) {
const head = {
name: "head",
digest: {
gitCommit: ledger.head
}
};
return ledger.effect_digest === "" ? [ head ] : [ head, {
name: "effect",
digest: {
sha256: ledger.effect_digest
}
} ];
}
function policyOf({ledger: ledger, policy: policy}) {
return {
name: "base",
digest: {
gitCommit: ledger.base
},
annotations: {
policy: policy
}
};
}
function factsOf({ledger: ledger}, {completion: completion, evidenceDigest: evidenceDigest}) {
return {
schema: _model_receipt_js__WEBPACK_IMPORTED_MODULE_0__.RJ,
completion: completion,
effect_digest: ledger.effect_digest,
base: ledger.base,
merge_base: ledger.merge_base,
head: ledger.head,
evidence_digest: evidenceDigest
};
}
function checkLists({ledger: ledger, reports: reports}) {
const accepted = (0, _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__.fk)(reports);
const bound = ledger.effect_digest !== "" && accepted.some(report => report.effect_digest === ledger.effect_digest);
const checks = accepted.flatMap(report => report.checks);
const short = checks.filter(check => !bound || check.status !== "passed");
const failed = new Set(short.filter(check => check.required).map(check => check.id));
const warned = new Set(short.map(check => check.id).filter(id => !failed.has(id)));
const passed = new Set(checks.map(check => check.id).filter(id => !failed.has(id) && !warned.has(id)));
return {
passedTests: [ ...passed ],
warnedTests: [ ...warned ],
failedTests: [ ...failed ]
};
}
},
5849: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CD: () => refusedClaimSchema,
IM: () => waiverSchema,
aA: () => WAIVER_FILE_LIMIT_BYTES,
kw: () => parseWaiverFile
});
var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
var _model_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87);
var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9110);
var _parse_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
const WAIVER_FILE_LIMIT_BYTES = 1048576;
const filled = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().refine(text => !(0, _model_visible_text_js__WEBPACK_IMPORTED_MODULE_3__.z3)(text), "expected a text, received a blank one");
const waiverShape = {
effect_digest: filled,
reason: filled,
by: zod__WEBPACK_IMPORTED_MODULE_2__.yqP(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())
};
const waiverSchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej(waiverShape);
const refusedClaimSchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
effect_digest: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
reason: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
by: zod__WEBPACK_IMPORTED_MODULE_2__.yqP(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
refused: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
});
const FILE_FORM = 'A waiver file is a list: [{"effect_digest": "<the 64 hex digits that `verify` prints>", "reason": "<why>"}]';
function parseWaiverFile(text) {
const value = (0, _json_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(text, WAIVER_FILE_LIMIT_BYTES, "waiver file");
return (0, _parse_value_js__WEBPACK_IMPORTED_MODULE_1__.$)(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(waiverSchema), value, "waiver file", FILE_FORM);
}
},
4377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w$: () => datetime
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
function datetime(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
}
}
};
