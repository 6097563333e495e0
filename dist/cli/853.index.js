export const id = 853;

export const ids = [ 853 ];

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
9853: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
pJ: () => observeChange,
AS: () => planChange,
Rg: () => runGate
});
var decide = __webpack_require__(8954);
const INSTALL = "The project's dependencies do not seem to be installed: install them before the gate, or add the command to `setup` in `.github/completion-gate.yml`";
const NODE_INSTALLS = [ [ /^pnpm\b/, "pnpm install --frozen-lockfile" ], [ /^yarn\b/, "yarn install --immutable" ], [ /^bunx?\b/, "bun install --frozen-lockfile" ] ];
const PUT_IT_THERE = "no folder of the PATH has it. Install it before the gate, or add that to `setup` in `.github/completion-gate.yml`.";
const TOOL_MISSING = {
signs: /\bcommand not found\b/,
step: "A tool that the check calls is not on the PATH: install it before the gate, or add it to `setup` in `.github/completion-gate.yml`."
};
const MISSING_TOOL = /^.{0,200}: ([\w.+-]{1,60}): command not found\r?$/m;
const NODE_PACKAGES = {
signs: /Cannot find module '[^./']|Cannot find package|Run "?(?:npm|pnpm|yarn) install|(?:jest|vitest|mocha|tsc|eslint|nyc|tap|ava): (?:command )?not found/,
step: `${INSTALL}, such as \`setup: ["npm ci"]\`.`
};
const MENDS = [ NODE_PACKAGES, {
signs: /\bNo module named '?\w{1,60}'?(?![\w.'])/,
step: `${INSTALL}, such as \`setup: ["python3 -m pip install -r requirements.txt"]\`.`
}, {
signs: /no required module provides package/,
step: `${INSTALL}, such as \`setup: ["go mod download"]\`.`
}, TOOL_MISSING, {
signs: /rustup could not choose a version|no override and no default toolchain|toolchain '[^']{1,80}' is not installed/,
step: "No Rust toolchain is chosen: run `rustup default stable` before the gate, or add it to `setup` in `.github/completion-gate.yml`."
}, {
signs: /linker `[^`]{1,40}` not found|can't find crate for `(?:core|std)`|is not installed for the toolchain/,
step: "The Rust toolchain lacks a part that the check needs: install the linker, or add the component with `rustup component add`, before the gate."
}, {
signs: /ENOSPC|No space left on device/,
step: "The disk is full: free space and run again."
}, {
signs: /EAI_AGAIN|ENOTFOUND|Could not resolve host|Network is unreachable/,
step: "The check needs the network and did not reach it: install what it downloads before the gate."
} ];
const UNREACHABLE = /\b(?:command not found|not found|Permission denied|EACCES)\b/;
const UID_STEP = 'At the isolation level "uid" commands run as a user of their own, who does not reach tools in the home folder of another: install what the check calls for everybody, such as below `/usr/local` or `/opt`, or ask for another level (`--isolation process`, or `isolation` in `.github/completion-gate.yml`).';
function outputOf({evidence: evidence}) {
return `${evidence?.output_head ?? ""}\n${evidence?.output_tail ?? ""}`;
}
function isUnreached({evidence: evidence}, text) {
const code = evidence?.exit_code;
return code === 126 || code === 127 || UNREACHABLE.test(text);
}
function toolStep(output) {
const tool = MISSING_TOOL.exec(output)?.[1];
return tool === void 0 ? TOOL_MISSING.step : `\`${tool}\` is not installed here: ${PUT_IT_THERE}`;
}
function nodeStep(command) {
const install = NODE_INSTALLS.find(([caller]) => caller.test(command))?.[1];
return install === void 0 ? NODE_PACKAGES.step : `${INSTALL}, such as \`setup: ["${install}"]\`.`;
}
function stepOf(mend, check, text) {
if (mend === TOOL_MISSING) return toolStep(text);
if (mend === NODE_PACKAGES) return nodeStep(check.evidence?.command ?? "");
return mend.step;
}
function likelyMend(check, level) {
const {evidence: evidence} = check;
const text = outputOf(check);
const known = MENDS.find(mend => mend.signs.test(text));
if (level === "uid" && known?.step.startsWith(INSTALL) !== true && isUnreached(check, text)) return UID_STEP;
if (known !== void 0) return stepOf(known, check, text);
if (evidence?.exit_code === 127) return "Exit code 127 means that the shell found no such command: install the tool before the gate.";
if (evidence?.timed_out === true) return "The check ran out of time: raise its `timeout` in `.github/completion-gate.yml`, or make it faster.";
return;
}
const HEAD_PATH = ".git/HEAD";
function isTestMerge(parents, head) {
return parents.length > 1 && parents.includes(head);
}
var external_observation = __webpack_require__(8173);
var model_check = __webpack_require__(5625);
const PACKAGES_NOT_REACHED = "packages-not-reached";
const PATHS_SHOWN = 5;
function nextSteps(decision, input, circumstances) {
switch (decision.rule) {
case 1:
return observationSteps(input);

case 2:
return [ "Run the gate again on the new head." ];

case 3:
return input.gaps.map(gap => gap.path === void 0 ? gap.reason : `${gap.path}: ${gap.reason}`);

case 4:
case 5:
case 6:
return [];

case 7:
return proofSteps(input, circumstances);
}
}
function observationSteps(input) {
const open = (0, external_observation.s)(input.observations, input.waivers, input.ledger.effect_digest);
return open.map(one => `Push a change that answers the ${one.kind} of ${one.subject}, and have it approved. Or an authorised person waives it: \`/waive ${one.digest} <reason>\`.`);
}
function proofSteps(input, circumstances) {
const checks = input.reports.flatMap(report => report.checks);
const required = checks.filter(check => check.required);
const steps = [ ...bindingSteps(circumstances), ...required.length === 0 || required.some(one => one.id === model_check.j) ? [ noCheckStep(circumstances) ] : [], ...required.filter(check => check.status === "failed").flatMap(check => failureSteps(check, circumstances)), ...required.filter(check => check.status === "needs_review" || check.status === "skipped").flatMap(check => reviewStep(check, circumstances)), `Or an authorised person waives exactly this change: \`/waive ${input.ledger.effect_digest} <reason>\`.` ];
return [ ...new Set(steps) ];
}
const NO_CHECK_STEP = "No required check is defined: on the base branch, add a test script that a preset knows, a machine criterion to `ACCEPTANCE.md` (such as ``- [ ] kind:command assert:`make test` ``), or `checks` to `.github/completion-gate.yml`.";
const NO_PACKAGE_STEP = "The change reaches no package that has a required check: give the package that it touches a test, say in `.github/completion-gate.yml` which packages it concerns (`packages.depends-on`) or which are checked with every change (`packages.always`), or add a check of the policy.";
function noCheckStep({problems: problems = []}) {
return problems.some(({code: code}) => code === PACKAGES_NOT_REACHED) ? NO_PACKAGE_STEP : NO_CHECK_STEP;
}
function failureSteps(check, {isolationLevel: isolationLevel}) {
const mend = likelyMend(check, isolationLevel);
const failure = `Make \`${check.id}\` pass: ${(check.residual_risk ?? "it failed").replace(/\.$/, "")}.`;
return mend === void 0 ? [ failure ] : [ mend, failure ];
}
function reviewStep(check, circumstances) {
const why = check.residual_risk ?? check.description;
if (check.id === model_check.j) return [];
if (check.status !== "skipped") return [ `\`${check.id}\` needs a person: ${why}` ];
return bindingSteps(circumstances).length > 0 ? [] : [ `Have \`${check.id}\` run: ${why}` ];
}
function bindingSteps(circumstances) {
const {binding: binding} = circumstances;
if (binding === void 0 || binding.bound) return [];
const before = binding.unbound.filter(path => path.check === void 0);
const isChange = holdsHead(circumstances);
const plain = before.filter(one => !isChange || one.mend === void 0);
const mends = before.flatMap(one => isChange && one.mend !== void 0 ? [ mendStep(one.mend, before) ] : []);
return [ ...plain.length === 0 ? [] : [ checkoutStep(circumstances, plain) ], ...new Set(mends), ...byCheck(binding.unbound).map(([check, paths]) => `\`${check}\` touched files of the change while it ran (${listPaths(paths)}), so its result does not speak of them: make it write elsewhere. Files that it makes for itself, such as a cache, belong into \`.gitignore\` and not into the change. When it writes the very same bytes again, list them under \`generated\` in \`.github/completion-gate.yml\`.`), ...binding.unbound.length === 0 && binding.drift.length > 0 ? [ `The policy blocks drift, and checks changed tracked files (${listPaths(binding.drift)}): commit what they write, or make them write elsewhere.` ] : [] ];
}
function holdsHead({range: range, binding: binding, checkedOutParents: checkedOutParents}) {
return binding?.checked_out === range.head || isTestMerge(checkedOutParents, range.head);
}
function mendStep(mend, paths) {
return `${listPaths(paths.filter(one => one.mend === mend))}: ${mend}`;
}
function checkoutStep({range: range, binding: binding, checkedOutParents: checkedOutParents}, paths) {
const named = listPaths(paths);
const checkedOut = binding?.checked_out ?? "";
if (checkedOut === range.head) return `The work tree is not clean: it differs from ${next_steps_short(range.head)} at ${named}. Commit, stash or restore these files and run again, or judge uncommitted work with \`verify --worktree\`. Where git itself calls them clean, a filter that \`.gitattributes\` names wrote them: switch it off for them in \`.git/info/attributes\` (\`PATH -filter\`) and check them out again.`;
if (isTestMerge(checkedOutParents, range.head)) return `The base has moved in the same files (${named}): merge or rebase the base branch into this one and run again.`;
if (paths.some(one => one.path === HEAD_PATH)) return `The checkout is ${next_steps_short(checkedOut)}, neither the head nor a test merge of it: run \`git checkout ${next_steps_short(range.head)}\` and run again.`;
return `The checkout is ${next_steps_short(checkedOut)}, not the head, and differs at ${named}: run \`git checkout ${next_steps_short(range.head)}\` and run again.`;
}
function byCheck(paths) {
const groups = new Map;
for (const path of paths) if (path.check !== void 0) groups.set(path.check, [ ...groups.get(path.check) ?? [], path ]);
return [ ...groups ];
}
function listPaths(paths) {
const names = [ ...new Set(paths.map(one => one.path)) ];
const shown = names.slice(0, PATHS_SHOWN).join(", ");
const more = names.length - PATHS_SHOWN;
return more > 0 ? `${shown} and ${String(more)} more` : shown;
}
function next_steps_short(commit) {
return commit.slice(0, 12);
}
var observe_observe = __webpack_require__(2727);
var scope = __webpack_require__(3004);
function listedOnce(files) {
const lists = new Map;
return {
list: commit => {
const list = lists.get(commit) ?? files.list(commit);
lists.set(commit, list);
return list;
},
has: (commit, path) => files.has(commit, path),
read: (entry, limit) => files.read(entry, limit)
};
}
var read_policy = __webpack_require__(5339);
var evidence = __webpack_require__(5738);
function textOf(file) {
if (file === void 0) return "";
return file.content?.kind === "text" ? file.content.text : void 0;
}
function textsOf(change) {
const before = textOf(change.before);
const after = textOf(change.after);
return before === void 0 || after === void 0 ? void 0 : {
before: before,
after: after
};
}
function nameOf(path) {
return path.slice(path.lastIndexOf("/") + 1);
}
function folderOf(path) {
return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
function inFolder(folder, name) {
return folder === "" ? name : `${folder}/${name}`;
}
const ENDS = [ [ /\.[cm]?[jt]sx?$/i, "js" ], [ /\.pyi?$/i, "python" ], [ /\.rs$/i, "rust" ], [ /\.go$/i, "go" ], [ /\.(?:java|kts?|groovy|scala)$/i, "java" ], [ /\.cs$/i, "csharp" ], [ /\.rb$/i, "ruby" ], [ /\.php$/i, "php" ] ];
function languageOf(path) {
return ENDS.find(([end]) => end.test(path))?.[1];
}
const TEST_NAMES = {
js: /(?:^|\/)(?:__tests__|tests?|specs?|e2e)\/(?:.*\/)?[^/]+$|[.\-_](?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]sx?$/i,
python: /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests)\.py$/i,
rust: /(?:^|\/)tests\/[^/]+\.rs$|(?:^|\/|_)tests?\.rs$/i,
go: /_test\.go$/i,
java: /(?:^|\/)src\/(?:test|androidTest|integrationTest)\/|(?:Tests?|IT|Spec|TestCase)\.(?:java|kts?|groovy|scala)$|(?:^|\/)Test[A-Z][^/]*\.(?:java|kt)$/,
csharp: /Tests?\.cs$|(?:^|\/)[^/]*\.?(?:Unit|Integration)?Tests?\/.*\.cs$/i,
ruby: /_(?:spec|test)\.rb$|(?:^|\/)test_[^/]*\.rb$/i,
php: /Test\.php$|(?:^|\/)tests?\/.*\.php$/i
};
const NO_TESTS = /(?:^|\/)(?:__fixtures__|fixtures?|testdata|__mocks__|__snapshots__|node_modules)\//i;
function isTestPath(path) {
const language = languageOf(path);
if (language === void 0 || NO_TESTS.test(path)) return false;
return TEST_NAMES[language].test(path) && !/\.d\.[cm]?ts$/.test(path);
}
const OWN_NAMES = {
js: /[.\-_](?:test|spec|cy)\.[cm]?[jt]sx?$|^test\.[cm]?[jt]sx?$/i,
python: /^(?:test_.*|.*_test|tests)\.py$/i,
rust: /(?!)/,
go: /_test\.go$/,
java: /^(?!Abstract|Base).*(?:Tests?|IT|Spec|TestCase)\.(?:java|kts?|groovy|scala)$/,
csharp: /^(?!Abstract|Base).*Tests?\.cs$/,
ruby: /_(?:spec|test)\.rb$|^test_(?!helper\.).*\.rb$/,
php: /^(?!Abstract|Base).*Test\.php$/
};
function isNamedAsTest(path) {
const language = languageOf(path);
const name = path.slice(path.lastIndexOf("/") + 1);
return language !== void 0 && isTestPath(path) && OWN_NAMES[language].test(name);
}
function mayHoldTests(path) {
return isTestPath(path) || languageOf(path) === "rust" && !NO_TESTS.test(path);
}
function readManifest(text) {
try {
const data = JSON.parse(text.replace(/^\uFEFF/, ""));
if (!isRecord(data)) return;
const scripts = textsIn(data["scripts"]);
return {
data: data,
scripts: scripts,
text: text
};
} catch {
return;
}
}
function textsIn(value) {
const texts = Object.create(null);
if (isRecord(value)) for (const [key, text] of Object.entries(value)) if (typeof text === "string") texts[key] = text;
return texts;
}
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function lineOfKey(text, ...keys) {
let at = 0;
for (const key of keys) {
const found = text.indexOf(JSON.stringify(key), at);
if (found < 0) return;
at = found;
}
return text.slice(0, at).split("\n").length;
}
const WRAPPERS = /^(?:timeout|env|nice|ionice|nohup|time|exec|command|sudo|stdbuf|xvfb-run|setsid|cross-env|dotenv|npx|c8|nyc)$/;
const INTERPRETERS = /^(?:node|nodejs|bun|deno|tsx|ts-node|bash|sh|zsh|dash|python3?(?:\.\d+)?|pypy3?|ruby|perl|php|source|\.)$/;
const SHELLS = /^(?:bash|sh|zsh|dash)$/;
const PYTHONS = /^(?:python|pypy)/;
const TAKES_WORD = /^(?:-r|--require|--import|--loader|--experimental-loader|-C|--conditions|--env-file|-W|-X|-I|--tsconfig|--project|-P)$/;
const LOADS = /^(?:-r|--require|--import|--loader|--experimental-loader|--env-file|--config|-c|--project|-p|--file|-f|--makefile|--rcfile|--setupFiles|--globalSetup|--preload)$/;
const LOADS_HERE = /^--(?:require|import|loader|experimental-loader|env-file|config|project|file|makefile|rcfile|preload)=(.+)$/;
const LOOKS = /^(?:test|\[|ls|stat|wc|cut|diff|cmp|[ef]?grep|rg|du|touch|mkdir|chmod|rm|cp|mv|ln)$/;
function namedFiles(called) {
const words = unwrapped(called.words);
if (LOOKS.test(words[0] ?? "")) return patternFiles(words);
return [ ...called.hints.filter(looksLikeFile), ...programs(words), ...loaded(words), ...interpreted(words), ...buildFiles(words) ];
}
function namedFolders(words) {
const [name, ...rest] = words;
if (name === "cd" || name === "pushd") return rest.slice(0, 1).flatMap(word => word ?? []);
return [];
}
function unwrapped(words) {
let rest = words;
while (WRAPPERS.test(rest[0] ?? "")) {
const own = rest.slice(1);
const from = own.findIndex(word => word === void 0 || !/^(?:-.*|[\d.]+[smhd]?|\w+=.*)$/.test(word));
if (from < 0) return [];
rest = own.slice(from);
}
return rest;
}
function programs(words) {
const [name] = words;
return name?.includes("/") === true ? [ name ] : [];
}
function patternFiles(words) {
return /grep$|^rg$/.test(words[0] ?? "") ? words.flatMap((word, at) => words[at - 1] === "-f" && word !== void 0 ? [ word ] : []) : [];
}
function loaded(words) {
const isCode = INTERPRETERS.test(words[0] ?? "");
return words.flatMap((word, at) => {
const option = words[at - 1] ?? "";
const here = LOADS_HERE.exec(word ?? "")?.[1];
if (here !== void 0) return [ here ];
return word !== void 0 && LOADS.test(option) && !(isCode && /^-[cpf]$/.test(option)) ? [ word ] : [];
});
}
function interpreted(words) {
const at = words.findIndex(word => INTERPRETERS.test(word ?? ""));
if (at < 0) return [];
const program = words[at] ?? "";
const rest = words.slice(at + 1);
const module = PYTHONS.test(program) ? moduleOf(rest) : void 0;
if (module !== void 0) return module;
const isValue = word => TAKES_WORD.test(word) || SHELLS.test(program) && /^[-+]\w*[oO]$/.test(word);
const first = rest.find((word, index) => word !== void 0 && !/^[-+]|^run$/.test(word) && !isValue(rest[index - 1] ?? ""));
return first === void 0 ? [] : [ first ];
}
function moduleOf(words) {
const at = words.indexOf("-m");
const name = at < 0 ? void 0 : words[at + 1];
if (name === void 0) return;
const path = name.replaceAll(".", "/");
return [ `${path}.py`, `${path}/__main__.py` ];
}
const MAKEFILES = [ "GNUmakefile", "makefile", "Makefile" ];
function buildFiles(words) {
const [name] = words;
if (words.some(word => word === "make" || word === "gmake")) return foldersOf(words).flatMap(folder => MAKEFILES.map(file => inFolder(folder, file)));
if (name === "just") return [ "justfile", "Justfile", ".justfile" ];
if (name === "rake") return [ "Rakefile", "rakefile" ];
return name === "nox" ? [ "noxfile.py" ] : [];
}
function foldersOf(words) {
const named = words.flatMap((word, at) => {
if (words[at - 1] === "-C" || words[at - 1] === "--directory") return word === void 0 ? [] : [ word ];
const here = /^(?:-C|--directory=)(.+)$/.exec(word ?? "")?.[1];
return here === void 0 ? [] : [ here ];
});
return [ "", ...named ];
}
function looksLikeFile(text) {
return /^[^-\s][^\s]*$/.test(text) && /[./]/.test(text);
}
var dist = __webpack_require__(3292);
var errors = __webpack_require__(452);
const MODULES = [ [ /^"(?:(?:node:)?assert(?:\/strict)?|uvu\/assert|power-assert)"$/, "assert" ], [ /^"(?:node:test|ava|tape|@playwright\/test)"$/, "test" ], [ /^"(?:vitest|@jest\/globals|bun:test|chai|uvu|mocha|tap|expect|@japa\/runner|(?:jsr:)?@std\/(?:assert|expect|testing\/bdd)(?:@[\w.^~-]+)?)"$/, "names" ] ];
const KNOWN = /^(?:it|test|describe|suite|context|specify|bench|[xf](?:it|test|describe|context)|(?:expect|assert|should)(?:[A-Z]\w*)?)$/;
const OF_CONTEXT = /^(?:is|not|deepEqual|like|true|false|truthy|falsy|throws\w*|regex|equal|ok|same|fail|match|rejects)$/;
const NAME = "[\\w$]+";
const TARGET = `(${NAME}|\\{[\\w$ ,:]*\\})`;
const MEMBERS = "((?: \\. [\\w$]+){0,2})";
const IMPORT = /(?<= )import (?:type )?((?:(?:\* as )?[\w$]+)?(?: , )?(?:\* as [\w$]+|\{[\w$ ,]*\})?) from ("[^" ]*")/g;
const REQUIRE = new RegExp(`(?<= )(?:const|let|var|import|,) ${TARGET} = (?:\\( )?(?:await )?(?:require|import) \\( ("[^" ]*") \\)(?: \\)(?= \\.))?${MEMBERS}`, "g");
const BOUND = new RegExp(`(?<= )(?:const|let|var|,) ${TARGET} = (${NAME})${MEMBERS}(?= [^.([=])`, "g");
const MADE = new RegExp(`(?<= )(?:const|let|var) (${NAME}) = (${NAME}) (?:\\. extend [(<]|\\()`, "g");
const GLOBALS = [ "test", "it", "describe", "suite", "expect", "assert" ];
function withOwnNames(words) {
const names = ownNames(` ${words.join(" ")} `);
if (names.size === 0) return words;
return words.map((word, index) => {
const own = names.get(word);
return own === void 0 || !isUse(words, index, own) ? word : own;
});
}
function isUse(words, index, own) {
const before = words[index - 1];
const after = words[index + 1];
const member = words[index + 2] ?? "";
if (before === "." && words[index - 2] !== ".") return false;
if (before === "function" || after === "=") return false;
if (after === ":" && (before === "{" || before === ",")) return false;
return !(own === "test" && after === "." && (KNOWN.test(member) || OF_CONTEXT.test(member)));
}
function ownNames(words) {
const origins = new Map(GLOBALS.map(name => [ name, name ]));
for (const [name, origin] of importedNames(words)) origins.set(name, origin);
for (const [, target = "", name = "", members = ""] of words.matchAll(BOUND)) for (const [bound, origin] of namesOf(target, memberAt(origins.get(name), members))) origins.set(bound, origin);
for (const [found, name = "", maker = ""] of words.matchAll(MADE)) {
const origin = origins.get(maker);
const isExtended = found.includes(" . extend ");
if (isExtended ? isOfTests(origin) : origin === "suite") origins.set(name, "test");
}
return new Map([ ...origins ].filter(([name, own]) => name !== own && own !== "*"));
}
function importedNames(words) {
const imports = [ ...words.matchAll(IMPORT) ].flatMap(([, clause = "", module = ""]) => {
const origin = moduleOrigin(module);
const braces = /\{[^}]*\}/.exec(clause)?.[0] ?? "";
const whole = /^(?:\* as )?([\w$]+)/.exec(clause)?.[1] ?? "{}";
return [ ...namesOf(whole, origin), ...namesOf(braces.replaceAll(" as ", " : "), origin) ];
});
const required = [ ...words.matchAll(REQUIRE) ].flatMap(([, target = "", module = "", members = ""]) => namesOf(target, memberAt(moduleOrigin(module), members)));
return [ ...imports, ...required ];
}
function namesOf(target, origin) {
if (origin === void 0 || target === "") return [];
if (!target.startsWith("{")) return [ [ target, origin ] ];
return target.replace(/[{}]/g, "").split(",").map(one => one.trim()).flatMap(one => {
const [own = "", name = own] = one.split(" : ");
const member = memberOf(origin, own);
return own === "" || member === void 0 ? [] : [ [ name, member ] ];
});
}
function isOfTests(origin) {
return origin === "test" || origin === "it";
}
function moduleOrigin(module) {
const gives = MODULES.find(([pattern]) => pattern.test(module))?.[1];
return gives === "names" ? "*" : gives;
}
function memberAt(origin, members) {
return members.split(" . ").filter(member => member !== "").reduce((owner, member) => owner === void 0 ? void 0 : memberOf(owner, member), origin);
}
function memberOf(origin, member) {
if (member === "default") return origin;
if (origin === "assert") {
if (/^[A-Z]/.test(member)) return;
return /^(?:ok|strict|assert)$/.test(member) ? "assert" : `assert . ${member}`;
}
if (origin !== "test" && origin !== "*") return;
return KNOWN.test(member) ? member : void 0;
}
function patternEnds(text) {
const lost = [ new Set, new Set ];
return at => {
if (/[*/\n\r]/.test(text.charAt(at + 1))) return;
const seen = [];
let inClass = 0;
for (let here = at + 1; here < text.length; here += 1) {
const character = text.charAt(here);
if (character === "\n" || lost[inClass].has(here)) break;
seen.push([ here, inClass ]);
if (character === "\\") here += 1; else if (character === "[") inClass = 1; else if (character === "]") inClass = 0; else if (character === "/" && inClass === 0) return flagsEnd(text, here + 1);
}
for (const [here, state] of seen) lost[state].add(here);
return;
};
}
function flagsEnd(text, from) {
let end = from;
while (/[a-z]/.test(text.charAt(end))) end += 1;
return end;
}
const SLASHES = /\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/y;
const PLAIN = /"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?/y;
const SYNTAX = {
js: {
comment: SLASHES,
text: /"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|`(?:\\[^]|[^`\\])*`?/y,
regex: true
},
python: {
comment: /#[^\n]*|\\\r?\n/y,
text: /[rbuf]{0,2}(?:"""(?:\\[^]|[^\\])*?(?:"""|$)|'''(?:\\[^]|[^\\])*?(?:'''|$)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?)/iy,
lines: true
},
rust: {
comment: SLASHES,
text: /b?r(#*)"[^]*?(?:"\1|$)|b?"(?:\\[^]|[^"\\])*"?|b?'(?:\\[^\n']+|\\'|[^'\\\n])'/y
},
go: {
comment: SLASHES,
text: new RegExp(`${PLAIN.source}|\`[^\`]*\`?`, "y")
},
java: {
comment: SLASHES,
text: new RegExp(`"""[^]*?(?:"""|$)|${PLAIN.source}`, "y")
},
csharp: {
comment: SLASHES,
text: new RegExp(`"""[^]*?(?:"""|$)|\\$?@\\$?"(?:""|[^"])*"|\\$?${PLAIN.source}`, "y")
},
ruby: {
comment: /#[^\n]*|(?<=^|\n)=begin\b[^]*?(?:\n=end[^\n]*|$)/y,
text: PLAIN,
lines: true
},
php: {
comment: new RegExp(`#(?!\\[)[^\\n]*|${SLASHES.source}`, "y"),
text: PLAIN
}
};
const WORD = /[\p{L}\p{N}_$]+/uy;
const SPACE = /[ \t\r\f\v]+/y;
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};>~+\-*%]|return|typeof|case) $/;
function readCode(text, language) {
return codeOf(text, language, words => words);
}
function readTests(text, language) {
return language === "js" ? codeOf(text, language, withOwnNames) : readCode(text, language);
}
function codeOf(text, language, named) {
const syntax = SYNTAX[language];
const words = [];
const places = [];
let last = "";
const add = (word, at) => {
if (word === "¶" && last === "¶ ") return;
places.push(at);
words.push(word);
last = `${word} `;
};
if (syntax.lines === true) add("¶", 0);
const ends = patternEnds(text);
let at = 0;
while (at < text.length) {
const end = match(SPACE, text, at) ?? match(syntax.comment, text, at);
if (end !== void 0) {
at = end;
continue;
}
const next = step(text, at, syntax, isPattern(syntax, last) ? ends : void 0);
if (next.word !== "") add(next.word, at);
at = next.end;
}
const lines = lineEnds(text);
const all = named(words);
const starts = startsOf(all);
return {
words: ` ${all.join(" ")} `,
lineAt: offset => indexAt(lines, places[indexAt(starts, offset)] ?? 0) + 1
};
}
function startsOf(words) {
let next = 1;
return words.map(word => {
const start = next;
next += word.length + 1;
return start;
});
}
function isPattern({regex: regex}, last) {
return regex === true && BEFORE_REGEX.test(last);
}
function step(text, at, syntax, ends) {
const quoted = match(syntax.text, text, at);
if (quoted !== void 0) return {
word: plain(text.slice(at, quoted)),
end: quoted
};
const word = match(WORD, text, at);
if (word !== void 0) return {
word: text.slice(at, word),
end: word
};
const character = text.charAt(at);
if (character === "\n") return {
word: syntax.lines ? "¶" : "",
end: at + 1
};
const pattern = character === "/" ? ends?.(at) : void 0;
return pattern === void 0 ? {
word: character,
end: at + 1
} : {
word: '"/"',
end: pattern
};
}
function plain(quoted) {
const inner = quoted.replace(/^[a-z$@#]*["'`]+|["'`]+#*$/gi, "");
return `"${inner.replace(/[\s"¶]+/g, "_").slice(0, 200)}"`;
}
function match(pattern, text, at) {
pattern.lastIndex = at;
const found = pattern.exec(text);
return found === null || found[0] === "" ? void 0 : at + found[0].length;
}
function indexAt(values, wanted) {
let low = 0;
let high = values.length;
while (low < high) {
const middle = low + high >> 1;
if ((values[middle] ?? 0) < wanted) low = middle + 1; else high = middle;
}
return Math.min(low, Math.max(0, values.length - 1));
}
function lineEnds(text) {
const ends = [];
for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) ends.push(at);
return [ ...ends, text.length ];
}
const CLOSES = {
"{": "}",
"[": "]",
"(": ")"
};
const DEEDS = / (?:process \. (?:exit|exitCode|env \[|argv)|child_process|"(?:node:)?(?:child_process|fs|vm|module)"|eval \(|Function \(|Object \. (?:assign|defineProperty|fromEntries)|Reflect \. |\. (?:concat|push|splice) \()/g;
const FROM_ELSEWHERE = / (?:\. \. \. require \( \S+ \)|exports = require \( \S+ \)|export default require \( \S+ \)|export (?:\* |\{[^}]{0,200}\} )from \S+)/g;
const DEEPEST = 50;
const MOST_WORDS = 1e4;
function codeSettings(text) {
const {words: words} = readCode(text, "js");
const tokens = words.trim().split(" ");
const settings = new Map;
const add = (key, value) => {
const known = settings.get(key);
settings.set(key, known === void 0 ? value : `${known} ; ${value}`);
};
if (tokens.length > MOST_WORDS || depthOf(tokens) > DEEPEST) throw new errors.ue("VALUE_INVALID", "The code is too long or nests too deeply to be read.");
readProperties(tokens, add);
for (const [deed] of words.matchAll(DEEDS)) add("(code)", deed.trim());
for (const [from] of words.matchAll(FROM_ELSEWHERE)) add("(code)", from.trim());
return settings;
}
function depthOf(tokens) {
let depth = 0;
let deepest = 0;
for (const token of tokens) {
if (CLOSES[token] !== void 0) depth += 1; else if (/^[})\]]$/.test(token)) depth = Math.max(0, depth - 1);
deepest = Math.max(deepest, depth);
}
return deepest;
}
function readProperties(tokens, add) {
const above = [];
const opened = [];
for (let at = 0; at < tokens.length; at += 1) {
const token = tokens[at] ?? "";
const key = keyAt(tokens, at);
if (key !== void 0) {
const value = key.value;
if (tokens[value] === "{") {
above.push(key.name);
opened.push(true);
at = value;
} else {
const end = valueEnd(tokens, value);
add([ ...above, key.name ].join("."), tokens.slice(value, end).join(" "));
at = value - 1;
}
} else if (token === "{") opened.push(false); else if (token === "}" && opened.pop() === true) above.pop();
}
}
function keyAt(tokens, at) {
const before = tokens[at - 1] ?? "";
const inObject = before === "{" || before === ",";
if (tokens[at] !== "[") return plainKey(tokens, at, inObject);
if (inObject) return endOfKey(tokens, at, ":");
return /^[\w$)]/.test(before) ? endOfKey(tokens, at, "=") : void 0;
}
function plainKey(tokens, at, inObject) {
const [token = "", next, then] = tokens.slice(at, at + 3);
if (!/^["\w$]/.test(token) || token === "exports") return;
const isAssigned = tokens[at - 1] === "." && next === "=" && then !== "=";
return inObject && next === ":" || isAssigned ? {
name: token.replaceAll('"', ""),
value: at + 2
} : void 0;
}
function endOfKey(tokens, at, then) {
const end = tokens.indexOf("]", at);
if (end < 0 || tokens[end + 1] !== then || tokens[end + 2] === "=") return;
const inner = tokens.slice(at + 1, end);
const name = inner.length === 1 && /^"[\w-]+"$/.test(inner[0] ?? "") ? (inner[0] ?? "").replaceAll('"', "") : "[…]";
return {
name: name,
value: end + 2
};
}
function valueEnd(tokens, from) {
const open = [];
for (let at = from; at < tokens.length; at += 1) {
const token = tokens[at] ?? "";
if (open.length === 0 && /^[,;})\]]$/.test(token)) return at;
const closes = CLOSES[token];
if (closes !== void 0) open.push(closes); else if (token === open.at(-1)) open.pop();
}
return tokens.length;
}
const NPM_FORM = {
separators: [ /=/, / / ],
continues: false,
quotesJson: true
};
const PYTHON_FORM = {
separators: [ /[=:]/ ],
continues: true
};
function iniSettings(text, form) {
const settings = new Map;
let section = "";
let open;
for (const raw of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/)) {
const line = raw.trim();
if (line === "" || /^[#;]/.test(line)) continue;
const header = /^\[([^\]]+)\]/.exec(line)?.[1];
if (open !== void 0 && form.continues && /^\s/.test(raw)) settings.set(open, `${settings.get(open) ?? ""} ${line}`.trim()); else if (header === void 0) {
const [key, value] = pairOf(line, form);
open = `${section}${key}`;
settings.set(open, value);
} else {
section = `${header.trim()}.`;
open = void 0;
}
}
return settings;
}
function pairOf(line, {separators: separators, quotesJson: quotesJson}) {
const plain = quotesJson === true ? npmText : unquoted;
const at = separators.map(separator => line.search(separator)).find(found => found > 0);
if (at === void 0) return [ plain(line), "true" ];
return [ plain(line.slice(0, at)), plain(line.slice(at + 1)) ];
}
function unquoted(text) {
return text.trim().replace(/^(["'])(.*)\1$/, "$2");
}
function npmText(text) {
const trimmed = text.trim();
if (!/^(["'])[^]*\1$/.test(trimmed)) return trimmed.replace(/\\([\\;#])/g, "$1").trim();
const inner = trimmed.startsWith("'") ? trimmed.slice(1, -1) : trimmed;
try {
const value = JSON.parse(inner);
return typeof value === "string" ? value.trim() : JSON.stringify(value);
} catch {
return unquoted(inner);
}
}
var bounded_yaml = __webpack_require__(227);
const settings_DEEPEST = 20;
function changedSettings(before, after) {
return [ ...new Set([ ...before.keys(), ...after.keys() ]) ].filter(key => before.get(key) !== after.get(key)).map(key => ({
key: key,
before: before.get(key),
after: after.get(key)
}));
}
function flatSettings(data) {
const settings = new Map;
const walk = (value, keys) => {
const isTree = typeof value === "object" && value !== null && !(value instanceof Date) && keys.length < settings_DEEPEST;
if (!isTree || isPlainList(value)) settings.set(keys.join("."), typeof value === "string" ? value : JSON.stringify(value)); else for (const [key, inner] of Object.entries(value)) walk(inner, [ ...keys, key ]);
};
if (typeof data === "object" && data !== null) walk(data, []);
return settings;
}
function isPlainList(value) {
return Array.isArray(value) && value.every(item => typeof item !== "object" || item === null);
}
function lineOfSetting(text, key) {
const name = key.slice(key.lastIndexOf(".") + 1);
const at = text.split("\n").findIndex(line => line.includes(name));
return at < 0 ? void 0 : at + 1;
}
const NOTHING = new Map;
function readSettings(path, text) {
if (text.trim() === "") return NOTHING;
const source = text.replace(/^\uFEFF/, "");
try {
if (/rust-toolchain$/i.test(path) && !source.includes("[")) return new Map([ [ "toolchain.channel", source.trim() ] ]);
if (/\.toml$|rust-toolchain$|\.cargo\/config$/i.test(path)) return flatSettings((0, 
dist.qg)(source));
if (/\.jsonc?$/i.test(path)) return flatSettings(JSON.parse(source));
if (/\.ya?ml$/i.test(path)) return yamlSettings(source);
if (/\.[cm]?[jt]s$/i.test(path)) return codeSettings(source);
if (/rc$/i.test(path) && !/(?:npm|yarn|coverage)rc$/i.test(path)) return yamlSettings(source);
const isNpm = /\.(?:npmrc|yarnrc)$/i.test(path);
return iniSettings(source, isNpm ? NPM_FORM : PYTHON_FORM);
} catch {
return;
}
}
function yamlSettings(text) {
return flatSettings((0, bounded_yaml.b)(text));
}
const FORMS = {
"pytest.toml": {
section: /^pytest\./
},
".pytest.toml": {
section: /^pytest\./
},
"pytest.ini": {
section: /^pytest\./
},
".pytest.ini": {
section: /^pytest\./
},
"pyproject.toml": {
section: /^tool\.pytest(?:\.ini_options)?\./,
counts: hasPytestTable
},
"tox.ini": {
section: /^(?:pytest|tool:pytest)\./,
counts: text => /^\uFEFF?\[pytest\]/m.test(text)
},
"setup.cfg": {
section: /^tool:pytest\./,
counts: text => /^\uFEFF?\[tool:pytest\]/m.test(text)
}
};
function hasPytestTable(text) {
try {
const {tool: tool} = (0, dist.qg)(text.replace(/^\uFEFF/, ""));
return typeof tool === "object" && Object.hasOwn(tool, "pytest");
} catch {
return true;
}
}
const PYTEST_FILES = Object.keys(FORMS);
function pytestSection(name) {
return Object.hasOwn(FORMS, name) ? FORMS[name]?.section : void 0;
}
function otherWinner(change, input) {
const folder = folderOf(change.path);
const before = winner(folder, "before", input);
const after = winner(folder, "after", input);
return before?.path === after?.path ? void 0 : {
before: before,
after: after
};
}
function winner(folder, side, {changes: changes, kept: kept}) {
for (const [name, {section: section, counts: counts}] of Object.entries(FORMS)) {
const path = inFolder(folder, name);
const changed = changes.find(one => one.path === path);
const file = changed?.[side];
const text = changed === void 0 ? kept.get(path) : file === void 0 ? void 0 : textOf(file);
if (text === void 0 || counts?.(text) === false) continue;
const settings = readSettings(path, text) ?? new Map;
return {
path: path,
settings: new Map([ ...settings ].filter(([key]) => section.test(key)).map(([key, value]) => [ key.replace(section, ""), value ]))
};
}
return;
}
const WORDS = {
kind: "words"
};
const TARGETS = {
kind: "targets"
};
const BAZEL = [ "bazel", "bazelisk", "buck", "buck2" ];
function entries(objects, quiet = /^\$schema$/) {
return {
kind: "entries",
objects: objects,
quiet: quiet
};
}
const RUNNER_FILES = [ {
path: /(?:^|\/)turbo\.jsonc?$/i,
programs: [ "turbo" ],
form: entries([ "tasks", "pipeline" ], /^(?:\$schema|ui|tags|telemetry)$/)
}, {
path: /(?:^|\/)nx\.json$/i,
programs: [ "nx", "lerna" ],
form: entries([ "targetDefaults" ], /^(?:\$schema|generators|cli|nxCloud\w+|neverConnectToCloud|tui|release|workspaceLayout)$/)
}, {
path: /(?:^|\/)project\.json$/i,
programs: [ "nx", "lerna" ],
form: entries([ "targets" ], /^(?:\$schema|tags|generators|release|metadata)$/)
}, {
path: /(?:^|\/)lerna\.json$/i,
programs: [ "lerna" ],
form: entries([], /^(?:\$schema|version|changelog)$/)
}, {
path: /(?:^|\/)package\.json$/i,
programs: [ "wireit" ],
form: entries([ "wireit" ], /^/)
}, {
path: /(?:^|\/)lage\.config\.[cm]?js$/i,
programs: [ "lage" ],
form: WORDS
}, {
path: /(?:^|\/)(?:moon\.ya?ml|\.moon\/(?:[\w-]+\/)*[\w.-]+\.ya?ml)$/i,
programs: [ "moon" ],
form: entries([ "tasks" ], /^(?:\$schema|owners|docker|project|tags)$/)
}, {
path: /(?:^|\/)taskfile(?:\.dist)?\.ya?ml$/i,
programs: [ "task", "go-task" ],
form: entries([ "tasks" ], /^(?:\$schema|version|output|silent|interval)$/),
takesOver: true
}, {
path: /(?:^|\/)gulpfile\.(?:[\w-]+\.)?[cm]?[jt]s$/i,
programs: [ "gulp" ],
form: WORDS
}, {
path: /(?:^|\/)gruntfile\.(?:[cm]?[jt]s|coffee)$/i,
programs: [ "grunt" ],
form: WORDS
}, {
path: /(?:^|\/)wdio(?:\.[\w-]+)*\.[cm]?[jt]s$/i,
programs: [ "wdio" ],
form: WORDS
}, {
path: /(?:^|\/)\.?cucumber\.(?:[cm]?js|json|ya?ml)$/i,
programs: [ "cucumber", "cucumber-js" ],
form: WORDS
}, {
path: /(?:^|\/)jasmine\.(?:json|[cm]?js)$/i,
programs: [ "jasmine", "jasmine-ts" ],
form: WORDS
}, {
path: /(?:^|\/)(?:docker-)?compose(?:\.[\w-]+)*\.ya?ml$/i,
programs: [ "docker-compose", "compose", "podman-compose" ],
form: entries([ "services" ], /^(?:version|name|x-.*)$/),
takesOver: true
}, {
path: /(?:^|\/)(?:nose2|unittest)\.cfg$/i,
programs: [ "nose2" ],
form: WORDS
}, {
path: /(?:^|\/)noxfile\.py$/i,
programs: [ "nox" ],
form: WORDS
}, {
path: /(?:^|\/)(?:tox\.ini|setup\.cfg)$/i,
programs: [ "tox" ],
form: {
kind: "settings",
keys: /^(?:tox(?::tox)?|testenv)\b(?!.*\.(?:description|deps|requires|minversion|min_version|isolated_build|basepython|base_python)$)/
}
}, {
path: /(?:^|\/)tox\.toml$/i,
programs: [ "tox" ],
form: {
kind: "settings",
keys: /^(?!.*\b(?:description|deps|requires)$)/
}
}, {
path: /(?:^|\/)pyproject\.toml$/i,
programs: [ "tox", "hatch", "pdm", "poe", "task", "pixi", "rye", "doit" ],
form: {
kind: "settings",
keys: /^tool\.(?:poe\.tasks\b(?!.*\.help$)|(?:tox|hatch\.envs|pdm\.scripts|poe\.(?:env\w*|executor\w*)|taskipy|pixi\.(?:[\w-]+\.)*tasks|rye\.scripts|doit)\b(?!.*\.(?:description|help|deps|dependencies|extra-dependencies|requires)$))/
}
}, {
path: /(?:^|\/)hatch\.toml$/i,
programs: [ "hatch" ],
form: {
kind: "settings",
keys: /^envs\.(?!.*\.(?:description|dependencies|extra-dependencies)$)/
}
}, {
path: /(?:^|\/)(?:BUILD|BUCK)(?:\.bazel|\.pants)?$|\.bzl$/,
programs: [ ...BAZEL, "pants" ],
form: TARGETS
}, {
path: /(?:^|\/)(?:(?:\w+\.)?bazelrc|\.bazelrc|\.bazelignore|\.buckconfig|pants(?:\.\w+)*\.toml)$/i,
programs: [ ...BAZEL, "pants" ],
form: WORDS
} ];
function runnerFileOf(path) {
return RUNNER_FILES.find(file => file.path.test(path));
}
var gate_policy = __webpack_require__(3770);
const LOCKS = /^(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|(?:yarn|bun|cargo|uv|poetry|pdm|gemfile)\.lock)$/;
const NAMES = [ /^package\.json$/, LOCKS, /^\.pnp\.(?:c?js|loader\.mjs)$/, /^\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.[cm]?js)$/, /^(?:pnpm-workspace\.yaml|go\.work|bunfig\.toml|\.bunfig\.toml)$/, /^(?:babel\.config\.(?:[cm]?[jt]s|json)|\.babelrc(?:\.(?:[cm]?js|json))?)$/, /^(?:jest|vitest|vite|karma|ava|playwright|cypress|web-test-runner)[\w.-]*\.(?:[cm]?[jt]s|json)$/, /^\.(?:mocharc|nycrc|c8rc|taprc|avarc)(?:\.[a-z]+)?$/, /^nyc\.config\.[cm]?js$/, /^\.?pytest\.(?:ini|toml)$/, /^(?:pyproject\.toml|tox\.ini|setup\.cfg|conftest\.py|\.coveragerc)$/, /^go\.mod$/, /^(?:cargo\.toml|rust-toolchain(?:\.toml)?)$/, /^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|gradle\.properties)$/, /^(?:directory\.build\.(?:props|targets)|.*\.runsettings|.*\.csproj)$/, /^(?:phpunit(?:\.dist)?\.xml(?:\.dist)?|\.rspec|rakefile(?:\.rb)?)$/, /^(?:deno\.jsonc?|composer\.json|mix\.exs)$/, /^(?:\.?codecov\.ya?ml)$/, /^\.gitattributes$/, /^\.gitmodules$/ ];
const PLACES = [ /(?:^|\/)\.yarn\/(?:releases|plugins)\/[^/]+\.c?js$/i, /(?:^|\/)\.cargo\/config(?:\.toml)?$/i, /(?:^|\/)(?:gradle|\.mvn)\/wrapper\/[\w-]+-wrapper\.properties$/i, /(?:^|\/)\.mvn\/(?:(?:maven|jvm)\.config|extensions\.xml)$/i ];
function isConfiguration(path) {
const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
return path === gate_policy.l || NAMES.some(pattern => pattern.test(name)) || runnerFileOf(path) !== void 0 || PLACES.some(pattern => pattern.test(path));
}
function isRead(path) {
return isConfiguration(path) || mayHoldTests(path) || isScript(path);
}
function isSurface(path) {
return isConfiguration(path) && !isLock(path) || isTestPath(path);
}
function isWritten(path) {
return isLock(path) || /(?:^|\/)\.pnp\.c?js$|\.json$/i.test(path);
}
function isLock(path) {
return LOCKS.test(path.slice(path.lastIndexOf("/") + 1).toLowerCase());
}
function isScript(path) {
const name = path.slice(path.lastIndexOf("/") + 1);
return /\.(?:sh|bash|zsh|mk|pl)$/i.test(name) || /^(?:gnu)?makefile$|^justfile$/i.test(name) || languageOf(path) !== void 0 && /(?:^|\/)(?:scripts?|bin|tools?|ci|build|hack)\/|^[^/]+$/i.test(path);
}
const LARGEST_SURFACE_FILE = 16777216;
const LARGEST_CODE = 1048576;
const MOST_SURFACE_BYTES = 134217728;
async function readSurface(files, {range: range, policy: policy, changedPaths: changedPaths, commands: commands}) {
const base = byPath(await files.list(range.mergeBase));
const head = byPath(await files.list(range.head));
const read = boundedReader(files);
const above = {
before: await manifests(changedPaths, base, read),
after: await manifests(changedPaths, head, read)
};
const named = namedPaths([ ...commands, ...scriptsOf(above.before), ...scriptsOf(above.after) ]);
const touchesTests = changedPaths.some(isTestPath);
const changes = [];
for (const path of surfaceFirst(changedPaths)) {
const wanted = isRead(path) || named.has(path) || touchesTests && languageOf(path) !== void 0;
const side = async entries => {
const entry = entries.get(path);
if (entry === void 0) return;
const {mode: mode, objectId: objectId} = entry;
return wanted ? {
mode: mode,
objectId: objectId,
content: await read(entry)
} : {
mode: mode,
objectId: objectId
};
};
changes.push({
path: path,
before: await side(base),
after: await side(head)
});
}
return {
policy: policy,
changes: changes,
basePaths: new Set(base.keys()),
headPaths: new Set(head.keys()),
manifests: above,
kept: await kept(changedPaths, head, read, [ ...commands, ...scriptsOf(above.after) ]),
commands: commands
};
}
function byPath(entries) {
return new Map(entries.map(entry => [ entry.path, entry ]));
}
function scriptsOf(texts) {
return [ ...texts ].flatMap(([path, text]) => Object.values(readManifest(text)?.scripts ?? {}).map(command => ({
command: command,
cwd: folderOf(path)
})));
}
function surfaceFirst(paths) {
return [ ...paths.filter(isRead), ...paths.filter(path => !isRead(path)) ];
}
function namedPaths(commands) {
return new Set(commands.flatMap(({command: command, cwd: cwd}) => command.split(/[\s;&|()"'`]+/).map(word => word.replace(/^\.\//, "")).flatMap(word => [ word, cwd === "" ? word : `${cwd}/${word}` ])));
}
function boundedReader(files) {
let left = MOST_SURFACE_BYTES;
const known = new Map;
return async entry => {
const key = `${entry.mode} ${entry.objectId}`;
const before = known.get(key);
if (before !== void 0) return before;
const content = await readContent(files, entry, left);
if (content.kind === "text") left -= content.text.length;
known.set(key, content);
return content;
};
}
async function readContent(files, entry, left) {
if (entry.mode === "120000") return broken("is a symbolic link");
if (entry.mode === "160000") return broken("is a submodule");
if (left <= 0) return broken("was not read: the change touches too many such files");
const limit = isWritten(entry.path) ? LARGEST_SURFACE_FILE : LARGEST_CODE;
return decoded(await files.read(entry, limit), limit);
}
function decoded(file, limit) {
if (file.kind === "too_large") return broken(`has ${file.size} bytes, more than ${limit}`);
if (file.kind === "unreadable") return broken(`cannot be read: ${file.why}`);
if (file.bytes.includes(0)) return broken("is no text: it has NUL bytes");
return {
kind: "text",
text: decodedText(file.bytes)
};
}
function decodedText(bytes) {
try {
return new TextDecoder("utf-8", {
fatal: true
}).decode(bytes);
} catch {
return new TextDecoder("latin1").decode(bytes);
}
}
function broken(why) {
return {
kind: "broken",
why: why
};
}
async function manifests(changedPaths, entries, read) {
const texts = new Map;
for (const path of new Set(changedPaths.flatMap(manifestsAbove))) {
const entry = entries.get(path);
const content = entry === void 0 ? void 0 : await read(entry);
if (content?.kind === "text") texts.set(path, content.text);
}
return texts;
}
function manifestsAbove(path) {
const found = [];
let end = path.lastIndexOf("/");
while (end > 0) {
found.push(`${path.slice(0, end)}/package.json`);
end = path.lastIndexOf("/", end - 1);
}
return [ ...found, "package.json" ];
}
async function kept(changedPaths, entries, read, commands) {
const changed = new Set(changedPaths);
const folders = new Set(changedPaths.filter(path => PYTEST_FILES.includes(nameOf(path))).map(folderOf));
const scripts = [ ...namedPaths(commands) ].filter(path => /\.(?:sh|bash|mk)$/i.test(path));
const places = [ ...[ ...folders ].flatMap(folder => PYTEST_FILES.map(name => inFolder(folder, name))), ...commands.flatMap(({cwd: cwd}) => MAKEFILES.map(name => inFolder(cwd, name))), ...scripts ];
const texts = new Map;
for (const path of new Set(places)) {
const entry = changed.has(path) ? void 0 : entries.get(path);
const content = entry === void 0 ? void 0 : await read(entry);
if (content?.kind === "text") texts.set(path, content.text);
}
return texts;
}
const UNREVIEWED = /(?:^|\/)(?:dist|build|out|lib|vendor|third_party|node_modules|generated|__generated__|__snapshots__|snapshots|fixtures|testdata|assets|docs?|public|\.yarn|coverage)(?:\/|$)|(?:lock(?:\.\w+)?|lockfile|package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|go\.sum|\.(?:min\.\w+|map|snap|png|jpe?g|gif|ico|webp|svg|pdf|zip|gz|tgz|jar|whl|woff2?|ttf|eot|otf|mp[34]|mov|wasm|exe|dll|so|bin|onnx|parquet|csv|ipynb|psd|ai|pb\.\w+|g\.dart|generated\.\w+|designer\.cs|sum))$/i;
const HIDES = /^(?:-diff|!diff|diff=(?!(?:ada|astextplain|bash|bibtex|cpp|csharp|css|dts|elixir|exif|fortran|fountain|golang|html|java|kotlin|markdown|matlab|objc|pascal|perl|php|python|ruby|rust|scheme|tex|unset)$).*|binary|linguist-(?:generated|vendored|documentation)(?:=(?:true|1))?|filter=(?!lfs$).*|working-tree-encoding=.*)$/i;
function attributeChanges({changes: changes}) {
return changes.filter(({path: path}) => nameOf(path).toLowerCase() === ".gitattributes").flatMap(change => {
const texts = textsOf(change);
if (texts === void 0) return [];
const known = new Set(hiding(texts.before).map(({key: key}) => key));
return hiding(texts.after).filter(({key: key}) => !known.has(key)).map(({pattern: pattern, attribute: attribute, line: line, text: text}) => ({
rule: "attributes-hide",
message: `${change.path} hides ${pattern} from a review by ${attribute}`,
path: change.path,
line: line,
after: text
}));
});
}
function hiding(text) {
const macros = new Map;
return text.split(/\r?\n/).flatMap((raw, at) => {
const [pattern = "", ...attributes] = wordsOf(raw);
if (pattern === "" || pattern.startsWith("#")) return [];
if (pattern.startsWith("[attr]")) {
macros.set(pattern.slice(6), attributes);
return [];
}
if (UNREVIEWED.test(pattern.replace(/\/?\*+$/, ""))) return [];
return attributes.flatMap(attribute => {
const means = [ attribute, ...macros.get(attribute) ?? [] ];
return means.some(one => HIDES.test(one)) ? [ {
key: `${pattern} ${attribute}`,
pattern: pattern,
attribute: attribute,
line: at + 1,
text: raw.trim()
} ] : [];
});
});
}
function wordsOf(line) {
return (line.trim().match(/"(?:\\.|[^"\\])*"|\S+/g) ?? []).map(word => word.startsWith('"') ? word.slice(1, -1) : word);
}
const TEXT_OR_COMMENT = {
xml: /<!--/g,
code: /"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|(?<![:\w])\/\/[^\n]*|\/\*/g,
lines: /^[ \t]*#[^\n]*/gm
};
const without_comments_CLOSES = {
"/*": "*/",
"\x3c!--": "--\x3e"
};
function withoutComments(text, form) {
const kept = [];
const unclosed = new Set;
let from = 0;
for (const {0: found, index: index} of text.matchAll(TEXT_OR_COMMENT[form])) {
if (index < from) continue;
const close = without_comments_CLOSES[found];
if (close === void 0) {
if (/^["']/.test(found)) continue;
kept.push(text.slice(from, index));
from = index + found.length;
} else if (!unclosed.has(found)) {
const end = text.indexOf(close, index + found.length);
if (end < 0) unclosed.add(found); else {
kept.push(text.slice(from, index));
from = end + close.length;
}
}
}
return kept.join("") + text.slice(from);
}
var normal_path = __webpack_require__(839);
const build_members_FORMS = [ {
name: /^pom\.xml$/i,
comments: "xml",
listed: text => groups(text, /<module>\s{0,100}([^<\s]{1,300})/g),
manifests: [ "pom.xml" ]
}, {
name: /^settings\.gradle(?:\.kts)?$/i,
comments: "code",
listed: text => groups(text, /["']([\w:./-]{1,300})["']/g).map(project => project.replace(/^:/, "").replaceAll(":", "/")),
manifests: [ "build.gradle", "build.gradle.kts" ]
}, {
name: /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/i,
comments: "xml",
listed: text => groups(text.slice(0, Math.max(0, text.lastIndexOf("</testsuites>"))), /<(?:directory|file)\b[^<>]{0,300}>\s{0,100}([^<\s]{1,300})/g),
manifests: []
} ];
const MEMBERS_SHOWN = 5;
function buildMemberChanges(input) {
return input.changes.flatMap(change => {
const form = build_members_FORMS.find(({name: name}) => name.test(nameOf(change.path)));
return form === void 0 || change.after === void 0 ? [] : leftOut(change, form, input.headPaths);
});
}
function leftOut(change, {comments: comments, listed: listed, manifests: manifests}, headPaths) {
const texts = textsOf(change);
if (texts === void 0) return [];
const folder = folderOf(change.path);
const membersOf = text => listed(withoutComments(text, comments)).map(name => (0, 
normal_path.F)(inFolder(folder, name.replace(/\/+$/, ""))));
const now = membersOf(texts.after);
const isCovered = member => now.some(one => one === member || manifests.length === 0 && member.startsWith(`${one}/`));
const lost = [ ...new Set(membersOf(texts.before)) ].filter(member => !isCovered(member) && stands(member, manifests, headPaths));
if (lost.length === 0) return [];
const more = lost.length - MEMBERS_SHOWN;
return [ {
rule: "build-tests-off",
message: `${change.path} no longer lists ${lost.slice(0, MEMBERS_SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""}, and the tests there run no more`,
path: change.path,
before: lost.join(", ")
} ];
}
function stands(member, manifests, headPaths) {
return manifests.length === 0 ? headPaths.has(member) || [ ...headPaths ].some(path => path.startsWith(`${member}/`)) : manifests.some(name => headPaths.has(inFolder(member, name)));
}
function groups(text, pattern) {
return [ ...text.matchAll(pattern) ].map(([, group = ""]) => group);
}
const BUILDS = [ [ /^pom\.xml$/i, /<(?:skipTests|skipITs|maven\.test\.skip|testFailureIgnore|maven\.test\.failure\.ignore|skip)>\s*(?:true|\$\{[^}<\n]{0,200}\})\s*<|<(?:excludedGroups|groups|testSourceDirectory|exclude|failIfNoTests)>[^<]*</g ], [ /^(?:build|settings)\.gradle(?:\.kts)?$/i, /\bignoreFailures\s*(?:=|\.set\()\s*true|\b(?:test|tasks\.\w+|check)\b[^\n]{0,200}\benabled\s*=\s*false|\bonlyIf\s*[({]|\bexcludeTestsMatching\b[^\n]*|\bexclude(?:Tags|Categories)?\s*[("'][^\n]*|\bfailOnNoMatchingTests\s*=\s*false|-x\s+test\b/g ], [ /^(?:maven\.config|jvm\.config|gradle\.properties)$/i, /(?:-D)?(?:skipTests|maven\.test\.skip|maven\.test\.failure\.ignore|skipITs|javaagent|agentpath|agentlib)\b[^\n]*|-x\s*test\b|^\s*(?:-fn|--fail-never|-pl|--projects|-rf|--resume-from|--activate-profiles|--settings|--file)\b[^\n]*|^\s*-(?:P|[sf](?![a-z]))[^\n]*|-D(?:test|it\.test|groups|excludedGroups|surefire\.\w+|failsafe\.\w+|cucumber\.\w+|argLine|maven\.main\.skip|maven\.ext\.class\.path)=[^\n]*/gm ], [ /^(?:directory\.build\.(?:props|targets)|.*\.csproj|.*\.runsettings)$/i, /<IsTestProject>\s*false|<VSTestTestCaseFilter>[^<]*|<TestCaseFilter>[^<]*|<TreatNoTestsAsError>\s*false|<Compile\s+Remove="[^"]*"/gi ], [ /^extensions\.xml$/i, /<artifactId>[^<]*/g ], [ /^phpunit(?:\.dist)?\.xml(?:\.dist)?$/i, /<exclude>[^<]*|<group>[^<]*|failOn\w+="false"|bootstrap="[^"]*"|\bstopOn\w+="[^"]*"|defaultTestSuite="[^"]*"/gi ], [ /^\.rspec$/i, /--(?:tag|exclude-pattern|pattern|example|dry-run|require|failure-exit-code)\b[^\n]*|-[trPe]\s+\S+/g ] ];
const MOST_LINES = 51;
function buildChanges({changes: changes}) {
return changes.flatMap(change => {
const pattern = BUILDS.find(([name]) => name.test(nameOf(change.path)))?.[1];
return pattern === void 0 ? [] : switches(change, pattern);
});
}
function switches(change, pattern) {
const texts = textsOf(change);
if (texts === void 0) return [];
const form = formOf(nameOf(change.path));
const had = new Set(marksOf(withoutComments(texts.before, form), pattern));
const now = new Set(marksOf(withoutComments(texts.after, form), pattern));
const fresh = [ ...now ].filter(mark => !had.has(mark));
return fresh.map((mark, index) => ({
rule: "build-tests-off",
message: `${change.path} leaves tests out or lets them fail: ${mark.slice(0, 100)}`,
path: change.path,
line: index < MOST_LINES ? lineOf(texts.after, mark) : void 0,
after: mark
}));
}
function formOf(name) {
if (/\.gradle(?:\.kts)?$/i.test(name)) return "code";
return /\.(?:config|properties)$|^\.rspec$/i.test(name) ? "lines" : "xml";
}
function marksOf(text, pattern) {
return [ ...text.matchAll(pattern) ].map(([mark]) => mark.replace(/\s+/g, " ").trim());
}
function lineOf(text, mark) {
const [first = ""] = mark.split(" ");
const at = text.split("\n").findIndex(line => line.includes(first));
return at < 0 ? void 0 : at + 1;
}
function settingFindings(change, ruleOf, broken) {
const {path: path} = change;
const texts = textsOf(change);
if (texts === void 0) return [];
const before = readSettings(path, texts.before) ?? new Map;
const after = readSettings(path, texts.after);
if (after === void 0) return [ {
rule: broken,
message: `${path} cannot be parsed, so nobody knows what its tool makes of it`,
path: path
} ];
const broke = changedSettings(before, after).flatMap(setting => {
const rule = ruleOf(setting);
return rule === void 0 ? [] : [ {
rule: rule,
setting: setting
} ];
});
return broke.map(({rule: rule, setting: setting}, index) => index < setting_findings_MOST_LINES ? settingFinding(change, setting, rule) : {
rule: rule,
message: `${path} changes ${setting.key}`,
path: path
});
}
const setting_findings_MOST_LINES = 51;
function settingFinding(change, {key: key, before: before, after: after}, rule) {
const {path: path} = change;
const verb = before === void 0 ? "sets" : after === void 0 ? "drops" : "changes";
const texts = textsOf(change);
return {
rule: rule,
message: `${path} ${verb} ${key}${said(before, after)}`,
path: path,
line: lineOfSetting((after === void 0 ? texts?.before : texts?.after) ?? "", key),
before: before,
after: after
};
}
function said(before, after) {
const short = text => text.length > 80 ? `${text.slice(0, 79)}…` : text;
if (after === void 0) return ` (it was ${short(before ?? "")})`;
return before === void 0 ? ` to ${short(after)}` : ` from ${short(before)} to ${short(after)}`;
}
var esm = __webpack_require__(1138);
var parser = __webpack_require__(8919);
const LONGEST_SCRIPT = 65536;
const LAYOUT = new Set([ "pos", "end", "text", "parameterPos", "parameterEnd" ]);
function meaningOf(script) {
const tree = treeOf(script);
return tree === void 0 ? `text ${script.trim()}` : JSON.stringify(tree, keyed);
}
function keyed(key, value) {
return LAYOUT.has(key) ? void 0 : plainWord(withoutNoise(value));
}
function addsOnlyAfter(before, after) {
const [old, new_] = [ treeOf(before), treeOf(after) ];
if (old?.commands.length !== 1 || new_?.commands.length !== 1) return false;
const [first, then] = [ partsOf(old), partsOf(new_) ];
return first !== void 0 && then !== void 0 && then.length > first.length && first.every((part, at) => part === then[at]);
}
function calledCommands(script) {
const tree = treeOf(script);
return tree === void 0 ? [] : commandsIn(tree).map(command => ({
words: shell_script_wordsOf(command),
hints: hintsOf(command)
}));
}
function isIdle(script) {
const called = calledCommands(script);
return called.length > 0 && called.every(({words: [name, code]}) => name === "exit" ? code === "0" : /^(?:true|:|echo|printf)$/.test(name ?? ""));
}
function treeOf(script) {
if (script.length > LONGEST_SCRIPT) return;
const tree = (0, parser.qg)(script);
return tree.errors === void 0 || tree.errors.length === 0 ? tree : void 0;
}
const RUNNERS = /^(?:jest|vitest|mocha|ava|c8|nyc)$/;
const NOISE = /^(?:--coverage|--ci|--runInBand|--verbose|--silent|--colors?|--no-color|--detectOpenHandles|--max-?workers=[\w%]+|NODE_ENV=test|CI=(?:1|true)|FORCE_COLOR=\d|TZ=[\w/]+)$/i;
function withoutNoise(value) {
if (!isNode(value) || value["type"] !== "Command") return value;
const {name: name, suffix: suffix} = value;
if (!Array.isArray(suffix)) return value;
const words = [ name, ...suffix ].filter(word => !(isNode(word) && NOISE.test(textOfWord(word))));
const [first = name, ...rest] = isNode(words[0]) && textOfWord(words[0]) === "cross-env" ? words.slice(1) : words;
return isNode(first) && RUNNERS.test(textOfWord(first)) ? {
...value,
name: first,
suffix: rest
} : value;
}
function textOfWord(word) {
return word["type"] === "Word" && typeof word["value"] === "string" ? word["value"] : "";
}
function plainWord(value) {
if (!isNode(value) || value["type"] !== "Word") return value;
const parts = value["parts"];
const isPlain = !Array.isArray(parts) || parts.every(part => isNode(part) && isPlainPart(part));
return isPlain ? {
type: "Word",
value: value["value"]
} : value;
}
function isPlainPart(part) {
const inner = part["parts"];
return part["type"] === "DoubleQuoted" ? Array.isArray(inner) && inner.every(one => isNode(one) && one["type"] === "Literal") : part["type"] === "Literal" || part["type"] === "SingleQuoted";
}
function partsOf(tree) {
const statement = tree.commands[0];
const node = isNode(statement) ? statement["command"] : void 0;
const isPlain = isNode(statement) && statement["background"] !== true;
if (!isPlain || !isNode(node)) return;
const key = value => JSON.stringify(value, keyed);
if (node["type"] !== "AndOr") return [ key(node) ];
const operators = node["operators"];
const commands = node["commands"];
return Array.isArray(operators) && Array.isArray(commands) && operators.every(operator => operator === "&&") ? commands.map(key) : void 0;
}
function commandsIn(node) {
if (Array.isArray(node)) return node.flatMap(commandsIn);
if (!isNode(node)) return [];
const inner = Object.values(node).flatMap(commandsIn);
return node["type"] === "Command" ? [ node, ...inner ] : inner;
}
function shell_script_wordsOf(command) {
const words = [ command.name, ...command.suffix ].flatMap(word => word?.type === "Word" ? [ word ] : []);
return words.map(word => {
const plain = plainWord(word);
return isNode(plain) && !("parts" in plain && plain["parts"] !== void 0) ? word.value : void 0;
});
}
function hintsOf(command) {
return [ ...command.prefix, ...command.suffix ].flatMap(part => {
if (part.type === "Redirect") return part.operator === "<" && part.target !== void 0 ? [ part.target.value, ...endOfWord(part.target) ] : [];
return endOfWord(part);
});
}
function endOfWord(word) {
if (!isNode(word)) return [];
const parts = word["parts"];
const last = Array.isArray(parts) ? parts.at(-1) : void 0;
if (!isNode(last)) return [];
if (last["type"] === "DoubleQuoted") return endOfWord(last);
const value = last["value"];
return last["type"] === "Literal" && typeof value === "string" ? [ value.replace(/^[/\\]+/, "") ] : [];
}
function isNode(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function makesTheSame(before, after, commands) {
const [old, now] = [ meaning(before, commands), meaning(after, commands) ];
return old.key === now.key && old.phony.every(one => now.phony.includes(one));
}
function makeReach(text, commands) {
const {targets: targets, rest: rest, phony: phony} = read(text);
const {reached: reached} = meaning(text, commands);
const known = reached.filter(name => targets.has(name));
return {
files: known.filter(name => !phony.has(name)),
recipes: known.flatMap(name => (targets.get(name)?.recipe ?? []).map(line => line.replace(/^[@+-]+\s*/, "").replace(/\$[({]MAKE[)}]/g, "make"))),
includes: rest.flatMap(line => /^[-s]?include\s/.test(line) ? wordsIn(line).slice(1) : [])
};
}
function meaning(text, commands) {
const {targets: targets, rest: rest, phony: phony} = read(text);
const called = commands.flatMap(command => [ ...command.matchAll(/\bg?make\b([^;&|\n]*)/g) ].map(found => (found[1] ?? "").split(/\s+/).filter(word => /^[\w./-]+$/.test(word) && !word.startsWith("-"))));
const first = targets.keys().next().value;
const waiting = [ ...called.flatMap(names => names.length > 0 ? names : first === void 0 ? [] : [ first ]), ...[ ...targets.keys() ].filter(name => /^\.|[$%]/.test(name)) ];
if (called.length === 0) return {
key: text,
reached: [],
phony: []
};
const reached = new Map;
for (let name = waiting.pop(); name !== void 0; name = waiting.pop()) {
if (reached.has(name)) continue;
const target = targets.get(name);
reached.set(name, target);
waiting.push(...target?.needs ?? [], ...madeBy((target?.recipe ?? []).join("\n")));
}
return {
key: JSON.stringify([ rest, [ ...reached ].sort() ]),
reached: [ ...reached.keys() ],
phony: [ ...reached.keys() ].filter(name => phony.has(name))
};
}
function madeBy(recipe) {
return [ ...recipe.matchAll(/(?:\$\(MAKE\)|\$\{MAKE\}|\bmake)([^;&|\n]*)/g) ].flatMap(found => (found[1] ?? "").split(/\s+/).filter(word => word !== ""));
}
function read(text) {
const targets = new Map;
const rest = [];
const phony = new Set;
let open = [];
for (const line of text.replace(/\\\r?\n[ \t]*/g, " ").split(/\r?\n/)) {
if (line.startsWith("\t")) {
append(targets, open, {
needs: [],
recipe: [ line.trim() ]
});
continue;
}
const plain = line.replace(/(?:^|\s)#[^]*$/, "").trim();
const rule = /^([^:=\s][^:=]*?)\s*::?(?![=:])\s*([^;]*)(?:;(.*))?$/.exec(plain);
const names = wordsIn(rule?.[1]);
if (names.includes(".PHONY")) wordsIn(rule?.[2]).forEach(name => phony.add(name));
open = names.filter(name => name !== ".PHONY");
if (rule === null && plain !== "") rest.push(plain);
append(targets, open, {
needs: wordsIn(rule?.[2]),
recipe: rule?.[3] === void 0 ? [] : [ rule[3].trim() ]
});
}
return {
targets: targets,
rest: rest,
phony: phony
};
}
function wordsIn(text = "") {
return text.split(/\s+/).filter(word => word !== "");
}
function append(targets, names, more) {
for (const name of names) {
const target = targets.get(name) ?? {
needs: [],
recipe: []
};
target.needs.push(...more.needs);
target.recipe.push(...more.recipe);
targets.set(name, target);
}
}
function withInner(input) {
return [ ...input.commands, ...reachesOf(input).flatMap(({cwd: cwd, reach: reach}) => reach.recipes.map(command => ({
command: command,
cwd: cwd
}))) ];
}
function pickedUp(path, input) {
for (const {cwd: cwd, reach: reach} of reachesOf(input)) {
const isMade = languageOf(path) === void 0 && reach.files.includes(nameOf(path));
if (isMade && folderOf(path) === cwd) return "has the name of what make is to make: it may count as made";
const isTaken = reach.includes.some(pattern => (0, esm.xF)(path, inFolder(cwd, pattern)));
if (isTaken) return "the Makefile takes it in";
}
const scripts = [ ...input.kept ].filter(([file]) => /\.(?:sh|bash)$/i.test(file)).flatMap(([file, command]) => [ {
command: command,
cwd: ""
}, {
command: command,
cwd: folderOf(file)
} ]);
return [ ...withInner(input), ...scripts ].some(one => sources(one, path)) ? "a command takes it in" : void 0;
}
function sources({command: command, cwd: cwd}, path) {
return calledCommands(command).some(({words: [name, file]}) => (name === "." || name === "source") && file !== void 0 && (0, 
normal_path.F)(inFolder(cwd, file)) === path);
}
function reachesOf({commands: commands, changes: changes, kept: kept}) {
return [ ...new Set(commands.map(({cwd: cwd}) => cwd)) ].flatMap(cwd => {
const called = commands.filter(one => one.cwd === cwd && /\bg?make\b/.test(one.command)).map(({command: command}) => command);
const text = MAKEFILES.map(name => inFolder(cwd, name)).map(path => kept.get(path) ?? textOf(changes.find(one => one.path === path)?.after)).find(one => one !== void 0 && one !== "");
return called.length === 0 || text === void 0 ? [] : [ {
cwd: cwd,
reach: makeReach(text, called)
} ];
});
}
const MANAGERS = /^(?:npm|pnpm|yarn|bun|npx)$/;
const called_scripts_RUNNERS = /^(?:npm-run-all2?|run-s|run-p|concurrently|wireit|turbo|nx|lerna)$/;
const NO_SCRIPT = /^(?:run|run-script|exec|x|ci|i|install|add|dlx|-.*)$/;
const ENTRIES = [ "test", "t", "tst", "start", "stop", "restart" ];
function reachedBy(commands, manifests) {
const scripts = new Map;
const files = new Set;
const waiting = [ ...commands ];
const ran = [];
for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
const {command: command, cwd: cwd} = next;
ran.push(next);
const folders = [ cwd ];
for (const called of calledCommands(command)) {
const names = namedFiles(called);
for (const folder of folders) {
names.forEach(name => files.add(place(folder, name)));
waiting.push(...follow(called.words, folder, manifests, scripts));
}
folders.push(...newFolders(called.words, folders));
}
}
return {
scripts: scripts,
files: files,
commands: ran
};
}
const MOST_FOLDERS = 16;
function newFolders(words, folders) {
const to = namedFolders(words);
return folders.flatMap(folder => to.map(name => place(folder, name))).filter(folder => !folders.includes(folder)).slice(0, Math.max(0, MOST_FOLDERS - folders.length));
}
function place(cwd, file) {
return (0, normal_path.F)(inFolder(cwd, file));
}
function follow(words, cwd, manifests, scripts) {
const everywhere = words.some(word => /^(?:-r|--recursive|-ws|--workspaces?|-w|--filter.*|-F|--prefix.*|-C|--cwd.*|workspaces?|turbo|nx|lerna)$/.test(word ?? ""));
const paths = everywhere ? [ ...manifests.keys() ] : [ nearest(cwd, manifests) ?? inFolder(cwd, "package.json") ];
return paths.flatMap(path => {
const manifest = readManifest(manifests.get(path) ?? "");
const known = scripts.get(path) ?? new Set;
scripts.set(path, known);
const names = calledScripts(words, Object.keys(manifest?.scripts ?? {}));
const fresh = names.filter(name => !known.has(name));
for (const name of fresh) known.add(name);
return fresh.flatMap(name => {
const command = manifest?.scripts[name];
return command === void 0 ? [] : [ {
command: command,
cwd: folderOf(path)
} ];
});
});
}
function nearest(cwd, manifests) {
for (let folder = cwd; ;folder = folderOf(folder)) {
const path = inFolder(folder, "package.json");
if (manifests.has(path)) return path;
if (folder === "") return;
}
}
function calledScripts(words, known) {
const at = words.findIndex(word => word !== void 0 && (MANAGERS.test(word) || called_scripts_RUNNERS.test(word)));
if (at < 0) return [];
const rest = words.slice(at + 1);
if (rest.includes(void 0)) return known;
const run = rest.findIndex(word => /^run(?:-script)?$/.test(word ?? ""));
const names = rest.flatMap((word = "", index) => NO_SCRIPT.test(word) && (run < 0 || index <= run || word.startsWith("-")) ? [] : called_scripts_namesOf(word, known));
const isTest = rest.some(word => ENTRIES.includes(word ?? ""));
const installs = /^(?:npm|pnpm|yarn|bun)$/.test(words[at] ?? "") && (rest.length === 0 || rest.some(word => /^(?:ci|i|install)$/.test(word ?? ""))) && !rest.includes("--ignore-scripts");
return [ ...names, ...isTest ? [ "test" ] : [], ...installs ? [ "preinstall", "install", "postinstall", "prepare" ] : [] ].flatMap(name => [ name, `pre${name}`, `post${name}` ]);
}
function called_scripts_namesOf(word, known) {
const plain = word.replace(/^npm:/, "").split(/\s/)[0] ?? "";
if (!plain.includes("*")) return known.includes(plain) ? [ plain ] : [];
const start = plain.slice(0, plain.indexOf("*"));
return known.filter(name => name.startsWith(start));
}
const HARMLESS_CONFIG = /^(?:net|http|term|cargo-new|registries|registry|future-incompat-report|cache)\.|^profile\.[^.]+\.(?:opt-level|debug|lto|strip|codegen-units|incremental|split-debuginfo)$|^build\.(?:jobs|incremental|target-dir|dep-info-basedir|pipelining)$/;
function cargoChanges(input) {
return input.changes.flatMap(change => cargoFindings(change, input));
}
function cargoFindings(change, input) {
const {basePaths: basePaths, headPaths: headPaths, commands: commands} = input;
const {path: path, after: after} = change;
const name = nameOf(path).toLowerCase();
if (/(?:^|\/)\.cargo\/config(?:\.toml)?$/i.test(path)) {
const ran = reachedBy(withInner(input), input.manifests.after).commands;
return settingFindings(change, setting => configRule(setting, ran), "cargo-configuration");
}
if (/^rust-toolchain(?:\.toml)?$/.test(name)) return settingFindings(change, toolchainRule, "cargo-configuration");
return name === "cargo.toml" && after !== void 0 ? settingFindings(change, setting => targetRule(setting, change, {
basePaths: basePaths,
headPaths: headPaths
}) ?? featureRule(setting, change, commands) ?? manifestRule(setting, folderOf(path), headPaths), "cargo-tests-off") : [];
}
const OWN_COMMANDS = /^(?:b|build|c|check|d|doc|r|run|t|test|bench|clippy|fix|fmt|nextest|llvm-cov|tarpaulin|miri|hack|make|deny|audit|insta|mutants)$/;
function isFreeAlias({key: key, before: before, after: after}, commands) {
const name = /^alias\.(.+)$/.exec(key)?.[1];
if (name === void 0 || OWN_COMMANDS.test(name)) return false;
const isCalled = commands.some(({command: command}) => command.split(/[^\w-]+/).includes(name));
const ranProgram = before === void 0 || /^(?:\[")?r(?:un)?\b/.test(before);
return !isCalled && ranProgram && after !== void 0;
}
function configRule(setting, commands) {
const {key: key, after: after} = setting;
if (HARMLESS_CONFIG.test(key) || isFreeAlias(setting, commands)) return;
if (after === void 0 && /\.(?:runner|rustc-wrapper)$/.test(key)) return;
return "cargo-configuration";
}
const CHANNEL = /^(?:stable|beta|nightly|\d+\.\d+(?:\.\d+)?)(?:-[\w.-]+)?$/;
function toolchainRule({key: key, after: after}) {
const isLinked = key === "toolchain.channel" && after !== void 0 && !CHANNEL.test(after);
return key === "toolchain.path" || isLinked ? "cargo-configuration" : void 0;
}
function targetRule(setting, change, paths) {
const {key: key, before: before, after: after} = setting;
const folder = folderOf(change.path);
if (/^(?:lib|(?:test|bin)\.\d+)\.path$/.test(key)) return after !== void 0 && leavesBehind(key, before, folder, paths.headPaths) ? "cargo-tests-off" : void 0;
return needsFeatures(setting, change, paths) ? "cargo-tests-off" : void 0;
}
function featureRule({key: key, before: before, after: after}, change, commands) {
if (key !== "features.default") return;
const settings = readSettings(change.path, textOf(change.after) ?? "");
const isAsked = feature => commands.some(({command: command}) => /--all-features\b/.test(command) || /--features\b/.test(command) && command.includes(feature));
const lost = lostItems(before, after).filter(feature => !isAsked(feature) && (/[:/]/.test(feature) || settings?.has(`features.${feature}`) === true));
return lost.length > 0 ? "cargo-tests-off" : void 0;
}
function needsFeatures({key: key, after: after}, change, {basePaths: basePaths, headPaths: headPaths}) {
const [, number] = /^test\.(\d+)\.required-features$/.exec(key) ?? [];
if (number === void 0 || after === void 0 || after === "[]") return false;
const file = inFolder(folderOf(change.path), `tests/${nameOfTest(change, number)}.rs`);
return basePaths.has(file) || !headPaths.has(file);
}
function nameOfTest(change, number) {
const settings = readSettings(change.path, textOf(change.after) ?? "");
return settings?.get(`test.${number}.name`) ?? "";
}
function manifestRule({key: key, before: before, after: after}, folder, headPaths) {
if (/(?:^|\.)(?:test|doctest|harness|autotests|autobenches)$/.test(key)) return isTarget(key) && after === "false" ? "cargo-tests-off" : void 0;
if (/^workspace\.(?:exclude|default-members)$/.test(key)) return after === void 0 ? void 0 : "cargo-tests-off";
if (key === "workspace.members") return lostItems(before, after).some(item => cargo_stands(inFolder(folder, item), headPaths)) ? "cargo-tests-off" : void 0;
if (key === "package.build") return "cargo-configuration";
return /^(?:patch|replace)\.|^profile\.test\.(?:debug-assertions|overflow-checks|panic)/.test(key) ? "cargo-configuration" : void 0;
}
function isTarget(key) {
return /^(?:lib|package|(?:test|bin)\.\d+)\.[^.]+$/.test(key);
}
function lostItems(before, after) {
const items = text => (text ?? "").match(/"[^"]*"/g) ?? [];
const now = items(after);
return items(before).filter(item => !now.includes(item)).map(item => item.slice(1, -1));
}
function cargo_stands(folder, headPaths) {
const isPattern = /[*?[]/.test(folder);
return isPattern || [ ...headPaths ].some(path => path.startsWith(`${folder}/`));
}
function leavesBehind(key, before, folder, headPaths) {
const usual = key === "lib.path" ? "src/lib.rs" : void 0;
const path = before ?? usual;
return path !== void 0 && headPaths.has(inFolder(folder, path));
}
const FILE = /^(?:package\.json|pyproject\.toml|setup\.cfg|tox\.ini|\.?pytest\.ini|\.coveragerc|\.?codecov\.ya?ml|(?:jest|vitest|vite|nyc)[\w.-]*\.(?:[cm]?[jt]s|json)|\.(?:nycrc|c8rc)(?:\.[a-z]+)?)$/i;
const KEYS = /(?:coverageThreshold|thresholds?|nyc|c8|coverage)[\s\S]*\.(?:branches|functions|lines|statements|100|perFile|check-coverage|checkCoverage|fail_under|target|threshold|enabled)$|(?:^|\.)(?:fail_under|check-coverage|checkCoverage)$|^(?:branches|functions|lines|statements|per-file)$|status\.(?:project|patch).*\.(?:target|threshold|informational|enabled)$/;
const LONGEST_KEY = 1e3;
const FAIL_UNDER = /--cov-fail-under[= ](\d+(?:\.\d+)?)/;
function coverageChanges({changes: changes}) {
return changes.filter(({path: path}) => FILE.test(nameOf(path))).flatMap(change => thresholdFindings(change, changes));
}
function thresholdFindings(change, changes) {
const texts = textsOf(change);
if (texts === void 0 || texts.before === "") return [];
const moved = change.after === void 0 ? changes.find(one => one.before === void 0 && one.path.replace(/\.[a-z]+$/i, "") === change.path.replace(/\.[a-z]+$/i, "")) : void 0;
const now = moved === void 0 ? texts.after : textsOf(moved)?.after ?? "";
return changedSettings(thresholds(change.path, texts.before), thresholds(moved?.path ?? change.path, now)).filter(setting => isLower(setting) && !movedOn(setting, change, changes)).map(setting => settingFinding(change, setting, "coverage-lowered"));
}
function movedOn({key: key, before: before, after: after}, change, changes) {
const had = numberOf(before);
if (after !== void 0 || had === void 0) return false;
return changes.some(one => {
const texts = textsOf(one);
if (one === change || texts === void 0 || folderOf(one.path) !== folderOf(change.path) || !FILE.test(nameOf(one.path))) return false;
const were = thresholds(one.path, texts.before);
return [ ...thresholds(one.path, texts.after) ].some(([other, value]) => !were.has(other) && metricOf(other) === metricOf(key) && (numberOf(value) ?? -1) >= had);
});
}
function metricOf(key) {
return key.slice(key.search(/[^.\s]*$/)).replace(/^--cov-fail-under$/, "fail_under");
}
function thresholds(path, text) {
const all = nameOf(path) === "package.json" ? manifestSettings(text) : readSettings(path, text) ?? new Map;
const found = [ ...all ].flatMap(([key, value]) => {
const under = key.endsWith("addopts") ? FAIL_UNDER.exec(value.replace(/["',]+/g, " ")) : null;
if (under !== null) return [ [ `${key} --cov-fail-under`, under[1] ?? "" ] ];
return key.length <= LONGEST_KEY && KEYS.test(key) ? [ [ key, value ] ] : [];
});
return new Map(found);
}
function manifestSettings(text) {
const {jest: jest, nyc: nyc, c8: c8, vitest: vitest} = readManifest(text)?.data ?? {};
return flatSettings({
jest: jest,
nyc: nyc,
c8: c8,
vitest: vitest
});
}
function isLower({key: key, before: before, after: after}) {
if (before === void 0 && !/(?:informational|threshold)$/.test(key)) return false;
const [old, now] = [ numberOf(before), numberOf(after) ];
if (/(?:^|\.)informational$/.test(key)) return after === "true";
if (/\.status\..*\.threshold$|^coverage\.status.*threshold$/.test(key)) return (now ?? 0) > (old ?? 0);
if (/^(?:true|false)$/.test(before ?? "")) return before === "true" && after !== "true";
return old === void 0 ? false : now === void 0 || now < old;
}
function numberOf(text) {
const digits = /-?\s*\d+(?:\.\s*\d+)?/.exec(text ?? "")?.[0]?.replaceAll(" ", "");
return digits === void 0 ? void 0 : Number(digits);
}
const OFFICIAL = /^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)$/;
function swappedHosts(change) {
const texts = textsOf(change);
if (texts === void 0 || texts.before === "" || texts.after === "") return [];
const before = hostsByPackage(texts.before);
const swapped = new Map;
for (const [name, host] of hostsByPackage(texts.after)) {
const was = before.get(name);
if (was === void 0 || same(was, host) || OFFICIAL.test(host)) continue;
const names = swapped.get(host) ?? [];
names.push(name);
swapped.set(host, names);
}
return [ ...swapped ].slice(0, MOST).map(([host, names]) => ({
rule: "runner-replaced",
message: `${change.path} takes ${names.slice(0, 3).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""} from ${host} in place of where they came from`,
path: change.path,
after: host
}));
}
const MOST = 51;
function same(one, other) {
return one === other || OFFICIAL.test(one) && OFFICIAL.test(other);
}
function hostsByPackage(text) {
const hosts = new Map;
const pattern = /(?<=[{,]\s{0,20})"([^"\s]{0,300})": ?\{|^"?((?:@[^\s@"]{1,100}\/)?[^\s@"]{1,200})@[^\n]{1,1000}:$|(?:resolved|tarball)"?:? ?"?(?:git\+)?((?:https?|ssh|git):\/\/[^/"\s,}]{1,300})/gm;
let name = "";
for (const [, key, entry, host] of text.matchAll(pattern)) if (host === void 0) name = key ?? entry ?? ""; else if (name !== "") hosts.set(name, host);
return hosts;
}
const SOURCE = /\b(?:resolved|tarball|source|registry|git|remote|url =)[^\n]{0,40}?((?:(?:git|registry|sparse)\+)?(?:https?|ssh|git|file):\/\/[^\s"',}]{0,500})/g;
const USUAL = /^(?:https:\/\/(?:registry\.npmjs\.org|registry\.yarnpkg\.com|pypi\.org|files\.pythonhosted\.org|rubygems\.org)\/|registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index$|sparse\+https:\/\/index\.crates\.io\/$)/;
function isFirstLock({path: path, before: before, after: after}, manifest, locks, headPaths) {
const text = textOf(after);
if (before !== void 0 || after?.content === void 0 || !text) return false;
const folder = folderOf(path);
const beside = [ ...headPaths ].filter(one => folderOf(one) === folder);
return beside.some(one => manifest.test(nameOf(one))) && !locks.some(name => name !== nameOf(path) && headPaths.has(inFolder(folder, name))) && [ ...text.matchAll(SOURCE) ].every(([, source = ""]) => USUAL.test(source));
}
const dependencies_LOCKS = {
"package-lock.json": /^package\.json$/,
"npm-shrinkwrap.json": /^package\.json$/,
"pnpm-lock.yaml": /^(?:package\.json|pnpm-workspace\.yaml)$/,
"yarn.lock": /^package\.json$/,
"bun.lock": /^package\.json$/,
"bun.lockb": /^package\.json$/,
"Cargo.lock": /^Cargo\.toml$/,
"poetry.lock": /^pyproject\.toml$/,
"uv.lock": /^pyproject\.toml$/,
"pdm.lock": /^pyproject\.toml$/,
"Pipfile.lock": /^Pipfile$/,
"go.sum": /^go\.mod$/,
"composer.lock": /^composer\.json$/,
"Gemfile.lock": /^(?:Gemfile|.*\.gemspec)$/
};
const NODE_LOCKS = [ "package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb" ];
const dependencies_RUNNERS = /^(?:jest|vitest|mocha|ava|tap|jasmine|karma|c8|nyc|typescript|eslint|tsx|ts-node|cypress|chai|playwright|jest-.*|@jest\/.*|@vitest\/.*|@playwright\/test|@types\/jest)$/;
const KINDS = [ "dependencies", "devDependencies", "optionalDependencies", "peerDependencies", "overrides", "resolutions", "pnpm" ];
function dependencyChanges(input) {
const paths = new Set(input.changes.map(({path: path}) => path));
return input.changes.flatMap(change => {
const name = nameOf(change.path);
if (name === "package.json") return manifestFindings(change, input, paths);
return Object.hasOwn(dependencies_LOCKS, name) ? lockFindings(change, input, paths) : [];
});
}
function lockFindings(change, {headPaths: headPaths}, paths) {
const {path: path, after: after} = change;
const manifest = dependencies_LOCKS[nameOf(path)];
const folder = folderOf(path);
const isFirst = manifest !== void 0 && isFirstLock(change, manifest, Object.keys(dependencies_LOCKS), headPaths);
const hasManifest = [ ...paths ].some(one => (folder === "" || one.startsWith(`${folder}/`)) && manifest?.test(nameOf(one)) === true);
return [ ...hasManifest || isFirst || after === void 0 ? [] : [ {
rule: "lockfile-without-manifest",
message: `${path} is changed and no manifest that it locks`,
path: path
} ], ...swappedHosts(change), ...foreignHosts(change) ];
}
const MOST_HOSTS = 51;
function foreignHosts(change) {
const texts = textsOf(change);
if (texts === void 0 || texts.before === "") return [];
const hosts = text => new Set([ ...text.matchAll(/(?:resolved|tarball|registry)"?:?\s*"?(?:git\+)?((?:https?|ssh|git|file):(?:\/\/)?[^/"\s,}]*)/g) ].map(found => found[1] ?? ""));
const known = hosts(texts.before);
return [ ...hosts(texts.after) ].filter(host => !known.has(host) && !/^https:\/\/registry\.(?:npmjs\.org|yarnpkg\.com)$/.test(host)).slice(0, MOST_HOSTS).map(host => ({
rule: "dependency-source-changed",
message: `${change.path} takes packages from ${host}, where none came from before`,
path: change.path,
line: texts.after.slice(0, Math.max(0, texts.after.indexOf(host))).split("\n").length,
after: host
}));
}
function manifestFindings(change, input, paths) {
const texts = textsOf(change);
if (texts === void 0 || texts.after === "") return [];
const differ = changedSettings(dependencies(texts.before), dependencies(texts.after));
const foreign = [ ...differ.flatMap(setting => foreignSource(change.path, texts.after, setting)), ...namedLikeRunner(change, input) ];
const lock = lockAbove(change.path, input.headPaths);
const needsLock = differ.some(({key: key, before: before, after: after}) => /^(?:dev|optional)?dependencies\./i.test(key) && !/^(?:workspace|file|link):/.test(after ?? before ?? ""));
return !needsLock || lock === void 0 || paths.has(lock) || change.before === void 0 ? foreign : [ ...foreign, {
rule: "manifest-without-lockfile",
message: `dependencies of ${change.path} are changed and ${lock} is not`,
path: change.path,
line: lineOfKey(texts.after, "dependencies") ?? lineOfKey(texts.after, "devDependencies")
} ];
}
function dependencies(text) {
const data = readManifest(text)?.data ?? {};
return flatSettings(Object.fromEntries(KINDS.filter(kind => Object.hasOwn(data, kind)).map(kind => [ kind, data[kind] ])));
}
function foreignSource(path, text, {key: key, before: before, after: after}) {
if (after === void 0) return [];
const kind = key.slice(0, key.indexOf("."));
const name = key.slice(key.indexOf(".") + 1);
const overrides = !/dependencies$/i.test(kind);
const isForeign = /^(?:file|link|portal|git|git\+\w+|github|https?|npm|patch):|^[\w.-]+\/[\w.-]+(?:#.*)?$/i.test(after.trim());
const replaced = dependencies_RUNNERS.test(name) || name.split(/[./]/).some(part => dependencies_RUNNERS.test(part));
if (!isForeign && !(overrides && replaced)) return [];
return [ {
rule: replaced ? "runner-replaced" : "dependency-source-changed",
message: `${path} takes ${name} from ${after.slice(0, 100)}`,
path: path,
line: lineOfKey(text, kind, name.split(".").at(-1) ?? name) ?? lineOfKey(text, kind),
before: before,
after: after
} ];
}
function lockAbove(path, headPaths) {
for (let folder = folderOf(path); ;folder = folderOf(folder)) {
const lock = NODE_LOCKS.map(name => inFolder(folder, name)).find(one => headPaths.has(one));
if (lock !== void 0 || folder === "") return lock;
}
}
function namedLikeRunner({path: path, before: before, after: after}, {manifests: manifests, headPaths: headPaths}) {
const name = readManifest(textOf(after) ?? "")?.data["name"];
const was = readManifest(textOf(before) ?? "")?.data["name"];
const isWorkspace = headPaths.has("pnpm-workspace.yaml") || [ ...manifests.after.values() ].some(text => readManifest(text)?.data["workspaces"] !== void 0);
return typeof name === "string" && name !== was && path !== "package.json" && isWorkspace && dependencies_RUNNERS.test(name) ? [ {
rule: "runner-replaced",
message: `${path} is a package of the workspace with the name of a runner, ${name}`,
path: path,
after: name
} ] : [];
}
const github_PLACES = [ [ /^(?:(?:\.github|docs)\/)?codeowners$/i, "codeowners-changed", "it says who must review which files" ], [ /^\.github\/(?:workflows|actions)\//i, "workflow-changed", "it says what runs on GitHub, and with which rights" ], [ /^\.github\/(?:issue_template|discussion_template|pull_request_template)(?:\/|\.|$)|^\.github\/(?:.*\.(?:md|txt|png|jpe?g|gif|svg|webp)|(?:funding|dependabot|labeler|stale|release)\.ya?ml)$/i, "github-text-changed", "people read it" ], [ /^\.github\//i, "github-changed", "it may steer what runs on GitHub or who reviews" ], [ /^(?:\.gitlab-ci\.yml|jenkinsfile|azure-pipelines\.ya?ml|\.travis\.yml|appveyor\.yml|bitbucket-pipelines\.yml|\.drone\.yml|\.cirrus\.yml)$|^\.(?:circleci|buildkite|gitlab|woodpecker)\//i, "ci-changed", "it says what another CI system runs" ], [ /(?:^|\/)action\.ya?ml$/i, "ci-changed", "it is an action that workflows may use" ] ];
function githubChanges({changes: changes}) {
return changes.filter(({path: path}) => path !== gate_policy.l).flatMap(change => {
const place = github_PLACES.find(([pattern]) => pattern.test(change.path));
return place === void 0 ? [] : [ changed(change, place[1], place[2]) ];
});
}
function changed({path: path, before: before, after: after}, rule, why) {
const verb = before === void 0 ? "added" : after === void 0 ? "deleted" : "changed";
return {
rule: rule,
message: `${path} is ${verb}: ${why}`,
path: path
};
}
const WORKSPACE = /(?:^|\/)vitest\.(?:workspace|projects)\.(?:json|[cm]?[jt]s)$/i;
function isProjectList(path) {
return WORKSPACE.test(path);
}
function listedProjects(text) {
const open = [];
const names = [];
let inline = 0;
for (const token of readCode(text, "js").words.trim().split(" ")) {
const isListed = open.at(-1) === "[" && !open.includes("{");
if (isListed && token.startsWith('"')) names.push(token);
if (isListed && token === "{") inline += 1;
if (/^[[({]$/.test(token)) open.push(token); else if (/^[\])}]$/.test(token)) open.pop();
}
return new Map([ ...names.length > 0 ? [ [ "projects", `[${names.join(",")}]` ] ] : [], ...inline > 0 ? [ [ "projects.length", String(inline) ] ] : [] ]);
}
function projectCounts(settings) {
const counts = new Map;
for (const key of settings.keys()) {
const [, list, number] = /^(.*\bprojects)\.(\d+)(?:\.|$)/.exec(key) ?? [];
if (list !== void 0) counts.set(`${list}.length`, String(Number(number) + 1));
}
return counts;
}
const js_runners_FILE = /^(?:jest|vitest|vite|karma|ava|playwright|cypress|web-test-runner)[\w.-]*\.(?:[cm]?[jt]s|json)$|^babel\.config\.(?:[cm]?[jt]s|json)$|^\.babelrc(?:\.(?:[cm]?js|json))?$|^\.(?:mocharc|taprc|avarc)(?:\.[a-z]+)?$/i;
const IN_MANIFEST = [ "jest", "mocha", "vitest", "ava", "tap", "bun" ];
const CHOOSES = /(?:^|\.)(?:testPathIgnorePatterns|modulePathIgnorePatterns|testMatch|testRegex|testNamePattern|passWithNoTests|onlyChanged|onlyFailures|roots|rootDir|root|dir|projects|workspace|include|exclude|spec|ignore|grep|fgrep|invert|grepInvert|testDir|testIgnore|files|specPattern|excludeSpecPattern|shard|changed|related|allowOnly|forbidOnly|retry|retries|dangerouslyIgnoreUnhandledErrors|bail|errorOnDeprecated|runner|testRunner|pool|runnerPath|ignoredFiles|filter|failZero|exit|length|\[…\]|\(code\))$/;
const js_runners_LOADS = /(?:^|\.)(?:setupFiles|setupFilesAfterEach|setupFilesAfterEnv|globalSetup|globalTeardown|testEnvironment|environment|reporters|reporter|moduleNameMapper|alias|resolver|require|import|file|snapshotResolver|snapshotSerializers|watchPlugins|testSequencer|testResultsProcessor|plugins|presets?)$/;
const ELSEWHERE = /(?:^|\.)(?:coverage|collectCoverageFrom|watch|server|build|optimizeDeps|ssr|resolve\.(?!alias)|typecheck)(?:\.|$)/;
function jsRunnerChanges(input) {
const hadTests = [ ...input.basePaths ].some(path => isTestPath(path));
return input.changes.flatMap(change => {
const name = nameOf(change.path);
if (name === "package.json") return js_runners_manifestFindings(change);
if (!js_runners_FILE.test(name)) return [];
if (change.before === void 0 && !hadTests) return [];
const renamed = renamedFrom(change, input.changes);
if (renamed === "left") return [];
const one = renamed === void 0 ? change : {
...change,
before: renamed.before
};
return [ ...settingFindings(one, ruleOf, "js-runner-configuration"), ...projectFindings(one) ];
});
}
function renamedFrom(change, changes) {
const stem = path => path.replace(/\.[a-z]+$/i, "");
const isPair = one => one !== change && stem(one.path) === stem(change.path);
if (change.after === void 0) return changes.some(one => isPair(one) && one.before === void 0 && one.after !== void 0) ? "left" : void 0;
return change.before === void 0 ? changes.find(one => isPair(one) && one.after === void 0) : void 0;
}
function js_runners_manifestFindings(change) {
const texts = textsOf(change);
if (texts === void 0) return [];
return settingsThatBreak(change, runnerSettings(texts.before), runnerSettings(texts.after));
}
function projectFindings(change) {
const texts = textsOf(change);
if (texts === void 0) return [];
const projects = text => isProjectList(change.path) ? listedProjects(text) : projectCounts(readSettings(change.path, text) ?? new Map);
return settingsThatBreak(change, projects(texts.before), projects(texts.after));
}
function settingsThatBreak(change, before, after) {
return changedSettings(before, after).flatMap(setting => {
const rule = ruleOf(setting);
return rule === void 0 ? [] : [ settingFinding(change, setting, rule) ];
});
}
function runnerSettings(text) {
const data = readManifest(text)?.data ?? {};
const settings = flatSettings(Object.fromEntries(IN_MANIFEST.flatMap(name => {
const value = data[name];
if (isRecord(value)) return [ [ name, value ] ];
return typeof value === "string" ? [ [ name, {
root: value
} ] ] : [];
})));
return new Map([ ...settings, ...projectCounts(settings) ]);
}
function ruleOf({key: key, before: before, after: after}) {
if (ELSEWHERE.test(key)) return;
const name = key.replace(/\.\d+$/, "");
if (!CHOOSES.test(name)) return js_runners_LOADS.test(name) ? "js-runner-setup" : void 0;
if (isStricter(name, before, after)) return;
return "js-runner-configuration";
}
const STRICTER = [ [ /^(?:passWithNoTests|allowOnly|dangerouslyIgnoreUnhandledErrors|onlyChanged|invert)$/, (_before, after) => after === void 0 || /^(?:false|! 1)$/.test(after) ], [ /^(?:forbidOnly|failZero|errorOnDeprecated)$/, (_before, after) => after !== void 0 && after !== "false" ], [ /^bail$/, () => true ], [ /^length$/, (before, after) => Number(after ?? 0) >= Number(before ?? 0) ], [ /^(?:retry|retries)$/, (_before, after) => after === void 0 || after === "0" ], [ /^(?:testPathIgnorePatterns|modulePathIgnorePatterns|exclude)$/, (before, after) => before === void 0 && after !== void 0 && isBuilt(after) ], [ /^(?:testPathIgnorePatterns|exclude|testIgnore|ignore|excludeSpecPattern)$/, (before, after) => before !== void 0 && isSubset(after, before) ], [ /^(?:testMatch|include|spec|roots|projects|files)$/, (before, after) => before !== void 0 && after !== void 0 && isSubset(before, after) && !after.includes('"!') ] ];
function isStricter(name, before, after) {
const last = name.slice(name.lastIndexOf(".") + 1);
return STRICTER.some(([pattern, holds]) => pattern.test(last) && holds(before, after));
}
const BUILT = /^(?:<rootDir>)?[./\\*]*(?:node_modules|dist|build|out|coverage|\.next|\.cache)[/\\*$]*$/;
function isBuilt(list) {
const items = list.match(/"[^"]*"/g) ?? [];
return items.length > 0 && items.every(item => BUILT.test(item.slice(1, -1)));
}
function isSubset(inner, outer) {
const items = text => text.match(/"[^"]*"/g) ?? [ text ];
const all = items(outer);
return items(inner ?? "[]").every(item => item === "[]" || all.includes(item));
}
function collidingNames({changes: changes, headPaths: headPaths}) {
const added = changes.filter(({before: before, after: after}) => before === void 0 && after !== void 0);
if (added.length === 0) return [];
const places = placesByFolded(headPaths);
return added.flatMap(({path: path}) => collision(path, places));
}
function placesByFolded(paths) {
const places = new Map;
const folders = new Set([ ...paths ].flatMap(names_foldersOf));
for (const place of [ ...paths, ...folders ]) {
const key = folded(place);
const known = places.get(key);
if (known === void 0) places.set(key, new Set([ place ])); else known.add(place);
}
return places;
}
function collision(path, places) {
for (const place of [ path, ...names_foldersOf(path) ]) {
const [other] = [ ...places.get(folded(place)) ?? [] ].filter(one => one !== place);
if (other !== void 0) return [ {
rule: "names-collide",
message: `${place} and ${other} are one name on a disk that ignores case or Unicode form`,
path: path
} ];
}
return [];
}
function names_foldersOf(path) {
const names = path.split("/").slice(0, -1);
return names.map((_, index) => names.slice(0, index + 1).join("/"));
}
function folded(path) {
return path.normalize("NFKC").toLowerCase().toUpperCase().normalize("NFC");
}
const new_wrappers_BUILDS = {
mvnw: [ "pom.xml" ],
gradlew: [ "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts" ]
};
function newWrappers(input) {
const called = calledPaths(input);
return input.changes.flatMap(change => newWrapper(change, called, input.basePaths));
}
function calledPaths({commands: commands}) {
return new Set(commands.flatMap(({command: command, cwd: cwd}) => calledCommands(command).flatMap(({words: [name]}) => name?.includes("/") === true ? [ (0, 
normal_path.F)(inFolder(cwd, name)) ] : [])));
}
function newWrapper({path: path, before: before}, called, basePaths) {
const builds = new_wrappers_BUILDS[nameOf(path)] ?? [];
const hadBuild = builds.some(name => basePaths.has(inFolder(folderOf(path), name)));
return before === void 0 && hadBuild && called.has(path) ? [ {
rule: "tool-shadowed",
message: `${path} is new, and the check runs it in place of the tool that is installed`,
path: path
} ] : [];
}
const BENDS = /^(?:script-shell|shell|if-present|ignore-scripts|node-options|globalconfig|userconfig|prefix|dry-run|call|git|workspace|workspaces|include-workspace-root|enable-pre-post-scripts|scripts-prepend-node-path|node-version|use-node-version|script|nodedir|globalpnpmfile|pnpmfile|shell-emulator|yarnpath|yarn-path|plugins(?:\.\d+(?:\.(?:path|spec))?)?|injectenvironmentfiles|enablescripts|enable-scripts|lastupdatecheck|preload|shell-built-in|test\..*|run\..*|define\..*|env\..*|supportedarchitectures|recursive|fail-if-no-match|bail)$/;
const REGISTRY = /(?:^|[:.])(?:registry|npmregistryserver|npmscopes|unsafehttpwhitelist|strict-ssl|enablestrictssl|cafile|proxy|https?-proxy|httpproxy|httpsproxy)/;
function packageManagerChanges({changes: changes}) {
return changes.flatMap(managerFindings);
}
function managerFindings(change) {
const name = nameOf(change.path).toLowerCase();
if (/^\.pnpmfile\.[cm]?js$/.test(name)) return [ {
rule: "package-manager-configuration",
message: `${change.path} is changed: it can replace any package that pnpm installs`,
path: change.path
} ];
if (/(?:^|\/)\.yarn\/(?:releases|plugins)\/[^/]+\.c?js$/i.test(change.path)) return [ {
rule: "package-manager-configuration",
message: `${change.path} is changed: yarn runs it`,
path: change.path
} ];
if (/^\.pnp\.(?:c?js|loader\.mjs)$/.test(name)) return plugAndPlay(change);
if (name === "pnpm-workspace.yaml") return settingFindings(change, pnpmRule, "package-manager-configuration");
return /^\.(?:npmrc|yarnrc|yarnrc\.yml)$|^\.?bunfig\.toml$/.test(name) ? settingFindings(change, package_managers_ruleOf, "package-manager-configuration") : [];
}
function package_managers_ruleOf({key: key, after: after}) {
if (key.includes("${")) return "package-manager-configuration";
const plain = key.toLowerCase().replaceAll("_", "-").replace(/\[\]$/, "").replace(/["']/g, "").trim();
const last = plain.slice(plain.lastIndexOf(".") + 1);
const [first = ""] = plain.split(/\s/);
if ([ plain, last, first ].some(one => BENDS.test(one))) return isHarmless(last, after) ? void 0 : "package-manager-configuration";
return REGISTRY.test(plain) ? "package-registry-changed" : void 0;
}
const PNPM_BENDS = /^(?:scriptShell|shellEmulator|ignoreScripts|nodeOptions|enablePrePostScripts|(?:global)?pnpmfile(?:\.\d+)?|useNodeVersion|nodeVersion|dryRun|failIfNoMatch|includeWorkspaceRoot|bail|ifPresent|configDependencies\..*)$/i;
const TEST_TOOLS = /^(?:overrides|patchedDependencies|packageExtensions)\.(?:[^.]*>)?(?:jest|vitest|mocha|ava|tap|c8|nyc|typescript|eslint|chai|@jest\/|@vitest\/|@playwright\/)/;
function pnpmRule({key: key, after: after}) {
if (PNPM_BENDS.test(key)) return isHarmless(key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`), after) ? void 0 : "package-manager-configuration";
return after !== void 0 && TEST_TOOLS.test(key) ? "runner-replaced" : void 0;
}
function isHarmless(key, after) {
return /^(?:if-present|dry-run|ignore-scripts)$/.test(key) && after === "false" || key === "if-present" && after === void 0;
}
function plugAndPlay(change) {
const texts = textsOf(change);
const isSame = texts !== void 0 && texts.before !== "" && package_managers_codeOf(texts.before) === package_managers_codeOf(texts.after);
const had = placesOf(texts?.before ?? "");
const foreign = [ ...placesOf(texts?.after ?? "") ].filter(place => !had.has(place) && !OWN_PLACE.test(place));
return isSame && foreign.length === 0 ? [] : [ {
rule: "package-manager-configuration",
message: `${change.path} is changed: ${isSame ? `it takes packages from ${foreign.slice(0, 3).join(", ")}` : "Node loads it before everything else"}`,
path: change.path
} ];
}
const OWN_PLACE = /^(?:(?:\.\.?\/)+\.yarn\/|\.\/(?:packages\/[^/]+\/)?$)/;
function package_managers_codeOf(text) {
return text.replace(/RAW_RUNTIME_STATE\s*=\s*'(?:\\[^]|[^'\\])*'/, "");
}
function placesOf(text) {
return new Set([ ...text.matchAll(/"packageLocation": ?"([^"]{0,1000})"/g) ].map(found => found[1] ?? ""));
}
var parse_policy = __webpack_require__(9448);
var policy_difference = __webpack_require__(5724);
function lineOfYamlKey(text, keys) {
const lines = text.split("\n");
let found;
let from = 0;
for (const key of keys) {
const pattern = new RegExp(`(?:^|[\\s{,-])["']?${key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}["']?\\s*(?::|$)|id:\\s*["']?${key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}["']?\\s*$`);
const at = lines.findIndex((line, index) => index >= from && pattern.test(line));
if (at < 0) return found;
found = at + 1;
from = at;
}
return found;
}
const MISNAMED = ".github/completion-gate.yaml";
const KEYS_SHOWN = 12;
const PROBLEMS_SHOWN = 3;
function policyChanges({changes: changes}) {
return changes.flatMap(change => {
if (change.path === MISNAMED) return [ misnamed(change) ];
return change.path === gate_policy.l ? [ policyFinding(change) ] : [];
});
}
function misnamed({path: path}) {
return {
rule: "policy-changed",
message: `${path} is changed; the gate refuses a policy of this name, expected ${gate_policy.l}`,
path: path
};
}
function policyFinding(change) {
const {path: path} = change;
const verb = change.before === void 0 ? "added" : change.after === void 0 ? "deleted, so that every key would have its default" : "changed";
const found = {
rule: "policy-changed",
path: path
};
const texts = textsOf(change);
const before = policyOf(texts?.before);
const after = policyOf(texts?.after);
if (typeof after === "string") return {
...found,
message: `the policy is ${verb}, and what the head has cannot be used, so the gate would judge nothing: ${after}`
};
if (typeof before === "string") return {
...found,
message: `the policy is ${verb}; what it was before cannot be used: ${before}`
};
const differences = (0, policy_difference.b)(before, after);
return {
...found,
message: `the policy is ${verb}; this change is judged by ${change.before === void 0 ? "the defaults" : "the base's"}, and what the head has takes effect once it is on the base branch. ${summary(differences)}`,
...placeOf(differences[0], texts?.after ?? "")
};
}
function placeOf(first, text) {
if (first === void 0) return {};
const {key: key, before: before, after: after} = first;
return {
line: lineOfYamlKey(text, key.split(".")),
before: `${key}: ${before}`,
after: `${key}: ${after}`
};
}
function summary(differences) {
const names = weakens => {
const keys = differences.filter(one => one.weakens === weakens);
const shown = keys.slice(0, KEYS_SHOWN).map(({key: key}) => key);
const more = keys.length - shown.length;
return `${shown.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
};
const [weaker, other] = [ names(true), names(false) ];
if (weaker === "" && other === "") return "No key means anything else";
return [ weaker === "" ? "" : `It would ask for less by ${weaker}`, other === "" ? "" : `It would change ${other}` ].filter(part => part !== "").join(". ");
}
function firstOf(problems) {
const shown = problems.slice(0, PROBLEMS_SHOWN).join("; ");
const more = problems.length - PROBLEMS_SHOWN;
return more > 0 ? `${shown}; and ${String(more)} more: \`completion-gate doctor\` names each` : `${shown}. Mend it, and ask \`completion-gate doctor\``;
}
function policyOf(text) {
if (text === void 0) return "the file cannot be read";
if (text === "") return (0, parse_policy.G4)();
try {
return (0, parse_policy.ON)(text);
} catch (thrown) {
const {problems: problems, message: message} = (0, errors.Ub)(thrown);
const lines = problems.map(({path: path, message: what}) => path === "" ? what : `${path}: ${what}`);
return lines.length === 0 ? message : firstOf(lines);
}
}
const STEERS = /^(?:addopts|testpaths|norecursedirs|python_files|python_classes|python_functions|collect_ignore|collect_ignore_glob|confcutdir|usefixtures|pythonpath|empty_parameter_set_mark|xfail_strict|consider_namespace_packages|required_plugins|rootdir|doctest_optionflags|faulthandler_exit_on_timeout)$/;
const HARMLESS_OPTION = /^(?:-[vqslx]+|-r[a-zA-Z]+|-n|auto|logical|\d+|-n=?\w+|--tb=\w+|--strict(?:-markers|-config)?|--color=\w+|--durations(?:-min)?(?:=[\d.]+)?|--cov(?:=[\w./-]+)?|--cov-(?:report|branch|append|context)(?:=\S+)?|--no-cov-on-fail|--import-mode=\w+|--showlocals|--verbose|--quiet|--junit-?xml=\S+|--html=\S+|--dist[= ]?\w*|--numprocesses=\w+|--timeout=\d+|--random-order\S*|--disable-warnings|--benchmark-disable|--asyncio-mode=\w+|-W\w*|--doctest-modules|--cov-fail-under=\d+(?:\.\d+)?)$/;
const TAKES_HOLD = /(?<= )(?:os \. (?:_exit|abort|kill|exec\w+|environ \[ "(?:PYTEST|PYTHON|PATH)[^ ]*|putenv|environb)|sys \. (?:exit|modules|settrace|meta_path)|exitstatus|(?:pytest \. )?exit \(|atexit|pytest_(?:sessionfinish|sessionstart|collection_modifyitems|collection|collect_\w+|ignore_collect|runtest\w*|unconfigure|cmdline\w*|pyfunc_call|itemcollected|deselected|report_teststatus|exception_interact|pycollect\w*|generate_tests|load_initial_conftests|terminal_summary|make_collect_report|fixture_setup)|collect_ignore(?:_glob)?|pytest_plugins|hookwrapper|hookimpl|outcome|force_result|(?<!monkeypatch \. )(?:setattr|delattr)|getattr|exec|eval|compile|__import__|importlib|globals|vars|__builtins__|__dict__|ctypes|_pytest|pytest \. MonkeyPatch|(?:pytest|runner)(?: \. \w+){1,4} =(?! =)|signal|add_marker|xfail)(?= )/g;
const SKIPS_OR_PATCHES = /(?<= )fixture \( [^()¶]{0,200}autouse = True [^()¶]{0,200}\) ¶ (?:async )?def \w+ \((?:(?! @ ).){0,1000}? pytest \. skip(?= \()|(?<= )patch (?:\. \w+ )?\( [^¶]{0,400}\) \. start(?= )/g;
function patches(words) {
const names = pattern => [ ...words.matchAll(pattern) ].flatMap(found => (found[1] ?? "").split(/ [,.] | as | \( | \) /));
const imported = new Set(names(/ import (?:\( )?([^¶()]{1,1000})/g).map(one => one.trim()));
const made = new Set(names(/ (?:def|class) (\w+)/g));
return [ ...words.matchAll(/(?<=¶ )(\w+)(?: \. \w+){1,5} = (?!=)((?:\w+ \. ){0,3}\w+)/g) ].filter(([, target = "", value = ""]) => {
const last = value.slice(value.lastIndexOf(" ") + 1);
return imported.has(target) && (made.has(value) || /^(?:lambda|\w*Mock|partial|staticmethod)$/.test(last));
});
}
function pytestChanges(input) {
return input.changes.flatMap(change => {
const name = nameOf(change.path).toLowerCase();
if (name === "conftest.py") return conftestFindings(change);
const section = pytestSection(name);
if (section === void 0) return [];
const winners = otherWinner(change, input);
if (winners !== void 0) return winnerFindings(change, winners);
return settingFindings(change, setting => settingRule(setting, section), "pytest-configuration");
});
}
function winnerFindings(change, {before: before, after: after}) {
if (change.path !== after?.path && change.path !== before?.path) return [];
return changedSettings(before?.settings ?? new Map, after?.settings ?? new Map).filter(setting => optionsOf(setting.before).join(" ") !== optionsOf(setting.after).join(" ")).flatMap(setting => {
const rule = settingRule(setting, /^/);
return rule === void 0 ? [] : [ settingFinding(change, setting, rule) ];
});
}
function settingRule({key: key, before: before, after: after}, section) {
if (!section.test(key)) return;
const name = key.replace(section, "").toLowerCase();
if (!STEERS.test(name)) return;
if (name === "addopts" && onlyHarmless(before, after)) return;
if (name === "xfail_strict" && /true|1/i.test(after ?? "")) return;
if (name === "required_plugins" && after !== void 0) return;
return /^(?:testpaths|python_files|python_classes|python_functions|pythonpath)$/.test(name) && addsOnly(before, after) ? void 0 : "pytest-configuration";
}
function onlyHarmless(before, after) {
const [old, now] = [ optionsOf(before), optionsOf(after) ];
const differ = [ ...now.filter(word => !old.includes(word)), ...old.filter(word => !now.includes(word)) ];
return differ.every(word => HARMLESS_OPTION.test(word));
}
function addsOnly(before, after) {
const now = optionsOf(after);
return before !== void 0 && optionsOf(before).every(word => now.includes(word));
}
function optionsOf(text) {
return (text ?? "").replace(/[[\]",]/g, " ").split(/\s+/).filter(word => word !== "");
}
function conftestFindings(change) {
const texts = textsOf(change);
if (texts === void 0) return [];
const left = holds(texts.before).map(({text: text}) => text);
const fresh = holds(texts.after).filter(({text: text}) => {
const at = left.indexOf(text);
if (at >= 0) left.splice(at, 1);
return at < 0;
});
const [first] = fresh;
if (first === void 0) return [];
const words = [ ...new Set(fresh.map(({text: text}) => text.replaceAll(" ", ""))) ];
return [ {
rule: "pytest-conftest",
message: `${change.path} takes hold of the run by ${words.slice(0, 5).join(", ")}`,
path: change.path,
line: first.line,
after: words.join(", ")
} ];
}
function holds(text) {
const code = readCode(text, "python");
return [ ...code.words.matchAll(TAKES_HOLD), ...code.words.matchAll(SKIPS_OR_PATCHES), ...patches(code.words) ].map(found => ({
text: found[0].trim(),
line: code.lineAt(found.index)
}));
}
function jsonWithComments(text) {
try {
const bare = withoutComments(text.replace(/^\uFEFF/, ""), "code").replace(/("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g, "$1");
const value = JSON.parse(bare);
return recordOf(value);
} catch {
return;
}
}
function recordOf(value) {
return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function runnerParts(path, text, form) {
if (text.trim() === "") return new Map;
if (form.kind === "entries") return entryParts(path, text, form) ?? wholeText(path, text);
if (form.kind === "settings") return settingParts(path, text, form.keys) ?? wholeText(path, text);
return form.kind === "targets" ? targetParts(text) : wholeText(path, text);
}
const NAMED_TASK = /^(?:tool\.(?:poe\.tasks|(?:pdm|rye)\.scripts|taskipy\.tasks|pixi\.(?:[\w-]+\.)*?tasks)|(?:tool\.hatch\.)?envs\.(?!hatch-)[\w-]+\.scripts)\.(?!(?:pre|post)_|_(?:\.|$))([\w-]+)/;
function settingParts(path, text, keys) {
const settings = readSettings(path, text);
if (settings === void 0) return;
const parts = new Map;
for (const [key, value] of settings) {
if (!keys.test(key)) continue;
const [whole, task] = NAMED_TASK.exec(key) ?? [];
if (/\benv_?list$/.test(key)) for (const name of value.split(/[\s,"[\]{}]+/).filter(one => one !== "")) parts.set(`${key} ${name}`, {
value: name,
task: name
}); else if (whole === void 0 || task === void 0) parts.set(key, {
value: value
}); else {
const known = parts.get(whole)?.value ?? "";
parts.set(whole, {
value: `${known}${key.slice(whole.length)} ${value}\n`,
task: task
});
}
}
return parts;
}
function entryParts(path, text, {objects: objects, quiet: quiet}) {
const data = dataOf(path, text);
if (data === void 0) return;
const parts = new Map;
for (const [key, value] of Object.entries(data)) if (objects.includes(key)) for (const [task, entry] of Object.entries(recordOf(value))) parts.set(`${objects[0] ?? key}.${task}`, {
value: sorted(entry),
task: task.slice(task.indexOf("#") + 1)
}); else if (!quiet.test(key)) parts.set(key, {
value: sorted(value)
});
return parts;
}
function dataOf(path, text) {
if (!/\.ya?ml$/i.test(path)) return jsonWithComments(text);
try {
return recordOf((0, bounded_yaml.b)(text));
} catch {
return;
}
}
const SAID = new Set([ "description", "desc", "summary", "metadata" ]);
function sorted(value) {
return JSON.stringify(value, (key, inner) => SAID.has(key) ? void 0 : typeof inner === "object" && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a < b ? -1 : 1)) : inner);
}
function wholeText(path, text) {
const language = languageOf(path);
const value = language === void 0 ? withoutComments(text, "lines").replace(/\s+/g, " ").trim() : readCode(text, language).words.replaceAll(" ¶", "");
return new Map([ [ "text", {
value: value
} ] ]);
}
const TESTS = /^(?:\w*_)?(?:tests?|test_suite)$/;
const BUILT_FROM = / (?:deps|data|visibility|licenses|srcs) = (?:glob \([^()]*\)|\[[^\][]*\]) ,?/g;
function targetParts(text) {
const {words: words} = readCode(text, "python");
const flat = words.replaceAll(" ¶", "");
const parts = new Map;
let done = 0;
for (const {0: call, 1: rule = "", index: index} of flat.matchAll(/(?<= )(\w+) \(/g)) {
if (!TESTS.test(rule) && rule !== "load") continue;
if (index < done) continue;
const body = argumentsAt(flat, index + call.length);
done = index + call.length + body.length;
if (rule === "load") addLoads(body, parts); else {
const name = / name = "([^"]*)"/.exec(body)?.[1] ?? rule;
const srcs = / srcs = (\[[^\][]*\])/.exec(body)?.[1] ?? "";
parts.set(`${rule} ${name}`, {
value: `${rule}${`${body.replace(/ ,$/, "")} ,`.replace(BUILT_FROM, "")}`,
task: name
});
for (const [file] of srcs.matchAll(/"[^"]+"/g)) parts.set(`${rule} ${name} with ${file}`, {
value: file,
task: name
});
}
}
return parts;
}
function addLoads(body, parts) {
const [from = "", ...names] = body.match(/"[^"]*"/g) ?? [];
for (const name of names) if (TESTS.test(name.slice(1, -1))) parts.set(`load of ${name}`, {
value: from
});
}
function argumentsAt(words, from) {
let depth = 1;
let at = from;
for (const [word] of words.slice(from).matchAll(/ \S+/g)) {
if (word === " (") depth += 1;
if (word === " )") depth -= 1;
if (depth === 0) break;
at += word.length;
}
return words.slice(from, at);
}
function runnerFileChanges(input) {
const files = input.changes.flatMap(change => {
const file = runnerFileOf(change.path);
return file === void 0 ? [] : [ {
change: change,
file: file
} ];
});
if (files.length === 0) return [];
const commands = [ ...withInner(input), ...runner_files_scriptsOf(input) ];
const before = reachedBy(commands, input.manifests.before);
const after = reachedBy(commands, input.manifests.after);
return files.flatMap(({change: change, file: file}) => {
const called = callsOf(file, change.path, [ before, after ]);
if (called === void 0) return [];
const ranBefore = callsOf(file, change.path, [ before ]) !== void 0 && standsIn(folderOf(change.path), input.basePaths);
return change.before === void 0 && !ranBefore ? [] : runnerFindings(change, file, called);
});
}
function runner_files_scriptsOf({kept: kept}) {
return [ ...kept ].filter(([path]) => /\.(?:sh|bash)$/i.test(path)).flatMap(([path, command]) => [ {
command: command,
cwd: ""
}, {
command: command,
cwd: folderOf(path)
} ]);
}
function standsIn(folder, paths) {
return folder === "" || [ ...paths ].some(path => path.startsWith(`${folder}/`));
}
function callsOf({programs: programs}, path, reached) {
const folder = folderOf(path);
const calls = reached.flatMap(({commands: commands}) => commands).filter(({cwd: cwd}) => isNear(cwd, folder)).flatMap(({command: command}) => calledCommands(command)).flatMap(({words: words}) => {
const at = words.findIndex(word => programs.includes(programOf(word)));
return at < 0 ? [] : [ words.slice(at + 1) ];
});
return calls.length > 0 || reached.some(({files: files}) => files.has(path)) ? calls.flat() : void 0;
}
function programOf(word = "") {
return word.slice(word.lastIndexOf("/") + 1).replace(/@[\w.^~-]+$|\.(?:cmd|exe|js)$/, "");
}
function isNear(cwd, folder) {
return cwd === folder || `${cwd}/`.startsWith(folder === "" ? "" : `${folder}/`) || `${folder}/`.startsWith(cwd === "" ? "" : `${cwd}/`);
}
function runnerFindings(change, {form: form, takesOver: takesOver}, words) {
const {path: path} = change;
const texts = textsOf(change);
if (texts === void 0) return [];
const before = runnerParts(path, texts.before, form);
const after = runnerParts(path, texts.after, form);
const counts = reachedParts(new Map([ ...after, ...before ]), words);
const isOnTop = change.before === void 0 && takesOver === true;
const runs = namedParts(new Map([ ...after, ...before ]), words);
return [ ...new Set([ ...before.keys(), ...after.keys() ]) ].flatMap(key => {
const [old, now] = [ before.get(key), after.get(key) ];
const isNew = old === void 0;
const matters = isNew && now?.task !== void 0 && !isOnTop ? runs : counts;
return old?.value === now?.value || !matters.has(key) ? [] : [ {
rule: "check-file-changed",
message: `a check runs by ${path}, whose ${key} ${verbOf(isNew, now === void 0)}`,
path: path,
before: old?.value,
after: now?.value
} ];
});
}
function verbOf(isNew, isGone) {
if (isNew) return "is new";
return isGone ? "is gone" : "means something else";
}
const MOST_TASKS = 500;
function reachedParts(parts, words) {
const named = namedParts(parts, words);
if (named.size === 0 || parts.size > MOST_TASKS) return new Set(parts.keys());
const reached = new Set([ ...named, ...[ ...parts ].flatMap(([key, {task: task}]) => task === void 0 ? [ key ] : []) ]);
for (const key of reached) {
const {value: value = ""} = parts.get(key) ?? {};
for (const [other, {task: task}] of parts) if (task !== void 0 && mentions(value, task)) reached.add(other);
}
return reached;
}
function namedParts(parts, words) {
const isOpen = words.some(word => word === void 0 || /[*{$]/.test(word));
return new Set([ ...parts ].flatMap(([key, {task: task}]) => task !== void 0 && (isOpen || words.some(word => mentions(word ?? "", task))) ? [ key ] : []));
}
function mentions(text, name) {
for (let at = text.indexOf(name); at >= 0 && name !== ""; at = text.indexOf(name, at + 1)) {
const around = `${text.charAt(at - 1)}${text.charAt(at + name.length)}`;
if (!/[\w-]/.test(around)) return true;
}
return false;
}
var no_test_script = __webpack_require__(81);
const PRESET_SCRIPTS = [ "test", "typecheck", "lint" ];
const scripts_INSTALL = [ "preinstall", "install", "postinstall", "prepare" ];
const HOOK_TOOLS = /^(?:husky(?: install)?|lefthook install|simple-git-hooks|is-ci \|\| husky(?: install)?|husky \|\| true)$/;
function scriptChanges(input) {
const {changes: changes, manifests: manifests} = input;
const commands = withInner(input);
const before = reachedBy(commands, manifests.before);
const after = reachedBy(commands, manifests.after);
return changes.flatMap(change => nameOf(change.path) === "package.json" ? scripts_manifestFindings(change, before, after) : fileFindings(change, [ before, after ], {
...input,
commands: commands
}));
}
function scripts_manifestFindings(change, before, after) {
const texts = textsOf(change);
const [old, now] = [ readManifest(texts?.before ?? ""), readManifest(texts?.after ?? "") ];
if (now === void 0) return [];
const reached = new Set([ ...PRESET_SCRIPTS.flatMap(name => [ name, `pre${name}`, `post${name}` ]), ...before.scripts.get(change.path) ?? [], ...after.scripts.get(change.path) ?? [] ]);
return [ ...new Set([ ...reached, ...scripts_INSTALL ]) ].flatMap(name => scriptFinding(name, change.path, old, now));
}
function scriptFinding(name, path, old, now) {
const [before, after] = [ old?.scripts[name], now.scripts[name] ];
const rule = scripts_ruleOf(name, before, after);
if (rule === void 0) return [];
const verb = before === void 0 ? `is new: ${shortened(after)}` : after === void 0 ? `is gone: ${shortened(before)}` : `means something else: ${shortened(before)} is now ${shortened(after)}`;
return [ {
rule: rule,
message: `the script "${name}" of ${path} ${verb}`,
path: path,
line: lineOfKey(now.text, "scripts", name) ?? lineOfKey(now.text, "scripts"),
before: before,
after: after
} ];
}
function shortened(script = "") {
return script.length > 100 ? `"${script.slice(0, 99)}…"` : `"${script}"`;
}
function scripts_ruleOf(name, before, after) {
if (isSame(before, after)) return;
if (scripts_INSTALL.includes(name)) return after === void 0 || HOOK_TOOLS.test(after.trim()) ? void 0 : "install-script-changed";
const isNew = before === void 0 || (0, no_test_script.w)(before);
if (isNew && after !== void 0 && !isIdle(after) && !/^(?:pre|post)/.test(name)) return name === "test" ? "script-added" : void 0;
return "script-changed";
}
function isSame(before, after) {
if (before === void 0 || after === void 0) return before === after;
return meaningOf(before) === meaningOf(after) || addsOnlyAfter(before, after);
}
function fileFindings(change, reached, input) {
const {commands: commands, basePaths: basePaths} = input;
const {path: path} = change;
const isNamed = reached.some(({files: files}) => [ path, path.replace(/\.[cm]?[jt]s$/, ""), folderOf(path) ].some((name, at) => files.has(name) && (at < 2 || /^(?:index|__main__)\./.test(nameOf(path)))));
if (change.before === void 0 && change.after !== void 0) {
const why = pickedUp(path, input);
if (why !== void 0) return [ {
rule: "check-file-changed",
message: `${path} is new and ${why}`,
path: path
} ];
}
if (!isNamed || isTestPath(path) || isConfiguration(path)) return [];
if (change.before === void 0) return takesPlace(change, basePaths);
const texts = textsOf(change);
const called = commands.map(one => one.command);
if (texts !== void 0 && meansTheSame(path, texts, called)) return [];
return [ {
rule: "check-file-changed",
message: `a check runs ${path}, which ${change.after === void 0 ? "is deleted" : "means something else"}`,
path: path
} ];
}
function takesPlace({path: path}, basePaths) {
const rank = MAKEFILES.indexOf(nameOf(path));
const hidden = MAKEFILES.slice(rank + 1).map(name => inFolder(folderOf(path), name)).find(one => basePaths.has(one));
return rank < 0 || hidden === void 0 ? [] : [ {
rule: "check-file-changed",
message: `${path} is new, and make takes it in place of ${hidden}`,
path: path
} ];
}
function meansTheSame(path, {before: before, after: after}, commands) {
if (after === "") return false;
if (/^(?:gnu)?makefile$/i.test(nameOf(path))) return makesTheSame(before, after, commands);
const language = languageOf(path);
return language === void 0 ? meaningOf(before) === meaningOf(after) : readCode(before, language).words.replaceAll(" ¶", "") === readCode(after, language).words.replaceAll(" ¶", "");
}
const PYTHON_STANDARD = new Set("abc argparse array ast asynchat asyncio asyncore atexit base64 bdb binascii bisect builtins bz2 calendar cmath cmd code codecs codeop collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg cprofile crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imp importlib inspect io ipaddress itertools json keyword linecache locale logging lzma marshal math mimetypes mmap modulefinder multiprocessing netrc ntpath nturl2path numbers opcode operator optparse os pathlib pdb pickle pickletools pipes pkgutil platform plistlib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct subprocess symtable sys sysconfig syslog tabnanny tarfile tempfile termios textwrap threading time timeit token tokenize tomllib trace traceback tracemalloc tty types typing unicodedata unittest urllib uu uuid warnings weakref webbrowser wsgiref xml xmlrpc zipapp zipfile zipimport zlib zoneinfo".split(" "));
const PYTHON_TOOLS = new Set("pytest _pytest pluggy iniconfig packaging exceptiongroup tomli sitecustomize usercustomize coverage pytest_cov xdist mypy ruff".split(" "));
const JS_RUNNERS = /(?:^|\/)node_modules\/(?:\.bin\/|(?:@jest|@vitest|@babel|jest|vitest|mocha|ava|tap|jasmine|karma|c8|nyc|typescript|eslint|tsx|ts-node|cypress|@playwright)(?:[-/]))/i;
function shadowingFiles(input) {
const roots = new Set([ "", ...input.commands.map(({cwd: cwd}) => cwd) ]);
return input.changes.filter(({before: before, after: after}) => before === void 0 && after !== void 0).flatMap(({path: path}) => {
const why = shadowOf(path, roots, input.basePaths);
return why === void 0 ? [] : [ {
rule: "tool-shadowed",
message: `${path} is new and ${why}`,
path: path
} ];
});
}
function shadowOf(path, roots, basePaths) {
const name = nameOf(path).toLowerCase();
if (name.endsWith(".pth")) return "is run by Python when it starts";
if (/(?:^|\/)node_modules\//i.test(path) && !/fixtures?\//i.test(path)) {
const tracked = [ ...basePaths ].some(one => one.includes("node_modules/"));
return !tracked || JS_RUNNERS.test(path) ? "stands where Node looks for packages and tools" : void 0;
}
const python = pythonModule(path);
if (python === void 0 || !roots.has(python.folder)) return;
return PYTHON_TOOLS.has(python.name) || PYTHON_STANDARD.has(python.name) ? `is loaded in place of the module ${python.name}` : void 0;
}
function pythonModule(path) {
const match = /^(.*?)\.(?:py|pyc|so|[\w-]+\.so|pyd)$/i.exec(nameOf(path));
if (match === null) return;
const name = (match[1] ?? "").toLowerCase();
const folder = folderOf(path);
return name === "__init__" || name === "__main__" ? {
name: nameOf(folder).toLowerCase(),
folder: folderOf(folder)
} : {
name: name,
folder: folder
};
}
const GITLINK = "160000";
function submoduleChanges({changes: changes}) {
return changes.flatMap(submodule);
}
function submodule(change) {
const {path: path, before: before, after: after} = change;
if (nameOf(path).toLowerCase() === ".gitmodules") return [ {
rule: "submodule-changed",
message: `${path} is ${verb(change)}: it says where submodules come from`,
path: path
} ];
if (before?.mode !== GITLINK && after?.mode !== GITLINK) return [];
return [ {
rule: "submodule-changed",
message: `the submodule ${path} is ${verb(change)}; what it holds is not in the ledger`,
path: path,
before: before?.objectId,
after: after?.objectId
} ];
}
function verb({before: before, after: after}) {
if (before === void 0) return "added";
return after === void 0 ? "removed" : "changed";
}
const TASK_FILES = [ {
name: /^deno\.jsonc?$/,
program: "deno",
parts: text => jsonParts(text, [ "tasks" ], [ "test", "exclude" ])
}, {
name: /^composer\.json$/,
program: "composer",
parts: text => jsonParts(text, [ "scripts" ], [])
}, {
name: /^mix\.exs$/,
program: "mix",
parts: mixParts
}, {
name: /^rakefile(?:\.rb)?$/i,
program: "rake",
parts: wholeFile
} ];
function taskFileChanges(input) {
const files = input.changes.flatMap(change => {
const file = TASK_FILES.find(({name: name}) => name.test(nameOf(change.path)));
return file === void 0 ? [] : [ {
file: file,
change: change
} ];
});
if (files.length === 0) return [];
const {commands: commands, manifests: manifests} = input;
const ran = [ manifests.before, manifests.after ].flatMap(texts => reachedBy(commands, texts).commands);
return files.flatMap(({file: file, change: change}) => isRun(file, change.path, ran) ? taskFindings(file, change) : []);
}
function isRun({program: program}, path, commands) {
return commands.some(({command: command, cwd: cwd}) => cwd === folderOf(path) && calledCommands(command).some(({words: words}) => words.includes(program)));
}
function taskFindings({parts: parts}, change) {
const texts = textsOf(change);
if (texts === void 0 || !change.before || !change.after) return [];
const after = parts(texts.after);
return [ ...parts(texts.before) ].flatMap(([key, before]) => after.get(key) === before ? [] : [ {
rule: "check-file-changed",
message: `a check runs by ${change.path}, whose ${key} ${after.has(key) ? "means something else" : "is gone"}`,
path: change.path,
before: before,
after: after.get(key)
} ]);
}
function jsonParts(text, objects, values) {
const json = jsonWithComments(text);
if (json === void 0) return wholeFile(text);
return new Map([ ...objects.flatMap(object => Object.entries(recordOf(json[object])).map(([key, value]) => [ `${object}.${key}`, JSON.stringify(value) ])), ...values.map(key => [ key, JSON.stringify(json[key] ?? null) ]) ]);
}
function mixParts(text) {
return wholeFile(text.replace(/^[ \t]*(?:@version\b|version:)[^\n]*$/gm, "").replace(/^([ \t]*)defp? deps(?:\(\))? do\n[^]*?^\1end$/gm, ""));
}
function wholeFile(text) {
const meaning = withoutComments(text, "lines").replace(/\s+/g, " ").trim();
return new Map([ [ "text", meaning ] ]);
}
function timesGroups(words, lists) {
if (!lists.some(isGroup)) return lists;
const closing = closingBrackets(words);
const open = [];
return lists.map(list => {
while ((open.at(-1)?.end ?? 1 / 0) < list.index) open.pop();
const around = open.length === 0 ? 1 : open.at(-1)?.count;
const count = around === void 0 || list.count === void 0 ? void 0 : around * list.count;
const end = isGroup(list) ? groupEnd(words, list, closing) : void 0;
if (end !== void 0) open.push({
end: end,
count: count
});
return {
...list,
count: count
};
});
}
function groupEnd(words, {end: end}, closing) {
const call = /^(?: as const| ,)? \) \(/.exec(words.slice(end, end + 20));
return call === null ? void 0 : closing.get(end + call[0].length - 1);
}
function isGroup({opening: opening}) {
return opening.startsWith("describe ");
}
function closingBrackets(words) {
const closing = new Map;
const open = [];
for (const {index: index} of words.matchAll(/(?<= )[[({\])}](?= )/g)) if ("[({".includes(words.charAt(index))) open.push(index); else {
const start = open.pop();
if (start !== void 0) closing.set(start, index);
}
return closing;
}
const NEVER = /(?!)/g;
const test_cases_FORMS = {
js: {
lists: /(?<= )(?:it|test|describe)(?: \. \w+){0,6} \. each \( \[(?= )/g,
rows: NEVER,
owner: "title"
},
python: {
lists: /(?<= )parametrize \( (?:¶ )?(?:"[^"]*"|[[(] [^\])(]{0,200}[\])]) , (?:¶ )?(?:argvalues = )?[[(](?= )/g,
rows: NEVER,
owner: "after"
},
rust: {
lists: NEVER,
rows: /(?<= )# \[ (?:case|test_case)(?= (?:\(|:))/g,
owner: "after"
},
go: {
lists: /(?<= )(?:: =|=) (?:\[ \]|map \[ string \]) struct \{ [^{}]{0,1000}\} \{(?= )/g,
rows: NEVER,
owner: "around"
},
java: {
lists: /(?<= )@ (?:CsvSource|ValueSource|EnumSource) \( (?:\w+ = )?(?:\{|\[)(?= )/g,
rows: NEVER,
owner: "method"
},
csharp: {
lists: NEVER,
rows: /(?<= )(?:\[|,) (?:InlineData|TestCase|DataRow)(?= \()/g,
owner: "after"
},
ruby: {
lists: NEVER,
rows: NEVER,
owner: "after"
},
php: {
lists: /(?<= )function \w*(?:[Pp]rovide|[Dd]ata|[Cc]ases)\w* \( \) (?:: \w+ )?\{ return \[(?= )/g,
rows: NEVER,
owner: "function"
}
};
function casesIn(words, tests, language) {
const {rows: rows, owner: owner} = test_cases_FORMS[language];
const ownerAt = index => owner === "around" ? tests.findLast(one => one.at <= index) : tests.find(one => one.end > index);
const tables = listsIn(words, language).map(list => {
const {index: index, end: end, count: count} = list;
const test = ownerAt(index);
if (owner === "title") return {
name: titleAt(words, end),
place: end,
count: count
};
if (owner === "method") return {
name: methodAt(words, end),
place: end,
count: count
};
if (owner === "function") return {
name: functionOf(list.opening),
place: end,
count: count
};
const isStacked = language === "python" && test !== void 0;
return {
name: test?.name,
place: isStacked ? test.at : end,
count: count
};
});
const single = [ ...words.matchAll(rows) ].map(({index: index}) => ({
name: ownerAt(index)?.name,
place: index,
count: 1
}));
return summed([ ...multiplied(tables), ...single ]);
}
function multiplied(tables) {
const byPlace = new Map;
for (const table of tables) {
const other = byPlace.get(table.place);
const count = other === void 0 ? table.count : times(other, table);
byPlace.set(table.place, {
...table,
count: count
});
}
return [ ...byPlace.values() ];
}
function times(one, other) {
return one.count === void 0 || other.count === void 0 ? void 0 : one.count * other.count;
}
function summed(tables) {
const cases = new Map;
for (const {name: name, count: count} of tables) {
if (name === void 0) continue;
const had = cases.has(name) ? cases.get(name) : 0;
cases.set(name, had === void 0 || count === void 0 ? void 0 : had + count);
}
return cases;
}
function listsIn(words, language) {
const lists = [];
let done = 0;
for (const found of words.matchAll(test_cases_FORMS[language].lists)) {
const from = found.index + found[0].length;
if (from < done) continue;
const {count: count, end: end, isTuple: isTuple} = itemsAt(words, from);
done = end;
const isWhole = language !== "python" || /^ (?:¶ )?[,)]/.test(words.slice(end, end + 5)) && (isTuple || !found[0].endsWith("("));
const isMore = language === "php" && !words.startsWith(" ;", end) || language === "go" && grows(words, end);
lists.push({
index: found.index,
end: end,
opening: found[0],
count: isWhole && !isMore ? count : void 0
});
}
return language === "js" ? timesGroups(words, lists) : lists;
}
function grows(words, end) {
const rest = words.slice(end, end + 4e3);
const body = rest.slice(0, /(?<= )func (?:Test|Fuzz)/.exec(rest)?.index);
return /(?<= )(\w+) = append \( \1 ,/.test(body);
}
function functionOf(words) {
return /^function (\w+)/.exec(words)?.[1];
}
function methodAt(words, end) {
const next = /^[^{};]*?(?:void|fun) (\w+) \(/.exec(words.slice(end, end + 600));
return next?.[1];
}
function titleAt(words, end) {
const next = /^(?: as const| ,)? \) \( ("[^"]*")/.exec(words.slice(end, end + 400));
return next?.[1];
}
function itemsAt(words, from) {
let depth = 1;
let count = 0;
let isOpen = false;
const seen = {
comma: false,
computed: false
};
const token = / (\S+)/g;
token.lastIndex = from;
const read = word => {
if (depth === 1 && word === ",") {
isOpen = false;
seen.comma = true;
} else if (isOpen) seen.computed ||= depth === 1 && word === "for"; else if (word !== "¶") {
isOpen = true;
count += 1;
seen.computed ||= word === "*" || word === ".";
}
};
let end = words.length;
for (let one = token.exec(words); one !== null; one = token.exec(words)) {
const word = one[1] ?? "";
if (/^[\])}]$/.test(word)) depth -= 1;
if (depth === 0) {
end = token.lastIndex;
break;
}
read(word);
if (/^[[({]$/.test(word)) depth += 1;
}
return {
count: seen.computed ? void 0 : count,
end: end,
isTuple: seen.comma || count === 0
};
}
const test_patterns_NEVER = /(?!)/g;
const JS_TEST = "(?:it|test|describe|suite|context|specify|bench|Deno \\. test)";
const JS_OPENED = `${JS_TEST}(?: \\. \\w+){0,6} \\( "[^"]*" , `;
const JS = {
tests: /(?<= )(?:it|test|specify|xit|xtest|fit)(?: (?:\. \w+|\[ "\w+" \])){0,6} \( ("[^"]*")/g,
tables: /(?<= )(?:it|test|describe)(?: \. \w+){0,6} \. each(?= )/g,
skips: new RegExp(`(?<= )${JS_TEST}(?: \\. \\w+){0,6}? (?:\\. (?:skip|todo|fixme|failing)|\\[ "(?:skip|todo|fixme|failing)" \\])(?= )|(?<= )${JS_TEST} \\[ (?!"\\w+" \\])|(?<= )x(?:it|test|describe|context|specify) (?:\\(|\\.)|(?<= )(?:this|t|ctx|context) \\. skip \\(|(?<= )(?:skip|todo|"skip"|"todo") : (?:true|")| (?:skip|todo) : 1(?= )(?<= ${JS_OPENED}\\{[^{}]{0,200} (?:skip|todo) : 1)| return(?<= ${JS_OPENED}[^{};]{0,200}\\{ return) (?:(?:(?:null|undefined|true|0|"[^"]*") )?;|\\})|(?<= )if \\( (?:0|false|null|undefined|! (?:1|true)) \\) \\{? ?(?=(?:it|test|describe|suite) (?:\\(|\\.))`, "g"),
conditionalSkips: /(?<= )\. (?:skipIf|runIf) \(|(?<= )skip : (?!true|1|"|false)/g,
focuses: new RegExp(`(?<= )${JS_TEST}(?: \\. \\w+){0,6}? (?:\\. only|\\[ "only" \\])(?= )|(?<= )f(?:it|describe|context) \\(| (?:only|"only") : true(?<= ${JS_OPENED}\\{[^{}]{0,200} (?:only|"only") : true)`, "g"),
assertions: /(?<= )(?:(?:expect|assert|verify|should|check)(?:[A-Z]\w*)?(?: \. \w+){0,6} \(|\. should(?= )|t \. (?:is|not|deepEqual|like|true|false|truthy|falsy|throws\w*|regex|equal|ok|same|fail|match|rejects)(?= ))/g,
empty: /(?<= )(?:expect \( (true|false|\d+|"[^"]*") \) \. (?:toBe|toEqual|toStrictEqual) \( \1 \)|expect \( (?:true|1) \) \. toBeTruthy|assert(?: \. ok)? \( (?:true|1) \)|assert \. \w+ \( (true|\d+|"[^"]*") , \2 \))/g,
exits: /(?<= )process \. (?:exit(?= )|reallyExit(?= )|exitCode = (?!=))|(?<= )process \[/g
};
const PYTHON = {
tests: /(?<= )def (test\w*) \(/g,
tables: /(?<= )(?:parametrize|parameterized|subTest|expand) \(/g,
skips: /(?<= )@ (?:pytest \. )?(?:mark|unittest) \. (?:skip|xfail|expectedFailure)(?= )|(?<= )@ skip(?= )|(?<= )marks = (?:\[ [^\]]{0,400}?|\( [^)]{0,400}?)?(?:pytest \. )?mark \. (?:skip|xfail)(?= )|(?<= )pytestmark \+? ?= (?:[[(] [^\])]{0,400}?)?(?:pytest \. )?mark \. (?:skip|xfail)(?= )|(?<=¶ )del (?:test|Test)\w*(?= )|(?<=¶ )(?:test_\w+|Test\w+) = None(?= )|(?<= )fixture \( [^()¶]{0,200}autouse = True [^()¶]{0,200}\) ¶ (?:async )?def \w+ \([^)]{0,200}\) (?:- > [^:¶]{0,100} )?: (?:¶ )?(?:"[^"]*" ¶ )?pytest \. skip \(|(?<= )(?:skipif|skipIf) \( (?:True|1|not False|"True"|"1")(?= )|(?<= )skipUnless \( (?:False|0|None)(?= )|(?<= )__test__ = False|(?<= )def test\w* \([^)]{0,400}\) (?:- > \w+ )?: (?:¶ )?(?:"[^"]*" ¶ )?(?:(?:return(?: (?:None|True|False|\d+|"[^"]*"))?|pass|\. \. \.) [¶;]|(?:pytest|self) \. (?:skip|skipTest|xfail) \()/g,
conditionalSkips: /(?<= )(?:skipif|skipIf|skipUnless) \(|(?<= )(?:pytest|self) \. (?:skip|skipTest|xfail|importorskip) \(|(?<= )raise (?:unittest \. )?SkipTest/g,
focuses: test_patterns_NEVER,
assertions: /(?<= )(?:assert(?= )|(?:self|cls) \. (?:assert|fail)\w* \(|pytest \. (?:raises|warns|fail|approx) \(|assert_\w+ \(|check_\w+ \()/g,
empty: /(?<= )assert (?:True|1|not False|"[^"]+")(?= (?:¶|,))|(?<= )assert (\w+|"[^"]*") = = \1 ¶|(?<= )assertTrue \( True \)|(?<= )assert \( [^¶()]+ , "[^"]*" \) ¶/g,
exits: /(?<= )os \. _exit(?= )|(?<= )sys \. exit \((?! (?:pytest|unittest) \. main \()|(?<= )pytest \. exit \(/g
};
const RUST = {
tests: /(?<= )# \[ (?:\w+ : : ){0,4}(?:test|rstest|test_case)(?= )[^\]]{0,200}\] (?:# \[[^\]]{0,200}\] ){0,8}(?:pub )?(?:async )?fn (\w+)/g,
tables: /(?<= )# \[ (?:case|test_case|values)(?= )/g,
skips: /(?<= )# \[ ignore(?= )|(?<=(?:test|rstest) \] (?:# \[[^\]]{0,200}\] ){0,8}(?:async )?fn \w+ \( \) (?:- > [^{]{0,200} )?\{) return(?= )/g,
conditionalSkips: /(?<= )cfg_attr \([^\]]{0,200} ignore(?= )/g,
focuses: test_patterns_NEVER,
assertions: /(?<= )(?:(?:debug_|prop_)?assert\w* !|panic !|matches !|assert_\w+ (?:!|\()|# \[ should_panic)/g,
empty: /(?<= )assert ! \( true(?= )|(?<= )assert_eq ! \( (\w+) , \1 \)/g,
exits: /(?<= )process : : (?:exit|abort)(?= )/g
};
const GO = {
tests: /(?<= )func ((?:Test|Fuzz)\w+) \( \w+ \* testing \. [TF] \)/g,
tables: /(?<= )t \. Run \(/g,
skips: /(?<=func (?:Test|Fuzz)\w+ \( \w+ \* testing \. [TF] \) \{) (?:\w+ \. (?:Skip|SkipNow|Skipf) \(|return(?= ))|(?<=if (?:true|1 = = 1) \{) \w+ \. Skip/g,
conditionalSkips: /(?<= )[tbf] \. (?:Skip|SkipNow|Skipf) \(/g,
focuses: test_patterns_NEVER,
assertions: /(?<= )(?:[tbf] \. (?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)|(?:assert|require|is|qt|c|should) \. \w+|assert\w+|require\w+|check\w+|cmp \. Diff) \(/g,
empty: /(?<= )(?:assert|require) \. True \( t , true \)/g,
exits: /(?<= )os \. Exit \( (?!m \. Run|[a-z]\w* \))|(?<= )func TestMain \( (\w+) [^)]{0,100}\) \{(?![^]{0,4000}? \1 \. Run \( \))/g
};
const JAVA = {
tests: /(?<= )@ (?:Test|ParameterizedTest|RepeatedTest|TestFactory)(?= )(?:(?!@ Test )[^{;]){0,400}?(?:void|fun) (\w+|` [^`]* `) \(/g,
tables: /(?<= )@ (?:ParameterizedTest|CsvSource|ValueSource|MethodSource)(?= )/g,
skips: /(?<= )@ (?:Disabled|Ignore|Ignored)(?= )|(?<= )enabled = false(?= )/g,
conditionalSkips: /(?<= )@ (?:Disabled|Enabled)(?:On|If|For)\w*|(?<= )assum\w+ \(|(?<= )Assumptions \. \w+/g,
focuses: test_patterns_NEVER,
assertions: /(?<= )(?:assert\w*|verify\w*|fail|should\w*|expect\w*) (?:\(|\{)|(?<= )shouldBe(?= )/g,
empty: /(?<= )assert(?:True \( true|False \( false|NotNull \( "[^"]*") \)/g,
exits: /(?<= )(?:System \. exit|Runtime \. getRuntime \( \) \. halt|exitProcess) \(/g
};
const CSHARP = {
tests: /(?<= )\[ (?:Fact|Theory|Test|TestMethod|TestCase)(?= )[^{;]{0,400}?(?:void|Task) (\w+) \(/g,
tables: /(?<= )\[ (?:Theory|InlineData|TestCase|DataRow)(?= )/g,
skips: /(?<= )\[ Ignore(?= )|(?<= )Skip = "|(?<= )Explicit = true|(?<= )\[ Explicit(?= )/g,
conditionalSkips: /(?<= )Assert \. (?:Ignore|Inconclusive|Skip)\w* \(|(?<= )Skip \. If/g,
focuses: test_patterns_NEVER,
assertions: /(?<= )(?:\w*Assert \. \w+|\. Should\w* \(|\. Verify\w* \()/g,
empty: /(?<= )Assert \. (?:True \( true|IsTrue \( true|False \( false|Pass \() /g,
exits: /(?<= )Environment \. (?:Exit|FailFast) \(/g
};
const RUBY = {
tests: /(?<= )(?:(?:it|specify|test|scenario|example|xit|fit) (?:\( )?("[^"]*")|def (test_\w+))/g,
tables: /(?<= )(?:where|\. each) (?:do|\{|\()/g,
skips: /(?<=¶ )(?:xit|xdescribe|xcontext|xspecify|xscenario|xexample|skip|pending)(?= )|(?<= ), (?:skip|pending) :|(?<=, : )(?:skip|pending)(?= )/g,
conditionalSkips: /(?<= )skip [^¶]{0,400} if |(?<= )skip_if/g,
focuses: /(?<=¶ )(?:fit|fdescribe|fcontext|focus)(?= )|(?<= ), focus : true|(?<=, : )focus(?= )/g,
assertions: /(?<= )(?:expect (?:\(|\{|do)|assert\w*|refute\w*|must_\w+|wont_\w+|should(?= )|is_expected)/g,
empty: /(?<= )assert (?:\( )?true(?= )|(?<= )expect \( true \) \. to (?:eq|be)/g,
exits: /(?<=¶ )(?:exit|exit!|abort)(?= )|(?<= )Process \. exit/g
};
const PHP = {
tests: /(?<= )(?:function (test\w+) \(|(?:it|test) \( ("[^"]*"))/g,
tables: /(?<= )(?:dataProvider|DataProvider|- > with)(?= )/g,
skips: /(?<= )(?:markTestSkipped|markTestIncomplete) \(|(?<= )- > (?:skip|todo) \(/g,
conditionalSkips: /(?<= )Requires\w* \(|(?<= )- > skipOn\w+ \(/g,
focuses: /(?<= )- > only \(/g,
assertions: /(?<= )(?:(?:- >|: :) (?:assert\w+|expectException\w*|should\w+)|expect) \(/g,
empty: /(?<= )assert(?:True \( true|False \( false) \)/g,
exits: /(?<= )(?:exit|die)(?= (?:\(|;))/g
};
const TEST_PATTERNS = {
js: JS,
python: PYTHON,
rust: RUST,
go: GO,
java: JAVA,
csharp: CSHARP,
ruby: RUBY,
php: PHP
};
const OPENS = /^(?:class\s+(\w+)\s*(\([^)]*)?|(?:async\s+)?def\s+(\w+)|(if\s+(?:0|False|None|not\s+True)\s*:))/;
function uncollected(text, {code: code, tests: tests}) {
const names = new Map(tests.map(({at: at, name: name}) => [ code.lineAt(at), name ]));
const marks = [];
let open = [];
text.split("\n").forEach((raw, index) => {
const line = raw.trimStart();
const opens = OPENS.exec(line);
const test = names.get(index + 1);
if (opens === null && test === void 0) return;
const indent = raw.length - line.length;
open = open.filter(block => block.indent < indent);
const why = open.find(block => block.why !== void 0)?.why;
if (test !== void 0 && why !== void 0) marks.push({
line: index + 1,
text: why,
test: test
});
if (opens !== null) open.push({
indent: indent,
why: whyNot(opens)
});
});
return marks;
}
function whyNot([all, name, bases, isDef]) {
if (name !== void 0) return name.startsWith("Test") || /\w/.test(bases ?? "") ? void 0 : `class ${name}`;
return isDef === void 0 ? all : `def ${isDef}`;
}
const CONDITION = /(?<= )# (!?) ?\[ cfg \( ([^\]]{1,300}?) \) \] /g;
const MORE = "(?:# \\[[^\\]]{0,200}\\] ){0,8}(?:pub )?";
const BEFORE_TEST = new RegExp(`^${MORE}(?:async )?fn (\\w+)`);
const BEFORE_MODULE = new RegExp(`^${MORE}mod `);
const rust_conditions_NEVER = /^(?:any \( \)|false|FALSE|not \( test \))$/;
const BEFORE_TESTS = new RegExp(`^${MORE}mod \\w*tests?\\w* `);
function conditionMarks({code: code, tests: tests}) {
const names = new Set(tests.map(({name: name}) => name));
const found = [ ...code.words.matchAll(CONDITION) ].flatMap(one => {
const [all, inner, condition = ""] = one;
const end = one.index + all.length;
const speaks = inner === "!" || speaksOfTests(condition, code.words.slice(end, end + 2e3), names);
const holds = holdsHere(condition.split(" "));
if (!speaks || holds === true) return [];
const test = tests.find(one => one.end > end)?.name;
const mark = {
line: code.lineAt(one.index),
text: `cfg(${condition.replace(/ (?=[(),])|(?<=\() /g, "")})`,
...test === void 0 ? {} : {
test: test
}
};
return [ {
holds: holds,
mark: mark
} ];
});
const where = wanted => found.filter(({holds: holds}) => holds === wanted).map(({mark: mark}) => mark);
return {
always: where(false),
perhaps: where(void 0)
};
}
function speaksOfTests(condition, next, names) {
const named = BEFORE_TEST.exec(next)?.[1];
return /(?:^| )test(?: |$)/.test(condition.replace(/not \( test \)/g, "")) || BEFORE_TESTS.test(next) || rust_conditions_NEVER.test(condition) && BEFORE_MODULE.test(next) || named !== void 0 && names.has(named);
}
function holdsHere(words) {
let at = 0;
const condition = () => {
const name = words[at++];
if (words[at] !== "(") return plain(name, () => words[at++]);
at += 1;
const parts = [];
while (at < words.length && words[at] !== ")") if (words[at] === ",") at += 1; else parts.push(condition());
at += 1;
return joined(name, parts);
};
const plain = (name, next) => {
if (words[at] !== "=") return FIXED.get(name ?? "");
next();
const value = next()?.replaceAll('"', "");
if (name === "target_os") return value === "linux";
return name === "target_family" ? value === "unix" : void 0;
};
return condition();
}
const FIXED = new Map([ [ "test", true ], [ "unix", true ], [ "debug_assertions", true ], [ "true", true ], [ "windows", false ], [ "false", false ], [ "FALSE", false ] ]);
function joined(name, parts) {
if (name === "not") return parts[0] === void 0 ? void 0 : !parts[0];
const decides = name === "any";
if (parts.includes(decides)) return decides;
return parts.includes(void 0) ? void 0 : !decides;
}
function testFacts(text, language) {
const patterns = TEST_PATTERNS[language];
const code = readTests(text, language);
const markOf = found => ({
line: code.lineAt(found.index + found[0].length - found[0].trimStart().length),
text: test_facts_closed(found[0])
});
const marks = pattern => [ ...code.words.matchAll(pattern) ].map(markOf);
const tests = testsIn(code.words, patterns);
const skips = [ ...code.words.matchAll(patterns.skips) ].map(found => ({
...markOf(found),
...testOf(found, tests)
}));
const skipped = new Set(skips.map(({line: line}) => line));
const conditional = marks(patterns.conditionalSkips);
const more = moreSkips(text, language, {
code: code,
tests: tests
});
const apart = new Set(more.always.map(({line: line}) => line));
return {
...test_facts_namesOf(code.words, tests, patterns),
tables: marks(patterns.tables),
cases: casesIn(code.words, tests, language),
skips: [ ...skips.filter(({line: line}) => !apart.has(line)), ...more.always ],
conditionalSkips: [ ...conditional.filter(({line: line}) => !skipped.has(line)), ...more.perhaps ],
focuses: marks(patterns.focuses),
exits: marks(patterns.exits),
assertions: assertionsIn(code.words, patterns),
script: tests.length === 0 ? code.words : "",
hasCode: /[^\s¶;]/.test(language === "js" ? code.words.replace(IMPORTS, " ") : code.words)
};
}
const IMPORTS = /(?<= )(?:import (?:(?:type )?(?:(?:\* as )?[\w$.]+(?: \. [\w$]+)?)?(?: , )?(?:\* as [\w$]+|\{[\w$ ,.]*\})? from )?"[^" ]*"|(?:const|let|var|import) (?:[\w$]+|\{[\w$ ,:.]*\}) = require \( "[^" ]*" \)(?: \. [\w$]+){0,2}|"use_strict"|export \{ \})(?= )/g;
function moreSkips(text, language, found) {
if (language === "python") return {
always: uncollected(text, found),
perhaps: []
};
return language === "rust" ? conditionMarks(found) : {
always: [],
perhaps: []
};
}
function testsIn(words, {tests: tests}) {
return [ ...words.matchAll(tests) ].map(one => ({
at: one.index,
end: one.index + one[0].length,
name: [ one[1], one[2] ].find(group => group !== void 0) ?? ""
}));
}
function testOf(found, tests) {
const isInside = /^ ?(?:return|(?:this|t|ctx|context|pytest|self) \. skip)/.test(found[0]);
const test = isInside ? tests.findLast(one => one.at <= found.index) : tests.find(one => one.end > found.index);
return test === void 0 ? {} : {
test: test.name
};
}
function test_facts_namesOf(words, found, patterns) {
const counts = new Map;
for (const {name: name} of found) counts.set(name, (counts.get(name) ?? 0) + 1);
const assertionsOf = new Map;
const bodies = new Map;
found.forEach(({name: name, at: at}, index) => {
if (counts.get(name) !== 1) return;
const body = words.slice(at, found[index + 1]?.at);
assertionsOf.set(name, assertionsIn(body, patterns));
bodies.set(name, body);
});
return {
names: found.map(({name: name}) => name),
assertionsOf: assertionsOf,
bodies: bodies
};
}
function assertionsIn(words, patterns) {
const all = [ ...words.matchAll(patterns.assertions) ].length;
const empty = [ ...words.matchAll(patterns.empty) ].length;
return Math.max(0, all - empty);
}
function test_facts_closed(words) {
const text = words.trim().replace(/ ?([.([{!@#\])}]) ?/g, "$1");
return /^[@#]*\[[^\]]*$/.test(text) ? `${text}]` : text;
}
const DEFINES = /(?<= )(?:(?:function|def|fn|func|fun|class|void|static \w+) (\w+)(?= [(:{<])|(?:const|let) (\w+) = (?:async )?(?=\(|function |\w+ = >))/g;
function assertingHelpers(changes) {
return new Set(changes.flatMap(({path: path, after: after}) => definedIn(path, after)).filter(({asserts: asserts}) => asserts).map(({name: name}) => name));
}
function goneSubjects(changes) {
const names = (path, side) => definedIn(path, side).map(({name: name}) => name);
const now = new Set(changes.flatMap(({path: path, after: after}) => names(path, after)));
return new Set(changes.filter(({path: path}) => !isTestPath(path)).flatMap(({path: path, before: before, after: after}) => {
const had = names(path, before);
return had.length > names(path, after).length ? had.filter(name => !now.has(name)) : [];
}));
}
function calls(body, names) {
return [ ...(body ?? "").matchAll(/(?<= )(?<! (?:def|function|fn|func) )(\w+) \(/g) ].some(found => names.has(found[1] ?? ""));
}
function test_subjects_mentions(body, names) {
return (body ?? "").split(" ").some(word => names.has(word));
}
function definedIn(path, side) {
const language = languageOf(path);
const text = textOf(side);
if (language === void 0 || text === void 0 || text === "") return [];
const {words: words} = readTests(text, language);
const patterns = TEST_PATTERNS[language];
const matches = [ ...words.matchAll(patterns.tests) ];
const tests = matches.map(one => one.index);
const lasts = matches.map(one => one.index + one[0].length);
const found = [ ...words.matchAll(DEFINES) ];
const ends = [ ...tests, ...found.map(one => one.index) ].sort((a, b) => a - b);
let at = 0;
let test = 0;
return found.flatMap(one => {
while (at < ends.length && (ends[at] ?? 0) <= one.index) at += 1;
while (test < lasts.length && (lasts[test] ?? 0) <= one.index) test += 1;
const name = one[1] ?? one[2] ?? "";
const body = words.slice(one.index, ends[at]);
return (tests[test] ?? 1 / 0) <= one.index ? [] : [ {
name: name,
asserts: assertionsIn(body, patterns) > 0
} ];
});
}
function emptiedTests({path: path, before: before, after: after}, helpers) {
if (before === void 0 || after === void 0) return [];
if (isReduced(path, before, after)) return [];
const [had, has] = [ before.assertions, after.assertions ];
const counts = {
path: path,
before: `${had} assertions`,
after: `${has} assertions`
};
const hollow = hollowTest(before, after, helpers);
const byHelpers = [ after.script, ...after.bodies.values() ].some(body => calls(body, helpers));
if (had > 0 && has === 0 && runsAsTest(path, before, after) && !byHelpers) return [ {
rule: "assertions-emptied",
message: `${path} asserted ${timesOf(had)} and no longer asserts anything`,
...counts
} ];
if (hollow !== void 0) return [ {
rule: "assertions-emptied",
message: `the test ${hollow} of ${path} no longer asserts anything`,
...counts
} ];
return isHalved(had, has) && !byHelpers && !hasMoreTables(before, after) ? [ {
rule: "assertions-removed",
message: `${path} has ${has} assertions where it had ${had}`,
...counts
} ] : [];
}
function isHalved(had, has) {
return had - has >= 2 && has * 2 <= had;
}
function timesOf(count) {
return count === 1 ? "once" : `${count} times`;
}
function hollowTest(before, after, helpers) {
const inTests = ({assertionsOf: assertionsOf}) => [ ...assertionsOf.values() ].reduce((sum, count) => sum + count, 0);
if (inTests(after) >= inTests(before)) return;
return [ ...before.assertionsOf ].find(([name, count]) => count > 0 && after.assertionsOf.get(name) === 0 && !calls(after.bodies.get(name), helpers))?.[0];
}
function removedTests({path: path, before: before, after: after}, cameWith, subjects) {
if (before === void 0 || after === void 0) return [];
if (isReduced(path, before, after)) return [ {
rule: "test-removed",
message: `${path} has no code left but imports`,
path: path
} ];
const kept = new Set(after.names);
const lost = before.names.filter(name => !kept.has(name) && !cameWith.has(name));
if (lost.length === 0 || after.names.length >= before.names.length) return [];
const isLeft = lost.every(name => test_subjects_mentions(before.bodies.get(name), subjects));
const fewer = before.names.length - after.names.length;
return [ {
rule: hasMoreTables(before, after) ? "tests-merged" : isLeft ? "test-deleted-with-source" : "test-removed",
message: `${path} has ${fewer} fewer ${fewer === 1 ? "test" : "tests"} (${lost.slice(0, 3).join(", ")})`,
path: path,
before: lost.join(", ")
} ];
}
function runsAsTest(path, before, after) {
return after.names.length > 0 || before.names.length === 0 && isNamedAsTest(path);
}
function isReduced(path, before, after) {
return isNamedAsTest(path) && before.names.length === 0 && before.hasCode && !after.hasCode;
}
function hasMoreTables(before, after) {
return after.tables.length > before.tables.length;
}
function testPairs(changes) {
const tests = changes.filter(({path: path}) => mayHoldTests(path));
const added = changes.filter(({before: before}) => before === void 0);
const taken = new Set;
const deleted = tests.filter(change => change.after === void 0).map(change => {
const movedTo = replacement(change, added, taken);
if (movedTo !== void 0) taken.add(movedTo);
return {
path: change.path,
before: factsOf(change.path, textOf(change.before)),
after: movedTo === void 0 ? void 0 : factsOf(movedTo.path, textOf(movedTo.after)),
...movedTo === void 0 ? {} : {
movedTo: movedTo
}
};
});
const kept = tests.filter(change => change.after !== void 0 && !taken.has(change)).map(({path: path, before: before, after: after}) => ({
path: path,
before: before && factsOf(path, textOf(before)),
after: factsOf(path, textOf(after))
}));
return [ ...deleted, ...kept ];
}
function factsOf(path, text) {
const language = languageOf(path);
return language === void 0 || text === void 0 ? void 0 : testFacts(text, language);
}
function replacement(deleted, added, taken) {
const free = added.filter(one => !taken.has(one)).sort((a, b) => Number(isTestPath(b.path)) - Number(isTestPath(a.path)));
const same = one => one.after?.objectId === deleted.before?.objectId;
const inTests = free.filter(({path: path}) => isTestPath(path));
return free.find(same) ?? inTests.find(({path: path}) => nameOf(path) === nameOf(deleted.path)) ?? inTests.find(({path: path}) => stemOf(path) === stemOf(deleted.path)) ?? inTests.find(one => sharesTests(deleted, one));
}
function sharesTests(deleted, added) {
const names = factsOf(deleted.path, textOf(deleted.before))?.names ?? [];
const others = new Set(factsOf(added.path, textOf(added.after))?.names);
const shared = names.filter(name => others.has(name));
return names.length > 0 && shared.length * 2 >= names.length;
}
function stemOf(path) {
return nameOf(path).replace(/\.[^.]+$/, "").replace(/^test_|[._-](?:test|tests|spec|cy|e2e)$|(?:Tests?|IT|Spec|TestCase)$/gi, "").toLowerCase();
}
function goneTests({path: path, before: before, after: after, movedTo: movedTo}, {changes: changes, manifests: manifests}, cameWith) {
const held = before !== void 0 && (before.names.length + before.assertions > 0 || isNamedAsTest(path) && before.hasCode);
if (!held || after !== void 0 && movedTo === void 0) return [];
if (movedTo !== void 0) return renamedAway(path, movedTo, manifests.after);
const lost = before.names.filter(name => !cameWith.has(name) || cameWith.get(name) === 0 && (before.assertionsOf.get(name) ?? 0) > 0);
if (before.names.length > 0 && lost.length === 0) return [];
const source = changes.find(one => one.after === void 0 && !isTestPath(one.path) && stemOf(one.path) === stemOf(path));
const counted = countOf(before.names.length);
return source === void 0 ? [ {
rule: "test-deleted",
message: `${path} is deleted${counted}, and nothing takes its place`,
path: path
} ] : [ {
rule: "test-deleted-with-source",
message: `${path} is deleted${counted}, together with ${source.path}`,
path: path
} ];
}
function countOf(tests) {
if (tests === 0) return "";
return ` with ${tests} ${tests === 1 ? "test" : "tests"}`;
}
function renamedAway(path, movedTo, manifests) {
const isFound = languageOf(movedTo.path) === "rust" || isTestPath(movedTo.path) && isFoundByNode(movedTo.path, manifests);
return isFound || !isTestPath(path) ? [] : [ {
rule: "test-renamed-away",
message: `the tests of ${path} are now in ${movedTo.path}, where no runner looks for them`,
path: movedTo.path,
before: path,
after: movedTo.path
} ];
}
const NODE_FINDS = /(?:^|\/)test\/|(?:^|\/)test(?:-[^/]*)?\.[cm]?[jt]s$|[.\-_]test\.[cm]?[jt]s$/;
function isFoundByNode(path, manifests) {
const usesNode = [ ...manifests.values() ].some(text => /\bnode (?:--[\w=-]+ )*--test(?: --[\w=-]+)*"/.test(text));
return !usesNode || !/\.[cm]?[jt]s$/.test(path) || NODE_FINDS.test(path);
}
function lostCases({path: path, before: before, after: after}) {
if (before === void 0 || after === void 0) return [];
const unknown = uncounted(before, after);
if (runs(after, unknown) >= runs(before, unknown)) return [];
return [ ...before.cases ].flatMap(([name, had]) => {
const has = after.cases.get(name);
return had === void 0 || has === void 0 || has >= had ? [] : [ {
rule: "test-removed",
message: `the cases of ${name} in ${path} are ${has} where they were ${had}`,
path: path,
before: `${had} cases`,
after: `${has} cases`
} ];
});
}
function runs({names: names, cases: cases}, unknown) {
const plain = names.filter(name => !cases.has(name) && !unknown.has(name));
return [ ...cases ].filter(([name]) => !unknown.has(name)).reduce((sum, [, count]) => sum + (count ?? 1), plain.length);
}
function uncounted(before, after) {
const has = ({names: names, cases: cases}, name) => cases.has(name) || names.includes(name);
const all = new Set([ ...before.cases.keys(), ...after.cases.keys() ]);
return new Set([ ...all ].filter(name => {
if (!has(before, name) || !has(after, name)) return false;
const [had, now] = [ before.cases.get(name), after.cases.get(name) ];
return now === void 0 || had === void 0 && before.cases.has(name);
}));
}
function skippedTests({path: path, before: before, after: after}) {
if (before === void 0 || after === void 0) return [];
const more = after.skips.length - before.skips.length;
if (more > 0) {
const skipsNow = after.skips.flatMap(({test: test}) => test ?? []);
const skippedBefore = before.skips.flatMap(({test: test}) => test ?? []);
const inNewRows = skipsOfNewRows(before, after);
const ranBefore = skipsNow.some(test => before.names.includes(test) && !skippedBefore.includes(test) && !inNewRows.has(test));
const excused = [ ...inNewRows.values() ].reduce((sum, one) => sum + one, 0);
const rule = ranBefore || running(after) + excused < running(before) ? "test-skipped" : "test-skipped-conditionally";
const tests = more === 1 ? "one more test" : `${more} more tests`;
const mark = newMark(before.skips, after.skips);
return [ markedFinding(rule, `${path} skips ${tests} than before`, path, mark) ];
}
if (after.conditionalSkips.length <= before.conditionalSkips.length) return [];
return [ markedFinding("test-skipped-conditionally", `${path} skips by a condition that it did not have`, path, newMark(before.conditionalSkips, after.conditionalSkips)) ];
}
function skipsOfNewRows(before, after) {
const rowsOf = ({skips: skips}, name) => skips.filter(({test: test, text: text}) => test === name && text.startsWith("marks =")).length;
return new Map([ ...before.cases ].flatMap(([name, had]) => {
const more = rowsOf(after, name) - rowsOf(before, name);
const grown = (after.cases.get(name) ?? 0) - (had ?? 1 / 0);
const isAll = after.skips.every(({test: test, text: text}) => test !== name || text.startsWith("marks ="));
return isAll && more > 0 && grown >= more ? [ [ name, more ] ] : [];
}));
}
function markedFinding(rule, message, path, mark) {
return mark === void 0 ? {
rule: rule,
message: message,
path: path
} : {
rule: rule,
message: `${message} (${mark.text})`,
path: path,
line: mark.line,
after: mark.text
};
}
function running({names: names, skips: skips}) {
return names.length - skips.length;
}
function focusedOrEnding({path: path, before: before, after: after}) {
if (after === void 0) return [];
const had = before ?? {
focuses: [],
exits: []
};
const focus = newMark(had.focuses, after.focuses);
const exit = newMark(had.exits, after.exits);
const focuses = after.focuses.length > had.focuses.length;
const exits = isTestPath(path) && after.exits.length > had.exits.length;
return [ ...focuses && focus !== void 0 ? [ {
rule: "test-focused",
message: `${path} focuses a test (${focus.text}), so others do not run`,
path: path,
line: focus.line,
after: focus.text
} ] : [], ...exits && exit !== void 0 ? [ {
rule: "test-exits",
message: `${path} ends or bends the process by itself (${exit.text})`,
path: path,
line: exit.line,
after: exit.text
} ] : [] ];
}
function newMark(before, after) {
const left = before.map(({text: text}) => text);
return after.find(({text: text}) => {
const at = left.indexOf(text);
if (at < 0) return true;
left.splice(at, 1);
return false;
}) ?? after.at(-1);
}
function testChanges(input) {
const pairs = testPairs(input.changes);
const cameWith = new Map;
for (const {before: before, after: after} of pairs) for (const name of after?.names ?? []) if (before?.names.includes(name) !== true) cameWith.set(name, (cameWith.get(name) ?? 0) + (after?.assertionsOf.get(name) ?? 1));
const helpers = assertingHelpers(input.changes);
const subjects = goneSubjects(input.changes);
return pairs.flatMap(pair => [ ...goneTests(pair, input, cameWith), ...skippedTests(pair), ...focusedOrEnding(pair), ...emptiedTests(pair, helpers), ...removedTests(pair, cameWith, subjects), ...lostCases(pair) ]);
}
const HOLDS = /^(?:linux|unix|amd64|arm64|gc|cgo|go1\.\d+)$/;
const SYSTEMS = "aix|android|darwin|dragonfly|freebsd|illumos|ios|js|netbsd|openbsd|plan9|solaris|wasip1|windows";
const MACHINES = "386|arm|loong64|mips|mips64|mips64le|mipsle|ppc64|ppc64le|riscv64|s390x|wasm";
const OTHER_PLACE = new RegExp(`_(?:(?:${SYSTEMS})(?:_\\w+)?|(?:linux_)?(?:${MACHINES}))_test\\.go$`);
function isForOtherSystem(path) {
return OTHER_PLACE.test(path);
}
function failingConstraint(text, tags) {
const head = text.slice(0, 65536);
const package_ = /^package\s/m.exec(head)?.index ?? head.length;
const lines = head.slice(0, package_).match(/^\/\/go:build .*$/gm) ?? [];
return lines.find(line => !go_constraints_holds(line.slice(10), tags))?.trim();
}
function go_constraints_holds(expression, tags) {
const words = expression.match(/\|\||&&|[!()]|[\w.]+/g) ?? [];
let at = 0;
const any = () => {
let value = all();
for (;words[at] === "||"; ) {
at += 1;
value = all() || value;
}
return value;
};
const all = () => {
let value = one();
for (;words[at] === "&&"; ) {
at += 1;
value = one() && value;
}
return value;
};
const one = () => {
const word = words[at++] ?? "";
if (word === "!") return !one();
if (word !== "(") return HOLDS.test(word) || tags.has(word);
const value = any();
at += 1;
return value;
};
return words.length <= 1e3 && any();
}
function unreachedTests(input) {
const byPath = new Map(input.changes.map(change => [ change.path, change ]));
const moved = testPairs(input.changes).flatMap(({path: path, movedTo: movedTo}) => {
const from = byPath.get(path);
const to = movedTo ?? from;
return from?.before === void 0 || to?.after === void 0 ? [] : nowUnreached(from, to, input);
});
return [ ...moved, ...input.changes.flatMap(change => [ ...nestedModule(change, input), ...ignoredByModule(change), ...lostModules(change, input) ]) ];
}
function nowUnreached(from, to, input) {
const text = textOf(to.after) ?? "";
const now = unreached(to.path, text, from.path, input);
if (now === void 0) return [];
const was = unreached(from.path, textOf(from.before) ?? "", from.path, input);
if (was !== void 0) return [];
return [ {
rule: now.rule,
message: `the tests of ${to.path} are passed by: ${now.why}`,
path: to.path,
...from.path === to.path ? {} : {
before: from.path,
after: to.path
}
} ];
}
function unreached(path, text, from, input) {
const away = why => why === void 0 ? void 0 : {
rule: "test-renamed-away",
why: why
};
const language = languageOf(path);
if (language === "python") return away(passedByPytest(path, input));
if (language === "rust") return path === from || isDeclared(path, from, input) ? void 0 : away("no changed file declares it as a module");
if (language !== "go") return;
const constraint = failingConstraint(text, tagsOf(input));
return away(passedByGo(path)) ?? (constraint === void 0 ? void 0 : {
rule: "test-skipped",
why: `${constraint} does not hold`
});
}
function passedByGo(path) {
const hidden = path.split("/").find(part => /^[_.]|^(?:testdata|vendor)$/.test(part));
if (hidden !== void 0) return `go passes by what is named ${hidden}`;
return isForOtherSystem(path) ? "its name says another system or machine" : void 0;
}
function tagsOf({commands: commands}) {
return new Set(commands.flatMap(({command: command}) => [ ...[ ...command.matchAll(/-tags[= ]["']?([\w,.]+)/g) ].flatMap(found => (found[1] ?? "").split(",")), .../\s-race\b/.test(command) ? [ "race" ] : [] ]));
}
const PYTEST_PASSES = /^(?:\..+|.*\.egg|_darcs|build|CVS|dist|node_modules|venv)$/;
function passedByPytest(path, {basePaths: basePaths, headPaths: headPaths, commands: commands}) {
const hidden = folderOf(path).split("/").find(part => PYTEST_PASSES.test(part));
if (hidden !== void 0) return `pytest passes by folders named ${hidden}`;
const name = nameOf(path);
if (name !== "tests.py") return;
const isUsual = commands.some(({command: command}) => command.includes("manage.py")) || [ ...basePaths ].some(one => one !== path && headPaths.has(one) && nameOf(one) === name);
return isUsual ? void 0 : `pytest takes no ${name} by itself`;
}
function isDeclared(path, from, {changes: changes}) {
const module = one => one.replace(/(?:\/mod)?\.rs$/, "");
if (/(?:^|\/)(?:tests|src\/bin)\/(?:[^/]+|[^/]+\/main)\.rs$/.test(path) || /(?:^|\/)(?:lib|main)\.rs$/.test(path) || module(path) === module(from)) return true;
const name = nameOf(module(path));
const declares = new RegExp(` mod ${name} ;|${nameOf(path)}" \\]`);
return changes.some(one => languageOf(one.path) === "rust" && declares.test(readCode(textOf(one.after) ?? "", "rust").words));
}
function nestedModule({path: path, before: before, after: after}, {basePaths: basePaths, headPaths: headPaths, commands: commands}) {
const folder = folderOf(path);
const isNew = before === void 0 && after !== void 0;
if (nameOf(path) !== "go.mod" || !isNew || folder === "") return [];
const isCalled = commands.some(({command: command, cwd: cwd}) => cwd === folder || command.includes(folder));
const tests = [ ...basePaths ].filter(one => one.startsWith(`${folder}/`) && one.endsWith("_test.go") && headPaths.has(one) && passedByGo(one) === void 0);
return isCalled || tests.length === 0 ? [] : [ {
rule: "test-renamed-away",
message: `${path} is new and takes ${tests.length} ${tests.length === 1 ? "file" : "files"} of tests out of the module above`,
path: path
} ];
}
function ignoredByModule(change) {
if (nameOf(change.path) !== "go.mod") return [];
const texts = textsOf(change);
const ignored = text => [ ...text.matchAll(/^ignore\s+(?:\(([^)]*)\)|(\S+))/gm) ].flatMap(found => (found[1] ?? found[2] ?? "").split(/\s+/).filter(word => word !== ""));
const had = ignored(texts?.before ?? "");
const fresh = ignored(texts?.after ?? "").filter(one => !had.includes(one));
return fresh.length === 0 ? [] : [ {
rule: "test-renamed-away",
message: `${change.path} lets go pass by ${fresh.slice(0, 5).join(", ")}`,
path: change.path,
after: fresh.join(" ")
} ];
}
function lostModules(change, {changes: changes, basePaths: basePaths, headPaths: headPaths}) {
if (languageOf(change.path) !== "rust" || change.after === void 0) return [];
const now = modulesOf(change.after);
const lost = [ ...modulesOf(change.before) ].filter(name => !now.has(name));
return lost.flatMap(name => {
const file = modulePlaces(change.path, name).find(one => basePaths.has(one) && headPaths.has(one));
const isElsewhere = changes.some(one => one !== change && languageOf(one.path) === "rust" && modulesOf(one.after).has(name));
return file === void 0 || isElsewhere || !isTests(name, file) ? [] : [ {
rule: "test-renamed-away",
message: `${change.path} no longer declares ${name}, so the tests of ${file} are not compiled`,
path: change.path,
before: `mod ${name};`
} ];
});
}
function isTests(name, file) {
return /(?:^|_)tests?(?:_|$)/.test(name) || isTestPath(file);
}
function modulesOf(side) {
const {words: words} = readCode(textOf(side) ?? "", "rust");
return new Set([ ...words.matchAll(/ mod (\w+) ;/g) ].map(one => one[1] ?? ""));
}
function modulePlaces(path, name) {
const folder = /(?:^|\/)(?:lib|main|mod)\.rs$/.test(path) ? folderOf(path) : path.replace(/\.rs$/, "");
const siblings = /(?:^|\/)tests\/[^/]+\.rs$/.test(path) ? [ folderOf(path) ] : [];
return [ folder, ...siblings ].flatMap(one => [ inFolder(one, `${name}.rs`), inFolder(one, `${name}/mod.rs`) ]);
}
function unreadableFiles({changes: changes}) {
return changes.filter(({path: path}) => isSurface(path)).flatMap(unreadable);
}
function unreadable({path: path, before: before, after: after}) {
const content = [ after, before ].find(file => file?.content?.kind === "broken")?.content;
if (content?.kind !== "broken") return [];
const side = after?.content?.kind === "broken" ? "" : ", before the change";
return [ {
rule: "surface-unreadable",
message: `${path} ${content.why}${side}, so no rule can say what the change does to it`,
path: path
} ];
}
var policy_glob = __webpack_require__(6298);
const LISTS = {
"package.json": {
manifest: "package.json",
read: text => {
const declared = at(JSON.parse(text), "workspaces");
return Array.isArray(declared) ? declared : at(declared, "packages");
}
},
"pnpm-workspace.yaml": {
manifest: "package.json",
read: text => at((0, bounded_yaml.b)(text), "packages")
},
"go.work": {
manifest: "go.mod",
read: text => [ ...text.matchAll(/^\s*(?:use\s+)?"?(\.{1,2}\/[^\s"]*|\.)"?\s*(?:\/\/.*)?$/gm) ].map(([, folder]) => folder)
},
"pyproject.toml": {
manifest: "pyproject.toml",
read: text => {
const uv = at(at((0, dist.qg)(text), "tool"), "uv");
const workspace = at(uv, "workspace");
return [ ...listOf(at(workspace, "members")), ...listOf(at(workspace, "exclude")).map(glob => `!${String(glob)}`) ];
}
}
};
const MOST_GLOBS = 200;
const FOLDERS_SHOWN = 5;
function workspaceChanges(input) {
return input.changes.flatMap(change => {
const list = LISTS[nameOf(change.path)];
return list === void 0 ? [] : workspaces_leftOut(change, list, input);
});
}
function workspaces_leftOut(change, {manifest: manifest, read: read}, {basePaths: basePaths, headPaths: headPaths}) {
const texts = textsOf(change);
if (texts === void 0 || texts.before === "") return [];
const before = globsOf(read, texts.before);
const after = globsOf(read, texts.after);
if (before.length === 0 || before.join("\n") === after.join("\n")) return [];
const root = folderOf(change.path);
const [was, is] = [ memberTest(root, before), memberTest(root, after) ];
const dropped = [ ...basePaths ].filter(path => nameOf(path) === manifest && headPaths.has(path)).map(folderOf).filter(folder => was(folder) && !is(folder));
if (dropped.length === 0) return [];
const shown = dropped.slice(0, FOLDERS_SHOWN).join(", ");
const more = dropped.length - FOLDERS_SHOWN;
return [ {
rule: "workspace-member-dropped",
message: `${change.path} no longer lists ${shown}${more > 0 ? ` and ${more} more` : ""}: what runs in every member leaves it out`,
path: change.path,
before: before.join(", "),
after: after.join(", ")
} ];
}
function globsOf(read, text) {
if (text.trim() === "") return [];
try {
return listOf(read(text.replace(/^\uFEFF/, ""))).filter(one => typeof one === "string").map(glob => glob.replace(/^(!?)(?:\.\/)?(.*?)\/*$/, "$1$2")).filter(glob => (0, 
policy_glob.A)(glob.replace(/^!/, "")) === void 0).slice(0, MOST_GLOBS);
} catch {
return [];
}
}
function memberTest(root, globs) {
const compiled = isOut => globs.filter(glob => glob.startsWith("!") === isOut).map(glob => new esm.VR(inFolder(root, glob.replace(/^!/, "")), {
dot: true,
nonegate: true,
nocomment: true
}));
const [inside, outside] = [ compiled(false), compiled(true) ];
return folder => inside.some(glob => glob.match(folder)) && !outside.some(glob => glob.match(folder));
}
function at(value, key) {
return isRecord(value) && Object.hasOwn(value, key) ? value[key] : void 0;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
const PROPERTIES = /(?:^|\/)(?:gradle|\.mvn)\/wrapper\/[\w-]+-wrapper\.properties$/i;
const ARCHIVE = /(?:^|\/)(?:gradle|\.mvn)\/wrapper\/[\w-]+-wrapper\.jar$/i;
const wrappers_OFFICIAL = /^https:\/\/(?:services\.gradle\.org|repo\.maven\.apache\.org|repo1\.maven\.org)$/;
function wrapperChanges({changes: changes}) {
return changes.flatMap(change => {
if (ARCHIVE.test(change.path) && change.after !== void 0) return [ found(change, `${change.path} is changed: it is run before the build`) ];
return PROPERTIES.test(change.path) ? foreignSources(change) : [];
});
}
function foreignSources(change) {
const texts = textsOf(change);
if (texts === void 0) return [];
const had = sourcesOf(change.path, texts.before);
return [ ...sourcesOf(change.path, texts.after) ].filter(source => !had.has(source) && !wrappers_OFFICIAL.test(source)).map(source => found(change, `${change.path} fetches the build tool from ${source}`));
}
function sourcesOf(path, text) {
const settings = readSettings(path, text) ?? new Map;
return new Set([ ...settings ].filter(([key]) => /url$/i.test(key)).map(([, value]) => {
const plain = value.replaceAll("\\", "");
return /^https?:\/\/[^/]*/.exec(plain)?.[0] ?? plain.slice(0, 200);
}));
}
function found({path: path}, message) {
return {
rule: "runner-replaced",
message: message,
path: path
};
}
const FAMILIES = [ policyChanges, githubChanges, scriptChanges, packageManagerChanges, workspaceChanges, cargoChanges, pytestChanges, shadowingFiles, jsRunnerChanges, buildChanges, buildMemberChanges, taskFileChanges, runnerFileChanges, newWrappers, wrapperChanges, coverageChanges, dependencyChanges, testChanges, unreachedTests, attributeChanges, submoduleChanges, collidingNames, unreadableFiles ];
var model_path = __webpack_require__(3070);
const LONGEST_QUOTE = 200;
const MOST_OF_A_RULE = 50;
function surfaceFindings(input) {
const found = FAMILIES.flatMap(family => family(input));
return levelled(found, input.policy);
}
function levelled(found, {surface: surface}) {
const findings = found.flatMap(one => {
const level = surface[one.rule];
return level === "off" ? [] : [ finding(one, level) ];
});
const once = new Map(findings.map(one => [ JSON.stringify(one), one ]));
return capped([ ...once.values() ].sort(compareFindings));
}
function finding(one, level) {
const {rule: rule, message: message, path: path, line: line, before: before, after: after} = one;
return {
rule: rule,
level: level,
message: message,
...path === void 0 ? {} : {
path: path
},
...line === void 0 ? {} : {
line: line
},
...before === void 0 ? {} : {
before: quote(before)
},
...after === void 0 ? {} : {
after: quote(after)
}
};
}
function quote(text) {
const characters = Array.from(text.slice(0, 4 * LONGEST_QUOTE));
return characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE - 1).join("")}…` : characters.join("");
}
function compareFindings(left, right) {
return Number(left.level === "warn") - Number(right.level === "warn") || (0, model_path.Xo)(left.path ?? "", right.path ?? "") || (left.line ?? 0) - (right.line ?? 0) || (0, 
model_path.Xo)(left.rule, right.rule);
}
function capped(findings) {
const counts = new Map;
const kept = findings.filter(({rule: rule}) => {
const count = (counts.get(rule) ?? 0) + 1;
counts.set(rule, count);
return count <= MOST_OF_A_RULE;
});
const more = [ ...counts ].filter(([, count]) => count > MOST_OF_A_RULE).map(([rule, count]) => ({
rule: rule,
level: findings.find(one => one.rule === rule)?.level ?? "block",
message: `and ${count - MOST_OF_A_RULE} more findings of ${rule}`
}));
return [ ...kept, ...more ];
}
var model_digest = __webpack_require__(4505);
var acceptance_paths = __webpack_require__(1191);
function baseCriteria(entries, policy) {
const isAcceptance = (0, acceptance_paths.nj)(policy.acceptance.files);
const named = entries.filter(({path: path}) => path === gate_policy.l || isAcceptance(path) || (0, 
acceptance_paths.oX)(path)).map(({path: path, mode: mode, objectId: objectId}) => `${mode} ${objectId} ${path}`).sort();
return (0, model_digest.sc)(named.join("\n")).slice(0, 16);
}
var lib = __webpack_require__(53);
var mdast_util_gfm_task_list_item_lib = __webpack_require__(1756);
var syntax = __webpack_require__(1197);
const LOOKS_LIKE_MACHINE = /(?:^|[^\p{L}\p{N}_])(?:kind|assert)\s*:/iu;
const KEY = /^(kind|assert|expect):/i;
const EXPECT = /(?:^|\s)expect:/i;
const LARGEST_EXIT = 255;
const acceptance_item_KINDS = "command, file_exists or manual";
function looksLikeMachine(text) {
return LOOKS_LIKE_MACHINE.test(text);
}
function readItem(text, more) {
const line = text.trim();
const unreadable = why => ({
kind: "unreadable",
text: line,
why: why
});
if (looksLikeMachine(more) || looksLikeMachine(line) && EXPECT.test(more)) return unreadable("a criterion stands on one line, this one goes on below");
if (!looksLikeMachine(line)) return {
kind: "manual",
text: line
};
if (/^kind:manual(?=\s|$)/i.test(line)) return manual(line);
const keys = readKeys(line);
if ("unreadable" in keys) return unreadable(keys.unreadable);
const reading = machine(keys.value);
return "unreadable" in reading ? unreadable(reading.unreadable) : reading.value;
}
function manual(line) {
const rest = line.slice(11).trim();
const text = rest.replace(/^assert:/i, "").trim();
return looksLikeMachine(text) ? {
kind: "unreadable",
text: line,
why: "it has more than one criterion"
} : {
kind: "manual",
text: text.replace(/^`([^`]*)`$/, "$1").trim()
};
}
function machine(keys) {
const kind = keys.kind.toLowerCase().replaceAll("-", "_");
if (kind !== "command" && kind !== "file_exists") return {
unreadable: `expected kind:${acceptance_item_KINDS}, got "${keys.kind}"`
};
const assert = keys.assert?.trim() ?? "";
if (assert === "") return {
unreadable: "its assert: is missing or blank"
};
if (!keys.quoted && KEY.test(assert)) return {
unreadable: `its assert: holds "${assert}", which is a key`
};
const exit = expectedExit(keys.expect);
if ("unreadable" in exit) return exit;
return kind === "command" ? {
value: {
kind: kind,
command: assert,
expect_exit: exit.value
}
} : fileExists(assert, exit.value);
}
function fileExists(path, exit) {
if (exit !== 0) return {
unreadable: "expect: has no meaning for kind:file_exists"
};
const problem = pathProblem(path);
return problem === void 0 ? {
value: {
kind: "file_exists",
path: path
}
} : {
unreadable: problem
};
}
function expectedExit(written = "exit=0") {
const digits = /^exit=(-?\d{1,9})$/i.exec(written)?.[1];
return digits === void 0 || Number(digits) > LARGEST_EXIT ? {
unreadable: `expected expect:exit= and a whole number of at most ${String(LARGEST_EXIT)}, got "expect:${written}"`
} : {
value: Number(digits)
};
}
function pathProblem(path) {
if ((0, normal_path.h)(path)) return `the path "${path}" leaves the workspace`;
return path.includes("\\") || /^[a-z]:/i.test(path) ? `the path "${path}" must use "/" and no drive` : void 0;
}
function readKeys(line) {
const keys = new Map;
let rest = line;
while (rest !== "") {
const key = KEY.exec(rest)?.[1]?.toLowerCase();
if (key === void 0) {
const prose = prosePart(rest, keys.size > 0);
if ("unreadable" in prose) return prose;
rest = prose.value;
continue;
}
if (keys.has(key)) return {
unreadable: `it has more than one ${key}:`
};
const value = valuePart(rest.slice(key.length + 1), key === "assert");
if ("unreadable" in value) return value;
keys.set(key, value.value);
rest = value.value.rest;
}
const kind = keys.get("kind");
if (kind === void 0) return {
unreadable: `it has no kind: of ${acceptance_item_KINDS}, written without a space`
};
const assert = keys.get("assert");
return {
value: {
kind: kind.value,
assert: assert?.value,
quoted: assert?.quoted === true,
expect: keys.get("expect")?.value
}
};
}
function prosePart(rest, afterKey) {
const [word = ""] = rest.split(/\s/, 1);
if (afterKey) return {
unreadable: `"${word}" belongs to no key; put a command of several words into backticks`
};
if (word.includes("`")) return {
unreadable: "backticks before its keys make it ambiguous"
};
if (looksLikeMachine(word)) return {
unreadable: `"${word}" is not written as a key`
};
return {
value: rest.slice(word.length).trimStart()
};
}
function valuePart(text, maySpan) {
const fence = maySpan ? /^`+/.exec(text)?.[0] ?? "" : "";
if (fence === "") {
const [value = ""] = text.split(/\s/, 1);
const rest = text.slice(value.length).trimStart();
return value.includes("`") ? {
unreadable: `"${value}" has a backtick inside`
} : {
value: {
value: value,
quoted: false,
rest: rest
}
};
}
const end = closingFence(text, fence.length);
if (end === void 0) return {
unreadable: "its backticks are empty or not closed"
};
const after = text.slice(end + fence.length);
return /^\S/.test(after) ? {
unreadable: `"${after.split(/\s/, 1)[0] ?? ""}" follows the backticks`
} : {
value: {
value: text.slice(fence.length, end),
quoted: true,
rest: after.trimStart()
}
};
}
function closingFence(text, length) {
const runs = /`+/g;
runs.lastIndex = length;
for (let run = runs.exec(text); run !== null; run = runs.exec(text)) if (run[0].length === length) return run.index;
return;
}
const MOST_CRITERIA = 50;
const LONGEST_CRITERION = 2048;
const acceptance_DEEPEST = 50;
const BLOCKS_ONLY = {
disable: {
null: [ "attention", "autolink", "characterEscape", "characterReference", "codeText", "definition", "hardBreakEscape", "htmlText", "labelEnd", "labelStartImage", "labelStartLink" ]
}
};
const MARKED_BOX = /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ \txX]\][ \t]/;
const BOX = /^[ \t>]*(?:#{1,6} *)?(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?\\?\[[^\]]*\](?!\()/;
function parseAcceptance(text) {
const source = text.replace(/^\uFEFF/, "");
const tree = blocksOf(source);
const criteria = [];
const walk = (node, inItem) => {
if (node.type === "listItem") criteria.push(...itemCriterion(node, source)); else if (node.type === "paragraph" && !inItem) criteria.push(...missedItems(node, source));
const inside = inItem || node.type === "listItem";
if ("children" in node) node.children.forEach(child => {
walk(child, inside);
});
};
walk(tree, false);
return criteria;
}
function blocksOf(source) {
return (0, lib.Y)(source, {
extensions: [ (0, syntax.J)(), BLOCKS_ONLY ],
mdastExtensions: [ (0, mdast_util_gfm_task_list_item_lib.S)() ]
});
}
function readAcceptance(file) {
if (file.kind === "broken") return {
kind: "unusable",
why: file.why
};
if (isTooDeep(file.text)) return {
kind: "unusable",
why: `nests quotes or lists more than ${acceptance_DEEPEST} deep`
};
const criteria = parseAcceptance(file.text);
const machine = criteria.filter(({kind: kind}) => kind !== "manual");
if (machine.length > MOST_CRITERIA) return {
kind: "unusable",
why: `has ${machine.length} machine criteria, more than ${MOST_CRITERIA}`
};
const long = criteria.find(one => one.kind === "command" && Buffer.byteLength(one.command) > LONGEST_CRITERION);
return long === void 0 ? {
kind: "criteria",
criteria: criteria
} : {
kind: "unusable",
why: `has a command of more than ${LONGEST_CRITERION} bytes on line ${long.line}`
};
}
function itemCriterion(item, source) {
const place = item.position;
const head = item.children[0];
if (place === void 0 || head?.position === void 0) return [];
const [first, ...others] = ownBlocks(item).map(block => ({
line: block.position.start.line,
written: source.slice(block.position.start.offset, block.position.end.offset)
}));
if (typeof item.checked !== "boolean") return [ first, ...others ].flatMap(block => block !== void 0 && isBrokenTask(block.written) ? [ brokenTask(block) ] : []);
const {start: start, end: end} = head.position;
const [text, more] = firstLine(source.slice(start.offset, end.offset).replace(/^\[[ \txX]\]/, "").replace(/^[ \t]+/, ""));
const below = [ more, ...others.map(block => block.written) ].join("\n");
const line = place.start.line;
return [ {
line: line,
checked: item.checked,
...readItem(text, below)
} ];
}
function ownBlocks(item) {
const blocks = [];
const collect = node => {
const {type: type, position: position} = node;
if ((type === "paragraph" || type === "heading") && position !== void 0) blocks.push({
...node,
position: position
}); else if ("children" in node && (node === item || type !== "listItem")) node.children.forEach(collect);
};
collect(item);
return blocks;
}
function isBrokenTask(written) {
return looksLikeMachine(written) && written.split(/\r\n|\n|\r/).some(line => BOX.test(line));
}
function missedItems(node, source) {
const {position: position} = node;
if (position === void 0) return [];
const {start: start, end: end} = position;
return source.slice(start.offset, end.offset).split(/\r\n|\n|\r/).flatMap((written, at) => MARKED_BOX.test(written) && looksLikeMachine(written) ? [ brokenTask({
line: start.line + at,
written: written
}) ] : []);
}
function brokenTask(block) {
return {
line: block.line,
checked: false,
kind: "unreadable",
text: firstLine(block.written)[0],
why: 'it is no task item: its box is not "[ ]" or "[x]" at its beginning, with a space before and after, or text before it takes it in; put it below an empty line and a heading'
};
}
function firstLine(text) {
const [first = ""] = text.split(/\r\n|\n|\r/, 1);
return [ first, text.slice(first.length) ];
}
function isTooDeep(text) {
return text.split(/\r\n|\n|\r/).some(line => {
const markers = /^(?:[ \t]|[-+*>](?=[ \t>]|$)|\d{1,9}[.)](?=[ \t]|$))*/.exec(line);
const written = markers?.[0].replace(/\s+/g, "") ?? "";
const indent = /^\s*/.exec(line)?.[0].length ?? 0;
return written.length > acceptance_DEEPEST || indent > 4 * acceptance_DEEPEST;
});
}
const LONGEST = 200;
const KIND = /^kind\s*:\s*(?:command|file[_-]exists|manual)(?![\p{L}\p{N}_])/iu;
const SHORT = /^(?:command|file[_-]exists|test|lint|format|type_check|build)(?::[^\s:/]|\s*:\s*`)/;
function boxlessItems(text) {
const source = text.replace(/^\uFEFF/, "");
const items = [];
const walk = node => {
if (node.type === "listItem") items.push(...boxlessItem(node, source));
if ("children" in node) node.children.forEach(walk);
};
walk(blocksOf(source));
return items;
}
function boxlessProblems(path, text) {
return boxlessItems(text).map(item => ({
code: "criterion-without-box",
message: `${path}:${String(item.line)}: "${item.text}" reads like a machine criterion, and is none: it has no task box, so nothing is checked by it; write it as "- [ ] kind:command assert:\`…\`"`,
path: path,
line: item.line
}));
}
function boxlessItem(item, source) {
const [head] = item.children;
const {start: start, end: end} = head?.position ?? {};
const isText = head?.type === "paragraph" && typeof item.checked !== "boolean";
if (!isText || start === void 0 || end === void 0) return [];
const written = source.slice(start.offset, end.offset);
const [text = ""] = written.split(/\r\n|\n|\r/, 1);
const isMeant = KIND.test(text) || SHORT.test(text);
return isMeant && !isBrokenTask(written) ? [ {
line: start.line,
text: text.slice(0, LONGEST)
} ] : [];
}
const ACTIVE = /(?:^|[^a-z])(?:running|retrying|paused)(?:[^a-z]|$)/i;
const STATUS = /^[^\p{L}]*status(?!\p{L})["'*_`~\s]*(.*)$/iu;
const ANYWHERE = /(?:^|[^\p{L}])status(?!\p{L})/iu;
const SEPARATOR = /^[:=|]/;
const DECORATION = /^["'*_`~|:=\s]+/;
const loop_state_WORD = /^[a-z]+(?:[-_][a-z]+)*_*(?![^\s"'*_`~|.,;:()!/[\]-])/i;
const TABLE_RULE = /^[\s|:-]*-[\s|:-]*$/;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
function isActive(state) {
if (state === void 0) return false;
if (state.kind === "broken") return true;
const lines = state.text.normalize("NFKC").replace(INVISIBLE, "").split(/\r\n|\n|\r/).filter(line => line.trim() !== "");
const at = lines.findIndex(line => STATUS.test(line));
if (at < 0) return lines.some(line => ANYWHERE.test(line) && ACTIVE.test(line));
const rest = STATUS.exec(lines[at] ?? "")?.[1] ?? "";
const next = lines[at + 1] ?? "";
return !isAtRest(rest, next);
}
function isAtRest(rest, next) {
const value = rest.replace(DECORATION, "");
if (value === "") return isRestWord(next.replace(/^[^\p{L}]+/u, ""));
if (!SEPARATOR.test(rest)) return false;
return !(rest.startsWith("|") && TABLE_RULE.test(next)) && isRestWord(value);
}
function isRestWord(value) {
return loop_state_WORD.test(value) && !ACTIVE.test(value);
}
function activeLoops(base, head) {
const loops = new Set([ ...base.texts.keys(), ...head.texts.keys() ].flatMap(path => (0, 
acceptance_paths.mn)(path) ?? []));
return [ ...loops ].filter(loop => {
const state = (0, acceptance_paths.UP)(loop);
return isActive(base.texts.get(state)) || isActive(head.texts.get(state));
}).sort(model_path.Xo);
}
function acceptanceSources(base, head, policy) {
const isAcceptance = (0, acceptance_paths.nj)(policy.acceptance.files);
const listed = [ ...new Set([ ...base.texts.keys(), ...head.texts.keys() ]) ].filter(path => isAcceptance(path) && path !== acceptance_paths.zN && (0, 
acceptance_paths.mn)(path) === void 0).sort(model_path.Xo);
const both = path => ({
path: path,
base: base.texts.get(path),
head: head.texts.get(path)
});
return [ both(acceptance_paths.zN), ...activeLoops(base, head).map(loop => ({
...both((0, acceptance_paths.G8)(loop)),
loop: loop
})), ...listed.map(both) ].filter(source => source.base !== void 0 || source.head !== void 0);
}
function declaredCriteria(base, head) {
const ofBase = criteriaOf(base);
const ofHead = criteriaOf(head);
const inBase = new Set(ofBase.map(contentKey));
const inHead = new Set(ofHead.map(contentKey));
const canTell = head?.kind !== "unusable";
return [ ...ofBase.map(criterion => {
const kept = inHead.has(contentKey(criterion));
return {
criterion: criterion,
declaredIn: kept ? "both" : "base",
dropped: !kept && canTell
};
}), ...ofHead.filter(criterion => !inBase.has(contentKey(criterion))).map(criterion => ({
criterion: criterion,
declaredIn: "head",
dropped: false
})) ];
}
function criteriaOf(reading) {
return reading?.kind === "criteria" ? reading.criteria : [];
}
function contentKey(criterion) {
switch (criterion.kind) {
case "command":
return JSON.stringify([ criterion.kind, criterion.command, criterion.expect_exit ]);

case "file_exists":
return JSON.stringify([ criterion.kind, criterion.path ]);

case "manual":
case "unreadable":
return JSON.stringify([ criterion.kind, criterion.text ]);
}
}
var plan_part = __webpack_require__(7486);
function planAcceptance({policy: policy, base: base, head: head, mergeBase: mergeBase}) {
const loops = activeLoops(base, head);
const sources = acceptanceSources(base, head, policy);
const takenIds = new Set;
const parts = [ ...sources.flatMap(source => planFile({
...source,
mergeBase: (mergeBase ?? base).texts.get(source.path)
}, policy, takenIds)), ...loops.flatMap(loop => {
const path = (0, acceptance_paths.UP)(loop);
return unusablePart({
path: path,
loop: loop,
part: "state"
}, {
base: brokenWhy(base.texts.get(path)),
head: brokenWhy(head.texts.get(path))
});
}) ];
const joined = (0, plan_part.nn)(parts);
return {
...joined,
problems: [ ...joined.problems, ...loopsWithoutCriteria(loops, joined) ],
loops: loops
};
}
function planFile(source, policy, takenIds) {
const base = source.base && readAcceptance(source.base);
const head = source.head && readAcceptance(source.head);
const whole = unusablePart({
path: source.path,
loop: source.loop,
part: "file"
}, {
base: base?.kind === "unusable" ? base.why : void 0,
head: head?.kind === "unusable" ? head.why : void 0
});
const mergeBase = source.mergeBase && readAcceptance(source.mergeBase);
const declaredOfAll = declaredCriteria(base, head);
const taken = new Set(declaredCriteria(mergeBase, head).filter(({dropped: dropped}) => dropped).map(({criterion: criterion}) => contentText(criterion)));
const criteria = declaredOfAll.map(declared => {
const id = freeId(source, declared, takenIds);
takenIds.add(id);
const dropped = declared.dropped && taken.has(contentText(declared.criterion));
const planned = {
...declared,
dropped: dropped
};
return planCriterion(source, {
declared: planned,
id: id,
instead: insteadOf(planned, declaredOfAll)
}, policy);
});
return [ ...whole, ...criteria, boxlessPart(source, head ?? base) ];
}
function boxlessPart(source, reading) {
const file = source.head ?? source.base;
if (reading?.kind !== "criteria" || file?.kind !== "text") return plan_part.LM;
return {
...plan_part.LM,
problems: boxlessProblems(source.path, file.text)
};
}
function unusablePart(file, why) {
const reasons = [ ...why.base === void 0 ? [] : [ `on the base it ${why.base}` ], ...why.head === void 0 ? [] : [ `on the head it ${why.head}` ] ];
if (reasons.length === 0) return [];
const check = {
id: `acceptance:${file.loop ?? file.path}:${file.part}`,
kind: "acceptance_unreadable",
description: `ACCEPTANCE file (${file.path})`,
required: true,
declaredBy: "acceptance",
declaredIn: sidesOf(why),
source: file.path,
...file.loop === void 0 ? {} : {
loop: file.loop
}
};
const message = `${file.path} cannot be used: ${reasons.join(", and ")}`;
const problem = {
code: "acceptance-unusable",
message: message,
path: file.path
};
return [ (0, plan_part.mc)(check, problem) ];
}
function sidesOf({base: base, head: head}) {
if (base !== void 0 && head !== void 0) return "both";
return base === void 0 ? "head" : "base";
}
function brokenWhy(file) {
return file?.kind === "broken" ? file.why : void 0;
}
function freeId({path: path, loop: loop}, {criterion: criterion, declaredIn: declaredIn}, taken) {
const plain = `acceptance:${loop ?? path}:${criterion.line}`;
const candidates = [ plain, ...declaredIn === "head" ? [ `${plain}@head` ] : [], `acceptance:${path}:${criterion.line}` ];
const free = candidates.find(id => !taken.has(id));
return free ?? `acceptance:${path}:${criterion.line}@head`;
}
function insteadOf({criterion: criterion, dropped: dropped}, all) {
if (!dropped) return;
const own = all.filter(({declaredIn: declaredIn}) => declaredIn === "head");
const same = own.find(one => one.criterion.line === criterion.line);
return same === void 0 ? void 0 : contentText(same.criterion);
}
function planCriterion(source, {declared: declared, id: id, instead: instead}, policy) {
const {criterion: criterion, declaredIn: declaredIn} = declared;
const check = {
id: id,
kind: `acceptance_${criterion.kind}`,
description: `ACCEPTANCE kind:${criterion.kind} (${source.path})`,
required: criterion.kind !== "manual" || policy.acceptance.manual === "required",
declaredBy: "acceptance",
declaredIn: declaredIn,
source: `${source.path}:${criterion.line}`,
...source.loop === void 0 ? {} : {
loop: source.loop
}
};
const part = criterionPart(criterion, check, source, policy);
if (!declared.dropped) return part;
const problem = {
message: `${source.path}:${criterion.line}: the head dropped or changed a criterion of the base (${contentText(criterion)}); it still counts as the base wrote it`,
path: source.path,
line: criterion.line
};
const rule = criterion.kind === "manual" ? "criterion-manual-dropped" : "criterion-dropped";
const found = {
...problem,
before: contentText(criterion),
...instead === void 0 ? {} : {
after: instead
}
};
return {
...part,
problems: [ ...part.problems, {
code: "criterion-dropped",
...problem
} ],
surface: (0, plan_part.G$)(policy, rule, found)
};
}
function criterionPart(criterion, check, {path: path}, {timeoutMs: timeoutMs}) {
const at = {
path: path,
line: criterion.line
};
const where = `${path}:${criterion.line}`;
switch (criterion.kind) {
case "command":
return (0, plan_part.FN)(check, {
command: criterion.command,
cwd: "",
timeoutMs: timeoutMs,
expectExit: criterion.expect_exit
});

case "file_exists":
return (0, plan_part.A4)(check, criterion.path);

case "manual":
return (0, plan_part.mc)(check, {
code: "criterion-manual",
message: `${where}: only a person can judge "${criterion.text}"`,
...at
});

case "unreadable":
return (0, plan_part.mc)(check, {
code: "criterion-unreadable",
message: `${where}: the criterion "${criterion.text}" cannot be read: ${criterion.why}`,
...at
});
}
}
function contentText(criterion) {
switch (criterion.kind) {
case "command":
return `kind:command assert:\`${criterion.command}\` expect:exit=${criterion.expect_exit}`;

case "file_exists":
return `kind:file_exists assert:\`${criterion.path}\``;

case "manual":
case "unreadable":
return criterion.text;
}
}
function loopsWithoutCriteria(loops, {commands: commands, fileCriteria: fileCriteria}) {
const checks = [ ...commands.flatMap(command => command.checks), ...fileCriteria.map(criterion => criterion.check) ];
return loops.filter(loop => !checks.some(check => check.loop === loop)).map(loop => ({
code: "loop-without-criteria",
message: `the active loop ${loop} has no machine criterion, and every active loop needs one that passes`,
path: (0, acceptance_paths.UP)(loop)
}));
}
var matches_any = __webpack_require__(9807);
function planPolicyChecks(policy, changedPaths) {
return (0, plan_part.nn)(policy.checks.filter(check => isTouched(check, changedPaths)).map(check => (0, 
plan_part.FN)({
id: check.id,
kind: check.kind,
description: check.description,
required: check.required,
declaredBy: "policy",
declaredIn: "base",
source: gate_policy.l,
...check.minimumTests === 0 ? {} : {
minimumTests: check.minimumTests
}
}, {
command: check.command,
cwd: check.cwd,
timeoutMs: check.timeoutMs,
expectExit: check.expectExit
})));
}
function isTouched(check, changedPaths) {
return check.paths.length === 0 || changedPaths.some((0, matches_any._)(check.paths));
}
var manifest_kinds = __webpack_require__(5338);
const gaps_FAMILIES = [ "node", "rust", "python", "go" ];
function gapsOf(own, above, unread) {
return new Map(gaps_FAMILIES.flatMap(family => {
const isOf = one => one.kind.family === family;
const said = own.filter(isOf);
const file = [ ...unread.own, ...unread.above ].find(one => one.family === family);
const why = file === void 0 ? partOf([ ...said, ...above.filter(isOf) ]) ?? silence(family, said) : `the gate does not read ${file.path}`;
return why === void 0 ? [] : [ [ family, {
why: why,
isNameless: !said.some(hasName)
} ] ];
}));
}
function partOf(standing) {
for (const one of standing) if ("says" in one && one.says.partial !== void 0) return `${one.folder === "" ? "" : `${one.folder}: `}${one.says.partial}`;
return;
}
function silence(family, own) {
const speaks = own.some(one => "why" in one || one.says.silent !== true);
return speaks ? void 0 : `no manifest of ${family} says what it depends on`;
}
function hasName(one) {
return "says" in one && one.says.calls.length > 0;
}
var project_files = __webpack_require__(5578);
const UNREAD_MANIFESTS = [ {
family: "python",
path: /^(?:setup\.py|Pipfile|conda\.ya?ml|environment[^/]*\.ya?ml|pixi\.toml|pylock[^/]*\.toml|[^/]*(?:requirements|constraints)[^/]*\.(?:txt|in|pip)|requirements\/[^/]*\.(?:txt|in|pip))$/i
}, {
family: "node",
path: /^(?:package\.(?:ya?ml|json5)|\.pnpmfile\.[cm]?js|(?:ts|js)config\.[^/]+\.json)$/i
} ];
function unreadManifests(paths, read) {
const found = new Map;
for (const path of paths) for (const [folder, name] of places(path)) {
const row = UNREAD_MANIFESTS.find(one => one.path.test(name));
if (row === void 0 || read.has(name)) continue;
const known = found.get(folder) ?? [];
known.push({
family: row.family,
path: (0, project_files.lW)(folder, name)
});
found.set(folder, known);
}
return found;
}
function places(path) {
const last = path.lastIndexOf("/");
const before = last <= 0 ? -1 : path.lastIndexOf("/", last - 1);
return [ last, ...last > 0 ? [ before ] : [] ].map(end => [ path.slice(0, Math.max(end, 0)), path.slice(end + 1) ]);
}
const READ = new Set(manifest_kinds.ak.map(({file: file}) => file));
function declaredNeeds(files) {
const known = new Map;
const standingIn = folder => {
const before = known.get(folder);
if (before !== void 0) return before;
const standing = manifest_kinds.ak.flatMap(kind => manifestIn(files, folder, kind));
known.set(folder, standing);
return standing;
};
const unread = unreadManifests(files.paths, READ);
return folder => {
const own = standingIn(folder);
const folders = (0, project_files.Zv)(folder);
const above = folders.flatMap(standingIn);
return {
...needsOf(own, above),
gaps: gapsOf(own, above, {
own: unread.get(folder) ?? [],
above: folders.flatMap(one => unread.get(one) ?? [])
})
};
};
}
function manifestIn(files, folder, kind) {
const path = (0, project_files.lW)(folder, kind.file);
const file = files.texts.get(path);
if (file === void 0) return files.paths.has(path) ? [ {
kind: kind,
folder: folder,
why: `${path} was not read`
} ] : [];
if (file.kind === "broken") return [ {
kind: kind,
folder: folder,
why: `${path} ${file.why}`
} ];
const says = kind.read(file.text);
return says === void 0 ? [ {
kind: kind,
folder: folder,
why: `${path} cannot be parsed`
} ] : [ {
kind: kind,
folder: folder,
says: says
} ];
}
function needsOf(own, above) {
const broken = [ ...own, ...above ].find(one => "why" in one);
const said = own.filter(one => "says" in one);
const saidAbove = above.filter(one => "says" in one);
return {
calls: said.flatMap(({kind: kind, says: says}) => says.calls.map(name => callOf(kind.family, name))),
needs: [ ...said.flatMap(({kind: kind, folder: folder, says: says}) => [ ...needs(kind, folder, says.needs), ...(says.borrows ?? []).flatMap(key => lent(key, kind, [ ...own, ...saidAbove ])) ]), ...saidAbove.flatMap(({kind: kind, folder: folder, says: says}) => says.below === void 0 ? [] : needs(kind, folder, says.below)) ],
unknown: broken !== void 0 && "why" in broken ? broken.why : void 0,
reachesOutside: said.some(({says: says}) => (says.membersOutside ?? []).length > 0)
};
}
function callOf(family, name) {
return `${family} ${name}`;
}
function lent(key, {file: file}, standing) {
return standing.flatMap(one => {
if (!("says" in one) || one.kind.file !== file) return [];
const lends = one.says.lends?.get(key);
return lends === void 0 ? [] : needs(one.kind, one.folder, lends);
});
}
function needs({family: family}, from, {names: names, paths: paths}) {
return [ ...names.map(name => ({
kind: "name",
family: family,
name: name
})), ...paths.map(path => ({
kind: "path",
from: from,
path: path
})) ];
}
function packageGraph(packages, sides) {
const isPackage = new Set(packages);
const readers = sides.map(declaredNeeds);
const declared = packages.map(folder => [ folder, readers.map(read => read(folder)) ]);
const called = foldersByCall(declared);
const linked = sides.map(side => linkedFolders(side, isPackage));
const everywhere = declared.filter(([, says]) => says.some(one => one.reachesOutside)).map(([folder]) => folder);
const needs = declared.map(([folder, says]) => {
const found = says.flatMap(one => one.needs).flatMap(need => package_graph_foldersOf(need, called, isPackage));
const links = linked.flatMap(link => [ ...link.get(folder) ?? [], ...link.get("") ?? [] ]);
const all = new Set([ ...found, ...links, ...everywhere ]);
all.delete(folder);
return [ folder, all ];
});
const unknown = declared.flatMap(([folder, says]) => {
const why = says.find(one => one.unknown !== void 0)?.unknown;
return why === void 0 ? [] : [ [ folder, why ] ];
});
const gaps = declared.map(([folder, says]) => [ folder, says.map(one => one.gaps) ]);
return {
needs: new Map(needs),
unknown: new Map(unknown),
gaps: new Map(gaps)
};
}
function packageOf(path, isPackage) {
return (0, project_files.Zv)(path).find(folder => isPackage.has(folder));
}
function foldersByCall(declared) {
const called = new Map;
for (const [folder, says] of declared) for (const call of new Set(says.flatMap(one => one.calls))) {
const folders = called.get(call);
if (folders === void 0) called.set(call, [ folder ]); else folders.push(folder);
}
return called;
}
function package_graph_foldersOf(need, called, isPackage) {
if (need.kind === "name") return called.get(callOf(need.family, need.name)) ?? [];
const from = need.path.startsWith("/") ? "" : need.from;
const path = need.path.replace(/[^/]*[*?{[].*$/, "");
return package_graph_reachedBy(encoded((0, normal_path.F)((0, project_files.lW)(from, path))), isPackage);
}
function package_graph_reachedBy(path, isPackage) {
const around = isPackage.has(path) ? path : packageOf(path, isPackage);
const inside = [ ...isPackage ].filter(folder => path === "" || folder.startsWith(`${path}/`));
return around === void 0 ? inside : [ around, ...inside ];
}
function linkedFolders({links: links}, isPackage) {
const found = new Map;
for (const [path, target] of links ?? []) {
const to = targetOf(path, target);
const from = packageOf(path, isPackage) ?? "";
const known = found.get(from) ?? [];
found.set(from, [ ...known, ...package_graph_reachedBy(to, isPackage) ]);
}
return found;
}
function targetOf(path, target) {
return target === void 0 || target.startsWith("/") ? "" : encoded((0, normal_path.F)((0, 
project_files.lW)((0, project_files.Zv)(path)[0] ?? "", target)));
}
function encoded(path) {
return (0, model_path.O0)((new TextEncoder).encode(path));
}
function spread(reasons, itself, relations) {
const ways = waysOf(relations);
const whole = new Set(itself);
const waiting = [ ...reasons.keys() ];
const add = (folder, on, isWhole) => {
const isNew = !reasons.has(folder);
if (isNew) reasons.set(folder, {
kind: "depends",
on: on
});
const isMore = isWhole && !whole.has(folder);
if (isMore) whole.add(folder);
if (isNew || isMore) waiting.push(folder);
};
for (let on = waiting.pop(); on !== void 0; on = waiting.pop()) {
for (const folder of ways.dependants.get(on) ?? []) add(folder, on, true);
for (const folder of ways.outer.get(on) ?? []) add(folder, on, false);
if (!whole.has(on)) continue;
for (const folder of ways.inner.get(on) ?? []) add(folder, on, true);
}
}
function waysOf({packages: packages, needs: needs}) {
const isPackage = new Set(packages);
const outer = new Map(packages.map(folder => [ folder, (0, project_files.Zv)(folder).filter(one => isPackage.has(one)) ]));
return {
dependants: turned(needs),
inner: turned(outer),
outer: outer
};
}
function turned(all) {
const found = new Map;
for (const [key, values] of all) for (const value of values) {
const known = found.get(value);
if (known === void 0) found.set(value, [ key ]); else known.push(key);
}
return found;
}
function reachOf(request) {
const {packages: packages} = request;
const reached = new Map;
const outside = pathOutside(request);
if (outside !== void 0) for (const folder of packages) reached.set(folder, {
kind: "outside",
path: outside
}); else reachFromChanges(request, reached);
const isAlways = (0, matches_any._)(request.policy.packages.always);
for (const folder of packages.filter(isAlways)) if (!reached.has(folder)) reached.set(folder, {
kind: "always"
});
return {
reached: reached,
left: packages.filter(folder => !reached.has(folder))
};
}
function pathOutside({policy: policy, changedPaths: changedPaths, basePackages: basePackages}) {
const isApart = (0, matches_any._)(policy.packages.apart);
return changedPaths.find(path => packageOf(path, basePackages) === void 0 && !isApart(path));
}
function reachFromChanges(request, reached) {
const {packages: packages} = request;
const {touched: touched, itself: itself} = touchedBy(request);
for (const folder of touched) reached.set(folder, {
kind: "changed"
});
const {needs: needs, unknown: unknown, hidden: hidden} = graphOf(request);
const more = [ ...touched.size === 0 ? [] : unknownReasons(packages, unknown, reach_firstOf(touched, hidden)), ...declaredReasons(request) ];
for (const [folder, reason] of more) {
if (!reached.has(folder)) reached.set(folder, reason);
itself.add(folder);
}
spread(reached, itself, {
packages: packages,
needs: needs
});
}
function unknownReasons(packages, unknown, whyAll) {
return packages.flatMap(folder => {
const why = unknown.get(folder) ?? whyAll;
return why === void 0 ? [] : [ [ folder, {
kind: "unknown",
why: why
} ] ];
});
}
function declaredReasons({policy: policy, packages: packages, changedPaths: changedPaths}) {
return policy.packages.dependsOn.flatMap(({folder: folder, on: on}) => {
const path = changedPaths.find(touches(on));
return path === void 0 ? [] : packages.filter((0, matches_any._)([ folder ])).map(one => [ one, {
kind: "depends",
on: path
} ]);
});
}
function touchedBy({packages: packages, basePackages: basePackages, changedPaths: changedPaths}) {
const isPackage = new Set(packages);
const touched = new Set;
const itself = new Set;
for (const path of changedPaths) {
const holders = (0, project_files.Zv)(path).filter(folder => isPackage.has(folder));
for (const folder of holders) touched.add(folder);
const nearest = holders.find(folder => basePackages.has(folder)) ?? "";
for (const folder of holders) if (folder.startsWith(nearest)) itself.add(folder);
}
return {
touched: touched,
itself: itself
};
}
function touches(globs) {
const matches = (0, matches_any._)(globs);
return path => [ path, ...(0, project_files.Zv)(path) ].some(matches);
}
function graphOf(request) {
const {policy: policy, base: base, head: head, packages: packages, undeclared: undeclared, families: families} = request;
const dependsOn = policy.packages.dependsOn.map(({folder: folder, on: on}) => ({
isMeant: (0, matches_any._)([ folder ]),
needed: packages.filter(touches(on))
}));
const graph = packageGraph(packages, [ base, head ]);
const needs = new Map([ ...graph.needs ].map(([folder, found]) => {
const declared = dependsOn.filter(({isMeant: isMeant}) => isMeant(folder)).flatMap(({needed: needed}) => needed);
return [ folder, new Set([ ...found, ...declared ]) ];
}));
const isOpen = ([folder]) => !dependsOn.some(({isMeant: isMeant}) => isMeant(folder));
const gaps = [ ...graph.gaps ].flatMap(([folder, sides]) => families(folder).flatMap((wanted, side) => [ ...sides[side] ?? [] ].filter(([family]) => wanted.has(family)).map(([, gap]) => [ folder, gap ])));
const whys = gaps.map(([folder, {why: why}]) => [ folder, why ]);
const nameless = gaps.filter(([, {isNameless: isNameless}]) => isNameless).map(([folder, {why: why}]) => [ folder, why ]);
const opaque = [ ...undeclared ].filter(isOpen);
return {
needs: needs,
unknown: new Map([ ...whys.filter(isOpen), ...opaque, ...graph.unknown ]),
hidden: new Map([ ...nameless, ...opaque, ...graph.unknown ])
};
}
function reach_firstOf(folders, whys) {
for (const folder of folders) if (whys.has(folder)) return whys.get(folder);
return;
}
var preset = __webpack_require__(759);
var find_presets = __webpack_require__(5954);
var preset_switch = __webpack_require__(108);
const MOST_NAMED = 20;
function planPackages(input) {
const {policy: policy, base: base, head: head, changedPaths: changedPaths} = input;
const found = [ base, head ].map(files => {
const place = (0, preset.al)(files);
return folder => (0, find_presets.a)(place(folder));
});
const [ofBase = [], ofHead = []] = [ base, head ].map((files, at) => (0, project_files.sp)(files.folders, policy).filter(folder => hasManifest(files, folder) || found[at]?.(folder).some(({findings: findings}) => findings.length > 0)));
const packages = [ ...new Set([ ...ofBase, ...ofHead ]) ].sort(model_path.Xo);
if (!policy.packages.onlyChanged || packages.length === 0) return {
folders: packages,
problems: []
};
const implied = found.map(find => ecosystemsThatRun(find, policy));
const reach = reachOf({
policy: policy,
base: base,
head: head,
changedPaths: changedPaths,
packages: packages,
basePackages: new Set(ofBase.filter(isOrIsGone(new Set(ofHead), head.folders))),
undeclared: undeclared(packages, implied),
families: folder => implied.map(find => new Set(find(folder).flatMap(one => (0, 
manifest_kinds.Ap)(one) ?? [])))
});
return {
folders: packages.filter(folder => reach.reached.has(folder)),
problems: problemsOf(reach)
};
}
function isOrIsGone(ofHead, folders) {
return folder => ofHead.has(folder) || !folders.has(folder);
}
function hasManifest(files, folder) {
return manifest_kinds.m9.some(file => files.paths.has((0, project_files.lW)(folder, file)));
}
function ecosystemsThatRun(findings, policy) {
return folder => findings(folder).filter(({row: row, findings: all}) => all.some(one => mayRun(policy, row.ecosystem, folder, one))).map(({row: row}) => row.ecosystem);
}
function mayRun(policy, ecosystem, folder, finding) {
const keys = [ finding.id, ecosystem ].flatMap(key => [ key, `${key}@${folder}` ]);
return (0, preset_switch.w)(policy, ecosystem, finding.id, folder) !== "off" && ((0, 
find_presets.t)(finding) || keys.some(key => policy.presets.has(key)));
}
function undeclared(packages, implied) {
return new Map(packages.flatMap(folder => {
const ecosystem = implied.flatMap(find => find(folder)).find(one => (0, manifest_kinds.Ap)(one) === void 0);
return ecosystem === void 0 ? [] : [ [ folder, `the gate reads no dependencies of ${ecosystem}` ] ];
}));
}
function problemsOf({reached: reached, left: left}) {
const outside = [ ...reached.values() ].find(one => one.kind === "outside");
if (outside !== void 0) return [ {
code: "packages-all-reached",
message: `${outside.path} lies outside every package of the base, so the change reaches all of them (${reached.size})`
} ];
if (left.length === 0) return [];
const why = [ ...reached ].map(([folder, reason]) => `${folder} (${reasonText(reason)})`);
const reaches = why.length === 0 ? "no package" : listed(why.sort(model_path.Xo));
return [ {
code: PACKAGES_NOT_REACHED,
message: `the change reaches ${reaches}; not reached, so not planned: ${listed(left)}`
} ];
}
function reasonText(reason) {
switch (reason.kind) {
case "changed":
return "changed";

case "always":
return "always";

case "outside":
return `by ${reason.path}`;

case "depends":
return `depends on ${reason.on}`;

case "unknown":
return reason.why;
}
}
function listed(names) {
const shown = names.slice(0, MOST_NAMED).join(", ");
const more = names.length - MOST_NAMED;
return more > 0 ? `${shown} and ${more} more` : shown;
}
const MOST_PACKAGES = 500;
function planPresets(input) {
const {folders: folders, problems: problems} = planPackages(input);
if (folders.length > MOST_PACKAGES) return tooManyPackages(folders.length);
const places = {
base: (0, preset.al)(input.base),
head: (0, preset.al)(input.head)
};
return (0, plan_part.nn)([ ...[ "", ...folders ].flatMap(folder => {
const base = (0, find_presets.a)(places.base(folder));
const head = (0, find_presets.a)(places.head(folder));
return base.flatMap(({row: row, findings: findings}, at) => planEcosystem(input.policy, row, folder, {
base: findings,
head: head[at]?.findings ?? []
}));
}), {
...plan_part.LM,
problems: problems
} ]);
}
function planEcosystem(policy, ecosystem, folder, found) {
return ecosystem.presets.map(preset => {
const switched = (0, preset_switch.w)(policy, ecosystem.ecosystem, preset.id, folder);
if (switched === "off") return plan_part.LM;
const [onBase, onHead] = [ found.base, found.head ].map(side => side.find(one => one.id === preset.id));
const isAsked = isNamed(policy, ecosystem, preset, folder);
const base = isAsked || isCounted(onBase) ? onBase : void 0;
const head = isAsked || isCounted(onHead) || base?.kind === "command" ? onHead : void 0;
const required = switched === "on" ? preset.required : switched === "required";
return planPreset({
preset: preset,
folder: folder,
base: base,
head: head,
required: required
}, policy);
});
}
function isNamed({presets: presets}, {ecosystem: ecosystem, isFallback: isFallback}, {id: id}, folder) {
const keys = isFallback === true ? [ id, ecosystem ] : [ id ];
return keys.some(key => presets.has(key) || presets.has(`${key}@${folder || "."}`));
}
function isCounted(finding) {
return finding !== void 0 && (0, find_presets.t)(finding);
}
function planPreset(sides, policy) {
const {base: base, head: head} = sides;
if (head?.kind === "command") return plan_presets_runs(sides, head, policy);
if (base?.kind === "command") return lost(sides, base, policy);
const hidden = head ?? base;
return hidden === void 0 ? plan_part.LM : cannotBeKnown(sides, hidden);
}
function plan_presets_runs(sides, head, policy) {
const {base: base} = sides;
const declaredIn = base?.kind === "command" ? "both" : "head";
const check = plannedCheck(sides, declaredIn, head.source, sides.required);
const {minimumTests: minimumTests} = policy;
const part = (0, plan_part.FN)(check.kind === "test" && minimumTests > 0 ? {
...check,
minimumTests: minimumTests
} : check, {
command: head.command,
cwd: sides.folder,
timeoutMs: policy.timeoutMs,
expectExit: 0
});
if (base?.kind !== "command" || base.command === head.command) return part;
const message = `${presetId(sides)} runs "${head.command}", on the base it is "${base.command}"`;
const where = plan_presets_place(sides, head.source);
return {
...part,
problems: [ {
code: "preset-command-changed",
message: message,
...where
} ],
surface: (0, plan_part.G$)(policy, "preset-command-changed", {
message: message,
...where,
before: base.command,
after: head.command
})
};
}
function lost(sides, base, policy) {
const why = sides.head?.kind === "unknown" ? `what the head has in its place cannot be known: ${sides.head.why}` : "the head no longer has it";
const message = `the base has the preset ${presetId(sides)} ("${base.command}"), and ${why}`;
const where = plan_presets_place(sides, base.source);
const check = plannedCheck(sides, "base", base.source, true);
const problem = {
code: "preset-lost",
message: message,
...where
};
const part = policy.surface["preset-lost"] === "block" ? (0, plan_part.mc)(check, problem) : {
...plan_part.LM,
problems: [ problem ]
};
const found = {
message: message,
...where,
before: base.command
};
return {
...part,
surface: (0, plan_part.G$)(policy, "preset-lost", found)
};
}
function cannotBeKnown(sides, hidden) {
const inHead = sides.head !== void 0;
const declaredIn = !inHead ? "base" : sides.base === void 0 ? "head" : "both";
const where = plan_presets_place(sides, hidden.source);
const folder = sides.folder === "" ? "" : ` in ${sides.folder}`;
const problem = {
code: "preset-unknown",
message: `on the ${inHead ? "head" : "base"}${folder}, ${hidden.why}; so ${sides.preset.id} cannot be planned`,
...where
};
return sides.required ? (0, plan_part.mc)(plannedCheck(sides, declaredIn, hidden.source, true), problem) : {
...plan_part.LM,
problems: [ problem ]
};
}
function plannedCheck(sides, declaredIn, source, required) {
const {preset: preset, folder: folder} = sides;
return {
id: presetId(sides),
kind: preset.kind,
description: folder === "" ? preset.description : `${preset.description} in ${folder}`,
required: required,
declaredBy: "preset",
declaredIn: declaredIn,
source: plan_presets_inFolder(folder, source)
};
}
function presetId({preset: preset, folder: folder}) {
return folder === "" ? preset.id : `${preset.id}@${folder}`;
}
function plan_presets_inFolder(folder, name) {
return folder === "" ? name : `${folder}/${name}`;
}
function plan_presets_place({folder: folder}, source) {
const [name = "", line] = source.split(":");
const path = plan_presets_inFolder(folder, name);
return line === void 0 ? {
path: path
} : {
path: path,
line: Number(line)
};
}
function tooManyPackages(count) {
const message = `the policy's packages match ${count} folders, more than ${MOST_PACKAGES}; no preset is planned`;
return (0, plan_part.mc)({
id: "gate:packages",
kind: "review",
description: "The presets of every package",
required: true,
declaredBy: "policy",
declaredIn: "base"
}, {
code: "packages-too-many",
message: message
});
}
function planChecks(input) {
const {loops: loops, ...acceptance} = planAcceptance(input);
const parts = (0, plan_part.nn)([ planPresets(input), planPolicyChecks(input.policy, input.changedPaths), acceptance ]);
return {
...parts,
setup: input.policy.setup,
commands: eachCommandOnce(parts.commands),
loops: loops
};
}
function eachCommandOnce(commands) {
const once = new Map;
for (const command of commands) {
const text = command.command.trim();
const key = JSON.stringify([ text, command.cwd, command.expectExit ]);
const same = once.get(key);
once.set(key, {
...command,
command: text,
timeoutMs: Math.max(same?.timeoutMs ?? 0, command.timeoutMs),
checks: same === void 0 ? command.checks : [ ...same.checks, ...command.checks ]
});
}
return [ ...once.values() ];
}
var verification_report = __webpack_require__(4585);
const BOUND_SUBJECT = "completion-gate";
const ADVISORY_SUBJECT = "completion-gate:advisory";
function gateReports(parts) {
const own = parts.checks.filter(check => check.required);
const required = [ ...own, ...surfaceChecks(parts.plan, own) ];
const outside = parts.outside.filter(check => check.required);
const all = [ ...required, ...outside, ...required.length === 0 && outside.length > 0 ? [ NO_CHECK ] : [], ...ownCriteriaCheck(parts, required), ...loopChecks(parts, required) ];
const bound = (0, verification_report.st)(BOUND_SUBJECT, all, {
residualRisks: unboundRisks(parts.binding),
...parts.binding.bound ? {
effectDigest: parts.effectDigest
} : {}
});
const optional = [ ...parts.checks, ...parts.outside ].filter(check => !check.required);
const advisory = (0, verification_report.st)(ADVISORY_SUBJECT, optional);
return optional.length === 0 ? [ {
author: "host",
...bound
} ] : [ {
author: "host",
...bound
}, {
author: "host",
...advisory
} ];
}
const NO_CHECK = {
id: model_check.j,
kind: "review",
description: "A required check of the project itself",
status: "needs_review",
required: true,
residual_risk: "No required check is defined; an attestor or a verifier does not stand in for one."
};
function unboundRisks(binding) {
if (binding.bound) return [];
const names = [ ...binding.unbound, ...binding.drift ].map(one => one.path);
return [ `These results do not speak of exactly this change: the checkout differed at ${[ ...new Set(names) ].join(", ")}.` ];
}
function surfaceChecks({surface: surface}, own) {
const said = new Set(own.map(check => check.residual_risk));
return surface.filter(one => one.level === "block" && !said.has(one.message)).map((finding, at, all) => {
const id = surfaceId(finding);
const same = all.slice(0, at).filter(one => surfaceId(one) === id);
const number = same.length === 0 ? "" : `#${same.length + 1}`;
return surfaceCheck(finding, `${id}${number}`);
});
}
function surfaceId({rule: rule, path: path, line: line}) {
const place = path === void 0 ? "" : `:${path}`;
return `surface:${rule}${place}${line === void 0 ? "" : `:${line}`}`;
}
function surfaceCheck(finding, id) {
return {
id: id,
kind: "surface",
description: finding.message,
status: "needs_review",
required: true,
residual_risk: finding.message
};
}
function ownCriteriaCheck(parts, required) {
const own = new Set(plannedChecks(parts.plan).filter(check => check.declaredBy === "acceptance" && check.declaredIn === "head").map(check => check.id));
const passed = required.filter(check => check.status === "passed");
const onlyOwn = passed.length > 0 && passed.every(check => own.has(check.id));
if (parts.trustHead || !onlyOwn) return [];
return [ {
id: "acceptance:own-criteria",
kind: "review",
description: "A required check that the change did not write itself",
status: "needs_review",
required: true,
residual_risk: "Every required check that passed was written by the change itself."
} ];
}
function loopChecks(parts, required) {
const passed = new Set(required.filter(check => check.status === "passed").map(check => check.id));
const planned = plannedChecks(parts.plan);
return parts.plan.loops.filter(loop => !planned.some(one => one.loop === loop && passed.has(one.id))).map(loop => ({
id: `acceptance:${loop}`,
kind: "review",
description: `A passing machine criterion of the active loop ${loop}`,
status: "needs_review",
required: true,
residual_risk: `The active loop ${loop} has no machine criterion that passed.`
}));
}
function plannedChecks(plan) {
return [ ...plan.commands.flatMap(command => command.checks), ...plan.fileCriteria.map(criterion => criterion.check) ];
}
var report_schema = __webpack_require__(1227);
async function outsideChecks(source, ask, effectDigest) {
try {
return adopted(source, (0, report_schema.MM)(await ask()), effectDigest);
} catch (thrown) {
const error = (0, errors.Ub)(thrown);
const places = error.problems.map(one => `${one.path}: ${one.message}`);
return [ unproven(source, [ error.message, ...places ].join(" ")) ];
}
}
function adopted(source, report, effectDigest) {
if (report.effect_digest !== effectDigest) return [ unproven(source, `Its report names ${report.effect_digest ?? "no digest"}, not ${effectDigest}.`) ];
const checks = report.checks.map(check => ({
...check,
id: `${source}:${check.id}`
}));
const worst = [ report.status, (0, verification_report.YP)(checks, report.residual_risks) ];
const doubtful = worst.some(one => one === "failed" || one === "needs_review");
const proven = checks.some(check => check.required) && !doubtful;
const risks = (report.residual_risks ?? []).join(" ");
return proven ? checks : [ ...checks, unproven(source, `Its report is ${worst.includes("failed") ? "failed" : "no proof"}. ${risks}`.trim()) ];
}
function unproven(source, why) {
return {
id: source,
kind: source,
description: `A bound report of the ${source}`,
status: "needs_review",
required: true,
residual_risk: why
};
}
const command_moves_NOTHING = new Set;
function commandMoves({watchMoves: watchMoves}) {
let watch;
let watched;
const close = () => {
watch?.close();
watch = void 0;
};
return {
isWatched: () => watched === true,
start: async paths => {
close();
if (watched !== false) watch = await watchMoves(paths);
watched ??= watch !== void 0;
},
heard: async () => {
if (watch !== void 0) return watch.moved();
return watched === true ? "lost" : command_moves_NOTHING;
},
close: close
};
}
var external_node_util_ = __webpack_require__(7975);
const SCRIPT_LINE = /^> (?:(?:@[\w.~-]+\/)?[\w.~-]+@\S{0,40} )?[\w:.-]+(?: [/{].*)?$/;
function closingRunner(row) {
return {
name: row.name,
count: lines => {
const found = runsOf(lines, row).flatMap(run => {
const all = closingsIn(run, row.closings);
return row.each === true ? all : all.slice(-1);
});
return found.length === 0 ? void 0 : {
tests: sum(found)
};
}
};
}
function runsOf(lines, {starts: starts}) {
const runs = [ [] ];
for (const line of lines) {
if (starts?.test(line) === true || SCRIPT_LINE.test(line)) runs.push([]);
runs.at(-1)?.push(line);
}
return runs;
}
function closingsIn(lines, closings) {
const found = [];
for (let at = 0; at < lines.length; at += 1) for (const closing of closings) {
const block = lines.slice(at, at + closing.lines.length);
const matches = closing.lines.every((pattern, index) => pattern.test(block[index] ?? ""));
if (matches) found.push(closing.ran(block));
}
return found;
}
function amount(text, words) {
const all = [ ...text.matchAll(/(\d{1,9}) ([A-Za-z]+)/g) ];
return sum(all.map(([, number, word]) => words.includes(word ?? "") ? Number(number) : 0));
}
function labelled(text, label) {
const found = new RegExp(`\\b${label}:?\\s*(\\d{1,9})\\b`).exec(text);
return Number(found?.[1] ?? 0);
}
function sum(numbers) {
return numbers.reduce((total, one) => total + one, 0);
}
function none() {
return 0;
}
const PLATFORMS = closingRunner({
name: "dotnet test",
each: true,
closings: [ {
lines: [ /^(?:Passed|Failed|Skipped)! +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/ ],
ran: ([line = ""]) => sum([ "Passed", "Failed" ].map(word => labelled(line, `${word}:`)))
}, {
lines: [ /^Test summary: total: \d+, failed: \d+, succeeded: \d+/ ],
ran: ([line = ""]) => sum([ "failed", "succeeded" ].map(word => labelled(line, word)))
}, {
lines: [ /^ *Test run summary: /, /^ +total: \d+$/, /^ +failed: \d+$/, /^ +succeeded: \d+$/ ],
ran: ([, , failed = "", succeeded = ""]) => labelled(failed, "failed") + labelled(succeeded, "succeeded")
}, {
lines: [ /^(?:No test (?:is available in |matches the given testcase filter)|No test projects were found)/ ],
ran: none
} ]
});
const RESTORED = /^ *(?:Determining projects to restore\.\.\.|Restore complete \()/;
const dotnet_BUILT = /^ *\S.* (?:->|→) .+\.(?:dll|exe)$/;
const COUNTS = /\b(?:tests?|passed|failed|succeeded)\b[:=\s]*\d|\d\s+(?:tests?|passed|failed|succeeded)\b/i;
const DOTNET = {
name: PLATFORMS.name,
count: lines => {
const counted = PLATFORMS.count(lines);
if (counted !== void 0 || !lines.some(line => RESTORED.test(line))) return counted;
const said = lines.filter(line => !dotnet_BUILT.test(line));
return said.length < lines.length && !said.some(line => COUNTS.test(line)) ? {
tests: 0
} : void 0;
}
};
const DOTNET_RUNNERS = [ DOTNET ];
const EXUNIT = closingRunner({
name: "mix test",
each: true,
closings: [ {
lines: [ /^Finished in [\d.]+ seconds(?: \([\d.]+s (?:async|on load), [\d.]+s (?:sync|on tests)\))?$/, /^(?:\d+ [a-z]+, )*\d+ failures?(?:, \d+ [a-z]+)*$/ ],
ran: ([, line = ""]) => {
const [, kinds = "", rest = ""] = /^((?:\d+ [a-z]+, )*)\d+ failures?(.*)$/.exec(line) ?? [];
const all = [ ...kinds.matchAll(/(\d{1,9}) /g) ].map(([, one]) => Number(one));
const left = amount(rest, [ "skipped", "excluded", "invalid" ]);
return Math.max(0, sum(all) - left);
}
}, {
lines: [ /^There are no tests to run$/ ],
ran: none
} ]
});
const ELIXIR_RUNNERS = [ EXUNIT ];
const go_NO_TESTS = [ /^\? *\t\S+\t\[no test files\]$/, /^ok *\t\S+\t\S+.*\[no tests to run\]/, /^\t\S+\t\tcoverage: 0\.0% of statements$/, /^no packages to test$/ ];
const PACKAGE = /^(?:ok|FAIL) *\t\S+\t(?:[\d.]+s|\(cached\))/;
const VERBOSE_TEST = /^--- (?:PASS|FAIL): \S+ \([\d.]+s\)$/;
const SKIPPED_TEST = /^--- SKIP: \S+ \([\d.]+s\)$/;
const GO_TEST = {
name: "go test",
count: lines => {
const without = lines.filter(isWithoutTests).length;
const packages = lines.filter(line => PACKAGE.test(line) && !isWithoutTests(line)).length;
if (without + packages === 0) return;
const verbose = lines.filter(line => VERBOSE_TEST.test(line)).length;
const skipped = lines.some(line => SKIPPED_TEST.test(line));
if (packages === 0) return {
tests: 0
};
if (verbose > 0) return {
tests: verbose
};
return skipped ? {
tests: 0
} : atLeast(packages);
}
};
function isWithoutTests(line) {
return go_NO_TESTS.some(pattern => pattern.test(line));
}
function atLeast(tests) {
return {
tests: tests,
atLeast: true
};
}
const GOTESTSUM = closingRunner({
name: "gotestsum",
closings: [ {
lines: [ /^DONE \d+ tests?\b.* in [\d.]+s$/ ],
ran: ([line = ""]) => Math.max(0, amount(line, [ "tests", "test" ]) - amount(line, [ "skipped" ]))
} ]
});
const GO_RUNNERS = [ GO_TEST, GOTESTSUM ];
const JEST = closingRunner({
name: "jest",
closings: [ {
lines: [ /^Test Suites: +\d/, /^Tests: +\d/, /^Snapshots: +\d/, /^Time: / ],
ran: ([, tests = ""]) => amount(tests, [ "passed", "failed" ])
}, {
lines: [ /^No (?:tests found|failed test found)[^a-z].*code 0$/ ],
ran: none
} ]
});
const VITEST = closingRunner({
name: "vitest",
starts: /^ (?:RUN|DEV) +v\d/,
closings: [ {
lines: [ /^ *Test Files +(?:\d|no )/, /^ *Tests +(?:\d|no tests)/ ],
ran: ([, tests = ""]) => amount(tests, [ "passed", "failed" ])
}, {
lines: [ /^ *No test files found, exiting with code 0$/ ],
ran: none
} ]
});
const MOCHA = closingRunner({
name: "mocha",
closings: [ {
lines: [ /^ {2}\d+ passing \(\d+(?:ms|s|m|h)\)$/ ],
ran: ([passing = ""]) => amount(passing, [ "passing" ])
} ]
});
const AVA = closingRunner({
name: "ava",
closings: [ {
lines: [ /^ {2}─+$/, /^$/, /^ {2}\d+ tests? (?:passed|failed)$/ ],
ran: ([, , tests = ""]) => amount(tests, [ "test", "tests" ])
}, {
lines: [ /^ {2}─+$/, /^$/, /^ {2}\d+ tests? (?:skipped|todo)$/ ],
ran: none
} ]
});
const TAP = closingRunner({
name: "tap",
starts: /^TAP version 1[34]$/,
closings: [ {
lines: [ /^Asserts: +\d+ pass /, /^Suites: +\d+ pass / ],
ran: ([asserts = ""]) => amount(asserts, [ "pass", "fail" ])
}, {
lines: [ /^# \{ total: \d+/ ],
ran: ([total = ""]) => sum([ "pass", "fail" ].map(word => labelled(total, word)))
}, {
lines: [ /^# tests \d+$/, /^# pass +\d+$/ ],
ran: ([tests = ""]) => labelled(tests, "tests")
} ]
});
const BUN_RUN = closingRunner({
name: "bun test",
starts: /^bun test v\d/,
closings: [ {
lines: [ /^Ran \d+ tests? across \d+ files?\./ ],
ran: ([ran = ""]) => amount(ran, [ "tests", "test" ])
} ]
});
const LEFT_OUT = /^ +\d+ (?:skip|todo)$/;
const BUN = {
name: BUN_RUN.name,
count: lines => {
const all = BUN_RUN.count(lines);
if (all === void 0) return;
const left = lines.filter(line => LEFT_OUT.test(line)).join("\n");
return {
tests: Math.max(0, all.tests - amount(left, [ "skip", "todo" ]))
};
}
};
const DENO = closingRunner({
name: "deno test",
closings: [ {
lines: [ /^(?:ok|FAILED) \| \d+ passed .*\| \d+ failed/ ],
ran: ([line = ""]) => amount(line, [ "passed", "failed" ])
} ]
});
const NODE_TOTALS = [ "tests", "suites", "pass", "fail", "cancelled", "skipped", "todo" ].map(word => new RegExp(`^[#ℹ] ${word} \\d+$`));
const NODE_RUN = closingRunner({
name: "node --test",
starts: /^TAP version 13$/,
closings: [ {
lines: [ ...NODE_TOTALS, /^[#ℹ] duration_ms \d/ ],
ran: lines => amount(javascript_turned(lines), [ "pass", "fail", "todo" ])
} ]
});
const FILE_AS_TEST = /^(?:not ok|ok|[✔✖])(?: \d+ -)? (?:\/|[A-Za-z]:\\)[^#]*\.[cm]?[jt]sx?(?: \([\d.]+ms\))?$/;
const NODE_TEST = {
name: NODE_RUN.name,
count: lines => {
const all = NODE_RUN.count(lines);
if (all === void 0) return;
const files = lines.filter(line => FILE_AS_TEST.test(line)).length;
return {
tests: Math.max(0, all.tests - files)
};
}
};
function javascript_turned(lines) {
return lines.map(line => line.replace(/^. (\w+) (\d+)$/, "$2 $1")).join("\n");
}
const JAVASCRIPT_RUNNERS = [ JEST, VITEST, MOCHA, AVA, TAP, BUN, DENO, NODE_TEST ];
const SUREFIRE = closingRunner({
name: "surefire",
each: true,
closings: [ {
lines: [ /^(?:\[(?:INFO|WARNING|ERROR)\] )?Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+$/ ],
ran: ([line = ""]) => Math.max(0, labelled(line, "Tests run") - labelled(line, "Skipped"))
}, {
lines: [ /^(?:\[INFO\] )?(?:No tests to run\.|Tests are skipped\.)$/ ],
ran: none
} ]
});
const SUCCESS = "[INFO] BUILD SUCCESS";
const MAVEN_STEP = /^\[INFO\] --- (\S+) /;
const PREPARES = /:test(?:Resources|Compile)$/i;
const SUREFIRE_STEP = /(?:surefire|failsafe)(?:-plugin)?:/;
const MAY_TEST = /test|exec|antrun|npm|frontend|karma|gatling|cucumber|scala|groovy|clojure|invoker|docker/i;
const MAVEN = {
name: SUREFIRE.name,
count: lines => {
const counted = SUREFIRE.count(lines);
if (counted !== void 0 || !lines.includes(SUCCESS)) return counted;
const others = lines.filter(line => {
const step = MAVEN_STEP.exec(line)?.[1] ?? "";
return MAY_TEST.test(step) && !PREPARES.test(step) && !SUREFIRE_STEP.test(step);
});
return others.length === 0 ? {
tests: 0
} : void 0;
}
};
const ANY_TEST_TASK = /^> Task :\S*(?:test|spec)/i;
const jvm_BUILT = "BUILD SUCCESSFUL in ";
const TEST_TASK = /^> Task (?::[\w.-]+)*:(?:\w*[tT]est)(?: ([A-Z-]+))?$/;
const EMPTY_TASK = [ "NO-SOURCE", "SKIPPED" ];
const GRADLE = {
name: "gradle",
count: lines => {
const results = lines.flatMap(line => {
const task = TEST_TASK.exec(line);
return task === null ? [] : [ task[1] ?? "" ];
});
if (results.length === 0) return lines.some(line => line.startsWith(jvm_BUILT)) && !lines.some(line => ANY_TEST_TASK.test(line)) ? {
tests: 0
} : void 0;
const ran = results.filter(result => !EMPTY_TASK.includes(result)).length;
return ran === 0 ? {
tests: 0
} : {
tests: ran,
atLeast: true
};
}
};
const JVM_RUNNERS = [ MAVEN, GRADLE ];
const AUTOMAKE = closingRunner({
name: "automake",
each: true,
closings: [ {
lines: [ /^# TOTAL: +\d+$/, /^# PASS: +\d+$/, /^# SKIP: +\d+$/ ],
ran: ([total = "", , skipped = ""]) => Math.max(0, labelled(total, "TOTAL") - labelled(skipped, "SKIP"))
} ]
});
const CTEST = closingRunner({
name: "ctest",
starts: /^Test project \//,
closings: [ {
lines: [ /^\d+% tests passed, \d+ tests? failed out of \d+$/ ],
ran: ([line = ""]) => Number(/(\d{1,9})$/.exec(line)?.[1] ?? 0)
}, {
lines: [ /^No tests were found!!!$/ ],
ran: none
} ]
});
const MAKE_RUNNERS = [ AUTOMAKE, CTEST ];
const RSPEC = closingRunner({
name: "rspec",
closings: [ {
lines: [ /^Finished in .+ \(files took .+ to load\)$/, /^\d+ examples?, \d+ failures?/ ],
ran: ([, line = ""]) => Math.max(0, amount(line, [ "example", "examples" ]) - amount(line, [ "pending" ]))
} ]
});
const MINITEST = closingRunner({
name: "minitest",
starts: /^Run options: /,
closings: [ {
lines: [ /^\d+ (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors, \d+ (?:skips|pendings)/ ],
ran: ([line = ""]) => Math.max(0, amount(line, [ "runs", "tests" ]) - amount(line, [ "skips", "pendings", "omissions" ]))
} ]
});
const PHPUNIT = closingRunner({
name: "phpunit",
starts: /^PHPUnit \d+\.\d+\S* by /,
closings: [ {
lines: [ /^OK \(\d+ tests?, \d+ assertions?\)$/ ],
ran: ([line = ""]) => amount(line, [ "test", "tests" ])
}, {
lines: [ /^Tests: \d+, Assertions: \d+.*\.$/ ],
ran: ([line = ""]) => Math.max(0, labelled(line, "Tests") - labelled(line, "Skipped") - labelled(line, "Incomplete"))
}, {
lines: [ /^No tests executed!$/ ],
ran: none
} ]
});
const PEST = closingRunner({
name: "pest",
closings: [ {
lines: [ /^ {2}Tests: +\d+ [a-z]/, /^ {2}Duration: +\d/ ],
ran: ([tests = ""]) => amount(tests.replace(/\(.*/, ""), [ "passed", "failed", "risky", "deprecated", "warning", "warnings", "notice", "notices" ])
}, {
lines: [ /^ +INFO +No tests found\.$/ ],
ran: none
} ]
});
const OTHER_RUNNERS = [ RSPEC, MINITEST, PHPUNIT, PEST ];
const RAN = [ "passed", "failed", "error", "errors", "xfailed", "xpassed" ];
const PYTEST = closingRunner({
name: "pytest",
starts: /^=+ test session starts =+$/,
closings: [ {
lines: [ /^(?:=+ )?(?:no tests (?:ran|collected)|\d+(?:\/\d+)? [a-z]+[^=]*) in [\d.]+s(?: \([\d:]+\))?(?: =+)?$/ ],
ran: ([line = ""]) => amount(line, RAN)
} ]
});
const UNITTEST = closingRunner({
name: "unittest",
closings: [ {
lines: [ /^-{70}$/, /^Ran \d+ tests? in [\d.]+s$/, /^$/, /^(?:OK|FAILED|NO TESTS RAN)(?: \([a-z0-9=, ]+\))?$/ ],
ran: ([, ran = "", , result = ""]) => Math.max(0, amount(ran, [ "test", "tests" ]) - Number(/skipped=(\d{1,9})/.exec(result)?.[1] ?? 0))
} ]
});
const PYTHON_RUNNERS = [ PYTEST, UNITTEST ];
const rust_RAN = [ "passed", "failed", "measured" ];
const LIBTEST = closingRunner({
name: "cargo test",
starts: /^running \d+ tests?$/,
closings: [ {
lines: [ /^test result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ ignored; \d+ measured; \d+ filtered out/ ],
ran: ([line = ""]) => amount(line, rust_RAN)
} ]
});
const NEXTEST = closingRunner({
name: "cargo nextest",
starts: /^ *Nextest run ID /,
closings: [ {
lines: [ /^ *Summary \[ *[\d.]+s\] +\d+(?:\/\d+)? tests? run: \d+ passed/ ],
ran: ([line = ""]) => amount(line.split("run:")[1] ?? "", [ "passed", "failed" ])
}, {
lines: [ /^error: no tests to run$/ ],
ran: none
} ]
});
const rust_BUILT = /^ *Finished [`]?test[`]? /;
const RUNNING = /^ {3,}(?:Running|Doc-tests) /;
const CARGO_TEST = {
name: LIBTEST.name,
count: lines => {
const counted = LIBTEST.count(lines);
if (counted !== void 0 && counted.tests > 0) return counted;
if (!lines.some(line => rust_BUILT.test(line))) return counted;
return NEXTEST.count(lines) === void 0 ? zeroUnlessOwnHarness(lines) : counted;
}
};
function zeroUnlessOwnHarness(lines) {
let inProgram = false;
let said = false;
let summed = false;
for (const line of [ ...lines, "   Running " ]) if (RUNNING.test(line)) {
if (inProgram && said && !summed) return;
[inProgram, said, summed] = [ true, false, false ];
} else {
said ||= line.trim() !== "";
summed ||= line.startsWith("test result: ");
}
return {
tests: 0
};
}
const RUST_RUNNERS = [ CARGO_TEST, NEXTEST ];
const XCTEST = closingRunner({
name: "XCTest",
closings: [ {
lines: [ /^Test Suite '(?:All|Selected) tests' (?:passed|failed) at /, /^\s+Executed \d+ tests?, with (?:\d+ tests? skipped and )?\d+ failures?/ ],
ran: ([, line = ""]) => {
const [, all, skipped] = /Executed (\d{1,9}) tests?, with (?:(\d{1,9}) tests? skipped)?/.exec(line) ?? [];
return Math.max(0, Number(all ?? 0) - Number(skipped ?? 0));
}
} ]
});
const SWIFT_TESTING = closingRunner({
name: "Swift Testing",
each: true,
closings: [ {
lines: [ /^\S+ +Test run with \d+ tests?(?: in \d+ suites?)? (?:passed|failed) after / ],
ran: ([line = ""]) => Number(/Test run with (\d{1,9}) /.exec(line)?.[1] ?? 0)
} ]
});
const SWIFT_RUNNERS = [ XCTEST, SWIFT_TESTING ];
const count_tests_RUNNERS = [ ...JAVASCRIPT_RUNNERS, ...PYTHON_RUNNERS, ...RUST_RUNNERS, ...GO_RUNNERS, ...JVM_RUNNERS, ...DOTNET_RUNNERS, ...ELIXIR_RUNNERS, ...SWIFT_RUNNERS, ...MAKE_RUNNERS, ...OTHER_RUNNERS ];
const LONGEST_LINE = 500;
function countTests(output) {
const cut = Buffer.byteLength(output.head) + Buffer.byteLength(output.tail) < output.bytes;
const lines = linesOf(`${output.head}${cut ? "\n" : ""}${output.tail}`);
const found = count_tests_RUNNERS.flatMap(({name: name, count: count}) => {
const counted = count(lines);
return counted === void 0 ? [] : [ {
name: name,
...counted
} ];
});
if (found.length === 0) return;
return {
tests: sum(found.map(one => one.tests)),
runners: found.map(one => one.name),
...found.some(one => one.atLeast === true) ? {
atLeast: true
} : {},
...cut ? {
cut: cut
} : {}
};
}
function linesOf(text) {
return (0, external_node_util_.stripVTControlCharacters)(text).split("\n").map(line => {
const shown = line.replace(/\r$/, "");
const last = shown.slice(shown.lastIndexOf("\r") + 1).trimEnd();
return last.length > LONGEST_LINE ? "" : last;
});
}
function testsOf(checks, output) {
return checks.some(asksForTests) ? countTests(output) : void 0;
}
function asksForTests({minimumTests: minimumTests = 0}) {
return minimumTests > 0;
}
function tooFewTests({minimumTests: minimumTests = 0}, counted) {
if (counted === void 0 || counted.tests >= minimumTests) return;
if (counted.atLeast === true && counted.tests > 0) return;
const found = counted.tests === 0 ? "no test ran" : `${String(counted.tests)} of at least ${String(minimumTests)} tests ran`;
const cut = counted.cut === true ? ", as far as the output that was kept tells" : "";
const runners = counted.runners.join(" and ");
return `${found}, by the output of ${runners}${cut}: that proves too little; see what keeps the tests from running, or lower minimum-tests in the policy of the base`;
}
function checksOfOutcome(planned, outcome) {
const risk = residualRisk(planned, outcome);
const counted = testsOf(planned.checks, outcome.output);
const how = evidenceOf(planned, outcome);
return planned.checks.map(check => proven(settled(check, risk, {
...how,
...declaration(check)
}), check, counted));
}
function checksThatCouldNotRun(planned, why) {
return planned.checks.map(check => settled(check, couldNotRun(why), {
...outcome_place(planned),
...declaration(check)
}));
}
function residualRisk(planned, outcome) {
const {command: command, expectExit: expectExit, timeoutMs: timeoutMs} = planned;
switch (outcome.kind) {
case "exited":
return outcome.exitCode === expectExit ? void 0 : `verification command exited with code ${outcome.exitCode}, expected ${expectExit}: ${command}`;

case "signaled":
return `verification command was killed by signal ${outcome.signal}: ${command}`;

case "timed_out":
return `verification command timed out after ${timeoutMs / 1e3} s: ${command}`;

case "could_not_start":
return couldNotRun(outcome.why);

default:
return (0, errors.xb)(outcome);
}
}
function proven(check, planned, counted) {
if (!asksForTests(planned) || counted === void 0) return check;
const evidence = {
...check.evidence,
tests_run: counted.tests
};
const risk = tooFewTests(planned, counted);
return check.status !== "passed" || risk === void 0 ? {
...check,
evidence: evidence
} : {
...check,
status: "needs_review",
residual_risk: risk,
evidence: evidence
};
}
function couldNotRun(why) {
return `verification command could not run: ${why}`;
}
function settled({id: id, kind: kind, description: description, required: required}, risk, evidence) {
const status = risk === void 0 ? "passed" : "failed";
return {
id: id,
kind: kind,
description: description,
status: status,
required: required,
...risk === void 0 ? {} : {
residual_risk: risk
},
evidence: evidence
};
}
function evidenceOf(planned, outcome) {
const {output: output, durationMs: durationMs} = outcome;
return {
...outcome_place(planned),
...ending(outcome),
duration_ms: durationMs,
output_head: output.head,
output_tail: output.tail,
output_bytes: output.bytes,
output_digest: output.digest
};
}
function ending(outcome) {
switch (outcome.kind) {
case "exited":
return {
exit_code: outcome.exitCode
};

case "signaled":
return {
signal: outcome.signal
};

case "timed_out":
return {
timed_out: true
};

case "could_not_start":
return {};

default:
return (0, errors.xb)(outcome);
}
}
function outcome_place({command: command, cwd: cwd}) {
return {
command: command,
...cwd === "" ? {} : {
cwd: cwd
}
};
}
function declaration(check) {
return {
origin: `${check.declaredBy}:${check.declaredIn}`,
...check.source === void 0 ? {} : {
source: check.source
}
};
}
const MODE_MEND = "Only the executable bit of a file differs from the commit: set it back (`git config core.fileMode true && git restore FILE`, or `chmod`) or commit it, and run again. Where the disk gives the bit to every file or to none, as a Windows drive does in WSL, git is told not to look (`core.fileMode` is false) and no change can be proven there: check out on a disk that keeps modes, such as below your home.";
function compareWithRecord(record, state, {ignoreExecutableBit: ignoreExecutableBit, written: written}) {
const equal = isEqual(record, state) || isAsWritten(record, state, written);
const ignoresBit = ignoreExecutableBit || record.tool !== "write" && record.tool !== "write+x";
if (equal && (ignoresBit || hasItsBit(record, state))) return;
return {
path: record.path,
expected: expectation(record),
found: description(state),
...equal ? {
mend: MODE_MEND
} : {}
};
}
function compareWithEntry({path: path, mode: mode, objectId: objectId}, state, {ignoreExecutableBit: ignoreExecutableBit, written: written}) {
const isWritten = mode.startsWith("100") && state.kind === "file" && written?.get(path) === state.digest;
const hasContent = mode === "160000" ? isSubmodule(state, commit => commit === objectId) : isWritten || isBlob(mode, objectId, state);
const hasMode = mode === "160000" || ignoreExecutableBit || hasBitOf(mode, state);
if (hasContent && hasMode) return;
const kind = KIND_OF_MODE.get(mode) ?? "a file that is not executable";
const expected = `${kind}, ${objectId} in git`;
const mend = hasContent ? {
mend: MODE_MEND
} : {};
return {
path: path,
expected: expected,
found: description(state),
...mend
};
}
const KIND_OF_MODE = new Map([ [ "100755", "an executable file" ], [ "120000", "a symbolic link" ], [ "160000", "a submodule at its commit" ] ]);
function isBlob(mode, objectId, state) {
const kind = mode === "120000" ? "symlink" : "file";
return (state.kind === "file" || state.kind === "symlink") && state.kind === kind && state.blobIds?.includes(objectId) === true;
}
function hasBitOf(mode, state) {
return state.kind !== "file" || state.executable === (mode === "100755");
}
function isSubmodule(state, isItsCommit) {
return state.kind === "repository" ? isItsCommit(state.commit) : state.kind === "absent" || state.kind === "empty_folder";
}
function isAsWritten({tool: tool, path: path}, state, written) {
const isFile = tool === "write" || tool === "write+x";
return isFile && state.kind === "file" && written?.get(path) === state.digest;
}
function isEqual(record, state) {
const digest = record.content_digest;
switch (record.tool) {
case "delete":
return ![ "file", "symlink", "other", "repository" ].includes(state.kind);

case "symlink":
return state.kind === "symlink" && state.digest === digest;

case "submodule":
return isSubmodule(state, commit => (0, model_digest.sc)(commit) === digest);

default:
return state.kind === "file" && digestsOf(state).includes(digest);
}
}
function hasItsBit({tool: tool}, state) {
return state.kind === "file" && state.executable === (tool === "write+x");
}
function digestsOf(file) {
return [ file.digest, file.lfDigest, file.lfsPointerDigest ];
}
function expectation({tool: tool, content_digest: content_digest}) {
switch (tool) {
case "delete":
return "nothing";

case "symlink":
return `a symbolic link with digest ${content_digest}`;

case "submodule":
return `a submodule whose commit has digest ${content_digest}`;

case "write+x":
return `an executable file with digest ${content_digest}`;

case "write":
return `a file that is not executable, with digest ${content_digest}`;

default:
return content_digest === "" ? "content that was never observed" : `a file with digest ${content_digest}`;
}
}
function description(state) {
switch (state.kind) {
case "absent":
return "nothing";

case "folder":
return "a folder";

case "empty_folder":
return "an empty folder";

case "other":
return "no regular file";

case "symlink":
return `a symbolic link with digest ${state.digest}`;

case "repository":
return `a repository at commit ${state.commit}`;

case "file":
return state.executable ? `an executable file with digest ${state.digest}` : `a file that is not executable, with digest ${state.digest}`;
}
}
function guardedPaths({records: records, tracked: tracked, submodules: submodules, touchIsDrift: touchIsDrift = false}) {
const guarded = touchIsDrift ? [ ...tracked, ...records ] : records;
const inside = [ ...submodules?.files.values() ?? [] ].filter(file => file.recorded || touchIsDrift).map(file => file.entry.path);
const links = (submodules?.links ?? []).filter(link => link.recorded || touchIsDrift).map(link => `${link.entry.path}/.git`);
const paths = guarded.map(one => one.path);
return new Set([ ...paths, ...inside, ...links ].map(bytePath));
}
function watchedPaths({records: records, tracked: tracked, submodules: submodules}) {
const inside = [ ...submodules?.files.values() ?? [] ].map(one => one.entry);
return new Set([ ...tracked, ...records, ...inside ].map(one => bytePath(one.path)));
}
function movedPaths({before: before, after: after, heard: heard}, request) {
const moved = new Map;
const note = path => {
const signs = {
before: before.signatures.get(path),
after: after.signatures.get(path),
heard: isHeard(path, heard)
};
moved.set((0, model_path.a8)(path), signs);
};
for (const [path, sign] of after.signatures) if (before.signatures.get(path) !== sign) note(path);
for (const path of before.signatures.keys()) if (!after.signatures.has(path)) note(path);
const folders = movedFolders(before, after);
if (folders.length + heard.size > 0) for (const name of guardedPaths(request)) if (isHeard(name, heard) || folders.some(one => name.startsWith(one))) note(name);
return new Map([ ...moved ].sort(([a], [b]) => (0, model_path.Xo)(a, b)));
}
function isHeard(path, heard) {
if (heard.size === 0) return false;
if (heard.has(path) || heard.has("")) return true;
let at = path.lastIndexOf("/");
while (at > 0 && !heard.has(path.slice(0, at))) at = path.lastIndexOf("/", at - 1);
return at > 0;
}
function movedFolders(before, after) {
return [ ...after.movedFolders ].flatMap(([folder, ctime]) => before.movedFolders.get(folder) === ctime ? [] : [ `${folder}/` ]);
}
const moved_paths_PLAIN = /^[\x20-\x24\x26-\x7e]*$/;
function bytePath(encoded) {
return moved_paths_PLAIN.test(encoded) ? encoded : Buffer.from((0, model_path.q0)(encoded)).toString("latin1");
}
const GLOB_OPTIONS = {
dot: true,
nonegate: true,
nocomment: true
};
function isGenerated(path, {generated: generated}) {
return generated.some(glob => (0, esm.xF)(path, glob, GLOB_OPTIONS));
}
function touchedAgain(tool, {heard: heard}) {
return {
expected: "left alone while commands run",
found: foundAgain(tool, heard)
};
}
function foundAgain(tool, heard) {
if (!heard) return "touched, with the same content afterwards";
return tool === "delete" ? "it or a folder above made or moved in between, and nothing afterwards" : "it or a folder above moved or replaced, with the same content afterwards";
}
function unreadableLink(link) {
const {entry: entry, unreadable: unreadable} = link;
return unreadable === void 0 ? void 0 : {
path: entry.path,
expected: `the submodule's content at commit ${entry.objectId}`,
found: `a submodule that cannot be compared: ${unreadable}`
};
}
async function readSubmodules({records: records, tracked: tracked}, ports) {
const recorded = new Set(records.filter(one => one.tool === "submodule").map(one => one.path));
const links = [];
const files = new Map;
const waiting = tracked.filter(isLink).map(entry => ({
entry: entry,
recorded: recorded.has(entry.path)
}));
for (let one = waiting.shift(); one !== void 0; one = waiting.shift()) {
const {link: link, entries: entries} = await readLink(one, ports);
links.push(link);
for (const entry of entries) {
const file = {
entry: entry,
recorded: one.recorded
};
if (isLink(entry)) waiting.push(file); else files.set(entry.path, file);
}
}
const paths = new Set(links.map(link => link.entry.path));
return {
links: links,
files: files,
knows: path => files.has(path) || paths.has(path) || path.endsWith("/.git") && paths.has(path.slice(0, -5))
};
}
async function readLink(one, {checkout: checkout, files: files}) {
const {path: path, objectId: objectId} = one.entry;
if (!await standsAt(one.entry, checkout)) return {
link: {
...one,
checkedOut: false
},
entries: []
};
const tree = await (files.submodule?.(checkout.root, path, objectId)) ?? {
kind: "unreadable",
why: "this gate does not read submodules"
};
return tree.kind === "unreadable" ? {
link: {
...one,
checkedOut: true,
unreadable: tree.why
},
entries: []
} : {
link: {
...one,
checkedOut: true
},
entries: tree.entries.map(entry => ({
...entry,
path: `${path}/${entry.path}`
}))
};
}
async function standsAt(entry, checkout) {
const state = await checkout.state(entry.path);
return state.kind === "repository" && state.commit === entry.objectId;
}
function isLink({mode: mode}) {
return mode === "160000";
}
const CONVERTED_MEND = "Commit, stash or restore the file in its submodule. Where git calls it clean there, a `.gitattributes` of the submodule converts it (`ident`, `working-tree-encoding` or a filter), and such files of submodules are not compared: switch that off in the file that `git rev-parse --git-path info/attributes` names in the submodule (`FILE -ident !working-tree-encoding -filter`), and check the file out again there.";
async function firstLookIntoSubmodules(request, checkout) {
const {submodules: submodules} = request;
const differing = [];
const drift = [];
const note = (unequal, recorded, state) => {
if (recorded) differing.push(unequal); else drift.push({
...unequal,
movement: firstMovement(state)
});
};
for (const link of submodules?.links ?? []) {
const state = await checkout.state(link.entry.path);
const unequal = unreadableLink(link) ?? unequalLink(link.entry, state, request);
if (unequal !== void 0) note(unequal, link.recorded, state);
}
for (const {entry: entry, recorded: recorded} of submodules?.files.values() ?? []) {
const state = await stateOf(entry, checkout);
const unequal = compareWithEntry(entry, state, request);
if (unequal !== void 0) note(withMend(unequal, submodules), recorded, state);
}
return {
differing: differing,
drift: drift
};
}
function withMend(unequal, submodules) {
const folders = unequal.path.split("/").slice(0, -1);
const mayConvert = folders.some((_, at) => submodules?.files.has([ ...folders.slice(0, at + 1), ".gitattributes" ].join("/")));
return mayConvert ? {
mend: CONVERTED_MEND,
...unequal
} : unequal;
}
async function lookIntoSubmodulesAfter(moved, request, checkout) {
const {submodules: submodules} = request;
const found = await movedRecords(request, checkout);
for (const link of submodules?.links ?? []) {
const one = await touchedLink(link, moved, {
request: request,
checkout: checkout
});
if (one !== void 0) found.push(one);
}
for (const [path, signs] of moved) {
const file = submodules?.files.get(path);
const one = file && await touchedFile(file, signs, {
request: request,
checkout: checkout
});
if (one !== void 0) found.push(one);
}
return {
unbound: found.filter(one => one.recorded).map(one => one.what),
drift: found.filter(one => !one.recorded).map(({what: {path: path, movement: movement}}) => ({
path: path,
movement: movement
})).filter(one => one.movement !== "rewritten" || request.touchIsDrift === true)
};
}
async function movedRecords(request, checkout) {
const found = [];
for (const record of request.records) {
if (record.tool !== "submodule") continue;
const state = await checkout.state(record.path);
const unequal = compareWithRecord(record, state, request);
if (unequal !== void 0) found.push({
recorded: true,
what: {
...unequal,
movement: "changed"
}
});
}
return found;
}
async function touchedFile({entry: entry, recorded: recorded}, signs, {request: request, checkout: checkout}) {
const state = await stateOf(entry, checkout);
const unequal = compareWithEntry(entry, state, request);
if (unequal !== void 0) {
const movement = movementOf(entry, state, signs);
return {
recorded: recorded,
what: {
...unequal,
movement: movement
}
};
}
const {path: path} = entry;
if (isGenerated(path, request)) return;
const again = touchedAgain("write", signs);
return {
recorded: recorded,
what: {
path: path,
...again,
movement: "rewritten"
}
};
}
async function touchedLink(link, moved, {request: request, checkout: checkout}) {
const {entry: entry, recorded: recorded, checkedOut: checkedOut, unreadable: unreadable} = link;
if (unreadable !== void 0) return;
const {path: path} = entry;
const state = await checkout.state(path);
const isChecked = state.kind === "repository";
if (isChecked && !checkedOut && state.commit === entry.objectId) {
const what = {
path: path,
expected: "a submodule that is checked out before the first check",
found: "one that was checked out while it ran: do that in `setup`",
movement: "added"
};
return {
recorded: recorded,
what: what
};
}
const gitFolder = moved.get(`${path}/.git`);
if (gitFolder?.heard === true) {
const again = touchedAgain("write", gitFolder);
return {
recorded: recorded,
what: {
path: path,
...again,
movement: "rewritten"
}
};
}
const unequal = checkedOut && unequalLink(entry, state, request);
return unequal ? {
recorded: recorded,
what: {
...unequal,
movement: "changed"
}
} : void 0;
}
function unequalLink(entry, state, request) {
return request.records.some(one => one.path === entry.path) ? void 0 : compareWithEntry(entry, state, request);
}
async function stateOf(entry, checkout) {
const naming = entry.objectId.length === 64 ? "sha256" : "sha1";
return await checkout.state(entry.path, naming);
}
function firstMovement(state) {
return state.kind === "absent" ? "removed" : "changed";
}
function movementOf(entry, state, signs) {
if (signs.after === void 0) return "removed";
if (signs.before === void 0) return "added";
const anyMode = {
ignoreExecutableBit: true
};
const sameContent = compareWithEntry(entry, state, anyMode) === void 0;
return sameContent ? "mode" : "changed";
}
const ADDED_NAMED = 50;
const COMPARED_BYTES = 67108864;
const NOTHING_HEARD = new Set;
const TOOL_OF_MODE = new Map([ [ "100644", "write" ], [ "100755", "write+x" ], [ "120000", "symlink" ] ]);
async function firstLook(request, {checkout: checkout}) {
const look = await checkout.look(watchedPaths(request));
const differing = [];
for (const record of request.records) {
const state = await checkout.state(record.path);
const unequal = compareWithRecord(record, state, request);
if (unequal !== void 0) differing.push(unequal);
}
const inside = await firstLookIntoSubmodules(request, checkout);
return {
look: look,
differing: [ ...differing, ...inside.differing ],
drift: inside.drift
};
}
async function lookAfter(before, request, {checkout: checkout, files: files, heard: heard = NOTHING_HEARD}) {
const look = await checkout.look(watchedPaths(request));
const moved = movedPaths({
before: before,
after: look,
heard: heard
}, request);
const records = new Map(request.records.map(one => [ one.path, one ]));
const entries = new Map(request.tracked.map(one => [ one.path, one ]));
const unbound = [];
const drift = [];
const added = [];
for (const [path, signs] of moved) {
const record = records.get(path);
const entry = entries.get(path);
if (record !== void 0) {
const one = await mutatedPath(record, signs, {
request: request,
checkout: checkout
});
if (one !== void 0) unbound.push(one);
} else if (entry !== void 0) {
const ports = {
checkout: checkout,
files: files
};
const movement = await trackedPath(entry, signs, request, ports);
if (movement !== void 0) drift.push({
path: path,
movement: movement
});
} else if (request.submodules?.knows(path) !== true) if (signs.before === void 0) added.push(path);
}
const inside = await lookIntoSubmodulesAfter(moved, request, checkout);
return {
look: look,
unbound: onceEach([ ...unbound, ...inside.unbound ]),
drift: onceEach([ ...drift, ...inside.drift ]),
added: added.slice(0, ADDED_NAMED),
addedCount: added.length,
headMoved: before.head !== look.head
};
}
function onceEach(all) {
const said = new Set;
return all.filter(({path: path}) => !said.has(path) && said.add(path));
}
async function mutatedPath(record, signs, {request: request, checkout: checkout}) {
const state = await checkout.state(record.path);
const unequal = compareWithRecord(record, state, request);
if (unequal !== void 0) return {
...unequal,
movement: binding_movementOf(record, state, signs)
};
const {path: path, tool: tool} = record;
if (isGenerated(path, request)) return;
if (tool === "delete" && !signs.heard) return;
return {
path: path,
...touchedAgain(tool, signs),
movement: "rewritten"
};
}
async function trackedPath(entry, signs, request, {checkout: checkout, files: files}) {
const state = await checkout.state(entry.path);
const committed = await committedRecord(entry, files);
const unequal = committed === void 0 || compareWithRecord(committed, state, request);
if (unequal !== void 0) return binding_movementOf(committed, state, signs);
return request.touchIsDrift === true && !isGenerated(entry.path, request) ? "rewritten" : void 0;
}
async function committedRecord(entry, files) {
const {path: path, mode: mode, objectId: objectId} = entry;
if (mode === "160000") return {
tool: "submodule",
path: path,
content_digest: (0, model_digest.sc)(objectId)
};
const found = await files.read(entry, COMPARED_BYTES);
if (found.kind !== "bytes") return;
const tool = TOOL_OF_MODE.get(mode) ?? "write";
return {
tool: tool,
path: path,
content_digest: (0, model_digest.sc)(found.bytes)
};
}
function binding_movementOf(record, state, signs) {
if (signs.after === void 0) return "removed";
if (signs.before === void 0) return "added";
const sameContent = record !== void 0 && compareWithRecord(record, state, {
ignoreExecutableBit: true
}) === void 0;
return sameContent ? "mode" : "changed";
}
const start_looking_COMPARED_BYTES = 67108864;
async function startLooking(asked, moves, ports) {
const submodules = await readSubmodules(asked, ports);
const request = {
...asked,
submodules: submodules
};
await moves.start(guardedPaths(request));
const first = await firstLook(request, ports);
if (asked.written !== void 0) return {
request: request,
first: first
};
const written = await asGitWrites(request, first, ports);
const again = {
...request,
written: written
};
return written.size === 0 ? {
request: again,
first: first
} : {
request: again,
first: await firstLook(again, ports)
};
}
async function asGitWrites({records: records, tracked: tracked}, {differing: differing}, {files: files, checkout: checkout}) {
if (files.written === void 0 || differing.length === 0) return new Map;
const {id: commit} = await checkout.commit();
const paths = new Set(differing.map(one => one.path));
const digests = new Map(records.map(one => [ one.path, one.content_digest ]));
const entries = [];
for (const entry of tracked) {
if (!paths.has(entry.path) || !entry.mode.startsWith("100")) continue;
const blob = await files.read(entry, start_looking_COMPARED_BYTES);
const isIt = blob.kind === "bytes" && (0, model_digest.sc)(blob.bytes) === digests.get(entry.path);
if (isIt) entries.push(entry);
}
return entries.length === 0 ? new Map : await files.written(commit, entries);
}
var harness_path = __webpack_require__(3117);
const NAMED = 5;
const CHECK_OUT = "Files of the commit are not checked out, so what the checks say is not about all of it: restore them (`git restore .`), or end a sparse checkout (`git sparse-checkout disable`; a partial clone gets what it lacks then), and run again. A sparse checkout that is to stay needs a second clone for this, or the check run of the action.";
const UNFILTER = "A filter that git is configured with converts files of the commit, and none is run here: an edit could hide in them (threat D8). Run this in a clone where the filter is not configured (`git config --get-regexp ^filter` lists them; a new `git clone` has those of your own configuration only), or rely on the check run of the action.";
async function uncommittedEdits(request, ports) {
const recorded = new Set(request.records.map(one => one.path));
const isBeside = path => !recorded.has(path) && !(0, harness_path.E)(path);
const beside = request.tracked.filter(one => isBeside(one.path));
const asked = await (ports.checkout.edited?.(beside));
if (asked === void 0) return [];
const entries = new Map(beside.map(one => [ one.path, one ]));
const edits = [];
const unread = [];
for (const path of asked.paths.filter(isBeside)) {
const entry = entries.get(path);
if (entry === void 0) edits.push(...await stagedFile(path, ports)); else if (await isUnequal(entry, request, ports)) unread.push(entry);
}
for (const edit of await uncommitted_asGitWrites(unread, request, ports)) edits.push(edit.kind === "other" && asked.filtered.has(edit.unequal.path) ? {
...edit,
kind: "filtered"
} : edit);
return [ ...edits.filter(one => one.kind === "other").map(one => one.unequal), ...absentFiles(pathsOf(edits, "absent")), ...filteredFiles(pathsOf(edits, "filtered"), asked.filtered), ...otherModes(edits.filter(one => one.kind === "mode")) ];
}
async function isUnequal(entry, request, ports) {
const state = await uncommitted_stateOf(entry, ports);
return editOf(entry, state, request) !== void 0;
}
async function uncommitted_asGitWrites(entries, request, ports) {
const written = await writtenOf(entries, request, ports);
const edits = [];
for (const entry of entries) {
const state = await uncommitted_stateOf(entry, ports);
const edit = editOf(entry, state, {
...request,
written: written
});
if (edit !== void 0) edits.push(edit);
}
return edits;
}
async function writtenOf(entries, {tracked: tracked}, {checkout: checkout, files: files}) {
const regular = entries.filter(one => one.mode.startsWith("100"));
const mayConvert = tracked.some(one => /(?:^|\/)\.gitattributes$/.test(one.path));
if (regular.length === 0 || !mayConvert || files.written === void 0) return new Map;
const {id: id} = await checkout.commit();
return await files.written(id, regular);
}
async function uncommitted_stateOf({path: path, objectId: objectId}, {checkout: checkout}) {
return await checkout.state(path, objectId.length === 64 ? "sha256" : "sha1");
}
function editOf(entry, state, request) {
const unequal = compareWithEntry(entry, state, request);
if (unequal === void 0 || isLinkAsFile(entry, state, request)) return;
if (state.kind === "absent") return {
kind: "absent",
unequal: unequal
};
const isMode = unequal.mend !== void 0;
return {
kind: isMode ? "mode" : "other",
unequal: unequal
};
}
function isLinkAsFile({mode: mode, objectId: objectId}, state, {ignoreExecutableBit: ignoreExecutableBit}) {
return ignoreExecutableBit && mode === "120000" && state.kind === "file" && state.blobIds?.[0] === objectId;
}
async function stagedFile(path, {checkout: checkout}) {
const {kind: kind} = await checkout.state(path);
if (kind !== "file" && kind !== "symlink") return [];
const found = "a file that is staged and not committed";
return [ {
kind: "other",
unequal: {
path: path,
expected: "nothing",
found: found
}
} ];
}
function absentFiles(paths) {
const [path] = paths;
if (path === void 0) return [];
const expected = "every file of the commit";
const found = `that ${counted(paths)} not checked out: ${named(paths)}`;
return [ {
path: path,
expected: expected,
found: found,
mend: CHECK_OUT
} ];
}
function filteredFiles(paths, filtered) {
const [path] = paths;
if (path === void 0) return [];
const filters = new Set(paths.map(one => filtered.get(one) ?? ""));
const expected = "every file as git has it";
const found = `that ${counted(paths)} not comparable, because of filter ${named([ ...filters ])}: ${named(paths)}`;
return [ {
path: path,
expected: expected,
found: found,
mend: UNFILTER
} ];
}
function otherModes(edits) {
const [first] = edits;
if (first === void 0 || edits.length <= NAMED) return edits.map(one => one.unequal);
const paths = pathsOf(edits, "mode");
const found = `that ${counted(paths)} not so: ${named(paths)}`;
const expected = "files with the executable bit of the commit";
return [ {
...first.unequal,
expected: expected,
found: found
} ];
}
function pathsOf(edits, kind) {
return edits.filter(one => one.kind === kind).map(one => one.unequal.path);
}
function counted({length: length}) {
return length === 1 ? "1 tracked file is" : `${String(length)} tracked files are`;
}
function named(paths) {
const names = paths.slice(0, NAMED).join(", ");
const more = paths.length - NAMED;
return more > 0 ? `${names} and ${String(more)} more` : names;
}
const tree_watch_ADDED_NAMED = 50;
async function watchTree({ledger: ledger, policy: policy, head: head, moves: moves}, ports) {
const checkedOut = await ports.checkout.commit();
const tracked = await ports.files.list(checkedOut.id);
const elsewhere = await otherCommit({
checkedOut: checkedOut,
tracked: tracked,
head: head
}, ports);
const asked = {
records: ledger.records,
tracked: tracked,
generated: policy.generated,
ignoreExecutableBit: ports.checkout.ignoresExecutableBit,
touchIsDrift: policy.drift === "block"
};
let {request: request, first: first} = await startLooking(asked, moves, ports);
const before = [ ...elsewhere, ...await editsBeside(request, first, ports) ];
if (ports.checkout.edited !== void 0) first = {
...first,
drift: []
};
let look = first.look;
const unbound = [ ...before ];
const drift = [];
const allDrift = () => [ ...driftOf(first), ...drift ];
const added = new Set;
const isBound = () => first.differing.length + unbound.length === 0 && (policy.drift === "report" || allDrift().length === 0);
return {
checkedOut: checkedOut,
isBound: isBound,
afterSetup: async check => {
const seen = await lookAfter(look, request, ports);
drift.push(...driftOf(seen, check).filter(isLasting(request)));
({request: request, first: first} = await startLooking(request, moves, ports));
look = first.look;
},
after: async check => {
const heard = await moves.heard();
if (heard === "lost") unbound.push(lostPath(ledger, check));
const seen = await lookAfter(look, request, {
...ports,
...heard === "lost" ? {} : {
heard: heard
}
});
look = seen.look;
unbound.push(...seen.unbound.map(path => unboundPath(path, check)));
drift.push(...driftOf(seen, check));
for (const path of seen.added) added.add(path);
},
document: () => ({
bound: isBound(),
checked_out: checkedOut.id,
unbound: [ ...before, ...first.differing.map(path => unboundPath(path)), ...unbound.slice(before.length) ],
drift: allDrift(),
added: [ ...added ].slice(0, tree_watch_ADDED_NAMED),
...moves.isWatched() ? {} : {
moves_unwatched: true
}
})
};
}
async function editsBeside(request, {drift: drift}, ports) {
if (ports.checkout.edited === void 0) return [];
const edits = [ ...await uncommittedEdits(request, ports), ...drift ];
return edits.map(one => unboundPath(one));
}
async function otherCommit({checkedOut: checkedOut, tracked: tracked, head: head}, {files: files}) {
const {id: id, parents: parents} = checkedOut;
if (id === head || isTestMerge(parents, head)) return [];
const expected = await files.list(head);
const same = expected.length === tracked.length && expected.every((entry, at) => sameEntry(entry, tracked[at]));
if (same) return [];
const reason = `expected the head ${head} or a test merge of it, found ${id}`;
return [ {
path: HEAD_PATH,
reason: reason
} ];
}
function sameEntry(one, other) {
return one.path === other?.path && one.mode === other.mode && one.objectId === other.objectId;
}
function lostPath({records: records}, check) {
const count = String(records.length);
return {
path: records[0]?.path ?? HEAD_PATH,
reason: `expected to hear of every move while commands run, found that the system dropped some: this path or any other of the ${count} may have been replaced and put back`,
check: check
};
}
function unboundPath({path: path, expected: expected, found: found, mend: mend}, check) {
const reason = `expected ${expected}, found ${found}`;
const told = mend === void 0 ? {} : {
mend: mend
};
return check === void 0 ? {
path: path,
reason: reason,
...told
} : {
path: path,
reason: reason,
check: check
};
}
function isLasting({submodules: submodules}) {
return ({path: path, change: change}) => change !== "rewritten" && submodules?.knows(path) !== true;
}
function driftOf(seen, check) {
const by = check === void 0 ? {} : {
check: check
};
const moved = seen.drift.map(({path: path, movement: movement}) => ({
path: path,
change: movement,
...by
}));
return seen.headMoved === true ? [ ...moved, {
path: HEAD_PATH,
change: "changed",
...by
} ] : moved;
}
async function runPlan(request, {runner: runner, moves: moves}, ports) {
const {plan: plan} = request;
const tree = await watchTree({
...request,
moves: moves
}, ports);
if (!tree.isBound()) return {
checks: skipped(plan),
tree: tree
};
const broken = await runSetup(plan, tree, runner, ports);
if (!tree.isBound()) return {
checks: skipped(plan),
tree: tree
};
const commands = broken === void 0 ? await runCommands(plan, tree, runner, ports) : [ broken, ...unrun(plan, broken) ];
const files = await settleFiles(plan.fileCriteria, ports.checkout);
return {
checks: [ ...commands, ...files ],
tree: tree
};
}
async function runCommands(plan, tree, runner, {progress: progress}) {
const all = [];
for (const [at, planned] of plan.commands.entries()) {
const {id: id} = planned.checks[0];
progress.checkStarted(id, at + 1, plan.commands.length);
const outcome = await runner.run(planned, line => {
progress.outputLine(line);
});
await tree.after(id);
const checks = checksOfOutcome(planned, outcome);
for (const check of checks) progress.checkFinished(check);
all.push(...checks);
}
return all;
}
async function runSetup(plan, tree, runner, {progress: progress}) {
for (const [at, {command: command, timeoutMs: timeoutMs}] of plan.setup.entries()) {
const id = `setup:${String(at + 1)}`;
progress.checkStarted(id, at + 1, plan.setup.length);
const planned = setupCommand(id, command, timeoutMs);
const outcome = await runner.run(planned, line => {
progress.outputLine(line);
});
await tree.afterSetup(id);
const [check] = checksOfOutcome(planned, outcome);
if (check !== void 0) progress.checkFinished(check);
if (residualRisk(planned, outcome) !== void 0) return check;
}
return;
}
function setupCommand(id, command, timeoutMs) {
return {
command: command,
cwd: "",
timeoutMs: timeoutMs,
expectExit: 0,
checks: [ {
id: id,
kind: "setup",
description: "Set-up of the policy",
required: true,
declaredBy: "policy",
declaredIn: "base"
} ]
};
}
function unrun(plan, broken) {
return plan.commands.flatMap(planned => checksThatCouldNotRun(planned, `the setup failed (${broken.id})`));
}
async function settleFiles(criteria, checkout) {
const checks = [];
for (const {check: check, path: path} of criteria) {
const exists = (await checkout.state(diskPath(path))).kind === "file";
checks.push({
...declared(check),
status: exists ? "passed" : "failed",
...exists ? {} : {
residual_risk: `there is no regular file at ${path}`
}
});
}
return checks;
}
function diskPath(written) {
return (0, model_path.O0)((new TextEncoder).encode((0, normal_path.F)(written)));
}
function skipped(plan) {
const planned = [ ...plan.commands.flatMap(command => command.checks), ...plan.fileCriteria.map(criterion => criterion.check) ];
return planned.map(check => ({
...declared(check),
status: "skipped",
residual_risk: "It was not run: the checkout differs from the change, so no result could bind."
}));
}
function declared(check) {
const {id: id, kind: kind, description: description, required: required, source: source} = check;
const origin = `${check.declaredBy}:${check.declaredIn}`;
return {
id: id,
kind: kind,
description: description,
required: required,
evidence: {
origin: origin,
...source === void 0 ? {} : {
source: source
}
}
};
}
async function verify(request, ports) {
const runner = await ports.openRunner(request.policy);
const proving = proveWith(request, runner, ports);
await proving.catch(() => {});
const isolation = await (runner.close?.()) ?? runner.isolation;
return {
...await proving,
isolation: isolation
};
}
async function proveWith(request, runner, ports) {
const checkout = runner.view === void 0 ? ports.checkout : ports.checkout.seenAt(runner.view);
const moves = commandMoves(checkout);
try {
const running = {
runner: runner,
moves: moves
};
return await proveWatched(request, running, {
...ports,
checkout: checkout
});
} finally {
moves.close();
}
}
async function proveWatched(request, running, ports) {
const {plan: plan, ledger: ledger, policy: policy} = request;
const {checks: checks, tree: tree} = await runPlan(request, running, ports);
const outside = tree.isBound() ? await outsideProof(ledger, ports) : [];
if (outside.length > 0) await tree.after("verifier");
const binding = tree.document();
const reports = gateReports({
plan: plan,
checks: [ ...checks, ...plan.settled ],
outside: outside,
binding: binding,
effectDigest: ledger.effect_digest,
trustHead: policy.acceptance.trustHead
});
return {
reports: reports,
binding: binding,
checkedOutParents: tree.checkedOut.parents
};
}
async function outsideProof(ledger, {attestor: attestor, verifier: verifier, progress: progress}) {
const digest = ledger.effect_digest;
const attested = attestor === void 0 ? [] : await outsideChecks("attestor", () => attestor.attest(ledger), digest);
if (verifier === void 0) return attested;
progress.stage("Asking the verifier");
const verified = await outsideChecks("verifier", () => verifier.verify(ledger), digest);
return [ ...attested, ...verified ];
}
var visible_text = __webpack_require__(87);
function completionWaiver(effectDigest, reason, by) {
if ((0, visible_text.z3)(effectDigest) || (0, visible_text.z3)(reason)) throw new errors.ue("VALUE_INVALID", "A waiver needs a digest and a reason; one of them is blank.", {
hint: "Name the whole effect digest and say why the change may pass."
});
return {
effect_digest: effectDigest,
reason: reason,
...by === void 0 ? {} : {
by: by
}
};
}
function answerClaims(claims, effect) {
const waivers = [];
const refusedClaims = [];
for (const claim of claims) {
const refused = claimRefusal(claim, effect);
if (refused === void 0) waivers.push(completionWaiver(claim.effect_digest, claim.reason, claim.by)); else refusedClaims.push({
...claim,
refused: refused
});
}
return {
waivers: waivers,
refusedClaims: refusedClaims
};
}
function claimRefusal(claim, effect) {
const digest = claim.effect_digest;
if ((0, visible_text.te)(claim.reason) < Math.max(1, effect.minimumReasonLength)) return `The reason is too short: give at least ${String(Math.max(1, effect.minimumReasonLength))} characters that can be seen.`;
if (effect.observations.some(one => one.digest === digest)) return;
if (effect.effectDigest === "") return "There is nothing to waive: nothing changed.";
if (digest === effect.effectDigest) return;
return (0, model_digest.Bc)(digest) ? `It is stale: it names another effect digest. The digest is now ${effect.effectDigest}.` : `It does not name a whole digest of 64 lower-case hex digits. The digest is ${effect.effectDigest}.`;
}
async function runGate(claims, ports) {
const proof = await proveChange(await observeChange(ports), ports);
const answers = answerClaims(claims, {
effectDigest: proof.observation.ledger.effect_digest,
observations: [],
minimumReasonLength: proof.policy.waivers.minimumReasonLength
});
return concludeChange(proof, {
...answers,
observations: [],
openWriters: []
});
}
async function observeChange(ports) {
const {range: range} = await ports.changes.resolve();
const entries = await ports.files.list(range.base);
const {policy: policy, source: source} = await (0, read_policy.readPolicy)(ports.files, range.base, entries);
const observation = await (0, observe_observe.l)(ports.changes, (0, scope.tw)(policy));
const criteria = baseCriteria(entries, policy);
return {
observation: observation,
policy: policy,
policySource: source,
criteria: criteria
};
}
async function planChange({observation: observation, policy: policy}, files) {
const {range: range, ledger: ledger} = observation;
const {base: base, mergeBase: mergeBase, head: head} = range;
const trees = listedOnce(files);
const changedPaths = ledger.records.map(record => record.path);
const known = mergeBase !== "";
const plan = planChecks({
policy: policy,
base: await (0, project_files.Wh)(trees, base, policy),
head: await (0, project_files.Wh)(trees, head, policy),
...known ? {
mergeBase: await (0, project_files.Wh)(trees, mergeBase, policy)
} : {},
changedPaths: changedPaths
});
if (!known || changedPaths.length === 0) return plan;
const setup = policy.setup.map(({command: command}) => ({
command: command,
cwd: ""
}));
const commands = [ ...plan.commands, ...setup ];
const request = {
range: range,
policy: policy,
changedPaths: changedPaths,
commands: commands
};
const found = surfaceFindings(await readSurface(trees, request));
return {
...plan,
surface: [ ...plan.surface, ...found ]
};
}
async function proveChange(observed, ports, part) {
const {observation: observation, policy: policy} = observed;
const {ledger: ledger, gaps: gaps} = observation;
if (ledger.records.length === 0 || gaps.length > 0) return gate_unproven(observed, []);
const plan = part ?? await planChange(observed, ports.files);
const verification = await verify({
plan: plan,
ledger: ledger,
policy: policy,
head: observation.range.head
}, ports);
const {surface: surface, problems: problems} = plan;
return {
...observed,
...verification,
surface: surface,
problems: problems
};
}
function gate_unproven(observed, reports) {
return {
...observed,
reports: reports,
surface: [],
problems: [],
checkedOutParents: []
};
}
function concludeChange(proof, answers) {
const {observation: observation, reports: reports, binding: binding, isolation: isolation} = proof;
const input = {
ledger: observation.ledger,
gaps: observation.gaps,
openWriters: answers.openWriters,
reports: reports,
waivers: answers.waivers,
observations: answers.observations,
allowContinuation: false
};
const decision = (0, decide.L)(input);
const steps = nextSteps(decision, input, {
range: observation.range,
binding: binding,
checkedOutParents: proof.checkedOutParents,
problems: proof.problems,
...isolation === void 0 ? {} : {
isolationLevel: isolation.level
}
});
return (0, evidence.j)(decision, observation, {
next_steps: steps,
reports: reports,
waivers: answers.waivers,
refused_claims: answers.refusedClaims,
surface: proof.surface,
problems: proof.problems,
observations: answers.observations,
open_writers: answers.openWriters,
...binding === void 0 ? {} : {
binding: binding
},
...isolation === void 0 ? {} : {
isolation: isolation
},
policy: proof.policySource
});
}
},
5625: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => NO_CHECK_ID
});
const NO_CHECK_ID = "gate:no-required-check";
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
5724: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => policyDifferences
});
const LEVELS = [ "off", "warn", "block" ];
const SWITCHES = [ "off", "optional", "on", "required" ];
const ISOLATION = [ "none", "process", "auto", "uid", "namespace", "overlay", "container" ];
function policyDifferences(before, after) {
const all = COMPARISONS.flatMap(compare => compare(before, after));
return [ ...all ].sort((left, right) => Number(right.weakens) - Number(left.weakens));
}
const COMPARISONS = [ checks, (before, after) => entries("presets", before.presets, after.presets, (old, now) => isLower(SWITCHES, old ?? "on", now ?? "on")), (before, after) => entries("surface", new Map(Object.entries(before.surface)), new Map(Object.entries(after.surface)), (old, now) => isLower(LEVELS, old ?? "block", now ?? "block")), value("packages.folders", ({packages: packages}) => packages.folders, (old, now) => old.some(folder => !now.includes(folder))), value("packages.only-changed", ({packages: packages}) => packages.onlyChanged, (_old, now) => now), value("packages.always", ({packages: packages}) => packages.always, hasLess), value("packages.apart", ({packages: packages}) => packages.apart, hasMore), value("packages.depends-on", ({packages: packages}) => packages.dependsOn, dependsOnLess), value("setup", ({setup: setup}) => setup, () => false), value("timeout", ({timeoutMs: timeoutMs}) => timeoutMs, () => false), value("minimum-tests", ({minimumTests: minimumTests}) => minimumTests, (old, now) => now < old), value("acceptance.files", ({acceptance: acceptance}) => acceptance.files, hasLess), value("acceptance.trust-head", ({acceptance: acceptance}) => acceptance.trustHead, (_old, now) => now), value("acceptance.manual", ({acceptance: acceptance}) => acceptance.manual, (_old, now) => now === "advisory"), value("scope.exclude", ({scope: scope}) => scope.exclude, hasMore), value("drift", ({drift: drift}) => drift, (_old, now) => now === "report"), value("generated", ({generated: generated}) => generated, hasMore), value("environment", ({environment: environment}) => environment, hasMore), value("waivers.label-prefix", ({waivers: waivers}) => waivers.labelPrefix, () => false), value("waivers.minimum-reason-length", ({waivers: waivers}) => waivers.minimumReasonLength, (old, now) => now < old), value("waivers.authority.permissions", ({waivers: waivers}) => waivers.authority.permissions, hasMore), value("waivers.authority.teams", ({waivers: waivers}) => waivers.authority.teams, hasMore), value("waivers.authority.users", ({waivers: waivers}) => waivers.authority.users, hasMore), value("applies-to", ({appliesTo: appliesTo}) => appliesTo, (_old, now) => now.kind === "agents"), value("isolation", ({isolation: isolation}) => isolation, (old, now) => isLower(ISOLATION, old, now)), value("isolation-minimum", ({isolationMinimum: isolationMinimum}) => isolationMinimum, (old, now) => isLower(ISOLATION, old, now)), value("container", ({container: container}) => container ?? "none", (_old, now) => now === "none") ];
function value(key, of, weakens) {
return (before, after) => difference(key, of(before), of(after), weakens(of(before), of(after)));
}
function difference(key, before, after, weakens) {
const [old, now] = [ shown(before), shown(after) ];
return old === now ? [] : [ {
key: key,
weakens: weakens,
before: old,
after: now
} ];
}
function entries(key, before, after, weakens) {
return [ ...new Set([ ...before.keys(), ...after.keys() ]) ].flatMap(name => {
const [old, now] = [ before.get(name), after.get(name) ];
return difference(`${key}.${name}`, old, now, weakens(old, now));
});
}
function checks(before, after) {
const byId = policy => new Map(policy.checks.map(check => [ check.id, check ]));
return entries("checks", byId(before), byId(after), (old, now) => {
if (old === void 0) return false;
if (now === void 0) return old.required;
return old.command !== now.command || old.cwd !== now.cwd || old.expectExit !== now.expectExit || now.minimumTests < old.minimumTests || old.required && !now.required || now.paths.length > 0 && shown(old.paths) !== shown(now.paths);
});
}
function dependsOnLess(before, after) {
const on = (all, of) => all.find(one => one.folder === of)?.on;
return before.some(({folder: folder, on: old}) => hasLess(old, on(after, folder) ?? [])) || after.some(({folder: folder}) => on(before, folder) === void 0);
}
function hasMore(before, after) {
return after.some(one => !before.includes(one));
}
function hasLess(before, after) {
return hasMore(after, before);
}
function isLower(order, old, now) {
return order.indexOf(now) < order.indexOf(old);
}
function shown(of) {
if (of === void 0) return "";
return typeof of === "string" ? of : JSON.stringify(of);
}
},
108: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => presetSwitch
});
function presetSwitch({presets: presets}, ecosystem, id, folder) {
const place = folder === "" ? "." : folder;
return presets.get(`${id}@${place}`) ?? presets.get(`${ecosystem}@${place}`) ?? presets.get(id) ?? presets.get(ecosystem) ?? "on";
}
},
7486: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A4: () => filePart,
CQ: () => originText,
FN: () => commandPart,
G$: () => atLevel,
LM: () => NOTHING_PLANNED,
mc: () => reviewPart,
nn: () => joinParts
});
const NOTHING_PLANNED = {
commands: [],
fileCriteria: [],
settled: [],
problems: [],
surface: []
};
function commandPart(check, run) {
return {
...NOTHING_PLANNED,
commands: [ {
...run,
checks: [ check ]
} ]
};
}
function filePart(check, path) {
const criterion = {
check: check,
path: path
};
return {
...NOTHING_PLANNED,
fileCriteria: [ criterion ]
};
}
function reviewPart(check, problem) {
const settled = {
id: check.id,
kind: check.kind,
description: check.description,
status: "needs_review",
required: check.required,
residual_risk: problem.message,
evidence: {
origin: originText(check),
...check.source === void 0 ? {} : {
source: check.source
}
}
};
return {
...NOTHING_PLANNED,
settled: [ settled ],
problems: [ problem ]
};
}
function atLevel({surface: surface}, rule, found) {
const level = surface[rule];
return level === "off" ? [] : [ {
rule: rule,
level: level,
...found
} ];
}
function joinParts(parts) {
return {
commands: parts.flatMap(part => part.commands),
fileCriteria: parts.flatMap(part => part.fileCriteria),
settled: parts.flatMap(part => part.settled),
problems: distinct(parts.flatMap(part => part.problems)),
surface: distinct(parts.flatMap(part => part.surface))
};
}
function originText(check) {
return `${check.declaredBy}:${check.declaredIn}`;
}
function distinct(values) {
return [ ...new Map(values.map(value => [ JSON.stringify(value), value ])).values() ];
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
