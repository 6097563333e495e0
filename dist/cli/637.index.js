export const id = 637;

export const ids = [ 637 ];

export const modules = {
4637: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
createGitHubClient: () => createGitHubClient
});
var external_node_perf_hooks_ = __webpack_require__(5881);
var github = __webpack_require__(2395);
var dist_bundle = __webpack_require__(9735);
var plugin_throttling_dist_bundle = __webpack_require__(6856);
var errors = __webpack_require__(452);
var failure = __webpack_require__(6424);
const DEFAULT_WAITING = {
totalMs: 12e4,
reserveMs: 2e4,
attemptMs: 3e4,
retries: 3,
secondMs: 1e3
};
function remainingMs(limits, spent, urgency) {
const reserve = urgency === "closing" ? 0 : limits.reserveMs;
return Math.max(0, limits.totalMs - reserve - spent.spentMs);
}
function attemptLimit(limits, spent, urgency) {
return Math.min(limits.attemptMs, remainingMs(limits, spent, urgency));
}
function backOffSeconds(retriesDone) {
return (retriesDone + 1) ** 2;
}
function mayPause(limits, spent, pause) {
return pause.retriesDone < limits.retries && pause.seconds * limits.secondMs < remainingMs(limits, spent, pause.urgency);
}
function afterWaiting(spent, ms) {
return {
spentMs: spent.spentMs + Math.max(0, ms)
};
}
function attemptLimits(budget, now) {
return octokit => {
octokit.hook.wrap("request", async (request, options) => {
const started = now();
startAttempt(options, budget);
try {
const answer = await request(options);
expectReadable(answer, options);
return answer;
} catch (thrown) {
budget.lose(now() - started);
allowRetry(thrown, options, budget);
throw named(thrown);
}
});
return {};
};
}
function startAttempt(options, budget) {
const request = options.request ??= {};
const limit = budget.attemptMs(request.urgency ?? "usual");
if (limit <= 0) {
const seconds = Math.round(budget.limits.totalMs / 1e3);
throw new errors.ue("GITHUB_UNAVAILABLE", `GitHub did not answer in time too often: the ${seconds} seconds of waiting that a run has are spent.`, {
hint: "Run the job again; https://www.githubstatus.com tells of incidents."
});
}
request.signal = AbortSignal.timeout(Math.ceil(limit));
request.retries = 0;
}
function expectReadable({status: status, data: data}, options) {
if (status === 204 || status === 205) return;
const gaveUp = firstError(data).includes("Something went wrong while executing your query");
if (typeof data === "object" && data !== null && !gaveUp) return;
throw Object.assign(new Error(gaveUp ? "GitHub gave up on the query" : "the answer broke off or is no JSON"), {
status: 500,
request: {
...options
}
});
}
function firstError(data) {
if (typeof data !== "object" || data === null || !("errors" in data)) return "";
const {errors: errors} = data;
const first = Array.isArray(errors) ? errors[0] : void 0;
return typeof first === "object" && first !== null && "message" in first ? String(first.message) : "";
}
function allowRetry(thrown, options, budget) {
const {request: request} = options;
if (request === void 0 || !isWorthRetrying(thrown, options)) return;
const retriesDone = request.retryCount ?? 0;
const granted = budget.pause({
seconds: backOffSeconds(retriesDone),
retriesDone: retriesDone,
urgency: request.urgency ?? "usual"
});
if (granted) request.retries = budget.limits.retries;
}
function isWorthRetrying(thrown, options) {
const status = typeof thrown === "object" && thrown !== null && "status" in thrown ? Number(thrown.status) : 0;
if (status < 500) return false;
const creates = options.method === "POST" && !isGraphql(options.url);
return !creates || isUnsent(thrown);
}
function isGraphql(url) {
return url === "/graphql" || url.endsWith("/graphql");
}
const UNSENT = [ "ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT" ];
function isUnsent(thrown) {
for (let error = thrown, depth = 0; depth < 4; depth += 1) {
if (typeof error !== "object" || error === null) return false;
if ("code" in error && UNSENT.includes(error.code)) return true;
error = "cause" in error ? error.cause : void 0;
}
return false;
}
function named(thrown) {
if (thrown instanceof Error && (0, failure.Jz)(thrown) && !isPrimaryLimit(thrown) && !/\bsecondary rate\b/i.test(thrown.message)) thrown.message = `${thrown.message} (secondary rate limit)`;
return thrown;
}
function isPrimaryLimit(thrown) {
const {response: response} = thrown;
return response?.headers?.["x-ratelimit-remaining"] === "0";
}
function checkedAnswer(schema, data, purpose) {
const result = schema.safeParse(data);
if (result.success) return result.data;
const first = result.error.issues[0];
const place = first?.path.map(String).join(".") ?? "";
throw (0, failure.au)(purpose, `another shape${place === "" ? "" : ` at ${place}`}: ${first?.message ?? "unknown"}`);
}
var schemas = __webpack_require__(2857);
const errorSchema = schemas.Ikc({
type: schemas.YjP().optional(),
message: schemas.YjP(),
path: schemas.YOg(schemas.KCZ([ schemas.YjP(), schemas.aig() ])).optional()
});
const answerSchema = schemas.Ikc({
data: schemas.L5J().optional(),
errors: schemas.YOg(errorSchema).optional()
});
function readGraphqlAnswer(answer, call, situation) {
const {data: data, errors: errors = []} = checkedAnswer(answerSchema, answer, call);
const refused = [];
for (const error of errors) {
const field = call.optionalFields?.find(name => error.path?.includes(name));
if (field === void 0) throw graphqlFailure(error, call, situation);
refused.push({
field: field,
why: error.message
});
}
return {
data: checkedAnswer(call.data, data, call),
refused: refused
};
}
const STATUS_OF_TYPE = {
FORBIDDEN: 403,
INSUFFICIENT_SCOPES: 403,
NOT_FOUND: 404
};
function graphqlFailure({type: type = "", message: message, path: path}, purpose, situation) {
if (/doesn't exist on type|Cannot query field/.test(message)) return new errors.ue("GITHUB_UNEXPECTED", `Could not ${purpose.doing}: this GitHub server lacks a field that the gate reads (${message}).`, {
hint: "Update GitHub Enterprise Server to a release that is supported."
});
const at = path === void 0 ? "" : ` at ${path.join(".")}`;
const status = STATUS_OF_TYPE[type];
if (status === void 0) return (0, failure.au)(purpose, `an error: ${message}${at}`);
const data = {
message: `${message}${at}`
};
const response = {
headers: {},
data: data
};
return (0, failure.g5)({
status: status,
message: message,
response: response
}, purpose, situation);
}
function createWaitingBudget(limits) {
let spent = {
spentMs: 0
};
return {
limits: limits,
attemptMs: urgency => attemptLimit(limits, spent, urgency),
lose: ms => {
spent = afterWaiting(spent, ms);
},
pause: pause => {
if (!mayPause(limits, spent, pause)) return false;
spent = afterWaiting(spent, pause.seconds * limits.secondMs);
return true;
}
};
}
function createGitHubClient(connection) {
const {owner: owner, repo: repo} = connection;
const send = sender(connection);
const base = connection.graphqlUrl.replace(/\/graphql\/?$/, "");
return {
owner: owner,
repo: repo,
rest: async call => {
const ofRepository = call.route.includes("{repo}");
const data = await send(call.route, call, {
...call.parameters,
...ofRepository ? {
owner: owner,
repo: repo
} : {}
});
return checkedAnswer(call.answer, data, call);
},
graphql: async call => {
const answer = await send("POST /graphql", call, {
baseUrl: base,
query: call.query,
variables: {
owner: owner,
name: repo,
...call.variables
}
});
return readGraphqlAnswer(answer, call, connection.situation ?? "usual");
}
};
}
function sender(connection) {
const {token: token, situation: situation = "usual"} = connection;
if (token.trim() === "") throw new errors.ue("PERMISSION_MISSING", "Expected a token for GitHub, and got a blank one.", {
hint: "Pass `github-token: ${{ github.token }}`."
});
const budget = createWaitingBudget({
...DEFAULT_WAITING,
...connection.waiting
});
const octokit = (0, github.Q)(token, {
baseUrl: connection.apiUrl.replace(/\/$/, ""),
userAgent: "completion-gate",
retry: {
retryAfterBaseValue: budget.limits.secondMs,
doNotRetry: [ 400, 401, 403, 404, 410, 422, 429, 451 ]
},
throttle: throttle(budget)
}, attemptLimits(budget, connection.now ?? (() => external_node_perf_hooks_.performance.now())), dist_bundle.L, plugin_throttling_dist_bundle.A);
return async (route, call, parameters) => {
try {
const {data: data} = await octokit.request(route, {
...parameters,
request: {
urgency: call.urgency ?? "usual"
}
});
return data;
} catch (thrown) {
throw (0, failure.g5)(thrown, call, situation);
}
};
}
function throttle(budget) {
const onLimit = (seconds, options, _octokit, retriesDone) => budget.pause({
seconds: seconds,
retriesDone: retriesDone,
urgency: options.request?.urgency ?? "usual"
});
const schedule = (_options, run, ...values) => run(...values);
const unspaced = {
key: () => ({
schedule: schedule
})
};
const more = {
retryAfterBaseValue: budget.limits.secondMs,
global: unspaced,
write: unspaced,
notifications: unspaced
};
return {
...more,
onRateLimit: onLimit,
onSecondaryRateLimit: onLimit
};
}
},
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
}
};
