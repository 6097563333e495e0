export const id = 377;

export const ids = [ 377 ];

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
767: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => openWorkTree
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
var _files_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4240);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3070);
var _discover_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7153);
var _find_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9381);
var _run_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3852);
const LARGEST_TEXT = 1048576;
async function openWorkTree(request) {
const {environment: environment} = request;
const found = {
program: (0, _find_git_js__WEBPACK_IMPORTED_MODULE_5__.C)(environment),
dir: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.dir),
environment: environment
};
const {root: root, gitDir: gitDir} = await (0, _discover_repository_js__WEBPACK_IMPORTED_MODULE_4__.q)(found);
const git = {
...found,
dir: root,
gitDir: gitDir
};
const present = await listed(git, [ "--cached", "--others" ]);
const deleted = new Set(await listed(git, [ "--deleted" ]));
return {
root: root,
paths: [ ...new Set(present) ].filter(one => !deleted.has(one)).sort(),
...await defaultBranch(git),
remoteName: remoteName(await answer(git, [ "config", "--get", "remote.origin.url" ])),
text: name => workText(root, name)
};
}
async function listed(git, which) {
const end = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.EO)(git, [ "ls-files", ...which, "--exclude-standard", "-z" ]);
if (end.exitCode !== 0) throw (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.gk)("The files cannot be listed", end);
return end.stdout.toString("latin1").split("\0").filter(name => name !== "").map(_model_path_js__WEBPACK_IMPORTED_MODULE_3__.a8);
}
async function defaultBranch(git) {
const said = await saidBranch(git);
if (said !== void 0) return {
defaultBranch: said,
isBranchGuessed: false
};
const current = await answer(git, [ "symbolic-ref", "--quiet", "--short", "HEAD" ]);
return current === "" || USUAL.includes(current) ? {
defaultBranch: current || "main",
isBranchGuessed: current === ""
} : {
defaultBranch: current,
isBranchGuessed: true
};
}
const USUAL = [ "main", "master" ];
async function saidBranch(git) {
const remote = await answer(git, [ "symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD" ]);
if (remote.startsWith("origin/")) return remote.slice(7);
for (const name of USUAL) for (const folder of [ "refs/heads", "refs/remotes/origin" ]) {
const ref = `${folder}/${name}`;
if (await answer(git, [ "rev-parse", "--verify", "--quiet", ref ]) !== "") return name;
}
return;
}
async function answer(git, args) {
const end = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.EO)(git, args);
return end.exitCode === 0 ? end.stdout.toString("utf8").trim() : "";
}
function remoteName(url) {
const match = /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+@?[^/:]*:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url);
return match?.[1];
}
async function workText(root, name) {
try {
const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, Buffer.from((0, _model_path_js__WEBPACK_IMPORTED_MODULE_3__.q0)(name)).toString("utf8"));
const text = await (0, _files_text_file_js__WEBPACK_IMPORTED_MODULE_1__.G)(file, LARGEST_TEXT, "no-links");
return {
kind: "text",
text: text
};
} catch (thrown) {
const {message: message} = (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Ub)(thrown);
const [, why = message] = /cannot be read: (.*)\.$/.exec(message) ?? [];
return {
kind: "broken",
why: `cannot be read: ${why}`
};
}
}
},
1215: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => constantExit
});
var parser = __webpack_require__(8919);
const MEDDLING = "\\.|alias|bind|break|builtin|command|continue|coproc|declare|disown|enable|eval|exec|exit|export|fc|kill|killall|local|logout|pkill|readonly|return|set|shopt|source|suspend|trap|typeset|ulimit|unalias|unset";
const MEDDLING_NAME = new RegExp(`^(?:${MEDDLING})$`);
const MEDDLING_WORD = /(?<![\w-])(?:function|kill|killall|pkill|set|shopt)(?![\w-])|\(\s*\)/;
const READ_ONLY = /^(?:BASHOPTS|BASH_VERSINFO|EUID|PPID|SHELLOPTS|UID)$/;
const SAFE_PARTS = new Set([ "Literal", "SingleQuoted", "SimpleExpansion", "CommandExpansion" ]);
function isWithoutMeddling(script) {
return !MEDDLING_WORD.test(script);
}
function isHarmless({name: name, prefix: prefix, suffix: suffix}) {
const called = name === void 0 ? void 0 : plainText(name);
if (called === void 0 || MEDDLING_NAME.test(called)) return false;
return [ ...prefix, ...suffix ].every(part => {
if (part.type === "Word") return isSafe(part);
if (part.type === "Redirect") return isSafeRedirect(part);
return part.type === "Assignment" && part.value.type === "Word" && part.index === void 0 && !READ_ONLY.test(part.name) && isSafe(part.value);
});
}
function isSureRedirect(part) {
if (part.type !== "Redirect" || part.target === void 0) return false;
const target = plainText(part.target);
return part.operator === ">&" ? target === "1" || target === "2" : /^&?>>?$/.test(part.operator) && target === "/dev/null";
}
function plainText(word) {
const parts = word.parts ?? [];
return parts.every(part => part.type === "Literal" || part.type === "SingleQuoted" || part.type === "DoubleQuoted" && part.parts.every(({type: type}) => type === "Literal")) ? word.value : void 0;
}
function isSafeRedirect(part) {
return part.type === "Redirect" && (part.descriptor === void 0 || part.descriptor.type === "FileDescriptor") && part.target !== void 0 && isSafe(part.target);
}
function isSafe({parts: parts = []}) {
return parts.every(isSafePart);
}
function isSafePart(part) {
if (part.type === "DoubleQuoted") return part.parts.every(isSafePart);
return part.type === "Glob" ? part.kind !== "bracket" : SAFE_PARTS.has(part.type);
}
const LONGEST_SCRIPT = 8192;
const CODES = new Map([ [ "true", 0 ], [ ":", 0 ], [ "echo", 0 ], [ "false", 1 ] ]);
const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da)?sh$/;
const FAILED = -1;
const PASSES = [ {
code: 0,
last: false
} ];
const EITHER = [ ...PASSES, {
code: FAILED,
last: false
} ];
function constantExit(script) {
return constantCode(script, true);
}
function constantCode(script, stopsAtFailure) {
if (script.length > LONGEST_SCRIPT) return;
const tree = (0, parser.qg)(script);
if ((tree.errors ?? []).length > 0) return;
const running = {
stopsAtFailure: stopsAtFailure,
isSafe: isWithoutMeddling(script)
};
const [end, ...others] = endsOfList(tree, 0, running) ?? [];
return end === void 0 || end.code === FAILED || others.some(other => other.code !== end.code) ? void 0 : end.code;
}
function endsOfList({commands: commands}, before, running) {
const done = [];
let going = [ {
code: before,
last: false
} ];
for (const statement of commands) {
const ends = endsAfter(going, code => endsOfStatement(statement, code, running));
if (ends === void 0) return;
done.push(...ends.filter(end => end.last));
going = ends.filter(end => !end.last);
}
return distinct([ ...done, ...going ]);
}
function endsAfter(ends, next) {
const all = ends.map(end => end.last ? [ end ] : next(end.code));
return all.every(one => one !== void 0) ? distinct(all.flat()) : void 0;
}
function endsOfStatement({command: command, background: background}, before, running) {
if (background === true) return running.isSafe ? PASSES : void 0;
const ends = endsOfNode(command, before, running);
if (!running.stopsAtFailure || isNegated(command)) return ends;
const fails = ends?.some(({code: code, last: last}) => code !== 0 && !last) === true;
if (fails && command.type === "AndOr") return;
return ends?.map(end => ({
...end,
last: end.last || end.code !== 0
}));
}
function endsOfNode(node, before, running) {
if (node.type === "Command") return endsOfCommand(node, before, running);
if (node.type === "Subshell") return endsOfSubshell(node, before, running);
if (node.type === "Pipeline") return endsOfPipeline(node, before, running);
if (node.type === "AndOr") return endsOfChain(node, before, running);
if (node.type !== "BraceGroup") return;
const ends = endsOfList(node.body, before, running);
return ends?.every(end => end.code === 0) === true ? ends : void 0;
}
function endsOfChain({commands: commands, operators: operators}, before, running) {
const [first, ...others] = commands;
let ends = first && endsOfNode(first, before, running);
for (const [at, command] of others.entries()) {
const wanted = operators[at] === "&&";
ends = ends && endsAfter(ends, code => wanted === (code === 0) ? endsOfNode(command, code, running) : [ {
code: code,
last: false
} ]);
}
return ends;
}
function endsOfSubshell({body: body}, before, running) {
const ends = endsOfList(body, before, running);
if (ends?.every(end => end.code === 0) === true) return PASSES;
return running.isSafe ? EITHER : void 0;
}
function endsOfPipeline(pipeline, before, running) {
const [first, ...others] = pipeline.commands;
if (first === void 0) return;
const isSafe = running.isSafe && pipeline.commands.every(one => one.type === "Command" || one.type === "Subshell");
const ends = others.length === 0 ? endsOfNode(first, before, running) : isSafe ? EITHER : void 0;
return isNegated(pipeline) ? ends?.map(end => end.last ? end : {
code: end.code === 0 ? 1 : 0,
last: false
}) : ends;
}
function isNegated(node) {
return node.type === "Pipeline" && node.prefixes.filter(({type: type}) => type === "Negation").length % 2 === 1;
}
function endsOfCommand(command, before, running) {
return endsOfWords(textsOf(command), before, running) ?? (running.isSafe && isHarmless(command) ? endsOfHarmless(command) : void 0);
}
function endsOfHarmless({name: name, prefix: prefix, suffix: suffix}) {
const code = CODES.get((name && plainText(name)) ?? "");
const isSure = [ ...prefix, ...suffix ].every(part => part.type === "Word" || isSureRedirect(part));
return code === void 0 || !isSure ? EITHER : [ {
code: code,
last: false
} ];
}
function endsOfWords(words, before, running) {
const plain = words?.[0] === "command" ? words.slice(1) : words;
const [called, ...rest] = plain ?? [];
if (called === void 0) return;
if (called === "exit") return rest.length > 1 ? void 0 : endsOfExit(rest[0] ?? String(before));
const code = codeOf(called, rest, running);
return code === void 0 ? void 0 : [ {
code: code,
last: false
} ];
}
function codeOf(called, rest, running) {
if (called === "set") return isStricter(rest) ? 0 : void 0;
if (called === "printf") return isPlainFormat(rest) ? 0 : void 0;
return SHELL.test(called) ? nestedCode(called, rest, running) : CODES.get(called);
}
function nestedCode(shell, [flag = "", script = "", ...more], {isSafe: isSafe}) {
const isScript = /^-e?c$/.test(flag) && more.length === 0;
const isSame = shell.endsWith("bash") || !/[<>$]/.test(script);
return isScript && isSame && isSafe ? constantCode(script, flag === "-ec") : void 0;
}
function isPlainFormat([format, ...words]) {
return format !== void 0 && !format.startsWith("-") && /^(?:[^%\\]|%[%s]|\\[nt\\])*$/.test(format) && (words.length === 0 || format.includes("%s"));
}
function isStricter(flags) {
return /^-[eux]+(?:o pipefail)?$/.test(flags.join(" "));
}
function endsOfExit(code) {
if (code === String(FAILED)) return [ {
code: FAILED,
last: true
} ];
return /^\d{1,3}$/.test(code) ? [ {
code: Number(code) % 256,
last: true
} ] : void 0;
}
function textsOf({name: name, prefix: prefix, suffix: suffix}) {
if (prefix.length > 0) return;
const texts = [ name, ...suffix ].map(word => word?.type === "Word" ? plainText(word) : void 0);
return texts.every(text => text !== void 0) ? texts : void 0;
}
function distinct(ends) {
return [ ...new Map(ends.map(end => [ `${String(end.code)} ${String(end.last)}`, end ])).values() ];
}
},
151: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => isWorkflowPath,
m: () => readRepositoryFacts
});
var _verify_project_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5578);
var _policy_preset_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7886);
const MOST_TEXTS = 2e3;
const NAMES = new Set([ ..._policy_preset_names_js__WEBPACK_IMPORTED_MODULE_1__.bv, "Cargo.toml", "go.work", "pnpm-workspace.yaml" ]);
const ROOT_NAMES = new Set([ "action.yml" ]);
const CODEOWNERS = new Set([ ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS" ]);
async function readRepositoryFacts(tree) {
const wanted = tree.paths.filter(isWanted).slice(0, MOST_TEXTS);
const texts = new Map(await Promise.all(wanted.map(async path => [ path, await tree.text(path) ])));
const paths = new Set(tree.paths);
const {defaultBranch: defaultBranch, isBranchGuessed: isBranchGuessed, remoteName: remoteName} = tree;
return {
paths: paths,
folders: (0, _verify_project_files_js__WEBPACK_IMPORTED_MODULE_0__.pd)(paths),
texts: texts,
defaultBranch: defaultBranch,
isBranchGuessed: isBranchGuessed,
remoteName: remoteName
};
}
function isWorkflowPath(path) {
return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
}
function isWanted(path) {
const name = path.slice(path.lastIndexOf("/") + 1);
return NAMES.has(name) || ROOT_NAMES.has(path) || CODEOWNERS.has(path) || isWorkflowPath(path) || /^\.github\/completion-gate\.ya?ml$/.test(path);
}
},
7669: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A8: () => WORKFLOW_PATH,
Fr: () => survey,
aj: () => usesGate
});
var gate_policy = __webpack_require__(3770);
var find_presets = __webpack_require__(5954);
var preset = __webpack_require__(759);
var package_manager = __webpack_require__(8844);
var repository_facts = __webpack_require__(151);
var dist = __webpack_require__(3292);
var matches_any = __webpack_require__(9807);
var bounded_yaml = __webpack_require__(227);
var policy_glob = __webpack_require__(6298);
var path = __webpack_require__(3070);
const MOST_FOLDERS = 50;
const SOURCES = [ {
ecosystem: "node",
file: "pnpm-workspace.yaml",
manifest: "package.json",
read: text => field((0, bounded_yaml.b)(text), "packages")
}, {
ecosystem: "node",
file: "package.json",
manifest: "package.json",
read: text => {
const declared = field(JSON.parse(text), "workspaces");
return Array.isArray(declared) ? declared : field(declared, "packages");
}
}, {
ecosystem: "rust",
file: "Cargo.toml",
manifest: "Cargo.toml",
read: text => {
const workspace = field((0, dist.qg)(text), "workspace");
return [ ...texts(field(workspace, "members")), ...texts(field(workspace, "exclude")).map(glob => `!${glob}`) ];
}
}, {
ecosystem: "go",
file: "go.work",
manifest: "go.mod",
read: text => [ ...text.matchAll(/^\s*(?:use\s+)?"?\.\/([^\s"]+)"?\s*(?:\/\/.*)?$/gm) ].map(([, folder]) => folder)
}, {
ecosystem: "python",
file: "pyproject.toml",
manifest: "pyproject.toml",
read: text => {
const uv = field(field((0, dist.qg)(text), "tool"), "uv");
const workspace = field(uv, "workspace");
return [ ...texts(field(workspace, "members")), ...texts(field(workspace, "exclude")).map(glob => `!${glob}`) ];
}
} ];
function workspacesOf(facts) {
const found = new Map;
for (const source of SOURCES) {
const workspace = declared(facts, source);
if (workspace !== void 0 && !found.has(source.ecosystem)) found.set(source.ecosystem, workspace);
}
return [ ...found.values(), ...loosePythons(facts, found) ];
}
function declared(facts, {ecosystem: ecosystem, file: file, manifest: manifest, read: read}) {
const text = facts.texts.get(file);
if (text?.kind !== "text") return;
const globs = texts(tried(() => read(text.text))).map(glob => glob.replace(/^(!?)(?:\.\/)?(.*?)\/*$/, "$1$2")).filter(glob => (0, 
policy_glob.A)(glob.replace(/^!/, "")) === void 0);
const folders = matching(facts, globs, manifest);
return folders.length === 0 ? void 0 : {
ecosystem: ecosystem,
source: file,
globs: shortest(globs, folders),
folders: folders
};
}
function matching(facts, globs, manifest) {
const isMember = (0, matches_any._)(globs.filter(glob => !glob.startsWith("!")));
const isLeftOut = (0, matches_any._)(globs.filter(glob => glob.startsWith("!")).map(glob => glob.slice(1)));
return [ ...facts.folders ].filter(folder => facts.paths.has(`${folder}/${manifest}`)).filter(folder => isMember(folder) && !isLeftOut(folder)).sort(path.Xo);
}
function shortest(globs, folders) {
const isExact = globs.every(glob => !glob.startsWith("!") && !glob.includes("**"));
return isExact || folders.length > MOST_FOLDERS ? globs.filter(glob => !glob.startsWith("!")) : folders;
}
function loosePythons(facts, found) {
if (found.has("python") || facts.paths.has("pyproject.toml")) return [];
const folders = [ ...facts.folders ].filter(folder => facts.paths.has(`${folder}/pyproject.toml`)).filter(folder => (0, 
policy_glob.A)(folder) === void 0).sort(path.Xo).slice(0, MOST_FOLDERS);
return folders.length === 0 ? [] : [ {
ecosystem: "python",
source: `${folders[0] ?? ""}/pyproject.toml`,
globs: folders,
folders: folders
} ];
}
function texts(value) {
return Array.isArray(value) ? value.filter(one => typeof one === "string") : [];
}
function field(value, key) {
return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}
function tried(read) {
try {
return read();
} catch {
return;
}
}
const WORKFLOW_PATH = ".github/workflows/completion-gate.yml";
function usesGate(uses) {
return /^[\w.-]+\/completion-gate@/.test(uses);
}
function survey(facts) {
const workspaces = workspacesOf(facts);
const folders = [ "", ...new Set(workspaces.flatMap(one => one.folders)) ];
const found = folders.map(folder => presetsOf(facts, folder));
const presets = found.flatMap(one => one.presets);
const workflows = [ ...facts.paths ].filter(path => (0, repository_facts.$)(path) && path !== WORKFLOW_PATH).sort();
return {
presets: presets,
unknown: found.flatMap(one => one.unknown),
ecosystems: [ ...new Set(presets.map(one => one.ecosystem)) ],
packageManager: packageManagerOf(facts),
workspaces: workspaces,
defaultBranch: facts.defaultBranch,
isBranchGuessed: facts.isBranchGuessed,
workflows: workflows,
gateWorkflows: workflows.filter(path => runsGate(facts, path)),
misnamedPolicy: facts.paths.has(gate_policy.O) && !facts.paths.has(gate_policy.l),
acceptance: facts.paths.has("ACCEPTANCE.md")
};
}
function presetsOf(facts, folder) {
const presets = [];
const unknown = [];
for (const {row: row, findings: findings} of (0, find_presets.a)((0, preset.al)(facts)(folder))) for (const finding of findings.filter(find_presets.t)) {
const preset = row.presets.find(one => one.id === finding.id);
const id = folder === "" ? finding.id : `${finding.id}@${folder}`;
if (finding.kind === "unknown") unknown.push(`${id} cannot be known: ${finding.why}.`); else presets.push({
id: id,
ecosystem: row.ecosystem,
command: finding.command,
required: preset?.required === true,
folder: folder
});
}
return {
presets: presets,
unknown: unknown
};
}
function packageManagerOf(facts) {
const file = facts.texts.get("package.json");
if (file?.kind !== "text") return;
const declared = /"packageManager"\s*:\s*"([a-z]+)@/.exec(file.text)?.[1];
return declared ?? (0, package_manager.KR)((0, preset.kz)(facts, "")) ?? "npm";
}
function runsGate(facts, path) {
const file = facts.texts.get(path);
return file?.kind === "text" && [ ...file.text.matchAll(/^\s*-?\s*uses:\s*['"]?([^\s'"#]+)/gm) ].some(([, uses = ""]) => usesGate(uses));
}
}
};
