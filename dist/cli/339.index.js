export const id = 339;

export const ids = [ 339 ];

export const modules = {
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
839: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => normalPath,
h: () => leavesRoot
});
function normalPath(written) {
const names = [];
for (const name of written.split("/")) {
if (name === "" || name === ".") continue;
const canGoUp = names.length > 0 && names.at(-1) !== "..";
if (name === ".." && canGoUp) names.pop(); else names.push(name);
}
return names.join("/");
}
function leavesRoot(written) {
return written.startsWith("/") || normalPath(written).split("/")[0] === "..";
}
},
9448: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G4: () => defaultPolicy,
ON: () => parsePolicy,
IO: () => policyInvalid
});
var errors = __webpack_require__(452);
var own_page = __webpack_require__(4613);
var gate_policy = __webpack_require__(3770);
var schemas = __webpack_require__(2857);
const WRITTEN = /^(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,5})s)?$/;
const SHORTEST_TIMEOUT_MS = 1e3;
const LONGEST_TIMEOUT_MS = 216e5;
const DURATION_PATTERN = /^(?=\d)(\d{1,5}h)?(\d{1,5}m)?(\d{1,5}s)?$/;
function durationMs(written) {
if (typeof written === "number") return Number.isSafeInteger(written) && written >= 0 ? written * 1e3 : void 0;
const parts = WRITTEN.exec(written);
if (written === "" || parts === null) return;
const [hours, minutes, seconds] = [ parts[1], parts[2], parts[3] ].map(part => Number(part ?? 0));
return ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1e3;
}
function isTimeout(written) {
const ms = durationMs(written);
return ms !== void 0 && ms >= SHORTEST_TIMEOUT_MS && ms <= LONGEST_TIMEOUT_MS;
}
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const CREDENTIALS = /^(INPUT_.*|STATE_.*|ACTIONS_.*|(GITHUB|GH)(_ENTERPRISE)?_TOKEN|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY))$/i;
const BENDERS = /^(NODE_OPTIONS|PROMPT_COMMAND|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PS4|IFS|LD_.*|DYLD_.*|GIT_.*|NPM_CONFIG_(SCRIPT_SHELL|IF_PRESENT|NODE_OPTIONS))$|^BASH_FUNC/i;
function environmentNameProblem(name) {
if (CREDENTIALS.test(name)) return `"${name}" carries a credential or a file of the runner and is never passed to a command`;
if (BENDERS.test(name)) return `"${name}" changes what a command does and is never passed on`;
if (!NAME.test(name) || name.length > 128) return "expected the name of a variable: letters, digits and underscores, not its value";
return;
}
var glob = __webpack_require__(6298);
var preset_names = __webpack_require__(7886);
var nearest_word = __webpack_require__(2616);
const BEGINNING = "unknown key; allowed are ";
function unknownKeys(allowed) {
return `${BEGINNING}${allowed.join(", ")}`;
}
function unknownKey(sentence, key) {
const allowed = sentence.startsWith(BEGINNING) ? sentence.slice(BEGINNING.length).split(", ") : [];
const meant = (0, nearest_word.z)(key, allowed);
return meant === void 0 ? sentence : `unknown key; did you mean "${meant}"? Allowed are ${allowed.join(", ")}`;
}
const LONGEST_COMMAND = 8192;
const MOST_ITEMS = 200;
const DURATION_EXPECTED = 'expected a duration such as "90s", "15m" or "1h30m", or whole seconds';
const command = schemas.YjP().max(LONGEST_COMMAND).refine(text => text.trim() !== "", "expected a command, got a blank text").refine(text => !text.includes("\0"), "a command has no NUL character").meta({
title: "command"
});
const timeout = schemas.KCZ([ schemas.Whr(), schemas.YjP().regex(DURATION_PATTERN, {
error: DURATION_EXPECTED,
abort: true
}) ], {
error: DURATION_EXPECTED
}).refine(isTimeout, "expected a duration from 1s to 6h").meta({
title: "duration"
});
const written_values_glob = schemas.YjP().max(glob.S).superRefine((text, context) => {
const problem = (0, glob.A)(text);
if (problem !== void 0) context.addIssue({
code: "custom",
message: problem
});
}).meta({
title: "glob"
});
const globs = schemas.YOg(written_values_glob).max(MOST_ITEMS);
const oneLine = schemas.YjP().min(1).max(200).regex(/^[^\r\n]*\S[^\r\n]*$/, "expected one line of text that is not blank");
const presetKey = schemas.YjP().regex(new RegExp(`^(?:${[ ...preset_names.SQ, ...preset_names.ZR ].join("|")})(?:@[^@\\s]+)?$`), `expected an ecosystem (${preset_names.SQ.join(", ")}) or a preset (${preset_names.ZR.join(", ")}), with "@folder" for one package`);
const variable = schemas.YjP().superRefine((name, context) => {
const problem = environmentNameProblem(name);
if (problem !== void 0) context.addIssue({
code: "custom",
message: problem
});
}).meta({
title: "name"
});
function strict(shape) {
const sentence = unknownKeys(Object.keys(shape));
return schemas.rej(shape, {
error: issue => issue.code === "unrecognized_keys" ? sentence : void 0
});
}
const applies_to_schema_MOST_ITEMS = 200;
const texts = schemas.YOg(schemas.YjP().regex(/^\S(?:[^\r\n]{0,198}\S)?$/, "expected one line of text without spaces at its ends")).max(applies_to_schema_MOST_ITEMS).default([]);
const agents = strict({
authors: texts.describe("Logins of accounts that agents use, beside the known ones."),
apps: texts.describe("Slugs of apps that are agents."),
branches: texts.describe("What the name of an agent's head branch begins with."),
trailers: texts.describe("Commit trailers of agents: `Key` for any value, or `Key: value`.")
});
const appliesToSchema = schemas.KCZ([ schemas.k5n([ "all", "agents" ]), strict({
agents: agents.describe("What else marks an agent.")
}) ]);
function appliesToOf(written) {
if (written === "all") return {
kind: "all"
};
const none = {
authors: [],
apps: [],
branches: [],
trailers: []
};
return written === "agents" ? {
kind: "agents",
...none
} : {
kind: "agents",
...written.agents
};
}
var normal_path = __webpack_require__(839);
function normalisePolicy(written) {
const timeoutMs = milliseconds(written.timeout);
const {packages: packages, acceptance: acceptance, waivers: waivers} = written;
return {
checks: written.checks.map(check => policyCheck(check, written, timeoutMs)),
presets: new Map(Object.entries(written.presets)),
packages: policyPackages(packages),
setup: written.setup.map(step => typeof step === "string" ? {
command: step.trim(),
timeoutMs: timeoutMs
} : {
command: step.command.trim(),
timeoutMs: milliseconds(step.timeout ?? written.timeout)
}),
timeoutMs: timeoutMs,
minimumTests: written["minimum-tests"],
acceptance: acceptance === "trust-head" ? {
files: [],
trustHead: true,
manual: "advisory"
} : {
files: acceptance.files,
trustHead: acceptance["trust-head"],
manual: acceptance.manual
},
scope: written.scope,
drift: written.drift,
generated: written.generated,
environment: written.environment,
waivers: {
labelPrefix: waivers["label-prefix"],
authority: waivers.authority,
minimumReasonLength: waivers["minimum-reason-length"]
},
appliesTo: appliesToOf(written["applies-to"]),
surface: written.surface,
isolation: written.isolation,
isolationMinimum: written["isolation-minimum"],
...written.container === "none" ? {} : {
container: written.container
}
};
}
function policyPackages(written) {
if (Array.isArray(written)) return {
folders: written,
onlyChanged: false,
always: [],
apart: [],
dependsOn: []
};
return {
folders: written.folders,
onlyChanged: written["only-changed"],
always: written.always,
apart: written.apart,
dependsOn: Object.entries(written["depends-on"]).map(([folder, on]) => ({
folder: folder,
on: on
}))
};
}
function policyCheck(check, written, timeoutMs) {
return {
id: check.id,
kind: check.kind,
description: check.description?.trim() ?? `Run ${check.id}`,
command: check.command.trim(),
required: check.required,
paths: check.paths ?? [],
timeoutMs: check.timeout === void 0 ? timeoutMs : milliseconds(check.timeout),
expectExit: check["expect-exit"],
minimumTests: check["minimum-tests"] ?? (check.kind === "test" ? written["minimum-tests"] : 0),
cwd: (0, normal_path.F)(check["working-directory"])
};
}
function milliseconds(written) {
return durationMs(written) ?? 0;
}
var read_yaml = __webpack_require__(7434);
var isolation_level = __webpack_require__(2462);
function ruleProblems(data) {
const checks = looseChecks(data);
return [ ...[ duplicateIds, reservedIds, foldersOutside ].flatMap(rule => rule(checks)), ...excludesAll(data), ...isolationTooWeak(data) ];
}
function excludesAll(data) {
const globs = property(property(data, "scope"), "exclude");
if (!Array.isArray(globs)) return [];
return globs.flatMap((glob, at) => typeof glob === "string" && /^[*?/{},.[\]!^-]+$/.test(glob) ? problem([ "scope", "exclude", at ], `"${glob}" would leave out everything, and the gate would prove nothing; name a folder or an ending`) : []);
}
function isolationTooWeak(data) {
const levels = isolation_level.l$;
const level = rules_text(property(data, "isolation")) ?? "auto";
const minimum = rules_text(property(data, "isolation-minimum")) ?? "none";
if (levels.includes(level) && levels.indexOf(level) < levels.indexOf(minimum)) return problem([ "isolation" ], `"${level}" is weaker than the isolation-minimum "${minimum}", so no check could ever run; raise it, or lower the minimum`);
const container = property(data, "container") ?? "none";
if (container !== "none") return [];
return [ [ "isolation", level ], [ "isolation-minimum", minimum ] ].flatMap(([key = "", value]) => value === "container" ? problem([ key ], '"container" cannot be had without the key "container", so no check could ever run; name an image there') : []);
}
function duplicateIds(checks) {
return checks.flatMap(({id: id}, at) => {
const first = checks.findIndex(other => other.id === id);
return id === void 0 || first === at ? [] : problem([ "checks", at, "id" ], `"${id}" is the id of checks[${first}] too`);
});
}
function reservedIds(checks) {
return checks.flatMap(({id: id}, at) => {
const [prefix, ...rest] = (id ?? "").split(":");
return rest.length > 0 && preset_names.AM.includes(prefix ?? "") ? problem([ "checks", at, "id" ], `"${prefix ?? ""}:" is kept for the gate's own ids; choose another id`) : [];
});
}
function foldersOutside(checks) {
return checks.flatMap(({folder: folder}, at) => folder === void 0 || isInside(folder) ? [] : problem([ "checks", at, "working-directory" ], 'expected a folder of the repository, relative to its root, with "/" between names'));
}
function isInside(folder) {
return !(0, normal_path.h)(folder) && !/[\\\0\r\n]/.test(folder);
}
function looseChecks(data) {
return listOf(property(data, "checks")).map(check => ({
id: rules_text(property(check, "id")),
folder: rules_text(property(check, "working-directory"))
}));
}
function property(value, key) {
return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
function rules_text(value) {
return typeof value === "string" ? value : void 0;
}
function problem(keys, message) {
return [ {
keys: keys,
message: message
} ];
}
function placedProblems(issues, above = []) {
return issues.flatMap(issue => {
const keys = [ ...above, ...issue.path ];
if (issue.code === "unrecognized_keys") return issue.keys.map(key => ({
keys: [ ...keys, key ],
message: unknownKey(issue.message, key)
}));
if (issue.code === "invalid_key") return [ {
keys: keys,
message: issue.issues[0]?.message ?? issue.message
} ];
if (issue.code === "invalid_union") return unionProblems(issue, keys);
return [ {
keys: keys,
message: plain(issue.message)
} ];
});
}
function writtenProblem(problem, line) {
const where = line === void 0 ? "" : ` (line ${line})`;
return {
path: `${pathText(problem.keys)}${where}`,
message: problem.message
};
}
function unionProblems(issue, keys) {
const ofType = issue.errors.find(errors => !errors.some(error => isOfOtherType(error)));
if (ofType !== void 0 && ofType.length > 0) return placedProblems(ofType, keys);
const expected = issue.errors.flatMap(errors => errors.map(error => plain(error.message)));
const message = issue.message === "Invalid input" ? [ ...new Set(expected) ].join("; or ") : issue.message;
return [ {
keys: keys,
message: message
} ];
}
function isOfOtherType(issue) {
return issue.path.length === 0 && (issue.code === "invalid_type" || issue.code === "invalid_value");
}
function plain(message) {
const text = message.replace(/^Invalid (input|option): /, "").replace(/^(.*), received undefined$/, "is missing; $1");
return text.charAt(0).toLowerCase() + text.slice(1);
}
function pathText(keys) {
return keys.map((key, at) => {
if (typeof key === "number") return `[${key}]`;
return at === 0 ? String(key) : `.${String(key)}`;
}).join("");
}
const IMAGE = /^[a-z0-9][a-z0-9._/:-]{0,199}@sha256:[0-9a-f]{64}$/;
const containerSchema = strict({
image: schemas.YjP().regex(IMAGE, "expected an image by digest, NAME@sha256: and 64 hex digits").describe("The image, by digest. It needs bash and the tools of the checks."),
network: schemas.k5n([ "none", "bridge" ]).default("bridge").describe("`none` gives commands no network.")
});
const packagesSchema = schemas.KCZ([ globs, strict({
folders: globs.describe("Globs of the folders."),
"only-changed": schemas.zMY().default(false).describe("Plan a package's presets only when the change reaches it: touches its folder, a package that it depends on, or a file outside every package."),
always: globs.default([]).describe("Globs of packages that are planned whatever the change reaches."),
apart: globs.default([]).describe("Globs of paths outside every package that reach none, such as `docs/**`. Without it such a path reaches every package."),
"depends-on": schemas.g1P(written_values_glob, globs).refine(written => Object.keys(written).length <= MOST_ITEMS, `expected at most ${MOST_ITEMS} packages`).default({}).describe("What packages depend on beside what their manifests declare: globs of packages, each with globs of folders or files. For a package whose ecosystem declares nothing that the gate reads it is all there is.")
}) ]);
const SURFACE_LEVELS = [ "block", "warn", "off" ];
const SURFACE_RULES = {
"policy-changed": {
level: "block",
about: "The gate's policy is added, changed, renamed or deleted; the finding names the keys that differ and those that weaken it."
},
"criterion-dropped": {
level: "block",
about: "A machine criterion of an acceptance file is dropped or reads otherwise. It still runs as the base wrote it."
},
"criterion-manual-dropped": {
level: "warn",
about: "A criterion that only a person can judge is dropped or changed."
},
"workflow-changed": {
level: "block",
about: "A workflow or an action under `.github` is changed."
},
"github-changed": {
level: "block",
about: "Another file under `.github` is changed that may steer what runs or who reviews, such as a settings file of an app."
},
"github-text-changed": {
level: "warn",
about: "A file under `.github` that people read is changed."
},
"ci-changed": {
level: "warn",
about: "A definition of another CI system, or an `action.yml`, is changed."
},
"codeowners-changed": {
level: "block",
about: "A CODEOWNERS file is changed: it says who must review."
},
"script-changed": {
level: "block",
about: "A script of a package.json that a check runs, a hook of it or a script it calls means something else."
},
"script-added": {
level: "warn",
about: "A package.json has a `test` script that it did not have."
},
"install-script-changed": {
level: "block",
about: "A script that an install runs by itself (`preinstall`, `install`, `postinstall`, `prepare`) is added or changed."
},
"check-file-changed": {
level: "block",
about: "A file that a check's command or script names directly, such as `node scripts/test.js` or `make test`, means something else."
},
"preset-lost": {
level: "block",
about: "A preset of the base has nothing in its place on the head."
},
"preset-command-changed": {
level: "warn",
about: "A preset runs by another command than on the base."
},
"package-manager-configuration": {
level: "block",
about: "A setting of npm, pnpm, yarn or bun that bends how scripts run is changed, such as `script-shell` or `if-present`."
},
"package-registry-changed": {
level: "warn",
about: "Packages come from another registry."
},
"workspace-member-dropped": {
level: "block",
about: "A workspace of npm, pnpm, yarn, bun, Go or uv no longer lists a member that is still there, so that what runs in every member leaves it out."
},
"cargo-configuration": {
level: "block",
about: "A setting of cargo that bends what a build or a test runs is changed, such as `runner`, an alias of `test`, or a tool chain by path."
},
"cargo-tests-off": {
level: "block",
about: "A Cargo.toml switches tests off (`test = false`, `harness = false`, `autotests = false`) or leaves members out."
},
"pytest-configuration": {
level: "block",
about: "A setting of pytest that chooses, skips or steers tests is changed, such as `addopts` or `testpaths`."
},
"pytest-conftest": {
level: "block",
about: "A conftest.py takes hold of collection, outcomes or the exit of pytest."
},
"tool-shadowed": {
level: "block",
about: "A new file stands where a tool of the checks is looked for first, such as `pytest.py` or `node_modules/.bin`."
},
"js-runner-configuration": {
level: "block",
about: "The configuration of a JavaScript runner chooses other tests, or lets a run without tests pass."
},
"js-runner-setup": {
level: "warn",
about: "A JavaScript runner loads other setup, environments, aliases or reporters."
},
"build-tests-off": {
level: "block",
about: "A build of Maven, Gradle, .NET, PHP or Ruby leaves tests out or ignores that they fail."
},
"coverage-lowered": {
level: "block",
about: "A coverage threshold is lowered or taken away."
},
"lockfile-without-manifest": {
level: "warn",
about: "A lock file is changed and no manifest that it locks; the first one beside a manifest is silent where its packages come from the usual places."
},
"manifest-without-lockfile": {
level: "warn",
about: "Dependencies of a package.json are changed and its lock file is not."
},
"runner-replaced": {
level: "block",
about: "A test runner, a build tool or a locked package comes from another place than before, or is overridden."
},
"dependency-source-changed": {
level: "warn",
about: "A dependency comes from another place than before."
},
"test-deleted": {
level: "block",
about: "A test file is deleted, and nothing takes its place."
},
"test-deleted-with-source": {
level: "warn",
about: "A test, or a file of tests, is deleted together with what it tests."
},
"test-renamed-away": {
level: "block",
about: "A test file gets a name or a place where no runner finds it, or falls out of a module."
},
"test-removed": {
level: "block",
about: "A test file has fewer tests, and they went nowhere else."
},
"tests-merged": {
level: "warn",
about: "A test file has fewer tests, and a table of cases came."
},
"test-skipped": {
level: "block",
about: "A test that ran is skipped, or ends before it has begun."
},
"test-skipped-conditionally": {
level: "warn",
about: "A skip is added that depends on a condition, or to a new test."
},
"test-focused": {
level: "block",
about: "A focused test (`only`) keeps all others from running."
},
"test-exits": {
level: "block",
about: "A test file ends the process by itself."
},
"assertions-emptied": {
level: "block",
about: "A test file, or a test of it, asserted something and no longer does."
},
"assertions-removed": {
level: "warn",
about: "A test file has half of its assertions or fewer."
},
"attributes-hide": {
level: "block",
about: "A .gitattributes hides source files from a review, as binary, without a diff, or as generated."
},
"submodule-changed": {
level: "block",
about: "A submodule is added, moved or removed: its content is not in the ledger."
},
"names-collide": {
level: "block",
about: "A file is added whose name differs from another only in case or Unicode form: on some disks one hides the other."
},
"surface-unreadable": {
level: "block",
about: "A file of the surface is too large, no regular file, or cannot be read, so no rule can look at it."
}
};
const SURFACE_RULE_IDS = Object.keys(SURFACE_RULES);
const surfaceSchema = strict(Object.fromEntries(SURFACE_RULE_IDS.map(id => {
const {level: level, about: about} = SURFACE_RULES[id];
return [ id, schemas.k5n(SURFACE_LEVELS).default(level).describe(about) ];
})));
const testCount = schemas.Whr().min(0).max(1e6);
const check = strict({
id: schemas.YjP().regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,79}$/, "expected 1 to 80 letters, digits, dots, colons, slashes, dashes or underscores, a letter or digit first").describe("Names the check in reports. Unique."),
kind: schemas.YjP().regex(/^[a-z][a-z0-9_]{0,39}$/, "expected lower-case letters, digits and underscores").refine(kind => !/^(?:tests|testing|tst|tets|tset|unit_?tests?)$/.test(kind), "did you mean `test`? A check of another kind needs no test to have run").default("check").describe("What sort of check it is, such as `test`, `lint` or `build`."),
description: oneLine.optional().describe("One line for people. Without it: `Run` and the id."),
command: command.describe("A bash script, run by `bash --noprofile --norc -eo pipefail -c`. A required one that can never fail, such as `true` or `npm test || true`, is refused, unless `paths` narrow it."),
required: schemas.zMY().default(true).describe("Whether the change needs it to pass. An optional check only warns."),
paths: globs.min(1).optional().describe("Plan the check only when the change touches one of these globs. Without it: always."),
timeout: timeout.optional().describe("Ends the command and all it started. Without it: `timeout`."),
"expect-exit": schemas.Whr().min(0).max(255).default(0).describe("The exit code that means passed."),
"minimum-tests": testCount.optional().describe(`The fewest tests that it must have run, for a runner that the gate knows; see ${(0, 
own_page.S)("docs/tests.md")}. Without it: \`minimum-tests\` for a check of kind \`test\`, else 0.`),
"working-directory": schemas.YjP().max(1e3).default(".").describe("The folder to run in, relative to the root of the repository.")
});
const setupStep = schemas.KCZ([ command, strict({
command: command.describe("A bash script, run like a check."),
timeout: timeout.optional().describe("Ends the command and all it started. Without it: `timeout`.")
}) ]);
const acceptance = schemas.KCZ([ schemas.euz("trust-head"), strict({
files: globs.default([]).describe("Globs of acceptance files beside `ACCEPTANCE.md` at the root and those of active loops."),
"trust-head": schemas.zMY().default(false).describe("Let a criterion that only the pull request adds be the only required check that passed. It trusts what the agent wrote."),
manual: schemas.k5n([ "advisory", "required" ]).default("advisory").describe("Whether a criterion that only a person can judge asks for a waiver.")
}) ]);
const authority = strict({
permissions: schemas.YOg(oneLine.refine(role => ![ "triage", "read", "none" ].includes(role.trim().toLowerCase()), 'expected a role that may write, such as maintain; list single people under "users"')).max(MOST_ITEMS).default([ "maintain", "admin" ]).describe("Roles in the repository whose people may waive: `admin`, `maintain`, `write`, or a custom role by its name. Each one is listed."),
teams: schemas.YOg(schemas.YjP().regex(/^(?:[A-Za-z0-9-]+\/)?[A-Za-z0-9_.-]+$/, 'expected "team" or "organisation/team"')).max(MOST_ITEMS).default([]).describe("Teams whose members may waive, as `team` or `organisation/team`."),
users: schemas.YOg(schemas.YjP().regex(/^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98})$/, 'expected the login of a person, without "@"')).max(MOST_ITEMS).default([]).describe("Logins of people who may waive.")
});
const waivers = strict({
"label-prefix": schemas.YjP().regex(/^\S[^\r\n]{0,29}$/, "expected 1 to 30 characters on one line, no space first").default("waive:").describe("A label that begins so and goes on with a reason claims a waiver."),
authority: authority.prefault({}).describe("Who may waive. Each list grants on its own."),
"minimum-reason-length": schemas.Whr().min(1).max(500).default(3).describe("The fewest characters of a reason.")
});
const writtenPolicySchema = strict({
version: schemas.euz(1, {
error: "expected 1, the only version there is"
}).default(1).describe("The version of this format."),
checks: schemas.YOg(check).max(MOST_ITEMS).default([]).describe("The repository's own checks, in the order in which they run."),
presets: schemas.g1P(presetKey, schemas.k5n([ "on", "off", "required", "optional" ])).default({}).describe("Switches presets: an ecosystem (`node`), one preset (`node:lint`) or either in one package (`node@packages/api`, `node:lint@packages/api`; `@.` is the root); the most exact key wins. `required` and `optional` replace what the preset is by itself."),
packages: packagesSchema.default([]).describe(`Folders of a monorepo that have presets of their own, such as \`node:test@packages/api\`: a list of globs, or an object. See ${(0, 
own_page.S)("docs/monorepo.md")}.`),
setup: schemas.YOg(setupStep).max(MOST_ITEMS).default([]).describe("Commands that run first, such as an install. When one fails, the checks could not run."),
timeout: timeout.default("15m").describe("The time-out of every command that names none: `90s`, `15m`, `1h30m` or whole seconds, from 1s to 6h."),
"minimum-tests": testCount.default(1).describe("The fewest tests that a check of kind `test` must have run, for a runner that the gate knows; with fewer it needs a person. 0 does not ask."),
acceptance: acceptance.prefault({}).describe("How acceptance files count. The text `trust-head` is short for an object with that key."),
scope: strict({
exclude: globs.default([]).describe("Globs of paths that do not count as changed. Files that define checks always count.")
}).prefault({}).describe("What counts as a change."),
drift: schemas.k5n([ "report", "block" ]).default("report").describe("What it means when a command changes a tracked file that the pull request does not: said, or a block."),
generated: globs.default([]).describe("Globs of changed paths that a command may write again, as long as the bytes stay the same."),
environment: schemas.YOg(variable).max(MOST_ITEMS).default([]).describe("Names of variables that commands get beside the usual ones. Tokens of GitHub and inputs of the action never pass."),
waivers: waivers.prefault({}).describe("How a waiver is claimed and who may give one."),
"applies-to": appliesToSchema.default("all").describe("Which pull requests are gated: `all`, or only those of `agents`. Narrowing trusts signs that can be left out: who made a commit can only be claimed."),
surface: surfaceSchema.prefault({}).describe(`What it means when the change touches the files that define its own checks: \`block\` needs a person, \`warn\` is shown, \`off\` is not looked for. See ${(0, 
own_page.S)("docs/surface.md")}.`),
isolation: schemas.k5n([ ...isolation_level.l$, "auto" ]).default("auto").describe(`How commands are kept apart from the gate; see ${(0, 
own_page.S)("docs/isolation.md")}. \`auto\` takes the strongest level that works on a runner of GitHub Actions, and \`process\` on a person’s machine.`),
"isolation-minimum": schemas.k5n(isolation_level.l$).default("none").describe("The weakest level that commands may run at. Below it nothing is run and the change is incomplete."),
container: schemas.KCZ([ schemas.euz("none"), containerSchema ]).default("none").describe("What the level `container` runs commands in; with `none` that level cannot be had.")
});
function defaultPolicy() {
return normalisePolicy(writtenPolicySchema.parse({}));
}
function parsePolicy(text) {
const reading = (0, read_yaml.g)(text);
if (reading.kind === "problems") throw policyInvalid(reading.problems);
if (reading.data === null || reading.data === void 0) throw policyInvalid([ {
path: "",
message: 'expected at least "version: 1", the file holds nothing'
} ]);
const parsed = writtenPolicySchema.safeParse(reading.data);
const found = [ ...placedProblems(parsed.error?.issues ?? []), ...ruleProblems(reading.data) ];
if (!parsed.success || found.length > 0) throw policyInvalid(inOrderOfLines(found, reading.lineOf));
return normalisePolicy(parsed.data);
}
function inOrderOfLines(problems, lineOf) {
return problems.map(problem => ({
problem: problem,
line: lineOf(problem.keys)
})).sort((left, right) => (left.line ?? 0) - (right.line ?? 0)).map(({problem: problem, line: line}) => writtenProblem(problem, line));
}
function policyInvalid(problems) {
const lines = problems.map(({path: path, message: message}) => path === "" ? message : `${path}: ${message}`);
const [first] = lines;
const message = lines.length === 1 && first !== void 0 ? `${gate_policy.l} of the base branch is not a valid policy: ${first}` : `${gate_policy.l} of the base branch is not a valid policy:\n${lines.map(line => `- ${line}`).join("\n")}`;
return new errors.ue("POLICY_INVALID", message, {
hint: `Mend ${gate_policy.l} on the base branch; ${(0, own_page.S)("docs/policy.md")} lists every key. A change of it in the pull request has no effect, so somebody who may bypass the check merges the mend: ${(0, 
own_page.S)("docs/tune-the-policy.md")} says how.`,
problems: problems
});
}
},
5339: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LARGEST_POLICY: () => LARGEST_POLICY,
readPolicy: () => readPolicy
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
var _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3770);
var _vacuous_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1616);
var _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9448);
const LARGEST_POLICY = 65536;
async function readPolicy(files, baseCommit, entries) {
const entry = entries.find(one => one.path === _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l);
if (entry === void 0) {
if (entries.some(one => one.path === _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.O)) throw whole(`expected this name, the file is called ${_gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.O}`);
const inItsPlace = whatStandsInItsPlace(entries);
if (inItsPlace !== void 0) throw whole(`expected a regular file, ${inItsPlace}`);
return {
policy: (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.G4)(),
source: "defaults"
};
}
if (entry.mode !== "100644" && entry.mode !== "100755") throw whole(`expected a regular file, its mode is ${entry.mode}`);
const file = await files.read(entry, LARGEST_POLICY);
const policy = (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.ON)(policyText(file, baseCommit));
const paths = entries.map(one => one.path);
const problems = await problemsOfDemands(policy, paths);
if (problems.length > 0) throw (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.IO)(problems);
return {
policy: policy,
source: "file"
};
}
function whatStandsInItsPlace(entries) {
if (entries.some(one => one.path.startsWith(`${_gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l}/`))) return "it is a folder";
const [folder] = _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l.split("/");
const above = entries.find(one => one.path === folder);
if (above?.mode === "120000") return `${above.path} is a symbolic link`;
if (above?.mode === "160000") return `${above.path} is a submodule`;
return;
}
const MAY_BE_CONSTANT = /^\s*(?:#|["'\\({!]|(?:true|false|echo|exit|printf|time)\b|:(?!\S))|\|\||(?<![&>])&(?![&>])|-e?c\b/;
async function problemsOfDemands(policy, paths) {
const {checks: checks, scope: scope} = policy;
const isDoubtful = checks.some(check => MAY_BE_CONSTANT.test(check.command) || check.paths.length > 0 && scope.exclude.length > 0);
if (isDoubtful) {
const {voidProblems: voidProblems} = await Promise.all([ __webpack_require__.e(138), __webpack_require__.e(919), __webpack_require__.e(293) ]).then(__webpack_require__.bind(__webpack_require__, 7293));
return voidProblems(policy, paths);
}
const problem = (0, _vacuous_js__WEBPACK_IMPORTED_MODULE_1__.C)(policy, paths, new Set);
return problem === void 0 ? [] : [ {
path: "",
message: problem
} ];
}
function policyText(file, baseCommit) {
if (file.kind === "too_large") throw whole(`expected at most ${LARGEST_POLICY} bytes, the file has ${file.size}`);
if (file.kind === "unreadable") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("POLICY_UNREADABLE", `${_gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l} exists at ${baseCommit}, and its bytes could not be read: ${file.why}`, {
hint: "Fetch the base branch, then try again."
});
try {
return new TextDecoder("utf-8", {
fatal: true
}).decode(file.bytes);
} catch {
throw whole("expected UTF-8 text, the bytes are none");
}
}
function whole(message) {
return (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.IO)([ {
path: "",
message: message
} ]);
}
},
7434: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => readYaml
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
var _nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1960);
const KEY_CHARACTERS = 60;
const MOST_PROBLEMS = 50;
function readYaml(text) {
if ((0, _nesting_js__WEBPACK_IMPORTED_MODULE_1__.F)(text)) return unreadable("the values are nested too deeply");
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN;
try {
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
version: "1.2",
schema: "core",
uniqueKeys: true,
stringKeys: true,
strict: true,
prettyErrors: false,
logLevel: "error",
lineCounter: lines
});
const problems = [ ...syntaxProblems(document, lines), ...refusedProblems(document, lines) ];
if (problems.some(({message: message}) => message.includes("call stack"))) return unreadable("the values are nested too deeply");
if (problems.length > 0) return {
kind: "problems",
problems: problems.slice(0, MOST_PROBLEMS)
};
return {
kind: "data",
data: document.toJS({
maxAliasCount: 0
}),
lineOf: path => lineOf(document, lines, path)
};
} catch (error) {
return unreadable(error instanceof Error ? error.message : String(error));
}
}
function unreadable(why) {
const message = `cannot be parsed as YAML: ${why}`;
return {
kind: "problems",
problems: [ {
path: "",
message: message
} ]
};
}
function syntaxProblems(document, lines) {
return [ ...document.errors, ...document.warnings ].map(error => {
const {line: line, col: col} = lines.linePos(error.pos[0]);
const path = `line ${line}, column ${col}`;
return {
path: path,
message: syntaxMessage(error, document)
};
});
}
function syntaxMessage({code: code, message: message, pos: pos}, document) {
if (code === "MULTIPLE_DOCS") return "expected one YAML document, got several";
if (code !== "DUPLICATE_KEY") return message;
const key = keyAt(pos[0], document);
return `expected unique keys, got ${key === void 0 ? "one" : JSON.stringify(key)} twice in the same map`;
}
function keyAt(offset, document) {
let found;
(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
Scalar: (_, {range: range, value: value}) => {
if (range?.[0] !== offset) return;
found = String(value).slice(0, KEY_CHARACTERS);
return yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK;
}
});
return found;
}
function refusedProblems(document, lines) {
const problems = [];
const refuse = (offset, message) => {
const {line: line, col: col} = lines.linePos(offset ?? 0);
problems.push({
path: `line ${line}, column ${col}`,
message: message
});
};
(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
Node: (_key, node) => {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node)) {
refuse(node.range?.[0], "aliases are not allowed: write the value again");
return;
}
if (node.tag !== void 0 && !node.tag.startsWith("tag:yaml.org,2002:")) refuse(node.range?.[0], "tags are not allowed: write a plain value");
},
Pair: (_key, pair) => {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair.key) && pair.key.value === "__proto__") refuse(pair.key.range?.[0], '"__proto__" is not a key of a policy');
}
});
return problems;
}
function lineOf(document, lines, path) {
for (let length = path.length; length > 0; length -= 1) {
const offset = keyOffset(document, path.slice(0, length));
if (offset !== void 0) return lines.linePos(offset).line;
}
return;
}
function keyOffset(document, path) {
const last = path.at(-1);
const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(parent)) {
const pair = parent.items.find(item => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(item.key) && item.key.value === last);
return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair?.key) ? pair.key.range?.[0] : void 0;
}
const node = document.getIn(path, true);
return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : void 0;
}
},
1616: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => vacuousProblem
});
var _preset_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7886);
const ACCEPTANCE = /^(?:\.a3s\/loops\/[^/]+\/)?ACCEPTANCE\.md$/;
function vacuousProblem(policy, paths, constant) {
const {acceptance: acceptance, checks: checks} = policy;
const mayFail = checks.some((check, at) => check.required && !constant.has(at));
if (mayFail || mayRequirePreset(policy)) return;
if (acceptance.trustHead || acceptance.files.length > 0) return;
for (const path of paths) if (ACCEPTANCE.test(path)) return;
return "no required check can ever run: every preset is off or optional, no check is required that could fail, and the base has no ACCEPTANCE.md. Require a check, or leave a preset on";
}
function mayRequirePreset({presets: presets}) {
if ([ ...presets.values() ].includes("required")) return true;
const isOpen = key => {
const level = presets.get(key);
return level === void 0 || level === "on";
};
return _preset_names_js__WEBPACK_IMPORTED_MODULE_0__.SQ.some(ecosystem => _preset_names_js__WEBPACK_IMPORTED_MODULE_0__.ZR.filter(id => id.startsWith(`${ecosystem}:`)).some(id => presets.has(id) ? isOpen(id) : isOpen(ecosystem)));
}
}
};
