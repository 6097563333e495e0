export const id = 230;

export const ids = [ 230 ];

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
const {htmlPage: htmlPage, PAGE_START: PAGE_START} = await __webpack_require__.e(995).then(__webpack_require__.bind(__webpack_require__, 5376));
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
3418: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aj: () => isCause,
N6: () => isFailure,
QJ: () => firstTrouble
});
const LINES = 4;
const CAUSE_LINES = 4;
const REACH = 20;
const TROUBLE = /^\s*(?:not ok\b|(?:--- )?FAIL(?:ED|URE)?\b|✖|✕|✗|×|thread '.*' panicked|panicked at|E {2,}|error(?:\[\w+\])?:|[\w.]*(?:Error|Exception)\b|test \S+ \.\.\. FAILED$)/;
const FAILURE = /^\s*(?:not ok\b|(?:--- )?FAIL(?:ED|URE)?\b|✖|✕|✗|×|test \S+ \.\.\. FAILED$)/;
const CAUSE = /^\s*(?:E {2,}|\d+:\d+\s+error\b|● (?!Console))|(?:^|[\s:])error(?:\[\w+\])?(?: [A-Z]+\d+)?: |(?:Error|Exception)(?: \[\w+\])?:(?: |$)|\bpanicked at\b|not found$/;
function isFailure(line) {
return FAILURE.test(line);
}
function isCause(line) {
return CAUSE.test(line);
}
function firstTrouble(lines) {
const at = lines.findIndex(line => TROUBLE.test(line));
if (at < 0) return [];
const near = lines.slice(at, at + REACH);
const cause = near.findIndex(isCause);
return cause < LINES ? near.slice(0, LINES) : [ ...near.slice(0, 1), ...near.slice(cause, cause + CAUSE_LINES) ];
}
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
var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5032);
__webpack_require__(1194);
__webpack_require__(5265);
__webpack_require__(4038);
var _model_external_observation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8173);
const DIGEST_BYTES = 100;
const LINES_SHOWN = 3;
const COPIED = /Or an authorised person waives [^:`]*: `\/waive [^`]*`\.$/;
function waiveLines(evidence) {
return waivable(evidence).slice(0, LINES_SHOWN).map(digest => `/waive ${(0, _limits_js__WEBPACK_IMPORTED_MODULE_3__.IN)(digest, DIGEST_BYTES)} <reason>`);
}
function waivable(evidence) {
const digest = evidence.ledger.effect_digest;
if (evidence.rule === 1) return (0, _model_external_observation_js__WEBPACK_IMPORTED_MODULE_4__.s)(evidence.observations, evidence.waivers, digest).map(one => one.digest);
return evidence.rule === 7 && digest !== "" ? [ digest ] : [];
}
function stepsInWords(evidence) {
return waiveLines(evidence).length === 0 ? evidence.next_steps : evidence.next_steps.map(step => step.replace(COPIED, "").trim()).filter(step => step !== "");
}
},
5265: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__(1984);
},
4038: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MZ: () => decidingFact,
mG: () => ruleWords,
yP: () => decidedBy
});
function ruleWords(rule) {
return WORDS[rule];
}
function decidingFact({rule: rule, message: message}) {
return rule <= 3 ? message.replace(/^completion gate: /, "") : void 0;
}
function decidedBy(decided) {
const words = `${ruleWords(decided.rule)} (rule ${String(decided.rule)} of 7)`;
const fact = decidingFact(decided);
return fact === void 0 ? words : `${words}: ${fact}`;
}
const WORDS = {
1: "a demand from outside, such as a review, is not answered",
2: "the change went on while it was judged, and nothing closes what was not seen",
3: "the change could not be seen whole, and nothing closes what was not seen",
4: "nothing changed, so there is nothing to prove",
5: "a person answers for exactly this change, it is not proven",
6: "every required check passed on exactly this change",
7: "nothing proves exactly this change yet"
};
},
7482: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => waiverPart,
m: () => stepLines
});
var _markdown_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5608);
var _terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2234);
function stepLines(evidence, bold) {
const steps = (0, _markdown_summary_js__WEBPACK_IMPORTED_MODULE_0__.Mf)(evidence);
return [ ...steps.length === 0 ? [] : [ "", bold("  Next:") ], ...steps.map((step, at) => `  ${String(at + 1)}. ${(0, 
_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(step)}`), ...waiverPart((0, _markdown_summary_js__WEBPACK_IMPORTED_MODULE_0__.mE)(evidence), steps.length > 0, bold).map(line => line === "" ? line : `  ${line}`) ];
}
function waiverPart(lines, isLast, bold) {
if (lines.length === 0) return [];
const words = (isLast ? "Or, instead of mending: a" : "A") + " person with authority waives it, by this comment on the pull request:";
return [ "", bold(words), ...lines.map(line => `  ${(0, _terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(line)}`) ];
}
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
}
};
