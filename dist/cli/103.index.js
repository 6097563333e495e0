export const id = 103;

export const ids = [ 103 ];

export const modules = {
4103: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runPlan: () => runPlan
});
var gate = __webpack_require__(9853);
var terminal_text = __webpack_require__(2234);
var plan_part = __webpack_require__(7486);
const PLAN_SCHEMA = "completion-gate.plan.v1";
const LOOK_TIMEOUT_MS = 1e3;
function planDocument(plan) {
const said = new Set(plan.problems.map(problem => problem.message));
const settled = plan.settled.filter(check => !said.has(check.residual_risk ?? "")).map(check => ({
code: "needs-review",
message: `${check.id}: ${check.residual_risk ?? check.description}`
}));
const surface = plan.surface.filter(finding => !said.has(finding.message)).map(({rule: rule, level: level, message: message, path: path, line: line}) => ({
code: `surface:${rule}`,
message: level === "block" ? `${message} (needs a person)` : message,
...path === void 0 ? {} : {
path: path
},
...line === void 0 ? {} : {
line: line
}
}));
return {
schema: PLAN_SCHEMA,
commands: [ ...plan.commands.map(commandEntry), ...plan.fileCriteria.map(fileEntry) ],
problems: [ ...plan.problems, ...settled, ...surface ]
};
}
function commandEntry(planned) {
const [first, ...others] = planned.checks;
return {
...checkFields(first),
command: planned.command,
required: planned.checks.some(check => check.required),
expect_exit: planned.expectExit,
timeout_ms: planned.timeoutMs,
origin: (0, plan_part.CQ)(first),
...planned.cwd === "" ? {} : {
cwd: planned.cwd
},
...others.length === 0 ? {} : {
also: others.map(check => check.id)
}
};
}
function fileEntry({check: check, path: path}) {
return {
...checkFields(check),
command: `test -f ${quoted(path)}`,
required: check.required,
expect_exit: 0,
timeout_ms: LOOK_TIMEOUT_MS,
origin: (0, plan_part.CQ)(check)
};
}
function checkFields({id: id, kind: kind, description: description}) {
return {
id: id,
kind: kind,
description: description
};
}
function quoted(path) {
const safe = path.startsWith("-") ? `./${path}` : path;
return /^[A-Za-z0-9_./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
}
var exit_codes = __webpack_require__(535);
var cli_flags = __webpack_require__(2529);
var open_change = __webpack_require__(7561);
var print = __webpack_require__(7721);
async function runPlan(args, line) {
const flags = (0, cli_flags.hG)("plan", args);
const change = await (0, open_change.z)(flags, line);
const observed = await (0, gate.pJ)(change);
const document = planDocument(await (0, gate.AS)(observed, change.files));
if (flags.json) (0, print.Q2)(line, document); else {
const {baseName: baseName} = await change.changes.resolve();
(0, print.yy)(line, words(document, observed.observation, baseName));
}
return exit_codes.dc.complete;
}
const SIDES = {
both: "base and change have it",
base: "only the base has it",
head: "only the change has it"
};
const NOTHING_CHANGED = "Nothing changed between them, so verify would run nothing; this is what a change would meet.";
function words(document, {range: range, ledger: ledger}, baseName) {
const {commands: commands, problems: problems} = document;
const unchanged = ledger.records.length === 0;
const width = Math.min(48, Math.max(0, ...commands.map(one => one.id.length)));
const wide = Math.min(60, Math.max(0, ...commands.map(one => one.command.length)));
return [ `What verify would run for ${plan_short(range.mergeBase)}..${plan_short(range.head)}, into ${baseName === void 0 ? "" : `${(0, 
terminal_text.e)(baseName)} at `}${plan_short(range.base)}`, ...unchanged ? [ NOTHING_CHANGED ] : [], "", ...commands.length === 0 ? [ "No command is planned." ] : [], ...commands.map(one => {
const need = one.required ? "required" : "optional";
const id = (0, terminal_text.e)(one.id).padEnd(width);
return `  ${need}  ${id}  ${(0, terminal_text.e)(one.command).padEnd(wide)}  ${originWords(one.origin)}`;
}), ...problems.length === 0 ? [] : [ "", "What to know about it" ], ...problems.map(one => `  ${one.code}: ${(0, 
terminal_text.e)(one.message)}`), "" ].join("\n");
}
function originWords(origin) {
const [, from = origin, side = ""] = /^(.*):(\w+)$/.exec(origin) ?? [];
return `${(0, terminal_text.e)(from)}: ${SIDES[side] ?? side}`;
}
function plan_short(commit) {
return commit.slice(0, 12) || "(unknown)";
}
}
};
