export const id = 579;

export const ids = [ 579 ];

export const modules = {
579: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runDemo: () => runDemo
});
var exit_codes = __webpack_require__(535);
var flags = __webpack_require__(2529);
const GREEN = 32;
const RED = 31;
function renderCheckPage(page, style) {
const green = page.conclusion === "success";
const mark = `${green ? "✔" : "✘"} ${page.name}: ${page.conclusion ?? "in progress"}`;
const shown = style.color ? `[${String(green ? GREEN : RED)}m${mark}[0m` : mark;
return `${shown}\n${plainMarkdown(verdictPart(page.summary ?? ""))}\n`;
}
function verdictPart(summary) {
const rest = /^<details><summary>What was judged</m.exec(summary)?.index;
return rest === void 0 ? summary : summary.slice(0, rest);
}
function plainMarkdown(markdown) {
return markdown.replace(/^```\w*\n?/gm, "").replace(/<\/?(?:details|summary|br|sub|b)\s*\/?>/g, "").replace(/^#{1,6} /gm, "").replace(/\*\*([^*\n]+)\*\*/g, "$1").replace(/`([^`\n]+)`/g, "$1").replace(/\\([\\`*_{}[\]<>()#+.!|~-])/g, "$1").replace(/&#8203;/g, "").replace(/\n{3,}/g, "\n\n").trim();
}
var print = __webpack_require__(7721);
var external_node_path_ = __webpack_require__(6760);
var promises_ = __webpack_require__(1455);
var external_node_os_ = __webpack_require__(8161);
const REACTIONS = [ "+1", "-1", "laugh", "confused", "heart", "hooray", "rocket", "eyes" ];
function createStore(serverUrl, clock) {
let last = 1e6;
return {
serverUrl: serverUrl,
accounts: new Map,
apps: new Map,
teams: new Map,
repositories: new Map,
tokens: new Map,
nextId: () => ++last,
now: () => clock().toISOString().replace(/\.\d+Z$/u, "Z")
};
}
function accountByLogin(store, login) {
const wanted = login.toLowerCase();
for (const account of store.accounts.values()) if (account.login.toLowerCase() === wanted && !account.deleted) return account;
return;
}
function accountByEmail(store, email) {
const wanted = email.toLowerCase();
for (const account of store.accounts.values()) if (account.emails.has(wanted) && !account.deleted) return account;
return;
}
function repositoryByName(store, fullName) {
const wanted = fullName.toLowerCase();
for (const repository of store.repositories.values()) if (repository.fullName.toLowerCase() === wanted && !repository.deleted) return repository;
return;
}
function commentById(repository, id) {
for (const pull of repository.pulls.values()) {
const comment = pull.comments.find(each => each.id === id);
if (comment !== void 0) return comment;
}
return;
}
function pullsOfHead(repository, sha) {
return [ ...repository.pulls.values() ].filter(pull => pull.state === "open" && pull.headSha === sha);
}
function nodeId(kind, id) {
return Buffer.from(`${kind}:${id}`).toString("base64");
}
function simpleUser(store, account) {
const url = `${store.serverUrl}/users/${encodeURIComponent(account.login)}`;
const page = account.login.replace(/^(.*)\[bot\]$/u, "apps/$1");
return {
login: account.login,
id: account.id,
node_id: nodeId(account.kind, account.id),
avatar_url: `${store.serverUrl}/avatars/u/${account.id}?v=4`,
gravatar_id: "",
url: url,
html_url: `${store.serverUrl}/${page}`,
followers_url: `${url}/followers`,
following_url: `${url}/following{/other_user}`,
gists_url: `${url}/gists{/gist_id}`,
starred_url: `${url}/starred{/owner}{/repo}`,
subscriptions_url: `${url}/subscriptions`,
organizations_url: `${url}/orgs`,
repos_url: `${url}/repos`,
events_url: `${url}/events{/privacy}`,
received_events_url: `${url}/received_events`,
type: account.kind,
user_view_type: "public",
site_admin: false
};
}
function author(store, account) {
return account.deleted ? null : simpleUser(store, account);
}
function publicUser(store, account) {
return {
...simpleUser(store, account),
name: account.name,
company: null,
blog: "",
location: null,
email: null,
hireable: null,
bio: null,
twitter_username: null,
public_repos: 0,
public_gists: 0,
followers: 0,
following: 0,
created_at: account.createdAt,
updated_at: account.createdAt
};
}
function organization(store, account) {
const url = `${store.serverUrl}/orgs/${account.login}`;
return {
login: account.login,
id: account.id,
node_id: nodeId("Organization", account.id),
url: url,
repos_url: `${url}/repos`,
events_url: `${url}/events`,
hooks_url: `${url}/hooks`,
issues_url: `${url}/issues`,
members_url: `${url}/members{/member}`,
public_members_url: `${url}/public_members{/member}`,
avatar_url: `${store.serverUrl}/avatars/u/${account.id}?v=4`,
description: ""
};
}
function integration(store, app) {
return {
id: app.id,
client_id: `Iv1.emulated${app.id}`,
slug: app.slug,
node_id: nodeId("App", app.id),
owner: simpleUser(store, app.owner),
name: app.name,
description: "",
external_url: `${store.serverUrl}/apps/${app.slug}`,
html_url: `${store.serverUrl}/apps/${app.slug}`,
created_at: app.createdAt,
updated_at: app.createdAt,
permissions: {},
events: []
};
}
function teamAnswer(store, team) {
const {organization: owner} = team;
const url = `${store.serverUrl}/organizations/${owner.id}/team/${team.id}`;
return {
id: team.id,
node_id: nodeId("Team", team.id),
url: url,
html_url: `${store.serverUrl}/orgs/${owner.login}/teams/${team.slug}`,
name: team.slug,
slug: team.slug,
description: null,
privacy: "closed",
permission: "pull",
members_url: `${url}/members{/member}`,
repositories_url: `${url}/repos`,
type: "organization",
parent: null,
members_count: team.members.size,
repos_count: team.grants.size,
created_at: owner.createdAt,
updated_at: owner.createdAt,
organization: teamOrganization(store, owner)
};
}
function teamOrganization(store, account) {
return {
...organization(store, account),
has_organization_projects: true,
has_repository_projects: true,
public_repos: 0,
public_gists: 0,
followers: 0,
following: 0,
html_url: `${store.serverUrl}/${account.login}`,
type: "Organization",
created_at: account.createdAt,
updated_at: account.createdAt,
archived_at: null
};
}
function teamMembership(store, team, account) {
const membership = team.members.get(account.id);
if (membership === void 0) return;
const {id: id} = team.organization;
const url = `${store.serverUrl}/organizations/${id}/team/${team.id}/memberships/${account.login}`;
return {
state: membership.state,
role: membership.role,
url: url
};
}
function authorAssociation(repository, account) {
const {owner: owner} = repository;
if (owner === account) return "OWNER";
if (account.kind === "Mannequin") return "MANNEQUIN";
if (owner.members.has(account.id)) return "MEMBER";
if (repository.grants.has(account.id)) return "COLLABORATOR";
const merged = [ ...repository.pulls.values() ].some(pull => pull.merged && pull.author === account);
return merged ? "CONTRIBUTOR" : "NONE";
}
function commentAnswer(store, comment) {
const {pull: pull} = comment;
const {repository: repository} = pull;
const root = `${store.serverUrl}/repos/${repository.fullName}`;
const url = `${root}/issues/comments/${comment.id}`;
const counts = REACTIONS.map(content => [ content, comment.reactions.filter(each => each.content === content).length ]);
const minimized = comment.minimizedReason === null ? null : {
reason: comment.minimizedReason
};
return {
url: url,
html_url: pageOfComment(store, comment),
issue_url: `${root}/issues/${pull.number}`,
id: comment.id,
node_id: nodeId("IssueComment", comment.id),
user: author(store, comment.author),
created_at: comment.createdAt,
updated_at: comment.updatedAt,
body: comment.body,
author_association: authorAssociation(repository, comment.author),
performed_via_github_app: comment.via === void 0 ? null : integration(store, comment.via),
minimized: minimized,
reactions: {
url: `${url}/reactions`,
total_count: comment.reactions.length,
...Object.fromEntries(counts)
}
};
}
function pageOfComment(store, comment) {
const {repository: repository, number: number} = comment.pull;
return `${store.serverUrl}/${repository.fullName}/pull/${number}#issuecomment-${comment.id}`;
}
function pageOfReview(store, review) {
const {repository: repository, number: number} = review.pull;
return `${store.serverUrl}/${repository.fullName}/pull/${number}#pullrequestreview-${review.id}`;
}
function reviewAnswer(store, review) {
const {pull: pull} = review;
const root = `${store.serverUrl}/repos/${pull.repository.fullName}`;
const page = pageOfReview(store, review);
const pullUrl = `${root}/pulls/${pull.number}`;
return {
id: review.id,
node_id: nodeId("PullRequestReview", review.id),
user: author(store, review.author),
body: review.body,
state: review.state,
html_url: page,
pull_request_url: pullUrl,
author_association: authorAssociation(pull.repository, review.author),
_links: {
html: {
href: page
},
pull_request: {
href: pullUrl
}
},
submitted_at: review.createdAt,
commit_id: review.commit
};
}
function reactionAnswer(store, reaction) {
return {
id: reaction.id,
node_id: nodeId("Reaction", reaction.id),
user: author(store, reaction.account),
content: reaction.content,
created_at: reaction.at
};
}
function ancestors(repository, sha) {
const seen = new Set;
const open = [ sha ];
for (let next = open.pop(); next !== void 0; next = open.pop()) {
const commit = repository.commits.get(next);
if (commit === void 0 || seen.has(next)) continue;
seen.add(next);
open.push(...commit.parents);
}
return seen;
}
function commitsBetween(repository, base, head) {
const excluded = ancestors(repository, base);
const done = new Set;
const order = [];
const open = [ head ];
for (let sha = open.at(-1); sha !== void 0; sha = open.at(-1)) {
const commit = repository.commits.get(sha);
const waiting = (commit?.parents ?? []).filter(parent => !done.has(parent) && !excluded.has(parent) && repository.commits.has(parent));
const skip = commit === void 0 || excluded.has(sha) || done.has(sha);
if (!skip && waiting.length > 0) {
open.push(...waiting.toReversed());
continue;
}
open.pop();
if (skip) continue;
done.add(sha);
order.push(commit);
}
return order;
}
function pullCommits(pull) {
return commitsBetween(pull.repository, pull.baseSha, pull.headSha);
}
function resolveCommit(repository, revision) {
const names = [ revision, `refs/${revision}`, `refs/heads/${revision}`, `refs/tags/${revision}` ];
for (const name of names) {
const sha = repository.refs.get(name);
if (sha !== void 0) return repository.commits.get(sha);
}
const full = repository.commits.get(revision);
if (full !== void 0 || !/^[0-9a-f]{7,39}$/u.test(revision)) return full;
const matches = [ ...repository.commits.values() ].filter(commit => commit.sha.startsWith(revision));
return matches.length === 1 ? matches[0] : void 0;
}
const ADDRESSES = {
archive: "/{archive_format}{/ref}",
assignees: "/assignees{/user}",
blobs: "/git/blobs{/sha}",
branches: "/branches{/branch}",
collaborators: "/collaborators{/collaborator}",
comments: "/comments{/number}",
commits: "/commits{/sha}",
compare: "/compare/{base}...{head}",
contents: "/contents/{+path}",
contributors: "/contributors",
deployments: "/deployments",
downloads: "/downloads",
events: "/events",
forks: "/forks",
git_commits: "/git/commits{/sha}",
git_refs: "/git/refs{/sha}",
git_tags: "/git/tags{/sha}",
hooks: "/hooks",
issue_comment: "/issues/comments{/number}",
issue_events: "/issues/events{/number}",
issues: "/issues{/number}",
keys: "/keys{/key_id}",
labels: "/labels{/name}",
languages: "/languages",
merges: "/merges",
milestones: "/milestones{/number}",
notifications: "/notifications{?since,all,participating}",
pulls: "/pulls{/number}",
releases: "/releases{/id}",
stargazers: "/stargazers",
statuses: "/statuses/{sha}",
subscribers: "/subscribers",
subscription: "/subscription",
tags: "/tags",
teams: "/teams",
trees: "/git/trees{/sha}"
};
function minimalRepository(store, repository) {
const {fullName: fullName} = repository;
const url = `${store.serverUrl}/repos/${fullName}`;
const addresses = Object.fromEntries(Object.entries(ADDRESSES).map(([name, rest]) => [ `${name}_url`, url + rest ]));
return {
id: repository.id,
node_id: nodeId("Repository", repository.id),
name: repository.name,
full_name: fullName,
private: repository.private,
owner: simpleUser(store, repository.owner),
html_url: `${store.serverUrl}/${fullName}`,
description: null,
fork: repository.parent !== void 0,
url: url,
...addresses
};
}
function fullRepository(store, repository) {
const {fullName: fullName} = repository;
const page = `${store.serverUrl}/${fullName}`;
const open = [ ...repository.pulls.values() ].filter(pull => pull.state === "open").length;
return {
...minimalRepository(store, repository),
created_at: repository.createdAt,
updated_at: repository.pushedAt,
pushed_at: repository.pushedAt,
git_url: `git://${new URL(store.serverUrl).host}/${fullName}.git`,
ssh_url: `git@${new URL(store.serverUrl).hostname}:${fullName}.git`,
clone_url: `${page}.git`,
svn_url: page,
homepage: null,
size: 1,
stargazers_count: 0,
watchers_count: 0,
language: null,
has_issues: true,
has_projects: true,
has_downloads: true,
has_wiki: true,
has_pages: false,
has_discussions: false,
forks_count: 0,
mirror_url: null,
archived: false,
disabled: false,
open_issues_count: open,
license: null,
allow_forking: true,
is_template: false,
web_commit_signoff_required: false,
topics: [],
visibility: repository.private ? "private" : "public",
forks: 0,
open_issues: open,
watchers: 0,
default_branch: repository.defaultBranch
};
}
function repositoryAnswer(store, repository) {
const {parent: parent} = repository;
const origin = parent === void 0 ? {} : {
parent: fullRepository(store, parent),
source: fullRepository(store, parent)
};
return {
...fullRepository(store, repository),
network_count: 0,
subscribers_count: 0,
...origin
};
}
function labelAnswer(store, repository, label) {
const root = `${store.serverUrl}/repos/${repository.fullName}`;
return {
id: label.id,
node_id: nodeId("Label", label.id),
url: `${root}/labels/${encodeURIComponent(label.name)}`,
name: label.name,
color: label.color,
default: label.default,
description: label.description
};
}
function simplePull(store, pull) {
const {repository: repository, number: number} = pull;
const root = `${store.serverUrl}/repos/${repository.fullName}`;
const url = `${root}/pulls/${number}`;
const page = `${store.serverUrl}/${repository.fullName}/pull/${number}`;
const addresses = addressesOf(root, pull);
return {
url: url,
id: pull.id,
node_id: nodeId("PullRequest", pull.id),
html_url: page,
diff_url: `${page}.diff`,
patch_url: `${page}.patch`,
issue_url: addresses.issue,
number: number,
state: pull.state,
locked: false,
title: pull.title,
user: author(store, pull.author),
body: pull.body,
created_at: pull.createdAt,
updated_at: pull.updatedAt,
closed_at: pull.closedAt,
merged_at: pull.mergedAt,
merge_commit_sha: pull.mergeSha,
assignee: pull.assignees[0] === void 0 ? null : simpleUser(store, pull.assignees[0]),
assignees: pull.assignees.map(account => simpleUser(store, account)),
requested_reviewers: [],
requested_teams: [],
labels: pull.labels.map(label => labelAnswer(store, repository, label)),
milestone: null,
draft: pull.draft,
commits_url: addresses.commits,
review_comments_url: addresses.review_comments,
review_comment_url: addresses.review_comment,
comments_url: addresses.comments,
statuses_url: addresses.statuses,
head: side(store, pull.headRepository, pull.headRef, pull.headSha),
base: side(store, repository, pull.baseRef, pull.baseSha),
_links: Object.fromEntries(Object.entries({
self: url,
html: page,
...addresses
}).map(([name, href]) => [ name, {
href: href
} ])),
author_association: authorAssociation(repository, pull.author),
auto_merge: null,
active_lock_reason: null
};
}
function addressesOf(root, pull) {
const url = `${root}/pulls/${pull.number}`;
const issue = `${root}/issues/${pull.number}`;
return {
issue: issue,
comments: `${issue}/comments`,
review_comments: `${url}/comments`,
review_comment: `${root}/pulls/comments{/number}`,
commits: `${url}/commits`,
statuses: `${root}/statuses/${pull.headSha}`
};
}
function side(store, repository, ref, sha) {
const {owner: owner} = repository;
return {
label: `${owner.login}:${ref}`,
ref: ref,
sha: sha,
user: author(store, owner),
repo: repository.deleted ? null : fullRepository(store, repository)
};
}
function pullAnswer(store, pull) {
const {files: files} = pull;
const mergeable = pull.mergeSha !== null;
const open = pull.state === "open";
return {
...simplePull(store, pull),
merged: pull.merged,
mergeable: open ? mergeable : null,
rebaseable: open ? mergeable : null,
mergeable_state: open ? mergeable ? "clean" : "dirty" : "unknown",
merged_by: null,
comments: pull.comments.length,
review_comments: 0,
maintainer_can_modify: false,
commits: pullCommits(pull).length,
additions: files.reduce((sum, file) => sum + file.additions, 0),
deletions: files.reduce((sum, file) => sum + file.deletions, 0),
changed_files: files.length
};
}
function event_frame_frame(store, repository, sender) {
const {owner: owner} = repository;
const home = owner.kind === "Organization" ? {
organization: organization(store, owner)
} : {};
return {
repository: fullRepository(store, repository),
...home,
sender: simpleUser(store, sender)
};
}
function onDefaultBranch(repository) {
const ref = `refs/heads/${repository.defaultBranch}`;
return {
ref: ref,
sha: repository.refs.get(ref) ?? ""
};
}
function commentEvent(store, action, comment, sender) {
const {pull: pull} = comment;
const {repository: repository} = pull;
const before = comment.edits.at(-2)?.body ?? comment.body;
const changes = action === "edited" ? {
changes: {
body: {
from: before
}
}
} : {};
const payload = {
action: action,
...changes,
issue: issueOf(store, pull),
comment: commentAnswer(store, comment),
...event_frame_frame(store, repository, sender)
};
return {
name: "issue_comment",
payload: payload,
...onDefaultBranch(repository),
actor: sender.login,
repository: repository.fullName
};
}
function issueOf(store, pull) {
const {repository: repository, number: number} = pull;
const root = `${store.serverUrl}/repos/${repository.fullName}`;
const url = `${root}/issues/${number}`;
const page = `${store.serverUrl}/${repository.fullName}/pull/${number}`;
const counts = Object.fromEntries(REACTIONS.map(content => [ content, 0 ]));
return {
url: url,
repository_url: root,
labels_url: `${url}/labels{/name}`,
comments_url: `${url}/comments`,
events_url: `${url}/events`,
html_url: page,
id: pull.id,
node_id: nodeId("PullRequest", pull.id),
number: number,
title: pull.title,
user: author(store, pull.author),
labels: pull.labels.map(label => labelAnswer(store, repository, label)),
state: pull.state,
locked: false,
assignee: pull.assignees[0] === void 0 ? null : simpleUser(store, pull.assignees[0]),
assignees: pull.assignees.map(account => simpleUser(store, account)),
milestone: null,
comments: pull.comments.length,
created_at: pull.createdAt,
updated_at: pull.updatedAt,
closed_at: pull.closedAt,
author_association: authorAssociation(repository, pull.author),
active_lock_reason: null,
draft: pull.draft,
pull_request: {
url: `${root}/pulls/${number}`,
html_url: page,
diff_url: `${page}.diff`,
patch_url: `${page}.patch`,
merged_at: pull.mergedAt
},
body: pull.body,
reactions: {
url: `${url}/reactions`,
total_count: 0,
...counts
},
timeline_url: `${url}/timeline`,
performed_via_github_app: null,
state_reason: null
};
}
var errors = __webpack_require__(452);
function commitAnswer(store, repository, commit) {
const {sha: sha} = commit;
const root = `${store.serverUrl}/repos/${repository.fullName}`;
const page = `${store.serverUrl}/${repository.fullName}`;
return {
sha: sha,
node_id: nodeId("Commit", `${repository.id}:${sha}`),
commit: {
author: commit.author,
committer: commit.committer,
message: commit.message,
tree: {
sha: commit.tree,
url: `${root}/git/trees/${commit.tree}`
},
url: `${root}/git/commits/${sha}`,
comment_count: 0,
verification: {
verified: false,
reason: "unsigned",
signature: null,
payload: null,
verified_at: null
}
},
url: `${root}/commits/${sha}`,
html_url: `${page}/commit/${sha}`,
comments_url: `${root}/commits/${sha}/comments`,
author: person(store, commit.author),
committer: person(store, commit.committer),
parents: commit.parents.map(parent => ({
sha: parent,
url: `${root}/commits/${parent}`,
html_url: `${page}/commit/${parent}`
}))
};
}
function person(store, signature) {
const account = accountByEmail(store, signature.email);
return account === void 0 ? null : simpleUser(store, account);
}
function simpleCommit(commit) {
return {
id: commit.sha,
tree_id: commit.tree,
message: commit.message,
timestamp: commit.committer.date,
author: {
name: commit.author.name,
email: commit.author.email
},
committer: {
name: commit.committer.name,
email: commit.committer.email
}
};
}
function mergeGroupEvent(store, pull) {
const {repository: repository, queueEntry: entry} = pull;
const commit = repository.commits.get(entry?.headSha ?? "");
if (entry === void 0 || commit === void 0) throw new errors.ue("VALUE_INVALID", `Expected #${pull.number} to be in the merge queue.`, {
hint: "Call enqueue() first."
});
const payload = {
action: "checks_requested",
merge_group: {
head_sha: entry.headSha,
head_ref: entry.ref,
base_sha: entry.baseSha,
base_ref: `refs/heads/${pull.baseRef}`,
head_commit: simpleCommit(commit)
},
...event_frame_frame(store, repository, entry.enqueuer)
};
return {
name: "merge_group",
payload: payload,
sha: entry.headSha,
ref: entry.ref,
actor: entry.enqueuer.login,
repository: repository.fullName
};
}
function pullEvent(store, pull, sender, facts) {
const payload = {
...facts,
number: pull.number,
pull_request: pullAnswer(store, pull),
...event_frame_frame(store, pull.repository, sender)
};
return {
name: "pull_request",
payload: payload,
...merged(pull, sender)
};
}
function labelEvent(store, pull, event) {
const label = labelAnswer(store, pull.repository, event.label);
return pullEvent(store, pull, event.actor, {
action: event.kind,
label: label
});
}
function reviewEvent(store, action, review, sender) {
const {pull: pull} = review;
const first = review.edits[0];
const changes = action === "edited" ? {
changes: {
body: {
from: first?.body ?? review.body
}
}
} : {};
const payload = {
action: action,
...changes,
review: {
...reviewAnswer(store, review),
state: review.state.toLowerCase(),
updated_at: review.updatedAt
},
pull_request: simplePull(store, pull),
...event_frame_frame(store, pull.repository, sender)
};
return {
name: "pull_request_review",
payload: payload,
...merged(pull, sender)
};
}
function merged(pull, sender) {
return {
sha: pull.mergeSha ?? "",
ref: `refs/pull/${pull.number}/merge`,
actor: sender.login,
repository: pull.repository.fullName
};
}
function checkRunAnswer(store, repository, run) {
const url = `${store.serverUrl}/repos/${repository.fullName}/check-runs/${run.id}`;
const page = `${store.serverUrl}/${repository.fullName}/runs/${run.id}`;
return {
id: run.id,
name: run.name,
node_id: nodeId("CheckRun", run.id),
head_sha: run.headSha,
external_id: run.externalId,
url: url,
html_url: page,
details_url: run.detailsUrl ?? page,
status: run.status,
conclusion: run.conclusion,
started_at: run.startedAt,
completed_at: run.completedAt,
output: {
title: run.title,
summary: run.summary,
text: run.text,
annotations_count: run.annotations.length,
annotations_url: `${url}/annotations`
},
check_suite: {
id: run.suiteId
},
app: integration(store, run.app),
pull_requests: pullsOfHead(repository, run.headSha).filter(pull => pull.headRepository === repository).map(pull => minimalPull(store, pull))
};
}
function minimalPull(store, pull) {
const root = `${store.serverUrl}/repos/${pull.repository.fullName}`;
const side = (repository, ref, sha) => ({
ref: ref,
sha: sha,
repo: {
id: repository.id,
url: `${store.serverUrl}/repos/${repository.fullName}`,
name: repository.name
}
});
return {
url: `${root}/pulls/${pull.number}`,
id: pull.id,
number: pull.number,
head: side(pull.headRepository, pull.headRef, pull.headSha),
base: side(pull.repository, pull.baseRef, pull.baseSha)
};
}
function statusAnswer(store, repository, status) {
const root = `${store.serverUrl}/repos/${repository.fullName}`;
return {
url: `${root}/statuses/${status.sha}`,
avatar_url: `${store.serverUrl}/avatars/u/${status.creator.id}?v=4`,
id: status.id,
node_id: nodeId("StatusContext", status.id),
state: status.state,
description: status.description,
target_url: status.targetUrl,
context: status.context,
created_at: status.at,
updated_at: status.at,
creator: author(store, status.creator)
};
}
function workflowRunEvent(store, facts) {
const {action: action, pull: pull, sender: sender} = facts;
const {repository: repository} = pull;
const name = facts.workflow ?? "CI";
const workflowId = store.nextId();
const workflow = workflowOf(store, repository, name, workflowId);
const payload = {
action: action,
workflow_run: runOf(store, facts, name, workflowId),
workflow: workflow,
...event_frame_frame(store, repository, sender)
};
return {
name: "workflow_run",
payload: payload,
...onDefaultBranch(repository),
actor: sender.login,
repository: repository.fullName
};
}
function workflowOf(store, repository, name, id) {
const root = `${store.serverUrl}/repos/${repository.fullName}`;
const page = `${store.serverUrl}/${repository.fullName}`;
const path = pathOf(name);
return {
id: id,
node_id: nodeId("Workflow", id),
name: name,
path: path,
state: "active",
created_at: repository.createdAt,
updated_at: repository.createdAt,
url: `${root}/actions/workflows/${id}`,
html_url: `${page}/blob/${repository.defaultBranch}/${path}`,
badge_url: `${page}/workflows/${encodeURIComponent(name)}/badge.svg`
};
}
function pathOf(name) {
return `.github/workflows/${name.toLowerCase().replace(/\W+/gu, "-")}.yml`;
}
function runOf(store, facts, name, workflowId) {
const {pull: pull, sender: sender, action: action} = facts;
const {repository: repository, headRepository: headRepository} = pull;
const id = facts.runId ?? store.nextId();
const suite = store.nextId();
const url = `${store.serverUrl}/repos/${repository.fullName}/actions/runs/${id}`;
const now = store.now();
const done = action === "completed";
return {
id: id,
node_id: nodeId("WorkflowRun", id),
name: name,
path: pathOf(name),
display_title: pull.title,
...headOf(store, facts),
repository: minimalRepository(store, repository),
event: facts.event ?? "pull_request",
status: done ? "completed" : action,
conclusion: done ? facts.conclusion ?? "success" : null,
workflow_id: workflowId,
check_suite_id: suite,
check_suite_node_id: nodeId("CheckSuite", suite),
run_number: 1,
run_attempt: facts.runAttempt ?? 1,
run_started_at: now,
created_at: now,
updated_at: now,
actor: simpleUser(store, sender),
triggering_actor: simpleUser(store, sender),
pull_requests: headRepository === repository && facts.event !== "merge_group" ? [ minimalPull(store, pull) ] : [],
referenced_workflows: [],
previous_attempt_url: null,
...addresses(store, repository, url, {
id: id,
suite: suite,
workflowId: workflowId
})
};
}
function addresses(store, repository, url, ids) {
const root = `${store.serverUrl}/repos/${repository.fullName}`;
return {
url: url,
html_url: `${store.serverUrl}/${repository.fullName}/actions/runs/${ids.id}`,
jobs_url: `${url}/jobs`,
logs_url: `${url}/logs`,
artifacts_url: `${url}/artifacts`,
cancel_url: `${url}/cancel`,
rerun_url: `${url}/rerun`,
check_suite_url: `${root}/check-suites/${ids.suite}`,
workflow_url: `${root}/actions/workflows/${ids.workflowId}`
};
}
function headOf(store, {pull: pull, event: event}) {
const {repository: repository, queueEntry: entry} = pull;
const queued = event === "merge_group";
const sha = queued ? entry?.headSha : pull.headSha;
const commit = repository.commits.get(sha ?? "");
if (commit === void 0) throw new errors.ue("VALUE_INVALID", `Expected the head of #${pull.number} to exist${queued ? " in the merge queue" : ""}.`);
const ref = queued ? entry?.ref.replace("refs/heads/", "") : pull.headRef;
const home = queued ? repository : pull.headRepository;
return {
head_branch: ref ?? null,
head_sha: sha ?? null,
head_commit: simpleCommit(commit),
head_repository: minimalRepository(store, home)
};
}
function dispatchEvent(store, repository, sender, inputs) {
const place = onDefaultBranch(repository);
const payload = {
inputs: inputs,
ref: place.ref,
workflow: ".github/workflows/completion-gate.yml",
...event_frame_frame(store, repository, sender)
};
return {
name: "workflow_dispatch",
payload: payload,
...place,
actor: sender.login,
repository: repository.fullName
};
}
function eventBuilders(store) {
return {
pullRequest: (action, pull, sender) => pullEvent(store, pull, sender, {
action: action
}),
synchronize: (pull, sender, before) => pullEvent(store, pull, sender, {
action: "synchronize",
before: before,
after: pull.headSha
}),
baseChanged: (pull, sender, from) => pullEvent(store, pull, sender, {
action: "edited",
changes: {
base: {
ref: {
from: from.ref
},
sha: {
from: from.sha
}
}
}
}),
label: (pull, event) => labelEvent(store, pull, event),
asTarget: (event, repository) => {
const ref = `refs/heads/${repository.defaultBranch}`;
const sha = repository.refs.get(ref) ?? "";
return {
...event,
name: "pull_request_target",
ref: ref,
sha: sha
};
},
review: (action, review, sender) => reviewEvent(store, action, review, sender),
comment: (action, comment, sender) => commentEvent(store, action, comment, sender),
mergeGroup: pull => mergeGroupEvent(store, pull),
workflowRun: facts => workflowRunEvent(store, facts),
workflowDispatch: (repository, sender, inputs) => dispatchEvent(store, repository, sender, inputs)
};
}
var graphql = __webpack_require__(7645);
const CHECKS_SCHEMA = "\ntype App implements Node {\n  databaseId: Int\n  id: ID!\n  name: String!\n  slug: String!\n}\n\ntype CheckSuite implements Node {\n  app: App\n  checkRuns(after: String, before: String, filterBy: CheckRunFilter, first: Int, last: Int): CheckRunConnection\n  databaseId: Int\n  id: ID!\n}\n\ntype CheckRun implements Node {\n  completedAt: DateTime\n  conclusion: CheckConclusionState\n  databaseId: Int\n  detailsUrl: URI\n  externalId: String\n  id: ID!\n  name: String!\n  startedAt: DateTime\n  status: CheckStatusState!\n  summary: String\n  text: String\n  title: String\n  url: URI!\n}\n\ninput CheckSuiteFilter {\n  appId: Int\n  checkName: String\n}\n\ninput CheckRunFilter {\n  appId: Int\n  checkName: String\n  checkType: CheckRunType\n}\n\nenum CheckRunType {\n  ALL\n  LATEST\n}\n\nenum CheckConclusionState {\n  ACTION_REQUIRED\n  CANCELLED\n  FAILURE\n  NEUTRAL\n  SKIPPED\n  STALE\n  STARTUP_FAILURE\n  SUCCESS\n  TIMED_OUT\n}\n\nenum CheckStatusState {\n  COMPLETED\n  IN_PROGRESS\n  PENDING\n  QUEUED\n  REQUESTED\n  WAITING\n}\n";
const CORE_SCHEMA = "\ntype Query {\n  node(id: ID!): Node\n  rateLimit(dryRun: Boolean = false): RateLimit\n  repository(followRenames: Boolean = true, name: String!, owner: String!): Repository\n  viewer: User!\n}\n\ninterface Node {\n  id: ID!\n}\n\ntype RateLimit {\n  cost: Int!\n  limit: Int!\n  nodeCount: Int!\n  remaining: Int!\n  resetAt: DateTime!\n  used: Int!\n}\n\ninterface Actor {\n  login: String!\n  url: URI!\n}\n\ninterface RepositoryOwner {\n  id: ID!\n  login: String!\n  url: URI!\n}\n\ntype User implements Actor & Node & RepositoryOwner {\n  createdAt: DateTime!\n  databaseId: Int\n  email: String!\n  id: ID!\n  login: String!\n  name: String\n  url: URI!\n}\n\ntype Bot implements Actor & Node {\n  createdAt: DateTime!\n  databaseId: Int\n  id: ID!\n  login: String!\n  url: URI!\n}\n\ntype Mannequin implements Actor & Node {\n  createdAt: DateTime!\n  databaseId: Int\n  email: String\n  id: ID!\n  login: String!\n  url: URI!\n}\n\ntype Organization implements Actor & Node & RepositoryOwner {\n  databaseId: Int\n  id: ID!\n  login: String!\n  name: String\n  url: URI!\n}\n\ntype PageInfo {\n  endCursor: String\n  hasNextPage: Boolean!\n  hasPreviousPage: Boolean!\n  startCursor: String\n}\n\nenum OrderDirection {\n  ASC\n  DESC\n}\n\nenum CommentAuthorAssociation {\n  COLLABORATOR\n  CONTRIBUTOR\n  FIRST_TIMER\n  FIRST_TIME_CONTRIBUTOR\n  MANNEQUIN\n  MEMBER\n  NONE\n  OWNER\n}\n\nscalar DateTime\n\nscalar URI\n\nscalar BigInt\n";
const DISCUSSION_SCHEMA = "\ntype IssueComment implements Node {\n  author: Actor\n  authorAssociation: CommentAuthorAssociation!\n  body: String!\n  createdAt: DateTime!\n  createdViaEmail: Boolean!\n  databaseId: Int\n  editor: Actor\n  fullDatabaseId: BigInt\n  id: ID!\n  includesCreatedEdit: Boolean!\n  isMinimized: Boolean!\n  lastEditedAt: DateTime\n  minimizedReason: String\n  publishedAt: DateTime\n  updatedAt: DateTime!\n  url: URI!\n  userContentEdits(after: String, before: String, first: Int, last: Int): UserContentEditConnection\n  viewerDidAuthor: Boolean!\n}\n\ninput IssueCommentOrder {\n  direction: OrderDirection!\n  field: IssueCommentOrderField!\n}\n\nenum IssueCommentOrderField {\n  UPDATED_AT\n}\n\ntype PullRequestReview implements Node {\n  author: Actor\n  authorAssociation: CommentAuthorAssociation!\n  body: String!\n  commit: Commit\n  createdAt: DateTime!\n  createdViaEmail: Boolean!\n  databaseId: Int\n  editor: Actor\n  fullDatabaseId: BigInt\n  id: ID!\n  includesCreatedEdit: Boolean!\n  isMinimized: Boolean!\n  lastEditedAt: DateTime\n  minimizedReason: String\n  publishedAt: DateTime\n  state: PullRequestReviewState!\n  submittedAt: DateTime\n  updatedAt: DateTime!\n  url: URI!\n  userContentEdits(after: String, before: String, first: Int, last: Int): UserContentEditConnection\n  viewerDidAuthor: Boolean!\n}\n\nenum PullRequestReviewState {\n  APPROVED\n  CHANGES_REQUESTED\n  COMMENTED\n  DISMISSED\n  PENDING\n}\n\ntype UserContentEdit implements Node {\n  createdAt: DateTime!\n  deletedAt: DateTime\n  diff: String\n  editedAt: DateTime!\n  editor: Actor\n  id: ID!\n}\n\nunion PullRequestTimelineItems = IssueComment | LabeledEvent | PullRequestReview | ReviewDismissedEvent | UnlabeledEvent\n\nenum PullRequestTimelineItemsItemType {\n  ISSUE_COMMENT\n  LABELED_EVENT\n  PULL_REQUEST_REVIEW\n  REVIEW_DISMISSED_EVENT\n  UNLABELED_EVENT\n}\n\ntype PullRequestTimelineItemsConnection {\n  edges: [PullRequestTimelineItemsEdge]\n  filteredCount: Int!\n  nodes: [PullRequestTimelineItems]\n  pageCount: Int!\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\ntype PullRequestTimelineItemsEdge {\n  cursor: String!\n  node: PullRequestTimelineItems\n}\n\ntype LabeledEvent implements Node {\n  actor: Actor\n  createdAt: DateTime!\n  id: ID!\n  label: Label!\n}\n\ntype UnlabeledEvent implements Node {\n  actor: Actor\n  createdAt: DateTime!\n  id: ID!\n  label: Label!\n}\n\ntype ReviewDismissedEvent implements Node {\n  actor: Actor\n  createdAt: DateTime!\n  databaseId: Int\n  dismissalMessage: String\n  id: ID!\n  previousReviewState: PullRequestReviewState!\n  review: PullRequestReview\n}\n";
const PULL_REQUEST_SCHEMA = "\ntype PullRequest implements Node {\n  additions: Int!\n  assignees(after: String, before: String, first: Int, last: Int): UserConnection!\n  author: Actor\n  authorAssociation: CommentAuthorAssociation!\n  baseRef: Ref\n  baseRefName: String!\n  baseRefOid: GitObjectID!\n  baseRepository: Repository\n  body: String!\n  changedFiles: Int!\n  closed: Boolean!\n  closedAt: DateTime\n  comments(after: String, before: String, first: Int, last: Int, orderBy: IssueCommentOrder): IssueCommentConnection!\n  commits(after: String, before: String, first: Int, last: Int): PullRequestCommitConnection!\n  createdAt: DateTime!\n  databaseId: Int\n  deletions: Int!\n  editor: Actor\n  files(after: String, before: String, first: Int, last: Int): PullRequestChangedFileConnection\n  fullDatabaseId: BigInt\n  headRef: Ref\n  headRefName: String!\n  headRefOid: GitObjectID!\n  headRepository: Repository\n  headRepositoryOwner: RepositoryOwner\n  id: ID!\n  includesCreatedEdit: Boolean!\n  isCrossRepository: Boolean!\n  isDraft: Boolean!\n  isInMergeQueue: Boolean!\n  labels(after: String, before: String, first: Int, last: Int, orderBy: LabelOrder = {field: CREATED_AT, direction: ASC}): LabelConnection\n  lastEditedAt: DateTime\n  mergeCommit: Commit\n  mergeQueueEntry: MergeQueueEntry\n  mergeable: MergeableState!\n  merged: Boolean!\n  mergedAt: DateTime\n  number: Int!\n  potentialMergeCommit: Commit\n  reviews(after: String, author: String, before: String, first: Int, last: Int, states: [PullRequestReviewState!]): PullRequestReviewConnection\n  state: PullRequestState!\n  timelineItems(after: String, before: String, first: Int, itemTypes: [PullRequestTimelineItemsItemType!], last: Int, since: DateTime, skip: Int): PullRequestTimelineItemsConnection!\n  title: String!\n  updatedAt: DateTime!\n  url: URI!\n  viewerDidAuthor: Boolean!\n}\n\nenum PullRequestState {\n  CLOSED\n  MERGED\n  OPEN\n}\n\nenum MergeableState {\n  CONFLICTING\n  MERGEABLE\n  UNKNOWN\n}\n\ntype PullRequestCommit implements Node {\n  commit: Commit!\n  id: ID!\n  url: URI!\n}\n\ntype PullRequestChangedFile {\n  additions: Int!\n  changeType: PatchStatus!\n  deletions: Int!\n  path: String!\n}\n\nenum PatchStatus {\n  ADDED\n  CHANGED\n  COPIED\n  DELETED\n  MODIFIED\n  RENAMED\n}\n\ntype Label implements Node {\n  color: String!\n  description: String\n  id: ID!\n  isDefault: Boolean!\n  name: String!\n  url: URI!\n}\n\ninput LabelOrder {\n  direction: OrderDirection!\n  field: LabelOrderField!\n}\n\nenum LabelOrderField {\n  CREATED_AT\n  NAME\n}\n\ninput IssueOrder {\n  direction: OrderDirection!\n  field: IssueOrderField!\n}\n\nenum IssueOrderField {\n  COMMENTS\n  CREATED_AT\n  UPDATED_AT\n}\n\ninput PullRequestOrder {\n  direction: OrderDirection!\n  field: PullRequestOrderField!\n}\n\nenum PullRequestOrderField {\n  CREATED_AT\n  UPDATED_AT\n}\n\ntype MergeQueue implements Node {\n  entries(after: String, before: String, first: Int, last: Int): MergeQueueEntryConnection\n  id: ID!\n  url: URI!\n}\n\ntype MergeQueueEntry implements Node {\n  baseCommit: Commit\n  enqueuedAt: DateTime!\n  enqueuer: Actor!\n  headCommit: Commit\n  id: ID!\n  position: Int!\n  pullRequest: PullRequest\n  state: MergeQueueEntryState!\n}\n\nenum MergeQueueEntryState {\n  AWAITING_CHECKS\n  LOCKED\n  MERGEABLE\n  QUEUED\n  UNMERGEABLE\n}\n";
const REPOSITORY_SCHEMA = "\ntype Repository implements Node {\n  databaseId: Int\n  defaultBranchRef: Ref\n  id: ID!\n  isFork: Boolean!\n  isPrivate: Boolean!\n  mergeQueue(branch: String): MergeQueue\n  name: String!\n  nameWithOwner: String!\n  object(expression: String, oid: GitObjectID): GitObject\n  owner: RepositoryOwner!\n  pullRequest(number: Int!): PullRequest\n  pullRequests(after: String, baseRefName: String, before: String, first: Int, headRefName: String, labels: [String!], last: Int, orderBy: IssueOrder, states: [PullRequestState!]): PullRequestConnection!\n  ref(qualifiedName: String!): Ref\n  url: URI!\n}\n\ntype Ref implements Node {\n  associatedPullRequests(after: String, baseRefName: String, before: String, first: Int, headRefName: String, labels: [String!], last: Int, orderBy: IssueOrder, states: [PullRequestState!]): PullRequestConnection!\n  id: ID!\n  name: String!\n  prefix: String!\n  target: GitObject\n}\n\ninterface GitObject {\n  id: ID!\n  oid: GitObjectID!\n}\n\ntype Tree implements GitObject & Node {\n  id: ID!\n  oid: GitObjectID!\n}\n\ntype Blob implements GitObject & Node {\n  byteSize: Int!\n  id: ID!\n  isBinary: Boolean\n  oid: GitObjectID!\n  text: String\n}\n\ntype Commit implements GitObject & Node {\n  associatedPullRequests(after: String, before: String, first: Int, last: Int, orderBy: PullRequestOrder = {field: CREATED_AT, direction: ASC}): PullRequestConnection\n  author: GitActor\n  authoredByCommitter: Boolean!\n  authoredDate: DateTime!\n  authors(after: String, before: String, first: Int, last: Int): GitActorConnection!\n  checkSuites(after: String, before: String, filterBy: CheckSuiteFilter, first: Int, last: Int): CheckSuiteConnection\n  committedDate: DateTime!\n  committer: GitActor\n  file(path: String!): TreeEntry\n  id: ID!\n  message: String!\n  messageBody: String!\n  messageHeadline: String!\n  oid: GitObjectID!\n  parents(after: String, before: String, first: Int, last: Int): CommitConnection!\n  url: URI!\n}\n\ntype TreeEntry {\n  oid: GitObjectID!\n  type: String!\n}\n\ntype GitActor {\n  date: GitTimestamp\n  email: String\n  name: String\n  user: User\n}\n\nscalar GitObjectID\n\nscalar GitTimestamp\n";
const CONNECTED = [ "CheckRun", "CheckSuite", "Commit", "GitActor", "IssueComment", "Label", "MergeQueueEntry", "PullRequest", "PullRequestChangedFile", "PullRequestCommit", "PullRequestReview", "User", "UserContentEdit" ];
function emulatorSchema(missingFields = []) {
const text = [ CORE_SCHEMA, REPOSITORY_SCHEMA, PULL_REQUEST_SCHEMA, DISCUSSION_SCHEMA, CHECKS_SCHEMA, ...CONNECTED.map(connectionOf) ].join("\n");
const document = (0, graphql.qgA)(text, {
noLocation: true
});
return (0, graphql.omO)(without(document, new Set(missingFields)));
}
function connectionOf(name) {
return `\ntype ${name}Connection {\n  edges: [${name}Edge]\n  nodes: [${name}]\n  pageInfo: PageInfo!\n  totalCount: Int!\n}\n\ntype ${name}Edge {\n  cursor: String!\n  node: ${name}\n}\n`;
}
function without(document, missing) {
if (missing.size === 0) return document;
return (0, graphql.YRT)(document, {
[graphql.b8C.OBJECT_TYPE_DEFINITION]: node => ({
...node,
fields: (node.fields ?? []).filter(field => !missing.has(`${node.name.value}.${field.name.value}`))
})
});
}
var external_node_zlib_ = __webpack_require__(8522);
const ROLES = [ "none", "read", "triage", "write", "maintain", "admin" ];
function effectiveRole(store, repository, account) {
let best = {
role: "none",
roleName: "none"
};
for (const roleName of grantsOf(store, repository, account)) {
const role = baseRole(repository.owner, roleName);
if (rank(role) > rank(best.role)) best = {
role: role,
roleName: roleName
};
}
return best;
}
function grantsOf(store, repository, account) {
const {owner: owner} = repository;
const membership = owner.members.get(account.id);
const names = [ repository.grants.get(account.id) ];
if (account.kind === "User" && !repository.private) names.push("read");
if (membership !== void 0) names.push(owner.memberRole);
if (owner === account || membership === "admin") names.push("admin");
for (const team of store.teams.values()) {
const active = team.members.get(account.id)?.state === "active";
if (active) names.push(team.grants.get(repository.id));
}
return names.filter(name => name !== void 0);
}
function atLeast(role, wanted) {
return rank(role) >= rank(wanted);
}
function isRole(name) {
return ROLES.includes(name);
}
function baseRole(owner, name) {
return owner.customRoles.get(name) ?? (isRole(name) ? name : "none");
}
function rank(role) {
return ROLES.indexOf(role);
}
class RestFailure extends Error {
status;
errors;
headers;
constructor(status, message, more = {}) {
super(message);
this.name = "RestFailure";
this.status = status;
this.errors = more.errors;
this.headers = more.headers ?? {};
}
get body() {
return {
message: this.message,
...this.errors === void 0 ? {} : {
errors: this.errors
},
documentation_url: "https://docs.github.com/rest",
status: String(this.status)
};
}
}
function notFound(message = "Not Found") {
return new RestFailure(404, message);
}
function notAccessible(accepted) {
return new RestFailure(403, "Resource not accessible by integration", {
headers: {
"x-accepted-github-permissions": accepted
}
});
}
function validationFailed(...errors) {
return new RestFailure(422, "Validation Failed", {
errors: errors
});
}
function invalidRequest(problems) {
const message = [ "Invalid request.", "", ...problems ].join("\n");
return new RestFailure(422, message);
}
const LEVELS = [ "read", "write", "admin" ];
function authorize(store, token, repository, access) {
if (token === void 0) {
if (repository.private) throw notFound();
if (access.level === "write" || access.guarded === true) throw new RestFailure(401, "Requires authentication");
return;
}
if (token.kind === "user") authorizePerson(store, token, repository, access); else authorizeApp(token, repository, access);
}
function authorizeApp(token, repository, access) {
const reached = reaches(token, repository);
if (!reached && repository.private) throw notFound();
const open = access.level === "read" && access.guarded !== true;
if (open && !repository.private) return;
const granted = reached && token.kind === "installation";
if (!granted || !permitted(token, access)) throw notAccessible(accepted(access));
}
function reaches(token, repository) {
return token.repositories?.has(repository.id) ?? true;
}
function authorizePerson(store, token, repository, access) {
const {role: role} = effectiveRole(store, repository, token.account);
const reached = reaches(token, repository) || !repository.private;
if (role === "none" || !reached) throw notFound();
if (access.appOnly === true) throw new RestFailure(403, "You must authenticate via a GitHub App.");
if (!atLeast(role, access.role ?? "read")) {
if (access.level === "read") throw notFound();
throw new RestFailure(403, "Must have push access to repository");
}
if (!sufficient(token, repository, access)) throw new RestFailure(403, "Resource not accessible by personal access token");
}
function sufficient(token, repository, access) {
const open = access.level === "read" && !repository.private;
return open || permitted(token, access);
}
function permitted(token, access) {
const {permissions: permissions} = token;
if (permissions === void 0 || access.permissions.length === 0) return true;
return access.permissions.some(name => {
const level = permissions[name];
return level !== void 0 && LEVELS.indexOf(level) >= LEVELS.indexOf(access.level);
});
}
function accepted(access) {
return access.permissions.map(name => `${name}=${access.level}`).join("; ");
}
var external_node_child_process_ = __webpack_require__(1421);
function gitEnvironment(place, extra = {}) {
return {
PATH: place.searchPath,
HOME: place.root,
LC_ALL: "C",
GIT_CONFIG_GLOBAL: "/dev/null",
GIT_CONFIG_NOSYSTEM: "1",
GIT_TERMINAL_PROMPT: "0",
...extra
};
}
async function tryGit(place, args, more = {}) {
return await new Promise((resolve, reject) => {
const child = (0, external_node_child_process_.spawn)("git", args, {
env: gitEnvironment(place, more.environment),
stdio: "pipe"
});
const out = [];
const err = [];
child.stdout.on("data", chunk => out.push(chunk));
child.stderr.on("data", chunk => err.push(chunk));
child.stdin.on("error", () => {});
child.on("error", cause => {
reject(new errors.ue("GIT_FAILED", `git could not start: ${cause.message}`, {
cause: cause,
hint: "Install git, or name its folder in the option searchPath."
}));
});
child.on("close", exitCode => {
resolve({
exitCode: exitCode,
stdout: Buffer.concat(out),
stderr: Buffer.concat(err).toString()
});
});
child.stdin.end(more.input);
});
}
async function runGit(place, args, more = {}) {
const result = await tryGit(place, args, more);
if (result.exitCode !== 0) throw new errors.ue("GIT_FAILED", `git ${args.join(" ")} ended with ${String(result.exitCode)}: ${result.stderr.trim()}`);
return result.stdout;
}
const CONFIG = "[core]\n\tbare = true\n\trepositoryformatversion = 0\n[gc]\n\tauto = 0\n[http]\n\treceivepack = true\n[uploadpack]\n\tallowAnySHA1InWant = true\n\tallowFilter = true\n[receive]\n\thideRefs = refs/pull\n";
async function initBare(folder, branch) {
for (const part of [ "objects/info", "objects/pack", "refs/heads" ]) await (0, promises_.mkdir)(external_node_path_.join(folder, part), {
recursive: true
});
await (0, promises_.writeFile)(external_node_path_.join(folder, "HEAD"), `ref: refs/heads/${branch}\n`);
await (0, promises_.writeFile)(external_node_path_.join(folder, "config"), CONFIG);
}
async function readRefs(place, folder) {
const text = await runGit(place, [ "--git-dir", folder, "for-each-ref", "--format=%(objectname) %(refname)" ]);
const refs = new Map;
for (const line of text.toString().split("\n")) if (line !== "") refs.set(line.slice(41), line.slice(0, 40));
return refs;
}
const COMMIT_FORMAT = "%H%x00%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B%x00";
async function readCommits(place, folder, known) {
const args = [ "--git-dir", folder, "log", "--all", `--format=${COMMIT_FORMAT}` ];
const revisions = known.map(sha => `^${sha}\n`).join("");
const text = await runGit(place, [ ...args, "--stdin" ], {
input: Buffer.from(revisions)
});
const fields = text.toString().split("\0");
const commits = [];
for (let at = 0; at + 9 < fields.length; at += 10) {
const field = offset => fields[at + offset] ?? "";
commits.push({
sha: field(0).trim(),
tree: field(1),
parents: field(2).split(" ").filter(Boolean),
author: {
name: field(3),
email: field(4),
date: field(5)
},
committer: {
name: field(6),
email: field(7),
date: field(8)
},
message: field(9).replace(/\n+$/u, "")
});
}
return commits;
}
async function mergeBase(place, folder, pair) {
const found = await tryGit(place, [ "--git-dir", folder, "merge-base", ...pair ]);
return found.exitCode === 0 ? found.stdout.toString().trim() : void 0;
}
const STATUS = {
A: "added",
D: "removed",
M: "modified",
T: "changed"
};
async function readChangedFiles(place, folder, revisions) {
const found = await tryGit(place, [ "--git-dir", folder, "diff", "-z", "--raw", "--numstat", "--no-renames", "--no-abbrev", "--no-ext-diff", "--no-textconv", ...revisions ]);
if (found.exitCode !== 0) return [];
return countedFiles(found.stdout.toString().split("\0").filter(Boolean));
}
function countedFiles(parts) {
const raw = new Map;
const files = [];
for (let at = 0; at < parts.length; at += 1) {
const part = parts[at] ?? "";
if (part.startsWith(":")) {
at += 1;
raw.set(parts[at] ?? "", rawFacts(part));
continue;
}
const [added = "", deleted = "", file = ""] = part.split("\t");
const facts = raw.get(file);
if (facts === void 0) continue;
const additions = Number(added) || 0;
const deletions = Number(deleted) || 0;
files.push({
path: file,
...facts,
additions: additions,
deletions: deletions
});
}
return files;
}
function rawFacts(entry) {
const [, , old = "", now = "", letter = ""] = entry.split(" ");
const status = STATUS[letter] ?? "modified";
return {
status: status,
sha: status === "removed" ? old : now
};
}
async function readObject(place, folder, expression) {
const found = await tryGit(place, [ "--git-dir", folder, "cat-file", "--batch-check" ], {
input: Buffer.from(`${expression}\n`)
});
const [sha = "", type = ""] = found.stdout.toString().trim().split(" ");
const known = /^(?:commit|tree|blob|tag)$/u.test(type);
return found.exitCode === 0 && known ? {
sha: sha,
type: type
} : void 0;
}
async function readBlob(place, folder, sha) {
return await runGit(place, [ "--git-dir", folder, "cat-file", "blob", sha ]);
}
async function readRepository(place, repository) {
const known = [ ...repository.refs.values() ].filter(sha => repository.commits.has(sha));
const refs = await readRefs(place, repository.folder);
const fresh = await readCommits(place, repository.folder, [ ...new Set(known) ]);
for (const commit of fresh) repository.commits.set(commit.sha, commit);
repository.refs.clear();
for (const [name, sha] of refs) repository.refs.set(name, sha);
}
async function refresh(place, store, repository) {
await readRepository(place, repository);
repository.pushedAt = store.now();
for (const base of store.repositories.values()) for (const pull of base.pulls.values()) {
const touched = base === repository || pull.headRepository === repository;
if (touched && pull.state === "open") await follow(place, store, pull);
}
}
async function follow(place, store, pull, rebased = false) {
const {repository: repository, headRepository: headRepository} = pull;
const head = headRepository.refs.get(`refs/heads/${pull.headRef}`);
const base = repository.refs.get(`refs/heads/${pull.baseRef}`);
const moved = head !== void 0 && head !== pull.headSha;
if (moved) {
await fetchHead(place, pull, head);
pull.headSha = head;
pull.updatedAt = store.now();
}
if (base === void 0) return;
if (moved || rebased || pull.baseSha === "") pull.baseSha = base;
await testMerge(place, store, pull, base);
pull.files = await readChangedFiles(place, repository.folder, [ `${pull.baseSha}...${pull.headSha}` ]);
await readRepository(place, repository);
}
async function fetchHead(place, pull, head) {
const {repository: repository, headRepository: headRepository} = pull;
const gitDir = [ "--git-dir", repository.folder ];
if (headRepository !== repository) {
const source = headRepository.folder;
await runGit(place, [ ...gitDir, "fetch", "--quiet", source, head ]);
}
const ref = `refs/pull/${pull.number}/head`;
await runGit(place, [ ...gitDir, "update-ref", ref, head ]);
}
async function testMerge(place, store, pull, base) {
const gitDir = [ "--git-dir", pull.repository.folder ];
const ref = `refs/pull/${pull.number}/merge`;
const standing = pull.repository.commits.get(pull.mergeSha ?? "");
if (standing?.parents.join() === [ base, pull.headSha ].join()) return;
const merged = await tryGit(place, [ ...gitDir, "merge-tree", "--write-tree", base, pull.headSha ]);
const tree = merged.stdout.toString().split("\n")[0] ?? "";
if (merged.exitCode !== 0) {
pull.mergeSha = null;
await tryGit(place, [ ...gitDir, "update-ref", "-d", ref ]);
return;
}
const message = `Merge ${pull.headSha} into ${base}`;
const parents = [ "-p", base, "-p", pull.headSha ];
const sha = await runGit(place, [ ...gitDir, "commit-tree", tree, ...parents, "-m", message ], {
environment: mergeIdentity(store.now())
});
pull.mergeSha = sha.toString().trim();
await runGit(place, [ ...gitDir, "update-ref", ref, pull.mergeSha ]);
}
function mergeIdentity(now) {
return {
GIT_AUTHOR_NAME: "GitHub",
GIT_AUTHOR_EMAIL: "noreply@github.com",
GIT_AUTHOR_DATE: now,
GIT_COMMITTER_NAME: "GitHub",
GIT_COMMITTER_EMAIL: "noreply@github.com",
GIT_COMMITTER_DATE: now
};
}
async function writeCommit(place, folder, draft) {
const ref = `refs/heads/${draft.branch}`;
const [first, ...merged] = draft.parents;
const parts = [ line("feature done") ];
if (first === void 0) parts.push(line(`reset ${ref}`), line(""));
parts.push(line(`commit ${ref}`), line(`author ${signature(draft.author)}`), line(`committer ${signature(draft.committer)}`), data(draft.message));
if (first !== void 0) parts.push(line(`from ${first}`));
for (const parent of merged) parts.push(line(`merge ${parent}`));
for (const [path, content] of Object.entries(draft.files)) parts.push(...change(path, content));
parts.push(line(""), line("done"));
const args = [ "--git-dir", folder, "fast-import", "--quiet", "--force" ];
await runGit(place, args, {
input: Buffer.concat(parts)
});
}
function change(path, content) {
if (content === null) return [ line(`D ${quoted(path)}`) ];
if (typeof content === "string" || content instanceof Uint8Array) return [ line(`M 100644 inline ${quoted(path)}`), data(content) ];
if (content.mode === "160000") return [ line(`M 160000 ${content.commit} ${quoted(path)}`) ];
return [ line(`M ${content.mode} inline ${quoted(path)}`), data(content.content) ];
}
function line(text) {
return Buffer.from(`${text}\n`);
}
function data(content) {
const bytes = Buffer.from(content);
return Buffer.concat([ line(`data ${bytes.length}`), bytes, line("") ]);
}
function quoted(path) {
const escaped = path.replaceAll("\\", "\\\\").replaceAll('"', String.raw`\"`).replaceAll("\n", String.raw`\n`);
return `"${escaped}"`;
}
function signature({name: name, email: email, date: date}) {
const seconds = Math.floor(Date.parse(date) / 1e3);
return `${name} <${email}> ${seconds} +0000`;
}
function requiredCheckRule(store, repository, check) {
const source = check.appId === void 0 ? {} : {
integration_id: check.appId
};
return {
type: "required_status_checks",
ruleset_source_type: "Repository",
ruleset_source: repository.fullName,
ruleset_id: store.nextId(),
parameters: {
strict_required_status_checks_policy: false,
do_not_enforce_on_create: false,
required_status_checks: [ {
context: check.context,
...source
} ]
}
};
}
function repositoryOperations(world) {
return {
repository: async (fullName, draft = {}) => await addRepository(world, fullName, draft),
fork: async (parent, owner) => await fork(world, parent, owner),
commit: async (repository, request) => await world.inTurn(async () => await commit(world, repository, request)),
moveBranch: async (repository, branch, sha) => {
const ref = `refs/heads/${branch}`;
const args = sha === null ? [ "-d", ref ] : [ ref, sha ];
await move(world, repository, [ "update-ref", ...args ]);
},
importFrom: async (repository, folder, refspecs) => {
const forced = refspecs.map(spec => `+${spec}`);
await move(world, repository, [ "fetch", "--quiet", folder, ...forced ]);
},
deleteRepository(repository) {
repository.deleted = true;
},
setRules(repository, branch, rules) {
repository.rules.set(branch, rules);
},
requireCheck(repository, branch, check) {
const standing = repository.rules.get(branch) ?? [];
const rule = requiredCheckRule(world.store, repository, check);
repository.rules.set(branch, [ ...standing, rule ]);
},
setBypass(repository, branch, actors) {
for (const rule of repository.rules.get(branch) ?? []) repository.bypasses.set(Number(rule["ruleset_id"]), actors);
},
setProtection(repository, branch, protection) {
repository.protection.set(branch, protection);
}
};
}
async function move(world, repository, args) {
await world.inTurn(async () => {
await runGit(world.git, [ "--git-dir", repository.folder, ...args ]);
await refresh(world.git, world.store, repository);
});
}
async function addRepository(world, fullName, draft) {
const repository = await emptyRepository(world, fullName, draft, void 0);
const {defaultBranch: defaultBranch} = repository;
const files = draft.files ?? {
"README.md": `# ${repository.name}\n`
};
const request = {
branch: defaultBranch,
files: files,
message: "Initial commit"
};
await world.inTurn(async () => await commit(world, repository, request));
return repository;
}
async function fork(world, parent, owner) {
const fullName = `${owner.login}/${parent.name}`;
const copy = await emptyRepository(world, fullName, parent, parent);
await move(world, copy, [ "fetch", "--quiet", parent.folder, "+refs/heads/*:refs/heads/*" ]);
return copy;
}
async function emptyRepository(world, fullName, draft, parent) {
const {store: store, git: git} = world;
const match = /^([\w.-]+)\/([\w.-]+)$/u.exec(fullName);
const owner = accountByLogin(store, match?.[1] ?? "");
const name = match?.[2];
if (owner === void 0 || name === void 0) throw new errors.ue("VALUE_INVALID", `Expected owner/name with an owner that exists, got ${fullName}.`, {
hint: "Create the owner first, with user() or organization()."
});
const folder = external_node_path_.join(git.root, owner.login, `${name}.git`);
const defaultBranch = draft.defaultBranch ?? "main";
await (0, promises_.mkdir)(external_node_path_.dirname(folder), {
recursive: true
});
await initBare(folder, defaultBranch);
const repository = {
id: store.nextId(),
owner: owner,
name: name,
fullName: fullName,
private: draft.private ?? false,
defaultBranch: defaultBranch,
parent: parent,
createdAt: store.now(),
pushedAt: store.now(),
deleted: false,
folder: folder,
refs: new Map,
commits: new Map,
labels: new Map,
pulls: new Map,
checkRuns: [],
statuses: [],
grants: new Map,
rules: new Map,
bypasses: new Map,
protection: new Map
};
store.repositories.set(repository.id, repository);
return repository;
}
async function commit(world, repository, request) {
const {store: store, git: git} = world;
const {refs: refs, folder: folder} = repository;
const tip = refs.get(`refs/heads/${request.branch}`) ?? refs.get(`refs/heads/${repository.defaultBranch}`);
const author = {
name: "Somebody",
email: "somebody@example.com",
date: store.now(),
...request.author
};
const parents = request.parents ?? (tip === void 0 ? [] : [ tip ]);
await writeCommit(git, folder, {
branch: request.branch,
files: request.files ?? {},
message: request.message ?? "Change",
author: author,
committer: {
...author,
...request.committer
},
parents: parents
});
await refresh(git, store, repository);
return refs.get(`refs/heads/${request.branch}`) ?? "";
}
async function afterPush(world, repository) {
await world.inTurn(async () => {
await refresh(world.git, world.store, repository);
});
}
const ADDRESS = /^\/([^/]+)\/([^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack|git-receive-pack)$/u;
function gitRequest(request) {
const match = ADDRESS.exec(request.path);
if (match === null) return;
const [, owner = "", name = "", file = ""] = match;
const service = file === "info/refs" ? request.query.get("service") ?? "" : file;
return {
fullName: `${owner}/${name}`,
file: file,
service: service
};
}
async function serveGit(world, asked, request, caller) {
const token = caller.kind === "token" ? caller.token : void 0;
const repository = repositoryByName(world.store, asked.fullName);
const push = asked.service === "git-receive-pack";
const refusal = refuse(world, {
caller: caller,
token: token,
repository: repository,
push: push
});
if (refusal !== void 0 || repository === void 0) return refusal ?? plain(404, "Repository not found.");
if (asked.service !== "git-upload-pack" && !push) return plain(403, "Please upgrade your git client.");
const response = await backend(world, repository, asked, request);
if (push && asked.file !== "info/refs") await afterPush(world, repository);
return response;
}
function refuse({store: store}, {caller: caller, token: token, repository: repository, push: push}) {
if (caller.kind === "bad") return unauthorized();
if (repository === void 0) return token === void 0 ? unauthorized() : plain(404, "Repository not found.");
const level = push ? "write" : "read";
const role = push ? "write" : "read";
try {
const permissions = [ "contents" ];
authorize(store, token, repository, {
level: level,
permissions: permissions,
role: role
});
return;
} catch (thrown) {
if (!(thrown instanceof RestFailure)) throw thrown;
if (token === void 0) return unauthorized();
return push ? plain(403, "Write access to repository not granted.") : plain(404, "Repository not found.");
}
}
function unauthorized() {
const response = plain(401, "Repository not found.");
const challenge = {
"www-authenticate": 'Basic realm="GitHub"'
};
return {
...response,
headers: {
...response.headers,
...challenge
}
};
}
function plain(status, text) {
const headers = {
"content-type": "text/plain; charset=UTF-8"
};
return {
status: status,
headers: headers,
body: Buffer.from(text)
};
}
async function backend(world, repository, asked, request) {
const zipped = request.headers["content-encoding"] === "gzip";
const input = zipped ? (0, external_node_zlib_.gunzipSync)(request.body) : request.body;
const result = await tryGit(world.git, [ "http-backend" ], {
input: input,
environment: {
GIT_PROJECT_ROOT: repository.folder,
GIT_HTTP_EXPORT_ALL: "1",
GIT_PROTOCOL: request.headers["git-protocol"] ?? "",
PATH_INFO: `/${asked.file}`,
QUERY_STRING: request.query.toString(),
REQUEST_METHOD: request.method,
CONTENT_TYPE: request.headers["content-type"] ?? "",
CONTENT_LENGTH: String(input.length),
REMOTE_USER: "x-access-token"
}
});
return cgiResponse(result.stdout, result.stderr);
}
function cgiResponse(output, errors) {
const end = output.indexOf("\r\n\r\n");
if (end < 0) return plain(500, `git http-backend failed: ${errors}`);
const headers = {};
for (const line of output.subarray(0, end).toString().split("\r\n")) {
const colon = line.indexOf(":");
headers[line.slice(0, colon).toLowerCase()] = line.slice(colon + 1).trim();
}
const {status: status = "200", ...rest} = headers;
return {
status: Number(status.slice(0, 3)),
headers: rest,
body: output.subarray(end + 4)
};
}
var schemas = __webpack_require__(2857);
function jsonResponse(status, body, headers = {}) {
const text = body === void 0 ? "" : JSON.stringify(body);
const type = body === void 0 ? {} : {
"content-type": "application/json; charset=utf-8"
};
return {
status: status,
headers: {
...type,
...headers
},
body: Buffer.from(text)
};
}
function parseJson(body) {
try {
return JSON.parse(body.toString());
} catch {
return;
}
}
const WINDOW = 3600;
const ANONYMOUS_LIMIT = 60;
function rateLimit(store, token) {
const limit = token?.limit ?? ANONYMOUS_LIMIT;
const used = Math.min(token?.used ?? 0, limit);
const now = Math.floor(Date.parse(store.now()) / 1e3);
return {
limit: limit,
used: used,
remaining: limit - used,
reset: now + WINDOW
};
}
function exhausted(token) {
return token !== void 0 && token.used >= token.limit;
}
function rateLimitHeaders(limit, resource) {
return {
"x-ratelimit-limit": String(limit.limit),
"x-ratelimit-remaining": String(limit.remaining),
"x-ratelimit-reset": String(limit.reset),
"x-ratelimit-used": String(limit.used),
"x-ratelimit-resource": resource
};
}
function actorView(viewing, account) {
return account.deleted ? null : accountView(viewing, account);
}
function accountView(viewing, account) {
const page = `${account.kind === "Bot" ? "apps/" : ""}${account.graphqlLogin}`;
return {
__typename: account.kind,
id: nodeId(account.kind, account.id),
databaseId: account.id,
login: account.graphqlLogin,
url: `${viewing.store.serverUrl}/${page}`,
name: account.name,
email: "",
createdAt: account.createdAt
};
}
function viewerView(viewing) {
const {account: account} = viewing.token;
const view = accountView(viewing, account);
return {
...view,
__typename: "User",
login: account.login
};
}
function refused(type, message) {
return new graphql.eOn(message, {
extensions: {
type: type
}
});
}
function visible(viewing, repository) {
const access = {
level: "read",
permissions: [ "metadata" ]
};
return attempt(viewing, repository, access) === void 0;
}
function mayRead(viewing, repository, permissions) {
const failure = attempt(viewing, repository, {
level: "read",
permissions: permissions
});
if (failure !== void 0) throw refused("FORBIDDEN", failure.message);
}
function attempt(viewing, repository, access) {
try {
authorize(viewing.store, viewing.token, repository, access);
return;
} catch (thrown) {
if (thrown instanceof RestFailure) return thrown;
throw thrown;
}
}
const MAXIMUM_SIZE = 100;
function connection(field, items, page, render) {
expectBoundaries(field, page);
const from = page.after == null ? 0 : position(page.after) + 1;
const to = page.before == null ? items.length : position(page.before);
const start = page.last == null ? from : Math.max(from, to - Math.max(page.last, 0));
const end = page.first == null ? to : Math.min(to, from + page.first);
const part = items.slice(start, end);
const edges = part.map((item, at) => ({
cursor: cursor(start + at),
node: render(item)
}));
return {
totalCount: items.length,
edges: edges,
nodes: edges.map(edge => edge.node),
pageInfo: {
startCursor: edges[0]?.cursor ?? null,
endCursor: edges.at(-1)?.cursor ?? null,
hasNextPage: end < items.length,
hasPreviousPage: start > 0
}
};
}
function expectBoundaries(field, page) {
const {first: first, last: last} = page;
if (first == null && last == null) throw refused("MISSING_PAGINATION_BOUNDARIES", `You must provide a \`first\` or \`last\` value to properly paginate the \`${field}\` connection.`);
for (const [name, size] of Object.entries({
first: first,
last: last
})) if (size != null && size > MAXIMUM_SIZE) throw refused("EXCESSIVE_PAGINATION", `Requesting ${size} records on the \`${field}\` connection exceeds the \`${name}\` limit of ${MAXIMUM_SIZE} records.`);
}
function cursor(at) {
return Buffer.from(`cursor:v2:${at}`).toString("base64");
}
function position(text) {
const plain = Buffer.from(text, "base64").toString();
const match = /^cursor:v2:(\d+)$/u.exec(plain);
if (match === null) throw refused("INVALID_CURSOR_ARGUMENTS", `\`${text}\` does not appear to be a valid cursor.`);
return Number(match[1]);
}
function ordered(items, order, keys) {
const key = keys[order?.field ?? ""];
if (order == null || key === void 0) return items;
const sign = order.direction === "ASC" ? 1 : -1;
return [ ...items ].sort((a, b) => {
const [left, right] = [ key(a), key(b) ];
return left === right ? 0 : left < right ? -sign : sign;
});
}
function checkSuitesView(viewing, repository, sha, page) {
mayRead(viewing, repository, [ "checks" ]);
const suites = new Map;
for (const run of repository.checkRuns) {
if (run.headSha !== sha) continue;
const runs = suites.get(run.suiteId) ?? [];
suites.set(run.suiteId, [ ...runs, run ]);
}
const {appId: appId, checkName: checkName} = page.filterBy ?? {};
const found = [ ...suites.values() ].filter(([first, ...rest]) => first !== void 0 && (appId == null || first.app.id === appId) && (checkName == null || [ first, ...rest ].some(run => run.name === checkName)));
return connection("checkSuites", found, page, runs => suiteView(viewing, repository, runs));
}
function suiteView(viewing, repository, runs) {
const [first] = runs;
if (first === void 0) return null;
const {app: app, suiteId: suiteId} = first;
return {
__typename: "CheckSuite",
id: nodeId("CheckSuite", suiteId),
databaseId: suiteId,
app: {
__typename: "App",
id: nodeId("App", app.id),
databaseId: app.id,
name: app.name,
slug: app.slug
},
checkRuns: page => connection("checkRuns", wanted(runs, page), page, run => runView(viewing, repository, run))
};
}
function wanted(runs, {filterBy: filterBy}) {
const {appId: appId, checkName: checkName, checkType: checkType} = filterBy ?? {};
const found = runs.filter(run => (appId == null || run.app.id === appId) && (checkName == null || run.name === checkName));
if (checkType === "ALL") return found;
const newest = new Map(found.map(run => [ run.name, run ]));
return [ ...newest.values() ];
}
function runView(viewing, repository, run) {
const page = `${viewing.store.serverUrl}/${repository.fullName}/runs/${run.id}`;
return {
__typename: "CheckRun",
id: nodeId("CheckRun", run.id),
databaseId: run.id,
name: run.name,
externalId: run.externalId === "" ? null : run.externalId,
status: run.status.toUpperCase(),
conclusion: run.conclusion?.toUpperCase() ?? null,
startedAt: run.startedAt,
completedAt: run.completedAt,
title: run.title,
summary: run.summary,
text: run.text,
url: page,
detailsUrl: run.detailsUrl ?? page
};
}
function queued(repository, branch) {
return [ ...repository.pulls.values() ].filter(pull => pull.baseRef === branch && pull.queueEntry !== void 0).sort((a, b) => (a.queueEntry?.id ?? 0) - (b.queueEntry?.id ?? 0));
}
function mergeQueueView(viewing, repository, branch) {
const pulls = queued(repository, branch);
const rules = repository.rules.get(branch) ?? [];
const ruled = rules.some(rule => rule["type"] === "merge_queue");
if (pulls.length === 0 && !ruled) return null;
const root = `${viewing.store.serverUrl}/${repository.fullName}`;
return {
__typename: "MergeQueue",
id: nodeId("MergeQueue", `${repository.id}:${branch}`),
url: `${root}/queue/${branch}`,
entries: page => connection("entries", pulls, page, pull => queueEntryView(viewing, pull))
};
}
function queueEntryView(viewing, pull) {
const {repository: repository, queueEntry: entry} = pull;
if (entry === void 0) return null;
const commit = sha => {
const found = repository.commits.get(sha);
return found === void 0 ? null : commitView(viewing, repository, found);
};
return {
__typename: "MergeQueueEntry",
id: nodeId("MergeQueueEntry", entry.id),
position: queued(repository, pull.baseRef).indexOf(pull) + 1,
state: "AWAITING_CHECKS",
enqueuedAt: entry.enqueuedAt,
enqueuer: () => accountView(viewing, entry.enqueuer),
baseCommit: () => commit(entry.baseSha),
headCommit: () => commit(entry.headSha),
pullRequest: () => pullRequestView(viewing, pull)
};
}
function repositoryView(viewing, repository) {
return {
__typename: "Repository",
id: nodeId("Repository", repository.id),
databaseId: repository.id,
name: repository.name,
nameWithOwner: repository.fullName,
owner: () => accountView(viewing, repository.owner),
isPrivate: repository.private,
isFork: repository.parent !== void 0,
url: `${viewing.store.serverUrl}/${repository.fullName}`,
defaultBranchRef: () => refView(viewing, repository, `refs/heads/${repository.defaultBranch}`),
pullRequest: ({number: number}) => {
mayRead(viewing, repository, [ "pull_requests" ]);
const pull = repository.pulls.get(number);
if (pull !== void 0) return pullRequestView(viewing, pull);
throw refused("NOT_FOUND", `Could not resolve to a PullRequest with the number of ${number}.`);
},
pullRequests: filter => pullList(viewing, "pullRequests", [ ...repository.pulls.values() ], filter),
ref: ({qualifiedName: qualifiedName}) => refView(viewing, repository, qualifiedName),
object: async which => await objectView(viewing, repository, which),
mergeQueue: ({branch: branch}) => mergeQueueView(viewing, repository, branch ?? repository.defaultBranch)
};
}
function pullList(viewing, field, pulls, filter) {
const found = pulls.filter(pull => fits(pull, filter));
const sorted = ordered(found, filter.orderBy, {
CREATED_AT: pull => pull.id,
UPDATED_AT: pull => pull.updatedAt,
COMMENTS: pull => pull.comments.length
});
return connection(field, sorted, filter, pull => pullRequestView(viewing, pull));
}
function fits(pull, filter) {
const {baseRefName: baseRefName, headRefName: headRefName, labels: labels, states: states} = filter;
const names = pull.labels.map(label => label.name);
return (baseRefName == null || pull.baseRef === baseRefName) && (headRefName == null || pull.headRef === headRefName) && (labels == null || labels.some(label => names.includes(label))) && (states == null || states.includes(stateOf(pull)));
}
function refView(viewing, repository, name) {
const full = name.startsWith("refs/") ? name : `refs/heads/${name}`;
const commit = repository.commits.get(repository.refs.get(full) ?? "");
if (commit === void 0) return null;
const [, prefix = "", short = ""] = /^(refs\/[^/]+\/)(.+)$/u.exec(full) ?? [];
return {
__typename: "Ref",
id: nodeId("Ref", `${repository.id}:${full}`),
name: short,
prefix: prefix,
target: () => commitView(viewing, repository, commit),
associatedPullRequests: filter => {
const pulls = [ ...viewing.store.repositories.values() ].flatMap(each => [ ...each.pulls.values() ]).filter(pull => pull.headRepository === repository && pull.headRef === short);
return pullList(viewing, "associatedPullRequests", pulls, filter);
}
};
}
async function objectView(viewing, repository, which) {
mayRead(viewing, repository, [ "contents" ]);
const {git: git} = viewing.place;
const {folder: folder} = repository;
const expression = which.expression ?? which.oid ?? "";
const found = await readObject(git, folder, expression);
if (found === void 0) return null;
const {sha: sha, type: type} = found;
const commit = repository.commits.get(sha);
if (commit !== void 0) return commitView(viewing, repository, commit);
const id = nodeId("GitObject", `${repository.id}:${sha}`);
if (type === "tree") return {
__typename: "Tree",
id: id,
oid: sha
};
if (type !== "blob") return null;
const bytes = await readBlob(git, folder, sha);
const binary = bytes.includes(0);
return {
__typename: "Blob",
id: id,
oid: sha,
byteSize: bytes.length,
isBinary: binary,
text: binary ? null : bytes.toString()
};
}
function timelineView(viewing, pull, page) {
const all = itemsOf(viewing, pull);
const {itemTypes: itemTypes, since: since} = page;
const found = all.filter(item => (itemTypes == null || itemTypes.includes(item.type)) && (since == null || item.at >= since)).slice(page.skip ?? 0);
const part = connection("timelineItems", found, page, item => item.view());
const nodes = part["nodes"];
return {
...part,
totalCount: all.length,
filteredCount: found.length,
pageCount: nodes.length
};
}
function itemsOf(viewing, pull) {
const items = [ ...pull.events.map(event => eventItem(viewing, pull, event)), ...pull.comments.map(comment => commentItem(viewing, comment)), ...pull.reviews.map(review => reviewItem(viewing, review)) ];
return items.sort((a, b) => a.at === b.at ? a.id - b.id : a.at < b.at ? -1 : 1);
}
function commentItem(viewing, comment) {
const {id: id, createdAt: createdAt} = comment;
const view = () => commentView(viewing, comment);
return {
type: "ISSUE_COMMENT",
id: id,
at: createdAt,
view: view
};
}
function reviewItem(viewing, review) {
const {id: id, createdAt: createdAt} = review;
const view = () => reviewView(viewing, review);
return {
type: "PULL_REQUEST_REVIEW",
id: id,
at: createdAt,
view: view
};
}
function eventItem(viewing, pull, event) {
const {id: id, at: at} = event;
if (event.kind === "dismissed") {
const view = () => dismissalView(viewing, event);
return {
type: "REVIEW_DISMISSED_EVENT",
id: id,
at: at,
view: view
};
}
const labeled = event.kind === "labeled";
const typename = labeled ? "LabeledEvent" : "UnlabeledEvent";
const view = () => ({
__typename: typename,
id: nodeId(typename, id),
actor: () => actorView(viewing, event.actor),
createdAt: at,
label: () => labelView(viewing, pull.repository, event.label)
});
return {
type: labeled ? "LABELED_EVENT" : "UNLABELED_EVENT",
id: id,
at: at,
view: view
};
}
function dismissalView(viewing, event) {
return {
__typename: "ReviewDismissedEvent",
id: nodeId("ReviewDismissedEvent", event.id),
databaseId: event.id,
actor: () => actorView(viewing, event.actor),
createdAt: event.at,
dismissalMessage: event.message,
previousReviewState: event.previousState,
review: () => reviewView(viewing, event.review)
};
}
function stateOf(pull) {
if (pull.merged) return "MERGED";
return pull.state === "open" ? "OPEN" : "CLOSED";
}
function pullRequestView(viewing, pull) {
return {
...facts(viewing, pull),
...sides(viewing, pull),
...lists(viewing, pull)
};
}
function facts(viewing, pull) {
const {repository: repository, number: number, files: files} = pull;
return {
__typename: "PullRequest",
id: nodeId("PullRequest", pull.id),
databaseId: pull.id,
fullDatabaseId: String(pull.id),
number: number,
title: pull.title,
body: pull.body ?? "",
url: `${viewing.store.serverUrl}/${repository.fullName}/pull/${number}`,
state: stateOf(pull),
isDraft: pull.draft,
closed: pull.state === "closed",
merged: pull.merged,
mergeable: pull.mergeSha === null ? "CONFLICTING" : "MERGEABLE",
createdAt: pull.createdAt,
updatedAt: pull.updatedAt,
closedAt: pull.closedAt,
mergedAt: pull.mergedAt,
lastEditedAt: null,
editor: null,
includesCreatedEdit: false,
author: () => actorView(viewing, pull.author),
authorAssociation: authorAssociation(repository, pull.author),
viewerDidAuthor: pull.author === viewing.token.account,
changedFiles: files.length,
additions: files.reduce((sum, file) => sum + file.additions, 0),
deletions: files.reduce((sum, file) => sum + file.deletions, 0),
isInMergeQueue: pull.queueEntry !== void 0,
mergeQueueEntry: () => queueEntryView(viewing, pull)
};
}
function sides(viewing, pull) {
const {repository: repository, headRepository: headRepository} = pull;
const gone = headRepository.deleted;
const merge = repository.commits.get(pull.mergeSha ?? "");
return {
baseRefName: pull.baseRef,
baseRefOid: pull.baseSha,
baseRef: () => branch(viewing, repository, pull.baseRef),
baseRepository: () => repositoryView(viewing, repository),
headRefName: pull.headRef,
headRefOid: pull.headSha,
headRef: () => gone ? null : branch(viewing, headRepository, pull.headRef),
headRepository: () => gone ? null : repositoryView(viewing, headRepository),
headRepositoryOwner: () => accountView(viewing, headRepository.owner),
isCrossRepository: headRepository !== repository,
mergeCommit: null,
potentialMergeCommit: () => merge === void 0 ? null : commitView(viewing, repository, merge)
};
}
function branch(viewing, repository, name) {
return refView(viewing, repository, `refs/heads/${name}`);
}
function lists(viewing, pull) {
const people = pull.assignees.filter(account => account.kind === "User");
return {
labels: page => labels(viewing, pull, page),
assignees: page => connection("assignees", people, page, account => accountView(viewing, account)),
comments: page => {
const sorted = ordered(pull.comments, page.orderBy, {
UPDATED_AT: comment => comment.updatedAt
});
return connection("comments", sorted, page, comment => commentView(viewing, comment));
},
reviews: page => {
const {author: author, states: states} = page;
const found = pull.reviews.filter(review => (author == null || review.author.graphqlLogin === author) && (states == null || states.includes(review.state)));
return connection("reviews", found, page, review => reviewView(viewing, review));
},
timelineItems: page => timelineView(viewing, pull, page),
commits: page => commits(viewing, pull, page),
files: page => connection("files", pull.files, page, fileView)
};
}
function labels(viewing, pull, page) {
const sorted = ordered(pull.labels, page.orderBy, {
CREATED_AT: label => label.id,
NAME: label => label.name
});
return connection("labels", sorted, page, label => labelView(viewing, pull.repository, label));
}
function labelView(viewing, repository, label) {
const root = `${viewing.store.serverUrl}/${repository.fullName}`;
return {
__typename: "Label",
id: nodeId("Label", label.id),
name: label.name,
color: label.color,
description: label.description,
isDefault: label.default,
url: `${root}/labels/${encodeURIComponent(label.name)}`
};
}
const LISTED_COMMITS = 250;
function commits(viewing, pull, page) {
const {repository: repository, number: number} = pull;
const listed = pullCommits(pull).slice(0, LISTED_COMMITS);
const root = `${viewing.store.serverUrl}/${repository.fullName}/pull/${number}`;
return {
...connection("commits", listed, page, commit => ({
__typename: "PullRequestCommit",
id: nodeId("PullRequestCommit", `${pull.id}:${commit.sha}`),
url: `${root}/commits/${commit.sha}`,
commit: () => commitView(viewing, repository, commit)
})),
totalCount: pullCommits(pull).length
};
}
const CHANGE_TYPES = {
added: "ADDED",
removed: "DELETED",
modified: "MODIFIED",
changed: "CHANGED"
};
function fileView(file) {
return {
path: file.path,
additions: file.additions,
deletions: file.deletions,
changeType: CHANGE_TYPES[file.status]
};
}
function commitView(viewing, repository, commit) {
const [headline = "", ...rest] = commit.message.split("\n");
const {author: author, committer: committer} = commit;
return {
__typename: "Commit",
id: nodeId("Commit", `${repository.id}:${commit.sha}`),
oid: commit.sha,
url: `${viewing.store.serverUrl}/${repository.fullName}/commit/${commit.sha}`,
message: commit.message,
messageHeadline: headline,
messageBody: rest.join("\n").trim(),
author: () => gitActorView(viewing, author),
committer: () => gitActorView(viewing, committer),
authors: page => connection("authors", authorsOf(commit), page, each => gitActorView(viewing, each)),
authoredDate: author.date,
committedDate: committer.date,
authoredByCommitter: author.email === committer.email,
parents: page => connection("parents", commit.parents, page, sha => {
const parent = repository.commits.get(sha);
return parent === void 0 ? null : commitView(viewing, repository, parent);
}),
file: ({path: path}) => commits_fileView(viewing, repository, `${commit.sha}:${path}`),
checkSuites: page => checkSuitesView(viewing, repository, commit.sha, page),
associatedPullRequests: page => associated(viewing, repository, commit, page)
};
}
async function commits_fileView(viewing, repository, expression) {
mayRead(viewing, repository, [ "contents" ]);
const {git: git} = viewing.place;
const found = await readObject(git, repository.folder, expression);
return found === void 0 ? null : {
__typename: "TreeEntry",
oid: found.sha,
type: found.type
};
}
function authorsOf(commit) {
const trailer = /^co-authored-by:\s*(.*?)\s*<([^<>]+)>\s*$/gimu;
const others = [ ...commit.message.matchAll(trailer) ].map(([, name = "", email = ""]) => ({
name: name,
email: email,
date: commit.author.date
}));
return [ commit.author, ...others ];
}
function gitActorView(viewing, signature) {
const account = accountByEmail(viewing.store, signature.email);
const known = account?.kind === "User" ? account : void 0;
return {
...signature,
user: () => known === void 0 ? null : accountView(viewing, known)
};
}
function associated(viewing, repository, commit, page) {
const found = [ ...repository.pulls.values() ].filter(pull => pull.headRepository === repository && pullCommits(pull).some(each => each.sha === commit.sha));
const sorted = ordered(found, page.orderBy, {
CREATED_AT: pull => pull.id,
UPDATED_AT: pull => pull.updatedAt
});
return connection("associatedPullRequests", sorted, page, pull => pullRequestView(viewing, pull));
}
function commentView(viewing, comment) {
return {
__typename: "IssueComment",
id: nodeId("IssueComment", comment.id),
url: pageOfComment(viewing.store, comment),
...writingView(viewing, comment)
};
}
function reviewView(viewing, review) {
const {repository: repository} = review.pull;
const commit = repository.commits.get(review.commit);
return {
__typename: "PullRequestReview",
id: nodeId("PullRequestReview", review.id),
url: pageOfReview(viewing.store, review),
state: review.state,
submittedAt: review.createdAt,
commit: () => commit === void 0 ? null : commitView(viewing, repository, commit),
...writingView(viewing, review)
};
}
function writingView(viewing, writing) {
const edit = writing.edits.length > 1 ? writing.edits.at(-1) : void 0;
const {author: author, pull: pull} = writing;
return {
databaseId: writing.id,
fullDatabaseId: String(writing.id),
body: writing.body,
author: () => actorView(viewing, author),
authorAssociation: authorAssociation(pull.repository, author),
createdAt: writing.createdAt,
updatedAt: writing.updatedAt,
publishedAt: writing.createdAt,
lastEditedAt: edit?.at ?? null,
editor: () => edit === void 0 ? null : actorView(viewing, edit.editor),
includesCreatedEdit: edit !== void 0,
createdViaEmail: writing.createdViaEmail,
isMinimized: writing.minimizedReason !== null,
minimizedReason: writing.minimizedReason,
viewerDidAuthor: author === viewing.token.account,
userContentEdits: page => connection("userContentEdits", [ ...writing.edits ].reverse(), page, each => editView(viewing, each))
};
}
function editView(viewing, edit) {
return {
__typename: "UserContentEdit",
id: nodeId("UserContentEdit", edit.id),
createdAt: edit.at,
editedAt: edit.at,
deletedAt: null,
editor: () => actorView(viewing, edit.editor),
diff: edit.body
};
}
function nodeView(viewing, globalId) {
const plain = Buffer.from(globalId, "base64").toString();
const [kind = "", text = ""] = plain.split(":");
const found = lookUp(viewing, kind, Number(text));
if (found !== void 0) return found;
throw refused("NOT_FOUND", `Could not resolve to a node with the global id of '${globalId}'`);
}
function lookUp(viewing, kind, id) {
const {store: store} = viewing;
const account = store.accounts.get(id);
if (account?.kind === kind) return accountView(viewing, account);
for (const repository of store.repositories.values()) {
if (!visible(viewing, repository)) continue;
if (kind === "Repository" && repository.id === id) return repositoryView(viewing, repository);
const comment = commentById(repository, id);
if (comment !== void 0) return commentView(viewing, comment);
for (const pull of repository.pulls.values()) {
if (pull.id === id) return pullRequestView(viewing, pull);
const review = pull.reviews.find(each => each.id === id);
if (review !== void 0) return reviewView(viewing, review);
}
}
return;
}
const bodySchema = schemas.Ikc({
query: schemas.YjP(),
variables: schemas.g1P(schemas.YjP(), schemas.L5J()).nullish(),
operationName: schemas.YjP().nullish()
});
async function serveGraphql(schema, place, request, token) {
if (token === void 0) return jsonResponse(401, {
message: "This endpoint requires you to be authenticated.",
documentation_url: "https://docs.github.com/graphql",
status: "401"
});
const body = bodySchema.safeParse(parseJson(request.body));
if (!body.success) {
const message = "A query attribute must be specified and must be a string.";
return jsonResponse(200, {
errors: [ {
message: message
} ]
});
}
const {query: query, variables: variables, operationName: operationName} = body.data;
const document = parsed(schema, query);
if (Array.isArray(document)) return jsonResponse(200, {
errors: document.map(errorView)
});
const {data: data, errors: errors} = await (0, graphql.g7Y)({
schema: schema,
document: document,
rootValue: rootView({
...place,
token: token
}),
variableValues: variables ?? {},
operationName: operationName ?? null
});
return jsonResponse(200, {
...data === void 0 ? {} : {
data: data
},
...errors === void 0 ? {} : {
errors: errors.map(errorView)
}
});
}
function parsed(schema, query) {
try {
const document = (0, graphql.qgA)(query);
const errors = (0, graphql.tfT)(schema, document);
return errors.length > 0 ? [ ...errors ] : document;
} catch (thrown) {
if (thrown instanceof graphql.eOn) return [ thrown ];
throw thrown;
}
}
function errorView(error) {
const {extensions: extensions, ...rest} = error.toJSON();
const type = extensions?.["type"];
return typeof type === "string" ? {
type: type,
...rest
} : {
...rest
};
}
function rootView(viewing) {
const {store: store, token: token} = viewing;
return {
viewer: () => viewerView(viewing),
rateLimit: () => {
const {reset: reset, ...rest} = rateLimit(store, token);
const resetAt = new Date(reset * 1e3).toISOString();
return {
...rest,
cost: 1,
nodeCount: 0,
resetAt: resetAt
};
},
repository: ({owner: owner, name: name}) => {
const repository = repositoryByName(store, `${owner}/${name}`);
if (repository !== void 0 && visible(viewing, repository)) return repositoryView(viewing, repository);
throw refused("NOT_FOUND", `Could not resolve to a Repository with the name '${owner}/${name}'.`);
},
node: ({id: id}) => nodeView(viewing, id)
};
}
var iso = __webpack_require__(4377);
const CONCLUSIONS = [ "success", "failure", "neutral", "cancelled", "skipped", "timed_out", "action_required" ];
const LIMITS = {
annotations: 50,
textBytes: 65535
};
const moment = iso.w$({
offset: true
});
const annotationSchema = schemas.Ikc({
path: schemas.YjP(),
start_line: schemas.Whr(),
end_line: schemas.Whr(),
start_column: schemas.Whr().nullable().default(null),
end_column: schemas.Whr().nullable().default(null),
annotation_level: schemas.k5n([ "notice", "warning", "failure" ]),
title: schemas.YjP().nullable().default(null),
message: schemas.YjP(),
raw_details: schemas.YjP().nullable().default(null)
});
const changeSchema = schemas.Ikc({
name: schemas.YjP().min(1).optional(),
details_url: schemas.YjP().optional(),
external_id: schemas.YjP().optional(),
status: schemas.k5n([ "queued", "in_progress", "completed" ], {
error: "Only GitHub Actions can set the other statuses."
}).optional(),
started_at: moment.optional(),
conclusion: schemas.k5n(CONCLUSIONS).optional(),
completed_at: moment.optional(),
output: schemas.Ikc({
title: schemas.YjP().optional(),
summary: schemas.YjP(),
text: schemas.YjP().optional(),
annotations: schemas.YOg(annotationSchema).max(LIMITS.annotations, `No more than ${LIMITS.annotations} items are allowed.`).optional()
}).optional()
});
const draftSchema = changeSchema.extend({
name: schemas.YjP().min(1),
head_sha: schemas.YjP(),
output: changeSchema.shape.output.unwrap().extend({
title: schemas.YjP()
}).optional()
});
function changeOf(body) {
const {output: output, conclusion: conclusion, status: status} = body;
if (status === "completed" && conclusion === void 0) throw new RestFailure(422, "Invalid request.\n\nconclusion must be provided when status is completed.");
for (const field of [ "summary", "text" ]) expectBytes(field, output?.[field] ?? "");
return present({
name: body.name,
externalId: body.external_id,
detailsUrl: body.details_url,
status: status,
conclusion: conclusion,
startedAt: body.started_at,
completedAt: body.completed_at,
title: output?.title,
summary: output?.summary,
text: output?.text,
annotations: output?.annotations
});
}
function expectBytes(field, text) {
if (Buffer.byteLength(text) <= LIMITS.textBytes) return;
throw validationFailed({
resource: "CheckRun",
field: field,
code: "custom",
message: `${field} exceeds a maximum bytesize of ${LIMITS.textBytes}`
});
}
function present(value) {
return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== void 0));
}
const DEFAULT_SIZE = 30;
const paging_MAXIMUM_SIZE = 100;
function pageOf(call, all) {
const size = Math.min(positive(call.query.get("per_page"), DEFAULT_SIZE), paging_MAXIMUM_SIZE);
const page = positive(call.query.get("page"), 1);
const items = all.slice((page - 1) * size, page * size);
const last = Math.max(1, Math.ceil(all.length / size));
const links = [];
if (page > 1) links.push(paging_link(call, 1, "first"));
if (page > 1) links.push(paging_link(call, page - 1, "prev"));
if (page < last) links.push(paging_link(call, page + 1, "next"));
if (page < last) links.push(paging_link(call, last, "last"));
return {
items: items,
headers: links.length > 0 ? {
link: links.join(", ")
} : {}
};
}
function listReply(call, all, render) {
const {items: items, headers: headers} = pageOf(call, all);
return {
status: 200,
body: items.map(render),
headers: headers
};
}
function positive(text, otherwise) {
const number = Number(text ?? "");
return Number.isInteger(number) && number > 0 ? number : otherwise;
}
function paging_link(call, page, rel) {
const {repository: repository, store: store} = call;
const rest = call.path.split("/").slice(4).join("/");
const query = new URLSearchParams(call.query);
query.set("page", String(page));
return `<${store.serverUrl}/repositories/${repository.id}/${rest}?${query.toString()}>; rel="${rel}"`;
}
function parameter(call, name) {
return call.parameters[name] ?? "";
}
function pullOf(call, name) {
const pull = call.repository.pulls.get(Number(parameter(call, name)));
if (pull === void 0) throw notFound();
return pull;
}
function commentOf(call) {
const id = Number(parameter(call, "comment_id"));
const comment = commentById(call.repository, id);
if (comment === void 0) throw notFound();
return comment;
}
function commitOf(call, name) {
const revision = parameter(call, name);
const commit = resolveCommit(call.repository, revision);
if (commit === void 0) throw new RestFailure(422, `No commit found for SHA: ${revision}`);
return commit;
}
function viewer(call) {
if (call.token === void 0) throw new RestFailure(401, "Requires authentication");
return call.token.account;
}
function bodyAs(call, schema) {
const parsed = schema.safeParse(call.body ?? {});
if (parsed.success) return parsed.data;
throw invalidRequest(parsed.error.issues.map(issue => issue.path.length === 0 ? issue.message : `"${issue.path.join(".")}": ${issue.message}`));
}
const READ = {
level: "read",
permissions: [ "checks" ]
};
const WRITE = {
level: "write",
permissions: [ "checks" ],
appOnly: true
};
const checkRoutes = [ {
method: "POST",
template: "/repos/{owner}/{repo}/check-runs",
scope: "repository",
access: WRITE,
handle: create
}, {
method: "PATCH",
template: "/repos/{owner}/{repo}/check-runs/{check_run_id}",
scope: "repository",
access: WRITE,
handle: update
}, {
method: "GET",
template: "/repos/{owner}/{repo}/check-runs/{check_run_id}",
scope: "repository",
access: READ,
handle: call => reply(call, 200, checks_runOf(call))
}, {
method: "GET",
template: "/repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
scope: "repository",
access: READ,
handle: call => listReply(call, checks_runOf(call).annotations, annotation => ({
...annotation,
blob_href: `${call.store.serverUrl}/${call.repository.fullName}/blob/${checks_runOf(call).headSha}/${annotation.path}`
}))
}, {
method: "GET",
template: "/repos/{owner}/{repo}/commits/{ref}/check-runs",
scope: "repository",
access: READ,
handle: listForCommit
} ];
function reply({store: store, repository: repository}, status, run) {
return {
status: status,
body: checkRunAnswer(store, repository, run)
};
}
function create(call) {
const body = bodyAs(call, draftSchema);
const app = call.token?.app;
if (app === void 0) throw notFound();
const commit = call.repository.commits.get(body.head_sha);
if (commit === void 0) throw new RestFailure(422, `No commit found for SHA: ${body.head_sha}`);
const run = call.world.checkRun(call.repository, app, {
...changeOf(body),
name: body.name,
headSha: commit.sha
});
return reply(call, 201, run);
}
function update(call) {
const run = checks_runOf(call);
const body = bodyAs(call, changeSchema);
const app = call.token?.app;
if (run.app !== app) throw new RestFailure(403, `Invalid app_id \`${String(app?.id)}\` - check run can only be modified by the GitHub App that created it.`);
call.world.updateCheckRun(run, changeOf(body));
return reply(call, 200, run);
}
function checks_runOf(call) {
const id = Number(parameter(call, "check_run_id"));
const run = call.repository.checkRuns.find(each => each.id === id);
if (run === void 0) throw notFound();
return run;
}
function listForCommit(call) {
const {query: query, repository: repository, store: store} = call;
const {sha: sha} = commitOf(call, "ref");
const name = query.get("check_name");
const status = query.get("status");
const app = query.get("app_id");
const found = repository.checkRuns.filter(run => run.headSha === sha && (name === null || run.name === name) && (status === null || run.status === status) && (app === null || run.app.id === Number(app)));
const runs = query.get("filter") === "all" ? found : latest(found);
const {items: items, headers: headers} = pageOf(call, runs);
const body = {
total_count: runs.length,
check_runs: items.map(run => checkRunAnswer(store, repository, run))
};
return {
status: 200,
body: body,
headers: headers
};
}
function latest(runs) {
const newest = new Map;
for (const run of runs) {
const key = `${run.app.id}:${run.name}`;
const standing = newest.get(key);
if (standing === void 0 || age(standing) <= age(run)) newest.set(key, run);
}
return [ ...newest.values() ];
}
function age(run) {
return run.completedAt === null ? 1 / 0 : Date.parse(run.completedAt);
}
const COMMENT_LIMIT = 65536;
const EITHER = [ "issues", "pull_requests" ];
const comments_READ = {
level: "read",
permissions: EITHER
};
const comments_WRITE = {
level: "write",
permissions: EITHER
};
const commentSchema = schemas.Ikc({
body: schemas.YjP()
});
const reactionSchema = schemas.Ikc({
content: schemas.k5n(REACTIONS)
});
const commentRoutes = [ {
method: "GET",
template: "/repos/{owner}/{repo}/issues/{issue_number}/comments",
scope: "repository",
access: comments_READ,
handle: call => {
const since = call.query.get("since") ?? "";
const {comments: comments} = pullOf(call, "issue_number");
const found = comments.filter(comment => comment.updatedAt >= since);
return listReply(call, found, comment => commentAnswer(call.store, comment));
}
}, {
method: "POST",
template: "/repos/{owner}/{repo}/issues/{issue_number}/comments",
scope: "repository",
access: comments_WRITE,
handle: call => {
const body = commentBody(call);
const author = viewer(call);
const pull = pullOf(call, "issue_number");
const comment = call.world.comment(pull, {
author: author,
body: body
});
return comments_reply(call, 201, comment);
}
}, {
method: "GET",
template: "/repos/{owner}/{repo}/issues/comments/{comment_id}",
scope: "repository",
access: comments_READ,
handle: call => comments_reply(call, 200, commentOf(call))
}, {
method: "PATCH",
template: "/repos/{owner}/{repo}/issues/comments/{comment_id}",
scope: "repository",
access: comments_WRITE,
handle: call => {
const comment = ownComment(call);
const body = commentBody(call);
call.world.edit(comment, {
editor: viewer(call),
body: body
});
return comments_reply(call, 200, comment);
}
}, {
method: "DELETE",
template: "/repos/{owner}/{repo}/issues/comments/{comment_id}",
scope: "repository",
access: comments_WRITE,
handle: call => {
call.world.deleteComment(ownComment(call));
return {
status: 204
};
}
}, {
method: "POST",
template: "/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions",
scope: "repository",
access: comments_WRITE,
handle: react
} ];
function comments_reply({store: store}, status, comment) {
return {
status: status,
body: commentAnswer(store, comment)
};
}
function ownComment(call) {
const comment = commentOf(call);
const account = viewer(call);
const person = call.token?.kind === "user";
const {role: role} = effectiveRole(call.store, call.repository, account);
if (person && comment.author !== account && !atLeast(role, "write")) throw new RestFailure(403, "Must have push access to repository");
return comment;
}
function commentBody(call) {
const {body: body} = bodyAs(call, commentSchema);
if (body.trim() === "") throw validationFailed({
resource: "IssueComment",
field: "data",
code: "unprocessable",
message: "Body cannot be blank"
});
if (Array.from(body).length > COMMENT_LIMIT) throw validationFailed({
resource: "IssueComment",
field: "data",
code: "unprocessable",
message: `Body is too long (maximum is ${COMMENT_LIMIT} characters)`
});
return body;
}
function react(call) {
const comment = commentOf(call);
const {content: content} = bodyAs(call, reactionSchema);
const before = comment.reactions.length;
const reaction = call.world.react(comment, viewer(call), content);
const fresh = comment.reactions.length > before;
const body = reactionAnswer(call.store, reaction);
return {
status: fresh ? 201 : 200,
body: body
};
}
const labels_EITHER = [ "issues", "pull_requests" ];
const labelRoutes = [ {
method: "GET",
template: "/repos/{owner}/{repo}/issues/{issue_number}/labels",
scope: "repository",
access: {
level: "read",
permissions: labels_EITHER
},
handle: call => listReply(call, pullOf(call, "issue_number").labels, label => labelAnswer(call.store, call.repository, label))
}, {
method: "DELETE",
template: "/repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",
scope: "repository",
access: {
level: "write",
permissions: labels_EITHER,
role: "triage"
},
handle: call => {
const pull = pullOf(call, "issue_number");
const name = parameter(call, "name");
const event = call.world.removeLabel(pull, name, viewer(call));
if (event === void 0) throw notFound("Label does not exist");
const body = pull.labels.map(label => labelAnswer(call.store, call.repository, label));
return {
status: 200,
body: body
};
}
} ];
const peopleRoutes = [ {
method: "GET",
template: "/users/{username}",
scope: "server",
handle: call => {
const account = accountByLogin(call.store, parameter(call, "username"));
if (account === void 0) throw notFound();
return {
status: 200,
body: publicUser(call.store, account)
};
}
}, {
method: "GET",
template: "/user",
scope: "server",
handle: call => {
const account = viewer(call);
if (call.token?.kind !== "user") throw notAccessible("");
return {
status: 200,
body: publicUser(call.store, account)
};
}
}, {
method: "GET",
template: "/app",
scope: "server",
handle: ({store: store, token: token}) => {
if (token?.kind !== "app" || token.app === void 0) throw new RestFailure(401, "A JSON web token could not be decoded");
return {
status: 200,
body: integration(store, token.app)
};
}
}, {
method: "GET",
template: "/apps/{app_slug}",
scope: "server",
handle: call => {
const slug = parameter(call, "app_slug");
const app = [ ...call.store.apps.values() ].find(each => each.slug === slug);
if (app === void 0) throw notFound();
return {
status: 200,
body: integration(call.store, app)
};
}
}, {
method: "GET",
template: "/rate_limit",
scope: "server",
handle: ({store: store, token: token}) => {
const rate = rateLimit(store, token);
const resources = {
core: rate,
search: rate,
graphql: rate
};
return {
status: 200,
body: {
resources: resources,
rate: rate
}
};
}
}, {
method: "GET",
template: "/orgs/{org}/teams/{team_slug}",
scope: "server",
handle: call => {
const organization = accountByLogin(call.store, parameter(call, "org"));
mayReadMembers(call, organization);
const team = teamOf(call, organization);
if (team === void 0) throw notFound();
return {
status: 200,
body: teamAnswer(call.store, team)
};
}
}, {
method: "GET",
template: "/orgs/{org}/teams/{team_slug}/memberships/{username}",
scope: "server",
handle: membership
}, {
method: "GET",
template: "/repos/{owner}/{repo}/collaborators/{username}/permission",
scope: "repository",
access: {
level: "read",
permissions: [ "metadata" ]
},
handle: permission
} ];
const NO_USER = "Copilot";
function permission(call) {
const {store: store, repository: repository} = call;
viewer(call);
const login = parameter(call, "username");
const account = accountByLogin(store, login);
if (account?.login === NO_USER) throw notFound(`${NO_USER} is not a user`);
if (account === void 0) throw notFound(`${login} is not a user`);
const {role: role, roleName: roleName} = effectiveRole(store, repository, account);
const holds = {
pull: atLeast(role, "read"),
triage: atLeast(role, "triage"),
push: atLeast(role, "write"),
maintain: atLeast(role, "maintain"),
admin: atLeast(role, "admin")
};
const legacy = {
triage: "read",
maintain: "write"
};
const body = {
permission: role === "triage" || role === "maintain" ? legacy[role] : role,
role_name: roleName,
user: {
...simpleUser(store, account),
permissions: holds,
role_name: roleName
}
};
return {
status: 200,
body: body
};
}
function membership(call) {
const {store: store} = call;
const organization = accountByLogin(store, parameter(call, "org"));
const account = accountByLogin(store, parameter(call, "username"));
mayReadMembers(call, organization);
const team = teamOf(call, organization);
const body = team && account && teamMembership(store, team, account);
if (body === void 0) throw notFound();
return {
status: 200,
body: body
};
}
function teamOf(call, organization) {
const slug = parameter(call, "team_slug");
return [ ...call.store.teams.values() ].find(each => each.organization === organization && each.slug === slug);
}
function mayReadMembers(call, organization) {
const account = viewer(call);
const {token: token} = call;
if (token?.kind === "user") {
if (organization?.members.has(account.id) !== true) throw notFound();
} else if (token?.permissions?.["members"] === void 0) throw notAccessible("members=read");
}
const repositories_READ = {
level: "read",
permissions: [ "contents" ]
};
const repositoryRoutes = [ {
method: "GET",
template: "/repos/{owner}/{repo}",
scope: "repository",
access: {
level: "read",
permissions: [ "metadata" ]
},
handle: ({store: store, repository: repository}) => ({
status: 200,
body: repositoryAnswer(store, repository)
})
}, {
method: "GET",
template: "/repos/{owner}/{repo}/git/ref/{ref}",
scope: "repository",
access: repositories_READ,
handle: reference
}, {
method: "GET",
template: "/repos/{owner}/{repo}/commits/{ref}",
scope: "repository",
access: repositories_READ,
handle: call => {
const commit = commitOf(call, "ref");
const body = commitAnswer(call.store, call.repository, commit);
return {
status: 200,
body: body
};
}
}, {
method: "GET",
template: "/repos/{owner}/{repo}/compare/{basehead}",
scope: "repository",
access: repositories_READ,
handle: compare
}, {
method: "GET",
template: "/repos/{owner}/{repo}/rules/branches/{branch}",
scope: "repository",
access: {
level: "read",
permissions: [ "metadata" ]
},
handle: call => {
const rules = call.repository.rules.get(parameter(call, "branch")) ?? [];
return listReply(call, rules, rule => rule);
}
}, {
method: "GET",
template: "/repos/{owner}/{repo}/branches/{branch}/protection",
scope: "repository",
access: {
level: "read",
permissions: [ "administration" ],
role: "admin",
guarded: true
},
handle: call => {
const branch = parameter(call, "branch");
if (!call.repository.refs.has(`refs/heads/${branch}`)) throw notFound("Branch not found");
const body = call.repository.protection.get(branch);
if (body === void 0) throw notFound("Branch not protected");
return {
status: 200,
body: body
};
}
} ];
async function reference(call) {
const {repository: repository, store: store, place: place} = call;
const ref = `refs/${parameter(call, "ref")}`;
const sha = repository.refs.get(ref);
if (sha === void 0) throw notFound();
const object = await readObject(place.git, repository.folder, sha);
const type = object?.type ?? "commit";
const root = `${store.serverUrl}/repos/${repository.fullName}`;
const body = {
ref: ref,
node_id: nodeId("Ref", `${repository.id}:${ref}`),
url: `${root}/git/${ref}`,
object: {
type: type,
sha: sha,
url: `${root}/git/${type}s/${sha}`
}
};
return {
status: 200,
body: body
};
}
const COMPARE_FILES = 300;
async function compare(call) {
const {repository: repository, store: store, place: place} = call;
const [left = "", right = ""] = parameter(call, "basehead").split("...");
const base = repositories_side(call, left);
const head = repositories_side(call, right);
const pair = [ base.sha, head.sha ];
const common = repository.commits.get(await mergeBase(place.git, repository.folder, pair) ?? "");
if (common === void 0) throw notFound(`No common ancestor between ${left} and ${right}.`);
const ahead = commitsBetween(repository, base.sha, head.sha);
const behind = commitsBetween(repository, head.sha, base.sha).length;
const files = await readChangedFiles(place.git, repository.folder, [ common.sha, head.sha ]);
const {items: items, headers: headers} = pageOf(call, ahead);
const answer = commit => commitAnswer(store, repository, commit);
const page = `${store.serverUrl}/${repository.fullName}/compare/${pair.join("...")}`;
const body = {
url: `${store.serverUrl}/repos/${repository.fullName}/compare/${left}...${right}`,
html_url: page,
permalink_url: page,
diff_url: `${page}.diff`,
patch_url: `${page}.patch`,
base_commit: answer(base),
merge_base_commit: answer(common),
status: comparison(ahead.length, behind),
ahead_by: ahead.length,
behind_by: behind,
total_commits: ahead.length,
commits: items.map(answer),
files: files.slice(0, COMPARE_FILES).map(file => diffEntry(call, head.sha, file))
};
return {
status: 200,
body: body,
headers: headers
};
}
function comparison(ahead, behind) {
if (ahead > 0 && behind > 0) return "diverged";
if (ahead > 0) return "ahead";
return behind > 0 ? "behind" : "identical";
}
function repositories_side(call, text) {
const {repository: repository, store: store} = call;
const colon = text.indexOf(":");
const owner = text.slice(0, Math.max(colon, 0));
const home = colon < 0 ? repository : repositoryByName(store, `${owner}/${repository.name}`);
const named = home && resolveCommit(home, text.slice(colon + 1));
const commit = repository.commits.get(named?.sha ?? "");
if (commit === void 0) throw notFound();
return commit;
}
function diffEntry(call, head, file) {
const {store: store, repository: repository} = call;
const page = `${store.serverUrl}/${repository.fullName}`;
const path = encodeURIComponent(file.path);
return {
sha: file.sha,
filename: file.path,
status: file.status,
additions: file.additions,
deletions: file.deletions,
changes: file.additions + file.deletions,
blob_url: `${page}/blob/${head}/${path}`,
raw_url: `${page}/raw/${head}/${path}`,
contents_url: `${store.serverUrl}/repos/${repository.fullName}/contents/${path}?ref=${head}`
};
}
const LISTED = {
commits: 250,
files: 3e3
};
const pull_requests_READ = {
level: "read",
permissions: [ "pull_requests" ]
};
const pullRequestRoutes = [ {
method: "GET",
template: "/repos/{owner}/{repo}/pulls",
scope: "repository",
access: pull_requests_READ,
handle: list
}, {
method: "GET",
template: "/repos/{owner}/{repo}/pulls/{pull_number}",
scope: "repository",
access: pull_requests_READ,
handle: call => ({
status: 200,
body: pullAnswer(call.store, pullOf(call, "pull_number"))
})
}, {
method: "GET",
template: "/repos/{owner}/{repo}/pulls/{pull_number}/commits",
scope: "repository",
access: pull_requests_READ,
handle: call => {
const commits = pullCommits(pullOf(call, "pull_number"));
return listReply(call, commits.slice(0, LISTED.commits), commit => commitAnswer(call.store, call.repository, commit));
}
}, {
method: "GET",
template: "/repos/{owner}/{repo}/pulls/{pull_number}/files",
scope: "repository",
access: pull_requests_READ,
handle: call => {
const {files: files, headSha: headSha} = pullOf(call, "pull_number");
return listReply(call, files.slice(0, LISTED.files), file => diffEntry(call, headSha, file));
}
}, {
method: "GET",
template: "/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
scope: "repository",
access: pull_requests_READ,
handle: call => listReply(call, pullOf(call, "pull_number").reviews, review => reviewAnswer(call.store, review))
}, {
method: "GET",
template: "/repos/{owner}/{repo}/commits/{commit_sha}/pulls",
scope: "repository",
access: pull_requests_READ,
handle: call => {
const {sha: sha} = commitOf(call, "commit_sha");
const pulls = pullsContaining(call, sha);
return listReply(call, pulls, pull => simplePull(call.store, pull));
}
} ];
function pullsContaining(call, sha) {
return [ ...call.repository.pulls.values() ].filter(pull => pull.state === "open" && pull.headRepository === call.repository && pullCommits(pull).some(commit => commit.sha === sha));
}
function list(call) {
const {query: query, repository: repository, store: store} = call;
const state = query.get("state") ?? "open";
const head = query.get("head");
const base = query.get("base");
if (![ "open", "closed", "all" ].includes(state)) throw notFound();
const found = [ ...repository.pulls.values() ].filter(pull => {
const {owner: owner} = pull.headRepository;
const label = `${owner.login}:${pull.headRef}`;
const wanted = state === "all" || pull.state === state;
const ours = head === null || head === label || !head.includes(":");
return wanted && ours && (base === null || pull.baseRef === base);
});
const order = query.get("direction") ?? "desc";
const sorted = order === "asc" ? found : found.reverse();
return listReply(call, sorted, pull => simplePull(store, pull));
}
const rulesetRoutes = [ {
method: "GET",
template: "/repos/{owner}/{repo}/rulesets/{ruleset_id}",
scope: "repository",
access: {
level: "read",
permissions: [ "metadata" ]
},
handle: ruleset
} ];
function ruleset(call) {
const {repository: repository} = call;
const id = Number(parameter(call, "ruleset_id"));
const found = [ ...repository.rules ].find(([, rules]) => rules.some(rule => rule["ruleset_id"] === id));
if (found === void 0) throw notFound();
const [branch, rules] = found;
const body = {
id: id,
name: `protect ${branch}`,
target: "branch",
source_type: "Repository",
source: repository.fullName,
enforcement: "active",
conditions: {
ref_name: {
include: [ `refs/heads/${branch}` ],
exclude: []
}
},
rules: rules.filter(rule => rule["ruleset_id"] === id).map(({type: type, parameters: parameters}) => parameters === void 0 ? {
type: type
} : {
type: type,
parameters: parameters
})
};
return {
status: 200,
body: mayEdit(call) ? {
...body,
bypass_actors: repository.bypasses.get(id) ?? []
} : body
};
}
function mayEdit({store: store, repository: repository, token: token}) {
if (token === void 0) return false;
const {permissions: permissions} = token;
if (permissions !== void 0 && permissions["administration"] !== "write") return false;
return token.kind !== "user" || atLeast(effectiveRole(store, repository, token.account).role, "admin");
}
const statuses_LIMITS = {
statusDescription: 140,
statusesOfContext: 1e3
};
const statusSchema = schemas.Ikc({
state: schemas.k5n([ "error", "failure", "pending", "success" ]),
target_url: schemas.YjP().nullish(),
description: schemas.YjP().max(statuses_LIMITS.statusDescription).nullish(),
context: schemas.YjP().optional()
});
const statusRoutes = [ {
method: "POST",
template: "/repos/{owner}/{repo}/statuses/{sha}",
scope: "repository",
access: {
level: "write",
permissions: [ "statuses" ],
role: "write"
},
handle: createStatus
}, {
method: "GET",
template: "/repos/{owner}/{repo}/commits/{ref}/statuses",
scope: "repository",
access: {
level: "read",
permissions: [ "statuses" ]
},
handle: call => {
const {sha: sha} = commitOf(call, "ref");
const found = call.repository.statuses.filter(each => each.sha === sha);
return listReply(call, found.reverse(), status => statusAnswer(call.store, call.repository, status));
}
} ];
function createStatus(call) {
const {store: store, repository: repository, world: world} = call;
const {sha: sha} = commitOf(call, "sha");
const body = bodyAs(call, statusSchema);
const context = body.context ?? "default";
const same = repository.statuses.filter(each => each.sha === sha && each.context.toLowerCase() === context.toLowerCase());
if (same.length >= statuses_LIMITS.statusesOfContext) throw validationFailed({
resource: "Status",
field: "base",
code: "custom",
message: "This SHA and context has reached the maximum number of statuses."
});
const status = world.status(repository, {
sha: sha,
state: body.state,
creator: viewer(call),
context: context,
description: body.description ?? null,
targetUrl: body.target_url ?? null
});
return {
status: 201,
body: statusAnswer(store, repository, status)
};
}
const LONG = new Set([ "ref", "branch", "basehead" ]);
const ROUTES = [ ...repositoryRoutes, ...rulesetRoutes, ...pullRequestRoutes, ...checkRoutes, ...statusRoutes, ...commentRoutes, ...labelRoutes, ...peopleRoutes ].map(route => ({
route: route,
pattern: patternOf(route.template)
})).sort((a, b) => segments(b.route) - segments(a.route));
ROUTES.map(({route: route}) => `${route.method} ${route.template}`);
function segments(route) {
return route.template.split("/").length;
}
function restOperation(store, request) {
const found = findRoute(request.method, namedPath(store, request.path));
return found === void 0 ? "" : `${found.route.method} ${found.route.template}`;
}
async function serveRest(server, request, token) {
const path = namedPath(server.store, request.path);
const found = findRoute(request.method, path);
if (found === void 0) return refusal(notFound());
const {route: route, parameters: parameters} = found;
try {
const body = readBody(request);
const {query: query} = request;
const call = {
...server,
token: token,
parameters: parameters,
path: path,
query: query,
body: body
};
const reply = await dispatch(route, call);
return jsonResponse(reply.status, reply.body, reply.headers);
} catch (thrown) {
if (!(thrown instanceof RestFailure)) throw thrown;
return refusal(thrown);
}
}
async function dispatch(route, call) {
if (route.scope === "server") return await route.handle(call);
const {owner: owner = "", repo: repo = ""} = call.parameters;
const repository = repositoryByName(call.store, `${owner}/${repo}`);
if (repository === void 0) throw notFound();
authorize(call.store, call.token, repository, route.access);
return await route.handle({
...call,
repository: repository
});
}
function namedPath(store, path) {
const match = /^\/repositories\/(\d+)(\/.*)?$/u.exec(path);
const repository = store.repositories.get(Number(match?.[1]));
return repository === void 0 ? path : `/repos/${repository.fullName}${match?.[2] ?? ""}`;
}
function findRoute(method, path) {
for (const {route: route, pattern: pattern} of ROUTES) {
const match = route.method === method ? pattern.exec(path) : null;
if (match === null) continue;
const parameters = decoded(match.groups ?? {});
return parameters === void 0 ? void 0 : {
route: route,
parameters: parameters
};
}
return;
}
function decoded(groups) {
try {
const entries = Object.entries(groups);
return Object.fromEntries(entries.map(([name, value]) => [ name, decodeURIComponent(value) ]));
} catch {
return;
}
}
function patternOf(template) {
const source = template.replace(/\{(\w+)\}/gu, (_, name) => LONG.has(name) ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`);
return new RegExp(`^${source}$`, "u");
}
function readBody(request) {
if (request.body.length === 0) return;
try {
return JSON.parse(request.body.toString());
} catch {
throw new RestFailure(400, "Problems parsing JSON");
}
}
function refusal(failure) {
return jsonResponse(failure.status, failure.body, failure.headers);
}
function authenticate(store, authorization) {
if (authorization === void 0) return {
kind: "anonymous"
};
const [scheme = "", credentials = ""] = authorization.split(/\s+/u);
const secret = secretOf(scheme.toLowerCase(), credentials);
const token = store.tokens.get(secret);
if (token === void 0 || token.revoked) return {
kind: "bad"
};
return {
kind: "token",
token: token
};
}
function secretOf(scheme, credentials) {
if (scheme === "token" || scheme === "bearer") return credentials;
if (scheme !== "basic") return "";
const plain = Buffer.from(credentials, "base64").toString();
return plain.slice(plain.indexOf(":") + 1);
}
function identify({place: {store: store}}, request) {
const caller = authenticate(store, request.headers["authorization"]);
const git = gitRequest(request);
if (git !== void 0) return {
operation: git.service,
caller: caller
};
if (isGraphql(request)) return {
operation: "graphql",
caller: caller
};
return {
operation: restOperation(store, request),
caller: caller
};
}
function isGraphql(request) {
return request.method === "POST" && request.path === "/graphql";
}
async function answer(answering, request, caller) {
const git = gitRequest(request);
if (git !== void 0) return await serveGit(answering.place, git, request, caller);
const response = await answerApi(answering, request, caller);
const headers = apiHeaders(answering, request, tokenOf(caller));
return {
...response,
headers: {
...response.headers,
...headers
}
};
}
const BAD_CREDENTIALS = {
message: "Bad credentials",
documentation_url: "https://docs.github.com/rest",
status: "401"
};
async function answerApi(answering, request, caller) {
if (caller.kind === "bad") return jsonResponse(401, BAD_CREDENTIALS);
const {place: place, world: world, schema: schema} = answering;
const token = tokenOf(caller);
const graphql = isGraphql(request);
if (token !== void 0 && request.path !== "/rate_limit") {
if (exhausted(token)) return limited(token, graphql);
token.used += 1;
}
const {store: store} = place;
return graphql ? await serveGraphql(schema, {
store: store,
place: place
}, request, token) : await serveRest({
store: store,
place: place,
world: world
}, request, token);
}
function tokenOf(caller) {
return caller.kind === "token" ? caller.token : void 0;
}
function limited(token, graphql) {
const holder = token.kind === "installation" ? "installation" : "user";
const message = `API rate limit exceeded for ${holder} ID ${token.account.id}.`;
if (graphql) return jsonResponse(200, {
errors: [ {
type: "RATE_LIMITED",
message: message
} ]
});
return jsonResponse(403, {
message: message,
documentation_url: "https://docs.github.com/rest/overview/rate-limits-for-the-rest-api",
status: "403"
});
}
function apiHeaders(answering, request, token) {
const {store: store} = answering.place;
const resource = isGraphql(request) ? "graphql" : "core";
const version = answering.enterpriseVersion;
return {
...rateLimitHeaders(rateLimit(store, token), resource),
server: "github.com",
"x-github-request-id": `E000:${request.number.toString(16).toUpperCase()}`,
"x-github-media-type": "github.v3; format=json",
...version === void 0 ? {} : {
"x-github-enterprise-version": version
}
};
}
function createFaultBox() {
const entries = [];
return {
add(fault) {
const entry = {
fault: fault,
seen: 0,
hits: 0
};
entries.push(entry);
return {
hits: () => entry.hits,
remove: () => {
const at = entries.indexOf(entry);
if (at >= 0) entries.splice(at, 1);
}
};
},
take(request) {
for (const entry of entries) {
const {match: match} = entry.fault;
if (!matches(match, request)) continue;
entry.seen += 1;
if (entry.seen <= (match.skip ?? 0)) continue;
if (entry.hits >= (match.times ?? 1 / 0)) continue;
entry.hits += 1;
return entry.fault;
}
return;
}
};
}
function matches(match, request) {
const {method: method, path: path, body: body} = match;
if (method !== void 0 && method !== request.method) return false;
if (typeof path === "string" && path !== request.path) return false;
if (path instanceof RegExp && !path.test(request.path)) return false;
return body === void 0 || body.test(request.body.toString());
}
function filterLog(log, filter = {}) {
return log.filter(entry => {
const {operation: operation, method: method} = filter;
if (method !== void 0 && entry.method !== method) return false;
if (typeof operation === "string") return entry.operation === operation;
if (operation !== void 0) return operation.test(entry.operation);
return filter.git === true || !entry.operation.startsWith("git-");
});
}
var external_node_http_ = __webpack_require__(7067);
async function openServer(hooksFor) {
const server = (0, external_node_http_.createServer)();
await listen(server, 0);
const {port: port} = server.address();
const hooks = hooksFor(port);
let served = 0;
server.on("request", (incoming, outgoing) => {
served += 1;
serve({
server: server,
hooks: hooks,
number: served
}, incoming, outgoing).catch(() => {
outgoing.destroy();
});
});
return {
port: port,
resume: async () => {
if (!server.listening) await listen(server, port);
},
stop: async () => {
await new Promise(resolve => {
server.close(resolve);
server.closeAllConnections();
});
}
};
}
async function listen(server, port) {
await new Promise((resolve, reject) => {
server.once("error", reject);
server.listen(port, "127.0.0.1", () => {
server.off("error", reject);
resolve();
});
});
}
async function serve(serving, incoming, outgoing) {
const {hooks: hooks} = serving;
const request = await readRequest(serving.number, incoming);
await (hooks.beforeRequest?.(request));
const fault = hooks.faults.take(request);
const identity = hooks.identify(request);
const skip = fault !== void 0 && !takesEffect(fault);
const response = skip ? NOTHING : await safely(hooks, request, identity);
const sent = faulty(fault?.action, response);
hooks.log.push(logged({
request: request,
identity: identity,
sent: sent,
fault: fault
}));
hooks.onExchange?.({
request: request,
response: sent ?? response,
operation: identity.operation,
faulted: fault !== void 0
});
finish(serving, fault?.action, sent, outgoing);
}
function logged(facts) {
const {request: request, identity: identity, sent: sent, fault: fault} = facts;
const {operation: operation, caller: caller} = identity;
return {
number: request.number,
method: request.method,
path: request.path,
query: request.query.toString(),
operation: operation,
graphqlName: operation === "graphql" ? graphqlName(request) : void 0,
token: caller.kind === "token" ? caller.token.label : "",
status: sent?.status ?? 0,
fault: fault?.action.kind
};
}
const NOTHING = jsonResponse(500, void 0);
function takesEffect(fault) {
return fault.when === "after" || fault.action.kind === "truncate";
}
function graphqlName(request) {
const body = parseJson(request.body);
const named = body;
if (typeof named?.operationName === "string") return named.operationName;
const query = request.body.toString();
return /\b(?:query|mutation)\s+(\w+)/u.exec(query)?.[1];
}
async function readRequest(number, incoming) {
const chunks = [];
for await (const chunk of incoming) chunks.push(chunk);
const url = new URL(incoming.url ?? "/", "http://127.0.0.1");
const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [ name, Array.isArray(value) ? value.join(", ") : value ?? "" ]));
return {
number: number,
method: incoming.method ?? "GET",
path: url.pathname.replace(/^\/api(?:\/v3)?(?=\/)/u, ""),
query: url.searchParams,
headers: headers,
body: Buffer.concat(chunks)
};
}
async function safely(hooks, request, identity) {
try {
return await hooks.answer(request, identity);
} catch (thrown) {
const why = thrown instanceof Error ? thrown.stack ?? "" : String(thrown);
const message = `The in-memory GitHub failed: ${why}`;
return jsonResponse(500, {
message: message
});
}
}
function faulty(action, response) {
if (action === void 0 || action.kind === "truncate") return response;
if (action.kind !== "answer") return;
const {status: status, headers: headers = {}, body: body} = action;
if (typeof body !== "string") return jsonResponse(status, body, headers);
const type = body.startsWith("{") ? "application/json" : "text/html";
const all = {
"content-type": `${type}; charset=utf-8`,
...headers
};
return {
status: status,
headers: all,
body: Buffer.from(body)
};
}
function finish({server: server}, action, sent, outgoing) {
if (sent === void 0) {
breakOff(server, action, outgoing);
return;
}
const length = {
"content-length": String(sent.body.length)
};
const empty = sent.status === 204 || sent.status === 304;
outgoing.writeHead(sent.status, {
...sent.headers,
...empty ? {} : length
});
if (action?.kind === "truncate") outgoing.write(sent.body.subarray(0, action.bytes), () => {
outgoing.destroy();
}); else outgoing.end(sent.body);
}
function breakOff(server, action, outgoing) {
if (action?.kind === "silence") {
const timer = setTimeout(() => outgoing.destroy(), action.ms);
outgoing.on("close", () => {
clearTimeout(timer);
});
return;
}
if (action?.kind === "refuse") {
server.close();
server.closeAllConnections();
return;
}
outgoing.destroy();
}
function createTurns() {
let last = Promise.resolve();
return async move => {
const turn = last.then(move, move);
last = turn.catch(() => {});
return await turn;
};
}
const ACTIONS_APP = {
slug: "github-actions",
id: 15368,
name: "GitHub Actions",
botId: 41898282
};
function accountOperations(store) {
return {
user: (login, draft = {}) => addAccount(store, login, "User", draft),
bot: (login, draft = {}) => addAccount(store, login, "Bot", draft),
mannequin: (login, draft = {}) => addAccount(store, login, "Mannequin", draft),
organization: (login, draft = {}) => addAccount(store, login, "Organization", draft),
addMember(organization, account, role = "member") {
organization.members.set(account.id, role);
},
app: (slug, draft = {}) => addApp(store, slug, draft),
team: (organization, slug) => addTeam(store, organization, slug),
joinTeam(team, account, {role: role = "member", state: state = "active"} = {}) {
team.members.set(account.id, {
role: role,
state: state
});
},
grant(repository, who, roleName) {
if ("organization" in who) who.grants.set(repository.id, roleName); else repository.grants.set(who.id, roleName);
},
deleteAccount(account) {
account.deleted = true;
}
};
}
function addAccount(store, login, kind, draft) {
if (accountByLogin(store, login) !== void 0) throw new errors.ue("VALUE_INVALID", `The login ${login} is taken on this GitHub; expected a new one.`);
const id = draft.id ?? store.nextId();
const noreply = `${id}+${login}@users.noreply.github.com`;
const emails = [ noreply, ...draft.emails ?? [] ];
const account = {
id: id,
kind: kind,
login: login,
graphqlLogin: draft.graphqlLogin ?? login.replace(/\[bot\]$/u, ""),
name: draft.name ?? null,
emails: new Set(emails.map(email => email.toLowerCase())),
createdAt: store.now(),
deleted: false,
members: new Map,
memberRole: draft.memberRole ?? "read",
customRoles: new Map(Object.entries(draft.customRoles ?? {}))
};
store.accounts.set(id, account);
return account;
}
function addApp(store, slug, draft) {
const standing = [ ...store.apps.values() ].find(app => app.slug === slug);
if (standing !== void 0) return standing;
const facts = slug === ACTIONS_APP.slug ? {
...ACTIONS_APP,
...draft
} : draft;
const {botId: botId} = facts;
const login = `${slug}[bot]`;
const botDraft = botId === void 0 ? {} : {
id: botId
};
const app = {
id: facts.id ?? store.nextId(),
slug: slug,
name: facts.name ?? slug,
owner: facts.owner ?? gitHubItself(store),
bot: addAccount(store, login, "Bot", botDraft),
createdAt: store.now()
};
store.apps.set(app.id, app);
return app;
}
function gitHubItself(store) {
return accountByLogin(store, "github") ?? addAccount(store, "github", "Organization", {
id: 9919
});
}
function addTeam(store, organization, slug) {
const team = {
id: store.nextId(),
organization: organization,
slug: slug,
members: new Map,
grants: new Map
};
store.teams.set(team.id, team);
return team;
}
function checkOperations(store) {
return {
checkRun(repository, app, draft) {
const {headSha: headSha, name: name} = draft;
const run = {
id: store.nextId(),
app: app,
suiteId: suiteOf(store, repository, app, headSha),
headSha: headSha,
name: name,
externalId: "",
detailsUrl: null,
status: "queued",
conclusion: null,
startedAt: null,
completedAt: null,
title: null,
summary: null,
text: null,
annotations: []
};
apply(store, run, {
startedAt: store.now(),
...draft
});
repository.checkRuns.push(run);
return run;
},
updateCheckRun: (run, change) => {
apply(store, run, change);
},
status(repository, draft) {
const status = {
id: store.nextId(),
sha: draft.sha,
state: draft.state,
context: draft.context ?? "default",
description: draft.description ?? null,
targetUrl: draft.targetUrl ?? null,
creator: draft.creator,
at: store.now()
};
repository.statuses.push(status);
return status;
}
};
}
function apply(store, run, change) {
const {annotations: annotations = [], conclusion: conclusion, status: status, completedAt: completedAt, ...rest} = change;
Object.assign(run, given(rest));
run.annotations.push(...annotations);
if (conclusion !== void 0) {
run.status = "completed";
run.conclusion = conclusion;
run.completedAt = completedAt ?? store.now();
} else if (status !== void 0) {
run.status = status;
run.conclusion = null;
run.completedAt = null;
}
}
function given(change) {
const {name: name, externalId: externalId, detailsUrl: detailsUrl, startedAt: startedAt} = change;
const {title: title, summary: summary, text: text} = change;
return Object.fromEntries(Object.entries({
name: name,
externalId: externalId,
detailsUrl: detailsUrl,
startedAt: startedAt,
title: title,
summary: summary,
text: text
}).filter(([, value]) => value !== void 0));
}
function suiteOf(store, repository, app, headSha) {
const sibling = repository.checkRuns.find(run => run.app === app && run.headSha === headSha);
return sibling?.suiteId ?? store.nextId();
}
function discussionOperations(store) {
return {
comment(pull, draft) {
const comment = {
...writing(store, pull, draft),
reactions: []
};
pull.comments.push(comment);
pull.updatedAt = comment.createdAt;
return comment;
},
review(pull, draft) {
const commit = draft.commit ?? pull.headSha;
const base = writing(store, pull, draft);
const review = {
...base,
state: draft.state,
commit: commit
};
pull.reviews.push(review);
pull.updatedAt = review.createdAt;
return review;
},
edit: (writing, {editor: editor, body: body}) => {
edit(store, writing, editor, body);
},
deleteComment(comment) {
const {comments: comments} = comment.pull;
comments.splice(comments.indexOf(comment), 1);
},
minimize(writing, reason) {
writing.minimizedReason = reason;
},
dismissReview(review, {actor: actor, message: message = ""}) {
const previousState = review.state;
review.state = "DISMISSED";
review.pull.events.push({
id: store.nextId(),
kind: "dismissed",
actor: actor,
review: review,
previousState: previousState,
message: message,
at: store.now()
});
},
react: (comment, account, content) => discussion_react(store, comment, account, content)
};
}
function writing(store, pull, draft) {
const at = draft.at ?? store.now();
const via = draft.via ?? [ ...store.apps.values() ].find(app => app.bot === draft.author);
return {
id: store.nextId(),
pull: pull,
author: draft.author,
via: via,
createdAt: at,
createdViaEmail: draft.createdViaEmail ?? false,
updatedAt: at,
body: draft.body,
edits: [],
minimizedReason: null
};
}
function edit(store, writing, editor, body) {
const at = store.now();
if (writing.edits.length === 0) writing.edits.push({
id: store.nextId(),
editor: writing.author,
at: writing.createdAt,
body: writing.body
});
writing.edits.push({
id: store.nextId(),
editor: editor,
at: at,
body: body
});
writing.body = body;
writing.updatedAt = at;
}
function discussion_react(store, comment, account, content) {
const standing = comment.reactions.find(each => each.account === account && each.content === content);
if (standing !== void 0) return standing;
const reaction = {
id: store.nextId(),
content: content,
account: account,
at: store.now()
};
comment.reactions.push(reaction);
return reaction;
}
const LABEL_NAME_LIMIT = 50;
function labelOperations(store) {
return {
addLabel(pull, name, by) {
const label = ensureLabel(store, pull.repository, name);
if (!pull.labels.includes(label)) pull.labels.push(label);
return record(store, pull, {
kind: "labeled",
label: label,
actor: by
});
},
removeLabel(pull, name, by) {
const wanted = name.toLowerCase();
const at = pull.labels.findIndex(label => label.name.toLowerCase() === wanted);
const label = pull.labels[at];
if (label === void 0) return;
pull.labels.splice(at, 1);
return record(store, pull, {
kind: "unlabeled",
label: label,
actor: by
});
}
};
}
function ensureLabel(store, repository, name) {
const standing = repository.labels.get(name.toLowerCase());
if (standing !== void 0) return standing;
const {length: length} = Array.from(name);
if (length > LABEL_NAME_LIMIT) throw new errors.ue("VALUE_INVALID", `Expected a label of at most ${LABEL_NAME_LIMIT} characters, got ${length}.`);
const label = {
id: store.nextId(),
name: name,
color: "ededed",
description: null,
default: false
};
repository.labels.set(name.toLowerCase(), label);
return label;
}
function record(store, pull, fact) {
const event = {
id: store.nextId(),
...fact,
at: store.now()
};
pull.events.push(event);
pull.updatedAt = event.at;
return event;
}
async function mergeIntoQueue(world, pulls, by) {
const entries = [];
let baseSha = "";
for (const pull of pulls) {
const {refs: refs} = pull.repository;
if (baseSha === "") baseSha = refs.get(`refs/heads/${pull.baseRef}`) ?? "";
const headSha = await mergeOnto(world, pull, baseSha);
const ref = `refs/heads/gh-readonly-queue/${pull.baseRef}/pr-${pull.number}-${baseSha}`;
await runGit(world.git, [ ...gitDir(pull), "update-ref", ref, headSha ]);
const id = world.store.nextId();
const enqueuedAt = world.store.now();
pull.queueEntry = {
id: id,
enqueuer: by,
enqueuedAt: enqueuedAt,
headSha: headSha,
baseSha: baseSha,
ref: ref
};
entries.push(pull.queueEntry);
baseSha = headSha;
await refresh(world.git, world.store, pull.repository);
}
return entries;
}
async function mergeOnto(world, pull, base) {
const merged = await tryGit(world.git, [ ...gitDir(pull), "merge-tree", "--write-tree", base, pull.headSha ]);
if (merged.exitCode !== 0) throw new errors.ue("VALUE_INVALID", `Expected #${pull.number} to merge onto the queue, but it conflicts.`);
const tree = merged.stdout.toString().split("\n")[0] ?? "";
const message = `Merge pull request #${pull.number} from ${pull.headRef}\n\n${pull.title}`;
const name = pull.author.login;
const now = world.store.now();
const sha = await runGit(world.git, [ ...gitDir(pull), "commit-tree", tree, "-p", base, "-p", pull.headSha, "-m", message ], {
environment: {
GIT_AUTHOR_NAME: name,
GIT_AUTHOR_EMAIL: `${pull.author.id}+${name}@users.noreply.github.com`,
GIT_AUTHOR_DATE: now,
GIT_COMMITTER_NAME: "GitHub",
GIT_COMMITTER_EMAIL: "noreply@github.com",
GIT_COMMITTER_DATE: now
}
});
return sha.toString().trim();
}
function gitDir(pull) {
return [ "--git-dir", pull.repository.folder ];
}
function pullRequestOperations(world) {
const {store: store, git: git} = world;
return {
openPull: async (repository, draft) => await world.inTurn(async () => await pull_requests_open(world, repository, draft)),
changeBase: async (pull, branch) => {
pull.baseRef = branch;
await world.inTurn(async () => {
await follow(git, store, pull, true);
});
},
retitle(pull, title, body) {
pull.title = title;
if (body !== void 0) pull.body = body;
pull.updatedAt = store.now();
},
markReady(pull) {
pull.draft = false;
},
close(pull) {
pull.state = "closed";
pull.closedAt = store.now();
pull.queueEntry = void 0;
},
reopen: async pull => {
pull.state = "open";
pull.closedAt = null;
await world.inTurn(async () => {
await follow(git, store, pull);
});
},
enqueue: async (pulls, by) => await world.inTurn(async () => await mergeIntoQueue(world, pulls, by)),
dequeue(pull) {
pull.queueEntry = void 0;
}
};
}
async function pull_requests_open(world, repository, draft) {
const {store: store} = world;
const headRepository = draft.headRepository ?? repository;
const baseRef = draft.base ?? repository.defaultBranch;
expectBranch(headRepository, draft.head);
expectBranch(repository, baseRef);
const now = store.now();
const pull = {
id: store.nextId(),
number: repository.pulls.size + 1,
repository: repository,
author: draft.author,
createdAt: now,
headRepository: headRepository,
headRef: draft.head,
baseRef: baseRef,
title: draft.title ?? `Change of ${draft.head}`,
body: draft.body ?? null,
state: "open",
merged: false,
mergedAt: null,
closedAt: null,
draft: draft.draft ?? false,
updatedAt: now,
headSha: "",
baseSha: "",
mergeSha: null,
files: [],
labels: [],
assignees: [ ...draft.assignees ?? [] ],
comments: [],
reviews: [],
events: [],
queueEntry: void 0
};
repository.pulls.set(pull.number, pull);
await follow(world.git, store, pull);
return pull;
}
function expectBranch(repository, branch) {
if (repository.refs.has(`refs/heads/${branch}`)) return;
throw new errors.ue("VALUE_INVALID", `Expected a branch of ${repository.fullName}, got ${branch}.`, {
hint: "Commit to the branch first."
});
}
function tokenOperations(store, accounts) {
return {
actionsToken(repository, permissions) {
const app = accounts.app(ACTIONS_APP.slug);
const draft = {
permissions: permissions,
repositories: [ repository ],
limit: 1e3
};
return issue(store, "installation", {
app: app,
account: app.bot
}, draft);
},
installationToken: (app, draft = {}) => issue(store, "installation", {
app: app,
account: app.bot
}, {
permissions: {},
...draft
}),
personalToken: (account, draft = {}) => issue(store, "user", {
account: account
}, draft),
appToken: app => issue(store, "app", {
app: app,
account: app.bot
}, {}),
revoke(token) {
token.revoked = true;
}
};
}
function issue(store, kind, holder, draft) {
const serial = store.nextId();
const token = {
value: secret(kind, draft.permissions !== void 0, serial),
kind: kind,
label: draft.label ?? holder.account.login,
app: holder.app,
account: holder.account,
permissions: draft.permissions && {
metadata: "read",
...draft.permissions
},
repositories: draft.repositories && new Set(draft.repositories.map(each => each.id)),
limit: draft.limit ?? 5e3,
used: 0,
revoked: false
};
store.tokens.set(token.value, token);
return token;
}
function secret(kind, fineGrained, serial) {
const filler = `emulated${serial}`.padEnd(36, "0");
if (kind === "installation") return `ghs_${filler}`;
if (kind === "app") return `eyJ.${filler}.emulated`;
return fineGrained ? `github_pat_${filler}` : `ghp_${filler}`;
}
function createWorld(place) {
const accounts = accountOperations(place.store);
return {
...accounts,
...checkOperations(place.store),
...discussionOperations(place.store),
...labelOperations(place.store),
...pullRequestOperations(place),
...repositoryOperations(place),
...tokenOperations(place.store, accounts)
};
}
const SEARCH_PATH = "/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin";
async function startGitHub(options = {}) {
const root = await (0, promises_.mkdtemp)(external_node_path_.join((0, external_node_os_.tmpdir)(), "completion-gate-github-"));
const git = {
root: root,
searchPath: options.searchPath ?? SEARCH_PATH
};
const schema = emulatorSchema(options.missingFields);
const faults = createFaultBox();
const log = [];
const clock = options.clock ?? (() => new Date);
const {enterpriseVersion: enterpriseVersion} = options;
const parts = {};
const server = await openServer(port => {
const store = createStore(`http://127.0.0.1:${port}`, clock);
const place = {
store: store,
git: git,
inTurn: createTurns()
};
const world = createWorld(place);
Object.assign(parts, {
store: store,
world: world
});
const answering = {
place: place,
world: world,
schema: schema,
enterpriseVersion: enterpriseVersion
};
return {
...options,
faults: faults,
log: log,
identify: request => identify(answering, request),
answer: async (request, {caller: caller}) => await answer(answering, request, caller)
};
});
const {store: store, world: world} = parts;
const url = store.serverUrl;
return {
url: url,
enterpriseUrl: `${url}/api/v3`,
graphqlUrl: `${url}/graphql`,
gitUrl: repository => `${url}/${repository.fullName}.git`,
world: world,
store: store,
event: eventBuilders(store),
fault: fault => faults.add(fault),
requests: filter => filterLog(log, filter),
forgetRequests: () => {
log.length = 0;
},
resume: async () => {
await server.resume();
},
stop: async () => {
await server.stop();
await (0, promises_.rm)(root, {
recursive: true,
force: true
});
}
};
}
const NAMES = [ "event", "output", "summary", "env", "path", "state" ];
async function makeJobFiles(payload) {
const folder = await (0, promises_.mkdtemp)(external_node_path_.join((0, external_node_os_.tmpdir)(), "completion-gate-job-"));
const files = Object.fromEntries(NAMES.map(name => [ name, external_node_path_.join(folder, name) ]));
for (const file of Object.values(files)) await (0, promises_.writeFile)(file, "");
await (0, promises_.writeFile)(files.event, JSON.stringify(payload));
return {
...files,
folder: folder,
workspace: external_node_path_.join(folder, "work")
};
}
async function removeJobFiles({folder: folder}) {
await (0, promises_.rm)(folder, {
recursive: true,
force: true
});
}
async function readOutputs({output: output}) {
const lines = (await (0, promises_.readFile)(output, "utf8")).split("\n");
const outputs = {};
for (let at = 0; at < lines.length; at += 1) {
const [name, delimiter] = (lines[at] ?? "").split("<<");
if (name === void 0 || delimiter === void 0) continue;
const end = lines.indexOf(delimiter, at + 1);
outputs[name] = lines.slice(at + 1, end).join("\n");
at = end;
}
return outputs;
}
async function runAction(job) {
const files = await makeJobFiles(job.event.payload);
try {
await checkOut(job, files);
const ended = await runNode(job, files);
const outputs = await readOutputs(files);
const record = outputs["evidence-path"] ?? "";
return {
...ended,
outputs: outputs,
summary: await (0, promises_.readFile)(files.summary, "utf8"),
evidence: record === "" ? "" : await (0, promises_.readFile)(record, "utf8"),
receipt: await filesOf(outputs["receipt-path"] ?? "")
};
} finally {
await removeJobFiles(files);
}
}
async function filesOf(folder) {
const names = folder === "" ? [] : (await (0, promises_.readdir)(folder)).sort();
const texts = names.map(async name => [ name, await (0, promises_.readFile)(external_node_path_.join(folder, name), "utf8") ]);
return Object.fromEntries(await Promise.all(texts));
}
async function checkOut(job, files) {
const place = {
root: files.folder,
searchPath: job.searchPath
};
const {workspace: workspace} = files;
const calls = [ [ "init", "--quiet", workspace ], [ "-C", workspace, "remote", "add", "origin", job.gitUrl ], [ "-C", workspace, "fetch", "--quiet", "--depth=1", "origin", job.checkout ], [ "-C", workspace, "checkout", "--quiet", "--detach", job.checkout ] ];
for (const args of calls) {
const end = await tryGit(place, args);
if (end.exitCode !== 0) throw new errors.ue("GIT_FAILED", `The checkout of ${job.checkout} failed: ${end.stderr.trim()}`);
}
}
async function runNode(job, files) {
const child = (0, external_node_child_process_.spawn)(job.node ?? process.execPath, [ job.program ], {
cwd: files.workspace,
env: jobEnvironment(job, files),
stdio: [ "ignore", "pipe", "pipe" ]
});
job.onStart?.(signal => child.kill(signal));
const chunks = [];
child.stdout.on("data", chunk => chunks.push(chunk));
child.stderr.on("data", chunk => chunks.push(chunk));
return await new Promise((resolve, reject) => {
child.once("error", reject);
child.once("close", (code, signal) => {
resolve({
code: code,
signal: signal,
log: Buffer.concat(chunks).toString("utf8")
});
});
});
}
function jobEnvironment({github: github, event: event, ...job}, files) {
const inputs = Object.entries(job.inputs).map(([name, value]) => [ `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`, value ]);
return {
PATH: job.searchPath,
HOME: files.folder,
CI: "true",
GITHUB_ACTIONS: "true",
GITHUB_API_URL: github.url,
GITHUB_GRAPHQL_URL: github.graphqlUrl,
GITHUB_SERVER_URL: github.url,
GITHUB_REPOSITORY: event.repository,
GITHUB_EVENT_NAME: event.name,
GITHUB_EVENT_PATH: files.event,
GITHUB_SHA: event.sha,
GITHUB_REF: event.ref,
GITHUB_ACTOR: event.actor,
GITHUB_RUN_ID: String(job.runId ?? 1e3),
GITHUB_RUN_ATTEMPT: String(job.runAttempt ?? 1),
GITHUB_WORKSPACE: files.workspace,
GITHUB_OUTPUT: files.output,
GITHUB_STEP_SUMMARY: files.summary,
GITHUB_ENV: files.env,
GITHUB_PATH: files.path,
GITHUB_STATE: files.state,
RUNNER_TEMP: files.folder,
...Object.fromEntries(inputs),
...job.environment
};
}
const POLICY = "version: 1\nchecks:\n  - id: unit-tests\n    kind: test\n    description: The calculator's tests\n    command: node --test\n";
const SUM = "export function sum(numbers) {\n  return numbers.reduce((total, number) => total + number, 0)\n}\n";
const SUM_TEST = "import assert from 'node:assert'\nimport { test } from 'node:test'\nimport { sum } from './sum.mjs'\n\ntest('sums', () => {\n  assert.equal(sum([1, 2, 3]), 6)\n})\n";
const AVERAGE_TEST = "import assert from 'node:assert'\nimport { test } from 'node:test'\nimport { average } from './average.mjs'\n\ntest('averages', () => {\n  assert.equal(average([1, 2, 3]), 2)\n})\n";
function averageOf(divisor) {
return `import { sum } from './sum.mjs'\n\nexport function average(numbers) {\n  return sum(numbers) / ${divisor}\n}\n`;
}
const BASE_FILES = {
".github/completion-gate.yml": POLICY,
"sum.mjs": SUM,
"sum.test.mjs": SUM_TEST
};
const AVERAGE = {
"average.mjs": averageOf("numbers.length"),
"average.test.mjs": AVERAGE_TEST
};
const BROKEN_AVERAGE = {
"average.mjs": averageOf("(numbers.length + 1)")
};
const REPAIRED_AVERAGE = {
"average.mjs": averageOf("numbers.length")
};
const BRANCH = "agent/average";
async function demoWorld(line) {
const searchPath = line.environment["PATH"] ?? "";
const github = await startGitHub({
searchPath: searchPath
});
const {world: world} = github;
world.organization("acme");
const maintainer = world.user("maintainer");
const agent = world.user("agent", {
emails: [ "agent@example.invalid" ]
});
const repository = await world.repository("acme/calculator", {
files: BASE_FILES
});
world.grant(repository, maintainer, "maintain");
world.grant(repository, agent, "write");
const author = {
name: "agent",
email: "agent@example.invalid"
};
const commit = async (message, files) => {
await world.commit(repository, {
branch: BRANCH,
files: files,
message: message,
author: author
});
};
await commit("Add average. All tests pass!", AVERAGE);
const draft = {
head: BRANCH,
author: agent,
title: "Add average"
};
const pull = await world.openPull(repository, draft);
const run = runner(line, {
github: github,
repository: repository,
pull: pull,
searchPath: searchPath
});
return {
github: github,
maintainer: maintainer,
agent: agent,
pull: pull,
run: run,
push: async (message, files) => {
const before = pull.headSha;
await commit(message, files);
return before;
}
};
}
function runner(line, place) {
const {github: github, repository: repository, pull: pull, searchPath: searchPath} = place;
const token = github.world.actionsToken(repository, {
checks: "write",
contents: "read",
issues: "write",
pull_requests: "write"
});
let runId = 0;
return async event => {
runId += 1;
const end = await runAction({
github: github,
gitUrl: github.gitUrl(repository),
checkout: pull.headSha,
event: event,
program: external_node_path_.resolve(external_node_path_.dirname(line.program), "../index.js"),
inputs: {
"github-token": token.value,
...DEFAULT_INPUTS
},
searchPath: searchPath,
runId: runId
});
const standing = repository.checkRuns.filter(one => one.headSha === pull.headSha).at(-1);
if (standing === void 0) throw new Error(`The action posted no check run: ${end.log}`);
return standing;
};
}
const DEFAULT_INPUTS = {
"check-name": "completion-gate",
"pull-request": "",
path: ".",
fetch: "true",
isolation: "",
"isolation-minimum": "",
"fail-on-incomplete": "true",
"status-mirror": "false"
};
async function runDemo(args, line) {
const {json: json} = (0, flags.Ns)(args);
const world = await demoWorld(line);
const scenes = [];
try {
for await (const scene of play(world)) {
scenes.push(scene);
if (!json) (0, print.yy)(line, words(scene, scenes.length, line));
}
} finally {
await world.github.stop();
}
if (json) (0, print.Q2)(line, scenes.map(told)); else (0, print.yy)(line, ENDING);
return exit_codes.dc.complete;
}
async function* play(world) {
const {github: github, pull: pull, agent: agent, maintainer: maintainer} = world;
yield {
title: "An agent opens a pull request and says that all tests pass",
says: "The gate does not take its word: it runs the base branch’s checks on exactly this content.",
check: await world.run(github.event.pullRequest("opened", pull, agent))
};
const pushed = async (message, files) => {
const before = await world.push(message, files);
return await world.run(github.event.synchronize(pull, agent, before));
};
const broken = await pushed("Make average faster", BROKEN_AVERAGE);
yield {
title: "The agent pushes a change after that",
says: "Another content, another digest: the earlier proof is void. The checks run again, and one fails.",
check: broken
};
const digest = digestOf(broken);
const comment = github.world.comment(pull, {
author: maintainer,
body: `/waive ${digest} Known and accepted for the release, see #12`
});
yield {
title: "A maintainer waives exactly this change, by a comment",
says: "No command is run again. The waiver names the whole digest; waived is never shown as verified.",
check: await world.run(github.event.comment("created", comment, maintainer))
};
yield {
title: "The agent adds one more file under the waiver",
says: "The change is another one now. The waiver is stale and says so.",
check: await pushed("One more tweak", {
"notes.txt": "tweak\n"
})
};
yield {
title: "The agent mends the function",
says: "Proven again, on the content as it is now.",
check: await pushed("Mend average", REPAIRED_AVERAGE)
};
}
function digestOf({externalId: externalId}) {
return externalId.slice(externalId.lastIndexOf(":") + 1);
}
function told({title: title, check: check}) {
const {name: name, headSha: headSha, externalId: externalId, status: status, conclusion: conclusion, summary: summary} = check;
return {
scene: title,
check_run: {
name: name,
head_sha: headSha,
external_id: externalId,
status: status,
conclusion: conclusion,
title: check.title,
summary: summary
}
};
}
function words(scene, at, line) {
const page = renderCheckPage(scene.check, {
color: line.stdout.isTTY === true
});
return `${String(at)}. ${scene.title}\n   ${scene.says}\n\n${page.replace(/^(?=.)/gm, "   ")}\n`;
}
const ENDING = "That is the gate: done is proven on exactly this content, or waived for exactly this content.\n";
}
};
