export const id = 977;

export const ids = [ 977, 348 ];

export const modules = {
348: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J4: () => requiredChecks,
bM: () => demands,
gy: () => unread,
readOutside: () => readOutside
});
async function readOutside(inside, github, branch) {
const standing = await github.defaultBranch();
const asked = branch ?? standing;
const rulesets = await github.rulesets(asked);
const classic = await github.classic(asked);
const checks = rulesets.kind === "known" ? rulesets.value.checks : [];
const ids = new Set(checks.flatMap(({rulesetId: rulesetId}) => rulesetId === void 0 ? [] : [ rulesetId ]));
const bypasses = [];
for (const id of ids) bypasses.push(await github.bypasses(id));
const {policy: policy} = inside;
const named = policy.kind === "policy" ? policy.policy.waivers.authority.teams : [];
const teams = new Map;
for (const name of named) teams.set(name, await github.team(name));
return {
inside: inside,
branch: asked,
rulesets: rulesets,
classic: classic,
bypasses: bypasses,
teams: teams
};
}
function demands({rulesets: rulesets, classic: classic}, says) {
return rulesets.kind === "known" && says(rulesets.value) || classic.kind === "known" && says(classic.value.demands);
}
function requiredChecks({rulesets: rulesets, classic: classic}) {
return [ ...rulesets.kind === "known" ? rulesets.value.checks : [], ...classic.kind === "known" ? classic.value.demands.checks : [] ];
}
function unread({rulesets: rulesets, classic: classic}) {
return [ rulesets, classic ].flatMap(one => one.kind === "unknown" ? [ one.why ] : []);
}
},
8977: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
outsideFindings: () => outsideFindings
});
var finding = __webpack_require__(5282);
var esm = __webpack_require__(1138);
var trigger_rules = __webpack_require__(1710);
var outside_setup = __webpack_require__(348);
const AROUND_RULES = [ {
id: "workflow-files",
fine: () => "a change of the workflow needs more than a push",
find: openWorkflows
}, {
id: "merge-queue",
fine: setup => (0, outside_setup.bM)(setup, ({mergeQueue: mergeQueue}) => mergeQueue) ? "the merge queue runs the gate" : "there is no merge queue",
find: unheardQueue
}, {
id: "teams",
fine: ({teams: teams}) => teams.size === 0 ? "no team may waive" : `this token can read ${[ ...teams.keys() ].join(", ")}`,
find: ({teams: teams}) => [ ...teams ].flatMap(([name, answer]) => answer.kind === "known" ? [] : [ (0, 
finding.av)(`the team ${name} cannot be read with this token: ${answer.why}`, "Check its name; a token needs the organization permission `members: read`, a person’s token `read:org`.") ])
} ];
function openWorkflows(setup) {
const paths = (0, trigger_rules.s)(setup.inside).map(({path: path}) => path);
const isGuarded = path => (0, outside_setup.bM)(setup, ({guardedPaths: guardedPaths}) => guardedPaths.some(glob => new esm.VR(glob, {
dot: true
}).match(path)));
const closed = (0, outside_setup.bM)(setup, ({requiredWorkflows: requiredWorkflows}) => requiredWorkflows) || paths.every(path => isGuarded(path) || (0, 
outside_setup.bM)(setup, ({codeOwners: codeOwners}) => codeOwners) && isOwned(setup.inside, path));
return closed || paths.length === 0 ? [] : [ (0, finding.av)("whoever can push a branch can change the workflow, or post a check by another one", "In .github/CODEOWNERS:\n/.github/ @your-org/maintainers\nand require a review from code owners in the ruleset.") ];
}
const OWNER_FILES = [ ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS" ];
function isOwned({facts: facts}, path) {
const name = OWNER_FILES.find(one => facts.paths.has(one));
const file = name === void 0 ? void 0 : facts.texts.get(name);
if (file?.kind !== "text") return false;
const last = file.text.split("\n").map(line => line.replace(/(?:^|\s)#.*$/, "").trim()).filter(line => line !== "").map(line => line.split(/\s+/)).filter(([pattern = ""]) => matches(pattern, path)).at(-1);
return last !== void 0 && last.length > 1;
}
function matches(pattern, path) {
const anchored = pattern.slice(0, -1).includes("/");
const bare = pattern.replace(/^\/|\/$/g, "");
const glob = anchored ? bare : `**/${bare}`;
const test = one => new esm.VR(one, {
dot: true,
nocomment: true,
nonegate: true
}).match(path);
return !pattern.endsWith("/") && test(glob) || !bare.endsWith("/*") && bare !== "" && test(`${glob}/**`) || bare === "*";
}
function unheardQueue(setup) {
const queue = (0, outside_setup.bM)(setup, ({mergeQueue: mergeQueue}) => mergeQueue);
const heard = (0, trigger_rules.s)(setup.inside).some(({triggers: triggers}) => triggers.has("merge_group"));
return queue && !heard ? [ (0, finding.sb)("there is a merge queue, and no workflow runs the gate for it: every group waits until its time is over", "on:\n  merge_group:") ] : [];
}
var inside_setup = __webpack_require__(9751);
var name_rules = __webpack_require__(8371);
var own_token = __webpack_require__(4856);
const ACTIONS_APP = 15368;
const REQUIRED_RULES = [ {
id: "required",
fine: setup => `"${names(setup).join(", ")}" is required on ${setup.branch}`,
find: notRequired
}, {
id: "required-jobs",
fine: () => "no job that may be skipped or renamed is required",
find: requiredJobs
}, {
id: "source",
fine: setup => {
const ids = required(setup).map(({appId: appId}) => String(appId));
return ids.length === 0 ? "no required check has a source to look at" : `the check must come from the app ${[ ...new Set(ids) ].join(", ")}`;
},
find: sources
}, {
id: "bypass",
fine: setup => required(setup).length === 0 ? "there is no required check to go past" : "nobody may go past the required check",
find: bypassing
} ];
function names({inside: inside}) {
const stated = (0, inside_setup.O)(inside).map(({checkName: checkName}) => checkName).filter(name => !name.includes("${{"));
return stated.length === 0 ? [ "completion-gate" ] : [ ...new Set(stated) ];
}
function required(setup) {
const wanted = names(setup);
return (0, outside_setup.J4)(setup).filter(({name: name}) => wanted.includes(name));
}
function notRequired(setup) {
const standing = (0, outside_setup.J4)(setup).map(({name: name}) => name);
return names(setup).filter(name => !standing.includes(name)).flatMap(name => {
const other = standing.find(one => one.toLowerCase() === name.toLowerCase());
const why = (0, outside_setup.gy)(setup);
if (why.length > 0) return [ (0, finding.av)(`whether "${name}" is required on ${setup.branch} cannot be told: ${why.join(" ")}`, "Give a token with `administration: read`.") ];
return [ (0, finding.sb)(other === void 0 ? `"${name}" is not required on ${setup.branch}: an incomplete change can be merged` : `"${other}" is required on ${setup.branch}, and the verdict is called "${name}": names must be the same to the letter`, requireCommand(setup.branch, name)) ];
});
}
function requireCommand(branch, name) {
const ruleset = {
name: "completion-gate",
target: "branch",
enforcement: "active",
conditions: {
ref_name: {
include: [ `refs/heads/${branch}` ],
exclude: []
}
},
rules: [ {
type: "required_status_checks",
parameters: {
strict_required_status_checks_policy: false,
required_status_checks: [ {
context: name,
integration_id: ACTIONS_APP
} ]
}
} ]
};
return `gh api --method POST 'repos/{owner}/{repo}/rulesets' --input - <<'JSON'\n${JSON.stringify(ruleset, null, 2)}\nJSON`;
}
function requiredJobs(setup) {
const standing = (0, outside_setup.J4)(setup).map(({name: name}) => name);
const wanted = names(setup);
return setup.inside.gates.flatMap(({job: job}) => {
const name = (0, name_rules.DO)(job);
if (!standing.includes(name) || wanted.includes(name)) return [];
return [ (0, name_rules.wY)(job) ? (0, finding.sb)(`the job "${name}" is required, and with a matrix no check has that name: it stays pending`, `Require "${wanted.join('", "')}" in its place.`) : (0, 
finding.av)(`the job "${name}" is required: where it is skipped it counts as passed`, `Require "${wanted.join('", "')}" in its place.`) ];
});
}
function sources(setup) {
const own = (0, inside_setup.O)(setup.inside).some(({step: step}) => (0, own_token.T)(step));
return required(setup).flatMap(({name: name, appId: appId}) => {
if (appId === void 0) return [ (0, finding.sb)(`"${name}" may come from any source: whoever can write can post it`, own ? "Choose your GitHub App as the expected source of the check, in the ruleset." : `In the ruleset, choose "GitHub Actions" (integration_id ${String(ACTIONS_APP)}) as the expected source, or a GitHub App of your own.`) ];
if (appId !== ACTIONS_APP) return [];
return own ? [ (0, finding.sb)(`"${name}" must come from GitHub Actions, and the gate posts it by another app: it stays pending`, "Choose your GitHub App as the expected source of the check, in the ruleset.") ] : [ (0, 
finding.av)(`"${name}" must come from GitHub Actions, and so any workflow of the repository can post it`, "Make a GitHub App with `checks: write`, pass its token as `check-token`, and choose it as the expected source.") ];
});
}
function bypassing(setup) {
if (!(0, outside_setup.bM)(setup, ({checks: checks}) => checks.length > 0)) return [];
const wanted = names(setup);
const ofClassic = setup.classic.kind === "known" && setup.classic.value.demands.checks.some(({name: name}) => wanted.includes(name)) ? [ {
kind: "known",
value: setup.classic.value.bypasses
} ] : [];
return [ ...setup.bypasses, ...ofClassic ].flatMap(answer => answer.kind === "unknown" ? [ (0, 
finding.av)(`who may go past it cannot be told: ${answer.why}`, "Ask with the token of somebody who may edit the ruleset.") ] : answer.value.map(({who: who, of: of}) => (0, 
finding.av)(`${who} may go past ${of}`, of === "branch protection" ? 'Choose "Do not allow bypassing the above settings".' : `Take it off the bypass list of the ruleset ${of}; a waiver is the way that leaves a trace.`)));
}
const RULES = [ ...REQUIRED_RULES, ...AROUND_RULES ];
RULES.map(({id: id}) => id);
function outsideFindings(setup) {
return (0, finding.WX)(RULES, setup);
}
}
};
