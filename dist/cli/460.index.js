export const id = 460;

export const ids = [ 460 ];

export const modules = {
8460: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runDoctor: () => runDoctor
});
var external_node_fs_ = __webpack_require__(3024);
var work_tree = __webpack_require__(767);
function countFindings(findings) {
const count = level => findings.filter(one => one.level === level).length;
return {
must: count("must"),
should: count("should"),
fine: count("fine")
};
}
function doctorWords(findings, notes, safe) {
const width = Math.max(0, ...findings.map(({rule: rule}) => rule.length));
const {must: must, should: should, fine: fine} = countFindings(findings);
const lines = findings.flatMap(finding => [ `${finding.level.padEnd(6)}  ${finding.rule.padEnd(width)}  ${safe(`${placeWords(finding)}${finding.message}`)}`, ...(finding.mend ?? "").split("\n").filter(line => line !== "").map((line, at) => `        ${at === 0 ? "mend: " : "      "}${safe(line)}`) ]);
const end = must === 0 ? "Nothing must be mended" : `${String(must)} must be mended`;
return [ ...lines, "", `${end}; ${String(should)} should be, ${String(fine)} fine.`, ...notes.map(safe), "" ].join("\n");
}
function placeWords({path: path, line: line}) {
if (path === void 0) return "";
return line === void 0 ? `${path}: ` : `${path}:${String(line)}: `;
}
var finding = __webpack_require__(5282);
var workflow_facts = __webpack_require__(344);
const REF = "with:\n  ref: ${{ github.event_name == 'issue_comment' && format('refs/pull/{0}/head', github.event.issue.number) || github.event.pull_request.head.sha || github.sha }}";
const CHECKOUT_RULES = [ {
id: "checkout",
fine: () => "the checkout has the change, its depth is enough, and no token stays in it",
find: ({gates: gates}) => gates.flatMap(checkoutOf)
} ];
function checkoutOf(gate) {
const {job: job, step: step, at: at, mode: mode} = gate;
const checkouts = job.steps.slice(0, at).filter(one => one.uses?.startsWith("actions/checkout@") === true);
const folder = folderOf(step);
const checkout = checkouts.find(one => folderOf(one) === folder);
if (checkout === void 0) return mode === "decide" && checkouts.length === 0 ? [] : [ (0, 
finding.sb)(`no step before the gate checks the repository out into ${folder === "" ? "the workspace" : folder}`, "- uses: actions/checkout@v6\n  with:\n    persist-credentials: false" + (folder === "" ? "" : `\n    path: ${folder}`), step.place) ];
return [ ...credentials(checkout), ...commit(checkout, gate), ...depth(checkout, step), ...parts(checkout) ];
}
function folderOf(step) {
return ((0, workflow_facts.b6)(step.with["path"]) ?? ".").replace(/^(?:\.\/?)+|\/+$/g, "");
}
function credentials(checkout) {
return (0, workflow_facts.b6)(checkout.with["persist-credentials"]) === "false" ? [] : [ (0, 
finding.sb)("the checkout leaves its token where the commands of the pull request can read it", "with:\n  persist-credentials: false", checkout.place) ];
}
function commit(checkout, {workflow: workflow, mode: mode}) {
if (mode === "decide") return [];
const ref = (0, workflow_facts.b6)(checkout.with["ref"]) ?? "";
const {place: place} = checkout;
if (ref === "") return workflow.triggers.has("issue_comment") ? [ (0, finding.av)("a comment checks out the default branch instead of the pull request", REF, place) ] : [];
if (!ref.includes("${{")) return [ (0, finding.sb)(`the checkout is always ${ref}: the checks never see the change`, REF, place) ];
return /head_ref|head\.ref/.test((0, workflow_facts.ez)(ref)) ? [ (0, finding.av)("the checkout is the tip of a branch, which may have moved on, and a fork’s is not there", REF, place) ] : [];
}
function depth(checkout, gate) {
return (0, workflow_facts.b6)(gate.with["fetch"]) === "false" && (0, workflow_facts.b6)(checkout.with["fetch-depth"]) !== "0" ? [ (0, 
finding.sb)("the checkout is shallow, and the gate may not fetch: the merge base cannot be known", "with:\n  fetch-depth: 0", checkout.place) ] : [];
}
function parts(checkout) {
return checkout.with["sparse-checkout"] === void 0 ? [] : [ (0, finding.sb)("a sparse checkout lacks files: the checks do not see the whole content", "Remove `sparse-checkout:`.", checkout.place) ];
}
const GROUP = "concurrency:\n  group: completion-gate-${{ github.event.pull_request.number || github.event.issue.number || github.ref }}\n  cancel-in-progress: false";
const CONCURRENCY_RULES = [ {
id: "concurrency",
fine: () => "runs of one pull request wait for each other and never end one another",
find: ({gates: gates}) => {
const remarks = gates.flatMap(concurrencyOf);
return remarks.filter((one, at) => remarks.findIndex(other => other.message === one.message && other.line === one.line) === at);
}
} ];
function concurrencyOf({job: job, workflow: workflow, mode: mode}) {
const stated = [ [ workflow.table["concurrency"], workflow.placeOf([ "concurrency" ]) ], [ job.table["concurrency"], job.placeOf("concurrency") ] ];
const set = stated.filter(([value]) => value !== void 0);
if (mode === "verify" || mode === "plan") return [];
if (set.length === 0 && mode === "decide") return [];
if (set.length === 0) return [ (0, finding.av)("runs of one pull request may overtake each other", GROUP, workflow.placeOf([ "on" ])) ];
return set.flatMap(([value, place]) => [ ...cancelling(value, place), ...sharedGroup(value, place, workflow.triggers.has("issue_comment")) ]);
}
function cancelling(value, place) {
const cancel = (0, workflow_facts.ez)((0, workflow_facts.c_)(value)["cancel-in-progress"]);
if (cancel === "" || cancel === "false") return [];
return cancel === "true" ? [ (0, finding.sb)("any event, a comment too, cancels a gate that is at work", "cancel-in-progress: false", place) ] : [ (0, 
finding.av)(`a gate that is at work is cancelled when ${cancel}`, "cancel-in-progress: false", place) ];
}
function sharedGroup(value, place, hearsComments) {
const group = (0, workflow_facts.b6)(value) ?? (0, workflow_facts.b6)((0, workflow_facts.c_)(value)["group"]) ?? "";
if (!/pull_request\.number|workflow_run\.|github\.ref\b|head_ref|event\.number/.test(group)) return [ (0, 
finding.sb)("all pull requests share one group, so a newer run takes the place of another pull request’s that waits", GROUP, place) ];
return hearsComments && !group.includes("issue.number") ? [ (0, finding.av)("comments of all pull requests share one group: their runs have the default branch as their ref", GROUP, place) ] : [];
}
var name_rules = __webpack_require__(8371);
var inside_setup = __webpack_require__(9751);
var own_token = __webpack_require__(4856);
const PERMISSION_RULES = [ {
id: "permissions",
fine: () => "the gate has the permissions that it needs, and no more",
find: setup => [ ...(0, inside_setup.O)(setup).flatMap(missing), ...setup.gates.flatMap(tooMany) ]
}, {
id: "secrets",
fine: () => "no secret is in the environment of the job that runs commands",
find: setup => setup.gates.flatMap(secretsAround)
}, {
id: "runner",
fine: () => "the gate runs on a machine that is thrown away",
find: setup => setup.gates.flatMap(lastingRunner)
} ];
const WHOLE = "permissions:\n  contents: read\n  checks: write\n  pull-requests: write\n  issues: write";
const NEEDED = [ [ "contents", "read", "must", "the change and the policy cannot be read" ], [ "checks", "write", "must", "no verdict can be posted" ], [ "pull-requests", "read", "must", "the pull request cannot be read" ], [ "pull-requests", "write", "should", "stale labels stay where they are" ], [ "issues", "write", "should", "claims get no answer, and a label cannot waive" ] ];
const HARMLESS = [ "checks", "pull-requests", "issues", "statuses", "id-token", "attestations" ];
const LEVELS = [ "none", "read", "write" ];
function missing(gate) {
if ((0, own_token.x)(gate.step)) return [];
const {permissions: permissions, place: place} = stated(gate);
if (permissions === void 0) return [ (0, finding.sb)("no permissions are stated, so the settings of the repository choose them", WHOLE, place) ];
const needed = NEEDED.filter(([name]) => name !== "checks" || !(0, own_token.T)(gate.step));
const lacking = needed.filter(([name, level]) => !reaches(permissions, name, level)).filter(([name], at, all) => all.findIndex(([other]) => other === name) === at);
const status = (0, workflow_facts.b6)(gate.step.with["status-mirror"]) === "true" && !reaches(permissions, "statuses", "write") ? [ (0, 
finding.sb)("statuses: write is missing: the status mirror cannot be posted", "permissions:\n  statuses: write", place) ] : [];
return [ ...lacking.map(([name, level, severity, why]) => (severity === "must" ? finding.sb : finding.av)(`${name}: ${level} is missing: ${why}`, `permissions:\n  ${name}: ${name === "pull-requests" ? "write" : level}`, place)), ...status ];
}
function tooMany(gate) {
const {permissions: permissions, place: place} = stated(gate);
if (permissions === "write-all") return [ (0, finding.sb)("write-all lets a hostile command do anything to the repository", WHOLE, place) ];
const written = Object.entries((0, workflow_facts.c_)(permissions)).filter(([, level]) => level === "write").map(([name]) => name);
const unneeded = written.filter(name => !HARMLESS.includes(name));
const beside = gate.mode === "verify" || gate.mode === "plan" ? written.filter(name => HARMLESS.includes(name)) : [];
return [ ...unneeded.map(name => (name === "contents" ? finding.sb : finding.av)(`${name}: write is more than the gate needs, and a hostile command can take the token`, `permissions:\n  ${name}: read`, place)), ...beside.map(name => (0, 
finding.av)(`mode ${gate.mode} posts nothing, and its job has ${name}: write`, "permissions:\n  contents: read", place)) ];
}
function stated({job: job, workflow: workflow}) {
const own = Object.hasOwn(job.table, "permissions");
const permissions = own ? job.table["permissions"] : workflow.table["permissions"];
return {
permissions: typeof permissions === "string" ? permissions : permissions === void 0 ? void 0 : (0, 
workflow_facts.c_)(permissions),
place: own ? job.placeOf("permissions") : workflow.placeOf([ "permissions" ])
};
}
function reaches(permissions, name, level) {
if (typeof permissions === "string") return permissions === "write-all" || permissions === "read-all" && level === "read";
const has = (0, workflow_facts.b6)(permissions[name]) ?? "none";
return LEVELS.indexOf(has) >= LEVELS.indexOf(level);
}
function secretsAround({job: job, workflow: workflow, at: at, mode: mode}) {
if (mode === "decide" || mode === "plan") return [];
const around = [ [ "the workflow", workflow.table["env"], workflow.placeOf([ "env" ]) ], [ "the job", job.table["env"], job.placeOf("env") ], ...job.steps.slice(0, at + 1).map(step => [ "a step", step.table["env"], step.place ]) ];
return around.filter(([, env]) => /\bsecrets\s*[.[]/.test(JSON.stringify(env ?? ""))).map(([whose, , place]) => (0, 
finding.av)(`${whose} has a secret in its environment, on the machine that runs the commands of the pull request`, "Take it out of this job; a command that needs one runs in a job without the gate.", place));
}
function lastingRunner({job: job}) {
return JSON.stringify(job.table["runs-on"] ?? "").includes("self-hosted") ? [ (0, 
finding.av)("what a command leaves on a runner of your own meets the next run", "Use runners that live for one job (`--ephemeral`), or `runs-on: ubuntu-latest`.", job.placeOf("runs-on")) ] : [];
}
const PIN_RULES = [ {
id: "pins",
fine: () => "every action beside the gate is pinned",
find: ({gates: gates}) => [ ...new Set(gates.map(gate => gate.job)) ].flatMap(job => [ ...job.steps.flatMap(({uses: uses, place: place}) => uses === void 0 ? [] : pinOf(uses, place)) ])
} ];
const TRUSTED = /^(?:actions|github|[\w.-]+\/completion-gate)(?:\/|@)/;
function pinOf(uses, place) {
if (/^\.{1,2}\//.test(uses) || uses === ".") return [];
if (uses.startsWith("docker://")) return uses.includes("@sha256:") ? [] : [ (0, 
finding.av)(`${uses} is pinned by no digest`, `uses: ${uses.split(":").slice(0, 2).join(":")}@sha256:…`, place) ];
const [name = "", ref = ""] = uses.split("@");
if (/^[0-9a-f]{40}$|^[0-9a-f]{64}$/.test(ref)) return [];
const mend = `uses: ${name}@<40 hex digits of the commit> # ${ref === "" ? "v1" : ref}`;
if (!/^v?\d+(?:\.\d+)*(?:-[\w.]+)?$/.test(ref)) return [ (0, finding.sb)(`${uses} follows a branch: whatever lands there runs beside the gate's token`, mend, place) ];
return TRUSTED.test(uses) ? [] : [ (0, finding.av)(`${uses} is pinned by a tag, which its owner can move`, mend, place) ];
}
var gate_policy = __webpack_require__(3770);
var preset_switch = __webpack_require__(108);
var matches_any = __webpack_require__(9807);
var own_page = __webpack_require__(4613);
var policy_difference = __webpack_require__(5724);
const MOST_NAMED = 5;
const BASE_POLICY_RULE = {
id: "base-policy",
fine: ({base: base, policy: policy}) => fineWords(base, policy.kind === "broken"),
find: ({base: base, policy: policy}) => {
if (base.kind === "unknown") return [ unknown(base.why) ];
if (base.kind === "broken") return broken(base);
return base.kind === "policy" && policy.kind === "policy" ? difference(base, policy) : [];
}
};
function fineWords(base, isCheckoutBroken) {
if (base.kind !== "policy") return "there is no commit yet, so no base branch has a policy";
const {branch: branch, written: written} = base;
if (isCheckoutBroken) return `the policy of ${branch}, which counts until this one is merged, can be used`;
return written ? `${branch} has this policy, so it counts` : `${branch} has no policy either: every key is at its default`;
}
function unknown(why) {
return (0, finding.av)(`the policy of the base branch is the one that counts, and it was not looked at: ${why}`, "git fetch origin && git remote set-head origin --auto\n(or name the branch with --branch NAME)");
}
function broken({branch: branch, problems: problems}) {
return problems.map(({path: path, message: message}) => (0, finding.sb)(`the policy of ${branch}, the one that counts, blocks every pull request: ${path === "" ? "" : `${path}: `}${message}`, `Mend ${gate_policy.l} in a pull request, and let somebody merge it who may bypass the check (${(0, 
own_page.S)("docs/tune-the-policy.md")}).`));
}
function difference(base, checkout) {
const keys = (0, policy_difference.b)(base.policy, checkout.policy).map(({key: key}) => key);
if (keys.length === 0 && base.written === checkout.written) return [];
const merge = `Merge ${gate_policy.l} into ${base.branch}.`;
if (!base.written) return [ (0, finding.av)(`${base.branch} has no policy yet: until this one is merged, every key is at its default`, merge) ];
if (!checkout.written) return [ (0, finding.av)(`${base.branch} has a policy, which counts, and this checkout has none`, `git checkout ${base.branch} -- ${gate_policy.l}\n(or merge its removal)`) ];
return [ (0, finding.av)(`${base.branch} has another policy, which counts until this one is merged: ${listed(keys)} ${keys.length === 1 ? "differs" : "differ"}`, merge) ];
}
function listed(keys) {
const shown = keys.slice(0, MOST_NAMED).join(", ");
const more = keys.length - MOST_NAMED;
return more > 0 ? `${shown} and ${String(more)} more` : shown;
}
const package_rules_MOST_NAMED = 5;
const PACKAGES_RULE = {
id: "packages",
fine: ({found: found}) => found.workspaces.length === 0 ? "there is no workspace" : "the members of every workspace have checks of their own, or the root has one",
find: packageRemarks
};
function packageRemarks({facts: facts, found: found, policy: policy}) {
if (policy.kind === "broken") return [];
const {folders: folders} = policy.policy.packages;
const idle = folders.filter(glob => ![ ...facts.folders ].some((0, matches_any._)([ glob ])));
return [ ...found.workspaces.flatMap(workspace => uncovered(workspace, found.presets, policy.policy)), ...idle.length === 0 ? [] : [ (0, 
finding.av)(`packages names ${package_rules_listed(idle)}, which match no folder`, `Take it out of packages in ${gate_policy.l}, or correct it.`, {
path: gate_policy.l
}) ] ];
}
function uncovered({ecosystem: ecosystem, source: source, folders: folders, globs: globs}, presets, policy) {
const rootProves = presets.some(one => one.folder === "" && one.ecosystem === ecosystem && isRequired(one, policy));
if (rootProves) return [];
const isPackage = (0, matches_any._)(policy.packages.folders);
const missing = folders.filter(folder => !isPackage(folder));
return missing.length === 0 ? [] : [ (0, finding.av)(`${source} lists ${package_rules_listed(missing)}, which no glob of packages matches, and the root has no required check: nothing is run there`, [ `In ${gate_policy.l}:`, "packages:", ...globs.slice(0, package_rules_MOST_NAMED).map(glob => `  - '${glob}'`) ].join("\n")) ];
}
function isRequired(preset, policy) {
const [id = ""] = preset.id.split("@");
const level = (0, preset_switch.w)(policy, preset.ecosystem, id, preset.folder);
return level === "required" || level === "on" && preset.required;
}
function package_rules_listed(names) {
const shown = names.slice(0, package_rules_MOST_NAMED).join(", ");
const more = names.length - package_rules_MOST_NAMED;
return more > 0 ? `${shown} and ${more} more` : shown;
}
const POLICY_RULES = [ {
id: "policy",
fine: ({policy: policy}) => policy.kind === "policy" && !policy.written ? `there is no ${gate_policy.l}: every key is at its default` : `${gate_policy.l} is valid`,
find: ({policy: policy}) => policy.kind === "broken" ? policy.remarks : []
}, BASE_POLICY_RULE ];
const DEMAND_RULES = [ {
id: "proof",
fine: () => "something that can be proven is required",
find: nothingRequired
}, PACKAGES_RULE, {
id: "teams-token",
fine: ({policy: policy}) => policy.kind === "policy" && policy.policy.waivers.authority.teams.length > 0 ? "the gate has a token of its own, which can be given the right to read teams" : "no team may waive, so none must be read",
find: unreadableTeams
} ];
function nothingRequired({facts: facts, found: found, policy: policy}) {
if (policy.kind === "broken") return [];
const {checks: checks, packages: packages, acceptance: acceptance} = policy.policy;
const isPackage = (0, matches_any._)(packages.folders);
const required = found.presets.some(preset => {
if (preset.folder !== "" && !isPackage(preset.folder)) return false;
const [id = ""] = preset.id.split("@");
const level = (0, preset_switch.w)(policy.policy, preset.ecosystem, id, preset.folder);
return level === "required" || level === "on" && preset.required;
});
const isAcceptance = (0, matches_any._)(acceptance.files);
const proven = required || checks.some(check => check.required) || [ ...facts.paths ].some(path => /(?:^|\/)ACCEPTANCE\.md$/.test(path) || isAcceptance(path));
return proven ? [] : [ (0, finding.av)("nothing that is required was found, so every change stays incomplete until a person waives it", `In ${gate_policy.l}:\nchecks:\n  - id: proof\n    command: make test`) ];
}
function unreadableTeams(setup) {
const {policy: policy} = setup;
if (policy.kind === "broken") return [];
const {teams: teams} = policy.policy.waivers.authority;
if (teams.length === 0) return [];
return (0, inside_setup.O)(setup).filter(gate => !(0, own_token.x)(gate.step)).map(({step: step}) => (0, 
finding.sb)(`the policy lets ${teams.join(", ")} waive, and a workflow's own token can read no team`, "Make a GitHub App with the organization permission `members: read`, and pass its token:\nwith:\n  github-token: ${{ steps.app-token.outputs.token }}", step.place));
}
const SKIP_RULES = [ {
id: "job-condition",
fine: () => "no condition skips the gate: a skipped job counts as passed",
find: setup => (0, inside_setup.O)(setup).flatMap(conditions)
}, {
id: "continue-on-error",
fine: () => "a gate that fails makes its job fail",
find: setup => setup.gates.flatMap(errorsThatPass)
} ];
const skip_rules_HARMLESS = [ "github.event_name != 'issue_comment' || github.event.issue.pull_request", "github.event.issue.pull_request || github.event_name != 'issue_comment'", "github.event.workflow_run.event == 'pull_request'", "github.event_name == 'workflow_run' || github.event.issue.pull_request", "always()", "!cancelled()", "true", "" ];
const IF = "if: github.event_name != 'issue_comment' || github.event.issue.pull_request";
function conditions({job: job, step: step}) {
const own = condition("the job", (0, workflow_facts.ez)(job.table["if"]), job.placeOf("if"));
const ofStep = condition("the step", (0, workflow_facts.ez)(step.table["if"]), step.place);
const needs = job.table["needs"] !== void 0;
const runsAnyway = /\balways\(\)|!\s*cancelled\(\)/.test((0, workflow_facts.ez)(job.table["if"]));
return [ ...own, ...ofStep, ...needs && !runsAnyway ? [ (0, finding.sb)("the job needs another: when that one fails, this one is skipped, and skipped counts as passed", "if: ${{ !cancelled() }}", job.placeOf("needs")) ] : [] ];
}
function condition(whose, expression, place) {
const parts = expression.split("&&").map(part => bare(part));
const harmful = parts.filter(part => !skip_rules_HARMLESS.includes(part));
if (harmful.length === 0) return [];
const onlyEvents = harmful.every(part => /^github\.event_name (?:==|!=) '\w+'$/.test(part));
const message = `${whose} is skipped unless ${harmful.join(" && ")}: then there is no verdict, and a skipped job counts as passed`;
return [ onlyEvents ? (0, finding.av)(message, IF, place) : (0, finding.sb)(message, `${IF}\n(or no \`if:\` at all)`, place) ];
}
function bare(part) {
const text = part.trim();
const inner = /^\(([^()]*(?:\(\)[^()]*)*)\)$/.exec(text)?.[1];
return inner === void 0 ? text : bare(inner);
}
function errorsThatPass({job: job, step: step, checkName: checkName}) {
const mend = "Remove `continue-on-error:`.";
return [ ...isSet(job.table["continue-on-error"]) ? [ (0, finding.sb)("continue-on-error lets the job pass when the gate fails", mend, job.placeOf("continue-on-error")) ] : [], ...isSet(step.table["continue-on-error"]) ? [ (0, 
finding.sb)("continue-on-error lets the job pass when the gate fails", mend, step.place) ] : [], ...checkName !== void 0 && (0, 
workflow_facts.b6)(step.with["fail-on-incomplete"]) === "false" ? [ (0, finding.av)("fail-on-incomplete is false, so the job passes whatever the verdict: only the check run can be required", "Remove `fail-on-incomplete: false`, or require the check run and never the job.", step.place) ] : [] ];
}
function isSet(value) {
return value !== void 0 && (0, workflow_facts.b6)(value) !== "false";
}
var trigger_rules = __webpack_require__(1710);
const WORKFLOW_RULE = {
id: "workflow",
fine: setup => `the gate runs in ${(0, trigger_rules.s)(setup).map(({path: path}) => path).join(", ")}`,
find: workflowRemarks
};
const GATE_RULES = [ ...trigger_rules.t, ...SKIP_RULES, ...CONCURRENCY_RULES, ...CHECKOUT_RULES, ...PERMISSION_RULES, ...name_rules.Eu, ...PIN_RULES ];
[ ...POLICY_RULES, ...DEMAND_RULES, WORKFLOW_RULE, ...GATE_RULES ].map(({id: id}) => id);
function insideFindings(setup) {
return [ ...(0, finding.WX)(POLICY_RULES, setup), ...setup.policy.kind === "broken" ? [] : (0, 
finding.WX)(DEMAND_RULES, setup), ...(0, finding.WX)([ WORKFLOW_RULE ], setup), ...setup.gates.length === 0 ? [] : (0, 
finding.WX)(GATE_RULES, setup) ];
}
function workflowRemarks(setup) {
const broken = setup.broken.map(({path: path, why: why}) => (0, finding.sb)(`the workflow cannot be read: ${why}`, "Mend its YAML: GitHub starts nothing of a broken file.", {
path: path
}));
if (setup.gates.length === 0) return [ ...broken, (0, finding.sb)("no workflow runs the gate: no step uses completion-gate/completion-gate", "completion-gate init") ];
return (0, inside_setup.O)(setup).length === 0 ? [ ...broken, (0, finding.sb)("no job posts a verdict: every step of the gate plans or verifies", "- uses: completion-gate/completion-gate@v1\n  with:\n    mode: decide") ] : broken;
}
var errors = __webpack_require__(452);
var terminal_text = __webpack_require__(2234);
var repository_facts = __webpack_require__(151);
var git = __webpack_require__(6879);
var read_policy = __webpack_require__(5339);
async function basePolicyAt(files, commit, branch) {
const entries = await files.list(commit);
try {
const {policy: policy, source: source} = await (0, read_policy.readPolicy)(files, commit, entries);
return {
kind: "policy",
branch: branch,
policy: policy,
written: source === "file"
};
} catch (thrown) {
if (!(thrown instanceof errors.ue)) throw thrown;
const {problems: problems, message: message} = thrown;
return {
kind: "broken",
branch: branch,
problems: problems.length > 0 ? problems : [ {
path: "",
message: message
} ]
};
}
}
async function readBasePolicy(request) {
const {named: named, usual: usual} = request;
const bases = named === void 0 ? [ void 0 ] : [ `refs/remotes/origin/${named}`, `refs/heads/${named}` ];
let why = "";
for (const base of bases) {
const repository = await opened(request, base);
if (repository === void 0) return {
kind: "unborn"
};
try {
const {range: range} = await repository.changes.resolve();
return await basePolicyAt(repository.files, range.base, named ?? usual);
} catch (thrown) {
if (!(thrown instanceof errors.ue)) throw thrown;
why = thrown.message;
} finally {
repository.close();
}
}
return {
kind: "unknown",
why: why
};
}
async function opened({dir: dir, environment: environment}, base) {
try {
return await (0, git.h)({
dir: dir,
fetch: false,
environment: environment,
...base === void 0 ? {} : {
base: base
}
});
} catch (thrown) {
if (thrown instanceof errors.ue && thrown.code === "REPOSITORY_INVALID") return;
throw thrown;
}
}
var exit_codes = __webpack_require__(535);
var external_node_util_ = __webpack_require__(7975);
var command_options = __webpack_require__(8668);
var understood = __webpack_require__(7200);
function doctorFlags(args, isFolder) {
const {values: values} = (0, understood.S)("doctor", () => (0, external_node_util_.parseArgs)({
args: [ ...args ],
options: command_options.l.doctor,
strict: true
}));
const {repo: repo = []} = values;
const folders = repo.filter(isFolder);
const names = repo.filter(one => !isFolder(one));
const [name] = names;
const [, owner, repository] = /^([\w-][\w.-]*)\/([\w.-]+)$/.exec(name ?? "") ?? [];
if (folders.length > 1 || names.length > 1) throw (0, understood.C)("doctor", "--repo expects one folder and one owner/name at most.");
if (name !== void 0 && (owner === void 0 || repository === void 0)) throw (0, understood.C)("doctor", `--repo expects a folder or owner/name, and "${name}" is neither.`);
return {
dir: folders[0] ?? ".",
github: owner === void 0 || repository === void 0 ? void 0 : {
owner: owner,
name: repository
},
tokenEnv: values["token-env"],
branch: values.branch,
json: values.json
};
}
var print = __webpack_require__(7721);
async function runDoctor(args, line) {
const flags = doctorFlags(args, path => (0, external_node_fs_.statSync)(path, {
throwIfNoEntry: false
})?.isDirectory() === true);
const {environment: environment} = line;
const tree = await (0, work_tree.w)({
dir: flags.dir,
environment: environment
});
const base = await readBasePolicy({
dir: flags.dir,
named: flags.branch,
usual: tree.defaultBranch,
environment: environment
});
const setup = (0, inside_setup.Q)(await (0, repository_facts.m)(tree), base);
const findings = [ ...insideFindings(setup), ...await askGitHub(flags, setup, line) ];
const counts = countFindings(findings);
if (flags.json) (0, print.Q2)(line, {
schema: "completion-gate.doctor.v1",
...counts,
outside: flags.github !== void 0,
findings: findings
}); else (0, print.yy)(line, doctorWords(findings, notes(flags, setup), terminal_text.e));
return counts.must === 0 ? exit_codes.dc.complete : exit_codes.dc.incomplete;
}
async function askGitHub({github: github, tokenEnv: tokenEnv, branch: branch}, setup, {environment: environment}) {
if (github === void 0) return [];
const token = environment[tokenEnv] ?? "";
if (token.trim() === "") throw new errors.ue("USAGE", `A token was expected in ${tokenEnv}, to ask GitHub about ${github.owner}/${github.name}; the variable is empty.`, {
hint: `${tokenEnv}=$(gh auth token) completion-gate doctor --repo ${github.owner}/${github.name}`
});
const {createGitHubClient: createGitHubClient} = await Promise.all([ __webpack_require__.e(550), __webpack_require__.e(637) ]).then(__webpack_require__.bind(__webpack_require__, 4637));
const {protectionReader: protectionReader} = await __webpack_require__.e(955).then(__webpack_require__.bind(__webpack_require__, 9955));
const {readOutside: readOutside} = await __webpack_require__.e(348).then(__webpack_require__.bind(__webpack_require__, 348));
const {outsideFindings: outsideFindings} = await __webpack_require__.e(977).then(__webpack_require__.bind(__webpack_require__, 8977));
const apiUrl = environment["GITHUB_API_URL"] ?? "https://api.github.com";
const client = createGitHubClient({
token: token,
owner: github.owner,
repo: github.name,
apiUrl: apiUrl,
graphqlUrl: environment["GITHUB_GRAPHQL_URL"] ?? `${apiUrl}/graphql`
});
return outsideFindings(await readOutside(setup, protectionReader(client), branch));
}
function notes({github: github}, {facts: facts}) {
return github === void 0 ? [ `Only the checkout was looked at. GitHub knows the rest: GITHUB_TOKEN=$(gh auth token) completion-gate doctor --repo ${facts.remoteName ?? "OWNER/NAME"}` ] : [];
}
},
5282: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
WX: () => findingsOf,
av: () => should,
sb: () => must
});
function must(message, mend, place) {
return {
level: "must",
message: message,
mend: mend,
...place
};
}
function should(message, mend, place) {
return {
level: "should",
message: message,
mend: mend,
...place
};
}
function findingsOf(rules, seen) {
return rules.flatMap(({id: id, fine: fine, find: find}) => {
const remarks = find(seen);
return remarks.length === 0 ? [ {
rule: id,
level: "fine",
message: fine(seen)
} ] : remarks.map(remark => ({
rule: id,
...remark
}));
});
}
},
9751: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => decidingJobs,
Q: () => insideSetup
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
var _model_own_page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4613);
var _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3770);
var _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9448);
var _policy_void_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7293);
var _setup_repository_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(151);
var _setup_survey_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7669);
var _workflow_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(344);
var _finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5282);
function insideSetup(facts, base) {
const readings = [ ...facts.texts ].filter(([path]) => (0, _setup_repository_facts_js__WEBPACK_IMPORTED_MODULE_3__.$)(path)).map(([path, file]) => file.kind === "text" ? (0, 
_workflow_facts_js__WEBPACK_IMPORTED_MODULE_5__.S6)(path, file.text) : {
kind: "broken",
path: path,
why: `the file ${file.why}`
});
const workflows = readings.flatMap(one => one.kind === "workflow" ? [ one.workflow ] : []);
return {
facts: facts,
found: (0, _setup_survey_js__WEBPACK_IMPORTED_MODULE_4__.Fr)(facts),
policy: policyFacts(facts),
base: base,
workflows: workflows,
broken: readings.flatMap(one => one.kind === "broken" ? [ one ] : []),
gates: workflows.flatMap(workflow => gatesOf(facts, workflow))
};
}
function decidingJobs({gates: gates}) {
return gates.flatMap(gate => gate.checkName === void 0 ? [] : [ {
...gate,
checkName: gate.checkName
} ]);
}
function gatesOf(facts, workflow) {
return workflow.jobs.flatMap(job => job.steps.flatMap((step, at) => {
if (!runsGate(facts, step)) return [];
const mode = modeOf(step);
const decides = mode === "gate" || mode === "decide";
const checkName = decides ? (0, _workflow_facts_js__WEBPACK_IMPORTED_MODULE_5__.b6)(step.with["check-name"]) ?? "completion-gate" : void 0;
return [ {
workflow: workflow,
job: job,
step: step,
at: at,
mode: mode,
checkName: checkName
} ];
}));
}
function runsGate(facts, {uses: uses = ""}) {
if ((0, _setup_survey_js__WEBPACK_IMPORTED_MODULE_4__.aj)(uses)) return true;
const own = facts.texts.get("action.yml");
return /^\.\/?$/.test(uses) && own?.kind === "text" && /^name: completion-gate$/m.test(own.text);
}
function modeOf(step) {
const mode = (0, _workflow_facts_js__WEBPACK_IMPORTED_MODULE_5__.b6)(step.with["mode"]);
return mode === "plan" || mode === "verify" || mode === "decide" ? mode : "gate";
}
function policyFacts(facts) {
if (facts.paths.has(_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.O)) return broken((0, 
_finding_js__WEBPACK_IMPORTED_MODULE_7__.sb)(`the policy is called ${_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.O}, a name that the gate refuses`, `git mv ${_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.O} ${_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.l}`, {
path: _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.O
}));
const file = facts.texts.get(_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.l);
if (file === void 0) return {
kind: "policy",
policy: (0, _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_1__.G4)(),
written: false
};
const place = {
path: _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.l
};
if (file.kind === "broken") return broken((0, _finding_js__WEBPACK_IMPORTED_MODULE_7__.sb)(`the policy ${file.why}`, `Make ${_policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.l} a regular file that can be read.`, place));
try {
const policy = (0, _policy_parse_policy_js__WEBPACK_IMPORTED_MODULE_1__.ON)(file.text);
const problems = (0, _policy_void_checks_js__WEBPACK_IMPORTED_MODULE_2__.voidProblems)(policy, facts.paths);
return problems.length === 0 ? {
kind: "policy",
policy: policy,
written: true
} : broken(...problems.map(problem => remarkOf(problem, "Require a check that can run and fail, or leave a preset on.")));
} catch (thrown) {
if (!(thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue)) throw thrown;
return broken(...thrown.problems.map(problem => remarkOf(problem, `${(0, _model_own_page_js__WEBPACK_IMPORTED_MODULE_8__.S)("docs/policy.md")} lists every key.`)));
}
}
function remarkOf({path: path, message: message}, mend) {
const text = path === "" ? message : `${path}: ${message}`;
return (0, _finding_js__WEBPACK_IMPORTED_MODULE_7__.sb)(text, mend, {
path: _policy_gate_policy_js__WEBPACK_IMPORTED_MODULE_6__.l
});
}
function broken(...remarks) {
return {
kind: "broken",
remarks: remarks
};
}
},
8371: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DO: () => jobCheckName,
Eu: () => NAME_RULES,
wY: () => hasMatrix
});
var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5282);
var _inside_setup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9751);
var _workflow_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(344);
const NAME_RULES = [ {
id: "check-name",
fine: setup => `the check to require is "${(0, _inside_setup_js__WEBPACK_IMPORTED_MODULE_0__.O)(setup)[0]?.checkName ?? ""}", and nothing else has its name`,
find: setup => {
const deciding = (0, _inside_setup_js__WEBPACK_IMPORTED_MODULE_0__.O)(setup);
return [ ...deciding.flatMap(matrix), ...deciding.flatMap(gate => namesakes(setup, gate)), ...deciding.flatMap((gate, at) => twins(gate, deciding.slice(0, at))) ];
}
} ];
function jobCheckName(job) {
return (0, _workflow_facts_js__WEBPACK_IMPORTED_MODULE_1__.b6)(job.table["name"]) ?? job.id;
}
function hasMatrix(job) {
return (0, _workflow_facts_js__WEBPACK_IMPORTED_MODULE_1__.c_)(job.table["strategy"])["matrix"] !== void 0;
}
function matrix({job: job, step: step, checkName: checkName}) {
if (!hasMatrix(job)) return [];
return checkName.includes("matrix.") ? [ (0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.av)(`the matrix posts one check for each value of "${checkName}", and each must be required by its own name`, "Run the gate in a job without `strategy:`; hand over what the matrix proved (`mode: verify`, then `mode: decide`).", step.place) ] : [ (0, 
_finding_js__WEBPACK_IMPORTED_MODULE_2__.sb)(`every job of the matrix posts the check "${checkName}": the last one wins, whatever the others found`, "Run the gate in a job without `strategy:`.", job.placeOf("strategy")) ];
}
function namesakes({workflows: workflows}, {checkName: checkName, job: job, workflow: workflow}) {
return workflows.flatMap(one => one.jobs).filter(one => jobCheckName(one).toLowerCase() === checkName.toLowerCase()).map(one => (0, 
_finding_js__WEBPACK_IMPORTED_MODULE_2__.sb)(`a job is named "${checkName}" like the verdict, so a skipped job may stand in for it`, one === job ? `jobs:\n  gate: # any other name than ${checkName}` : `Rename the job, or give the gate in ${workflow.path} another \`check-name\`.`, one.placeOf(one.table["name"] === void 0 ? "" : "name")));
}
function twins(gate, earlier) {
const twin = earlier.find(other => other.checkName === gate.checkName && (other.workflow === gate.workflow || [ ...gate.workflow.triggers.keys() ].some(event => other.workflow.triggers.has(event))));
return twin === void 0 ? [] : [ (0, _finding_js__WEBPACK_IMPORTED_MODULE_2__.sb)(`${twin.workflow.path} posts the check "${gate.checkName}" too, for the same events`, "Remove one of them, or give it another `check-name`.", gate.step.place) ];
}
},
4856: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => postsWithOwnToken,
x: () => readsWithOwnToken
});
var _workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(344);
function readsWithOwnToken(step) {
return isOwn((0, _workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__.b6)(step.with["github-token"]) ?? "");
}
function postsWithOwnToken(step) {
const token = (0, _workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__.b6)(step.with["check-token"]) ?? "";
return token === "" ? readsWithOwnToken(step) : isOwn(token);
}
function isOwn(token) {
return token !== "" && !/github\.token|secrets\.GITHUB_TOKEN/i.test(token);
}
},
1710: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => gateWorkflows,
t: () => TRIGGER_RULES
});
var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5282);
var _workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(344);
const TRIGGER_RULES = [ {
id: "triggers",
fine: () => "every event that can change a verdict starts the gate",
find: missingTriggers
}, {
id: "path-filters",
fine: () => "no filter keeps a pull request from the gate",
find: setup => gateWorkflows(setup).flatMap(filters)
}, {
id: "pull-request-target",
fine: () => "no privileged event checks out the code of a pull request",
find: setup => [ ...setup.workflows.flatMap(privilegedCheckouts), ...gateWorkflows(setup).flatMap(blockedEvent) ]
} ];
function gateWorkflows({gates: gates}) {
return [ ...new Set(gates.map(gate => gate.workflow)) ];
}
const CHANGE_TYPES = [ "opened", "synchronize", "reopened" ];
const MORE_TYPES = [ [ "edited", "another base branch" ], [ "labeled", "a waiver by label" ], [ "unlabeled", "a waiver that is taken back" ] ];
const MORE_EVENTS = [ [ "pull_request_review", "a review that demands a change, or waives" ], [ "issue_comment", "a waiver by comment" ], [ "merge_group", "the merge queue, which waits until its time is over" ] ];
function missingTriggers(setup) {
const workflows = gateWorkflows(setup);
const events = new Set(workflows.flatMap(one => [ ...one.triggers.keys() ]));
if (events.has("workflow_call")) return [];
const [first] = workflows;
const place = first?.placeOf([ "on" ]);
if (!events.has("pull_request") && !events.has("pull_request_target")) return [ (0, 
_finding_js__WEBPACK_IMPORTED_MODULE_1__.sb)("no pull request starts the gate", "on:\n  pull_request:\n    types: [opened, synchronize, reopened, ready_for_review, edited, labeled, unlabeled]", place) ];
const whole = setup.gates.some(({mode: mode}) => mode === "gate");
const wanted = MORE_EVENTS.filter(([event]) => whole || event !== "pull_request_review");
return [ ...missingTypes(workflows, whole), ...wanted.filter(([event]) => !events.has(event)).map(([event, what]) => (0, 
_finding_js__WEBPACK_IMPORTED_MODULE_1__.av)(`the gate does not hear of ${event}: ${what}`, `on:\n  ${event}:`, place)) ];
}
function missingTypes(workflows, whole) {
const heard = new Set(workflows.flatMap(({triggers: triggers}) => [ "pull_request", "pull_request_target" ].flatMap(event => typesOf(triggers.get(event)))));
const [place] = workflows.flatMap(one => one.triggers.has("pull_request") ? [ one.placeOf([ "on", "pull_request" ]) ] : []);
const lost = CHANGE_TYPES.filter(type => !heard.has(type));
const wanted = MORE_TYPES.filter(([type]) => whole || type === "edited");
const more = wanted.filter(([type]) => !heard.has(type));
const all = [ ...new Set([ ...CHANGE_TYPES, "ready_for_review", ...wanted.map(([type]) => type) ]) ];
const mend = `on:\n  pull_request:\n    types: [${all.join(", ")}]`;
return [ ...lost.length === 0 ? [] : [ (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.sb)(`a pull request that is ${lost.join(", ")} does not start the gate, so its content gets no verdict`, mend, place) ], ...more.length === 0 ? [] : [ (0, 
_finding_js__WEBPACK_IMPORTED_MODULE_1__.av)(`the gate does not hear of ${more.map(([type, what]) => `${type} (${what})`).join(", ")}`, mend, place) ] ];
}
function typesOf(trigger) {
if (trigger === void 0) return [];
return trigger["types"] === void 0 ? CHANGE_TYPES : (0, _workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__.CB)(trigger["types"]);
}
function filters(workflow) {
return [ "pull_request", "pull_request_target", "merge_group" ].flatMap(event => {
const trigger = workflow.triggers.get(event) ?? {};
return Object.keys(trigger).flatMap(key => {
const place = workflow.placeOf([ "on", event, key ]);
if (key === "paths" || key === "paths-ignore") return [ (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.sb)(`${event} has ${key}: a pull request that touches nothing of it gets no verdict`, `Remove \`${key}:\`; the policy's scope.exclude says which paths do not count.`, place) ];
return key === "branches" || key === "branches-ignore" ? [ (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.av)(`${event} has ${key}: a pull request into another branch is not gated`, `Remove \`${key}:\`, unless those branches need no gate.`, place) ] : [];
});
});
}
const HEAD = /pull_request\.head\.|\bhead_ref\b|refs\/pull\/|pull\/\{0\}|workflow_run\.head_|merge_commit_sha/;
function privilegedCheckouts(workflow) {
const {triggers: triggers} = workflow;
const event = [ "pull_request_target", "workflow_run" ].find(name => triggers.has(name));
if (event === void 0) return [];
return workflow.jobs.flatMap(({steps: steps}) => steps.filter(step => step.uses?.startsWith("actions/checkout@") === true && (HEAD.test((0, 
_workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__.ez)(step.with["ref"])) || HEAD.test((0, 
_workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__.ez)(step.with["repository"])) || (0, 
_workflow_facts_js__WEBPACK_IMPORTED_MODULE_0__.b6)(step.with["allow-unsafe-pr-checkout"]) === "true")).map(step => (0, 
_finding_js__WEBPACK_IMPORTED_MODULE_1__.sb)(`${event} checks out the code of a pull request, beside a token that can write and the secrets`, "Run the code of pull requests on `pull_request` alone; a privileged workflow only decides (`mode: decide`).", step.place)));
}
function blockedEvent(workflow) {
return workflow.triggers.has("pull_request_target") ? [ (0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.av)("GitHub blocks pull_request_target in public repositories unless an Actions policy allows it", "Use `pull_request`, or allow this file in Settings > Actions > Policies.", workflow.placeOf([ "on", "pull_request_target" ])) ] : [];
}
},
344: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => textsOf,
S6: () => readWorkflow,
b6: () => textOf,
c_: () => tableOf,
ez: () => expressionOf
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
var _policy_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1960);
function readWorkflow(path, text) {
if ((0, _policy_nesting_js__WEBPACK_IMPORTED_MODULE_1__.F)(text)) return broken(path, "it nests too deeply");
try {
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN;
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
lineCounter: lines
});
const [error] = document.errors;
if (error !== void 0) return broken(path, error.message);
const data = document.toJS();
if (!isTable(data)) return broken(path, "it holds no mapping");
const placeOf = keys => {
const line = lineOf(document, lines, keys);
return line === void 0 ? {
path: path
} : {
path: path,
line: line
};
};
return {
kind: "workflow",
workflow: {
path: path,
table: data,
triggers: triggersOf(data["on"]),
jobs: jobsOf(data["jobs"], placeOf),
placeOf: placeOf
}
};
} catch (error) {
return broken(path, error instanceof Error ? error.message : String(error));
}
}
function tableOf(value) {
return isTable(value) ? value : {};
}
function textOf(value) {
return typeof value === "string" ? value : typeof value === "boolean" || typeof value === "number" ? String(value) : void 0;
}
function textsOf(value) {
const list = Array.isArray(value) ? value : [ value ];
return list.map(textOf).filter(one => one !== void 0);
}
function expressionOf(value) {
return (textOf(value) ?? "").replace(/^\s*\$\{\{([^]*)\}\}\s*$/, "$1").replace(/\s+/g, " ").trim();
}
function isTable(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function broken(path, why) {
return {
kind: "broken",
path: path,
why: why.split("\n")[0] ?? why
};
}
function triggersOf(on) {
return isTable(on) ? new Map(Object.entries(on).map(([name, more]) => [ name, tableOf(more) ])) : new Map(textsOf(on).map(name => [ name, {} ]));
}
function jobsOf(jobs, placeOf) {
return Object.entries(tableOf(jobs)).map(([id, job]) => {
const table = tableOf(job);
const steps = Array.isArray(table["steps"]) ? table["steps"] : [];
return {
id: id,
table: table,
steps: steps.map((step, at) => stepOf(step, placeOf([ "jobs", id, "steps", at ]))),
placeOf: key => placeOf(Object.hasOwn(table, key) ? [ "jobs", id, key ] : [ "jobs", id ])
};
});
}
function stepOf(step, place) {
const table = tableOf(step);
return {
table: table,
uses: textOf(table["uses"]),
with: tableOf(table["with"]),
place: place
};
}
function lineOf(document, lines, keys) {
const node = document.getIn(keys, true);
const offset = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : void 0;
return offset === void 0 ? void 0 : lines.linePos(offset).line;
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
7293: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
voidProblems: () => voidProblems
});
var constant_script = __webpack_require__(1215);
var esm = __webpack_require__(1138);
var defines_checks = __webpack_require__(4890);
var preset_names = __webpack_require__(7886);
const OPTIONS = {
dot: true,
nonegate: true,
nocomment: true
};
const MOST_ALTERNATIVES = 50;
const DEPTHS = [ 0, 1, 2, 6 ];
const NAMES = [ "q", "qzqzqz" ];
function leftOutChecks({checks: checks, scope: scope}) {
const excluded = scope.exclude.map(glob => new esm.VR(glob, OPTIONS));
const isLeftOut = path => excluded.some(glob => glob.match(path)) && !alwaysCounts(path);
return checks.flatMap(({required: required, paths: paths}, at) => required && paths.length > 0 && paths.every(glob => isWhollyOut(glob, isLeftOut)) ? [ at ] : []);
}
function alwaysCounts(path) {
const name = path.slice(path.lastIndexOf("/") + 1);
return (0, defines_checks.u)(path) || preset_names.OX.includes(name);
}
function isWhollyOut(glob, isLeftOut) {
const alternatives = new esm.VR(glob, OPTIONS).braceExpand();
return !/[[\]\\]/.test(glob) && alternatives.length <= MOST_ALTERNATIVES && alternatives.flatMap(samplesOf).every(isLeftOut);
}
function samplesOf(glob) {
const names = glob.split("/");
return DEPTHS.flatMap(depth => NAMES.map(name => names.flatMap((part, at) => part === "**" ? folders(name, Math.max(depth, at === names.length - 1 ? 1 : 0)) : [ part.replaceAll("*", name).replaceAll("?", "q") ]).join("/")));
}
function folders(name, depth) {
return Array.from({
length: depth
}, () => name);
}
var vacuous = __webpack_require__(1616);
function voidProblems(policy, paths) {
const constant = constantChecks(policy);
const whole = (0, vacuous.C)(policy, paths, constant);
return [ ...whole === void 0 ? [] : [ {
path: "",
message: whole
} ], ...constantProblems(policy, constant), ...leftOutChecks(policy).map(at => ({
path: `checks[${String(at)}].paths`,
message: '"scope.exclude" leaves out every path that the check is for, so it could never run; narrow the scope, or leave the check out'
})) ];
}
function constantChecks({checks: checks}) {
const constant = [ ...checks.entries() ].filter(([, {required: required, command: command, expectExit: expectExit}]) => required && (0, 
constant_script.P)(command) === expectExit);
return new Set(constant.map(([at]) => at));
}
function constantProblems({checks: checks}, constant) {
return [ ...checks.entries() ].flatMap(([at, {command: command, paths: paths}]) => constant.has(at) && paths.length === 0 ? [ {
path: `checks[${String(at)}].command`,
message: `${JSON.stringify(command.slice(0, 80))} can never fail, so the check would pass for every change and prove nothing; name a command that fails when the work is wrong, or leave the check out`
} ] : []);
}
}
};
