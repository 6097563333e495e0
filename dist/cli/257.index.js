export const id = 257;

export const ids = [ 257 ];

export const modules = {
8257: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
explainLive: () => explainLive
});
var schemas = __webpack_require__(2857);
const answer = schemas.Ikc({
output: schemas.Ikc({
summary: schemas.YjP().nullable()
})
});
async function checkRunSummary(client, id) {
const {output: output} = await client.rest({
doing: `read the check run ${String(id)}`,
needs: "checks: read",
route: "GET /repos/{owner}/{repo}/check-runs/{check_run_id}",
parameters: {
check_run_id: id
},
answer: answer
});
return output.summary ?? "";
}
var errors = __webpack_require__(452);
const checkRunSchema = schemas.Ikc({
id: schemas.Whr(),
name: schemas.YjP(),
head_sha: schemas.YjP(),
external_id: schemas.YjP().nullable(),
status: schemas.YjP(),
conclusion: schemas.YjP().nullable(),
html_url: schemas.YjP().nullable(),
url: schemas.YjP(),
output: schemas.Ikc({
title: schemas.YjP().nullable()
}),
app: schemas.Ikc({
slug: schemas.YjP().optional()
}).nullable()
});
const checkRunsSchema = schemas.Ikc({
total_count: schemas.Whr(),
check_runs: schemas.YOg(checkRunSchema)
});
function checkRunFacts(answer) {
return {
id: answer.id,
name: answer.name,
headSha: answer.head_sha,
externalId: answer.external_id ?? "",
status: answer.status,
conclusion: answer.conclusion ?? void 0,
title: answer.output.title ?? void 0,
url: answer.html_url ?? answer.url,
appSlug: answer.app?.slug
};
}
var failure = __webpack_require__(6424);
async function tried(write, doneStatus) {
try {
await write();
return {
done: true
};
} catch (thrown) {
if (doneStatus !== void 0 && (0, failure.c2)(thrown) === doneStatus) return {
done: true
};
const {message: message, hint: hint} = (0, errors.Ub)(thrown);
return {
done: false,
why: hint === void 0 ? message : `${message} ${hint}`
};
}
}
const ANNOTATION_BATCH = 50;
function checkRunWriter(client) {
return {
write: (draft, standing) => write(client, draft, standing),
find: (headSha, name) => find(client, headSha, name),
retire: run => tried(() => client.rest(retireCall(run)))
};
}
async function write(client, draft, standing) {
const remarks = [];
const first = draft.annotations.slice(0, ANNOTATION_BATCH);
const {run: run, page: page} = await placePage(client, draft, {
standing: standing,
annotations: first,
remarks: remarks
});
if (page === draft.page) await annotate(client, draft, {
run: run,
remarks: remarks
});
return {
run: run,
remarks: remarks
};
}
async function annotate(client, draft, {run: run, remarks: remarks}) {
const {annotations: annotations, page: page} = draft;
for (let at = ANNOTATION_BATCH; at < annotations.length; ) {
const batch = annotations.slice(at, at + ANNOTATION_BATCH);
try {
await send(client, updateCall(draft, run.id, outputOf(page, batch)));
} catch (thrown) {
remarks.push(`Only the first ${at} of ${annotations.length} annotations were posted: ${(0, 
errors.Ub)(thrown).message}`);
return;
}
at += batch.length;
}
}
async function placePage(client, draft, placing) {
const {page: page, smallestPage: smallestPage} = draft;
try {
return {
run: await place(client, draft, {
...placing,
page: page
}),
page: page
};
} catch (thrown) {
if ((0, failure.c2)(thrown) !== 422 || smallestPage === void 0) throw thrown;
const run = await place(client, draft, {
...placing,
page: smallestPage,
annotations: []
});
placing.remarks.push(`GitHub refused the check page, so the shortest one was posted: ${(0, 
failure.TT)(thrown)}.`);
return {
run: run,
page: smallestPage
};
}
}
async function place(client, draft, placing) {
const {standing: standing, remarks: remarks} = placing;
const output = outputOf(placing.page, placing.annotations);
if (standing === void 0) return create(client, draft, output);
try {
return await send(client, updateCall(draft, standing.id, output));
} catch (thrown) {
if (!isOfAnotherApp(thrown) && (0, failure.c2)(thrown) !== 404) throw thrown;
const run = await create(client, draft, output);
remarks.push(`The check run ${standing.id} could not be changed (${(0, failure.TT)(thrown)}), so a new one was made.`);
return run;
}
}
function isOfAnotherApp(thrown) {
return (0, failure.c2)(thrown) === 403 && /Invalid app_id/i.test((0, failure.TT)(thrown));
}
async function create(client, draft, output) {
const call = createCall(draft, output);
try {
return await send(client, call);
} catch (thrown) {
if (!mayHaveHappened(thrown)) throw thrown;
const ours = await lookFor(client, draft, thrown);
return ours ?? await send(client, call);
}
}
async function lookFor(client, draft, lost) {
const {headSha: headSha, name: name, externalId: externalId} = draft;
try {
const runs = await find(client, headSha, name, urgencyOf(draft));
return runs.find(run => run.externalId === externalId);
} catch {
throw lost;
}
}
function mayHaveHappened(thrown) {
const code = thrown instanceof errors.ue ? thrown.code : "";
return code === "GITHUB_UNAVAILABLE" || code === "GITHUB_UNEXPECTED";
}
async function send(client, call) {
return checkRunFacts(await client.rest(call));
}
function outputOf({title: title, summary: summary, text: text}, annotations) {
return {
title: title,
summary: summary,
...text === void 0 ? {} : {
text: text
},
...annotations.length === 0 ? {} : {
annotations: annotations
}
};
}
const POSTING = {
needs: "checks: write",
answer: checkRunSchema
};
function createCall(draft, output) {
return {
...POSTING,
doing: `post the check run ${draft.name}`,
route: "POST /repos/{owner}/{repo}/check-runs",
parameters: {
...bodyOf(draft, output),
head_sha: draft.headSha
},
urgency: urgencyOf(draft)
};
}
function updateCall(draft, id, output) {
return {
...POSTING,
doing: `update the check run ${draft.name}`,
route: "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",
parameters: {
...bodyOf(draft, output),
...draft.keepsExternalId === true ? {
external_id: void 0
} : {},
check_run_id: id
},
urgency: urgencyOf(draft)
};
}
function retireCall({id: id, name: name}) {
return {
...POSTING,
doing: `take the check run ${id} out of the way of ${name}`,
route: "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",
parameters: {
check_run_id: id,
name: `${name} (superseded)`,
status: "completed",
conclusion: "cancelled",
output: {
title: "Superseded by a later run",
summary: `The verdict stands in the check run ${name}.`
}
},
urgency: "closing"
};
}
function bodyOf({name: name, externalId: externalId, conclusion: conclusion, detailsUrl: detailsUrl}, output) {
return {
name: name,
external_id: externalId,
...detailsUrl === void 0 ? {} : {
details_url: detailsUrl
},
...conclusion === void 0 ? {
status: "in_progress"
} : {
status: "completed",
conclusion: conclusion
},
output: output
};
}
function urgencyOf({conclusion: conclusion}) {
return conclusion === void 0 ? "usual" : "closing";
}
const PAGES_LIMIT = 10;
const PAGE = 100;
async function find(client, headSha, name, urgency = "usual") {
const found = [];
for (let page = 1; page <= PAGES_LIMIT; page += 1) {
const {check_runs: runs} = await client.rest({
doing: `read the check runs ${name}`,
needs: "checks: read",
route: "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
parameters: {
ref: headSha,
check_name: name,
filter: "all",
per_page: PAGE,
page: page
},
answer: checkRunsSchema,
urgency: urgency
});
found.push(...runs.map(checkRunFacts));
if (runs.length < PAGE) break;
}
return found;
}
var github_client = __webpack_require__(4637);
const POLICY_PATH = ".github/completion-gate.yml";
const ACCEPTANCE_PATH = "ACCEPTANCE.md";
const PAGE_SIZE = 100;
const PULL_REQUEST_FACTS = `\nfragment PullRequestFacts on PullRequest {\n  number\n  title\n  state\n  isDraft\n  url\n  author { __typename login }\n  baseRefName\n  baseRefOid\n  baseRef { target { oid ... on Commit {\n    file(path: "${POLICY_PATH}") { oid }\n    acceptance: file(path: "${ACCEPTANCE_PATH}") { oid }\n  } } }\n  headRefName\n  headRefOid\n  isCrossRepository\n  headRepository { nameWithOwner }\n  headRef {\n    associatedPullRequests(first: 50, states: OPEN) {\n      pageInfo { hasNextPage }\n      nodes { ...SiblingFacts }\n    }\n  }\n  headCommit: commits(last: 1) {\n    nodes {\n      commit {\n        oid\n        associatedPullRequests(first: 50) {\n          pageInfo { hasNextPage }\n          nodes { ...SiblingFacts }\n        }\n        checkSuites(first: 50, filterBy: { checkName: $checkName }) {\n          pageInfo { hasNextPage }\n          nodes {\n            app { slug }\n            checkRuns(first: 50, filterBy: { checkName: $checkName, checkType: ALL }) {\n              pageInfo { hasNextPage }\n              nodes { databaseId externalId status conclusion title url }\n            }\n          }\n        }\n      }\n    }\n  }\n}\n\nfragment SiblingFacts on PullRequest {\n  number\n  state\n  baseRefName\n  headRefOid\n  baseRepository { nameWithOwner }\n}\n`;
const PULL_REQUEST_NOW_QUERY = `\nquery PullRequestNow($owner: String!, $name: String!, $number: Int!, $checkName: String!) {\n  viewer { login }\n  repository(owner: $owner, name: $name) {\n    nameWithOwner\n    pullRequest(number: $number) { ...PullRequestFacts }\n  }\n}\n${PULL_REQUEST_FACTS}`;
function listVariables(part) {
return `\n  $comments${part}: Boolean!, $commentsAfter${part}: String,\n  $reviews${part}: Boolean!, $reviewsAfter${part}: String,\n  $labelEvents${part}: Boolean!, $labelEventsAfter${part}: String,\n  $commits${part}: Boolean!, $commitsAfter${part}: String`;
}
function lists(part) {
return `\n      comments(first: ${PAGE_SIZE}, after: $commentsAfter${part}) @include(if: $comments${part}) { ...CommentPage }\n      reviews(first: ${PAGE_SIZE}, after: $reviewsAfter${part}) @include(if: $reviews${part}) { ...ReviewPage }\n      labelEvents: timelineItems(first: ${PAGE_SIZE}, after: $labelEventsAfter${part}, itemTypes: [LABELED_EVENT, UNLABELED_EVENT]) @include(if: $labelEvents${part}) { ...LabelEventPage }\n      commits(first: ${PAGE_SIZE}, after: $commitsAfter${part}) @include(if: $commits${part}) { ...CommitPage }`;
}
const PAGES = "\nfragment CommentPage on IssueCommentConnection {\n  pageInfo { hasNextPage endCursor }\n  nodes {\n    id\n    fullDatabaseId\n    author { __typename login }\n    body\n    createdAt\n    lastEditedAt\n    includesCreatedEdit\n    editor { __typename login }\n    createdViaEmail\n    isMinimized\n    url\n  }\n}\n\nfragment ReviewPage on PullRequestReviewConnection {\n  pageInfo { hasNextPage endCursor }\n  nodes {\n    id\n    fullDatabaseId\n    author { __typename login }\n    state\n    body\n    createdAt\n    submittedAt\n    lastEditedAt\n    includesCreatedEdit\n    editor { __typename login }\n    createdViaEmail\n    isMinimized\n    url\n  }\n}\n\nfragment LabelEventPage on PullRequestTimelineItemsConnection {\n  pageInfo { hasNextPage endCursor }\n  nodes {\n    __typename\n    ... on LabeledEvent { actor { __typename login } createdAt label { name } }\n    ... on UnlabeledEvent { actor { __typename login } createdAt label { name } }\n  }\n}\n\nfragment CommitPage on PullRequestCommitConnection {\n  totalCount\n  pageInfo { hasNextPage endCursor }\n  nodes {\n    commit {\n      oid\n      message\n      authors(first: 50) {\n        pageInfo { hasNextPage }\n        nodes { email user { login } }\n      }\n      committer { email user { login } }\n    }\n  }\n}\n";
function partName(page) {
return `page${String(page)}`;
}
function pullRequestQuery(further) {
const parts = Array.from({
length: further
}, (_, at) => String(at + 1));
const pages = parts.map(part => `\n    ${partName(Number(part))}: pullRequest(number: $number) {${lists(part)}\n    }`);
return `\nquery PullRequest(\n  $owner: String!, $name: String!, $number: Int!, $checkName: String!,\n  $facts: Boolean!,${[ "", ...parts ].map(listVariables).join(",")}\n) {\n  viewer { login }\n  repository(owner: $owner, name: $name) {\n    nameWithOwner\n    pullRequest(number: $number) {\n      ...PullRequestFacts @include(if: $facts)\n      labels(first: ${PAGE_SIZE}) @include(if: $facts) {\n        pageInfo { hasNextPage }\n        nodes { name }\n      }${lists("")}\n    }${pages.join("")}\n  }\n}\n${PAGES}${PULL_REQUEST_FACTS}`;
}
const commentsSchema = schemas.YOg(schemas.Ikc({
id: schemas.Whr(),
performed_via_github_app: schemas.Ikc({
slug: schemas.YjP().optional()
}).nullish()
}));
const claim_apps_PAGES_LIMIT = 50;
async function withClaimApps(client, number, comments, known) {
const claims = comments.filter(comment => isCandidate(comment) && !known.has(comment.databaseId));
const since = claims.map(claim => claim.writtenAt).sort()[0];
if (since !== void 0) {
const wanted = new Set(claims.map(claim => claim.databaseId));
const found = await readComments(client, {
number: number,
since: since,
wanted: wanted
});
for (const [id, comment] of found) known.set(id, appOf(comment));
}
return comments.flatMap(comment => {
if (!isCandidate(comment)) return [ comment ];
return known.has(comment.databaseId) ? [ {
...comment,
viaApp: known.get(comment.databaseId)
} ] : [];
});
}
function appOf({performed_via_github_app: app}) {
return app === null || app === void 0 ? void 0 : app.slug ?? "an app";
}
function isCandidate(comment) {
return comment.source === "comment" && comment.author.kind === "user" && !comment.edited && /^\s*\/(?:un)?waive/.test(comment.body);
}
async function readComments(client, asked) {
const found = new Map;
for (let page = 1; page <= claim_apps_PAGES_LIMIT; page += 1) {
const comments = await client.rest({
doing: "read the comments that claim a waiver",
needs: "pull-requests: read",
route: "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
parameters: {
issue_number: asked.number,
since: asked.since,
per_page: PAGE_SIZE,
page: page
},
answer: commentsSchema
});
for (const comment of comments) if (asked.wanted.has(comment.id)) found.set(comment.id, comment);
if (comments.length < PAGE_SIZE || found.size === asked.wanted.size) break;
}
return found;
}
var coerce = __webpack_require__(9567);
const pageInfo = schemas.Ikc({
hasNextPage: schemas.zMY(),
endCursor: schemas.YjP().nullish()
});
function listOf(node) {
return schemas.Ikc({
pageInfo: pageInfo,
nodes: schemas.YOg(node.nullable())
});
}
const actorSchema = schemas.Ikc({
__typename: schemas.YjP(),
login: schemas.YjP()
}).nullable();
const sibling = schemas.Ikc({
number: schemas.Whr(),
state: schemas.YjP(),
baseRefName: schemas.YjP(),
headRefOid: schemas.YjP(),
baseRepository: schemas.Ikc({
nameWithOwner: schemas.YjP()
}).nullable()
});
const checkRun = schemas.Ikc({
databaseId: schemas.Whr().nullable(),
externalId: schemas.YjP().nullable(),
status: schemas.YjP(),
conclusion: schemas.YjP().nullable(),
title: schemas.YjP().nullable(),
url: schemas.YjP()
});
const checkSuite = schemas.Ikc({
app: schemas.Ikc({
slug: schemas.YjP()
}).nullable(),
checkRuns: listOf(checkRun).nullable()
});
const headCommit = schemas.Ikc({
commit: schemas.Ikc({
oid: schemas.YjP(),
associatedPullRequests: listOf(sibling).nullable(),
checkSuites: listOf(checkSuite).nullable()
})
});
const facts = schemas.Ikc({
number: schemas.Whr(),
title: schemas.YjP(),
state: schemas.k5n([ "OPEN", "CLOSED", "MERGED" ]),
isDraft: schemas.zMY(),
url: schemas.YjP(),
author: actorSchema,
baseRefName: schemas.YjP(),
baseRefOid: schemas.YjP(),
baseRef: schemas.Ikc({
target: schemas.Ikc({
oid: schemas.YjP(),
file: schemas.Ikc({
oid: schemas.YjP()
}).nullish(),
acceptance: schemas.Ikc({
oid: schemas.YjP()
}).nullish()
}).nullable()
}).nullable(),
headRefName: schemas.YjP(),
headRefOid: schemas.YjP(),
isCrossRepository: schemas.zMY(),
headRepository: schemas.Ikc({
nameWithOwner: schemas.YjP()
}).nullable(),
headRef: schemas.Ikc({
associatedPullRequests: listOf(sibling).nullable()
}).nullable(),
headCommit: schemas.Ikc({
nodes: schemas.YOg(headCommit.nullable())
})
});
const writing = schemas.Ikc({
id: schemas.YjP(),
fullDatabaseId: coerce.ai().int().positive(),
author: actorSchema,
body: schemas.YjP(),
createdAt: schemas.YjP(),
lastEditedAt: schemas.YjP().nullable(),
includesCreatedEdit: schemas.zMY(),
editor: actorSchema,
createdViaEmail: schemas.zMY(),
isMinimized: schemas.zMY(),
url: schemas.YjP()
});
const review = writing.extend({
state: schemas.k5n([ "APPROVED", "CHANGES_REQUESTED", "COMMENTED", "DISMISSED", "PENDING" ]),
submittedAt: schemas.YjP().nullable()
});
const labelEvent = schemas.Ikc({
__typename: schemas.k5n([ "LabeledEvent", "UnlabeledEvent" ]),
actor: actorSchema,
createdAt: schemas.YjP(),
label: schemas.Ikc({
name: schemas.YjP()
})
});
const gitActor = schemas.Ikc({
email: schemas.YjP().nullable(),
user: schemas.Ikc({
login: schemas.YjP()
}).nullable()
});
const commit = schemas.Ikc({
commit: schemas.Ikc({
oid: schemas.YjP(),
message: schemas.YjP(),
authors: listOf(gitActor),
committer: gitActor.nullable()
})
});
const LISTS = [ "comments", "reviews", "labelEvents", "commits" ];
const pages = {
comments: listOf(writing).optional(),
reviews: listOf(review).nullable().optional(),
labelEvents: listOf(labelEvent).optional(),
commits: listOf(commit).extend({
totalCount: schemas.Whr()
}).optional()
};
function answerOf(pullRequest) {
return schemas.Ikc({
viewer: schemas.Ikc({
login: schemas.YjP()
}),
repository: schemas.Ikc({
nameWithOwner: schemas.YjP(),
pullRequest: pullRequest
})
});
}
const nowSchema = answerOf(facts);
const firstPageSchema = answerOf(facts.extend({
...pages,
labels: listOf(schemas.Ikc({
name: schemas.YjP()
})).nullable()
}));
function firstAnswerSchema(names) {
const page = schemas.Ikc(pages);
const {repository: repository} = firstPageSchema.shape;
return firstPageSchema.extend({
repository: repository.extend(Object.fromEntries(names.map(name => [ name, page ])))
}).transform(answer => {
const parts = answer.repository;
return {
first: answer,
further: names.flatMap(name => parts[name] ?? [])
};
});
}
const nextPageSchema = answerOf(schemas.Ikc(pages));
const GHOST = {
login: "ghost",
kind: "ghost"
};
function personOf(actor) {
if (actor === null) return GHOST;
const {login: login} = actor;
switch (actor.__typename) {
case "User":
return {
login: login,
kind: login.endsWith("[bot]") ? "bot" : "user"
};

case "Mannequin":
return {
login: login,
kind: "mannequin"
};

case "Organization":
return {
login: login,
kind: "organization"
};

default:
return {
login: botLogin(login),
kind: "bot"
};
}
}
function botLogin(login) {
return login.endsWith("[bot]") ? login : `${login}[bot]`;
}
function appSlugOf(viewerLogin) {
return /^(.+)\[bot\]$/.exec(viewerLogin)?.[1];
}
function siblingsOf(answer, head, repository) {
const ofCommit = head?.associatedPullRequests ?? void 0;
const ofBranch = answer.headRef?.associatedPullRequests ?? void 0;
const lists = [ ofCommit, ofBranch ].filter(list => list !== void 0);
const found = new Map;
for (const each of lists.flatMap(list => list.nodes)) if (each !== null && isSibling(each, answer, repository)) found.set(each.number, {
number: each.number,
baseRef: each.baseRefName
});
const needsBranch = answer.isCrossRepository || answer.headRef !== null;
return {
found: [ ...found.values() ].sort((a, b) => a.number - b.number),
gaps: gapsOf(lists, {
isMissing: ofCommit === void 0 || needsBranch && ofBranch === void 0
})
};
}
function isSibling(each, {number: number, headRefOid: headRefOid}, repository) {
return each.state === "OPEN" && each.headRefOid === headRefOid && each.number !== number && each.baseRepository?.nameWithOwner === repository;
}
function gapsOf(lists, {isMissing: isMissing}) {
if (lists.some(list => list.pageInfo.hasNextPage)) return [ gap("More than 50 pull requests share this head or its branch") ];
return isMissing || lists.some(list => list.nodes.includes(null)) ? [ gap("GitHub does not tell which pull requests share this head") ] : [];
}
function gap(what) {
return {
reason: `${what}: a sibling may be left out. Give this pull request a commit of its own.`
};
}
const OPTIONAL_FIELDS = [ "headRepository", "headRef", "file", "acceptance", "checkSuites", "associatedPullRequests" ];
const STATES = {
OPEN: "open",
CLOSED: "closed",
MERGED: "merged"
};
function pullRequestNow(answer, checkName, refused) {
const {viewer: viewer, repository: repository} = answer;
const {pullRequest: pullRequest} = repository;
const head = headCommitOf(pullRequest);
const siblings = siblingsOf(pullRequest, head, repository.nameWithOwner);
return {
pullRequest: factsOf(pullRequest, refused),
standing: standingOf(head, {
checkName: checkName,
refused: refused
}),
siblings: siblings.found,
viewer: {
login: viewer.login,
appSlug: appSlugOf(viewer.login)
},
gaps: [ ...siblings.gaps, ...baseGaps(pullRequest) ]
};
}
function criteriaOf({baseRef: baseRef}, refused) {
const target = baseRef?.target;
const unreadable = refused.some(({field: field}) => field === "file" || field === "acceptance");
return {
policyId: unreadable ? target?.oid : target?.file?.oid,
acceptanceId: target?.acceptance?.oid
};
}
function factsOf(answer, refused) {
return {
number: answer.number,
title: answer.title,
state: STATES[answer.state],
isDraft: answer.isDraft,
url: answer.url,
author: personOf(answer.author),
base: {
ref: answer.baseRefName,
sha: answer.baseRef?.target?.oid ?? answer.baseRefOid,
...criteriaOf(answer, refused)
},
head: {
ref: answer.headRefName,
sha: answer.headRefOid,
repository: answer.headRepository?.nameWithOwner,
isFork: answer.isCrossRepository
}
};
}
function baseGaps({baseRef: baseRef, baseRefName: baseRefName}) {
if (typeof baseRef?.target?.oid === "string") return [];
return [ {
reason: `The tip of the base branch ${baseRefName} could not be read. Give the token \`contents: read\`, or the pull request a base branch that exists.`
} ];
}
function headCommitOf(answer) {
const commit = answer.headCommit.nodes[0]?.commit;
return commit?.oid === answer.headRefOid ? commit : void 0;
}
function standingOf(head, asked) {
if (head === void 0) return unknown("GitHub does not list the head among the commits");
const {checkSuites: checkSuites} = head;
if (checkSuites === null) {
const why = asked.refused.find(one => one.field === "checkSuites")?.why;
return unknown(`the token may not read check runs${why === void 0 ? "" : ` (${why})`}: add \`checks: read\` or \`checks: write\` under \`permissions:\``);
}
const suites = checkSuites.nodes.filter(suite => suite !== null);
if (suites.length < checkSuites.nodes.length || suites.some(suite => suite.checkRuns?.nodes.includes(null) ?? false)) return unknown("GitHub leaves out check runs of the head");
const cut = checkSuites.pageInfo.hasNextPage || suites.some(suite => suite.checkRuns?.pageInfo.hasNextPage ?? true);
if (cut) return unknown("the head has more check runs than the gate reads");
return {
kind: "known",
runs: suites.flatMap(suite => {
const nodes = suite.checkRuns?.nodes ?? [];
return nodes.filter(run => run !== null).map(run => checkRunOf(run, suite.app?.slug, {
...asked,
head: head
}));
})
};
}
function unknown(why) {
return {
kind: "unknown",
why: `The standing check is not known: ${why}.`
};
}
function checkRunOf(run, appSlug, of) {
return {
id: run.databaseId ?? idOfPage(run.url),
name: of.checkName,
headSha: of.head.oid,
externalId: run.externalId ?? "",
status: run.status.toLowerCase(),
conclusion: run.conclusion?.toLowerCase(),
title: run.title ?? void 0,
url: run.url,
appSlug: appSlug
};
}
function idOfPage(url) {
return Number(/\/(\d+)(?:[/?#].*)?$/.exec(url)?.[1] ?? 0);
}
function commentsOf(lists) {
return [ ...lists.comments.map(each => signalOf(each, "comment", each.createdAt)), ...lists.reviews.filter(each => each.state !== "PENDING" && each.body.trim() !== "").map(each => signalOf(each, "review", each.submittedAt ?? each.createdAt)) ];
}
function signalOf(writing, source, writtenAt) {
return {
source: source,
databaseId: writing.fullDatabaseId,
nodeId: writing.id,
author: personOf(writing.author),
body: writing.body,
writtenAt: writtenAt,
edited: writing.lastEditedAt !== null || writing.includesCreatedEdit || writing.editor !== null,
viaApp: void 0,
viaEmail: writing.createdViaEmail,
...writing.isMinimized ? {
isHidden: true
} : {},
url: writing.url
};
}
const REVIEW_STATES = {
APPROVED: "approved",
CHANGES_REQUESTED: "changes_requested",
COMMENTED: "commented",
DISMISSED: "dismissed",
PENDING: "pending"
};
function reviewsOf(lists) {
return lists.reviews.map(each => ({
databaseId: each.fullDatabaseId,
author: personOf(each.author),
state: REVIEW_STATES[each.state],
submittedAt: each.submittedAt ?? each.createdAt
}));
}
function labelEventsOf(lists) {
return lists.labelEvents.map(each => ({
kind: each.__typename === "LabeledEvent" ? "labeled" : "unlabeled",
label: each.label.name,
actor: personOf(each.actor),
at: each.createdAt
}));
}
function labelsOf(names, events) {
return names.map(name => ({
name: name,
addedBy: events.findLast(event => event.kind === "labeled" && event.label === name)?.actor.login
}));
}
function commitsOf(lists) {
return lists.commits.map(commit => ({
sha: commit.oid,
message: commit.message,
emails: actorsOf(commit).flatMap(actor => actor.email === null ? [] : [ actor.email ])
}));
}
const PLATFORM_LOGIN = "web-flow";
const PLATFORM_EMAIL = "noreply@github.com";
const NO_ADDRESS = "(no address)";
function peopleOf(author, lists) {
const logins = new Set;
const unmapped = new Set;
const note = actor => {
const login = actor?.user?.login;
if (login !== void 0 && login !== PLATFORM_LOGIN) logins.add(login); else unmapped.add(addressOf(actor));
};
for (const {authors: authors, committer: committer} of lists.commits) {
authors.nodes.forEach(note);
if (authors.nodes.length === 0) note(null);
if (!isPlatform(committer)) note(committer);
}
return {
author: author,
commitLogins: [ ...logins ],
unmappedEmails: [ ...unmapped ],
requesters: []
};
}
function addressOf(actor) {
const email = actor?.email?.trim() ?? "";
return email === "" ? NO_ADDRESS : email;
}
function isPlatform(committer) {
if (committer === null) return false;
return committer.user === null ? committer.email === PLATFORM_EMAIL : committer.user.login === PLATFORM_LOGIN;
}
function actorsOf({authors: authors, committer: committer}) {
return [ ...authors.nodes, committer ].filter(actor => actor !== null);
}
const LIST_LIMITS = {
comments: 3e3,
reviews: 1e3,
labelEvents: 1e3,
commits: 250
};
const NAMES = {
comments: "comments",
reviews: "reviews",
labelEvents: "label events",
commits: "commits"
};
function leftOutGaps(page, asked) {
return asked.filter(list => page[list]?.nodes.every(node => node !== null) !== true).map(list => leftOut(NAMES[list]));
}
function cut(list) {
return {
reason: `The pull request has more than the ${LIST_LIMITS[list]} ${NAMES[list]} that the gate reads: one that matters may be left out. Open a new pull request for this change.`
};
}
function leftOut(what) {
return {
reason: `GitHub left out some of the ${what} of the pull request: one that matters may be among them. Run the gate again.`
};
}
function wholeGaps({commits: commits}, pullRequest, cutCommits) {
const total = pullRequest.commits?.totalCount ?? 0;
return [ ...total > commits.length && !cutCommits ? [ cut("commits") ] : [], ...commits.some(hidesPeople) ? [ leftOut("authors of commits") ] : [], ...commits.some(hasMoreAuthors) ? [ MANY_AUTHORS ] : [], ...labelGaps(pullRequest.labels) ];
}
const MANY_AUTHORS = {
reason: "A commit names more than 50 authors and co-authors: one of them may be left out. Split the commit."
};
const MANY_LABELS = {
reason: "The pull request has more than 100 labels: one may be left out. Take labels off that it does not need."
};
function labelGaps(labels) {
if (labels === null) return [ leftOut("labels") ];
return [ ...labels.nodes.includes(null) ? [ leftOut("labels") ] : [], ...labels.pageInfo.hasNextPage ? [ MANY_LABELS ] : [] ];
}
function isAboutCommits(gap) {
return gap.reason === cut("commits").reason;
}
function hasMoreAuthors({authors: authors}) {
return authors.pageInfo.hasNextPage;
}
function hidesPeople({authors: authors, committer: committer}) {
return authors.nodes.includes(null) || committer === null;
}
async function readWholePullRequest(client, asked, known) {
const {number: number} = asked;
const pages = (known.get(number) ?? []).slice(0, PAGES_AT_ONCE);
const {first: first, further: further, refused: refused} = await readAtOnce(client, asked, pages);
const {pullRequest: pullRequest} = first.repository;
const gathered = {
lists: {
comments: [],
reviews: [],
labelEvents: [],
commits: []
},
cursors: {},
begun: {
comments: [],
reviews: [],
labelEvents: [],
commits: []
},
gaps: []
};
gather(gathered, pullRequest, LISTS);
further.forEach((page, at) => {
gatherKnown(gathered, page, pages[at] ?? {});
});
for (;;) {
const {cursors: cursors} = gathered;
const lists = LISTS.filter(list => cursors[list] !== void 0);
if (lists.length === 0) break;
gather(gathered, await readNext(client, asked, cursors), lists);
}
known.set(number, begunPages(gathered));
const labels = (pullRequest.labels?.nodes ?? []).filter(each => each !== null);
const cutCommits = gathered.gaps.some(isAboutCommits);
gathered.gaps.push(...wholeGaps(gathered.lists, pullRequest, cutCommits));
return {
answer: first,
labels: labels.map(label => label.name),
lists: gathered.lists,
refused: refused,
gaps: gathered.gaps
};
}
function readingPurpose(number) {
return {
doing: `read pull request #${number}`,
needs: "pull-requests: read"
};
}
const PAGES_AT_ONCE = 30;
async function readAtOnce(client, {number: number, checkName: checkName}, pages) {
const parts = pages.map((cursors, at) => wanted(cursors, String(at + 1)));
const {data: data, refused: refused} = await client.graphql({
...readingPurpose(number),
query: pullRequestQuery(pages.length),
variables: Object.assign({
number: number,
checkName: checkName,
facts: true,
...wanted(void 0, "")
}, ...parts),
data: firstAnswerSchema(pages.map((_, at) => partName(at + 1))),
optionalFields: OPTIONAL_FIELDS
});
return {
...data,
refused: refused
};
}
async function readNext(client, {number: number, checkName: checkName}, cursors) {
const {data: data} = await client.graphql({
...readingPurpose(number),
query: pullRequestQuery(0),
variables: {
number: number,
checkName: checkName,
facts: false,
...wanted(cursors, "")
},
data: nextPageSchema,
optionalFields: OPTIONAL_FIELDS
});
return data.repository.pullRequest;
}
function wanted(cursors, part) {
const entries = LISTS.flatMap(list => [ [ `${list}${part}`, cursors === void 0 || cursors[list] !== void 0 ], [ `${list}After${part}`, cursors?.[list] ?? null ] ]);
return Object.fromEntries(entries);
}
function gatherKnown(gathered, page, asked) {
const following = LISTS.filter(list => asked[list] !== void 0 && asked[list] === gathered.cursors[list]);
const left = Object.entries(gathered.cursors).filter(([list]) => !following.some(one => one === list));
gather(gathered, Object.fromEntries(following.map(list => [ list, page[list] ])), following);
gathered.cursors = {
...Object.fromEntries(left),
...gathered.cursors
};
}
function begunPages({begun: begun}) {
const most = Math.max(...LISTS.map(list => begun[list].length));
return Array.from({
length: most
}, (_, at) => Object.fromEntries(LISTS.flatMap(list => {
const cursor = begun[list][at];
return cursor === void 0 ? [] : [ [ list, cursor ] ];
})));
}
function gather(gathered, page, asked) {
const {lists: lists} = gathered;
gathered.gaps.push(...leftOutGaps(page, asked));
lists.comments.push(...present(page.comments?.nodes));
lists.reviews.push(...present(page.reviews?.nodes));
lists.labelEvents.push(...present(page.labelEvents?.nodes));
lists.commits.push(...present(page.commits?.nodes).map(each => each.commit));
const cursors = {};
for (const list of LISTS) {
const info = page[list]?.pageInfo;
if (info?.hasNextPage !== true) continue;
if (typeof info.endCursor === "string" && !isFull(lists[list], list)) {
cursors[list] = info.endCursor;
gathered.begun[list].push(info.endCursor);
} else gathered.gaps.push(cut(list));
}
gathered.cursors = cursors;
}
function isFull(items, list) {
const pages = Math.ceil(LIST_LIMITS[list] / PAGE_SIZE);
return items.length >= pages * PAGE_SIZE;
}
function present(nodes) {
return (nodes ?? []).filter(node => node !== null);
}
function pullRequestReader(client) {
const known = {
apps: new Map,
pages: new Map
};
return {
read: (number, checkName) => read(client, number, checkName, known),
now: (number, checkName) => readNow(client, number, checkName),
openHead: number => openHead(client, number),
from: head => openFrom(client, head)
};
}
async function read(client, number, checkName, known) {
const whole = await readWholePullRequest(client, {
number: number,
checkName: checkName
}, known.pages);
const now = pullRequestNow(whole.answer, checkName, whole.refused);
const labelEvents = labelEventsOf(whole.lists);
return {
...now,
gaps: [ ...now.gaps, ...whole.gaps ],
people: peopleOf(now.pullRequest.author, whole.lists),
commits: commitsOf(whole.lists),
comments: await withClaimApps(client, number, commentsOf(whole.lists), known.apps),
reviews: reviewsOf(whole.lists),
labels: labelsOf(whole.labels, labelEvents),
labelEvents: labelEvents
};
}
async function readNow(client, number, checkName) {
const {data: data, refused: refused} = await client.graphql({
...readingPurpose(number),
query: PULL_REQUEST_NOW_QUERY,
variables: {
number: number,
checkName: checkName
},
data: nowSchema,
optionalFields: OPTIONAL_FIELDS
});
return pullRequestNow(data, checkName, refused);
}
const openSchema = schemas.YOg(schemas.Ikc({
number: schemas.Whr(),
head: schemas.Ikc({
sha: schemas.YjP()
})
}));
async function openFrom(client, {owner: owner, branch: branch, sha: sha}) {
const open = await client.rest({
doing: `find the pull request of ${branch}`,
needs: "pull-requests: read",
route: "GET /repos/{owner}/{repo}/pulls",
parameters: {
state: "open",
head: `${owner}:${branch}`,
per_page: 100
},
answer: openSchema
});
return open.filter(pull => pull.head.sha === sha).map(pull => pull.number).sort((one, other) => one - other);
}
const headSchema = schemas.Ikc({
state: schemas.YjP(),
head: schemas.Ikc({
sha: schemas.YjP()
})
});
async function openHead(client, number) {
const {state: state, head: head} = await client.rest({
doing: `read the head of pull request #${String(number)}`,
needs: "pull-requests: read",
route: "GET /repos/{owner}/{repo}/pulls/{pull_number}",
parameters: {
pull_number: number
},
answer: headSchema,
urgency: "closing"
});
return state === "open" ? head.sha : void 0;
}
var explanation = __webpack_require__(1714);
const HEADING = "### What a person can do next";
function pageWords(summary) {
const at = summary.indexOf(HEADING);
const section = at < 0 ? "" : summary.slice(at + HEADING.length);
const [own = ""] = section.split(/^(?:#{1,6} |<details>)/m);
const steps = [ ...own.matchAll(/^\d+\. (.+)$/gm) ].map(([, step = ""]) => plainWords(step));
const waiverLines = [ ...own.matchAll(/^\/waive [0-9a-f]{64} <reason>$/gm) ].map(([line]) => line);
return {
steps: steps,
waiverLines: waiverLines
};
}
const CODE = /(`+)( ?)(.+?)\2\1(?!`)/g;
const MARKUP = /\*\*|\\([!-/:-@[-`{-~])/g;
const ENTITIES = /&(?:#\d{1,6}|lt|gt|amp);/g;
const NAMED = new Map([ [ "&lt;", "<" ], [ "&gt;", ">" ], [ "&amp;", "&" ], [ "&#8203;", "" ] ]);
function plainWords(markdown) {
const words = [];
let at = 0;
for (const code of markdown.matchAll(CODE)) {
words.push(page_words_plainText(markdown.slice(at, code.index)), `\`${code[3] ?? ""}\``);
at = code.index + code[0].length;
}
return [ ...words, page_words_plainText(markdown.slice(at)) ].join("").trim();
}
function page_words_plainText(markdown) {
return markdown.replace(MARKUP, "$1").replace(ENTITIES, entity => NAMED.get(entity) ?? String.fromCodePoint(Number(entity.slice(2, -1))));
}
var model_digest = __webpack_require__(4505);
var visible_text = __webpack_require__(87);
const CLAIM_LIMIT_BYTES = 65536;
const REASON_LIMIT = 1e3;
const SHOWN_LIMIT = 200;
function readCommentClaim(body) {
const line = firstLine(body);
const command = /^\/(waive|unwaive)(?![\w-])/i.exec(line)?.[0];
if (command === void 0) return;
const words = line.slice(command.length).replace(/^[ \t]+/, "");
const digest = /^[^ \t]*/.exec(words)?.[0] ?? "";
const reason = words.slice(digest.length).trim();
const takesBack = command.toLowerCase() === "/unwaive";
if (takesBack && (0, model_digest.Bc)(digest.toLowerCase())) return {
kind: "unwaive",
digest: digest.toLowerCase()
};
const why = bodyFault(body, command) ?? digestFault(digest) ?? reasonFault(reason);
if (why !== void 0) return {
kind: "unreadable",
digest: shown(digest),
reason: shown(reason),
why: why
};
return {
kind: "waive",
digest: digest,
reason: reason
};
}
function firstLine(body) {
const text = body.replace(/^(?:[ \t]*(?:\r\n|\n|\r))+/, "");
return /^[^\r\n]*/.exec(text)?.[0] ?? "";
}
function bodyFault(body, command) {
if (Buffer.byteLength(body) > CLAIM_LIMIT_BYTES) return `The comment is longer than ${CLAIM_LIMIT_BYTES / 1024} KiB: write the command in a comment of its own.`;
if (command !== command.toLowerCase()) return `The command is ${command.toLowerCase()}, in lower case.`;
const commands = body.match(/^\/(?:waive|unwaive)(?![\w-])/gim) ?? [];
return commands.length > 1 ? "The comment has several commands: write one command a comment." : void 0;
}
function digestFault(digest) {
if ((0, model_digest.Bc)(digest)) return;
if (digest === "") return "The effect digest is missing: copy the whole line from the check page.";
if ((0, model_digest.Bc)(digest.toLowerCase())) return "The effect digest has upper-case letters: write it in lower case.";
if (/^[0-9a-f]+$/i.test(digest)) return `The effect digest has ${digest.length} digits: write all 64 (a short one could be ground to fit another change).`;
return "After the command comes the effect digest of 64 lower-case hex digits: copy the whole line from the check page.";
}
function reasonFault(reason) {
if (reason === "") return "The reason is missing: say after the digest, on the same line, why the change may pass.";
if (!/[\p{L}\p{N}]/u.test((0, visible_text.Q6)(reason))) return "The reason has no letter or digit: say in words why the change may pass.";
const {length: length} = Array.from(reason);
return length > REASON_LIMIT ? `The reason has ${length} characters: at most ${REASON_LIMIT} are allowed.` : void 0;
}
function shown(text) {
const characters = Array.from(text.slice(0, 2 * SHOWN_LIMIT + 1));
return characters.length > SHOWN_LIMIT ? `${characters.slice(0, SHOWN_LIMIT).join("")}…` : characters.join("");
}
const OPENING = "\x3c!-- completion-gate:label-waiver ";
const CLOSING = " --\x3e";
function parseLabelRecord(body) {
const line = /^[^\r\n]*/.exec(body)?.[0] ?? "";
if (!line.startsWith(OPENING) || !line.endsWith(CLOSING)) return;
const value = parsed(line.slice(OPENING.length, -CLOSING.length));
if (typeof value !== "object" || value === null) return;
const entries = new Map(Object.entries(value));
const [effectDigest, reason, by, label] = [ "effect_digest", "reason", "by", "label" ].map(key => filled(entries.get(key)));
if (effectDigest === void 0 || !(0, model_digest.Bc)(effectDigest)) return;
if (reason === void 0 || by === void 0 || label === void 0) return;
return {
effectDigest: effectDigest,
reason: reason,
by: by,
label: label
};
}
function parsed(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
function filled(value) {
return typeof value === "string" && value.trim() !== "" ? value : void 0;
}
const standing_verdict_STATES = [ "working", "narrative", "verified", "failed", "pending", "unproven" ];
function standing_verdict_baseKey(baseRef) {
return (0, model_digest.sc)(baseRef).slice(0, 16);
}
const EXTERNAL_ID = /^cg1:(\d{1,15}):([0-9a-f]{16}):(\d{1,15}):(\d{1,15}):([a-z]{1,20}):(?:([0-9a-f]{16}):)?(-|[0-9a-f]{64})$/;
function standing_verdict_readExternalId(text) {
const [, pullRequest, key, runId, runAttempt, state, criteria, digest] = EXTERNAL_ID.exec(text) ?? [];
const proof = standing_verdict_STATES.find(one => one === state);
if (proof === void 0 || key === void 0 || digest === void 0) return;
return {
pullRequest: Number(pullRequest),
baseKey: key,
runId: Number(runId),
runAttempt: Number(runAttempt),
proof: proof,
...criteria === void 0 ? {} : {
criteriaKey: criteria
},
effectDigest: digest === "-" ? "" : digest
};
}
function standing_verdict_isNewer(run, than) {
return run.runId > than.runId || run.runId === than.runId && run.runAttempt > than.runAttempt;
}
const NO_VERDICT = [ "moved_head", "retargeted", "other_pull_request" ];
function liveFacts(reading, verdicts) {
return [ ...stateFacts(reading), ...headFacts(reading, verdicts), ...staleWaivers(reading, verdicts) ];
}
function stateFacts({pullRequest: pullRequest, standing: standing}) {
const {number: number, state: state} = pullRequest;
const over = {
kind: "closed",
message: `Pull request #${String(number)} is ${state}: nothing is to be done.`
};
return [ ...state === "open" ? [] : [ over ], ...standing.kind === "known" ? [] : [ {
kind: "unreadable",
message: `The check runs of the head cannot be read: ${standing.why}`
} ] ];
}
function headFacts({pullRequest: pullRequest, siblings: siblings}, {standing: standing, earlier: earlier}) {
const {number: number, base: base, head: head} = pullRequest;
const facts = [];
if (earlier !== void 0) facts.push({
kind: "moved_head",
message: `The head moved: the last verdict (${earlier.run.title ?? "without a title"}) is on ${live_facts_short(earlier.run.headSha)}, and the head is ${live_facts_short(head.sha)} now.`
});
if (standing !== void 0 && standing.verdict.pullRequest !== number) facts.push({
kind: "other_pull_request",
message: `The verdict on this head is of pull request #${String(standing.verdict.pullRequest)}.`
}); else if (standing !== void 0 && standing.verdict.baseKey !== standing_verdict_baseKey(base.ref)) facts.push({
kind: "retargeted",
message: `The verdict on this head was against another base branch than ${base.ref}.`
});
if (siblings.length > 0) facts.push({
kind: "shared_head",
message: `The same head is in ${siblings.map(one => `#${String(one.number)}`).join(", ")} too: the check is green only if each is.`
});
return facts;
}
function staleWaivers(reading, {standing: standing, earlier: earlier}) {
const current = standing?.verdict.effectDigest ?? "";
const before = earlier?.verdict.effectDigest ?? "";
return claimsOf(reading).flatMap(({by: by, digest: digest}) => {
if (current !== "") return digest === current ? [] : [ {
kind: "stale_waiver",
message: `The waiver of ${by} is stale: it names ${live_facts_short(digest)}…, and the change is ${live_facts_short(current)}… now.`
} ];
return digest === before ? [ {
kind: "stale_waiver",
message: `The waiver of ${by} names the digest of the earlier head (${live_facts_short(digest)}…): it counts only if the content is still exactly that.`
} ] : [];
});
}
function claimsOf({comments: comments}) {
const unedited = comments.filter(comment => !comment.edited);
const takenBack = unedited.flatMap(({body: body}) => {
const claim = readCommentClaim(body);
return claim?.kind === "unwaive" ? [ claim.digest ] : [];
});
const claims = unedited.flatMap(({body: body, author: author}) => {
if (author.kind === "bot") {
const record = parseLabelRecord(body);
return record === void 0 ? [] : [ {
by: record.by,
digest: record.effectDigest
} ];
}
const claim = readCommentClaim(body);
return claim?.kind === "waive" ? [ {
by: author.login,
digest: claim.digest
} ] : [];
});
return claims.filter(({digest: digest}) => !takenBack.includes(digest));
}
function live_facts_short(id) {
return id.slice(0, 12);
}
__webpack_require__(1984);
__webpack_require__(3070);
__webpack_require__(1194);
__webpack_require__(5265);
__webpack_require__(787);
__webpack_require__(5608);
__webpack_require__(6749);
function newestFirst(runs) {
return runs.flatMap(run => {
const verdict = standing_verdict_readExternalId(run.externalId);
return verdict === void 0 ? [] : [ {
run: run,
verdict: verdict
} ];
}).sort((one, other) => {
if (standing_verdict_isNewer(one.verdict, other.verdict)) return -1;
if (standing_verdict_isNewer(other.verdict, one.verdict)) return 1;
return other.run.id - one.run.id;
});
}
const EARLIER_ASKED = 5;
const AGAIN = "Run the gate on this head: push, or run its workflow again.";
async function explainPullRequest(asked, ports) {
const reading = await ports.pullRequests.read(asked.number, asked.checkName);
const {standing: checks, pullRequest: pullRequest} = reading;
const runs = checks.kind === "known" ? checks.runs : [];
const [standing] = newestFirst(runs.filter(run => run.headSha === pullRequest.head.sha));
const earlier = standing === void 0 && checks.kind === "known" ? await earlierVerdict(reading, asked.checkName, ports) : void 0;
const facts = liveFacts(reading, {
standing: standing,
earlier: earlier
});
const voided = facts.some(fact => NO_VERDICT.includes(fact.kind));
const page = standing === void 0 || voided ? {
steps: [],
waiverLines: []
} : pageWords(await ports.summaryOf(standing.run.id));
return explained(reading, {
standing: standing,
facts: facts,
voided: voided,
page: page
});
}
async function earlierVerdict({commits: commits, pullRequest: pullRequest}, checkName, {checkRuns: checkRuns}) {
const before = commits.filter(({sha: sha}) => sha !== pullRequest.head.sha).slice(-EARLIER_ASKED).reverse();
for (const {sha: sha} of before) {
const [found] = newestFirst(await checkRuns.find(sha, checkName));
if (found !== void 0) return found;
}
return;
}
function explained({pullRequest: pullRequest}, {standing: standing, facts: facts, voided: voided, page: page}) {
const verdict = explain_pull_request_verdictOf(standing, voided);
const complete = COMPLETE.includes(verdict);
const {number: number, url: url, head: head, base: base} = pullRequest;
const isOver = pullRequest.state !== "open";
const why = isOver ? [] : whyOf(verdict, standing);
return {
schema: explanation.Y,
source: "pull_request",
verdict: verdict,
complete: complete,
headline: headlineOf(verdict, standing),
why: why,
next_steps: isOver || complete ? [] : stepsOf(verdict, page, standing),
waiver_lines: isOver || complete ? [] : page.waiverLines,
effect_digest: standing?.verdict.effectDigest ?? "",
rule: null,
uncommitted: false,
facts: facts,
pull_request: {
number: number,
url: url,
head: head.sha,
base_ref: base.ref
},
check_run: standing === void 0 ? null : explain_pull_request_checkRunOf(standing.run)
};
}
const COMPLETE = [ "verified", "waived", "narrative", "not_gated" ];
const TITLES = [ [ "Verified", "verified" ], [ "Waived", "waived" ], [ "Nothing to prove", "narrative" ], [ "Not gated", "not_gated" ] ];
function explain_pull_request_verdictOf(standing, voided) {
if (standing === void 0 || voided) return "unjudged";
const {run: run, verdict: verdict} = standing;
if (run.status.toLowerCase() !== "completed" || verdict.proof === "working") return "working";
if (run.conclusion?.toLowerCase() !== "success") return "incomplete";
const named = TITLES.find(([begins]) => run.title?.startsWith(begins));
return named?.[1] ?? "incomplete";
}
function headlineOf(verdict, standing) {
if (verdict === "unjudged") return "Unjudged: no verdict of the gate stands for this pull request as it is now";
if (verdict === "working") return "At work: a run of the gate is judging this head";
return standing?.run.title ?? "Incomplete: the check run has no title";
}
function whyOf(verdict, standing) {
if (standing === void 0) return [];
const {run: run} = standing;
const who = run.appSlug ?? "an unknown app";
return verdict === "unjudged" ? [] : [ `So says the check run \`${run.name}\` of ${who}: ${run.url}` ];
}
function stepsOf(verdict, {steps: steps}, standing) {
if (verdict === "unjudged") return [ AGAIN ];
if (verdict === "working") return [ "Wait for the run to end, and ask again." ];
return steps.length > 0 ? steps : [ `Read the check's page: ${standing?.run.url ?? ""}` ];
}
function explain_pull_request_checkRunOf(run) {
const {id: id, url: url, title: title, conclusion: conclusion, appSlug: appSlug} = run;
return {
id: id,
url: url,
title: title ?? "",
conclusion: conclusion?.toLowerCase() ?? null,
app: appSlug ?? null
};
}
async function explainLive(flags, environment) {
const [owner, repo] = slugOf(flags.slug ?? environment["GITHUB_REPOSITORY"]);
const token = environment["GITHUB_TOKEN"] ?? "";
if (token.trim() === "") throw new errors.ue("USAGE", "The variable GITHUB_TOKEN was expected, and is not set.", {
hint: "Set it to a token that may read the pull request and its checks, such as by: GITHUB_TOKEN=$(gh auth token)"
});
const apiUrl = environment["GITHUB_API_URL"] ?? "https://api.github.com";
const graphqlUrl = environment["GITHUB_GRAPHQL_URL"] ?? graphqlOf(apiUrl);
const client = (0, github_client.createGitHubClient)({
token: token,
owner: owner,
repo: repo,
apiUrl: apiUrl,
graphqlUrl: graphqlUrl
});
return await explainPullRequest({
number: flags.pullRequest,
checkName: flags.checkName
}, {
pullRequests: pullRequestReader(client),
checkRuns: checkRunWriter(client),
summaryOf: id => checkRunSummary(client, id)
});
}
function slugOf(slug) {
const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(slug ?? "") ?? [];
if (owner !== void 0 && repo !== void 0) return [ owner, repo ];
throw new errors.ue("USAGE", slug === void 0 ? "The repository of the pull request was expected, and is not named." : `The repository was expected as owner/name, not "${slug}".`, {
hint: "Name it: --repo-slug owner/name"
});
}
function graphqlOf(apiUrl) {
const base = apiUrl.replace(/\/+$/, "").replace(/\/api\/v3$/, "/api");
return `${base}/graphql`;
}
},
787: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => shownOutput
});
var _first_trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3418);
var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5032);
var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1984);
const OPEN_LINES = 30;
const FIRST_BYTES = 1e3;
function shownOutput(evidence, budget) {
const {output_head: head = "", output_tail: tail = ""} = evidence ?? {};
const captured = Buffer.byteLength(head) + Buffer.byteLength(tail);
const gap = tail !== "" && evidence?.output_bytes !== captured;
const whole = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.y1)(gap ? tail : head + tail).trimEnd();
const first = troubleBefore([ ...gap ? linesOf(head) : [], ...whole.split("\n") ], openLines((0, 
_limits_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(whole, budget)).length);
const start = (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.IN)(first, Math.min(FIRST_BYTES, budget >> 1));
const text = (0, _limits_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(whole, budget - Buffer.byteLength(start));
return {
first: start,
earlier: text.split("\n").slice(0, -OPEN_LINES).join("\n"),
last: openLines(text).join("\n"),
cut: gap || text.length < whole.length
};
}
function troubleBefore(lines, open) {
return (0, _first_trouble_js__WEBPACK_IMPORTED_MODULE_2__.QJ)(lines.slice(0, lines.length - open)).join("\n");
}
function openLines(text) {
return text.split("\n").slice(-OPEN_LINES);
}
function linesOf(text) {
return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__.y1)(text).trimEnd().split("\n");
}
},
6749: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H5: () => redactEvidence
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
const MASK = "***";
const SHORTEST_SECRET = 6;
const TOKENS = /(?<![A-Za-z0-9])(?:gh[opsur]_[\w.-]{16,}|github_pat_\w{20,}|(?:A3T[A-Z0-9]|ABIA|ACCA|AGPA|AIDA|AIPA|AKIA|ANPA|ANVA|AROA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{36}|pypi-[\w-]{32,}|xox[abeoprs]-[\w-]{10,}|AIza[\w-]{35}|[rs]k_(?:live|test)_\w{16,}|sk-[\w-]{32,}|hf_[A-Za-z0-9]{30,}|dop_v1_[a-f0-9]{64})/g;
const WEB_TOKEN = /(?<![\w-])eyJ[\w-]{8,}(?:\.[\w-]{8,}){1,4}(?:\.[\w-]*)?(?![\w-])/g;
const AUTHORIZATION = /(authorization["']?[ \t]{0,4}[:=][ \t]{0,4})[^\r\n]{4,}/gi;
const SCHEME = /\b((?:bearer|basic)[ \t]{1,4})[A-Za-z0-9._~+/=-]{20,}/gi;
const ASSIGNED = /((?:SECRET|TOKEN|PASSWORD|PASSWD|API_KEY|ACCESS_KEY|PRIVATE_KEY)(?:_[A-Z0-9_]{0,32})?["']?[ \t]{0,4}[:=][ \t]{0,4}["']?)[^\s"']{6,}/g;
const AWS_SECRET = /(aws_secret_access_key["']?[ \t]{0,4}[:=][ \t]{0,4}["']?)[A-Za-z0-9/+=]{40}/gi;
const URL_PASSWORD = /(:\/\/[^\s/:@]{0,256}:)[^\s/@]{1,512}@/g;
const HOOK = /(hooks\.slack\.com\/(?:services|workflows)\/)[\w/]{10,}/gi;
const RULES = [ [ AUTHORIZATION, `$1${MASK}` ], [ SCHEME, `$1${MASK}` ], [ WEB_TOKEN, MASK ], [ TOKENS, MASK ], [ AWS_SECRET, `$1${MASK}` ], [ ASSIGNED, `$1${MASK}` ], [ URL_PASSWORD, `$1${MASK}@` ], [ HOOK, `$1${MASK}` ] ];
const KEY_EDGE = /-----(BEGIN|END) (?:[A-Z0-9]{1,16} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g;
function redactor(secrets) {
const values = spellings(secrets);
return text => {
if (text.length < SHORTEST_SECRET) return text;
const plain = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text);
const unknown = values.reduce((rest, secret) => rest.replaceAll(secret, MASK), plain.includes("PRIVATE KEY") ? withoutPrivateKeys(plain) : plain);
return RULES.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), unknown);
};
}
function redactEvidence(evidence, secrets) {
const redact = redactor(secrets);
return mapTexts(evidence, text => IDENTITY.test(text) && !secrets.includes(text) ? text : redact(text));
}
const IDENTITY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
function mapTexts(value, change) {
if (typeof value === "string") return change(value);
if (Array.isArray(value)) return value.map(one => mapTexts(one, change));
if (typeof value !== "object" || value === null) return value;
return Object.fromEntries(Object.entries(value).map(([key, one]) => [ key, mapTexts(one, change) ]));
}
function spellings(secrets) {
const values = secrets.flatMap(secret => [ secret, secret.trim(), ...secret.split(/\r?\n/), ...secret.length < SHORTEST_SECRET ? [] : [ base64(secret) ] ]);
return [ ...new Set(values) ].filter(value => value.trim().length >= SHORTEST_SECRET).sort((left, right) => right.length - left.length);
}
function base64(secret) {
const whole = Buffer.from(secret).toString("base64").replace(/=+$/, "");
return whole.slice(0, whole.length - (whole.length % 4 === 0 ? 0 : 1));
}
function withoutPrivateKeys(text) {
const parts = [];
let from = 0;
let inside = false;
for (const edge of text.matchAll(KEY_EDGE)) {
const before = text.slice(from, edge.index);
const begins = edge[1] === "BEGIN";
if (!inside) parts.push(begins ? before : withoutKeyBody(before));
if (!begins) parts.push(MASK);
inside = begins;
from = edge.index + edge[0].length;
}
parts.push(inside ? MASK : text.slice(from));
return parts.join("");
}
function withoutKeyBody(text) {
let end = text.length;
while (end > 0 && KEY_BODY.test(text.charAt(end - 1))) end -= 1;
return text.slice(0, end);
}
const KEY_BODY = /[A-Za-z0-9+/=\\\r\n]/;
}
};
