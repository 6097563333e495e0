#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
2613: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
},
181: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
},
4434: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
},
9896: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
},
8611: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
},
5692: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
},
6897: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
},
4589: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
},
6698: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
},
4573: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
},
1421: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
},
7540: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
},
7598: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
},
3053: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
},
610: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
},
8474: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
},
3024: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
},
1455: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
},
7067: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
},
2467: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
},
7030: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
},
8161: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
},
6760: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
},
5881: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
},
1792: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
},
6848: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
},
7075: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
},
8500: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
},
1692: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
},
3136: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
},
7975: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
},
3429: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
},
5919: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
},
8522: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
},
857: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
},
932: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
},
3193: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
},
4756: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
},
9023: module => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
},
3650: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
Nf: () => argumentOf,
pd: () => foldersOf,
zq: () => diskPath
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
const PLAIN = /^[\x20-\x7e]*$/;
function diskPath(root, bytePath) {
const folder = Buffer.from(root);
return bytePath === "" ? folder : Buffer.concat([ folder, Buffer.from(node_path__WEBPACK_IMPORTED_MODULE_0__.sep), Buffer.from(bytePath, "latin1") ]);
}
function foldersOf(bytePaths) {
const folders = new Set([ "" ]);
for (const bytePath of bytePaths) {
let at = bytePath.lastIndexOf("/");
while (at > 0) {
const folder = bytePath.slice(0, at);
if (folders.has(folder)) break;
folders.add(folder);
at = folder.lastIndexOf("/");
}
}
return folders;
}
function argumentOf(bytePath) {
if (PLAIN.test(bytePath)) return bytePath;
const text = Buffer.from(bytePath, "latin1").toString("utf8");
return Buffer.from(text).toString("latin1") === bytePath ? text : void 0;
}
},
9953: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
j: () => repositoryHead,
t: () => objectsFolder
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
const HEAD_BYTES = 4096;
const PACKED_REFS_BYTES = 67108864;
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const MAX_STEPS = 5;
function repositoryHead(folder) {
const dir = gitDir(folder.toString());
if (dir === void 0) return {
text: "",
commit: ""
};
const common = commonDir(dir);
const text = readSmall(node_path__WEBPACK_IMPORTED_MODULE_1__.join(dir, "HEAD")).trim();
let value = text;
for (let step = 0; step < MAX_STEPS; step += 1) {
if (OBJECT_ID.test(value)) return {
text: text,
commit: value
};
const [, name] = /^ref: (refs\/\S+)$/.exec(value) ?? [];
if (name === void 0 || name.split("/").includes("..")) break;
value = refValue(name, [ dir, common ]);
}
return {
text: text,
commit: ""
};
}
function objectsFolder(folder) {
const dir = gitDir(folder);
return dir === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_1__.join(commonDir(dir), "objects");
}
function commonDir(dir) {
const common = readSmall(node_path__WEBPACK_IMPORTED_MODULE_1__.join(dir, "commondir")).trim();
return common === "" ? dir : node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(dir, common);
}
function gitDir(folder) {
const entry = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, ".git");
const found = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(entry, {
throwIfNoEntry: false
});
if (found?.isDirectory() === true) return entry;
if (found?.isFile() !== true) return;
const [, linked] = /^gitdir: (.+)/.exec(readSmall(entry)) ?? [];
return linked === void 0 ? void 0 : node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, linked.trim());
}
function refValue(name, dirs) {
for (const dir of dirs) {
const loose = readSmall(node_path__WEBPACK_IMPORTED_MODULE_1__.join(dir, name)).trim();
if (loose !== "") return loose;
}
const packed = readSmall(node_path__WEBPACK_IMPORTED_MODULE_1__.join(dirs.at(-1) ?? "", "packed-refs"), PACKED_REFS_BYTES);
const line = packed.split("\n").find(one => one.endsWith(` ${name}`));
return line?.split(" ")[0] ?? "";
}
function readSmall(file, limit = HEAD_BYTES) {
try {
const found = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(file);
return found.isFile() && found.size <= limit ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "latin1") : "";
} catch {
return "";
}
}
},
7153: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
q: () => discoverRepository
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(452);
var _run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3852);
const QUESTIONS = [ "rev-parse", "--path-format=absolute", "--is-bare-repository", "--is-inside-work-tree", "--git-dir", "--git-path", "objects", "--git-path", "shallow", "--show-toplevel" ];
async function discoverRepository(git) {
requireFolder(git.dir);
let found = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_3__.EO)(git, QUESTIONS);
if (found.stderr.includes("dubious ownership")) {
found = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_3__.EO)(git, QUESTIONS, {
network: true
});
if (found.exitCode !== 0) throw foreignOwner(git.dir);
}
await refuseElsewhere(git, found);
const [bare, inside, gitDir, objectsDir, shallowFile, root, ...rest] = found.stdout.toString("utf8").split("\n");
if (bare === "true") throw invalid(`A checkout was expected, and ${git.dir} is a bare repository.`, "Name a clone with a work tree.");
if (inside === "false") throw invalid(`A checkout was expected, and ${git.dir} is a git folder.`, "Name the folder that holds it.");
if (found.exitCode !== 0) throw unusable(git.dir, found);
if (!gitDir || !objectsDir || !shallowFile || !root || rest.length > 1) throw invalid(`The path of the repository ${JSON.stringify(git.dir)} holds a line end.`, "Move the repository to a path without one.");
return {
root: root,
gitDir: gitDir,
objectsDir: objectsDir,
shallowFile: shallowFile
};
}
async function refuseElsewhere(git, answered) {
const [bare, inside, gitDir = ""] = answered.stdout.toString("utf8").split("\n");
if (bare === "true" || inside === "true") return;
const above = gitDir === "" ? gitFolderAbove(git.dir) : gitDir;
if (above === void 0) return;
const config = node_path__WEBPACK_IMPORTED_MODULE_1__.join(above, "config");
const end = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_3__.EO)({
...git,
dir: node_path__WEBPACK_IMPORTED_MODULE_1__.parse(git.dir).root
}, [ "config", "--file", config, "--get", "core.worktree" ]);
const set = end.stdout.toString("utf8").trim();
if (end.exitCode !== 0) return;
throw invalid(`A checkout was expected at ${git.dir}, and its repository says that its files are elsewhere: core.worktree in ${config} is "${set}".`, `Take the setting away: cd / && git config --file '${config}' --unset core.worktree. Or name a clone that does not have it.`);
}
function gitFolderAbove(dir) {
for (let at = dir; ;at = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(at)) {
const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, ".git");
if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder, {
throwIfNoEntry: false
})?.isDirectory() === true) return folder;
if (at === node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(at)) return;
}
}
function requireFolder(dir) {
if (node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(dir, {
throwIfNoEntry: false
})?.isDirectory() !== true) throw invalid(`A folder with a git repository was expected, and ${dir} is none.`, "Name the folder of a git checkout.");
}
function unusable(dir, end) {
if (end.stderr.includes("not a git repository")) return invalid(`A git repository was expected, and ${dir} is none.`, "Name the folder of a git checkout, or run `git init` there.");
return (0, _run_git_js__WEBPACK_IMPORTED_MODULE_3__.gk)(`The repository ${dir} cannot be used`, end);
}
function foreignOwner(dir) {
return invalid(`The repository ${dir} belongs to another user, and git does not trust it.`, `If you trust it: git config --global --add safe.directory '${dir}'`);
}
function invalid(message, hint) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.ue("REPOSITORY_INVALID", message, {
hint: hint
});
}
},
9381: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
C: () => findGit,
H: () => gitMissing
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
var _program_path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4070);
const INSTALL_HINT = "Install git 2.36 or newer (https://git-scm.com/downloads) and make sure that it is on PATH.";
function findGit(environment) {
const git = (0, _program_path_js__WEBPACK_IMPORTED_MODULE_1__.k)("git", environment);
if (git === void 0) throw gitMissing("git was not found on PATH.");
return git;
}
function gitMissing(message, cause) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("GIT_FAILED", message, {
hint: INSTALL_HINT,
cause: cause
});
}
},
6879: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
h: () => openRepository
});
var external_node_path_ = __nccwpck_require__(6760);
var errors = __nccwpck_require__(452);
var external_node_crypto_ = __nccwpck_require__(7598);
const WHOLE_OBJECT_BYTES = 65536;
const LF = 10;
const EMPTY = Buffer.alloc(0);
function batchParser(sink) {
const state = {
held: EMPTY,
expected: 0
};
return incoming => {
let at = 0;
if (state.expected > 0) at = takeLarge(state, sink, incoming);
if (state.expected > 0) return;
if (state.held.length > 0) at += takeHeld(state, sink, incoming.subarray(at));
if (state.held.length === 0) takeObjects(state, sink, incoming.subarray(at));
};
}
function takeHeld(state, sink, chunk) {
const missing = missingBytes(state.held);
const taken = Math.min(missing, chunk.length);
const piece = Buffer.concat([ state.held, chunk.subarray(0, taken) ]);
state.held = EMPTY;
takeObjects(state, sink, piece);
return taken;
}
function missingBytes(held) {
const lineEnd = held.indexOf(LF);
if (lineEnd < 0) return Number.POSITIVE_INFINITY;
const size = sizeOf(held.toString("latin1", 0, lineEnd));
return lineEnd + size + 2 - held.length;
}
function takeObjects(state, sink, chunk) {
let at = 0;
while (at < chunk.length) {
const lineEnd = chunk.indexOf(LF, at);
if (lineEnd < 0) break;
const header = chunk.toString("latin1", at, lineEnd);
const size = sizeOf(header);
const contentEnd = lineEnd + 1 + size;
if (size < 0) {
sink.absent(header);
at = lineEnd + 1;
} else if (contentEnd < chunk.length) {
requireLineEnd(chunk, contentEnd);
sink.whole(header, chunk.subarray(lineEnd + 1, contentEnd));
at = contentEnd + 1;
} else if (size <= WHOLE_OBJECT_BYTES) break; else {
sink.begin(header, size);
state.expected = size + 1;
takeLarge(state, sink, chunk.subarray(lineEnd + 1));
at = chunk.length;
}
}
state.held = at < chunk.length ? chunk.subarray(at) : EMPTY;
}
function takeLarge(state, sink, chunk) {
const content = Math.min(state.expected - 1, chunk.length);
if (content > 0) sink.part(chunk.subarray(0, content));
state.expected -= content;
if (content === chunk.length) return content;
requireLineEnd(chunk, content);
state.expected = 0;
sink.end();
return content + 1;
}
function sizeOf(header) {
const last = header.charCodeAt(header.length - 1);
if (last < 48 || last > 57) return -1;
return Number(header.slice(header.lastIndexOf(" ") + 1));
}
function requireLineEnd(chunk, at) {
if (chunk[at] !== LF) throw new errors.ue("GIT_FAILED", "git cat-file --batch sent an object of another size than it said.");
}
var run_git = __nccwpck_require__(3852);
const PROCESSES = 2;
const RUN_LENGTH = 16;
const LFS_VERSION_LINE = "version https://git-lfs.github.com/spec/v1\n";
const LFS_POINTER_BYTES = 1024;
const UNKNOWN = "";
function blobDigests(git) {
const digests = new Map;
const lfsPointers = new Set;
const readers = [ startReader(git, digests, lfsPointers) ];
let count = 0;
const readerFor = at => {
const turn = Math.floor(at / RUN_LENGTH) % PROCESSES;
const reader = readers[turn] ?? startReader(git, digests, lfsPointers);
readers[turn] = reader;
return reader;
};
return {
request: ids => {
for (const id of ids) {
if (digests.has(id)) continue;
digests.set(id, UNKNOWN);
readerFor(count).ask(id);
count += 1;
}
for (const reader of readers) reader.send();
},
finish: async () => {
await Promise.all(readers.map(reader => reader.finish()));
return {
contentDigest: id => {
const digest = digests.get(id);
return digest === UNKNOWN ? void 0 : digest;
},
isLfsPointer: id => lfsPointers.has(id)
};
},
cancel: () => {
for (const reader of readers) reader.cancel();
}
};
}
function isLfsPointer(bytes) {
return bytes.length < LFS_POINTER_BYTES && bytes.toString("latin1", 0, LFS_VERSION_LINE.length) === LFS_VERSION_LINE;
}
function startReader(git, digests, lfsPointers) {
const child = (0, run_git.BE)(git, [ "cat-file", "--batch", "--buffer" ]);
const failure = parseOutput(child, digestSink(digests, lfsPointers));
const outgoing = [];
return {
ask: id => outgoing.push(id),
send: () => {
if (outgoing.length === 0) return;
child.stdin.write(`${outgoing.join("\n")}\n`, "latin1");
outgoing.length = 0;
},
finish: async () => {
child.stdin.end();
const end = await child.ended;
failure.raise();
if (end.exitCode !== 0) throw (0, run_git.gk)("The changed blobs cannot be read", end);
},
cancel: child.kill
};
}
function parseOutput(child, sink) {
const parse = batchParser(sink);
const errors = [];
child.stdout.on("data", chunk => {
if (errors.length > 0) return;
try {
parse(chunk);
} catch (error) {
errors.push(error);
child.kill();
}
});
return {
raise: () => {
if (errors.length > 0) throw errors[0];
}
};
}
function digestSink(digests, lfsPointers) {
let hash = external_node_crypto_.createHash("sha256");
let current = "";
return {
whole: (header, bytes) => {
const id = idOf(header);
digests.set(id, sha256(bytes));
if (isLfsPointer(bytes)) lfsPointers.add(id);
},
begin: header => {
current = idOf(header);
hash = external_node_crypto_.createHash("sha256");
},
part: bytes => {
hash.update(bytes);
},
end: () => {
digests.set(current, hash.digest("hex"));
},
absent: () => {}
};
}
function sha256(bytes) {
return typeof external_node_crypto_.hash === "function" ? external_node_crypto_.hash("sha256", bytes, "hex") : external_node_crypto_.createHash("sha256").update(bytes).digest("hex");
}
function idOf(header) {
return header.slice(0, header.indexOf(" "));
}
var raw_diff = __nccwpck_require__(9969);
const BATCH = 4096;
async function* treeChanges(git, range, missing) {
const blobs = blobDigests(git);
try {
const raw = await requestBlobs(git, range, blobs, missing);
const digests = await blobs.finish();
for (let at = 0; at < raw.length; at += BATCH) yield raw.slice(at, at + BATCH).map(change => treeChange(change, digests));
} finally {
blobs.cancel();
}
}
async function requestBlobs(git, range, blobs, missing) {
const raw = [];
for await (const changes of (0, raw_diff.A8)(git, range.mergeBase, range.head)) {
const ids = [];
for (const change of changes) {
raw.push(change);
if ((0, raw_diff.is)(change) && !missing.has(change.objectId)) ids.push(change.objectId);
}
blobs.request(ids);
}
return raw;
}
function treeChange(change, digests) {
if (!(0, raw_diff.is)(change)) return change;
const {mode: mode, objectId: objectId, bytePath: bytePath} = change;
const contentDigest = digests.contentDigest(objectId);
if (contentDigest === void 0) return {
mode: mode,
objectId: objectId,
bytePath: bytePath,
missing: true
};
return digests.isLfsPointer(objectId) ? {
mode: mode,
objectId: objectId,
bytePath: bytePath,
contentDigest: contentDigest,
lfsPointer: true
} : {
mode: mode,
objectId: objectId,
bytePath: bytePath,
contentDigest: contentDigest
};
}
var discover_repository = __nccwpck_require__(7153);
var find_git = __nccwpck_require__(9381);
const ANSWER_MS = 12e4;
function objectReader(git, answerMs = ANSWER_MS) {
let running;
let silent;
let turn = Promise.resolve();
const ask = async (name, limit) => {
if (silent !== void 0) throw silent;
if (running?.isOver() === true) running = void 0;
running ??= startConversation(git);
const answer = await within(answerMs, running.ask(name, limit));
if (answer === void 0) {
silent = gitSilent(answerMs);
running.close();
throw silent;
}
if (answer.closed) running = void 0;
return answer.object;
};
return {
read: (name, limit) => {
if (/[\n\0]/.test(name)) return Promise.resolve(void 0);
const answer = turn.then(() => ask(name, limit));
turn = answer.catch(() => {});
return answer;
},
close: () => {
running?.close();
running = void 0;
}
};
}
function startConversation(git) {
const child = (0, run_git.BE)(git, [ "cat-file", "--batch" ]);
let pending;
const settle = answer => {
child.keepAlive(false);
const settled = pending;
pending = void 0;
settled?.resolve(answer);
};
const parse = batchParser(answerSink(() => pending?.limit ?? 0, object => {
settle({
object: object,
closed: false
});
}, object => {
child.kill();
settle({
object: object,
closed: true
});
}));
child.stdout.on("data", chunk => {
try {
parse(chunk);
} catch (error) {
child.kill();
pending?.reject(error);
pending = void 0;
}
});
let over = false;
child.ended.then(end => {
over = true;
if (lacksPromised(end)) settle({
object: void 0,
closed: true
}); else pending?.reject((0, run_git.gk)("An object cannot be read", end));
}, error => {
over = true;
pending?.reject(error);
});
return {
isOver: () => over,
ask: (name, limit) => new Promise((resolve, reject) => {
pending = {
limit: limit,
resolve: resolve,
reject: reject
};
child.keepAlive(true);
child.stdin.write(`${name}\n`);
}),
close: child.kill
};
}
async function within(ms, answer) {
let timer;
const late = new Promise(resolve => {
timer = setTimeout(resolve, ms, void 0);
});
try {
return await Promise.race([ answer, late ]);
} finally {
clearTimeout(timer);
}
}
function gitSilent(ms) {
return new errors.ue("GIT_FAILED", `An object cannot be read: git gave no answer within ${String(ms / 1e3)} s, and was ended.`, {
hint: 'Commands may have stopped it: run them under the isolation "process" or stronger.'
});
}
function lacksPromised(end) {
return end.exitCode === 128 && /promisor|lazy fetch/.test(end.stderr);
}
function answerSink(limit, answer, giveUp) {
let parts = [];
let header = "";
return {
whole: (line, bytes) => {
const object = objectOf(line);
answer(bytes.length > limit() ? object : {
...object,
bytes: Buffer.from(bytes)
});
},
begin: (line, size) => {
header = line;
parts = [];
if (size > limit()) giveUp(objectOf(line));
},
part: bytes => {
parts.push(Buffer.from(bytes));
},
end: () => {
answer({
...objectOf(header),
bytes: Buffer.concat(parts)
});
parts = [];
},
absent: () => {
answer(void 0);
}
};
}
function objectOf(header) {
const [id = "", type = "", size = ""] = header.split(" ");
return {
id: id,
type: type,
size: Number(size)
};
}
var promises_ = __nccwpck_require__(1455);
const external_node_readline_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
const SAYS_HOW_TO_CHECK = /(?:^|\/)\.(?:github|a3s)\/|\.(?:md|json|toml|ini|cfg|ya?ml|mod|work|xml|gradle|kts|exs)$|(?:^|\/)(?:Makefile|Gemfile|Rakefile)$/i;
function isLikelyReadFromBase(path) {
return SAYS_HOW_TO_CHECK.test(path);
}
async function isPartialClone(objectsDir) {
const files = await promises_.readdir(`${objectsDir}/pack`).catch(() => []);
return files.some(file => file.endsWith(".promisor"));
}
function missingTrees(git, commits) {
return listMissing(git, [ "--filter=blob:none", ...commits ]);
}
function missingObjects(git, commits) {
return listMissing(git, commits);
}
async function wantedBlobs(git, commits, readsFromBase) {
const missing = await missingObjects(git, [ commits.head, commits.base ]);
if (missing.size === 0) return [];
const wanted = new Set;
const collect = async (from, to, reads) => {
for await (const changes of (0, raw_diff.A8)(git, from, to)) for (const change of changes) if ((0, 
raw_diff.is)(change) && missing.has(change.objectId) && reads(change)) wanted.add(change.objectId);
};
await collect(commits.mergeBase, commits.head, () => true);
await collect(commits.head, commits.base, change => readsFromBase(change.bytePath));
return [ ...wanted ];
}
async function listMissing(git, args) {
const child = (0, run_git.BE)(git, [ "rev-list", "--objects", "--no-object-names", "--missing=print", "--no-walk=unsorted", ...args, "--" ], {
input: ""
});
const missing = new Set;
for await (const line of (0, external_node_readline_namespaceObject.createInterface)({
input: child.stdout
})) if (line.startsWith("?")) missing.add(line.slice(1));
const end = await child.ended;
if (end.exitCode !== 0) throw (0, run_git.gk)("What the partial clone lacks cannot be listed", end);
return missing;
}
var harmless_line = __nccwpck_require__(9021);
const OBJECTS_ONLY = [ "fetch", "--quiet", "--no-tags", "--no-prune", "--no-recurse-submodules", "--no-write-fetch-head", "--no-auto-maintenance", "--refmap=" ];
async function fetchObjects(git, request) {
const end = await (0, run_git.EO)(git, [ ...OBJECTS_ONLY, ...depthArguments(request.depth), ...request.withoutBlobs ? [ "--filter=blob:none" ] : [], "--stdin", "--end-of-options", request.remote ], {
network: true,
input: `${request.ids.join("\n")}\n`
});
return end.exitCode === 0 ? void 0 : complaintOf(end.stderr);
}
async function askRemote(git, remote, ref) {
const end = await (0, run_git.EO)(git, [ "ls-remote", "--quiet", "--end-of-options", remote, ref ], {
network: true
});
if (end.exitCode !== 0) return;
const line = end.stdout.toString("utf8").split("\n").find(one => one.endsWith(`\t${ref}`));
return line?.slice(0, line.indexOf("\t"));
}
function depthArguments(depth) {
if (depth === "unshallow") return [ "--unshallow" ];
return depth === "this-commit" ? [ "--depth=1" ] : [];
}
const COMPLAINT_CHARACTERS = 400;
const CREDENTIALS_IN_URL = /(:\/\/)[^/\s@]+@/g;
function complaintOf(stderr) {
const said = stderr.split(/[\r\n]+/).map(line => (0, harmless_line.K)(line.trim())).filter(line => line !== "").join("; ").replace(CREDENTIALS_IN_URL, "$1***@").replace(/\.+$/, "");
if (said === "") return "git fetch failed without a word";
const characters = Array.from(said);
return characters.length <= COMPLAINT_CHARACTERS ? said : `…${characters.slice(1 - COMPLAINT_CHARACTERS).join("")}`;
}
async function findMergeBase(git, facts, base, head) {
const found = await (0, run_git.EO)(git, [ "merge-base", base, head ]);
if (found.exitCode > 1 || found.exitCode < 0) throw (0, run_git.gk)(`The merge base of ${base} and ${head} cannot be found`, found);
const mergeBase = found.stdout.toString("latin1").trim();
const cuts = await readShallowFile(facts.shallowFile);
const cutAt = cuts.size === 0 ? [] : await cutsBefore(git, [ base, head ], mergeBase, cuts);
if (cutAt.length > 0) return {
known: false,
cutAt: cutAt
};
if (mergeBase === "") throw unrelated(base, head);
return {
known: true,
mergeBase: mergeBase
};
}
async function readShallowFile(file) {
try {
const text = await promises_.readFile(file, "latin1");
return new Set(text.split("\n").filter(line => line !== ""));
} catch (error) {
if (error.code === "ENOENT") return new Set;
throw error;
}
}
async function cutsBefore(git, tips, mergeBase, cuts) {
const not = mergeBase === "" ? [] : [ "--not", mergeBase ];
const child = (0, run_git.BE)(git, [ "rev-list", ...tips, ...not, "--" ], {
input: ""
});
const found = [];
for await (const id of (0, external_node_readline_namespaceObject.createInterface)({
input: child.stdout
})) if (cuts.has(id)) found.push(id);
const end = await child.ended;
if (end.exitCode !== 0) throw (0, run_git.gk)(`The history of ${tips.join(" and ")} cannot be read`, end);
return found;
}
function unrelated(base, head) {
return new errors.ue("HISTORY_UNRELATED", `The base ${base} and the head ${head} share no commit: there is no change to compute.`, {
hint: "Rebase the branch onto its base, or name the right base."
});
}
const IDS_IN_A_COMMAND = 8;
async function completeHistory(git, facts, remote, missing) {
const shallow = (await readShallowFile(facts.shallowFile)).size > 0;
const depth = fetchDepth(shallow, missing);
const ids = [ ...missing.absent, ...depth === "this-commit" ? [] : missing.cutAt ];
const request = {
remote: remote.name,
ids: ids,
depth: depth,
withoutBlobs: depth === "unshallow"
};
const complaint = remote.fetch ? await fetchObjects(git, request) : void 0;
return remote.fetch && complaint === void 0 ? void 0 : {
gap: historyGap(missing, request, complaint),
complaint: complaint
};
}
async function completeTrees(git, remote, commits, readsFromBase) {
const all = [ commits.base, commits.mergeBase, commits.head ];
const trees = await missingTrees(git, all);
if (trees.size > 0) {
const request = bulk(remote, [ ...trees ], true);
const complaint = remote.fetch ? await fetchObjects(git, request) : "fetching is not allowed";
if (complaint !== void 0) return treesGap(all, request, complaint);
}
if (!remote.fetch) return;
const blobs = await wantedBlobs(git, commits, readsFromBase);
if (blobs.length > 0) await fetchObjects(git, bulk(remote, blobs, true));
return;
}
function fetchDepth(shallow, missing) {
if (!shallow) return "as-is";
return missing.needsHistory ? "unshallow" : "this-commit";
}
function bulk(remote, ids, withoutBlobs) {
return {
remote: remote.name,
ids: ids,
depth: "as-is",
withoutBlobs: withoutBlobs
};
}
function historyGap(missing, request, complaint) {
const lacks = [ ...missing.absent.length > 0 ? [ `the commits ${listed(missing.absent)} are not in it` ] : [], ...missing.cutAt.length > 0 ? [ `its history breaks off at ${listed(missing.cutAt)}` ] : [] ].join(", and ");
const tried = complaint === void 0 ? "" : ` Fetching them failed: ${complaint}.`;
return {
reason: `The merge base cannot be known from this clone: ${lacks}.${tried} Run: ${commandOf(request)}`
};
}
function treesGap(commits, request, complaint) {
return {
reason: `This partial clone lacks ${request.ids.length} trees of the commits ${listed([ ...new Set(commits) ])}: ${complaint}. Run: ${commandOf(request)}`
};
}
function commandOf(request) {
const depth = request.depth === "unshallow" ? " --unshallow" : request.depth === "this-commit" ? " --depth=1" : "";
const few = request.ids.length <= IDS_IN_A_COMMAND;
if (few) return `git fetch${depth} ${request.remote} ${request.ids.join(" ")}`;
return depth === "" ? `git fetch --refetch --no-filter ${request.remote}` : `git fetch${depth} ${request.remote}`;
}
function listed(ids) {
const shown = ids.slice(0, IDS_IN_A_COMMAND).join(", ");
const more = ids.length - IDS_IN_A_COMMAND;
return more > 0 ? `${shown} and ${more} more` : shown;
}
var revisions = __nccwpck_require__(4365);
async function resolveRange(opened, request) {
const {id: head} = await tipOf(opened, request.head ?? "HEAD", request.remote);
const {id: base, name: name} = await tipOf(opened, request.base, request.remote);
const resolved = await rangeOf(opened, request, base, head);
return name === void 0 ? resolved : {
...resolved,
baseName: name
};
}
async function rangeOf(opened, request, base, head) {
const found = await mergeBaseOf(opened, request, base, head);
if (typeof found !== "string") return {
range: {
base: base,
mergeBase: "",
head: head
},
gaps: [ found ]
};
const range = {
base: base,
mergeBase: found,
head: head
};
if (!await isPartialClone(opened.facts.objectsDir)) return {
range: range,
gaps: []
};
const gap = await completeTrees(opened.git, request.remote, range, request.readsFromBase);
return gap === void 0 ? {
range: range,
gaps: []
} : {
range: {
base: base,
mergeBase: "",
head: head
},
gaps: [ gap ]
};
}
async function tipOf({git: git, reader: reader}, revision, remote) {
if (revision === void 0) {
const usual = await (0, revisions.oW)(reader);
if (usual !== void 0) return usual;
} else {
const commit = await (0, revisions.fq)(reader, revision);
if ((0, revisions.JW)(revision)) return {
id: commit?.id ?? revision
};
if (commit !== void 0) return {
id: commit.id,
name: (0, revisions.EU)(revision)
};
}
const asked = remote.fetch ? await askRemote(git, remote.name, revision === void 0 ? "HEAD" : `refs/heads/${(0, 
revisions.W0)(revision, remote.name)}`) : void 0;
if (asked === void 0) throw (0, revisions.Sx)(revision, remote.name);
return {
id: asked,
name: revision === void 0 ? `${remote.name}/HEAD` : (0, revisions.EU)(revision)
};
}
async function mergeBaseOf(opened, request, base, head) {
const {git: git, facts: facts, reader: reader} = opened;
const {remote: remote, knownMergeBase: knownMergeBase} = request;
const wanted = knownMergeBase === void 0 ? [] : [ knownMergeBase ];
const absent = await absentCommits(reader, [ base, head, ...wanted ]);
const before = await findMergeBaseOf(opened, base, head, absent);
if (before.known) return before.mergeBase;
if (knownMergeBase !== void 0 && absent.length === 0) return knownMergeBase;
const still = await completeHistory(git, facts, remote, {
absent: absent,
cutAt: before.cutAt,
needsHistory: knownMergeBase === void 0
});
reader.close();
if (still !== void 0 && !await mayLackCommits(facts)) throw (0, revisions.Sx)(absent[0], remote.name, still.complaint);
if (still !== void 0) return still.gap;
const after = await findMergeBaseOf(opened, base, head, []);
if (after.known) return after.mergeBase;
return knownMergeBase ?? {
reason: `The merge base of ${base} and ${head} cannot be known: even after a fetch the history breaks off at ${after.cutAt.join(", ")}. Run: git fetch --unshallow ${remote.name}`
};
}
async function mayLackCommits(facts) {
return (await readShallowFile(facts.shallowFile)).size > 0 || await isPartialClone(facts.objectsDir);
}
async function findMergeBaseOf({git: git, facts: facts, reader: reader}, base, head, absent) {
if (absent.includes(base) || absent.includes(head)) return {
known: false,
cutAt: []
};
return await isNearAncestor(reader, base, head) ? {
known: true,
mergeBase: base
} : await findMergeBase(git, facts, base, head);
}
const NEAR = 8;
async function isNearAncestor(reader, base, head) {
let id = head;
for (let seen = 0; seen < NEAR && id !== void 0; seen += 1) {
if (id === base) return true;
const commit = await (0, revisions.fq)(reader, id);
if (commit?.parents.includes(base) === true) return true;
id = commit?.parents[0];
}
return false;
}
async function absentCommits(reader, ids) {
const absent = [];
for (const id of new Set(ids)) if (await (0, revisions.fq)(reader, id) === void 0) absent.push(id);
return absent;
}
var model_path = __nccwpck_require__(3070);
var byte_path = __nccwpck_require__(3650);
var repository_head = __nccwpck_require__(9953);
const OBJECT_BYTES = 67108864;
const MOST_ENTRIES = 1e6;
const MOST_PATH_BYTES = 268435456;
const LONGEST_PATH_BYTES = 4096;
const FOLDER = "40000";
const SUBMODULE = "160000";
const LINK = "120000";
const EXECUTABLE_BIT = 64;
async function submoduleTree(git, place, commit) {
const name = Buffer.from((0, model_path.q0)(place.path)).toString("latin1");
const objects = (0, repository_head.t)((0, byte_path.zq)(place.root, name).toString());
if (objects === void 0) return {
kind: "unreadable",
why: "its git folder cannot be found"
};
const reader = objectReader({
...git,
variables: {
GIT_OBJECT_DIRECTORY: objects
}
});
try {
const tree = treeOfCommit(await checked(reader, commit, "commit"));
return {
kind: "entries",
entries: await entriesOf(tree, reader)
};
} catch (thrown) {
const why = thrown instanceof Error ? thrown.message : String(thrown);
return {
kind: "unreadable",
why: why
};
} finally {
reader.close();
}
}
async function entriesOf(tree, reader) {
const entries = [];
const known = new Map;
const count = entryCount();
const waiting = [ {
id: tree,
above: ""
} ];
for (let one = waiting.pop(); one !== void 0; one = waiting.pop()) {
const {id: id, above: above} = one;
const lines = known.get(id) ?? parseTree(await checked(reader, id, "tree"), id);
known.set(id, lines);
for (const {mode: mode, name: name, objectId: objectId} of lines) {
const bytePath = `${above}${name}`;
count.add(bytePath);
if (mode === FOLDER) waiting.push({
id: objectId,
above: `${bytePath}/`
}); else {
const path = (0, model_path.a8)(bytePath);
entries.push({
path: path,
mode: canonical(mode),
objectId: objectId
});
}
}
}
return entries;
}
function entryCount() {
let entries = 0;
let pathBytes = 0;
return {
add: bytePath => {
entries += 1;
pathBytes += bytePath.length;
if (bytePath.length > LONGEST_PATH_BYTES) throw new Error(`it has a path of more than ${String(LONGEST_PATH_BYTES)} bytes`);
if (entries > MOST_ENTRIES || pathBytes > MOST_PATH_BYTES) throw new Error(`it holds more than ${String(MOST_ENTRIES)} files and folders, or their paths more than ${String(MOST_PATH_BYTES)} bytes`);
}
};
}
async function checked(reader, id, type) {
const object = await reader.read(id, OBJECT_BYTES);
if (object?.bytes === void 0 || object.type !== type) throw new Error(`its ${type} ${id} is not in its clone`);
const hash = (0, external_node_crypto_.createHash)(objectFormat(id));
hash.update(`${type} ${String(object.bytes.length)}\0`).update(object.bytes);
if (hash.digest("hex") !== id) throw new Error(`what its clone has as ${type} ${id} is something else`);
return object.bytes;
}
function objectFormat(id) {
return id.length === 64 ? "sha256" : "sha1";
}
function treeOfCommit(bytes) {
const [, id = ""] = /^tree ([0-9a-f]+)\n/.exec(bytes.toString("latin1")) ?? [];
return id;
}
function parseTree(bytes, id) {
const idBytes = id.length / 2;
const found = [];
for (let at = 0; at < bytes.length; ) {
const space = bytes.indexOf(32, at);
const end = bytes.indexOf(0, space);
if (space === -1 || end === -1) break;
found.push({
mode: bytes.toString("latin1", at, space),
name: bytes.toString("latin1", space + 1, end),
objectId: bytes.toString("hex", end + 1, end + 1 + idBytes)
});
at = end + 1 + idBytes;
}
return found;
}
function canonical(mode) {
if (mode === SUBMODULE || mode === LINK) return mode;
const executable = (Number.parseInt(mode, 8) & EXECUTABLE_BIT) !== 0;
return executable ? "100755" : "100644";
}
var external_node_fs_ = __nccwpck_require__(3024);
var temporary_folder = __nccwpck_require__(8336);
async function withCommitAttributes(git, {objectsDir: objectsDir, commit: commit}, use) {
const own = (0, temporary_folder.y)("gate-attributes-");
try {
const seeing = emptyRepository(own, git, objectsDir, commit);
await answer(seeing, commit, [ "read-tree", commit ]);
await writeAttributeFiles(seeing, commit);
return await use(seeing);
} finally {
external_node_fs_.rmSync(own, {
recursive: true,
force: true
});
}
}
async function writeAttributeFiles(git, commit) {
const listed = await answer(git, commit, [ "ls-files", "--stage", "-z", "--", ":(glob)**/.gitattributes" ]);
const files = listed.split("\0").filter(line => line.startsWith("100")).map(line => line.slice(line.indexOf("\t") + 1));
if (files.length === 0) return;
const input = Buffer.from(files.map(one => `${one}\0`).join(""), "latin1");
await answer(git, commit, [ "checkout-index", "-z", "--stdin" ], input);
}
async function answer(git, commit, args, input = "") {
const end = await (0, run_git.EO)(git, args, {
input: input
});
if (end.exitCode === 0) return end.stdout.toString("latin1");
throw (0, run_git.gk)(`The attributes of commit ${commit} cannot be read`, end);
}
function emptyRepository(own, git, objectsDir, commit) {
for (const folder of [ "objects", "refs", "tree" ]) external_node_fs_.mkdirSync(external_node_path_.join(own, folder));
external_node_fs_.writeFileSync(external_node_path_.join(own, "HEAD"), "ref: refs/heads/none\n");
if (commit.length === 64) external_node_fs_.writeFileSync(external_node_path_.join(own, "config"), "[core]\n\trepositoryformatversion = 1\n[extensions]\n\tobjectFormat = sha256\n");
const tree = external_node_path_.join(own, "tree");
return {
...git,
dir: tree,
gitDir: own,
variables: {
GIT_OBJECT_DIRECTORY: objectsDir,
...git.variables,
GIT_WORK_TREE: tree,
GIT_INDEX_FILE: external_node_path_.join(own, "index")
}
};
}
const CONVERTING = [ "ident", "working-tree-encoding" ];
const UNSET = [ "unspecified", "unset", "false" ];
async function writtenFiles(git, {objectsDir: objectsDir, commit: commit}, entries) {
const lineEnds = await lineEndSettings(git);
return await withCommitAttributes(git, {
objectsDir: objectsDir,
commit: commit
}, async seeing => {
const converted = await convertedPaths(seeing, entries.map(bytePathOf));
const written = new Map;
for (const entry of entries) {
const bytePath = bytePathOf(entry);
const text = Buffer.from(bytePath, "latin1").toString("utf8");
if (!converted.has(bytePath) || !isArgument(text, bytePath)) continue;
const digest = await writtenDigest(seeing, lineEnds, {
path: text,
objectId: entry.objectId
});
if (digest !== void 0) written.set(entry.path, digest);
}
return written;
});
}
async function lineEndSettings(git) {
const args = [ "config", "--null", "--get-regexp", "^core\\.(autocrlf|eol)$" ];
const {stdout: stdout} = await (0, run_git.EO)(git, args);
return stdout.toString("utf8").split("\0").filter(Boolean).flatMap(line => [ "-c", line.replace("\n", "=") ]);
}
async function convertedPaths(git, bytePaths) {
const input = bytePaths.map(one => `${one}\0`).join("");
const end = await (0, run_git.EO)(git, [ "check-attr", "--cached", "-z", "--stdin", "filter", ...CONVERTING ], {
input: Buffer.from(input, "latin1")
});
const converted = new Set;
const filtered = new Set;
if (end.exitCode !== 0) return converted;
const fields = end.stdout.toString("latin1").split("\0");
for (let at = 0; at + 2 < fields.length; at += 3) {
const [path = "", name = "", value = ""] = fields.slice(at, at + 3);
if (UNSET.includes(value)) continue;
if (name === "filter") filtered.add(path); else converted.add(path);
}
return new Set([ ...converted ].filter(one => !filtered.has(one)));
}
async function writtenDigest(git, settings, {path: path, objectId: objectId}) {
const args = [ ...settings, "cat-file", "--filters", `--path=${path}`, objectId ];
const child = (0, run_git.BE)(git, args, {
input: ""
});
const hash = (0, external_node_crypto_.createHash)("sha256");
child.stdout.on("data", chunk => hash.update(chunk));
const {exitCode: exitCode} = await child.ended;
return exitCode === 0 ? hash.digest("hex") : void 0;
}
function bytePathOf({path: path}) {
return Buffer.from((0, model_path.q0)(path)).toString("latin1");
}
function isArgument(text, bytePath) {
return Buffer.from(text).toString("latin1") === bytePath;
}
const FILTER_SETTINGS = [ "config", "--null", "--name-only", "--get-regexp", "^filter\\." ];
async function stagedPaths(git, commit) {
const staged = await fields(git, [ "diff-index", "--cached", "--name-only", "--no-renames", "--diff-filter=A", "--ignore-submodules=all", "-z", "--end-of-options", commit ]);
return staged.map(model_path.a8);
}
async function filteredPaths(git, place, paths) {
const filtered = new Map;
if (paths.length === 0) return filtered;
const drivers = await filterDrivers(git);
if (drivers.size === 0) return filtered;
const input = Buffer.concat(paths.flatMap(one => [ Buffer.from((0, model_path.q0)(one)), Buffer.of(0) ]));
const answers = await withCommitAttributes(git, place, seeing => fields(seeing, [ "check-attr", "--cached", "-z", "--stdin", "filter" ], input));
for (let at = 0; at + 2 < answers.length; at += 3) {
const [path = "", , value = ""] = answers.slice(at, at + 3);
if (value !== "lfs" && drivers.has(value)) filtered.set((0, model_path.a8)(path), value);
}
return filtered;
}
async function filterDrivers(git) {
const {stdout: stdout} = await (0, run_git.EO)(git, FILTER_SETTINGS, {
storing: true
});
const names = stdout.toString("utf8").split("\0").filter(Boolean);
return new Set(names.map(name => name.slice(7, name.lastIndexOf("."))).filter(name => name !== "lfs"));
}
async function fields(git, args, input = "") {
const end = await (0, run_git.EO)(git, args, {
input: input
});
if (end.exitCode !== 0) throw (0, run_git.gk)("The uncommitted files cannot be listed", end);
return end.stdout.toString("latin1").split("\0").filter(Boolean);
}
async function untrackedPaths(git) {
return await listedOthers(git, [ "--directory", "--no-empty-directory" ]);
}
async function presentFiles(git) {
const own = (0, temporary_folder.y)("gate-list-");
try {
for (const folder of [ "objects", "refs" ]) external_node_fs_.mkdirSync(external_node_path_.join(own, folder));
external_node_fs_.writeFileSync(external_node_path_.join(own, "HEAD"), "ref: refs/heads/none\n");
const variables = {
GIT_WORK_TREE: git.dir
};
return await listedOthers({
...git,
gitDir: own,
variables: variables
}, []);
} finally {
external_node_fs_.rmSync(own, {
recursive: true,
force: true
});
}
}
async function listedOthers(git, flags) {
const listed = await (0, run_git.EO)(git, [ "ls-files", "--others", "--exclude-standard", ...flags, "-z" ]);
if (listed.exitCode !== 0) throw (0, run_git.gk)("The untracked files cannot be listed", listed);
return listed.stdout.toString("latin1").split("\0").filter(name => name !== "").map(model_path.a8);
}
async function listTree(git, commit) {
const child = (0, run_git.BE)(git, [ "ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit ], {
input: ""
});
const entries = [];
let rest = "";
for await (const chunk of child.stdout) {
const lines = (rest + chunk.toString("latin1")).split("\0");
rest = lines.pop() ?? "";
for (const line of lines) entries.push(treeEntry(line));
}
const end = await child.ended;
if (end.exitCode !== 0 && end.stderr.includes("not a tree object")) throw notInClone(commit);
if (end.exitCode !== 0) throw (0, run_git.gk)(`The files of commit ${commit} cannot be listed`, end);
return entries;
}
async function hasEntry({git: git, reader: reader, facts: facts}, commit, path) {
const name = Buffer.from((0, model_path.q0)(path)).toString("latin1");
if (isPlain(name) && await reader.read(`${commit}:${name}`, 0)) return true;
if (isPlain(name) && !await isPartialClone(facts.objectsDir)) return false;
return (await listTree(git, commit)).some(entry => entry.path === path || entry.path.startsWith(`${path}/`));
}
async function readTreeFile(reader, entry, limit) {
if (entry.mode === "160000") return {
kind: "unreadable",
why: "it is a submodule"
};
const object = await reader.read(entry.objectId, limit).catch(error => (0, errors.Ub)(error));
if (object instanceof errors.ue) return {
kind: "unreadable",
why: object.message
};
if (object?.type !== "blob") return {
kind: "unreadable",
why: "its content is not in this clone; run: git fetch --refetch --no-filter origin"
};
return object.bytes === void 0 ? {
kind: "too_large",
size: object.size
} : {
kind: "bytes",
bytes: object.bytes
};
}
function notInClone(commit) {
return new errors.ue("REVISION_UNKNOWN", `The commit ${commit} is not in this clone, so its files cannot be read.`, {
hint: `Run: git fetch origin ${commit}`
});
}
function isPlain(name) {
return /^[\w.-]+(?:\/[\w.-]+)*$/.test(name);
}
function treeEntry(line) {
const tab = line.indexOf("\t");
const [mode = "", , objectId = ""] = line.slice(0, tab).split(" ");
return {
path: (0, model_path.a8)(line.slice(tab + 1)),
mode: mode,
objectId: objectId
};
}
async function openRepository(request) {
const program = request.gitPath ?? (0, find_git.C)(request.environment);
const found = {
program: program,
dir: external_node_path_.resolve(request.dir),
environment: request.environment
};
const {facts: facts, reader: reader, head: head} = await openTogether(found);
const git = {
...found,
dir: facts.root,
gitDir: facts.gitDir,
...request.remoteCalls === void 0 ? {} : {
remoteCall: request.remoteCalls
}
};
const opened = {
git: git,
facts: facts,
reader: reader ?? objectReader(git)
};
const checkedOut = head ?? await checkedOutCommit(opened);
if (request.worktree !== true) return repositoryOf(opened, request, checkedOut);
opened.reader.close();
const {worktreeSnapshot: worktreeSnapshot} = await __nccwpck_require__.e(159).then(__nccwpck_require__.bind(__nccwpck_require__, 3159));
const snapshot = await worktreeSnapshot(git, facts, checkedOut);
const {commit: commit, uncommitted: uncommitted} = snapshot;
const seeing = {
git: snapshot.git,
facts: facts,
reader: objectReader(snapshot.git)
};
const onlyHere = {
...request,
head: commit.id,
fetch: false
};
return {
...repositoryOf(seeing, onlyHere, commit),
worktree: {
head: checkedOut.id,
uncommitted: uncommitted,
remove: () => snapshot.remove()
}
};
}
function repositoryOf(opened, request, checkedOut) {
const {git: git, facts: facts, reader: reader} = opened;
const {objectsDir: objectsDir} = facts;
return {
root: facts.root,
checkedOut: checkedOut,
changes: changeSource(opened, request),
files: {
list: commit => listTree(git, commit),
has: (commit, name) => hasEntry(opened, commit, name),
read: (entry, limit) => readTreeFile(reader, entry, limit),
submodule: (root, path, commit) => submoduleTree(git, {
root: root,
path: path
}, commit),
written: (commit, entries) => writtenFiles(git, {
objectsDir: objectsDir,
commit: commit
}, entries)
},
untracked: () => untrackedPaths(git),
staged: () => request.worktree === true ? Promise.resolve([]) : stagedPaths(git, checkedOut.id),
filtered: paths => filteredPaths(git, {
objectsDir: objectsDir,
commit: checkedOut.id
}, paths),
presentFiles: () => presentFiles(git),
close: () => {
reader.close();
}
};
}
async function openTogether(found) {
const reader = objectReader(found);
const reading = (0, revisions.fq)(reader, "HEAD").catch(() => {});
try {
const facts = await (0, discover_repository.q)(found);
const head = await reading;
if (head !== void 0) return {
facts: facts,
head: head,
reader: reader
};
reader.close();
return {
facts: facts
};
} catch (error) {
await reading;
reader.close();
throw error;
}
}
function changeSource(opened, request) {
let resolved;
return {
resolve: () => resolved ??= resolveRange(opened, {
...request,
remote: {
name: request.remote ?? "origin",
fetch: request.fetch
},
readsFromBase: request.readsFromBase ?? isLikelyReadFromBase
}),
changes: range => changesOf(opened, range)
};
}
async function* changesOf({git: git, facts: facts}, range) {
if (range.mergeBase === "") return;
const missing = await isPartialClone(facts.objectsDir) ? await missingObjects(git, [ range.head ]) : new Set;
yield* treeChanges(git, range, missing);
}
async function checkedOutCommit({reader: reader, facts: facts}) {
const commit = await (0, revisions.fq)(reader, "HEAD");
if (commit !== void 0) return commit;
reader.close();
throw new errors.ue("REPOSITORY_INVALID", `A commit was expected at HEAD of ${facts.root}, and there is none: the branch has no commit yet.`, {
hint: "Commit something, or check a commit out."
});
}
},
9969: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
A8: () => rawChanges,
is: () => hasBlob
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
var _run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3852);
const DELETED = "000000";
const SUBMODULE = "160000";
const MODES = [ "100644", DELETED, "100755", "120000", SUBMODULE ];
const DIFF_TREE = [ "diff-tree", "-r", "--raw", "-z", "--no-renames", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--ignore-submodules=none", "--end-of-options" ];
async function* rawChanges(git, from, to) {
const child = (0, _run_git_js__WEBPACK_IMPORTED_MODULE_1__.BE)(git, [ ...DIFF_TREE, from, to ], {
input: ""
});
try {
let rest = "";
for await (const chunk of child.stdout) {
const text = rest + chunk.toString("latin1");
const {changes: changes, used: used} = parseRawChanges(text);
rest = text.slice(used);
yield changes;
}
const end = await child.ended;
if (end.exitCode !== 0 || rest !== "") throw (0, _run_git_js__WEBPACK_IMPORTED_MODULE_1__.gk)(`The difference of ${from} and ${to} cannot be read`, end);
} finally {
child.kill();
}
}
function hasBlob(change) {
return change.mode !== DELETED && change.mode !== SUBMODULE;
}
function parseRawChanges(text) {
const changes = [];
let at = 0;
for (;;) {
const headEnd = text.indexOf("\0", at);
if (headEnd < 0) break;
const pathEnd = text.indexOf("\0", headEnd + 1);
if (pathEnd < 0) break;
changes.push(rawChange(text, at, headEnd, pathEnd));
at = pathEnd + 1;
}
return {
changes: changes,
used: at
};
}
function rawChange(text, at, headEnd, pathEnd) {
const idLength = (headEnd - at - 18) / 2;
if (text.charCodeAt(at) !== 58 || idLength !== 40 && idLength !== 64) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("GIT_FAILED", `git diff-tree printed a record in a form that is not known: ${JSON.stringify(text.slice(at, headEnd))}.`);
const idStart = at + 16 + idLength;
return {
mode: knownMode(text.slice(at + 8, at + 14)),
objectId: text.slice(idStart, idStart + idLength),
bytePath: text.slice(headEnd + 1, pathEnd)
};
}
function knownMode(mode) {
return MODES.find(known => known === mode) ?? mode;
}
},
4365: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
EU: () => shortName,
JW: () => isFullId,
Sx: () => revisionUnknown,
W0: () => branchOf,
fq: () => findCommit,
oW: () => findDefaultBase
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const COMMIT_BYTES = 16 << 20;
const DEFAULT_BASES = [ "refs/remotes/origin/HEAD", "refs/heads/main", "refs/remotes/origin/main", "refs/heads/master", "refs/remotes/origin/master" ];
function isFullId(revision) {
return FULL_ID.test(revision);
}
async function findCommit(reader, revision) {
const found = [];
for (const name of fullNames(revision)) {
const commit = await readCommit(reader, name);
if (commit !== void 0 && found.every(one => one.id !== commit.id)) found.push(commit);
}
if (found.length > 1) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("REVISION_UNKNOWN", `The revision ${JSON.stringify(revision)} names ${found.length} commits: ${found.map(one => one.id).join(", ")}.`, {
hint: `Write it in full, such as refs/heads/${revision} or refs/remotes/${revision}.`
});
return found[0];
}
async function findDefaultBase(reader) {
for (const name of DEFAULT_BASES) {
const commit = await readCommit(reader, name);
if (commit !== void 0) return {
...commit,
name: shortName(name)
};
}
return;
}
function shortName(ref) {
return ref.replace(/^refs\/(?:heads|remotes|tags)\//, "");
}
function revisionUnknown(revision, remote, complaint) {
if (revision === void 0) return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("REVISION_UNKNOWN", `No merge target was named, and the repository has none of ${DEFAULT_BASES.join(", ")}.`, {
hint: "Name the base, such as --base origin/develop."
});
const branch = branchOf(revision, remote);
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("REVISION_UNKNOWN", `The revision ${JSON.stringify(revision)} names no commit of this repository${complaint === void 0 ? "" : `, and fetching it failed: ${complaint}`}.`, {
hint: isRefName(branch) ? `See \`git branch --all\`; to have it from the remote, give \`--fetch\`, or: git fetch ${remote} ${branch}` : "See `git log --oneline`; in a shallow clone, older commits come by `--fetch`, or by: git fetch --unshallow"
});
}
function branchOf(revision, remote) {
for (const prefix of [ `refs/remotes/${remote}/`, `${remote}/`, "refs/heads/" ]) if (revision.startsWith(prefix)) return revision.slice(prefix.length);
return revision;
}
function isRefName(name) {
return /^[\w./-]+$/.test(name);
}
function fullNames(revision) {
if (revision === "") return [];
if (isFullId(revision) || revision.startsWith("refs/")) return [ revision ];
if (revision === "HEAD" || revision === "@") return [ "HEAD" ];
return [ `refs/heads/${revision}`, `refs/remotes/${revision}`, `refs/tags/${revision}`, revision ];
}
async function readCommit(reader, name) {
const object = await reader.read(`${name}^{commit}`, COMMIT_BYTES);
if (object?.type !== "commit") return;
return {
id: object.id,
parents: parentsOf(object.bytes)
};
}
function parentsOf(bytes) {
if (bytes === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("GIT_FAILED", `A commit of at most ${COMMIT_BYTES} bytes was expected, and a larger one came.`);
const parents = [];
for (const line of bytes.toString("latin1").split("\n")) {
if (line === "") break;
if (line.startsWith("parent ")) parents.push(line.slice(7));
}
return parents;
}
},
3852: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
gk: () => gitFailed,
EO: () => runGit,
BE: () => startGit
});
var external_node_child_process_ = __nccwpck_require__(1421);
var errors = __nccwpck_require__(452);
var find_git = __nccwpck_require__(9381);
var external_node_path_ = __nccwpck_require__(6760);
var program_path = __nccwpck_require__(4070);
const ALWAYS = [ "SYSTEMROOT", "SystemRoot", "TMPDIR", "TEMP" ];
const FOR_NETWORK = [ "HOME", "USER", "LOGNAME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "PROGRAMDATA", "XDG_CONFIG_HOME", "SSH_AUTH_SOCK", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY", "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH", "KRB5CCNAME" ];
const HARDENED = {
LC_ALL: "C",
GIT_TERMINAL_PROMPT: "0",
GIT_OPTIONAL_LOCKS: "0",
GIT_NO_REPLACE_OBJECTS: "1",
GIT_GRAFT_FILE: "/dev/null",
GIT_NO_LAZY_FETCH: "1",
GIT_ATTR_NOSYSTEM: "1"
};
const NO_CONFIGURATION = {
GIT_CONFIG_NOSYSTEM: "1",
GIT_CONFIG_GLOBAL: "/dev/null"
};
const SETTINGS = [ "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.attributesFile=/dev/null", "core.pager=cat", "diff.external=", "diff.ignoreSubmodules=none", "gc.auto=0", "maintenance.auto=false", "advice.graftFileDeprecated=false", "credential.interactive=never" ];
const LOCAL_SETTINGS = [ ...SETTINGS, "core.packedGitWindowSize=16m", "core.packedGitLimit=64m", "core.bigFileThreshold=1m", "protocol.allow=never" ];
const NETWORK_SETTINGS = [ ...SETTINGS, "http.lowSpeedLimit=1", "http.lowSpeedTime=60" ];
function gitEnvironment(environment, network) {
const names = network ? [ ...ALWAYS, ...FOR_NETWORK ] : ALWAYS;
const passed = names.flatMap(name => {
const value = environment[name];
return value === void 0 ? [] : [ [ name, value ] ];
});
return {
...Object.fromEntries(passed),
PATH: (0, program_path.L)(environment).join(external_node_path_.delimiter),
...HARDENED,
...network ? {} : NO_CONFIGURATION
};
}
function storingEnvironment(environment) {
return {
...gitEnvironment(environment, true),
GIT_ATTR_NOSYSTEM: "0"
};
}
function gitSettings(network) {
return (network ? NETWORK_SETTINGS : LOCAL_SETTINGS).flatMap(setting => [ "-c", setting ]);
}
function storingSettings() {
return [ ...SETTINGS.filter(setting => !setting.startsWith("core.attributesFile=")), "core.trustctime=true", "core.checkStat=default", "core.splitIndex=false", "core.untrackedCache=false", "protocol.allow=never" ].flatMap(setting => [ "-c", setting ]);
}
const STDERR_TAIL_BYTES = 4096;
function startGit(git, args, {network: network = false, storing: storing = false, input: input} = {}) {
const settings = storing ? storingSettings() : gitSettings(network);
const child = (0, external_node_child_process_.spawn)(git.program, gitArguments(git, args, settings), {
cwd: git.dir,
env: {
...storing ? storingEnvironment(git.environment) : gitEnvironment(git.environment, network),
...git.variables
},
stdio: [ "pipe", "pipe", "pipe" ],
windowsHide: true,
detached: network
});
child.stdin.on("error", () => {});
if (input !== void 0) child.stdin.end(input);
const handles = [ child, child.stdin, child.stdout, child.stderr ];
return {
stdin: child.stdin,
stdout: child.stdout,
ended: gitEnd(child, git.program),
kill: () => {
child.kill("SIGKILL");
child.stdout.destroy();
},
keepAlive: wanted => {
for (const handle of handles) if (wanted) handle.ref(); else handle.unref();
}
};
}
function gitArguments({gitDir: gitDir}, args, settings) {
const place = gitDir === void 0 ? [] : [ `--git-dir=${gitDir}` ];
return [ "--no-pager", ...settings, ...place, ...args ];
}
function definedOnly(environment) {
return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => value === void 0 ? [] : [ [ name, value ] ]));
}
async function runGit(git, args, call = {}) {
if (call.network === true && git.remoteCall !== void 0) return await git.remoteCall({
program: git.program,
args: gitArguments(git, args, gitSettings(true)),
cwd: git.dir,
environment: definedOnly(gitEnvironment(git.environment, true)),
input: (call.input ?? "").toString()
});
const child = startGit(git, args, {
input: "",
...call
});
const chunks = [];
child.stdout.on("data", chunk => chunks.push(chunk));
const end = await child.ended;
return {
...end,
stdout: Buffer.concat(chunks)
};
}
function gitFailed(what, end) {
const complaint = end.stderr.trim();
return new errors.ue("GIT_FAILED", `${what}: git ended with ${end.exitCode === -1 ? "a signal" : `exit code ${end.exitCode}`}${complaint === "" ? "." : `: ${complaint}`}`, {
hint: "Run `git fsck` in the repository; if that is clean, please report this."
});
}
function gitEnd(child, program) {
return new Promise((resolve, reject) => {
let tail = Buffer.alloc(0);
child.stderr?.on("data", chunk => {
tail = Buffer.concat([ tail, chunk ]).subarray(-STDERR_TAIL_BYTES);
});
child.once("error", error => {
reject((0, find_git.H)(`${program} could not start: ${error.message}.`, error));
});
child.once("close", code => {
resolve({
exitCode: code ?? -1,
stderr: tail.toString("utf8")
});
});
});
}
},
4070: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
L: () => absoluteFolders,
k: () => programPath
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
function programPath(name, environment) {
const file = node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter === ";" ? `${name}.exe` : name;
return absoluteFolders(environment).map(folder => node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, file)).find(isProgram);
}
function absoluteFolders(environment) {
return (environment["PATH"] ?? environment["Path"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter(folder => node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(folder));
}
function isProgram(file) {
try {
node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(file).isFile();
} catch {
return false;
}
}
},
8336: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
y: () => temporaryFolder
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(452);
function temporaryFolder(prefix, within = node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir()) {
try {
return node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync(node_path__WEBPACK_IMPORTED_MODULE_2__.join(within, prefix));
} catch (cause) {
const code = cause.code ?? "no reason given";
throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.ue("OUTPUT_FAILED", `A folder for temporary files was expected to be made in ${within}, and could not be: ${code}.`, {
cause: cause,
hint: "Set TMPDIR to a folder that is there and can be written, or leave it unset."
});
}
}
},
8668: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
l: () => OPTIONS
});
const RANGE = {
base: {
type: "string"
},
head: {
type: "string",
default: "HEAD"
},
repo: {
type: "string",
default: "."
},
fetch: {
type: "boolean",
default: false
},
json: {
type: "boolean",
default: false
}
};
const OPTIONS = {
verify: {
...RANGE,
waivers: {
type: "string"
},
receipt: {
type: "string"
},
verifier: {
type: "string"
},
isolation: {
type: "string"
},
"isolation-minimum": {
type: "string"
},
worktree: {
type: "boolean",
default: false
},
html: {
type: "string"
},
quiet: {
type: "boolean",
default: false
}
},
plan: RANGE,
digest: RANGE,
"verify-receipt": {
repo: {
type: "string",
default: "."
},
evidence: {
type: "string"
},
fetch: {
type: "boolean",
default: false
},
json: {
type: "boolean",
default: false
}
},
explain: {
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
init: {
repo: {
type: "string",
default: "."
},
yes: {
type: "boolean",
short: "y",
default: false
},
force: {
type: "boolean",
default: false
},
"dry-run": {
type: "boolean",
default: false
},
json: {
type: "boolean",
default: false
},
branch: {
type: "string"
},
check: {
type: "string"
},
packages: {
type: "boolean"
},
"no-packages": {
type: "boolean"
}
},
doctor: {
repo: {
type: "string",
multiple: true
},
"token-env": {
type: "string",
default: "GITHUB_TOKEN"
},
branch: {
type: "string"
},
json: {
type: "boolean",
default: false
}
},
demo: {
json: {
type: "boolean",
default: false
}
}
};
},
535: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
K: () => exitOfFault,
dc: () => EXIT,
o2: () => exitOfCompletion
});
const EXIT = {
complete: 0,
incomplete: 1,
usage: 2,
unevaluated: 3
};
function exitOfCompletion(completion) {
return completion.kind === "incomplete" ? EXIT.incomplete : EXIT.complete;
}
function exitOfFault(fault) {
return fault === "user" ? EXIT.usage : EXIT.unevaluated;
}
},
2529: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
MB: () => pageFlag,
Ns: () => demoFlags,
XE: () => verifyFlags,
hG: () => rangeFlags
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(452);
var _command_options_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8668);
var _understood_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7200);
function rangeFlags(command, args) {
const {values: values} = (0, _understood_js__WEBPACK_IMPORTED_MODULE_3__.S)(command, () => (0, 
node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: [ ...args ],
options: _command_options_js__WEBPACK_IMPORTED_MODULE_2__.l[command],
strict: true
}));
return {
...values,
base: values.base
};
}
function verifyFlags(args) {
const {values: values, tokens: tokens} = (0, _understood_js__WEBPACK_IMPORTED_MODULE_3__.S)("verify", () => (0, 
node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: [ ...args ],
options: _command_options_js__WEBPACK_IMPORTED_MODULE_2__.l.verify,
strict: true,
tokens: true
}));
const given = tokens.map(one => one.kind === "option" ? one.name : "");
if (values.worktree) refuseBesideWorktree(given);
return {
...values,
base: values.base,
waivers: values.waivers,
receipt: values.receipt,
verifier: values.verifier,
isolation: values.isolation,
isolationMinimum: values["isolation-minimum"],
html: pageFlag(values.html)
};
}
function pageFlag(file) {
if (file === void 0 || file !== "" && file !== "-") return file;
throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("USAGE", `--html expects a file, not "${file}": the verdict goes to standard output.`, {
hint: "Name a file, such as: --html page.html"
});
}
const BESIDE_WORKTREE = {
head: "the work tree is the head: leave `--head` out.",
receipt: "a receipt names a commit: commit, and leave `--worktree` out.",
fetch: "nothing is written to the repository then: run `git fetch` before, and leave `--fetch` out."
};
function refuseBesideWorktree(given) {
for (const [name, mend] of Object.entries(BESIDE_WORKTREE)) if (given.includes(name)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("USAGE", `\`--worktree\` does not go with \`--${name}\`: ${mend}`);
}
function demoFlags(args) {
return (0, _understood_js__WEBPACK_IMPORTED_MODULE_3__.S)("demo", () => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: [ ...args ],
options: _command_options_js__WEBPACK_IMPORTED_MODULE_2__.l.demo,
strict: true
})).values;
}
},
2604: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
s: () => jsonText
});
const COMMAND_MARK = /#(?=[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]*(?:#|\[|vso\[))/giu;
function jsonText(value, indent) {
return JSON.stringify(value, void 0, indent).replace(COMMAND_MARK, String.raw`\u0023`);
}
},
7561: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
z: () => openChange
});
var _adapters_git_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6879);
var _observe_scope_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3004);
var _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3770);
async function openChange(flags, line) {
const repository = await (0, _adapters_git_index_js__WEBPACK_IMPORTED_MODULE_0__.h)({
dir: flags.repo,
head: flags.head,
fetch: flags.fetch,
worktree: flags.worktree === true,
environment: line.environment,
...flags.base === void 0 ? {} : {
base: flags.base
}
});
return {
...repository,
scope: () => scopeOf(repository)
};
}
async function scopeOf({changes: changes, files: files}) {
const {range: range} = await changes.resolve();
const named = await files.has(range.base, _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__.l);
if (!named && !await files.has(range.base, _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__.O)) return _observe_scope_js__WEBPACK_IMPORTED_MODULE_1__.Rm;
const {readPolicy: readPolicy} = await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(815), __nccwpck_require__.e(339), __nccwpck_require__.e(948) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 5339));
const entries = await files.list(range.base);
try {
return (0, _observe_scope_js__WEBPACK_IMPORTED_MODULE_1__.tw)((await readPolicy(files, range.base, entries)).policy);
} catch (thrown) {
const entry = entries.find(({path: path}) => path === _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_2__.l);
if (entry === void 0 || !await needsNoPolicy(files, entry)) throw thrown;
return _observe_scope_js__WEBPACK_IMPORTED_MODULE_1__.Rm;
}
}
async function needsNoPolicy(files, entry) {
const {LARGEST_POLICY: LARGEST_POLICY} = await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(815), __nccwpck_require__.e(339), __nccwpck_require__.e(948) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 5339));
const {leavesNothingOut: leavesNothingOut} = await Promise.all([ __nccwpck_require__.e(815), __nccwpck_require__.e(937) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 8937));
const isFile = entry.mode === "100644" || entry.mode === "100755";
const file = await files.read(entry, LARGEST_POLICY);
return isFile && file.kind === "bytes" && leavesNothingOut(Buffer.from(file.bytes).toString("utf8"));
}
},
7721: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
Be: () => isReaderGone,
Q2: () => printJson,
Z0: () => outputFailed,
yy: () => print
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(452);
var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2604);
function print({stdout: stdout}, text) {
try {
stdout.write(text);
} catch (thrown) {
if (!isReaderGone(thrown)) throw outputFailed(thrown);
}
}
function printJson(line, value, indent = 2) {
print(line, `${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_1__.s)(value, indent)}\n`);
}
function isReaderGone(thrown) {
return thrown instanceof Error && "code" in thrown && thrown.code === "EPIPE";
}
function outputFailed(thrown) {
const why = thrown instanceof Error ? thrown.message : String(thrown);
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("OUTPUT_FAILED", `The output could not be written: ${why}. Free space where it goes, and run again.`, {
cause: thrown
});
}
},
7200: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
S: () => understood,
C: () => usage
});
var errors = __nccwpck_require__(452);
var nearest_word = __nccwpck_require__(2616);
var command_options = __nccwpck_require__(8668);
const CHARACTERS = 80;
function unknownFlag(command, flag) {
const name = flag.slice(0, CHARACTERS);
const others = commands().filter(one => flagsOf(one).includes(name));
if (others.length > 0) return `${command} takes no ${name}: it is a flag of ${listed(others)}.`;
const meant = (0, nearest_word.z)(name, flagsOf(command));
return `${command} takes no ${name}.${meant === void 0 ? elsewhere(name) : ` Did you mean "${meant}"?`}`;
}
function elsewhere(name) {
const meant = (0, nearest_word.z)(name, [ ...new Set(commands().flatMap(flagsOf)) ]);
if (meant === void 0) return "";
const others = commands().filter(one => flagsOf(one).includes(meant));
return ` Did you mean "${meant}"? It is a flag of ${listed(others)}.`;
}
function commands() {
return Object.keys(command_options.l);
}
function flagsOf(command) {
return Object.keys(command_options.l[command]).map(name => `--${name}`);
}
function listed(names) {
const last = names.at(-1) ?? "";
return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
function understood(command, parse) {
try {
return parse();
} catch (thrown) {
const message = thrown instanceof Error ? thrown.message : String(thrown);
const [, flag] = /\bUnknown option '(--?[^']+)'/.exec(message) ?? [];
const words = flag === void 0 ? message : unknownFlag(command, flag);
throw usage(command, words, thrown);
}
}
function usage(command, message, cause) {
return new errors.ue("USAGE", message, {
cause: cause,
hint: `\`completion-gate ${command} --help\` lists its flags.`
});
}
},
452: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
Ub: () => asGateError,
ue: () => GateError,
xb: () => assertNever
});
const FAULT_OF = {
USAGE: "user",
POLICY_INVALID: "user",
POLICY_UNREADABLE: "user",
INPUT_INVALID: "user",
INPUT_UNREADABLE: "user",
REPOSITORY_INVALID: "user",
REVISION_UNKNOWN: "user",
VALUE_INVALID: "user",
HISTORY_UNRELATED: "change",
COMMIT_MISSING: "change",
ISOLATION_UNAVAILABLE: "user",
PERMISSION_MISSING: "user",
RATE_LIMITED: "github",
GITHUB_UNAVAILABLE: "github",
GITHUB_REFUSED: "github",
GITHUB_UNEXPECTED: "github",
GIT_FAILED: "gate",
OUTPUT_FAILED: "gate",
INTERNAL: "gate"
};
class GateError extends Error {
code;
fault;
hint;
problems;
constructor(code, message, details = {}) {
super(message, details.cause === void 0 ? void 0 : {
cause: details.cause
});
this.name = "GateError";
this.code = code;
this.fault = FAULT_OF[code];
this.hint = details.hint;
this.problems = details.problems ?? [];
}
}
function asGateError(thrown) {
if (thrown instanceof GateError) return thrown;
const message = thrown instanceof Error ? thrown.message : String(thrown);
return new GateError("INTERNAL", `The gate failed: ${message}`, {
cause: thrown,
hint: "This is a bug of completion-gate: please report it with the output above."
});
}
function assertNever(value) {
throw new GateError("INTERNAL", `Unexpected value: ${JSON.stringify(value)}`);
}
},
4505: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
Bc: () => isDigest,
Vx: () => EMPTY_DIGEST,
sc: () => sha256
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
const DIGEST = /^[0-9a-f]{64}$/;
const EMPTY_DIGEST = "";
function sha256(content) {
return node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash("sha256").update(content).digest("hex");
}
function isDigest(text) {
return DIGEST.test(text);
}
},
4780: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
cR: () => EVIDENCE_LIMIT_BYTES,
m$: () => EVIDENCE_SCHEMA,
sk: () => LEDGER_SCHEMA
});
const LEDGER_SCHEMA = "completion-gate.ledger.v1";
const EVIDENCE_SCHEMA = "completion-gate.evidence.v1";
const EVIDENCE_LIMIT_BYTES = 67108864;
},
9021: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
K: () => harmlessLine
});
const ESCAPE_SEQUENCES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]/g;
const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;
const IGNORED_BY_COMPARISON = /[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu;
const COLON_COMMAND = /^(\s*):(?=\t*:)/;
const BRACKET_COMMAND = /#(?=\t*#\t*(?:v\t*s\t*o\t*)?\[)/gi;
function harmlessLine(line) {
const plain = line.replace(ESCAPE_SEQUENCES, "").replace(CONTROLS, "");
const compared = plain.replace(IGNORED_BY_COMPARISON, "");
const parted = compared.replace(COLON_COMMAND, "$1: ").replace(BRACKET_COMMAND, "# ");
return parted === compared ? plain : parted;
}
},
3117: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
E: () => isHarnessPath
});
const HARNESS_FOLDERS = new Set([ ".git", ".a3s", ".a3s-code" ]);
const LOOP_POLICY = /^\.a3s\/loops\/[^/]+\/(?:ACCEPTANCE|STATE)\.md$/;
function isHarnessPath(path) {
return path.split("/").some(component => HARNESS_FOLDERS.has(component)) && !LOOP_POLICY.test(path);
}
},
6732: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
B: () => mutationLedger
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4505);
var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3070);
function mutationLedger(observed) {
const sorted = [ ...observed ].sort(compareRecords);
const records = sorted.filter((record, at) => {
const before = sorted[at - 1];
return before === void 0 || compareRecords(before, record) !== 0;
});
return {
records: records,
effect_digest: effectDigest(records)
};
}
function recordLine(record) {
return `${record.tool}|${record.path}|${record.content_digest}`;
}
function effectDigest(records) {
if (records.length === 0) return _digest_js__WEBPACK_IMPORTED_MODULE_1__.Vx;
const hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
records.forEach((record, at) => {
hash.update(at === 0 ? recordLine(record) : `\n${recordLine(record)}`);
});
return hash.digest("hex");
}
function compareRecords(left, right) {
return (0, _path_js__WEBPACK_IMPORTED_MODULE_2__.Xo)(left.path, right.path) || (0, 
_path_js__WEBPACK_IMPORTED_MODULE_2__.Xo)(left.tool, right.tool) || (0, _path_js__WEBPACK_IMPORTED_MODULE_2__.Xo)(left.content_digest, right.content_digest);
}
},
2616: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
a: () => didYouMean,
z: () => nearestWord
});
const MOST_EDITS = 2;
function didYouMean(word, known) {
const meant = nearestWord(word, known);
return meant === void 0 ? "" : ` Did you mean "${meant}"?`;
}
function nearestWord(word, known) {
const near = known.map(one => ({
one: one,
edits: editsBetween(word, one)
})).sort((a, b) => a.edits - b.edits)[0];
return near !== void 0 && near.edits <= Math.min(MOST_EDITS, word.length / 2) ? near.one : void 0;
}
function editsBetween(word, other) {
if (word.length > 2 * other.length) return word.length;
let row = Array.from({
length: other.length + 1
}, (_, at) => at);
for (const [i, letter] of Array.from(word).entries()) {
const next = [ i + 1 ];
for (const [j, against] of Array.from(other).entries()) next.push(Math.min((row[j] ?? 0) + (letter === against ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
row = next;
}
return row.at(-1) ?? word.length;
}
},
3070: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
O0: () => encodePath,
Xo: () => compareBytes,
a8: () => encodeByteString,
q0: () => decodePath
});
const ENCODER = new TextEncoder;
const STRICT_DECODER = new TextDecoder("utf-8", {
fatal: true,
ignoreBOM: true
});
const NEEDS_CARE = /[%\x00-\x1f\x7f-\uffff]/;
function encodePath(bytes) {
let encoded = "";
let at = 0;
while (at < bytes.length) {
const length = sequenceLength(bytes, at);
if (length === 0) {
encoded += percent(bytes[at] ?? 0);
at += 1;
continue;
}
const first = bytes[at] ?? 0;
encoded += length === 1 && isReserved(first) ? percent(first) : STRICT_DECODER.decode(bytes.subarray(at, at + length));
at += length;
}
return encoded;
}
function encodeByteString(byteString) {
return NEEDS_CARE.test(byteString) ? encodePath(Uint8Array.from(byteString, unit => unit.charCodeAt(0))) : byteString;
}
function decodePath(encoded) {
const bytes = ENCODER.encode(encoded);
const decoded = [];
for (let at = 0; at < bytes.length; at += 1) {
const byte = bytes[at] ?? 0;
if (byte === 37) {
decoded.push(Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16));
at += 2;
} else decoded.push(byte);
}
return Uint8Array.from(decoded);
}
function compareBytes(left, right) {
if (left === right) return 0;
const length = Math.min(left.length, right.length);
for (let at = 0; at < length; at += 1) {
const a = left.charCodeAt(at);
const b = right.charCodeAt(at);
if (a !== b) return byteRank(a) - byteRank(b);
}
return left.length - right.length;
}
function byteRank(unit) {
return unit >= 55296 && unit <= 57343 ? unit + 65536 : unit;
}
function isReserved(byte) {
return byte === 37 || byte < 32 || byte === 127;
}
function percent(byte) {
return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
}
function sequenceLength(bytes, at) {
const first = bytes[at] ?? 0;
const length = lengthByFirstByte(first);
if (length < 2) return length;
if (at + length > bytes.length) return 0;
const [low, high] = secondByteRange(first);
if (!isBetween(bytes[at + 1], low, high)) return 0;
for (let next = at + 2; next < at + length; next += 1) if (!isBetween(bytes[next], 128, 191)) return 0;
return length;
}
function lengthByFirstByte(first) {
if (first < 128) return 1;
if (first < 194 || first > 244) return 0;
if (first < 224) return 2;
return first < 240 ? 3 : 4;
}
function isBetween(byte, low, high) {
return byte !== void 0 && byte >= low && byte <= high;
}
function secondByteRange(first) {
if (first === 224) return [ 160, 191 ];
if (first === 237) return [ 128, 159 ];
if (first === 240) return [ 144, 191 ];
if (first === 244) return [ 128, 143 ];
return [ 128, 191 ];
}
},
4585: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
C7: () => bindsPass,
DC: () => REPORT_SCHEMA,
YP: () => deriveStatus,
fk: () => acceptedReports,
mm: () => isPending,
st: () => verificationReport
});
const REPORT_SCHEMA = "a3s.verification_report.v1";
function verificationReport(subject, checks, options = {}) {
const risks = options.residualRisks ?? [];
return {
schema: REPORT_SCHEMA,
subject: subject,
status: deriveStatus(checks, risks),
checks: checks,
...risks.length === 0 ? {} : {
residual_risks: risks
},
...options.effectDigest === void 0 ? {} : {
effect_digest: options.effectDigest
}
};
}
function deriveStatus(checks, residualRisks = []) {
if (checks.some(check => check.status === "failed")) return "failed";
if (checks.some(isPending) || residualRisks.length > 0) return "needs_review";
return checks.length === 0 ? "skipped" : "passed";
}
function isPending(check) {
return check.required && (check.status === "needs_review" || check.status === "skipped");
}
function bindsPass(report, digest) {
if (digest === "" || report.effect_digest !== digest) return false;
const required = report.checks.filter(check => check.required);
if (required.length === 0) return false;
if (required.some(check => check.status !== "passed")) return false;
const statuses = [ report.status, deriveStatus(report.checks, report.residual_risks) ];
return !statuses.some(status => status === "failed" || status === "needs_review");
}
function acceptedReports(reports) {
return reports.filter(report => report.author !== "editor");
}
},
3341: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
x: () => VERSION
});
const VERSION = "0.1.0";
},
2727: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
l: () => observe
});
var ledger = __nccwpck_require__(6732);
var model_path = __nccwpck_require__(3070);
var digest = __nccwpck_require__(4505);
const SUBMODULE = "160000";
const DELETION = "000000";
const TOOL_OF_MODE = new Map([ [ "100644", "write" ], [ "100755", "write+x" ], [ "120000", "symlink" ], [ SUBMODULE, "submodule" ], [ DELETION, "delete" ] ]);
function recordOf(change, path) {
const tool = TOOL_OF_MODE.get(change.mode);
if (tool === void 0) return {
gap: {
reason: `The mode ${change.mode} of ${path} is not known: a file, an executable file, a symbolic link or a submodule was expected. Rewrite that entry of the tree with git.`,
path: path
}
};
const digest = digestOf(change);
if (digest === void 0) return {
gap: {
reason: `The content of ${path} (object ${change.objectId}) is not in this clone. Run: git fetch --refetch --no-filter origin`,
path: path
}
};
return {
record: {
tool: tool,
path: path,
content_digest: digest
}
};
}
function digestOf(change) {
if (change.mode === DELETION) return digest.Vx;
if (change.mode === SUBMODULE) return (0, digest.sc)(change.objectId);
return change.missing === true ? void 0 : change.contentDigest;
}
var observe_scope = __nccwpck_require__(3004);
async function observe(source, scope) {
const {range: range, gaps: gaps} = await source.resolve();
const seen = {
records: [],
gaps: [ ...gaps ],
lfsPaths: [],
outOfScope: []
};
const placeOf = await (0, observe_scope.Od)(scope);
if (range.mergeBase !== "") for await (const changes of source.changes(range)) for (const change of changes) see(seen, change, placeOf);
return {
range: range,
ledger: (0, ledger.B)(seen.records),
gaps: seen.gaps,
lfsPaths: seen.lfsPaths,
outOfScope: seen.outOfScope
};
}
function see(seen, change, placeOf) {
const path = (0, model_path.a8)(change.bytePath);
const place = placeOf(path);
if (place === "out_of_scope") seen.outOfScope.push(path);
if (place !== "ledger") return;
const recorded = recordOf(change, path);
if ("gap" in recorded) seen.gaps.push(recorded.gap); else seen.records.push(recorded.record);
if (change.lfsPointer === true) seen.lfsPaths.push(path);
}
},
3004: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
Od: () => scopeOf,
Rm: () => WHOLE_CHANGE,
tw: () => policyScope
});
var _model_harness_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3117);
var _policy_defines_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890);
const WHOLE_CHANGE = {
exclude: [],
acceptanceFiles: [],
packageFolders: []
};
function policyScope(policy) {
return {
exclude: policy.scope.exclude,
acceptanceFiles: policy.acceptance.files,
packageFolders: policy.packages.folders
};
}
async function scopeOf(scope) {
const isExcluded = scope.exclude.length === 0 ? () => false : (await Promise.all([ __nccwpck_require__.e(138), __nccwpck_require__.e(593) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 593))).excludedPaths(scope);
return path => {
if ((0, _model_harness_path_js__WEBPACK_IMPORTED_MODULE_0__.E)(path)) return "harness";
return isExcluded(path) && !(0, _policy_defines_checks_js__WEBPACK_IMPORTED_MODULE_1__.u)(path) ? "out_of_scope" : "ledger";
};
}
},
4890: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
u: () => definesChecks
});
const DEFINES_CHECKS = /^\.github\/|(?:^|\/)acceptance\.md$|^\.a3s\/loops\//i;
function definesChecks(path) {
return DEFINES_CHECKS.test(path);
}
},
3770: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
O: () => MISNAMED_POLICY_PATH,
l: () => POLICY_PATH
});
const POLICY_PATH = ".github/completion-gate.yml";
const MISNAMED_POLICY_PATH = ".github/completion-gate.yaml";
},
5738: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
j: () => evidenceRecord,
h: () => ledgerDocument
});
var evidence = __nccwpck_require__(4780);
var errors = __nccwpck_require__(452);
const OUTPUT_BYTES = 8388608;
const LEAST_BYTES = 1024;
const FRAME_BYTES = 128;
function withBoundedOutputs(record) {
const checks = record.reports.flatMap(report => report.checks);
const sizes = new Map(checks.map(check => [ check, outputSize(check) ]));
const bare = mapChecks(record, check => withOutput(check, "", ""));
const beside = evidence.cR - jsonBytes(bare) - FRAME_BYTES * checks.length;
if (beside < 0) throw tooLarge(record);
const room = Math.min(OUTPUT_BYTES, beside);
if (sum(sizes.values()) <= room) return record;
const failed = checks.filter(check => check.status === "failed");
const others = checks.filter(check => check.status !== "failed");
const kept = Math.min(LEAST_BYTES * others.length, Math.floor(room / 2));
const ofFailed = fairShare(failed, sizes, room - kept);
const left = room - sum(failed.map(one => Math.min(ofFailed, sizes.get(one) ?? 0)));
const ofOthers = fairShare(others, sizes, left);
return mapChecks(record, check => withinBytes(check, check.status === "failed" ? ofFailed : ofOthers));
}
function tooLarge({ledger: ledger}) {
const count = String(ledger.records.length);
return new errors.ue("OUTPUT_FAILED", `The evidence record would be larger than the ${String(evidence.cR)} bytes that can be read again: the change has ${count} files.`, {
hint: "Split the change, or leave generated folders out by `scope: exclude` in the policy of the base."
});
}
function mapChecks(record, change) {
return {
...record,
reports: record.reports.map(report => ({
...report,
checks: report.checks.map(change)
}))
};
}
function fairShare(checks, sizes, room) {
const ascending = checks.map(check => sizes.get(check) ?? 0).sort((one, other) => one - other);
let left = Math.max(0, room);
for (const [at, size] of ascending.entries()) {
const share = Math.floor(left / (ascending.length - at));
if (size > share) return share;
left -= size;
}
return Number.MAX_SAFE_INTEGER;
}
function withinBytes(check, limit) {
if (outputSize(check) <= limit) return check;
const {output_head: head = "", output_tail: tail = ""} = check.evidence ?? {};
return withOutput(check, "", endWithin(tail === "" ? head : tail, limit));
}
function endWithin(text, limit) {
let low = 0;
let high = text.length;
while (low < high) {
const middle = Math.ceil((low + high) / 2);
if (jsonBytes(text.slice(text.length - middle)) <= limit) low = middle; else high = middle - 1;
}
return text.slice(text.length - low).replace(/^[\udc00-\udfff]/, "");
}
function withOutput(check, head, tail) {
if (check.evidence === void 0) return check;
const {output_head: output_head, output_tail: output_tail, ...evidence} = check.evidence;
const hadOutput = (output_head ?? output_tail) !== void 0;
return {
...check,
evidence: hadOutput ? {
...evidence,
output_head: head,
output_tail: tail
} : evidence
};
}
function outputSize({evidence: evidence}) {
const {output_head: head = "", output_tail: tail = ""} = evidence ?? {};
return head === "" && tail === "" ? 0 : jsonBytes(head) + jsonBytes(tail);
}
function jsonBytes(value) {
const json = JSON.stringify(value, void 0, 2);
return Buffer.byteLength(json) + 5 * (json.split("#").length - 1);
}
function sum(numbers) {
return [ ...numbers ].reduce((total, one) => total + one, 0);
}
var verification_report = __nccwpck_require__(4585);
const SUBJECTS_SHOWN = 5;
function summarize(reports) {
const checks = reports.flatMap(report => report.checks);
const counts = {
report_count: reports.length,
required_check_count: checks.filter(check => check.required).length,
pending_required_check_count: checks.filter(verification_report.mm).length,
failed_check_count: checks.filter(check => check.status === "failed").length,
residual_risk_count: reports.reduce((count, report) => count + risksOf(report), 0),
pending_subjects: subjects(reports, needsEyes),
failed_subjects: subjects(reports, hasFailed)
};
return {
status: statusOf(reports, counts),
...counts
};
}
function formatVerificationSummary(summary) {
const totals = `${count(summary.report_count, "report")}, ${count(summary.required_check_count, "required check")}`;
const risks = summary.residual_risk_count === 0 ? "" : ` Residual risks: ${String(summary.residual_risk_count)}.`;
return sentence(summary, totals) + risks;
}
function sentence(summary, totals) {
switch (summary.status) {
case "passed":
return `Verification passed: ${totals}.`;

case "skipped":
return summary.report_count === 0 ? "Verification skipped: no reports." : `Verification skipped: ${count(summary.report_count, "report")}.`;

case "failed":
{
const what = summary.failed_check_count === 0 ? "failed report" : count(summary.failed_check_count, "failed check");
return `Verification failed: ${what}${across(summary.failed_subjects)}. ${totals}.`;
}

case "needs_review":
{
const what = summary.pending_required_check_count === 0 ? "review required" : count(summary.pending_required_check_count, "pending required check");
return `Verification needs review: ${what}${across(summary.pending_subjects)}. ${totals}.`;
}
}
}
function statusOf(reports, counts) {
if (reports.length === 0) return "skipped";
if (counts.failed_subjects.length > 0) return "failed";
return counts.pending_subjects.length > 0 || counts.residual_risk_count > 0 ? "needs_review" : "passed";
}
function hasFailed(report) {
return report.status === "failed" || report.checks.some(check => check.status === "failed");
}
function needsEyes(report) {
return report.status === "needs_review" || report.checks.some(check => (0, verification_report.mm)(check) || check.residual_risk !== void 0);
}
function risksOf(report) {
const onChecks = report.checks.filter(check => check.residual_risk !== void 0);
return onChecks.length + (report.residual_risks?.length ?? 0);
}
function subjects(reports, predicate) {
const names = reports.filter(predicate).map(report => report.subject);
return [ ...new Set(names) ].sort();
}
function across(names) {
if (names.length === 0) return "";
const shown = names.slice(0, SUBJECTS_SHOWN);
const cut = names.length > SUBJECTS_SHOWN ? [ ...shown, "..." ] : shown;
return ` across subjects: ${cut.join(", ")}`;
}
function count(number, noun) {
return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
}
function evidenceRecord(decision, observation, parts) {
const summary = summarize(parts.reports);
return withBoundedOutputs({
schema: evidence.m$,
completion: decision.completion,
rule: decision.rule,
message: decision.message,
summary: summary,
summary_text: formatVerificationSummary(summary),
ledger: ledgerDocument(observation),
...parts
});
}
function ledgerDocument(observation) {
const {range: range, ledger: ledger, gaps: gaps, lfsPaths: lfsPaths, outOfScope: outOfScope} = observation;
return {
schema: evidence.sk,
base: range.base,
merge_base: range.mergeBase,
head: range.head,
effect_digest: ledger.effect_digest,
records: ledger.records,
gaps: gaps,
...lfsPaths.length === 0 ? {} : {
lfs_paths: lfsPaths
},
...outOfScope.length === 0 ? {} : {
out_of_scope: outOfScope
}
};
}
},
1984: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
f$: () => shownText,
wh: () => plainText,
y1: () => plainLines
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;
const HIDDEN_IN_BLOCK = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;
const WHITE_SPACE = /\s+/gu;
const LINE_END = /\r\n|[\r\u2028\u2029]/gu;
function plainText(text) {
return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(WHITE_SPACE, " ").replace(HIDDEN, "").trim();
}
function shownText(text) {
return text.replace(HIDDEN, shown);
}
function plainLines(text) {
return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replace(LINE_END, "\n").replace(HIDDEN_IN_BLOCK, "");
}
function shown(character) {
const code = character.codePointAt(0) ?? 0;
if (code < 32) return String.fromCodePoint(9216 + code);
return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}
},
2234: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
e: () => terminalText
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
var _model_harmless_line_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9021);
var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1984);
function terminalText(text) {
const line = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text).replaceAll("\t", " ");
return (0, _model_harmless_line_js__WEBPACK_IMPORTED_MODULE_2__.K)((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_1__.f$)(line));
}
}
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== void 0) return cachedModule.exports;
var module = __webpack_module_cache__[moduleId] = {
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if (threw) delete __webpack_module_cache__[moduleId];
}
return module.exports;
}

__nccwpck_require__.m = __webpack_modules__;

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
__nccwpck_require__.d = (exports, definition) => {
for (var key in definition) if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
enumerable: true,
get: definition[key]
});
};
})();

(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = chunkId => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
})();

(() => {
__nccwpck_require__.u = chunkId => chunkId + ".index.js";
})();

(() => {
__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
__nccwpck_require__.r = exports => {
if (typeof Symbol !== "undefined" && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
value: "Module"
});
Object.defineProperty(exports, "__esModule", {
value: true
});
};
})();

(() => {
var installedChunks = {
792: 0
};
var installChunk = data => {
var {ids: ids, modules: modules, runtime: runtime} = data;
var moduleId, chunkId, i = 0;
for (moduleId in modules) if (__nccwpck_require__.o(modules, moduleId)) __nccwpck_require__.m[moduleId] = modules[moduleId];
if (runtime) runtime(__nccwpck_require__);
for (;i < ids.length; i++) {
chunkId = ids[i];
if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) installedChunks[chunkId][0]();
installedChunks[ids[i]] = 0;
}
};
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
if (installedChunkData !== 0) if (installedChunkData) promises.push(installedChunkData[1]); else if (true) {
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, e => {
if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = void 0;
throw e;
});
promise = Promise.race([ promise, new Promise(resolve => installedChunkData = installedChunks[chunkId] = [ resolve ]) ]);
promises.push(installedChunkData[1] = promise);
}
};
})();

var external_node_url_ = __nccwpck_require__(3136);

var exit_codes = __nccwpck_require__(535);

var errors = __nccwpck_require__(452);

var observe = __nccwpck_require__(2727);

var evidence = __nccwpck_require__(5738);

var terminal_text = __nccwpck_require__(2234);

var cli_flags = __nccwpck_require__(2529);

var open_change = __nccwpck_require__(7561);

var print = __nccwpck_require__(7721);

async function runDigest(args, line) {
const flags = (0, cli_flags.hG)("digest", args);
const change = await (0, open_change.z)(flags, line);
const document = (0, evidence.h)(await (0, observe.l)(change.changes, await change.scope()));
if (flags.json) (0, print.Q2)(line, document, 0); else (0, print.yy)(line, words(document));
return document.gaps.length === 0 ? exit_codes.dc.complete : exit_codes.dc.incomplete;
}

function words(document) {
const records = document.records.map(record => `${record.tool.padEnd(9)}  ${record.content_digest.padEnd(64)}  ${(0, 
terminal_text.e)(record.path)}`);
const gaps = document.gaps.map(gap => `gap  ${gap.path === void 0 ? "" : `${(0, 
terminal_text.e)(gap.path)}: `}${(0, terminal_text.e)(gap.reason)}`);
return [ `base           ${document.base}`, `merge base     ${document.merge_base}`, `head           ${document.head}`, `effect digest  ${document.effect_digest || "(empty: nothing changed)"}`, ...gaps, ...records, "" ].join("\n");
}

var nearest_word = __nccwpck_require__(2616);

const USAGE = 'completion-gate: done is proven on exactly this content, or waived for it.\n\nUsage: completion-gate COMMAND [flags]\n\n  verify    run the required checks and judge the change\n  plan      show what verify would run\n  digest    show the change and its effect digest\n  explain   FILE  judge an evidence record again: what stands in the way\n            --pull-request N --repo-slug OWNER/NAME\n                  the same of a live pull request, with the token in GITHUB_TOKEN\n  verify-receipt FILE\n            hold a receipt (or a folder of --receipt) against a repository\n  init      write the workflow and the policy for a repository\n  doctor    look a set-up over, and say what to mend\n  demo      watch the gate at work in a temporary repository\n\nCOMMAND --help lists the flags of one command; --version prints the version.\n\nFlags of verify, plan and digest:\n  --base REV        the merge target (default: origin/HEAD, else main, else master)\n  --head REV        the change\'s last commit (default: HEAD)\n  --repo DIR        the checkout (default: the current folder)\n  --fetch           fetch what a shallow or partial clone lacks\n  --json            print one JSON document on standard output and nothing else\n\nFlags of verify:\n  --worktree        judge the work tree as it stands, before it is committed\n  --waivers FILE    waivers that the host authorises: [{"effect_digest", "reason"}]\n  --receipt DIR     write the evidence and its receipt, as in-toto statements, into a folder\n  --verifier CMD    a read-only verifier that prints one report\n  --isolation NAME  none, process, uid, namespace, overlay, container or auto (default: what the policy says)\n  --isolation-minimum NAME\n                    below this level nothing is run (the stricter of this and the policy\'s)\n  --html FILE       write the record as one self-contained page\n  --quiet           no progress on standard error\n\nFlags of explain:\n  --html PAGE       write the record FILE as one self-contained page\n  --pull-request N  the live pull request to explain\n  --repo-slug OWNER/NAME\n                    its repository (default: GITHUB_REPOSITORY)\n  --check-name NAME the check that the gate posts (default: completion-gate)\n  --json            one JSON document\n\nFlags of verify-receipt:\n  --repo DIR        the checkout (default: the current folder)\n  --evidence FILE   the evidence record that the receipt was made of\n  --fetch           fetch what a shallow or partial clone lacks\n  --json            one JSON document\n\nFlags of init (asks on a terminal; needs --yes or --dry-run elsewhere):\n  --repo DIR        the checkout (default: the current folder)\n  --yes             take every default; a file that stands there with other text is refused\n  --branch NAME     the branch that changes are merged into (default: what the clone knows)\n  --check COMMAND   a command that proves a change, beside the presets\n  --packages        each package gets presets of its own (--no-packages: none does)\n  --dry-run         show, and write nothing\n  --force           replace files that stand there\n  --json            one JSON document\n\nFlags of doctor (0: nothing must be mended, 1: something must):\n  --repo DIR        the checkout (default: the current folder)\n  --repo OWNER/NAME ask GitHub too: required check, its source, bypasses, merge queue, teams\n  --token-env NAME  the variable that holds the token for that (default: GITHUB_TOKEN)\n  --branch NAME     the base branch to look at (default: the default branch)\n  --json            one JSON document\n\nFlags of demo:\n  --json            one JSON document\n\nWith --json an error is one document, too: {schema: "completion-gate.error.v1", exit_code, error}.\nExit codes: 0 complete, 1 incomplete, 2 usage or policy error, 3 could not evaluate.\n';

function commandUsage(name) {
const paragraphs = USAGE.trimEnd().split("\n\n");
const list = paragraphs.flatMap(one => one.split("\n"));
const at = list.findIndex(line => line.startsWith(`  ${name} `));
if (at < 0 || !/^[a-z-]+$/.test(name)) return;
const next = list.findIndex((line, i) => i > at && !/^ {4}/.test(line));
const flags = paragraphs.filter(one => flagsOf(one).includes(name));
const parts = [ `Usage: completion-gate ${name} [flags]`, list.slice(at, next).join("\n"), ...flags, paragraphs.at(-1) ?? "" ];
return `${parts.join("\n\n")}\n`;
}

function flagsOf(paragraph) {
const [, names = ""] = /^Flags of ([^(:]*)/.exec(paragraph) ?? [];
return names.trim().split(/, | and /);
}

const ERROR_SCHEMA = "completion-gate.error.v1";

function printErrorDocument({code: code, fault: fault, message: message, hint: hint, problems: problems}, exitCode, line) {
const error = {
code: code,
fault: fault,
message: message,
...hint === void 0 ? {} : {
hint: hint
},
problems: problems
};
try {
(0, print.Q2)(line, {
schema: ERROR_SCHEMA,
exit_code: exitCode,
error: error
});
} catch (thrown) {
printError((0, errors.Ub)(thrown), line.stderr);
}
}

function printError(error, stream) {
const lines = [ `error ${error.code}: ${error.message}`, ...error.problems.filter(problem => !error.message.includes(problem.message)).map(problem => `  - ${problem.path === "" ? "" : `${problem.path}: `}${problem.message}`), ...error.hint === void 0 ? [] : [ `hint: ${error.hint}` ], ...error.code === "INTERNAL" ? stackLines(error) : [] ];
stream.write(`${lines.flatMap(line => line.split("\n")).map(terminal_text.e).join("\n")}\n`);
}

function stackLines(error) {
const cause = error.cause instanceof Error ? error.cause : error;
return (cause.stack ?? "").split("\n");
}

var version = __nccwpck_require__(3341);

const COMMANDS = {
verify: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(919), __nccwpck_require__.e(292), __nccwpck_require__.e(64), __nccwpck_require__.e(962), __nccwpck_require__.e(339), __nccwpck_require__.e(853), __nccwpck_require__.e(230), __nccwpck_require__.e(529) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 3529))).runVerify,
plan: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(919), __nccwpck_require__.e(292), __nccwpck_require__.e(64), __nccwpck_require__.e(962), __nccwpck_require__.e(339), __nccwpck_require__.e(853), __nccwpck_require__.e(103) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 4103))).runPlan,
digest: () => Promise.resolve(runDigest),
"verify-receipt": async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(98), __nccwpck_require__.e(405) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 5469))).runVerifyReceipt,
explain: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(230), __nccwpck_require__.e(98), __nccwpck_require__.e(600) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 490))).runExplain,
init: async () => (await Promise.all([ __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(919), __nccwpck_require__.e(292), __nccwpck_require__.e(962), __nccwpck_require__.e(377), __nccwpck_require__.e(315) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 3315))).runInit,
doctor: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(919), __nccwpck_require__.e(292), __nccwpck_require__.e(962), __nccwpck_require__.e(339), __nccwpck_require__.e(377), __nccwpck_require__.e(460) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 8460))).runDoctor,
demo: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(525), __nccwpck_require__.e(579) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 579))).runDemo
};

const VERSION_FLAGS = [ "--version", "-V", "-v" ];

async function main(line) {
const [name, ...args] = line.args;
try {
if (name !== void 0 && VERSION_FLAGS.includes(name)) {
(0, print.yy)(line, `${version.x}\n`);
return exit_codes.dc.complete;
}
if (asksForHelp(line.args)) {
const asked = name === "help" ? args[0] ?? "" : name ?? "";
(0, print.yy)(line, commandUsage(asked) ?? USAGE);
return exit_codes.dc.complete;
}
if (name === void 0) {
line.stderr.write(USAGE);
return exit_codes.dc.usage;
}
const command = await load(name);
return await command(args, line);
} catch (thrown) {
const error = (0, errors.Ub)(thrown);
const code = (0, exit_codes.K)(error.fault);
printError(error, line.stderr);
if (args.includes("--json")) printErrorDocument(error, code, line);
return code;
}
}

function asksForHelp(args) {
return args[0] === "help" || args.some(arg => arg === "--help" || arg === "-h");
}

async function load(name) {
const known = Object.keys(COMMANDS).join(", ");
const loader = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : void 0;
if (loader === void 0) throw new errors.ue("USAGE", `"${name}" is no command; there are ${known}.${(0, 
nearest_word.a)(name, Object.keys(COMMANDS))}`, {
hint: "`completion-gate --help` says what each one does."
});
return await loader();
}

run();

async function run() {
const unwritten = [];
for (const stream of [ process.stdout, process.stderr ]) stream.on("error", error => {
if ((0, print.Be)(error) || unwritten.push(error) > 1) return;
process.exitCode = exit_codes.dc.unevaluated;
printError((0, print.Z0)(error), process.stderr);
});
const code = await main({
args: process.argv.slice(2),
environment: process.env,
stdout: process.stdout,
stderr: process.stderr,
get stdin() {
return process.stdin;
},
program: (0, external_node_url_.fileURLToPath)(import.meta.url)
});
process.exitCode = unwritten.length > 0 ? exit_codes.dc.unevaluated : code;
}
