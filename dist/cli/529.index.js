export const id = 529;

export const ids = [ 529 ];

export const modules = {
8813: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => removeWhenGone
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
const SCRIPT = 'while read -r line; do :; done; rm -rf -- "$1"';
function removeWhenGone(folder) {
const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("/bin/sh", [ "-c", SCRIPT, "completion-gate-removal", folder ], {
cwd: "/",
detached: true,
env: {
PATH: "/usr/bin:/bin"
},
stdio: [ "pipe", "ignore", "ignore" ],
windowsHide: true
});
child.on("error", () => {});
child.stdin.on("error", () => {});
child.unref();
child.stdin.unref();
return () => {
child.stdin.end();
};
}
},
3529: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runVerify: () => runVerify
});
var text_file = __webpack_require__(4240);
var promises_ = __webpack_require__(1455);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(452);
var output_folder = __webpack_require__(2112);
var replace_file = __webpack_require__(807);
const OWN_RECORD = /^\{\s*"schema":\s*"completion-gate\.evidence\.v\d+"/;
async function openReceiptFolder(folder) {
const before = await requireFolder(folder);
await requireOwnEvidence(folder);
return {
write: async files => {
if (await requireFolder(folder) !== before) throw failed(folder, "the folder is another one than before the run");
for (const {name: name} of files) {
const why = await (0, replace_file.g0)(external_node_path_.join(folder, name));
if (why !== void 0) throw failed(external_node_path_.join(folder, name), why);
}
await requireOwnEvidence(folder);
for (const {name: name, text: text} of files) await (0, replace_file.fR)(external_node_path_.join(folder, name), text).catch(cause => {
throw failed(external_node_path_.join(folder, name), (0, replace_file.A3)(cause), cause);
});
}
};
}
async function requireOwnEvidence(folder) {
const file = external_node_path_.join(folder, "evidence.json");
const found = await (0, promises_.lstat)(file).catch(() => {});
if (found?.isFile() !== true || found.size === 0) return;
const handle = await (0, promises_.open)(file, "r").catch(cause => {
throw failed(file, (0, replace_file.A3)(cause), cause);
});
try {
const {buffer: buffer, bytesRead: bytesRead} = await handle.read(Buffer.alloc(200));
if (!OWN_RECORD.test(buffer.toString("latin1", 0, bytesRead))) throw failed(file, "a file stands there that is no evidence record of completion-gate");
} finally {
await handle.close();
}
}
async function requireFolder(folder) {
const stands = await (0, promises_.lstat)(folder).catch(() => {});
if (stands?.isSymbolicLink() === true) throw failed(folder, "it is a symbolic link");
const found = await (0, output_folder.q)(folder, "make");
if (found.kind === "folder") return found.real;
throw failed(folder, found.why);
}
function failed(place, why, cause) {
return new errors.ue("OUTPUT_FAILED", `The receipt could not be written to ${place}: ${why}.`, {
cause: cause,
hint: "Name a folder that can be written, reached by no link."
});
}
var gate = __webpack_require__(9853);
var version = __webpack_require__(3341);
var receipt_files = __webpack_require__(1192);
var check_counts = __webpack_require__(5015);
var duration_text = __webpack_require__(546);
var headline = __webpack_require__(5916);
var own_page = __webpack_require__(4613);
var rule_words = __webpack_require__(4038);
var first_trouble = __webpack_require__(3418);
var terminal_text = __webpack_require__(2234);
const LAST_LINES = 20;
function terminalOutput(check) {
if (check.status !== "failed") return [];
const {output_head: head = "", output_tail: tail = ""} = check.evidence ?? {};
const first = linesOf(head);
const last = linesOf(tail === "" ? head : tail);
const shown = last.slice(-LAST_LINES);
const before = tail === "" ? first.slice(0, -LAST_LINES) : first;
const start = (0, first_trouble.QJ)(before);
const lines = start.length === 0 ? shown : [ ...start, "…", ...shown ];
return lines.length === 1 && lines[0] === "" ? [] : lines.map(terminal_text.e);
}
function linesOf(text) {
return text.trimEnd().split(/\r\n|\r|\n/);
}
var terminal_steps = __webpack_require__(7482);
var worktree_note = __webpack_require__(5258);
const RECORDS_SHOWN = 50;
const NAMES_SHOWN = 5;
function renderTerminal(evidence, run) {
const paint = painter(run);
const sections = [ verdictSection(evidence, paint, run), checksSection(evidence, paint), surfaceSection(evidence, paint), changesSection(evidence, paint) ];
return `${sections.filter(lines => lines.length > 0).map(lines => lines.join("\n")).join("\n\n")}\n`;
}
function painter({color: color}) {
const codes = {
bold: 1,
dim: 2,
red: 31,
green: 32,
yellow: 33
};
return (code, text) => color ? `[${String(codes[code])}m${text}[0m` : text;
}
function verdictSection(evidence, paint, {uncommitted: uncommitted, baseName: baseName} = {}) {
const {completion: completion, ledger: ledger} = evidence;
const tone = completion.kind === "incomplete" ? "red" : completion.kind === "waived" ? "yellow" : "green";
return [ paint(tone, paint("bold", (0, headline.P)(evidence))), "", `  effect digest  ${ledger.effect_digest || "(empty: nothing changed)"}`, `  change         ${rangeText(evidence)}`, `  base           ${baseText(evidence, baseName)}`, ...decidedLines(evidence), ...isolationLines(evidence.isolation), `  checks         ${(0, 
check_counts.t)(evidence)}`, ...waiverLines(evidence), ...completion.kind === "narrative" && evidence.worktree === void 0 ? notJudged(uncommitted) : [], ...worktreeLines(evidence), ...(0, 
terminal_steps.m)(evidence, text => paint("bold", text)) ];
}
function decidedLines(evidence) {
const fact = (0, rule_words.MZ)(evidence);
return [ `  decided by     ${(0, rule_words.mG)(evidence.rule)}`, ...fact === void 0 ? [] : [ `                 ${(0, 
terminal_text.e)(fact)}` ] ];
}
function notJudged(uncommitted) {
if (uncommitted === void 0) return [ "", "  Only commits are judged; uncommitted work is not: `--worktree` judges it." ];
const count = uncommitted.length;
if (count === 0) return [];
const files = count === 1 ? "1 uncommitted file is" : `${String(count)} uncommitted files are`;
return [ "", `  ${files} not judged (${listed(uncommitted)}): add \`--worktree\`, or commit.` ];
}
function listed(paths) {
const names = paths.slice(0, NAMES_SHOWN).map(terminal_text.e).join(", ");
const more = paths.length - NAMES_SHOWN;
return more > 0 ? `${names} and ${String(more)} more` : names;
}
function worktreeLines(evidence) {
const note = (0, worktree_note.W)(evidence);
return note === void 0 ? [] : [ "", `  ${note}` ];
}
function isolationLines(isolation) {
if (isolation === void 0) return [];
const {level: level, unavailable: unavailable = [], written: written = []} = isolation;
return [ `  isolation      ${level} (${(0, own_page.S)("docs/isolation.md")} says what it promises)`, ...unavailable.map(one => `                 not ${one.level}: ${(0, 
terminal_text.e)(one.why)}`), ...written.length === 0 ? [] : [ `  written        ${written.map(terminal_text.e).join(", ")}` ] ];
}
function rangeText({ledger: ledger}) {
const count = ledger.records.length;
const from = ledger.merge_base.slice(0, 12) || "(merge base unknown)";
return `${String(count)} ${count === 1 ? "path" : "paths"}, ${from}..${ledger.head.slice(0, 12)}`;
}
function baseText({ledger: ledger, policy: policy}, name) {
const id = ledger.base.slice(0, 12);
const named = name === void 0 ? id : `${(0, terminal_text.e)(name)} at ${id}`;
return policy === "file" ? `${named}, by its policy` : `${named}, which has no policy: the defaults`;
}
function waiverLines(evidence) {
const accepted = evidence.waivers.map(waiver => `  waived         ${(0, terminal_text.e)(waiver.by ?? "by the host")}: ${(0, 
terminal_text.e)(waiver.reason)}`);
const refused = evidence.refused_claims.map(claim => `  waiver refused ${(0, terminal_text.e)(claim.refused)}`);
return [ ...accepted, ...refused ];
}
function checksSection(evidence, paint) {
const checks = evidence.reports.flatMap(report => report.checks);
const touched = bindingLines(evidence);
if (checks.length === 0 && touched.length === 0) return [];
const width = Math.min(48, Math.max(0, ...checks.map(check => check.id.length)));
return [ paint("bold", "Checks"), ...checks.flatMap(check => checkLines(check, width, paint)), ...touched ];
}
const MARKS = {
passed: [ "green", "pass  " ],
failed: [ "red", "FAIL  " ],
needs_review: [ "yellow", "review" ],
skipped: [ "dim", "skip  " ]
};
function checkLines(check, width, paint) {
const [tone, mark] = MARKS[check.status];
const kind = check.required ? "required" : "optional";
const took = (0, duration_text.S)(check.evidence?.duration_ms);
const what = check.evidence?.command ?? check.description;
const line = `  ${paint(tone, mark)}  ${(0, terminal_text.e)(check.id).padEnd(width)}  ${kind}  ${took.padStart(7)}  ${(0, 
terminal_text.e)(what)}`;
if (check.status === "passed") return [ line ];
const why = moreThan(what, check);
return [ line, ...why === void 0 ? [] : [ `          ${(0, terminal_text.e)(why)}` ], ...terminalOutput(check).map(text => paint("dim", `          | ${text}`)) ];
}
function moreThan(what, {residual_risk: why}) {
if (why === void 0 || why === what) return;
const ending = `: ${what}`;
return why.endsWith(ending) ? why.slice(0, -ending.length) : why;
}
function bindingLines({binding: binding}) {
const drift = (binding?.drift ?? []).map(({path: path, change: change, check: check}) => `  drift   ${(0, 
terminal_text.e)(path)} was ${change} ${check === void 0 ? "before the first check" : `by ${(0, 
terminal_text.e)(check)}`}`);
const unbound = (binding?.unbound ?? []).map(one => `  unbound ${(0, terminal_text.e)(one.path)}: ${(0, 
terminal_text.e)(one.reason)}`);
return [ ...unbound, ...drift ];
}
function surfaceSection(evidence, paint) {
const warnings = evidence.surface.filter(one => one.level === "warn");
if (warnings.length === 0) return [];
return [ paint("bold", "What the change does to its own checks"), ...warnings.map(({rule: rule, message: message}) => `  ${paint("yellow", "warn")}    ${rule}  ${(0, 
terminal_text.e)(message)}`) ];
}
function changesSection(evidence, paint) {
const {records: records, lfs_paths: lfs = [], out_of_scope: out = []} = evidence.ledger;
if (records.length === 0) return [];
const pointers = new Set(lfs);
const more = records.length - RECORDS_SHOWN;
return [ paint("bold", `File changes (${String(records.length)})`), ...records.slice(0, RECORDS_SHOWN).map(record => `  ${record.tool.padEnd(9)}  ${record.content_digest.slice(0, 12).padEnd(12)}  ${(0, 
terminal_text.e)(record.path)}${pointers.has(record.path) ? "  (LFS pointer)" : ""}`), ...more > 0 ? [ `  … and ${String(more)} more (\`digest\` lists all)` ] : [], ...out.length === 0 ? [] : [ `  ${String(out.length)} changed paths are out of the policy's scope` ] ];
}
var waiver_schema = __webpack_require__(5849);
var open_change = __webpack_require__(7561);
const beside_the_commit_NAMES_SHOWN = 5;
async function besideBefore(world) {
const judged = world.worktree !== void 0;
return {
paths: judged ? [] : await world.untracked(),
files: new Set(await world.presentFiles()),
submodules: await notCheckedOut(world)
};
}
async function notCheckedOut({checkout: checkout, files: files}) {
const {id: id} = await checkout.commit();
const entries = await files.list(id).catch(() => []);
const absent = [];
for (const {path: path} of entries.filter(one => one.mode === "160000")) {
const {kind: kind} = await checkout.state(path);
if (kind === "absent" || kind === "empty_folder") absent.push(path);
}
return absent;
}
async function besideWords({paths: paths, files: files, submodules: submodules}, world) {
const after = await world.presentFiles().catch(() => []);
const made = after.filter(file => !files.has(file));
return [ withoutSubmodules(submodules), besideTheCommit(paths), madeByChecks(made) ].filter(words => words !== "").map(words => `\n${words}\n`).join("");
}
function withoutSubmodules(paths) {
if (paths.length === 0) return "";
const which = paths.length === 1 ? "Submodule" : "Submodules";
return `${which} not checked out: ${named(paths)}. Before the first check there was nothing there, so a check that needs it may have had nothing to look at: \`git submodule update --init\` gets it.`;
}
function besideTheCommit(paths) {
return paths.length === 0 ? "" : `Beside the commit: ${named(paths)}. No commit has this, so a check that uses it passes only here: commit it, ignore it or take it away.`;
}
function madeByChecks(made) {
const [first] = made;
if (first === void 0) return "";
const many = made.length === 1 ? "a file that is" : "files that are";
const count = made.length === 1 ? "" : `${String(made.length)} `;
return `The checks created ${count}${many} not ignored (first: ${(0, terminal_text.e)(first)}). The next \`verify --worktree\` takes what is left there for a change: name it in \`.gitignore\`, or take it away.`;
}
function named(paths) {
const names = paths.slice(0, beside_the_commit_NAMES_SHOWN).map(terminal_text.e).join(", ");
const more = paths.length - beside_the_commit_NAMES_SHOWN;
return more > 0 ? `${names} and ${String(more)} more` : names;
}
async function uncommittedBeside({completion: completion}, flags, line) {
if (completion.kind !== "narrative" || flags.worktree || flags.head !== "HEAD") return;
const asked = {
...flags,
fetch: false,
worktree: true
};
try {
const change = await (0, open_change.z)(asked, line);
change.close();
await (change.worktree?.remove());
return change.worktree?.uncommitted;
} catch {
return;
}
}
var exit_codes = __webpack_require__(535);
var cli_flags = __webpack_require__(2529);
var json_text = __webpack_require__(2604);
var cli_page = __webpack_require__(3945);
var tell_written = __webpack_require__(513);
var external_node_fs_ = __webpack_require__(3024);
var model_digest = __webpack_require__(4505);
var path = __webpack_require__(3070);
var byte_path = __webpack_require__(3650);
var external_node_crypto_ = __webpack_require__(7598);
const CR = 13;
const LF = 10;
const CRLF = Buffer.from("\r\n");
function contentDigests(fd, buffer) {
const hash = (0, external_node_crypto_.createHash)("sha256");
const withLf = {};
let size = 0;
readChunks(fd, buffer, chunk => {
size += chunk.length;
if (withLf.hash === void 0 && chunk.includes(CRLF)) withLf.hash = hash.copy();
hash.update(chunk);
if (withLf.hash !== void 0) updateWithLf(withLf.hash, chunk);
});
const digest = hash.digest("hex");
return {
digest: digest,
...withLf.hash === void 0 ? {} : {
lfDigest: withLf.hash.digest("hex")
},
lfsPointerDigest: (0, model_digest.sc)(lfsPointer(digest, size))
};
}
function readChunks(fd, buffer, take) {
let at = 0;
let waiting = 0;
for (;;) {
const read = external_node_fs_.readSync(fd, buffer, waiting, buffer.length - waiting, at);
if (read === 0) break;
at += read;
const filled = buffer.subarray(0, waiting + read);
waiting = filled.at(-1) === CR ? 1 : 0;
take(filled.subarray(0, filled.length - waiting));
if (waiting === 1) buffer[0] = CR;
}
if (waiting === 1) take(buffer.subarray(0, 1));
}
function updateWithLf(hash, chunk) {
let from = 0;
let count = 0;
for (let at = chunk.indexOf(CR); at !== -1; at = chunk.indexOf(CR, at + 1)) {
if (chunk[at + 1] !== LF) continue;
hash.update(chunk.subarray(from, at));
from = at + 1;
count += 1;
}
hash.update(chunk.subarray(from));
return count;
}
function lfsPointer(digest, size) {
return `version https://git-lfs.github.com/spec/v1\noid sha256:${digest}\nsize ${size}\n`;
}
function fileBlobIds(fd, digests, format, buffer) {
const {size: size} = external_node_fs_.fstatSync(fd);
const plain = blobHash(format, size);
const counted = (0, external_node_crypto_.createHash)("sha256");
let lineEnds = 0;
readChunks(fd, buffer, chunk => {
plain.update(chunk);
if (digests.lfDigest !== void 0) lineEnds += updateWithLf(counted, chunk);
});
const ids = [ plain.digest("hex"), bytesBlobId(Buffer.from(lfsPointer(digests.digest, size)), format) ];
if (lineEnds === 0) return ids;
const withLf = blobHash(format, size - lineEnds);
readChunks(fd, buffer, chunk => {
updateWithLf(withLf, chunk);
});
return [ ...ids, withLf.digest("hex") ];
}
function bytesBlobId(bytes, format) {
return blobHash(format, bytes.length).update(bytes).digest("hex");
}
function blobHash(format, size) {
return (0, external_node_crypto_.createHash)(format).update(`blob ${String(size)}\0`);
}
var repository_head = __webpack_require__(9953);
const OWNER_MAY_EXECUTE = 64;
function diskState(root, encoded, reading) {
const bytePath = Buffer.from((0, path.q0)(encoded)).toString("latin1");
const parts = bytePath.split("/");
if (parts.some(part => part === "" || part === ".." || part.includes("\0"))) return {
kind: "other"
};
for (let depth = 1; depth < parts.length; depth += 1) {
const folder = (0, byte_path.zq)(root, parts.slice(0, depth).join("/"));
if (lstat(folder)?.isDirectory() !== true) return {
kind: "absent"
};
}
return stateOf((0, byte_path.zq)(root, bytePath), reading);
}
function stateOf(file, reading) {
const found = lstat(file);
if (found === void 0) return {
kind: "absent"
};
if (found.isSymbolicLink()) return linkState(file, reading);
if (found.isDirectory()) return folderState(file);
return found.isFile() ? fileState(file, reading) : {
kind: "other"
};
}
function linkState(file, {naming: naming}) {
const target = external_node_fs_.readlinkSync(file, "buffer");
const named = naming === void 0 ? {} : {
blobIds: [ bytesBlobId(target, naming) ]
};
return {
kind: "symlink",
digest: (0, model_digest.sc)(target),
...named
};
}
function folderState(folder) {
const {commit: commit} = (0, repository_head.j)(folder);
if (commit !== "") return {
kind: "repository",
commit: commit
};
const empty = external_node_fs_.readdirSync(folder).length === 0;
return {
kind: empty ? "empty_folder" : "folder"
};
}
function fileState(file, {buffer: buffer, naming: naming}) {
const {O_RDONLY: O_RDONLY, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK} = external_node_fs_.constants;
let fd;
try {
fd = external_node_fs_.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
} catch {
return {
kind: "other"
};
}
try {
const found = external_node_fs_.fstatSync(fd);
if (!found.isFile()) return {
kind: "other"
};
const executable = (found.mode & OWNER_MAY_EXECUTE) !== 0;
const digests = contentDigests(fd, buffer);
const named = naming === void 0 ? {} : {
blobIds: fileBlobIds(fd, digests, naming, buffer)
};
return {
kind: "file",
executable: executable,
...digests,
...named
};
} finally {
external_node_fs_.closeSync(fd);
}
}
function lstat(file) {
try {
return external_node_fs_.lstatSync(file, {
throwIfNoEntry: false
});
} catch {
return;
}
}
var external_node_child_process_ = __webpack_require__(1421);
const FIND_FIELDS = "%y%C@ %m %D %i %s %T@";
const FOLDER = "d".charCodeAt(0);
const FILE = "f".charCodeAt(0);
const POINT = ".".charCodeAt(0);
const POINT_AT = 11;
function lookDraft() {
return {
signatures: new Map,
movedFolders: new Map,
newest: ""
};
}
function addEntry(look, bytePath, fields) {
const type = fields.charCodeAt(0);
if (type !== FOLDER) {
look.signatures.set(bytePath, fields);
const comparable = type === FILE && fields.charCodeAt(POINT_AT) === POINT;
if (comparable && fields > look.newest) look.newest = fields;
return;
}
const [typeAndCtime = "", mode, device, inode, , mtime] = fields.split(" ");
const ctime = typeAndCtime.slice(1);
look.signatures.set(bytePath, [ "d", mode, device, inode ].join(" "));
if (mtime !== ctime) look.movedFolders.set(bytePath, ctime);
}
function newestCtimeMs({newest: newest}) {
return newest === "" ? 0 : Number(newest.slice(1, newest.indexOf(" "))) * 1e3;
}
const FIND_PLACES = [ "/usr/bin/find", "/bin/find" ];
const BATCH_BYTES = 131072;
const AT_ONCE = 2;
const FIND_MS = 12e4;
function gnuFind() {
return process.platform === "linux" ? FIND_PLACES.find(place => external_node_fs_.existsSync(place)) : void 0;
}
async function lookByFind(find, root, folders, look) {
const all = [ ...folders ];
const sayable = all.filter(one => (0, byte_path.Nf)(one) !== void 0);
const left = all.filter(one => (0, byte_path.Nf)(one) === void 0);
const batches = batchesOf(sayable);
const worker = async () => {
for (let batch = batches.pop(); batch !== void 0; batch = batches.pop()) if (!await findEntries(find, root, batch, look)) left.push(...batch);
};
await Promise.all(Array.from({
length: AT_ONCE
}, worker));
return left;
}
function batchesOf(folders) {
const most = Math.max(1, Math.ceil(folders.length / AT_ONCE));
const batches = [];
let batch = [];
let bytes = 0;
for (const folder of folders) {
batch.push(folder);
bytes += folder.length + 2 + 1;
if (bytes < BATCH_BYTES && batch.length < most) continue;
batches.push(batch);
batch = [];
bytes = 0;
}
return batch.length > 0 ? [ ...batches, batch ] : batches;
}
function findEntries(find, root, folders, look) {
const starts = folders.map(folder => `./${(0, byte_path.Nf)(folder) ?? ""}`);
const depth = [ "-mindepth", "1", "-maxdepth", "1", "!", "-name", ".git" ];
const print = [ "-printf", `%p\\0${FIND_FIELDS}\\0` ];
const child = (0, external_node_child_process_.spawn)(find, [ "-P", ...starts, ...depth, ...print ], {
cwd: root,
env: {
LC_ALL: "C"
},
stdio: [ "ignore", "pipe", "pipe" ],
timeout: FIND_MS,
killSignal: "SIGKILL"
});
const parse = entryParser(look);
let complaints = "";
child.stdout.on("data", parse);
child.stderr.on("data", chunk => {
complaints += chunk.toString("latin1");
});
return new Promise(resolve => {
child.once("error", () => {
resolve(false);
});
child.once("close", code => {
resolve(code === 0 || onlyMissing(complaints));
});
});
}
function onlyMissing(complaints) {
const lines = complaints.trim().split("\n");
return lines.every(line => /: (No such file or|Not a) directory$/.test(line));
}
function entryParser(look) {
let rest = "";
return chunk => {
const text = rest + chunk.toString("latin1");
let at = 0;
for (;;) {
const pathEnd = text.indexOf("\0", at);
const end = pathEnd === -1 ? -1 : text.indexOf("\0", pathEnd + 1);
if (end === -1) break;
const from = text[at + 2] === "/" ? at + 3 : at + 2;
addEntry(look, text.slice(from, pathEnd), text.slice(pathEnd + 1, end));
at = end + 1;
}
rest = text.slice(at);
};
}
const NANOSECONDS = 1000000000n;
const PERMISSION_BITS = 4095n;
function lookByWalk(root, folders, look) {
for (const folder of folders) {
const place = (0, byte_path.zq)(root, folder);
if (!isFolder(place)) continue;
for (const name of namesIn(place)) {
if (name === ".git") continue;
const bytePath = folder === "" ? name : `${folder}/${name}`;
const fields = fieldsOf((0, byte_path.zq)(root, bytePath));
if (fields !== void 0) addEntry(look, bytePath, fields);
}
}
}
function fieldsOf(file) {
const found = external_node_fs_.lstatSync(file, {
bigint: true,
throwIfNoEntry: false
});
if (found === void 0) return;
return [ `${typeLetter(found)}${seconds(found.ctimeNs)}`, (found.mode & PERMISSION_BITS).toString(8), found.dev, found.ino, found.size, seconds(found.mtimeNs) ].join(" ");
}
function seconds(nanoseconds) {
const fraction = String(nanoseconds % NANOSECONDS).padStart(9, "0");
return `${nanoseconds / NANOSECONDS}.${fraction}0`;
}
function typeLetter(found) {
if (found.isFile()) return "f";
if (found.isDirectory()) return "d";
if (found.isSymbolicLink()) return "l";
if (found.isFIFO()) return "p";
if (found.isSocket()) return "s";
return found.isBlockDevice() ? "b" : "c";
}
function isFolder(place) {
try {
return external_node_fs_.lstatSync(place).isDirectory();
} catch {
return false;
}
}
function namesIn(place) {
try {
return external_node_fs_.readdirSync(place, "latin1");
} catch {
return [];
}
}
const CLOCK_TICK_MS = 20;
async function lookAtTree(root, tracked, find) {
const draft = lookDraft();
const folders = (0, byte_path.pd)(tracked);
const left = find === void 0 ? folders : await lookByFind(find, root, folders, draft);
lookByWalk(root, left, draft);
const {text: text, commit: commit} = (0, repository_head.j)(root);
await nextTick(newestCtimeMs(draft));
return {
signatures: draft.signatures,
movedFolders: draft.movedFolders,
head: `${text} ${commit}`
};
}
async function nextTick(newestMs) {
const age = Date.now() - newestMs;
if (age >= 0 && age < CLOCK_TICK_MS) await new Promise(resolve => setTimeout(resolve, CLOCK_TICK_MS));
}
var temporary_folder = __webpack_require__(8336);
var remove_when_gone = __webpack_require__(8813);
const MOST_FOLDERS = 1e4;
const QUEUE_LIMIT = "/proc/sys/fs/inotify/max_queued_events";
const SENTINEL_MS = 5e3;
function watchMoves(root, bytePaths) {
const queue = queueLimit();
const folders = (0, byte_path.pd)(bytePaths);
if (queue === void 0 || folders.size > MOST_FOLDERS) return;
const wanted = new Set([ ...folders, ...bytePaths ]);
const heard = {
moved: new Set,
burst: 0,
lost: false
};
const {listen: listen, closeAll: closeAll} = listening(heard, queue / 2);
const own = (0, temporary_folder.y)("completion-gate-moves-");
const letGo = (0, remove_when_gone.g)(own);
const close = () => {
closeAll();
external_node_fs_.rmSync(own, {
recursive: true,
force: true
});
letGo();
};
try {
for (const folder of folders) listenIn((0, byte_path.zq)(root, folder), listen, name => {
const moved = pathOf(folder, name);
if (wanted.has(moved)) heard.moved.add(moved);
});
const arrives = sentinelIn(own, listen);
return {
moved: () => movedSince(heard, arrives),
close: close
};
} catch {
close();
return;
}
}
function listening(heard, most) {
const watchers = [];
const lose = () => {
heard.lost = true;
};
const count = () => {
if (heard.burst === 0) setImmediate(() => {
heard.burst = 0;
});
heard.burst += 1;
if (heard.burst >= most) lose();
};
return {
listen: (folder, on) => {
const options = {
encoding: "buffer",
persistent: false
};
const watcher = external_node_fs_.watch(folder, options, (kind, name) => {
count();
if (name === null) lose(); else if (kind === "rename") on(name.toString("latin1"));
});
watcher.on("error", lose);
watchers.push(watcher);
},
closeAll: () => {
for (const watcher of watchers.splice(0)) watcher.close();
}
};
}
function listenIn(folder, listen, on) {
try {
if (!external_node_fs_.lstatSync(folder).isDirectory()) return;
listen(Buffer.concat([ folder, Buffer.from("/.") ]), on);
} catch (error) {
const {code: code} = error;
if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
}
}
function pathOf(folder, name) {
if (name === ".") return folder;
return folder === "" ? name : `${folder}/${name}`;
}
async function movedSince(heard, arrives) {
if (!await arrives()) heard.lost = true;
const {moved: moved} = heard;
heard.moved = new Set;
return heard.lost ? "lost" : moved;
}
function sentinelIn(folder, listen) {
const awaited = new Map;
listen(folder, name => awaited.get(name)?.());
return () => new Promise(resolve => {
const name = (0, external_node_crypto_.randomUUID)();
const settle = came => {
clearTimeout(timer);
awaited.delete(name);
resolve(came);
};
const timer = setTimeout(() => {
setImmediate(settle, false);
}, SENTINEL_MS);
awaited.set(name, () => {
settle(true);
});
try {
external_node_fs_.writeFileSync(external_node_path_.join(folder, name), "", {
flag: "wx"
});
} catch {
settle(false);
}
});
}
function queueLimit() {
if (process.platform !== "linux") return;
try {
const limit = Number(external_node_fs_.readFileSync(QUEUE_LIMIT, "latin1"));
return limit > 0 ? limit : void 0;
} catch {
return;
}
}
var external_node_timers_promises_ = __webpack_require__(8500);
const unlike_blobs_OWNER_MAY_EXECUTE = 64;
const unlike_blobs_AT_ONCE = 256;
async function unlikeBlobs(root, entries, reading) {
const isFolder = folders(root);
const unlike = [];
for (const [at, entry] of entries.entries()) {
if (at % unlike_blobs_AT_ONCE === unlike_blobs_AT_ONCE - 1) await (0, external_node_timers_promises_.setImmediate)();
if (entry.mode === "160000") continue;
const bytePath = Buffer.from((0, path.q0)(entry.path)).toString("latin1");
const isThere = isFolder(bytePath.slice(0, Math.max(0, bytePath.lastIndexOf("/")))) && isBlob((0, 
byte_path.zq)(root, bytePath), entry, reading);
if (!isThere) unlike.push(entry.path);
}
return unlike;
}
function folders(root) {
const known = new Map([ [ "", true ] ]);
const isFolder = bytePath => {
const before = known.get(bytePath);
if (before !== void 0) return before;
const above = bytePath.slice(0, Math.max(0, bytePath.lastIndexOf("/")));
const found = isFolder(above) && isDirectory((0, byte_path.zq)(root, bytePath));
known.set(bytePath, found);
return found;
};
return isFolder;
}
function isDirectory(place) {
try {
const found = external_node_fs_.lstatSync(place, {
throwIfNoEntry: false
});
return found?.isDirectory() === true;
} catch {
return false;
}
}
function isBlob(file, {mode: mode, objectId: objectId}, reading) {
const format = objectId.length === 64 ? "sha256" : "sha1";
try {
if (mode === "120000") return bytesBlobId(external_node_fs_.readlinkSync(file, {
encoding: "buffer"
}), format) === objectId;
return isFileOf(file, {
mode: mode,
objectId: objectId,
format: format
}, reading);
} catch {
return false;
}
}
function isFileOf(file, {mode: mode, objectId: objectId, format: format}, {buffer: buffer, ignoreExecutableBit: ignoreExecutableBit}) {
const {O_RDONLY: O_RDONLY, O_NOFOLLOW: O_NOFOLLOW, O_NONBLOCK: O_NONBLOCK} = external_node_fs_.constants;
const fd = external_node_fs_.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
try {
const found = external_node_fs_.fstatSync(fd);
const executable = (found.mode & unlike_blobs_OWNER_MAY_EXECUTE) !== 0;
if (!found.isFile()) return false;
if (!ignoreExecutableBit && executable !== (mode === "100755")) return false;
const hash = (0, external_node_crypto_.createHash)(format).update(`blob ${String(found.size)}\0`);
let read = external_node_fs_.readSync(fd, buffer);
for (;read > 0; read = external_node_fs_.readSync(fd, buffer)) hash.update(buffer.subarray(0, read));
return hash.digest("hex") === objectId;
} finally {
external_node_fs_.closeSync(fd);
}
}
const READ_BYTES = 262144;
function createCheckout(options) {
return checkoutAt({
root: external_node_fs_.realpathSync(options.root)
}, options);
}
function checkoutAt({root: root, foldersStay: foldersStay}, options) {
const {commit: commit, edits: edits, looking: looking = "find"} = options;
const ignoresExecutableBit = process.platform === "win32";
const buffer = Buffer.allocUnsafe(READ_BYTES);
const find = looking === "find" ? gnuFind() : void 0;
return {
root: root,
ignoresExecutableBit: ignoresExecutableBit,
commit: commit,
...edits === void 0 ? {} : {
edited: async tracked => {
const reading = {
buffer: buffer,
ignoreExecutableBit: ignoresExecutableBit
};
const unlike = await unlikeBlobs(root, tracked, reading);
return {
paths: [ ...unlike, ...await edits.staged() ],
filtered: await edits.filtered(unlike)
};
}
},
look: async tracked => {
const look = await lookAtTree(root, tracked, find);
return foldersStay ? {
...look,
movedFolders: new Map
} : look;
},
watchMoves: paths => Promise.resolve(watchMoves(root, paths)),
state: (encoded, naming) => Promise.resolve(diskState(root, encoded, {
buffer: buffer,
naming: naming
})),
seenAt: view => checkoutAt(view, options)
};
}
function commandFolder(root, cwd) {
const real = realFolder(external_node_path_.resolve(root, cwd));
if (real === void 0) throw new Error(`there is no folder "${cwd === "" ? root : cwd}"`);
const inside = external_node_path_.relative(realFolder(root) ?? root, real);
if (inside.split(external_node_path_.sep)[0] === ".." || external_node_path_.isAbsolute(inside)) throw new Error(`the folder "${cwd}" lies outside of the checkout`);
return real;
}
function realFolder(folder) {
try {
const real = external_node_fs_.realpathSync(folder);
return external_node_fs_.statSync(real).isDirectory() ? real : void 0;
} catch {
return;
}
}
function seenFolder(root, view, cwd) {
const parts = external_node_path_.relative(root, external_node_path_.resolve(root, cwd)).split(external_node_path_.sep);
let at = view;
const isThere = parts.every(part => {
at = external_node_path_.join(at, part);
const found = external_node_fs_.lstatSync(at, {
throwIfNoEntry: false
});
return part !== ".." && found?.isDirectory() === true;
});
return isThere ? external_node_path_.join(root, ...parts) : commandFolder(root, cwd);
}
const PERSON_AND_PLACE = "PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TMPDIR TERM COLORTERM NO_COLOR CI";
const XDG = "XDG_CACHE_HOME XDG_CONFIG_HOME XDG_CONFIG_DIRS XDG_DATA_HOME XDG_DATA_DIRS XDG_STATE_HOME XDG_RUNTIME_DIR";
const TOOL_HOMES = "\n  CARGO_HOME CARGO_TARGET_DIR RUSTUP_HOME RUSTUP_TOOLCHAIN RUSTUP_DIST_SERVER RUSTUP_UPDATE_ROOT\n  GOROOT GOPATH GOBIN GOCACHE GOMODCACHE GOPROXY GOSUMDB GONOSUMDB GOPRIVATE GOTOOLCHAIN\n  NVM_DIR NVM_BIN VOLTA_HOME FNM_DIR FNM_MULTISHELL_PATH N_PREFIX ASDF_DIR ASDF_DATA_DIR MISE_DATA_DIR\n  PNPM_HOME COREPACK_HOME YARN_CACHE_FOLDER BUN_INSTALL DENO_DIR DENO_INSTALL npm_config_cache NPM_CONFIG_CACHE\n  PYENV_ROOT PYENV_VERSION VIRTUAL_ENV CONDA_PREFIX CONDA_EXE PIPX_HOME PIP_CACHE_DIR UV_CACHE_DIR POETRY_HOME\n  pythonLocation Python_ROOT_DIR Python3_ROOT_DIR LD_LIBRARY_PATH PKG_CONFIG_PATH\n  JAVA_HOME MAVEN_HOME M2_HOME GRADLE_HOME GRADLE_USER_HOME KOTLIN_HOME SDKMAN_DIR\n  ANDROID_HOME ANDROID_SDK_ROOT ANDROID_NDK_HOME\n  GEM_HOME GEM_PATH RBENV_ROOT BUNDLE_PATH COMPOSER_HOME MIX_HOME HEX_HOME DOTNET_ROOT DOTNET_CLI_HOME NUGET_PACKAGES\n  HOMEBREW_PREFIX HOMEBREW_CELLAR HOMEBREW_REPOSITORY NIX_PATH NIX_PROFILES";
const NETWORK = "\n  http_proxy https_proxy ftp_proxy all_proxy no_proxy HTTP_PROXY HTTPS_PROXY FTP_PROXY ALL_PROXY NO_PROXY\n  SSL_CERT_FILE SSL_CERT_DIR NIX_SSL_CERT_FILE CURL_CA_BUNDLE REQUESTS_CA_BUNDLE PIP_CERT AWS_CA_BUNDLE\n  NODE_EXTRA_CA_CERTS CARGO_HTTP_CAINFO DOCKER_HOST";
const RUN_FACTS = "\n  GITHUB_ACTIONS GITHUB_ACTOR GITHUB_API_URL GITHUB_BASE_REF GITHUB_EVENT_NAME GITHUB_GRAPHQL_URL GITHUB_HEAD_REF\n  GITHUB_JOB GITHUB_REF GITHUB_REF_NAME GITHUB_REF_TYPE GITHUB_REPOSITORY GITHUB_REPOSITORY_OWNER GITHUB_RUN_ATTEMPT\n  GITHUB_RUN_ID GITHUB_RUN_NUMBER GITHUB_SERVER_URL GITHUB_SHA GITHUB_WORKFLOW GITHUB_WORKSPACE\n  RUNNER_ARCH RUNNER_NAME RUNNER_OS RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY RUNNER_TRACKING_ID";
const WINDOWS = "\n  ALLUSERSPROFILE APPDATA COMMONPROGRAMFILES COMMONPROGRAMFILES(X86) COMSPEC HOMEDRIVE HOMEPATH LOCALAPPDATA MSYSTEM\n  NUMBER_OF_PROCESSORS OS PATHEXT PROCESSOR_ARCHITECTURE PROGRAMDATA PROGRAMFILES PROGRAMFILES(X86) PROGRAMW6432\n  PUBLIC SYSTEMDRIVE SYSTEMROOT TEMP TMP USERDOMAIN USERNAME USERPROFILE WINDIR";
const ALLOWED_PREFIX = /^(LC_|JAVA_HOME_|COMPLETION_GATE_RUN_)/;
const NEVER = /^(INPUT_.*|STATE_.*|ACTIONS_.*|(GITHUB|GH)(_ENTERPRISE)?_TOKEN|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY)|NODE_OPTIONS|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PS4|IFS|PROMPT_COMMAND|BASH_FUNC.*|LD_.*|DYLD_.*|GIT_.*|NPM_CONFIG_(SCRIPT_SHELL|IF_PRESENT|NODE_OPTIONS))$/i;
function commandEnvironment(environment, passed, platform) {
const windows = platform === "win32";
const key = name => windows ? name.toUpperCase() : name;
const allowed = new Set(allowedNames(windows).map(key));
const asked = new Set(passed.filter(name => !NEVER.test(name)).map(key));
const kept = Object.entries(environment).flatMap(([name, value]) => {
const wanted = allowed.has(key(name)) || asked.has(key(name)) || ALLOWED_PREFIX.test(key(name));
return wanted && value !== void 0 ? [ [ name, value ] ] : [];
});
return Object.fromEntries(kept);
}
function allowedNames(windows) {
const lists = [ PERSON_AND_PLACE, XDG, TOOL_HOMES, NETWORK, RUN_FACTS ];
if (windows) lists.push(WINDOWS);
return lists.flatMap(list => list.split(/\s+/).filter(name => name !== ""));
}
var program_path = __webpack_require__(4070);
var isolation_level = __webpack_require__(2462);
const SERVICE_DOORS = [ "/run/docker.sock", "/run/docker", "/run/containerd", "/run/podman", "/run/crio", "/run/libvirt", "/run/user", "/run/dbus", "/run/systemd/private", "/run/snapd.socket" ];
const KERNEL_DOORS = [ "/proc/sys", "/proc/sysrq-trigger", "/proc/irq", "/proc/bus" ];
function mountRules(root, guarded, asRoot) {
const mounts = parseMountInfo(readText("/proc/self/mountinfo"));
const readOnly = [ ...gitFolders(root), ...guarded.readOnly ];
const rules = [ ...readOnly.flatMap(one => readOnlyRule(one, mounts)), ...[ ...SERVICE_DOORS, ...guarded.hidden ].flatMap(hideRule).filter(rule => !isWithin(root, rule.path)) ];
return unique(asRoot ? [ ...rules, ...rootRules(mounts) ] : rules);
}
function parseMountInfo(text) {
return text.split("\n").flatMap(line => {
const [, , , , point, options] = line.split(" ");
if (point === void 0 || options === void 0) return [];
const plain = point.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
return [ {
point: plain,
options: options.split(",")
} ];
});
}
function readOnlyRule(file, mounts) {
const real = realPath(file);
if (real === void 0) return [];
const below = mounts.filter(({point: point}) => isWithin(real, point));
const nearest = below.reduce((best, one) => best === void 0 || one.point.length >= best.point.length ? one : best, void 0);
return [ {
kind: "read-only",
path: real,
options: readOnlyOptions(nearest)
} ];
}
function readOnlyOptions(mount) {
const kept = (mount?.options ?? []).filter(one => !/^r[ow]$/.test(one));
return [ "ro", ...kept ].join(",");
}
function hideRule(file) {
const real = realPath(file);
if (real === void 0) return [];
const kind = external_node_fs_.statSync(real).isDirectory() ? "hide-folder" : "hide-file";
return [ {
kind: kind,
path: real,
options: ""
} ];
}
function rootRules(mounts) {
const kernel = KERNEL_DOORS.filter(one => external_node_fs_.existsSync(one)).map(one => ({
kind: "read-only",
path: one,
options: "ro,nosuid,nodev,noexec"
}));
const system = mounts.filter(({point: point}) => isWithin(point, "/sys")).map(mount => ({
kind: "read-only-mount",
path: mount.point,
options: readOnlyOptions(mount)
}));
const disks = external_node_fs_.readdirSync("/dev", {
withFileTypes: true
}).filter(entry => entry.isBlockDevice()).filter(({name: name}) => readText(`/sys/class/block/${name}/size`) !== "0\n").map(({name: name}) => `/dev/${name}`);
return [ ...kernel, ...system, ...disks.flatMap(hideRule) ];
}
function gitFolders(root) {
const entry = external_node_path_.join(root, ".git");
const [, linked] = /^gitdir: (.+)/.exec(readText(entry)) ?? [];
if (linked === void 0) return [ entry ];
const own = external_node_path_.resolve(root, linked);
const common = readText(external_node_path_.join(own, "commondir")).trim();
return common === "" ? [ entry, own ] : [ entry, own, external_node_path_.resolve(own, common) ];
}
function unique(rules) {
return [ ...new Map(rules.map(rule => [ rule.path, rule ])).values() ];
}
function isWithin(file, folder) {
return file === folder || file.startsWith(folder === "/" ? "/" : `${folder}/`);
}
function realPath(file) {
try {
return external_node_fs_.realpathSync(file);
} catch {
return;
}
}
function readText(file) {
try {
return external_node_fs_.readFileSync(file, "utf8");
} catch {
return "";
}
}
function rootRights({uid: uid}, sudo) {
if (uid === 0) return {
prefix: [],
bySudo: false
};
if (sudo === void 0 || uid < 0) return;
return {
prefix: [ sudo, "-n", "--" ],
bySudo: true
};
}
const HOLD = [ "--pid", "--mount-proc", "--propagation", "slave" ];
const TIED = [ "--fork", "--kill-child", "--" ];
const KEPT_RIGHTS = [ "-all", "+chown", "+dac_override", "+fowner", "+fsetid", "+kill", "+setgid", "+setuid", "+net_bind_service", "+net_raw", "+sys_chroot", "+audit_write", "+setfcap" ].join(",");
function pidNamespace(tools, {uid: uid}) {
const name = "PID namespace";
const {unshare: unshare, nsenter: nsenter} = tools;
if (uid !== 0) return {
name: name,
missing: "the gate is not root"
};
if (unshare === void 0 || nsenter === void 0) return {
name: name,
missing: "unshare or nsenter is not installed"
};
return {
name: name,
holder: [ unshare, ...HOLD, ...TIED ],
mounts: [],
enter: [ nsenter, "--mount", "--pid" ],
inside: []
};
}
function isolatingWays(parts) {
const {nsenter: nsenter, unshare: unshare} = parts.tools;
const names = [ "bwrap", "unprivileged unshare", "unshare as root" ];
if (nsenter === void 0 || unshare === void 0) return names.map(name => ({
name: name,
missing: "unshare or nsenter is not installed"
}));
return [ bwrapWay(parts, nsenter), userWay(parts, {
unshare: unshare,
nsenter: nsenter
}), rootWay(parts, {
unshare: unshare,
nsenter: nsenter
}), rootBwrapWay(parts, nsenter) ];
}
function bwrapWay({tools: {bwrap: bwrap}, identity: identity, mounts: mounts}, nsenter) {
const name = "bwrap";
if (bwrap === void 0) return {
name: name,
missing: "it is not installed"
};
if (identity.uid === 0) return {
name: name,
missing: "root keeps its rights in it"
};
const spaces = [ "--unshare-user", "--unshare-pid", "--unshare-ipc" ];
return {
name: name,
holder: [ bwrap, "--die-with-parent", ...spaces, ...bwrapDisk(mounts), "--" ],
mounts: [],
enter: enterUser(nsenter),
inside: []
};
}
function rootBwrapWay({tools: tools, identity: identity, mounts: mounts}, nsenter) {
const name = "bwrap by sudo";
const {bwrap: bwrap, setpriv: setpriv, sudo: sudo} = tools;
const rights = rootRights(identity, sudo);
if (bwrap === void 0) return {
name: name,
missing: "bwrap is not installed"
};
if (setpriv === void 0 || rights?.bySudo !== true) return {
name: name,
missing: "there is no sudo, or no need of it"
};
const spaces = [ "--unshare-pid", "--unshare-ipc" ];
return {
name: name,
holder: [ ...rights.prefix, bwrap, ...spaces, ...bwrapDisk(mounts), "--" ],
mounts: [],
enter: [ ...rights.prefix, nsenter, "--mount", "--pid", "--ipc" ],
inside: withoutRights(setpriv, identity, true),
bySudo: true
};
}
function bwrapDisk(mounts) {
const binds = mounts.flatMap(({kind: kind, path: path}) => {
if (kind.startsWith("read-only")) return [ "--ro-bind", path, path ];
if (kind === "hide-folder") return [ "--tmpfs", path ];
return [ "--dev-bind", "/dev/null", path ];
});
return [ "--dev-bind", "/", "/", "--proc", "/proc", ...binds ];
}
function userWay({identity: {uid: uid, gid: gid}, mounts: mounts}, {unshare: unshare, nsenter: nsenter}, stage) {
const own = uid === 0 ? [ "--map-root-user" ] : [ `--map-user=${uid}`, `--map-group=${gid}` ];
const outer = stage === void 0 ? [ "--map-root-user" ] : [];
return {
name: "unprivileged unshare",
holder: [ ...stage ?? [], unshare, ...outer, "--ipc", ...HOLD, ...TIED ],
mounts: mounts,
enter: enterUser(nsenter),
inside: [ unshare, ...own, "--" ]
};
}
function rootWay({tools: {setpriv: setpriv, sudo: sudo}, identity: identity, mounts: mounts}, {unshare: unshare, nsenter: nsenter}, stage = []) {
const name = "unshare as root";
const rights = rootRights(identity, sudo);
if (rights === void 0) return {
name: name,
missing: "the gate is not root, and there is no sudo"
};
if (setpriv === void 0) return {
name: name,
missing: "setpriv is not installed"
};
const front = stage.length > 0 ? stage : rights.prefix;
return {
name: rights.bySudo ? "unshare by sudo" : name,
holder: [ ...front, unshare, "--ipc", ...HOLD, ...TIED ],
mounts: mounts,
enter: [ ...rights.prefix, nsenter, "--mount", "--pid", "--ipc" ],
inside: withoutRights(setpriv, identity, rights.bySudo),
...rights.bySudo ? {
bySudo: true
} : {}
};
}
function withoutRights(setpriv, {uid: uid, gid: gid}, bySudo) {
const bounds = bySudo ? "-all" : KEPT_RIGHTS;
const user = bySudo ? [ `--reuid=${uid}`, `--regid=${gid}`, "--clear-groups" ] : [];
const rights = [ "--inh-caps=-all", `--bounding-set=${bounds}` ];
return [ setpriv, "--no-new-privs", ...user, ...rights, "--" ];
}
function enterUser(nsenter) {
const user = [ "--user", "--preserve-credentials" ];
return [ nsenter, ...user, "--mount", "--pid", "--ipc" ];
}
const SCRIPT = '\nset -e\nwhile [ $# -gt 0 ]; do\n  case $1 in\n    read-only)\n      mount -n --rbind -- "$2" "$2"\n      mount -n -o "remount,bind,$3" -- "$2" ;;\n    read-only-mount) mount -n -o "remount,bind,$3" -- "$2" ;;\n    hide-folder) mount -n -t tmpfs -o ro,nosuid,nodev,size=4k,mode=755 tmpfs "$2" ;;\n    hide-file) mount -n --bind -- /dev/null "$2" ;;\n  esac\n  shift 3\ndone\necho ready\nread -r _ || :';
const COMPLAINT_BYTES = 2e3;
const END_MS = 2e3;
async function holdNamespace(way, {bash: bash, table: table, openMs: openMs}) {
const [file = "", ...args] = way.holder;
const mounts = way.mounts.flatMap(one => [ one.kind, one.path, one.options ]);
const shell = [ bash, "--noprofile", "--norc", "-c", SCRIPT, "bash", ...mounts ];
const child = (0, external_node_child_process_.spawn)(file, [ ...args, ...shell ], {
cwd: "/",
detached: true,
env: {
PATH: "/usr/sbin:/usr/bin:/sbin:/bin",
LC_ALL: "C"
},
stdio: [ "pipe", "pipe", "pipe" ]
});
child.stdin.on("error", () => {});
const ended = new Promise(resolve => {
child.on("error", () => {
if (child.pid === void 0) resolve();
});
child.once("exit", () => {
resolve();
});
});
let target = 0;
const end = async () => {
child.stdin.destroy();
const late = setTimeout(() => child.kill("SIGKILL"), END_MS);
await ended;
clearTimeout(late);
child.stdout.destroy();
child.stderr.destroy();
await untilGone(target, table);
};
try {
await untilReady(child, openMs);
target = await firstProcess(child.pid ?? 0, table);
return {
target: target,
end: end
};
} catch (error) {
await end();
throw error;
}
}
async function untilGone(pid, table) {
const deadline = performance.now() + END_MS;
while (pid !== 0 && performance.now() < deadline) {
const all = await table.list();
if (!all.some(one => one.pid === pid)) return;
await new Promise(resolve => setTimeout(resolve, 5));
}
}
function untilReady(child, openMs) {
return new Promise((resolve, reject) => {
let complaint = "";
const timer = setTimeout(() => {
reject(new Error(`it was not ready after ${openMs} ms`));
}, openMs);
child.stdout?.on("data", () => {
clearTimeout(timer);
resolve();
});
child.stderr?.on("data", chunk => {
complaint = (complaint + chunk.toString()).slice(0, COMPLAINT_BYTES);
});
child.once("error", reject);
child.once("close", code => {
clearTimeout(timer);
const said = complaint.trim().replace(/\s*\n\s*/g, "; ");
reject(new Error(said === "" ? `exit code ${code ?? "unknown"}` : said));
});
});
}
async function firstProcess(holder, table) {
const all = await table.list();
const line = [ holder ];
for (const parent of line) {
const children = all.filter(one => one.parent === parent);
const first = children.find(one => isFirstInside(one.pid));
if (first !== void 0) return first.pid;
line.push(...children.map(one => one.pid));
}
throw new Error("its first process is gone");
}
function isFirstInside(pid) {
try {
const status = external_node_fs_.readFileSync(`/proc/${pid}/status`, "latin1");
return /^NSpid:(?:\s+\d+)+\s+1$/m.test(status);
} catch {
return false;
}
}
const FLAGS = [ "--noprofile", "--norc", "-c" ];
const BY_DESCRIPTOR = 'cd -P -- "$1" && shift && unset OLDPWD && echo >&3 && exec "$@" 3>&-';
const startByDescriptor = (bash, cwd) => [ bash, ...FLAGS, BY_DESCRIPTOR, "bash", cwd ];
const BY_OUTPUT = '\ncd -P -- "$1" || exit 125\nshift\nfor __gate_one in $(compgen -e); do unset -v "$__gate_one"; done\nwhile IFS= read -r -d \'\' __gate_one; do export "$__gate_one"; done\nunset __gate_one OLDPWD\nprintf %s "$1"\nshift\nexec "$@" </dev/null';
function startByOutput(sign) {
return (bash, cwd) => [ bash, ...FLAGS, BY_OUTPUT, "bash", cwd, sign ];
}
const IN_CONTAINER = '\ncd -P -- "$1" || exit 125\nwhile IFS= read -r -d \'\' __gate_one; do export "$__gate_one"; done\nunset __gate_one OLDPWD\nprintf %s "$2"\nshift 2\nexec "$BASH" "$@" </dev/null';
function startInContainer(sign, cwd) {
return [ ...FLAGS, IN_CONTAINER, "bash", cwd, sign ];
}
function environmentInput(environment) {
return Object.entries(environment).filter(([name]) => /^[A-Za-z_]\w*$/.test(name)).map(([name, value]) => `${name}=${value}\0`).join("");
}
function signedOutput(sign, onData) {
const expected = Buffer.from(sign);
let held = Buffer.alloc(0);
let seen = false;
return {
add: chunk => {
if (held === void 0) {
onData(chunk);
return;
}
held = Buffer.concat([ held, chunk ]);
if (held.length < expected.length) return;
seen = held.subarray(0, expected.length).equals(expected);
const rest = seen ? held.subarray(expected.length) : held;
held = void 0;
if (rest.length > 0) onData(rest);
},
finish: () => {
if (held !== void 0 && held.length > 0) onData(held);
held = void 0;
},
seen: () => seen
};
}
const ROUND_MS = 10;
const ROUNDS = 200;
function sweptTree(main, mark, table) {
const known = new Map;
const sessions = new Set([ main ]);
const members = async byMark => {
const all = await table.list();
const isOurs = one => one.pid === main && one.parent === process.pid || known.get(one.pid) === one.started || sessions.has(one.session) || byMark && table.isMarked(one.pid, mark);
const found = new Map;
const add = one => {
found.set(one.pid, one);
known.set(one.pid, one.started);
if (one.session !== 0) sessions.add(one.session);
};
for (const one of all) if (isOurs(one)) add(one);
for (let size = -1; size !== found.size; ) {
size = found.size;
for (const one of all) if (!found.has(one.pid) && found.has(one.parent)) add(one);
}
return [ ...found.values() ];
};
return {
note: async () => {
await members(false);
},
terminate: async () => {
for (const one of await members(true)) signalProcess(one.pid, "SIGTERM");
},
kill: async (rounds = ROUNDS) => {
for (let round = 0; round < rounds; round += 1) {
const alive = await members(true);
if (alive.length === 0) return;
for (const one of alive) signalProcess(one.pid, "SIGKILL");
await new Promise(resolve => setTimeout(resolve, ROUND_MS));
}
}
};
}
function signalProcess(pid, signal) {
try {
process.kill(pid, signal);
return true;
} catch (error) {
return error.code === "EPERM";
}
}
function namespaceTrees(way, world) {
const {bash: bash, table: table} = world;
return async () => {
const held = await holdNamespace(way, world);
const [nsenter = "", ...flags] = way.enter;
const target = [ "--target", String(held.target), "--", ...way.inside ];
const sign = way.bySudo ? (0, external_node_crypto_.randomBytes)(16).toString("hex") : void 0;
const start = sign === void 0 ? startByDescriptor : startByOutput(sign);
let main = 0;
return {
...sign === void 0 ? {} : {
startSign: sign
},
launch: (argv, cwd) => ({
file: nsenter,
args: [ ...flags, ...target, ...start(bash, cwd), ...argv ],
cwd: "/",
tellsStart: sign === void 0
}),
started: pid => {
main = pid;
},
terminate: async () => {
for (const one of await table.list()) if (one.session === main && one.pid !== main) signalProcess(one.pid, "SIGTERM");
},
end: async () => {
await held.end();
if (main !== 0) signalProcess(-main, "SIGKILL");
main = 0;
}
};
};
}
function processTable() {
return external_node_fs_.existsSync("/proc/self/stat") ? procTable("/proc") : psTable();
}
function procTable(proc) {
return {
list: () => {
const pids = external_node_fs_.readdirSync(proc).filter(name => /^\d+$/.test(name));
return Promise.resolve(pids.flatMap(pid => {
const entry = parseStat(readOrEmpty(`${proc}/${pid}/stat`));
return entry === void 0 ? [] : [ entry ];
}));
},
isMarked: (pid, {variable: variable, lockLimit: lockLimit}) => `\0${readOrEmpty(`${proc}/${pid}/environ`)}`.includes(`\0${variable}\0`) || lockLimitIn(readOrEmpty(`${proc}/${pid}/limits`)) === lockLimit
};
}
function lockLimitIn(limits) {
return /^Max file locks +\S+ +(\S+)/m.exec(limits)?.[1] ?? "";
}
function psTable() {
return {
list: () => new Promise(resolve => {
const args = [ "-A", "-o", "pid=", "-o", "ppid=", "-o", "lstart=" ];
(0, external_node_child_process_.execFile)("ps", args, {
env: {
LC_ALL: "C"
}
}, (_error, stdout) => {
resolve(stdout.split("\n").flatMap(parsePsLine));
});
}),
isMarked: () => false
};
}
function parseStat(stat) {
const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
const [state, parent, , session] = fields;
const started = fields[19];
if (state === void 0 || started === void 0) return;
if (state === "Z" || state === "X") return;
return {
pid: Number.parseInt(stat, 10),
parent: Number(parent),
session: Number(session),
started: started
};
}
function parsePsLine(line) {
const [, pid, parent, started] = /^\s*(\d+)\s+(\d+)\s+(.+)$/.exec(line) ?? [];
return started === void 0 ? [] : [ {
pid: Number(pid),
parent: Number(parent),
session: 0,
started: started
} ];
}
function readOrEmpty(file) {
try {
return external_node_fs_.readFileSync(file, "latin1");
} catch {
return "";
}
}
const watchdog_SCRIPT = '\nwhile IFS= read -r line; do\n  case $line in\n    +*) watched="$watched ${line#+} " ;;\n    -*) watched="${watched/ ${line#-} /}" ;;\n  esac\ndone\nlimits=none\nfor one in $watched; do limits="$limits|${one#*:}"; done\nmarked() {\n  grep -lazs -e "^$1=" /proc/[0-9]*/environ\n  grep -lEs -e "^Max file locks.* ($limits) " /proc/[0-9]*/limits\n}\nfor round in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do\n  found=\n  for one in $watched; do kill -KILL -- "-${one%:*}" 2>/dev/null && found=1; done\n  for file in $(marked "$1"); do\n    pid=${file#/proc/}\n    kill -KILL "${pid%/*}" 2>/dev/null && found=1\n  done\n  [ -z "$found" ] && exit 0\n  sleep 0.05\ndone';
function startWatchdog(bash, mark, environment) {
const child = (0, external_node_child_process_.spawn)(bash, [ "--noprofile", "--norc", "-c", watchdog_SCRIPT, "completion-gate-watchdog", mark ], {
cwd: "/",
detached: true,
env: environment,
stdio: [ "pipe", "ignore", "ignore" ]
});
child.on("error", () => {});
child.stdin.on("error", () => {});
child.unref();
child.stdin.unref();
return {
watch: (group, limit) => child.stdin.write(`+${group}:${limit}\n`),
forget: (group, limit) => child.stdin.write(`-${group}:${limit}\n`)
};
}
const FIRST_LOOKS_MS = 20;
const FIRST_LOOKS = 25;
const LATER_LOOKS_MS = 500;
const MARKED_START = 'ulimit -x "$1" 2>/dev/null; shift; exec "$@"';
const UNLIMITED_LOCKS = 2n ** 62n;
const LOCK_SPREAD = 2 ** 47;
function sweptTrees(tools) {
const table = tools.table ?? processTable();
let watchdog;
return ({name: name, value: value}) => {
watchdog ??= startWatchdog(tools.bash, name, tools.environment);
const mark = {
variable: `${name}=${value}`,
lockLimit: freshLockLimit()
};
return Promise.resolve(openTree(mark, {
...tools,
table: table,
watchdog: watchdog
}));
};
}
function openTree(mark, {bash: bash, table: table, watchdog: watchdog}) {
let main = 0;
let tree;
let stopLooking = () => {};
const start = [ "--noprofile", "--norc", "-c", MARKED_START, "bash" ];
return {
launch: (argv, cwd) => ({
file: bash,
args: [ ...start, mark.lockLimit, ...argv ],
cwd: cwd,
tellsStart: false
}),
started: pid => {
main = pid;
watchdog.watch(pid, mark.lockLimit);
tree = sweptTree(pid, mark, table);
stopLooking = lookAgain(tree);
},
terminate: async () => tree?.terminate(),
end: async () => {
stopLooking();
if (tree === void 0) return;
signalProcess(-main, "SIGKILL");
await tree.kill();
tree = void 0;
watchdog.forget(main, mark.lockLimit);
}
};
}
function freshLockLimit() {
const own = external_node_fs_.existsSync("/proc/self/limits") ? lockLimitIn(external_node_fs_.readFileSync("/proc/self/limits", "utf8")) : "";
const most = /^\d+$/.test(own) ? BigInt(own) : UNLIMITED_LOCKS;
return String(most - BigInt((0, external_node_crypto_.randomInt)(1, LOCK_SPREAD)));
}
function lookAgain(tree) {
let looks = 0;
let timer;
let stopped = false;
const look = async () => {
await tree.note();
if (stopped) return;
looks += 1;
const pause = looks < FIRST_LOOKS ? FIRST_LOOKS_MS : LATER_LOOKS_MS;
timer = setTimeout(() => void look(), pause);
};
look();
return () => {
stopped = true;
clearTimeout(timer);
};
}
const AS_ROOT = " Commands ran as root: they can change programs on the disk that run after the gate.";
function promiseOf(level, {pidNamespace: pidNamespace, asRoot: asRoot}) {
switch (level) {
case "none":
return "Commands ran with the gate’s own rights. A hostile pull request can forge this result.";

case "process":
return promiseOfProcess(pidNamespace);

case "uid":
return "Commands ran as a user of their own, in a copy of the checkout and with an empty home: they could not read or signal the gate nor write its files, and no process is left. They saw the names of other processes, what everybody may read of the disk, and the network; the kernel was shared.";

case "namespace":
return `Commands saw no process but their own, could not read or signal the gate, and end with it; .git was read-only. The rest of the disk, the network and the kernel were shared.${asRoot ? AS_ROOT : ""}`;

case "overlay":
return `Commands saw no process but their own, could not read or signal the gate, and end with it; the checkout was not altered, and what they wrote there is listed. The rest of the disk, the network and the kernel were shared.${asRoot ? AS_ROOT : ""}`;

case "container":
return "Commands ran in a container with a file system of its own, without rights; they share the checkout, where .git was read-only, and the kernel.";
}
}
function promiseOfProcess(pidNamespace) {
const survivors = pidNamespace ? "no process outlives its command" : "processes that a command leaves behind are searched for and ended";
const hostile = pidNamespace ? "" : ", and hide a process from that search";
return `Accidents are contained: time, output and log commands are bounded, no secret is passed on, and ${survivors}. A hostile command runs as the same user: it can still read the gate’s memory and environment, and write the runner’s command files${hostile}.`;
}
function windowsTrees(environment) {
const system = environment["SystemRoot"] ?? "C:\\Windows";
const taskkill = external_node_path_.win32.join(system, "System32", "taskkill.exe");
return () => {
let main = 0;
const kill = () => {
if (main !== 0) (0, external_node_child_process_.spawnSync)(taskkill, [ "/T", "/F", "/PID", String(main) ], {
stdio: "ignore",
windowsHide: true
});
return Promise.resolve();
};
return Promise.resolve({
launch: ([file = "", ...args], cwd) => ({
file: file,
args: args,
cwd: cwd,
tellsStart: false
}),
started: pid => {
main = pid;
},
terminate: kill,
end: kill
});
};
}
const MOST_PROCESSES = 4096;
const OWN_PLACES = /^(PATH|HOME|TMPDIR|SHELL|USER|LOGNAME|XDG_.*|.*_HOME|.*_DIR|LD_.*|DOCKER_HOST)$/;
function containerEnvironment(environment) {
const passed = Object.entries(environment).filter(([name]) => !OWN_PLACES.test(name));
return {
...Object.fromEntries(passed),
HOME: "/tmp"
};
}
function containerArguments({engine: engine, needs: needs, root: root, user: user, mounts: mounts}, name) {
const guarded = mounts.filter(({kind: kind, path: path}) => kind === "read-only" && path.startsWith(`${root}/`)).flatMap(({path: path}) => [ "--mount", bind(path, true) ]);
return [ engine, "run", "--rm", "--init", "--interactive", `--name=${name}`, `--network=${needs.network}`, "--cap-drop=ALL", "--security-opt=no-new-privileges", `--pids-limit=${MOST_PROCESSES}`, `--user=${user.uid}:${user.gid}`, "--mount", bind(root, false), ...guarded, "--entrypoint=bash", needs.image ];
}
function bind(file, readOnly) {
const quoted = text => `"${text.replaceAll('"', '""')}"`;
return [ "type=bind", quoted(`source=${file}`), quoted(`target=${file}`), ...readOnly ? [ "readonly" ] : [] ].join(",");
}
const keeper_COMPLAINT_BYTES = 2e3;
const CLOSE_MS = 3e4;
const ENVIRONMENT = {
PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
LC_ALL: "C"
};
async function openKeeper(argv, {table: table, openMs: openMs}) {
const [file = "", ...args] = argv;
const child = (0, external_node_child_process_.spawn)(file, args, {
cwd: "/",
detached: true,
env: ENVIRONMENT,
stdio: [ "pipe", "pipe", "pipe" ]
});
child.stdin.on("error", () => {});
const ended = untilEnded(child);
const answers = answersOf(child, ended);
const close = async () => {
setReferenced(child, true);
child.stdin.destroy();
const late = setTimeout(() => child.kill("SIGKILL"), CLOSE_MS);
await ended;
clearTimeout(late);
child.stdout.destroy();
child.stderr.destroy();
};
try {
await keeper_untilReady(child, answers.next(), openMs);
const pid = await lastOfChain(child.pid ?? 0, table);
const ask = async line => {
setReferenced(child, true);
child.stdin.write(`${line}\n`);
const answer = await answers.next();
setReferenced(child, false);
return answer;
};
setReferenced(child, false);
return {
pid: pid,
ask: ask,
close: close
};
} catch (error) {
await close();
throw error;
}
}
function setReferenced(child, on) {
const handles = [ child, child.stdin, child.stdout, child.stderr ];
for (const handle of handles) if (on) handle?.ref(); else handle?.unref();
}
function untilEnded(child) {
return new Promise(resolve => {
child.on("error", () => {
if (child.pid === void 0) resolve();
});
child.once("exit", () => {
resolve();
});
});
}
function answersOf(child, ended) {
const lines = [];
let rest = "";
let wake = () => {};
let over = false;
child.stdout?.on("data", chunk => {
const parts = (rest + chunk.toString()).split("\n");
rest = parts.pop() ?? "";
lines.push(...parts);
wake();
});
ended.then(() => {
over = true;
wake();
});
return {
next: async () => {
while (lines.length === 0 && !over) await new Promise(resolve => {
wake = resolve;
});
return lines.shift() ?? "";
}
};
}
async function keeper_untilReady(child, first, openMs) {
let complaint = "";
child.stderr?.on("data", chunk => {
complaint = (complaint + chunk.toString()).slice(0, keeper_COMPLAINT_BYTES);
});
const failure = new Promise(resolve => {
child.once("error", error => {
resolve(error.message);
});
child.once("close", code => {
const said = complaint.trim().replace(/\s*\n\s*/g, "; ");
resolve(said === "" ? `exit code ${String(code)}` : said);
});
});
let timer;
const late = new Promise(resolve => {
timer = setTimeout(resolve, openMs, `it was not ready after ${openMs} ms`);
});
const ready = first.then(line => line === "ready" ? "" : failure);
const why = await Promise.race([ ready, failure, late ]);
clearTimeout(timer);
if (why !== "") throw new Error(why);
}
async function lastOfChain(pid, table) {
const all = await table.list();
for (let last = pid; ;) {
const child = all.find(one => one.parent === last);
if (child === void 0) return last;
last = child.pid;
}
}
const WATCH = "trap '' HUP INT TERM; echo ready; read -r _; exec \"$@\" >/dev/null 2>&1";
const REACH_MS = 1e4;
function engineFailure(engine, environment) {
const {status: status, stderr: stderr, error: error} = (0, external_node_child_process_.spawnSync)(engine, [ "version" ], {
encoding: "utf8",
env: environment,
timeout: REACH_MS
});
if (status === 0) return;
const said = error === void 0 ? stderr.trim().split("\n").at(-1) : error.message;
return said === void 0 || said === "" ? "it does not answer" : said;
}
function containerTrees(parts, world) {
const {engine: engine} = parts;
const {environment: environment} = world;
const asEngine = [ "env", ...Object.entries(environment).map(([name, value]) => `${name}=${value}`), engine ];
return async () => {
const name = `completion-gate-${(0, external_node_crypto_.randomBytes)(8).toString("hex")}`;
const sign = (0, external_node_crypto_.randomBytes)(16).toString("hex");
const shell = [ world.bash, "--noprofile", "--norc", "-c", WATCH ];
const remove = [ ...asEngine, "rm", "--force", name ];
const watch = await openKeeper([ ...shell, "bash", ...remove ], world);
return {
startSign: sign,
launch: ([, ...args], cwd) => {
const run = containerArguments(parts, name);
const start = startInContainer(sign, cwd);
const [file = "", ...flags] = [ ...run, ...start, ...args ];
return {
file: file,
args: flags,
cwd: "/",
tellsStart: false,
environment: environment
};
},
started: () => {},
terminate: () => engineDoes(engine, [ "kill", "--signal=TERM", name ], environment),
end: () => watch.close()
};
};
}
function engineDoes(engine, args, env) {
return new Promise(resolve => {
(0, external_node_child_process_.execFile)(engine, args, {
env: env
}, () => {
resolve();
});
});
}
const overlay_stage_SCRIPT = '\nset -e\ntidy() {\n  set +e\n  cd /\n  umount -n -l -- "$root" 2>/dev/null\n  for round in 1 2 3 4 5 6 7 8 9 10; do\n    rm -rf --one-file-system -- "$folder" 2>/dev/null && break\n    sleep 0.1\n  done\n}\nfolder=$1 root=$2 options=$3\ntrap tidy EXIT\ntrap \'\' HUP INT TERM\nchown --reference="$root" -- "$folder/upper" 2>/dev/null || :\nchmod --reference="$root" -- "$folder/upper"\ncd -P -- "$root"\nmount -n -t overlay -o "lowerdir=.,upperdir=$folder/upper,workdir=$folder/work,$options" overlay "$root"\ncd /\necho ready\nwhile read -r _; do :; done';
const WINDOW = "echo ready; while read -r _; do :; done";
const ODD = /[:,\\\s]/;
async function openOverlayStage(way, world) {
const folder = external_node_fs_.realpathSync((0, temporary_folder.y)("completion-gate-overlay-"));
const keepers = [];
try {
if (ODD.test(folder)) throw new Error(`the folder "${folder}" cannot be named in mount options`);
for (const name of [ "upper", "work" ]) external_node_fs_.mkdirSync(external_node_path_.join(folder, name), {
mode: 493
});
const keeper = await openKeeper([ ...way.holder, ...shell(world.bash, overlay_stage_SCRIPT), folder, world.root, way.options.join(",") ], world);
keepers.push(keeper);
const [nsenter = "", ...flags] = [ ...way.enter ];
const onStage = [ nsenter, ...flags, "--target", String(keeper.pid), "--" ];
let reader = keeper;
if (way.window.length > 0) {
const inside = [ ...way.window, ...shell(world.bash, WINDOW) ];
reader = await openKeeper([ ...onStage, ...inside ], world);
keepers.push(reader);
}
const view = `/proc/${String(reader.pid)}/root${world.root}`;
external_node_fs_.readdirSync(view);
return {
onStage: onStage,
view: view,
folder: folder,
written: most => writtenPaths(folder, world.root, most),
close: () => closeAll(keepers, folder)
};
} catch (error) {
await closeAll(keepers, folder);
throw error;
}
}
async function closeAll(keepers, folder) {
for (const keeper of [ ...keepers ].reverse()) await keeper.close();
external_node_fs_.rmSync(folder, {
recursive: true,
force: true
});
}
function shell(bash, script) {
return [ bash, "--noprofile", "--norc", "-c", script, "bash" ];
}
function writtenPaths(folder, root, most) {
const found = [];
const walk = below => {
for (const entry of entriesOf(external_node_path_.join(folder, "upper", below))) {
if (found.length >= most) return;
const name = external_node_path_.join(below, entry.name);
if (!entry.isDirectory()) found.push(name); else if (overlay_stage_isFolder(external_node_path_.join(root, name))) walk(name); else found.push(`${name}/`);
}
};
walk("");
return found.sort();
}
function entriesOf(folder) {
try {
return external_node_fs_.readdirSync(folder, {
withFileTypes: true
});
} catch {
return [];
}
}
function overlay_stage_isFolder(file) {
return external_node_fs_.lstatSync(file, {
throwIfNoEntry: false
})?.isDirectory() === true;
}
const MOUNTS = [ "--mount", "--propagation", "slave", "--" ];
const STAYING = "redirect_dir=off";
function overlayWays(parts) {
const {unshare: unshare, nsenter: nsenter} = parts.tools;
if (unshare === void 0 || nsenter === void 0) return [ {
name: "overlay",
missing: "unshare or nsenter is not installed"
} ];
const found = {
unshare: unshare,
nsenter: nsenter
};
return [ userOverlay(parts, found), rootOverlay(parts, found) ];
}
function userOverlay({identity: identity}, found) {
const name = "unprivileged unshare";
if (identity.uid === 0) return {
name: name,
missing: "the gate is root"
};
const user = [ "--user", "--preserve-credentials" ];
return {
name: name,
stage: {
holder: [ found.unshare, "--map-root-user", ...MOUNTS ],
enter: [ found.nsenter, ...user, "--mount" ],
options: [ "userxattr" ],
window: []
},
way: (parts, onStage) => userWay(parts, found, onStage)
};
}
function rootOverlay({tools: {sudo: sudo, setpriv: setpriv}, identity: identity}, found) {
const name = "unshare as root";
const rights = rootRights(identity, sudo);
if (rights === void 0) return {
name: name,
missing: "the gate is not root, and there is no sudo"
};
if (setpriv === void 0) return {
name: name,
missing: "setpriv is not installed"
};
return {
name: rights.bySudo ? "unshare by sudo" : name,
stage: {
holder: [ ...rights.prefix, found.unshare, ...MOUNTS ],
enter: [ ...rights.prefix, found.nsenter, "--mount" ],
options: [ STAYING ],
window: rights.bySudo ? withoutRights(setpriv, identity, true) : []
},
way: (parts, onStage) => rootWay(parts, found, onStage)
};
}
const uid_copy_SCRIPT = '\nfolder=$1 root=$2 uid=$3 setpriv=$4 bash=$5\nall() {\n  "$setpriv" --reuid="$uid" --regid="$uid" --clear-groups "$bash" --noprofile --norc -c "kill -$1 -1" 2>/dev/null\n}\nleft() {\n  for status in $(grep -lsE "^Uid:[[:space:]]+$uid[[:space:]]" /proc/[0-9]*/status); do\n    grep -qsE \'^State:[[:space:]]+[ZX]\' "$status" || return 0\n  done\n  return 1\n}\nsweep() {\n  for round in $(seq 200); do\n    left || return 0\n    all KILL\n    sleep 0.01\n  done\n  return 1\n}\ntidy() {\n  set +e\n  cd /\n  sweep\n  rm -rf --one-file-system -- "$folder"\n}\ntrap tidy EXIT\ntrap \'\' HUP INT TERM\nset -e\ncp -a -- "$root" "$folder/tree"\nmkdir -m 700 -- "$folder/home" "$folder/temp"\nchown -Rh -- "$uid:$uid" "$folder/tree" "$folder/home" "$folder/temp"\nchmod -R go+rX -- "$folder/tree"\nset +e\necho ready\nwhile read -r line; do\n  case $line in\n    terminate) all TERM; echo asked ;;\n    sweep) if sweep; then echo none; else echo some; fi ;;\n  esac\ndone';
async function openUidCopy(world) {
const uid = freshUid();
const folder = external_node_fs_.realpathSync((0, temporary_folder.y)("completion-gate-uid-"));
external_node_fs_.chmodSync(folder, 457);
let keeper;
try {
keeper = await openKeeper(keeperLine(world, uid, folder), world);
} catch (error) {
external_node_fs_.rmSync(folder, {
recursive: true,
force: true
});
throw error;
}
return {
uid: uid,
root: external_node_path_.join(folder, "tree"),
home: external_node_path_.join(folder, "home"),
temp: external_node_path_.join(folder, "temp"),
terminate: async () => {
await keeper.ask("terminate");
},
sweep: async () => {
if (await keeper.ask("sweep") !== "none") throw new Error("processes of the command could not be ended");
},
close: () => keeper.close()
};
}
function keeperLine({rights: rights, bash: bash, setpriv: setpriv, root: root}, uid, folder) {
const shell = [ bash, "--noprofile", "--norc", "-c", uid_copy_SCRIPT, "bash" ];
return [ ...rights.prefix, ...shell, folder, root, String(uid), setpriv, bash ];
}
const HIGHEST = 2 ** 31 - 2;
const SPREAD = 2 ** 30;
function freshUid() {
const map = external_node_fs_.readFileSync("/proc/self/uid_map", "utf8").trim();
const [first = "0", , length = "0"] = map.split("\n").at(-1)?.trim().split(/\s+/) ?? [];
const last = Math.min(Number(first) + Number(length) - 1, HIGHEST);
return last - (0, external_node_crypto_.randomInt)(2, Math.max(3, Math.min(SPREAD, Math.floor(Number(length) / 2))));
}
function uidTrees(copy, {bash: bash, setpriv: setpriv, rights: rights}) {
const user = [ `--reuid=${copy.uid}`, `--regid=${copy.uid}`, "--clear-groups" ];
const given = [ "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all" ];
const front = [ ...rights.prefix, setpriv, ...user, ...given, "--" ];
let last = Promise.resolve();
return async () => {
const before = last;
let release = () => {};
let isOver = false;
last = new Promise(resolve => {
release = resolve;
});
await before;
const sign = rights.bySudo ? (0, external_node_crypto_.randomBytes)(16).toString("hex") : void 0;
const start = sign === void 0 ? startByDescriptor : startByOutput(sign);
return {
...sign === void 0 ? {} : {
startSign: sign
},
launch: (argv, cwd) => {
const [file = "", ...args] = [ ...front, ...start(bash, cwd), ...argv ];
return {
file: file,
args: args,
cwd: "/",
tellsStart: sign === void 0
};
},
started: () => {},
terminate: () => copy.terminate(),
end: async () => {
if (isOver) return;
isOver = true;
try {
await copy.sweep();
} finally {
release();
}
}
};
};
}
function uidEnvironment(environment, copy, root) {
const home = environment["HOME"] ?? "";
const leadsHome = value => home.length > 1 && (value === home || value.startsWith(`${home}/`));
const kept = Object.entries(environment).flatMap(([name, value]) => {
if (name === "PATH") return [ [ name, value ] ];
if (value === root || value.startsWith(`${root}/`)) return [ [ name, copy.root + value.slice(root.length) ] ];
return leadsHome(value) || name.startsWith("XDG_") ? [] : [ [ name, value ] ];
});
const own = {
HOME: copy.home,
TMPDIR: copy.temp,
USER: "gate",
LOGNAME: "gate"
};
return {
...Object.fromEntries(kept),
...own
};
}
const WRITTEN_NAMED = 50;
async function reachLevel(level, world) {
switch (level) {
case "none":
return plain("none", world);

case "process":
return reachProcess(world);

case "uid":
return reachUid(world);

case "namespace":
return reachNamespace(world);

case "overlay":
return reachOverlay(world);

case "container":
return reachContainer(world);
}
}
function plain(level, world) {
const promise = promiseOf(level, {
pidNamespace: false,
asRoot: false
});
return {
level: level,
promise: promise,
openTree: plainTrees(world)
};
}
async function reachProcess(world) {
const way = pidNamespace(wayParts(world, []).tools, world.identity);
if ("missing" in way) return plain("process", world);
const reached = fromWay("process", way, world);
const failure = await world.probe(reached);
return failure === void 0 ? reached : plain("process", world);
}
async function reachNamespace(world) {
const failures = [];
for (const way of isolatingWays(wayParts(world, guardMounts(world)))) {
if ("missing" in way) {
failures.push(`${way.name}: ${way.missing}`);
continue;
}
const reached = fromWay("namespace", way, world);
const failure = await world.probe(reached);
if (failure === void 0) return reached;
failures.push(`${way.name}: ${failure}`);
}
return {
failures: failures
};
}
async function reachOverlay(world) {
const parts = wayParts(world, guardMounts(world));
const failures = [];
for (const way of overlayWays(parts)) {
const reached = "missing" in way ? way.missing : await overlayBy(way, parts, world);
if (typeof reached !== "string") return reached;
failures.push(`${way.name}: ${reached}`);
}
return {
failures: failures
};
}
async function overlayBy({stage: stageWay, way: wayOn}, parts, world) {
const table = processTable();
try {
const stage = await openOverlayStage(stageWay, {
...world,
table: table
});
const {folder: folder} = stage;
const hide = {
kind: "hide-folder",
path: folder,
options: ""
};
const mounts = [ ...parts.mounts, hide ];
const way = wayOn({
...parts,
mounts: mounts
}, stage.onStage);
const failure = "missing" in way ? way.missing : await world.probe(fromWay("overlay", way, world));
if ("missing" in way || failure !== void 0) {
await stage.close();
return failure ?? "unknown";
}
return {
...fromWay("overlay", way, world),
root: world.root,
view: {
root: stage.view,
foldersStay: true
},
written: () => stage.written(WRITTEN_NAMED),
close: () => stage.close()
};
} catch (error) {
return error.message;
}
}
async function reachUid(world) {
const {sudo: sudo, setpriv: setpriv} = wayParts(world, []).tools;
const rights = rootRights(world.identity, sudo);
if (rights === void 0) return {
failures: [ "the gate is not root, and there is no sudo" ]
};
if (setpriv === void 0) return {
failures: [ "setpriv is not installed" ]
};
const {bash: bash, root: root, openMs: openMs} = world;
const table = processTable();
const uidWorld = {
bash: bash,
root: root,
openMs: openMs,
table: table,
setpriv: setpriv,
rights: rights
};
try {
const copy = await openUidCopy(uidWorld);
const reached = {
level: "uid",
promise: promiseOf("uid", {
pidNamespace: false,
asRoot: false
}),
openTree: uidTrees(copy, uidWorld),
environment: uidEnvironment(world.commandEnvironment, copy, root),
root: copy.root,
view: {
root: copy.root
},
close: () => copy.close()
};
const failure = await world.probe(reached);
if (failure === void 0) return reached;
await copy.close();
return {
failures: [ failure ]
};
} catch (error) {
return {
failures: [ error.message ]
};
}
}
async function reachContainer(world) {
const needs = world.container;
if (needs === void 0) return {
failures: [ "the policy names no image (container.image)" ]
};
const failures = [];
for (const name of [ "docker", "podman" ]) {
const engine = (0, program_path.k)(name, world.environment);
if (engine === void 0) {
failures.push(`${name}: it is not installed`);
continue;
}
const mounts = guardMounts(world);
const user = world.identity;
const parts = {
engine: engine,
needs: needs,
root: world.root,
user: user,
mounts: mounts
};
const environment = engineEnvironment(world.environment);
const reached = {
level: "container",
promise: promiseOf("container", {
pidNamespace: true,
asRoot: false
}),
openTree: containerTrees(parts, {
bash: world.bash,
openMs: world.openMs,
table: processTable(),
environment: environment
}),
environment: containerEnvironment(world.commandEnvironment)
};
const failure = engineFailure(engine, environment) ?? await world.probe(reached);
if (failure === void 0) return reached;
failures.push(`${name}: ${failure}`);
}
return {
failures: failures
};
}
function engineEnvironment(environment) {
const names = [ "PATH", "HOME", "DOCKER_HOST", "DOCKER_CONFIG", "XDG_RUNTIME_DIR" ];
return Object.fromEntries(names.flatMap(name => {
const value = environment[name];
return value === void 0 ? [] : [ [ name, value ] ];
}));
}
function fromWay(level, way, world) {
const asRoot = world.identity.uid === 0;
return {
level: level,
promise: promiseOf(level, {
pidNamespace: true,
asRoot: asRoot
}),
openTree: namespaceTrees(way, {
...world,
table: processTable()
})
};
}
function guardMounts(world) {
if (!external_node_fs_.existsSync("/proc/self/mountinfo")) return [];
return mountRules(world.root, world.guarded, world.identity.uid === 0);
}
function plainTrees({bash: bash, environment: environment}) {
if (process.platform === "win32") return windowsTrees(environment);
const PATH = environment["PATH"] ?? "/usr/bin:/bin";
return sweptTrees({
bash: bash,
environment: {
PATH: PATH
}
});
}
function wayParts({bash: bash, environment: environment, identity: identity}, mounts) {
const find = name => (0, program_path.k)(name, environment);
const tools = {
bash: bash,
unshare: find("unshare"),
nsenter: find("nsenter"),
setpriv: find("setpriv"),
bwrap: find("bwrap"),
sudo: find("sudo")
};
return {
tools: tools,
identity: identity,
mounts: mounts
};
}
async function reachIsolation(asked, minimum, world) {
if (asked === "auto") return reachStrongest(minimum, world);
if ((0, isolation_level.c2)(asked, minimum)) return below(asked, minimum, `"${asked}" was asked for by name.`);
const reached = await reachLevel(asked, world);
if ("failures" in reached) throw new errors.ue("ISOLATION_UNAVAILABLE", `The isolation level "${asked}" was asked for and cannot be had on this machine. Tried: ${reached.failures.join("; ")}.`, {
hint: HINTS[asked]
});
return {
isolation: isolationOf(reached, []),
reached: reached
};
}
const HINTS = {
none: "",
process: "",
uid: 'Run the gate as root, or let sudo work without a password; or ask for the isolation level "process".',
namespace: 'Allow unprivileged user namespaces, install bubblewrap, or ask for the isolation level "process".',
overlay: 'Allow unprivileged user namespaces, or let sudo work without a password; or ask for the isolation level "process".',
container: "Start a docker or podman that this user may use, and name an image by digest in the policy; or ask for another level."
};
async function reachStrongest(minimum, world) {
const unavailable = [];
const levels = isolation_level.l$.filter(level => level !== "none").reverse();
for (const level of levels) {
if ((0, isolation_level.c2)(level, minimum)) break;
const reached = await reachLevel(level, world);
if (!("failures" in reached)) return {
isolation: isolationOf(reached, unavailable),
reached: reached
};
unavailable.push({
level: level,
why: reached.failures.join("; ")
});
}
const why = unavailable.map(one => `${one.level}: ${one.why}`).join("; ");
const {isolation: isolation} = below("process", minimum, `Tried: ${why}.`);
return {
isolation: {
...isolation,
unavailable: unavailable
}
};
}
function isolationOf({level: level, promise: promise}, unavailable) {
return {
level: level,
promise: promise,
...unavailable.length === 0 ? {} : {
unavailable: unavailable
}
};
}
function below(level, minimum, why) {
const promise = `Nothing was run: isolation below the minimum. The level is "${level}", the minimum "${minimum}". ${why}`;
return {
isolation: {
level: level,
promise: promise,
below_minimum: minimum
}
};
}
const RUN_LIMITS = {
headBytes: 65536,
tailBytes: 262144,
lineBytes: 8192,
relayBytes: 4194304,
graceMs: 2e3,
drainMs: 1e3,
openMs: 1e4
};
var external_node_events_ = __webpack_require__(8474);
var harmless_line = __webpack_require__(9021);
const line_relay_LF = 10;
const line_relay_CR = 13;
function lineRelay(limits, onLine) {
const line = Buffer.alloc(limits.lineBytes);
let length = 0;
let dropped = 0;
let relayed = 0;
let afterCr = false;
const closed = () => relayed > limits.relayBytes;
const append = part => {
const kept = part.subarray(0, limits.lineBytes - length);
line.set(kept, length);
length += kept.length;
dropped += part.length - kept.length;
};
const end = () => {
const text = (0, harmless_line.K)(line.toString("utf8", 0, length));
relayed += length + 1;
if (closed()) onLine(`(more than ${limits.relayBytes} bytes of output: the rest is not shown here)`); else onLine(dropped === 0 ? text : `${text} (${dropped} more bytes cut)`);
length = 0;
dropped = 0;
};
return {
add(chunk) {
let at = 0;
while (at < chunk.length && !closed()) {
if (afterCr && chunk[at] === line_relay_LF) at += 1;
afterCr = false;
const stop = lineEnd(chunk, at);
append(chunk.subarray(at, stop));
if (stop < chunk.length) {
afterCr = chunk[stop] === line_relay_CR;
end();
}
at = stop + 1;
}
},
finish() {
if (length > 0 && !closed()) end();
}
};
}
function lineEnd(chunk, from) {
const lf = chunk.indexOf(line_relay_LF, from);
const end = lf === -1 ? chunk.length : lf;
const cr = chunk.subarray(from, end).indexOf(line_relay_CR);
return cr === -1 ? end : from + cr;
}
function outputCapture(headBytes, tailBytes) {
const hash = (0, external_node_crypto_.createHash)("sha256");
const head = Buffer.alloc(headBytes);
const tail = ring(tailBytes);
let bytes = 0;
return {
add(chunk) {
hash.update(chunk);
const room = Math.max(0, headBytes - bytes);
if (room > 0) head.set(chunk.subarray(0, room), bytes);
if (chunk.length > room) tail.add(chunk.subarray(room));
bytes += chunk.length;
},
finish() {
return {
head: head.toString("utf8", 0, Math.min(bytes, headBytes)),
tail: tail.bytes().toString("utf8"),
bytes: bytes,
digest: hash.digest("hex")
};
}
};
}
function ring(size) {
const kept = Buffer.alloc(size);
let next = 0;
let full = false;
return {
add(chunk) {
const part = chunk.subarray(Math.max(0, chunk.length - size));
const first = part.subarray(0, size - next);
kept.set(first, next);
kept.set(part.subarray(first.length), 0);
full ||= next + part.length >= size;
next = (next + part.length) % size;
},
bytes() {
const start = kept.subarray(0, next);
return full ? Buffer.concat([ kept.subarray(next), start ]) : start;
}
};
}
var external_node_net_ = __webpack_require__(7030);
var external_node_util_ = __webpack_require__(7975);
async function openOutputPipe(mkfifo, onData) {
if (mkfifo === void 0) return socketPipe(onData);
const folder = (0, temporary_folder.y)("completion-gate-");
try {
const name = external_node_path_.join(folder, "output");
await (0, external_node_util_.promisify)(external_node_child_process_.execFile)(mkfifo, [ "-m", "666", name ], {
env: {}
});
const {O_RDONLY: O_RDONLY, O_NONBLOCK: O_NONBLOCK, O_WRONLY: O_WRONLY} = external_node_fs_.constants;
const gateEnd = external_node_fs_.openSync(name, O_RDONLY | O_NONBLOCK);
return namedPipe(gateEnd, external_node_fs_.openSync(name, O_WRONLY), onData);
} finally {
external_node_fs_.rmSync(folder, {
recursive: true,
force: true
});
}
}
function namedPipe(gateEnd, childEnd, onData) {
const options = {
fd: gateEnd,
readable: true,
writable: false
};
const socket = new external_node_net_.Socket(options).on("data", onData);
const closed = untilClosed(socket);
return {
childEnd: childEnd,
attach: () => {
external_node_fs_.closeSync(childEnd);
},
drain: ms => drained([ socket ], closed, ms)
};
}
function socketPipe(onData) {
const streams = [];
return {
childEnd: "pipe",
attach: child => {
for (const stream of [ child?.stdout, child?.stderr ]) if (stream) streams.push(stream.on("data", onData));
},
drain: ms => drained(streams, Promise.all(streams.map(untilClosed)), ms)
};
}
async function drained(streams, closed, ms) {
const timer = setTimeout(() => {
for (const stream of streams) stream.destroy();
}, ms);
await closed;
clearTimeout(timer);
}
function untilClosed(stream) {
stream.on("error", () => {});
return new Promise(resolve => {
if (stream.closed) resolve(); else stream.once("close", () => {
resolve();
});
});
}
const BASH_FLAGS = [ "--noprofile", "--norc", "-eo", "pipefail", "-c", "--" ];
async function runCommand(request, mark, world, onLine) {
const startedAt = performance.now();
const capture = outputCapture(world.limits.headBytes, world.limits.tailBytes);
const relay = lineRelay(world.limits, onLine);
const ending = await endingOf(request, mark, world, chunk => {
capture.add(chunk);
relay.add(chunk);
});
relay.finish();
const durationMs = Math.round(performance.now() - startedAt);
return {
...ending,
durationMs: durationMs,
output: capture.finish()
};
}
async function endingOf(request, mark, world, onData) {
try {
const cwd = world.folderOf(request.cwd);
const tree = await world.openTree(mark);
try {
const signed = signedOutput(tree.startSign ?? "", onData);
const pipe = await openOutputPipe(world.mkfifo, signed.add);
const run = {
mark: mark,
world: world,
tree: tree,
pipe: pipe,
signed: signed
};
return await runInTree({
...request,
cwd: cwd
}, run);
} finally {
await tree.end();
}
} catch (error) {
return {
kind: "could_not_start",
why: error.message
};
}
}
async function runInTree(request, run) {
const {tree: tree, pipe: pipe, world: world} = run;
let child;
try {
child = start(request, run);
} finally {
pipe.attach(child);
}
const begun = tree.startSign === void 0 ? startedFlag(child) : run.signed.seen;
const ended = endOf(child);
if (child.pid !== void 0) tree.started(child.pid);
let ending = await within(ended, request.timeoutMs);
if (ending === void 0) {
await tree.terminate();
await within(ended, world.limits.graceMs);
ending = {
kind: "timed_out"
};
}
await tree.end();
await pipe.drain(world.limits.drainMs);
run.signed.finish();
if (ending.kind !== "timed_out" && !begun()) return {
kind: "could_not_start",
why: whyNotStarted(ending)
};
return ending;
}
function start({command: command, cwd: cwd, environment: environment}, {world: world, mark: mark, tree: tree, pipe: pipe}) {
const argv = [ world.bash, ...BASH_FLAGS, command ];
const launch = tree.launch(argv, cwd);
const variables = {
...world.environment,
...environment,
[mark.name]: mark.value
};
const byInput = tree.startSign !== void 0;
const streams = [ byInput ? "pipe" : "ignore", pipe.childEnd, pipe.childEnd ];
const child = (0, external_node_child_process_.spawn)(launch.file, launch.args, {
cwd: launch.cwd,
env: byInput ? launch.environment ?? {} : variables,
detached: process.platform !== "win32",
windowsHide: true,
stdio: launch.tellsStart ? [ ...streams, "pipe" ] : [ ...streams ]
});
child.stdin?.on("error", () => {});
child.stdin?.end(environmentInput(variables));
return child;
}
function startedFlag(child) {
const sign = child.stdio[3];
let begun = sign === void 0 || sign === null;
sign?.on("data", () => {
begun = true;
});
sign?.on("error", () => {});
return () => begun;
}
async function endOf(child) {
child.on("error", () => {});
try {
const [code, signal] = await (0, external_node_events_.once)(child, "exit");
return code === null ? {
kind: "signaled",
signal: signal ?? "unknown"
} : {
kind: "exited",
exitCode: code
};
} catch (error) {
return {
kind: "could_not_start",
why: error.message
};
}
}
function whyNotStarted(ending) {
if (ending.kind === "could_not_start") return ending.why;
const how = ending.kind === "exited" ? `exit code ${ending.exitCode}` : "a signal";
return `the isolation ended with ${how} before it`;
}
async function within(promise, ms) {
let timer;
const late = new Promise(resolve => {
timer = setTimeout(resolve, ms, void 0);
});
try {
return await Promise.race([ promise, late ]);
} finally {
clearTimeout(timer);
}
}
const COMMAND_FILES = [ "OUTPUT", "ENV", "PATH", "STATE", "STEP_SUMMARY" ];
const PROBE_MS = 1e4;
async function createRunner(options) {
const {environment: environment} = options;
const bash = (0, program_path.k)("bash", environment);
if (bash === void 0) throw new errors.ue("USAGE", "bash was not found on PATH.", {
hint: "Install bash: every command is run by it."
});
const limits = {
...RUN_LIMITS,
...options.limits
};
const mark = `COMPLETION_GATE_RUN_${(0, external_node_crypto_.randomBytes)(16).toString("hex")}`;
const base = {
root: realFolder(options.root) ?? options.root,
bash: bash,
mkfifo: (0, program_path.k)("mkfifo", environment),
environment: commandEnvironment(environment, options.passEnvironment, process.platform),
limits: limits
};
const outcome = await reachIsolation(options.level, options.minimum ?? "none", {
root: base.root,
bash: bash,
environment: environment,
commandEnvironment: base.environment,
guarded: {
readOnly: options.readOnly ?? [],
hidden: [ ...commandFiles(environment), ...options.hidden ?? [] ]
},
identity: identity(),
container: options.container,
openMs: limits.openMs,
probe: reached => probe(worldOf(base, reached), mark)
});
return numberedRunner(base, mark, outcome);
}
function worldOf(base, reached) {
const {root: root = base.root, view: view} = reached;
return {
...base,
openTree: reached.openTree,
environment: reached.environment ?? base.environment,
folderOf: cwd => view === void 0 || view.root === root ? commandFolder(root, cwd) : seenFolder(root, view.root, cwd)
};
}
function numberedRunner(base, mark, {isolation: isolation, reached: reached}) {
if (reached === void 0) return refusingRunner(isolation);
const world = worldOf(base, reached);
const {view: view} = reached;
let count = 0;
return {
isolation: isolation,
...view === void 0 ? {} : {
view: view
},
run: (request, onLine) => {
count += 1;
const numbered = {
name: mark,
value: String(count)
};
return runCommand(request, numbered, world, onLine);
},
close: async () => {
const written = reached.written?.();
await (reached.close?.());
return written === void 0 ? isolation : {
...isolation,
written: written
};
}
};
}
function refusingRunner(isolation) {
const why = `isolation below the minimum: ${isolation.level} is weaker than ${isolation.below_minimum ?? ""}`;
const output = {
head: "",
tail: "",
bytes: 0,
digest: (0, model_digest.sc)("")
};
return {
isolation: isolation,
run: () => Promise.resolve({
kind: "could_not_start",
why: why,
durationMs: 0,
output: output
})
};
}
async function probe(world, mark) {
const outcome = await runCommand({
command: "true",
cwd: "",
timeoutMs: PROBE_MS
}, {
name: mark,
value: "probe"
}, world, () => {});
if (outcome.kind === "exited" && outcome.exitCode === 0) return;
const said = outcome.output.head.trim().replace(/\s*\n\s*/g, "; ");
const why = outcome.kind === "could_not_start" ? outcome.why : outcome.kind;
return said === "" ? why : `${why} (${said.slice(0, 500)})`;
}
function commandFiles(environment) {
return COMMAND_FILES.flatMap(name => {
const file = environment[`GITHUB_${name}`];
if (file === void 0 || !external_node_path_.isAbsolute(file)) return [];
const folder = external_node_path_.dirname(file);
return external_node_path_.basename(folder) === "_runner_file_commands" ? [ folder ] : [ file ];
});
}
function identity() {
return {
uid: process.getuid?.() ?? -1,
gid: process.getgid?.() ?? -1
};
}
function askedIsolation({level: level, minimum: minimum, onRunner: onRunner}, needs) {
const least = (0, isolation_level.vN)(needs.isolationMinimum, minimum);
const asked = level ?? needs.isolation;
const mild = asked === "auto" && !onRunner && !(0, isolation_level.c2)("process", least);
return {
level: mild ? "process" : asked,
minimum: least,
...needs.container === void 0 ? {} : {
container: needs.container
}
};
}
const TIMEOUT_MS = 9e5;
const COMPLAINT_CHARACTERS = 1e3;
function verifierCommand(options) {
return {
verify: async effect => {
const folder = (0, temporary_folder.y)("completion-gate-");
const letGo = (0, remove_when_gone.g)(folder);
try {
return await runVerifier(options, effect, folder);
} finally {
await (0, promises_.rm)(folder, {
recursive: true,
force: true
});
letGo();
}
}
};
}
async function runVerifier(options, effect, folder) {
const copy = external_node_path_.join(folder, "tree");
const complaints = external_node_path_.join(folder, "stderr");
await (0, promises_.cp)(options.root, copy, {
recursive: true,
verbatimSymlinks: true,
preserveTimestamps: true,
filter: source => isCopied(options.root, source)
});
const parts = {
root: copy,
environment: options.environment,
passEnvironment: [],
readOnly: [ options.root ]
};
const runner = await createRunner({
...parts,
level: "namespace"
}).catch(() => createRunner({
...parts,
level: "process"
}));
const outcome = await runner.run({
command: `exec 2>"$COMPLETION_GATE_STDERR"\n${options.command}`,
cwd: "",
timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
environment: {
COMPLETION_GATE_STDERR: complaints,
COMPLETION_GATE_EFFECT_DIGEST: effect.effect_digest
}
}, () => {});
return reportOf(outcome, await verifier_command_endOf(complaints));
}
async function isCopied(root, source) {
if (external_node_path_.relative(root, source) === ".git") return false;
const entry = await (0, promises_.lstat)(source);
return entry.isFile() || entry.isDirectory() || entry.isSymbolicLink();
}
function reportOf(outcome, complaint) {
if (outcome.kind !== "exited" || outcome.exitCode !== 0) throw noReport(`it ${howItEnded(outcome)}`, complaint);
const {head: head, tail: tail, bytes: bytes} = outcome.output;
const printed = head + tail;
if (Buffer.byteLength(printed) !== bytes) throw noReport(`it printed ${String(bytes)} bytes, too many`, complaint);
try {
return JSON.parse(printed);
} catch {
throw noReport("what it printed is not JSON", complaint);
}
}
function howItEnded(outcome) {
switch (outcome.kind) {
case "exited":
return `exited with code ${String(outcome.exitCode)}`;

case "signaled":
return `was killed by signal ${outcome.signal}`;

case "timed_out":
return "ran out of time";

case "could_not_start":
return `could not start: ${outcome.why}`;
}
}
async function verifier_command_endOf(file) {
const text = await (0, promises_.readFile)(file, "utf8").catch(() => "");
return text.trim().slice(-COMPLAINT_CHARACTERS);
}
function noReport(why, complaint) {
return new errors.ue("INPUT_INVALID", `The verifier gave no report: ${why}.${complaint === "" ? "" : ` It said: ${complaint}`}`, {
hint: "A verifier exits with 0 and prints one a3s.verification_report.v1 as JSON."
});
}
function progressOn(stream, quiet) {
if (quiet) return SILENT;
return stream.isTTY === true ? liveProgress(stream) : plainProgress(stream);
}
const SILENT = {
stage: () => {},
checkStarted: () => {},
outputLine: () => {},
checkFinished: () => {}
};
function plainProgress(stream) {
return {
stage: name => stream.write(`${(0, terminal_text.e)(name)}\n`),
checkStarted: (id, at, total) => stream.write(`[${String(at)}/${String(total)}] ${(0, 
terminal_text.e)(id)} …\n`),
outputLine: line => stream.write(`  | ${(0, terminal_text.e)(line)}\n`),
checkFinished: check => stream.write(`${finished(check)}\n`)
};
}
function liveProgress(stream) {
let current = "";
let started = 0;
let last = "";
let ticking;
const draw = () => {
const seconds = ((performance.now() - started) / 1e3).toFixed(0);
const line = `${current} ${seconds} s  ${last}`;
stream.write(`\r[K${line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))}`);
};
const clear = () => {
clearInterval(ticking);
stream.write("\r[K");
};
return {
stage: name => stream.write(`${(0, terminal_text.e)(name)}\n`),
checkStarted: (id, at, total) => {
current = `[${String(at)}/${String(total)}] ${(0, terminal_text.e)(id)}`;
started = performance.now();
last = "";
draw();
ticking = setInterval(draw, 1e3);
ticking.unref();
},
outputLine: line => {
last = (0, terminal_text.e)(line);
draw();
},
checkFinished: check => {
clear();
stream.write(`${finished(check)}\n`);
}
};
}
function finished(check) {
const took = check.evidence?.duration_ms;
const seconds = took === void 0 ? "" : ` (${(took / 1e3).toFixed(1)} s)`;
return `${check.status.padEnd(12)} ${(0, terminal_text.e)(check.id)}${seconds}`;
}
async function openGate(flags, line) {
const repository = await (0, open_change.z)(flags, line);
const {root: root, checkedOut: checkedOut} = repository;
const told = {
level: levelNamed("--isolation", flags.isolation, [ ...isolation_level.l$, "auto" ]),
minimum: levelNamed("--isolation-minimum", flags.isolationMinimum, isolation_level.l$),
onRunner: line.environment["GITHUB_ACTIONS"] === "true"
};
const ports = {
changes: repository.changes,
files: repository.files,
checkout: createCheckout({
root: root,
commit: () => Promise.resolve(checkedOut),
edits: repository
}),
openRunner: needs => createRunner({
root: root,
...askedIsolation(told, needs),
environment: line.environment,
passEnvironment: needs.environment
}),
progress: progressOn(line.stderr, flags.quiet),
untracked: () => repository.untracked(),
presentFiles: () => repository.presentFiles(),
...repository.worktree === void 0 ? {} : {
worktree: repository.worktree
}
};
return flags.verifier === void 0 ? ports : {
...ports,
verifier: verifierCommand({
root: root,
command: flags.verifier,
environment: line.environment
})
};
}
function levelNamed(flag, text, levels) {
if (text === void 0) return;
const level = levels.find(one => one === text);
if (level !== void 0) return level;
throw new errors.ue("USAGE", `${flag} expects ${levels.join(", ")}, not "${text}".`, {
hint: "Leave it out to take what the policy says."
});
}
var print = __webpack_require__(7721);
async function runVerify(args, line) {
const flags = (0, cli_flags.XE)(args);
const claims = await claimsOf(flags.waivers);
const page = await (0, cli_page.w)(flags.html);
const receipt = flags.receipt === void 0 ? void 0 : await openReceiptFolder(flags.receipt);
const ports = await openGate(flags, line);
try {
const beside = flags.json ? void 0 : await besideBefore(ports);
const evidence = ofWorktree(await (0, gate.Rg)(claims, ports), ports.worktree);
if (beside === void 0) (0, print.Q2)(line, evidence); else {
const style = {
color: line.stdout.isTTY === true
};
const uncommitted = await uncommittedBeside(evidence, flags, line);
const {baseName: baseName} = await ports.changes.resolve();
(0, print.yy)(line, renderTerminal(evidence, {
...style,
uncommitted: uncommitted,
baseName: baseName
}) + await besideWords(beside, ports));
}
await (receipt?.write(receiptOf(evidence)));
await (page?.write(evidence));
if (!flags.quiet) tellOutputs(flags, line);
return (0, exit_codes.o2)(evidence.completion);
} finally {
await (ports.worktree?.remove());
}
}
function tellOutputs({receipt: receipt, html: html}, line) {
if (receipt !== void 0) (0, tell_written.J)(line, "Receipt", receipt);
if (html !== void 0) (0, tell_written.J)(line, "Page", html);
}
function receiptOf(evidence) {
const text = `${(0, json_text.s)(evidence, 2)}\n`;
const files = (0, receipt_files.q)(evidence, text, {
completion: evidence.completion.kind,
createdAt: (new Date).toISOString(),
version: version.x
});
return [ {
name: "evidence.json",
text: text
}, ...files ];
}
function ofWorktree(evidence, worktree) {
if (worktree === void 0) return evidence;
const {head: head, uncommitted: uncommitted} = worktree;
return {
...evidence,
worktree: {
head: head,
uncommitted: uncommitted
}
};
}
async function claimsOf(file) {
return file === void 0 ? [] : (0, waiver_schema.kw)(await (0, text_file.G)(file, waiver_schema.aA));
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
}
};
