export const id = 348;

export const ids = [ 348 ];

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
}
};
