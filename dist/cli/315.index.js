export const id = 315;

export const ids = [ 315 ];

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
3315: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runInit: () => runInit
});
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(452);
var output_folder = __webpack_require__(2112);
var replace_file = __webpack_require__(807);
function workTreeWriter(root) {
return {
write: async (name, text, replace) => {
const file = external_node_path_.join(root, ...name.split("/"));
const folder = await (0, output_folder.q)(external_node_path_.dirname(file), "make");
if (folder.kind === "refused") throw failed(name, folder.why);
const why = await (0, replace_file.g0)(file);
if (why !== void 0) throw failed(name, why);
try {
if (replace) await (0, replace_file.fR)(file, text); else await (0, replace_file.x3)(file, text);
} catch (thrown) {
const code = (0, replace_file.A3)(thrown);
const reason = code === "EEXIST" ? "a file stands there" : code;
throw failed(name, reason, thrown);
}
}
};
}
function failed(name, why, cause) {
return new errors.ue("OUTPUT_FAILED", `${name} could not be written: ${why}.`, {
cause: cause,
hint: "Make room for it, or write the text that was shown by hand."
});
}
var work_tree = __webpack_require__(767);
var promises_ = __webpack_require__(6848);
function askerOn(input, output) {
const terminal = (0, promises_.createInterface)({
input: input,
output: output
});
const lines = terminal[Symbol.asyncIterator]();
return {
ask: async question => {
terminal.setPrompt(question);
terminal.prompt();
const answer = await lines.next();
if (answer.done !== true) return answer.value.trim();
throw new errors.ue("USAGE", "An answer was expected, and the input ended.", {
hint: "`--yes` takes every default without asking."
});
},
close: () => {
terminal.close();
}
};
}
var terminal_text = __webpack_require__(2234);
var constant_script = __webpack_require__(1215);
var gate_policy = __webpack_require__(3770);
var dist = __webpack_require__(3292);
const RELEASES = {
"denoland/setup-deno": [ "v2.0.5", "22d081ff2d3a40755e97629de92e3bcbfa7cf2ed" ],
"erlef/setup-beam": [ "v1.24.0", "fc68ffb90438ef2936bbb3251622353b3dcb2f93" ],
"extractions/setup-just": [ "v4.0.0", "53165ef7e734c5c07cb06b3c8e7b647c5aa16db3" ],
"ruby/setup-ruby": [ "v1.326.0", "762794c140bbeda0f1224786aa33b4b46783a6c1" ]
};
function pinned(action) {
const [release, commit] = RELEASES[action];
return `${action}@${commit} # ${release}`;
}
const BUNDLE = {
run: [ "bundle install" ],
needsFile: [ "Gemfile" ]
};
const STEPS = {
deno: () => [ {
uses: pinned("denoland/setup-deno"),
with: [ [ "deno-version", "v2.x" ] ]
} ],
maven: javaSteps,
gradle: javaSteps,
dotnet: facts => facts.paths.has("global.json") ? [ {
uses: "actions/setup-dotnet@v5",
with: [ [ "global-json-file", "global.json" ] ]
} ] : [],
ruby: facts => [ {
uses: pinned("ruby/setup-ruby"),
with: [ facts.paths.has(".ruby-version") || facts.paths.has(".tool-versions") ? [ "ruby-version", "default" ] : [ "ruby-version", "'3.4'" ] ]
}, ...facts.paths.has("Gemfile") ? [ BUNDLE ] : [] ],
php: () => [ {
run: [ "composer install --no-interaction --no-progress --no-scripts" ],
needsFile: [ "composer.json" ]
} ],
elixir: facts => [ {
uses: pinned("erlef/setup-beam"),
with: facts.paths.has(".tool-versions") ? [ [ "version-file", ".tool-versions" ], [ "version-type", "strict" ] ] : [ [ "otp-version", "'27'" ], [ "elixir-version", "'1.18'" ] ]
}, {
run: [ "mix deps.get" ],
needsFile: [ "mix.exs" ]
} ],
just: () => [ {
uses: pinned("extractions/setup-just")
} ]
};
function ecosystemSteps(facts, ecosystems) {
const steps = ecosystems.flatMap(one => STEPS[one]?.(facts) ?? []);
return [ ...new Map(steps.map(one => [ JSON.stringify(one), one ])).values() ];
}
function javaSteps(facts) {
return [ {
uses: "actions/setup-java@v5",
with: [ [ "distribution", "temurin" ], facts.paths.has(".java-version") ? [ "java-version-file", ".java-version" ] : [ "java-version", "'21'" ] ]
} ];
}
var package_manager = __webpack_require__(8844);
function nodeSteps(facts, manager) {
const version = [ ".nvmrc", ".node-version" ].find(name => facts.paths.has(name));
const setup = {
uses: "actions/setup-node@v6",
with: [ [ "node-version-file", version ?? "" ], [ "package-manager-cache", "false" ] ]
};
return [ ...version === void 0 ? [] : [ setup ], ...installing(facts, known(manager)) ];
}
function installing(facts, manager) {
const how = installingOf(facts, manager);
const {locks: locks, locked: locked, unlocked: unlocked} = how;
const lock = locks.find(name => facts.paths.has(name));
const needsFile = lock === void 0 ? locks : [ lock ];
return [ ...how.manager.length === 0 ? [] : [ {
run: how.manager,
...versionComment(facts, manager)
} ], {
run: [ locked ],
needsFile: needsFile
}, ...lock === void 0 && needsInstall(facts, manager) ? [ {
run: [ unlocked ],
unlessFile: locks,
comment: `Commit a ${locks[0]}: without one each run may get other packages.`
} ] : [] ];
}
function installingOf(facts, manager) {
switch (manager) {
case "pnpm":
return {
manager: [ `npm install --global ${named(facts, manager)}` ],
locks: [ "pnpm-lock.yaml" ],
locked: "pnpm install --frozen-lockfile --ignore-scripts",
unlocked: "pnpm install --no-lockfile --ignore-scripts"
};

case "yarn":
return isModernYarn(facts) ? {
manager: [ "corepack enable" ],
locks: [ "yarn.lock" ],
locked: "yarn install --immutable --mode=skip-build",
unlocked: "yarn install --no-immutable --mode=skip-build"
} : {
manager: [],
locks: [ "yarn.lock" ],
locked: "yarn install --frozen-lockfile --ignore-scripts",
unlocked: "yarn install --no-lockfile --ignore-scripts"
};

case "bun":
return {
manager: [ `npm install --global ${named(facts, manager)}` ],
locks: [ "bun.lock", "bun.lockb" ],
locked: "bun install --frozen-lockfile --ignore-scripts",
unlocked: "bun install --no-save --ignore-scripts"
};

case "npm":
return {
manager: [],
locks: [ "package-lock.json", "npm-shrinkwrap.json" ],
locked: "npm ci --ignore-scripts",
unlocked: "npm install --ignore-scripts --no-package-lock"
};
}
}
function versionComment(facts, manager) {
return version(facts, manager) === "" ? {
comment: "Name the version by packageManager in package.json: without it each run may get another."
} : {};
}
function needsInstall(facts, manager) {
return manager !== "npm" || /"(?:devDependencies|dependencies|workspaces)"\s*:/.test(manifestText(facts));
}
function isModernYarn(facts) {
return facts.paths.has(".yarnrc.yml") || /^(?:[2-9]|\d\d)/.test(version(facts, "yarn"));
}
function named(facts, manager) {
const exact = version(facts, manager);
return exact === "" ? manager : `${manager}@${exact}`;
}
function version(facts, manager) {
const [, name = "", exact = ""] = /"packageManager"\s*:\s*"([a-z]+)@(\d+\.\d+\.\d+)/.exec(manifestText(facts)) ?? [];
return name === manager ? exact : "";
}
function manifestText(facts) {
const file = facts.texts.get("package.json");
return file?.kind === "text" ? file.text : "";
}
function known(manager) {
const declared = (0, package_manager.w)(manager);
return declared.kind === "manager" ? declared.manager : "npm";
}
function installSteps(facts, found) {
return [ ...found.packageManager === void 0 ? [] : nodeSteps(facts, found.packageManager), ...found.ecosystems.includes("python") ? pythonSteps(facts, found) : [], ...ecosystemSteps(facts, found.ecosystems) ];
}
function pythonSteps(facts, found) {
const version = facts.paths.has(".python-version") ? [ "python-version-file", ".python-version" ] : [ "python-version", "3.x" ];
const lines = pythonInstall(facts);
const tools = pythonTools(found);
return [ {
uses: "actions/setup-python@v6",
with: [ version ]
}, {
run: [ ...lines, ...tools.length === 0 || facts.paths.has("uv.lock") ? [] : [ `python -m pip install ${tools.join(" ")}` ] ]
} ].filter(step => step.run === void 0 || step.run.length > 0);
}
function pythonInstall(facts) {
if (facts.paths.has("uv.lock")) return [ "python -m pip install uv", "uv sync --frozen --all-groups --all-extras", 'echo "$PWD/.venv/bin" >> "$GITHUB_PATH"' ];
if (facts.paths.has("poetry.lock")) return [ "python -m pip install poetry", "POETRY_VIRTUALENVS_CREATE=false python -m poetry install" ];
const requirements = [ "requirements.txt", "requirements-dev.txt", "requirements-test.txt", "dev-requirements.txt" ].filter(name => facts.paths.has(name));
return [ ...requirements.map(name => `python -m pip install -r ${name}`), ...projectInstall(facts) ];
}
function projectInstall(facts) {
const file = facts.texts.get("pyproject.toml");
const toml = file?.kind === "text" ? tomlOf(file.text) : {};
const project = table(toml["project"]);
const names = [ "test", "tests", "dev" ];
const extras = table(project?.["optional-dependencies"]) ?? {};
const groups = table(toml["dependency-groups"]) ?? {};
const extra = names.filter(name => Object.hasOwn(extras, name)).join(",");
return [ ...project === void 0 && table(toml["build-system"]) === void 0 ? [] : [ `python -m pip install -e '.${extra === "" ? "" : `[${extra}]`}'` ], ...names.filter(name => Object.hasOwn(groups, name)).map(name => `python -m pip install --group ${name}`) ];
}
function pythonTools(found) {
const tools = found.presets.flatMap(({command: command}) => {
const tool = /^python -m (pytest|ruff|mypy)\b/.exec(command)?.[1];
return tool === void 0 ? [] : [ tool ];
});
return [ ...new Set(tools) ];
}
function tomlOf(text) {
try {
return (0, dist.qg)(text);
} catch {
return {};
}
}
function table(value) {
return typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
}
function yamlScalar(text) {
if (/^[A-Za-z][\w./-]*(?: [\w./-]+)*$/.test(text) && !isWord(text)) return text;
return /^[\u0020-\u007e]*$/.test(text) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}
function isWord(text) {
return /^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text);
}
function oneLine(text) {
return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?").slice(0, 200);
}
var own_page = __webpack_require__(4613);
const MOST_LISTED = 12;
function policyText(found, choices) {
return [ `# What proves a change. Read from the base branch (${oneLine(found.defaultBranch)}) only: a pull request`, `# cannot change what is demanded of it. Every key: ${(0, 
own_page.S)("docs/policy.md")}.`, "version: 1", "", ...presetLines(found, choices), ...checkLines(found, choices), ...packageLines(found, choices), ...REST ].join("\n");
}
const REST = [ "# Who may waive a change that could not be proven: roles, teams or people, never its author.", "# waivers:", "#   authority:", "#     permissions: [maintain, admin]", "" ];
function presetLines(found, choices) {
const shown = found.presets.filter(({folder: folder}) => folder === "" || choices.packages);
if (shown.length === 0) return [];
const listed = shown.slice(0, MOST_LISTED);
const more = shown.length - listed.length;
const optional = shown.find(one => !one.required);
return [ "# Found by themselves, with nothing to write here:", ...listed.map(one => `#   ${oneLine(one.id)}: ${oneLine(one.command)} (${one.required ? "required" : "optional"})`), ...more === 0 ? [] : [ `#   and ${String(more)} more` ], "# A preset can be switched: on, off, required or optional.", "# presets:", `#   ${oneLine(optional?.id ?? shown[0]?.id ?? "")}: ${optional === void 0 ? "optional" : "required"}`, "" ];
}
function checkLines(found, choices) {
const lines = [ "checks:", "  - id: proof", "    kind: test", `    command: ${yamlScalar(choices.check ?? "make test")}` ];
if (choices.check !== void 0) return [ "# Commands of your own.", ...lines, "" ];
const proven = hasRequired(found, choices) || found.acceptance;
return [ proven ? "# Commands of your own, beside what was found." : "# Nothing proves a change yet, so each one stays incomplete: name a command that does.", ...lines.map(line => `# ${line}`), "" ];
}
function hasRequired(found, choices) {
return found.presets.some(one => one.required && (one.folder === "" || choices.packages));
}
function unprovenWorkspaces(found) {
return found.workspaces.filter(({ecosystem: ecosystem}) => !found.presets.some(one => one.folder === "" && one.required && one.ecosystem === ecosystem));
}
function packageLines(found, choices) {
const unproven = unprovenWorkspaces(found);
const workspaces = unproven.length > 0 ? unproven : found.workspaces;
const globs = [ ...new Set(workspaces.flatMap(one => one.globs)) ];
if (globs.length === 0) return [];
const sources = workspaces.map(one => oneLine(one.source)).join(", ");
const lines = [ "packages:", "  folders:", ...globs.map(glob => `    - ${yamlScalar(glob)}`), "  # Every change runs the checks of every package. To leave out those of packages that a", "  # change does not reach, by their manifests: what they do not say (an import of another", `  # folder, say) is in ${(0, 
own_page.S)("docs/monorepo.md")}: read it, then switch it on.`, "  # only-changed: true" ];
return choices.packages ? [ `# Each package has presets of its own (from ${sources}).`, ...lines, "" ] : [ `# Packages (from ${sources}) can have presets of their own beside those of the root.`, ...lines.map(line => `# ${line}`), "" ];
}
var survey = __webpack_require__(7669);
const HEAD = "# Judges every pull request: its required checks pass on exactly its content, or a\n# person with authority waives exactly that content. Made by `completion-gate init`;\n# `completion-gate doctor` looks it over. The check to require is \"completion-gate\".\nname: completion-gate\non:\n  # No branch or path filters: a pull request that starts no run gets no verdict.\n  pull_request:\n    types:\n      [\n        opened,\n        synchronize,\n        reopened,\n        ready_for_review,\n        edited,\n        labeled,\n        unlabeled\n      ]\n  # Waivers, and what takes them back.\n  pull_request_review:\n  issue_comment:\n    types: [created, edited, deleted]\n  # The merge queue, where there is one.\n  merge_group:\npermissions:\n  contents: read # the change and the policy\n  checks: write # the verdict\n  pull-requests: write # who claims what, and stale labels\n  issues: write # the answer to a claim\nconcurrency:\n  # One run at a time for a pull request. A comment must not end a run that proves something.\n  group: completion-gate-${{ github.event.pull_request.number || github.event.issue.number || github.ref }}\n  cancel-in-progress: false\njobs:\n  gate:\n    # Comments on issues that are no pull requests. Any other condition could skip the verdict.\n    if: github.event_name != 'issue_comment' || github.event.issue.pull_request\n    runs-on: ubuntu-latest\n    timeout-minutes: 60\n    steps:\n      - uses: actions/checkout@v6\n        with:\n          # The commands of the pull request must not find a token in the checkout.\n          persist-credentials: false\n          ref: ${{ github.event_name == 'issue_comment' && format('refs/pull/{0}/head', github.event.issue.number) || github.event.pull_request.head.sha || github.sha }}\n";
const NOT_ON_COMMENT = "github.event_name != 'issue_comment'";
function workflowText(steps) {
const note = steps.length === 0 ? "      # A step that installs what the checks need goes here.\n" : "";
return `${HEAD}${steps.map(stepText).join("")}${note}      - uses: completion-gate/completion-gate@v1\n`;
}
function stepText(step) {
const keys = [ ...step.uses === void 0 ? [] : [ `uses: ${step.uses}` ], ...runLines(step.run ?? []), `if: ${condition(step)}`, ...step.with === void 0 ? [] : [ "with:", ...step.with.map(([key, value]) => `  ${key}: ${value}`) ] ];
const comment = step.comment === void 0 ? "" : `      # ${step.comment}\n`;
return `${comment}${keys.map((line, at) => `${at === 0 ? "      - " : "        "}${line}\n`).join("")}`;
}
function runLines(run) {
if (run.length === 0) return [];
const [first = ""] = run;
return run.length === 1 ? [ `run: ${first}` ] : [ "run: |", ...run.map(line => `  ${line}`) ];
}
function condition({needsFile: needsFile, unlessFile: unlessFile}) {
return [ NOT_ON_COMMENT, ...needsFile === void 0 ? [] : [ `${hashOf(needsFile)} != ''` ], ...unlessFile === void 0 ? [] : [ `${hashOf(unlessFile)} == ''` ] ].join(" && ");
}
function hashOf(files) {
return `hashFiles(${files.map(file => `'${file}'`).join(", ")})`;
}
function defaultChoices(found) {
return {
packages: unprovenWorkspaces(found).length > 0,
check: void 0
};
}
function propose(facts, found, choices) {
const texts = [ [ survey.A8, workflowText(installSteps(facts, found)) ], [ gate_policy.l, policyText(found, choices) ] ];
return {
files: texts.map(([path, text]) => ({
path: path,
text: text,
state: stateOf(facts, path, text)
})),
remarks: remarks(found, choices),
nextSteps: nextSteps(found)
};
}
function stateOf({paths: paths, texts: texts}, path, text) {
if (!paths.has(path)) return "new";
const standing = texts.get(path);
return standing?.kind === "text" && standing.text === text ? "same" : "other";
}
function remarks(found, choices) {
const proven = choices.check !== void 0 || hasRequired(found, choices) || found.acceptance;
return [ ...found.unknown, ...found.isBranchGuessed ? [ `No origin/HEAD, main or master says which branch changes are merged into: ${found.defaultBranch} is taken, which is only the one that is checked out. Name another with --branch NAME.` ] : [], ...proven ? [] : [ "Nothing in this repository proves a change yet: no test was found. Name a command with --check COMMAND, or every change stays incomplete." ], ...found.workflows.length === 0 ? [] : [ `Other workflows stay as they are: ${found.workflows.join(", ")}.` ] ];
}
function nextSteps(found) {
return [ `Commit both files and merge them into ${found.defaultBranch}: the policy counts from there. Their pull request needs a person: they say what a check means.`, "Run `completion-gate doctor`, and again with `--repo OWNER/NAME` and a token in GITHUB_TOKEN.", `Require the check "completion-gate" for ${found.defaultBranch}, with an expected source.` ];
}
var repository_facts = __webpack_require__(151);
function refusal(found, {files: files}, allowed) {
if (found.misnamedPolicy) return new errors.ue("USAGE", `The policy is expected as ${gate_policy.l}, and it is called ${gate_policy.O}.`, {
hint: `git mv ${gate_policy.O} ${gate_policy.l}`
});
if (allowed) return;
const standing = files.filter(({state: state}) => state === "other");
if (standing.length > 0) return new errors.ue("USAGE", `Nothing was written: ${standing.map(({path: path}) => path).join(" and ")} ${standing.length === 1 ? "stands" : "stand"} there with other text.`, {
hint: "`--force` replaces what stands there; `--dry-run` shows what would take its place."
});
if (found.gateWorkflows.length > 0) return new errors.ue("USAGE", `Nothing was written: ${found.gateWorkflows.join(" and ")} runs the gate already, and two workflows would post the same check.`, {
hint: "`completion-gate doctor` looks the standing one over; `--force` writes another."
});
return;
}
var exit_codes = __webpack_require__(535);
var external_node_util_ = __webpack_require__(7975);
var command_options = __webpack_require__(8668);
var understood = __webpack_require__(7200);
function initFlags(args) {
const {values: values} = (0, understood.S)("init", () => (0, external_node_util_.parseArgs)({
args: [ ...args ],
options: command_options.l.init,
strict: true
}));
const {packages: packages, "no-packages": noPackages, check: check, branch: branch} = values;
if (packages === true && noPackages === true) throw (0, understood.C)("init", "--packages and --no-packages contradict each other.");
if (check?.trim() === "") throw (0, understood.C)("init", "--check expects a command, and got a blank one.");
if (branch !== void 0 && !isBranchName(branch)) throw (0, understood.C)("init", `--branch expects the name of a branch, and got ${JSON.stringify(branch)}.`);
return {
...values,
branch: branch,
dryRun: values["dry-run"],
check: check,
packages: noPackages === true ? false : packages
};
}
function isBranchName(name) {
return /^(?![-/.])[^\s~^:?*[\\\p{Cc}]+$/u.test(name);
}
var print = __webpack_require__(7721);
async function askedChoices(asker, found, told, flags) {
const packages = flags.packages === void 0 && found.workspaces.length > 0 ? await yesOrNo(asker, "Shall each package have checks of its own?", told.packages) : told.packages;
const choices = {
...told,
packages: packages
};
const isAsked = flags.check === void 0 && !found.acceptance && !hasRequired(found, choices);
return isAsked ? {
...choices,
check: await command(asker, told.check)
} : choices;
}
async function askedBranch(asker, found) {
if (!found.isBranchGuessed) return found;
const {defaultBranch: defaultBranch} = found;
for (;;) {
const answer = await asker.ask(`Which branch are changes merged into? [${(0, terminal_text.e)(defaultBranch)}] `);
if (answer === "" || isBranchName(answer)) return {
...found,
defaultBranch: answer || defaultBranch,
isBranchGuessed: false
};
}
}
async function mayWrite(asker, {path: path, state: state}, force) {
const name = (0, terminal_text.e)(path);
return state === "other" && !force ? await yesOrNo(asker, `${name} stands there with other text. Replace it?`, false) : await yesOrNo(asker, `Write ${name}?`, true);
}
async function command(asker, suggested) {
const usual = suggested === void 0 ? "empty for none" : `[${(0, terminal_text.e)(suggested)}]`;
const answer = await asker.ask(`No test was found. Which command proves a change? ${usual} `);
return answer === "" ? suggested : answer;
}
async function yesOrNo(asker, question, usual) {
for (;;) {
const answer = await asker.ask(`${question} ${usual ? "[Y/n]" : "[y/N]"} `);
if (answer === "") return usual;
if (/^y(?:es)?$/i.test(answer)) return true;
if (/^no?$/i.test(answer)) return false;
}
}
const STATES = {
new: "new",
same: "stands there already",
other: "would replace what stands there"
};
function foundWords(found) {
const {packageManager: packageManager, workspaces: workspaces, gateWorkflows: gateWorkflows} = found;
const ecosystems = found.ecosystems.length === 0 ? "none with checks that are known" : found.ecosystems.join(", ");
const packages = workspaces.map(({folders: folders, source: source}) => `${String(folders.length)} ${folders.length === 1 ? "package" : "packages"} (${source})`);
const rows = [ [ "ecosystems", packageManager === void 0 ? ecosystems : `${ecosystems} (${packageManager})` ], ...packages.length === 0 ? [] : [ [ "packages", packages.join(", ") ] ], [ "base branch", `${found.defaultBranch}${found.isBranchGuessed ? " (a guess: it is checked out)" : ""}` ], ...found.presets.slice(0, 12).map(one => [ "check", checkWords(one) ]), ...gateWorkflows.length === 0 ? [] : [ [ "the gate", `runs already in ${gateWorkflows.join(", ")}` ] ] ];
return `Found\n${rows.map(([key = "", value = ""]) => `  ${key.padEnd(12)} ${(0, 
terminal_text.e)(value)}\n`).join("")}\n`;
}
function checkWords({id: id, command: command, required: required}) {
return `${id}: ${command}${required ? "" : " (optional)"}`;
}
function proposalWords({files: files, remarks: remarks}) {
const shown = files.map(({path: path, text: text, state: state}) => {
const lines = text.split("\n").map(one => one === "" ? "" : `  ${(0, terminal_text.e)(one)}`);
return `${(0, terminal_text.e)(path)} (${STATES[state]})\n\n${lines.join("\n")}\n`;
});
const notes = remarks.map(one => `Note: ${(0, terminal_text.e)(one)}\n`);
return [ ...shown, ...notes.length === 0 ? [] : [ `${notes.join("")}\n` ] ].join("");
}
async function runInit(args, line) {
const flags = initFlags(args);
const asker = askerFor(flags, line);
try {
return await proposeAndWrite(flags, line, asker);
} finally {
asker?.close();
}
}
async function proposeAndWrite(flags, line, asker) {
const tree = await (0, work_tree.w)({
dir: flags.repo,
environment: line.environment
});
const facts = factsOf(await (0, repository_facts.m)(tree), flags);
const found = await withBranch((0, survey.Fr)(facts), asker);
if (!flags.json) (0, print.yy)(line, foundWords(found));
const choices = await choicesOf(flags, found, asker);
refuseConstant(choices);
const proposal = propose(facts, found, choices);
if (!flags.json) (0, print.yy)(line, proposalWords(proposal));
const problem = flags.dryRun ? void 0 : refusal(found, proposal, flags.force || asker !== void 0);
if (problem !== void 0) throw problem;
const files = flags.dryRun ? [] : await chosenFiles(flags, proposal, asker);
const writer = workTreeWriter(tree.root);
for (const {path: path, text: text, state: state} of files) await writer.write(path, text, state === "other");
if (flags.json) (0, print.Q2)(line, documentOf(proposal, files)); else (0, print.yy)(line, ending(flags, proposal, files));
return exit_codes.dc.complete;
}
function factsOf(facts, {branch: branch}) {
return branch === void 0 ? facts : {
...facts,
defaultBranch: branch,
isBranchGuessed: false
};
}
async function withBranch(found, asker) {
return asker === void 0 ? found : await askedBranch(asker, found);
}
function refuseConstant({check: check = ""}) {
if (check.trim() === "" || (0, constant_script.P)(check) !== 0) return;
throw new errors.ue("USAGE", `Expected a command that fails when the work is wrong; ${JSON.stringify(check.slice(0, 80))} never fails.`, {
hint: 'Name one with --check COMMAND, such as --check "make test".'
});
}
function askerFor(flags, line) {
if (flags.yes || flags.dryRun) return;
const {stdin: stdin, stdout: stdout} = line;
if (!flags.json && stdout.isTTY === true && stdin?.isTTY === true) return askerOn(stdin, stdout);
throw new errors.ue("USAGE", "init asks before it writes, and there is no terminal to ask on.", {
hint: "`--yes` takes every default; `--dry-run` shows and writes nothing."
});
}
async function choicesOf(flags, found, asker) {
const suggested = defaultChoices(found);
const told = {
check: flags.check ?? suggested.check,
packages: flags.packages ?? suggested.packages
};
return asker === void 0 ? told : await askedChoices(asker, found, told, flags);
}
async function chosenFiles(flags, {files: files}, asker) {
const open = files.filter(({state: state}) => state !== "same");
if (asker === void 0) return open;
const chosen = [];
for (const file of open) if (await mayWrite(asker, file, flags.force)) chosen.push(file);
return chosen;
}
function documentOf({files: files, remarks: remarks, nextSteps: nextSteps}, written) {
return {
schema: "completion-gate.init.v1",
files: files.map(file => ({
path: file.path,
state: file.state,
written: written.includes(file),
text: file.text
})),
remarks: remarks,
next_steps: nextSteps
};
}
function ending({dryRun: dryRun}, {files: files, nextSteps: nextSteps}, written) {
const paths = written.map(({path: path}) => (0, terminal_text.e)(path));
const left = files.filter(file => file.state !== "same" && !written.includes(file));
return [ ...dryRun ? [ "Nothing was written." ] : [], ...paths.length === 0 ? [] : [ `Written: ${paths.join(", ")}` ], ...dryRun || left.length === 0 ? [] : [ `Left as they are: ${left.map(({path: path}) => path).join(", ")}` ], ...files.every(({state: state}) => state === "same") ? [ "Both files stand there already, as shown." ] : [], "", "Next:", ...nextSteps.map((step, at) => `  ${String(at + 1)}. ${(0, 
terminal_text.e)(step)}`), "" ].join("\n");
}
}
};
