export const id = 955;

export const ids = [ 955 ];

export const modules = {
6424: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jz: () => isRateLimited,
TT: () => saidBy,
au: () => unexpectedAnswer,
c2: () => statusOf,
g5: () => failureOf
});
var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9567);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
const failureSchema = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
status: zod__WEBPACK_IMPORTED_MODULE_1__.aig().optional(),
message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().catch(""),
response: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
headers: zod__WEBPACK_IMPORTED_MODULE_1__.g1P(zod__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).catch({}),
data: zod__WEBPACK_IMPORTED_MODULE_1__.L5J()
}).optional()
});
const SAID_LIMIT = 300;
function failureOf(thrown, purpose, situation) {
if (thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue) return thrown;
const failure = failureSchema.safeParse(thrown).data ?? {
message: String(thrown)
};
if (isRateLimited(failure)) return rateLimited(failure, purpose, thrown);
const status = answeredStatus(failure);
if (status === void 0 || status >= 500) return unavailable(failure, purpose, thrown);
if (status === 401) return tokenRefused(failure, purpose, thrown);
if (status === 403) return permissionMissing(failure, purpose, {
situation: situation,
cause: thrown
});
if (status < 400) return unexpectedAnswer(purpose, `status ${status}`, thrown);
return refused(failure, status, {
purpose: purpose,
cause: thrown
});
}
function statusOf(error) {
if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue)) return;
const failure = failureSchema.safeParse(error.cause).data;
return failure === void 0 ? void 0 : answeredStatus(failure);
}
function saidBy(error) {
if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue)) return "";
const failure = failureSchema.safeParse(error.cause).data;
return failure === void 0 ? "" : said(failure);
}
function unexpectedAnswer({doing: doing}, what, cause) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("GITHUB_UNEXPECTED", `Could not ${doing}: expected an answer as GitHub describes it, and got ${oneLine(what)}.`, {
hint: "Run the job again. Where it stays so, a proxy may answer in GitHub’s place, or this GitHub Enterprise Server may be too old: check GITHUB_API_URL and GITHUB_GRAPHQL_URL.",
...cause === void 0 ? {} : {
cause: cause
}
});
}
function isRateLimited(failure) {
const read = failureSchema.safeParse(failure).data;
if (read?.response === void 0) return false;
const {status: status, response: response} = read;
if (status === 429) return true;
const text = `${read.message} ${JSON.stringify(response.data)}`;
if (text.includes('"type":"RATE_LIMITED"')) return true;
return status === 403 && (response.headers["retry-after"] !== void 0 || response.headers["x-ratelimit-remaining"] === "0" || /\brate limit/i.test(text));
}
function answeredStatus(failure) {
return failure.response === void 0 ? void 0 : failure.status;
}
function said(failure) {
const answer = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
errors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).optional()
}).safeParse(failure.response?.data).data;
if (answer !== void 0) {
const details = answer.errors?.map(each => typeof each === "string" ? each : JSON.stringify(each));
return oneLine([ answer.message, ...details ?? [] ].join(": "));
}
return failure.response === void 0 ? oneLine(failure.message) : "";
}
function oneLine(text) {
const line = text.replaceAll(/[\s\x00-\x1f\x7f]+/g, " ").trim().replace(/\.$/, "");
return line.length <= SAID_LIMIT ? line : `${line.slice(0, SAID_LIMIT)}…`;
}
function saying(failure) {
const words = said(failure);
return words === "" ? "" : ` (${words})`;
}
function rateLimited(failure, {doing: doing}, cause) {
const after = zod__WEBPACK_IMPORTED_MODULE_2__.ai().positive().safeParse(failure.response?.headers["retry-after"]).data;
const wait = after === void 0 ? "" : ` It asks to wait ${after} seconds.`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("RATE_LIMITED", `Could not ${doing}: GitHub's limit of requests is reached${saying(failure)}.${wait}`, {
hint: "Run the job again later. A GitHub App’s own token has a higher limit than the workflow’s (1,000 requests an hour and repository).",
cause: cause
});
}
function unavailable(failure, {doing: doing}, cause) {
const status = answeredStatus(failure);
const came = status === void 0 ? `no answer came${saying(failure)}` : `GitHub answered ${status}${saying(failure)}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("GITHUB_UNAVAILABLE", `Could not ${doing}: ${came}.`, {
hint: "Run the job again; https://www.githubstatus.com tells of incidents. On a runner of your own, check that it reaches GITHUB_API_URL.",
cause: cause
});
}
function tokenRefused(failure, {doing: doing}, cause) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("PERMISSION_MISSING", `Could not ${doing}: GitHub does not accept the token${saying(failure)}.`, {
hint: "Pass a valid token as `github-token`; a workflow’s own token ends with its job, an App’s after one hour.",
cause: cause
});
}
function permissionMissing(failure, {doing: doing, needs: needs}, more) {
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("PERMISSION_MISSING", `Could not ${doing}: the token may not do that${saying(failure)}.`, {
hint: permissionHint(neededPermission(failure, needs), more.situation),
cause: more.cause
});
}
function neededPermission(failure, needs = "") {
const header = failure.response?.headers["x-accepted-github-permissions"];
const accepted = [ ...(typeof header === "string" ? header : "").matchAll(/([a-z_]+)=(read|write)/g) ].map(([, name = "", level = ""]) => `${name.replaceAll("_", "-")}: ${level}`);
return accepted.includes(needs) ? needs : accepted[0] ?? needs;
}
function permissionHint(needs, situation) {
const line = needs === "" ? "" : ` (\`${needs}\`)`;
switch (situation) {
case "fork":
return `A pull request from a fork gets a read-only token, whatever the workflow asks for. Post the check from a workflow_run workflow of the default branch${line}.`;

case "dependabot":
return `Dependabot's runs get a read-only token, whatever the workflow asks for. Post the check from a workflow_run workflow of the default branch${line}, or run the job again as a person with write access.`;

case "usual":
return needs === "" ? "Give the token the permission that is missing." : `Add \`${needs}\` under \`permissions:\` of the workflow's job, or pass the token of a GitHub App that has it as \`github-token\`.`;
}
}
function refused(failure, status, {purpose: purpose, cause: cause}) {
const {doing: doing, needs: needs} = purpose;
const unseen = needs === void 0 ? "" : `: it needs \`${needs}\``;
const hint = status === 404 ? `It does not exist, or the token cannot see it${unseen}.` : "Mend what GitHub names; where it names nothing, run the job again.";
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("GITHUB_REFUSED", `Could not ${doing}: GitHub answered ${status}${saying(failure)}.`, {
hint: hint,
cause: cause
});
}
},
9955: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
protectionReader: () => protectionReader
});
var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6424);
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
default_branch: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
});
const ruleSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
ruleset_id: zod__WEBPACK_IMPORTED_MODULE_2__.aig().optional(),
parameters: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
required_status_checks: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
context: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
integration_id: zod__WEBPACK_IMPORTED_MODULE_2__.aig().nullish()
})).optional(),
require_code_owner_review: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional(),
restricted_file_paths: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional()
}).optional()
});
const enabled = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
enabled: zod__WEBPACK_IMPORTED_MODULE_2__.zMY()
}).optional();
const actors = zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({}));
const protectionSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
required_status_checks: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
checks: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
context: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
app_id: zod__WEBPACK_IMPORTED_MODULE_2__.aig().nullish()
})).optional(),
contexts: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional()
}).optional(),
enforce_admins: enabled,
required_pull_request_reviews: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
require_code_owner_reviews: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().optional(),
bypass_pull_request_allowances: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
users: actors.optional(),
teams: actors.optional(),
apps: actors.optional()
}).optional()
}).optional()
});
const rulesetSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
bypass_actors: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
actor_type: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
actor_id: zod__WEBPACK_IMPORTED_MODULE_2__.aig().nullish(),
bypass_mode: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional()
})).optional()
});
const NOTHING = {
checks: [],
mergeQueue: false,
codeOwners: false,
guardedPaths: [],
requiredWorkflows: false
};
const PAGE = 100;
const MOST_PAGES = 10;
function protectionReader(client) {
return {
defaultBranch: async () => {
const answer = await client.rest({
doing: "read the repository",
needs: "metadata: read",
route: "GET /repos/{owner}/{repo}",
answer: repositorySchema
});
return answer.default_branch;
},
rulesets: branch => known(async () => await rulesets(client, branch)),
classic: branch => classic(client, branch),
bypasses: rulesetId => bypasses(client, rulesetId),
team: name => team(client, name)
};
}
async function known(read) {
try {
return {
kind: "known",
value: await read()
};
} catch (thrown) {
return {
kind: "unknown",
why: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Ub)(thrown).message
};
}
}
async function rulesets(client, branch) {
const rules = [];
for (let page = 1; page <= MOST_PAGES; page += 1) {
const more = await client.rest({
doing: `read the rules of the branch ${branch}`,
needs: "metadata: read",
route: "GET /repos/{owner}/{repo}/rules/branches/{branch}",
parameters: {
branch: branch,
per_page: PAGE,
page: page
},
answer: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(ruleSchema)
});
rules.push(...more);
if (more.length < PAGE) break;
}
const has = type => rules.some(rule => rule.type === type);
return {
checks: rules.flatMap(rule => (rule.parameters?.required_status_checks ?? []).map(check => ({
name: check.context,
appId: anyOrOne(check.integration_id),
rulesetId: rule.ruleset_id
}))),
mergeQueue: has("merge_queue"),
codeOwners: rules.some(rule => rule.parameters?.require_code_owner_review === true),
guardedPaths: rules.flatMap(rule => rule.parameters?.restricted_file_paths ?? []),
requiredWorkflows: has("workflows")
};
}
function anyOrOne(id) {
return id === null || id === void 0 || id < 0 ? void 0 : id;
}
async function classic(client, branch) {
try {
const answer = await client.rest({
doing: `read the protection of the branch ${branch}`,
needs: "administration: read",
route: "GET /repos/{owner}/{repo}/branches/{branch}/protection",
parameters: {
branch: branch
},
answer: protectionSchema
});
return {
kind: "known",
value: classicOf(answer)
};
} catch (thrown) {
const {message: message} = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Ub)(thrown);
return (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.c2)(thrown) === 404 && message.includes("Branch not protected") ? {
kind: "known",
value: {
demands: NOTHING,
bypasses: []
}
} : {
kind: "unknown",
why: message
};
}
}
function classicOf(answer) {
const {required_status_checks: checks, required_pull_request_reviews: reviews} = answer;
const named = (checks?.checks ?? []).map(check => ({
name: check.context,
appId: anyOrOne(check.app_id),
rulesetId: void 0
}));
const older = (checks?.contexts ?? []).filter(name => !named.some(check => check.name === name)).map(name => ({
name: name,
appId: void 0,
rulesetId: void 0
}));
const allowed = reviews?.bypass_pull_request_allowances ?? {};
const people = Object.values(allowed).flat().length;
const of = "branch protection";
return {
demands: {
...NOTHING,
checks: [ ...named, ...older ],
codeOwners: reviews?.require_code_owner_reviews === true
},
bypasses: [ ...answer.enforce_admins?.enabled === true ? [] : [ {
who: "every administrator",
of: of
} ], ...people === 0 ? [] : [ {
who: `${people} accounts, without a review`,
of: of
} ] ]
};
}
async function bypasses(client, rulesetId) {
const answer = await known(async () => await client.rest({
doing: `read the ruleset ${rulesetId}`,
needs: "administration: read",
route: "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}",
parameters: {
ruleset_id: rulesetId
},
answer: rulesetSchema
}));
if (answer.kind === "unknown") return answer;
const {name: name, bypass_actors: actors} = answer.value;
return actors === void 0 ? {
kind: "unknown",
why: `GitHub tells who may bypass the ruleset ${name} only to those who may edit it.`
} : {
kind: "known",
value: actors.map(actor => ({
who: actorWords(actor),
of: name
}))
};
}
const ROLES = {
2: "maintain",
4: "write",
5: "admin"
};
function actorWords(actor) {
const id = actor.actor_id ?? 0;
const words = {
RepositoryRole: `the role ${ROLES[id] ?? String(id)}`,
OrganizationAdmin: "every owner of the organization",
Integration: `the app ${String(id)}`,
Team: `the team ${String(id)}`,
User: `the person ${String(id)}`,
DeployKey: "every deploy key"
};
const mode = actor.bypass_mode ?? "always";
return `${words[actor.actor_type] ?? actor.actor_type} (${mode.replaceAll("_", " ")})`;
}
async function team(client, name) {
const [org = "", slug = ""] = name.includes("/") ? name.split("/") : [ client.owner, name ];
return await known(async () => {
await client.rest({
doing: `read the team ${org}/${slug}`,
needs: "members: read",
route: "GET /orgs/{org}/teams/{team_slug}",
parameters: {
org: org,
team_slug: slug
},
answer: zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
slug: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
})
});
return true;
});
}
},
9567: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ai: () => number
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3759);
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
function number(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.rSt, params);
}
}
};
