export const id = 159;

export const ids = [ 159 ];

export const modules = {
3159: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
worktreeSnapshot: () => worktreeSnapshot
});
var promises_ = __webpack_require__(1455);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(452);
var temporary_folder = __webpack_require__(8336);
var remove_when_gone = __webpack_require__(8813);
var path = __webpack_require__(3070);
var run_git = __webpack_require__(3852);
var raw_diff = __webpack_require__(9969);
var revisions = __webpack_require__(4365);
var external_node_fs_ = __webpack_require__(3024);
async function resetIndexFlags(git) {
const {assumed: assumed, skipped: skipped} = await unseenEntries(git);
await clear(git, "--no-assume-unchanged", assumed);
await clear(git, "--no-skip-worktree", skipped);
}
async function unseenEntries(git) {
const listed = await run(git, [ "ls-files", "-v", "-z" ]);
const entries = listed.toString("latin1").split("\0").filter(line => line !== "").map(line => ({
tag: line.charAt(0),
bytePath: line.slice(2)
}));
const assumed = entries.filter(({tag: tag}) => tag !== tag.toUpperCase());
const skipped = entries.filter(({tag: tag}) => tag.toUpperCase() === "S");
if (skipped.length === 0) return {
assumed: assumed,
skipped: skipped
};
const sparse = await isSparse(git);
return {
assumed: assumed,
skipped: skipped.filter(entry => !sparse || stands(git.dir, entry.bytePath))
};
}
async function clear(git, flag, entries) {
if (entries.length === 0) return;
const names = entries.map(({bytePath: bytePath}) => `${bytePath}\0`).join("");
await run(git, [ "update-index", flag, "-z", "--stdin" ], names);
}
async function isSparse(git) {
const args = [ "config", "--type=bool", "--get", "core.sparseCheckout" ];
const {stdout: stdout} = await (0, run_git.EO)(git, args);
return stdout.toString("latin1").trim() === "true";
}
function stands(root, bytePath) {
const place = Buffer.concat([ Buffer.from(root + external_node_path_.sep), Buffer.from(bytePath, "latin1") ]);
try {
return external_node_fs_.lstatSync(place, {
throwIfNoEntry: false
}) !== void 0;
} catch {
return false;
}
}
async function run(git, args, input) {
const call = input === void 0 ? {} : {
input: Buffer.from(input, "latin1")
};
const end = await (0, run_git.EO)(git, args, call);
if (end.exitCode !== 0) throw (0, run_git.gk)("The index of the work tree cannot be read", end);
return end.stdout;
}
const NOBODY = "completion-gate <completion-gate@localhost> 0 +0000";
const MESSAGE = "The work tree as it stands; no branch has this commit.";
async function worktreeSnapshot(git, {gitDir: gitDir, objectsDir: objectsDir}, head) {
const folder = await promises_.realpath((0, temporary_folder.y)("completion-gate-worktree-", git.environment["TMPDIR"]));
const letGo = (0, remove_when_gone.g)(folder);
const remove = async () => {
await promises_.rm(folder, {
recursive: true,
force: true
});
letGo();
};
try {
const seeing = await withObjects(git, folder, objectsDir);
const tree = await storeTree(seeing, folder, gitDir);
const id = await storeCommit(seeing, tree, await parentsOf(gitDir, head));
const uncommitted = await differing(seeing, head.id, id);
const commit = uncommitted.length === 0 ? head : {
id: id,
parents: await parentsOf(gitDir, head)
};
return {
commit: commit,
uncommitted: uncommitted,
git: seeing,
remove: remove
};
} catch (thrown) {
await remove();
throw thrown;
}
}
async function withObjects(git, folder, objectsDir) {
const objects = external_node_path_.join(folder, "objects");
await promises_.mkdir(external_node_path_.join(objects, "info"), {
recursive: true
});
await promises_.writeFile(external_node_path_.join(objects, "info", "alternates"), `${objectsDir}\n`);
return {
...git,
variables: {
GIT_OBJECT_DIRECTORY: objects
}
};
}
async function storeTree(seeing, folder, gitDir) {
const index = external_node_path_.join(folder, "index");
await copyIndex(external_node_path_.join(gitDir, "index"), index);
const storing = {
...seeing,
variables: {
...seeing.variables,
GIT_INDEX_FILE: index
}
};
await resetIndexFlags(storing);
const lfs = [ "-c", `lfs.storage=${external_node_path_.join(folder, "lfs")}` ];
await answer(storing, [ ...lfs, "add", "--all", "--sparse", "--", ".", ...outside(seeing, folder) ], "The work tree cannot be stored as git would store it", {
storing: true
});
return await answer(storing, [ "write-tree", "--missing-ok" ], "The tree of the work tree cannot be written");
}
function outside({dir: dir}, folder) {
const relative = external_node_path_.relative(dir, folder);
const isInside = !relative.startsWith("..") && !external_node_path_.isAbsolute(relative);
return isInside ? [ `:(top,exclude,literal)${relative}` ] : [];
}
async function copyIndex(from, to) {
try {
const {mtimeMs: mtimeMs} = await promises_.stat(from);
await promises_.copyFile(from, to);
const second = Math.floor(mtimeMs / 1e3);
await promises_.utimes(to, second, second);
} catch (thrown) {
if (thrown.code !== "ENOENT") throw thrown;
}
}
async function parentsOf(gitDir, head) {
const text = await promises_.readFile(external_node_path_.join(gitDir, "MERGE_HEAD"), "latin1").catch(() => "");
return [ head.id, ...text.split("\n").filter(revisions.JW) ];
}
async function storeCommit(seeing, tree, parents) {
const lines = [ `tree ${tree}`, ...parents.map(parent => `parent ${parent}`), `author ${NOBODY}`, `committer ${NOBODY}`, "", MESSAGE, "" ];
return await answer(seeing, [ "hash-object", "-t", "commit", "-w", "--stdin" ], "The commit of the work tree cannot be written", {
input: lines.join("\n")
});
}
async function differing(seeing, head, id) {
const paths = [];
for await (const changes of (0, raw_diff.A8)(seeing, head, id)) for (const {bytePath: bytePath} of changes) paths.push((0, 
path.a8)(bytePath));
return paths;
}
async function answer(git, args, what, call = {}) {
const end = await (0, run_git.EO)(git, args, call);
if (end.exitCode === 0) return end.stdout.toString("latin1").trim();
if (call.storing !== true) throw (0, run_git.gk)(what, end);
throw new errors.ue("GIT_FAILED", `${what}: ${end.stderr.trim()}`, {
hint: "See `git add --all --dry-run`: what it refuses, no commit can have. Mend or ignore that path, and ask again."
});
}
},
8813: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => removeWhenGone
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
const SCRIPT = 'while read -r line; do :; done; rm -rf -- "$1"';
function removeWhenGone(folder) {
const child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("/bin/sh", [ "-c", SCRIPT, "completion-gate-removal", folder ], {
cwd: "/",
detached: true,
env: {
PATH: "/usr/bin:/bin"
},
stdio: [ "pipe", "ignore", "ignore" ],
windowsHide: true
});
child.on("error", () => {});
child.stdin.on("error", () => {});
child.unref();
child.stdin.unref();
return () => {
child.stdin.end();
};
}
}
};
