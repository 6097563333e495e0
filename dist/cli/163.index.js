export const id = 163;

export const ids = [ 163 ];

export const modules = {
9163: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
worktreeSnapshot: () => worktreeSnapshot
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
var _temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8336);
var _process_remove_when_gone_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8813);
var _model_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3070);
var _run_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3852);
var _raw_diff_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9969);
var _revisions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4365);
var _index_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9197);
const NOBODY = "completion-gate <completion-gate@localhost> 0 +0000";
const MESSAGE = "The work tree as it stands; no branch has this commit.";
async function worktreeSnapshot(git, {gitDir: gitDir, objectsDir: objectsDir}, head) {
const folder = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath((0, 
_temporary_folder_js__WEBPACK_IMPORTED_MODULE_3__.y)("completion-gate-worktree-", git.environment["TMPDIR"]));
const letGo = (0, _process_remove_when_gone_js__WEBPACK_IMPORTED_MODULE_4__.g)(folder);
const remove = async () => {
await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm(folder, {
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
const objects = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "objects");
await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir(node_path__WEBPACK_IMPORTED_MODULE_1__.join(objects, "info"), {
recursive: true
});
await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(objects, "info", "alternates"), `${objectsDir}\n`);
return {
...git,
variables: {
GIT_OBJECT_DIRECTORY: objects
}
};
}
async function storeTree(seeing, folder, gitDir) {
const index = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "index");
await copyIndex(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDir, "index"), index);
const storing = {
...seeing,
variables: {
...seeing.variables,
GIT_INDEX_FILE: index
}
};
await (0, _index_flags_js__WEBPACK_IMPORTED_MODULE_9__.N)(storing);
const lfs = [ "-c", `lfs.storage=${node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, "lfs")}` ];
await answer(storing, [ ...lfs, "add", "--all", "--sparse", "--", ".", ...outside(seeing, folder) ], "The work tree cannot be stored as git would store it", {
storing: true
});
return await answer(storing, [ "write-tree", "--missing-ok" ], "The tree of the work tree cannot be written");
}
function outside({dir: dir}, folder) {
const relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(dir, folder);
const isInside = !relative.startsWith("..") && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(relative);
return isInside ? [ `:(top,exclude,literal)${relative}` ] : [];
}
async function copyIndex(from, to) {
try {
const {mtimeMs: mtimeMs} = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat(from);
await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile(from, to);
const second = Math.floor(mtimeMs / 1e3);
await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.utimes(to, second, second);
} catch (thrown) {
if (thrown.code !== "ENOENT") throw thrown;
}
}
async function parentsOf(gitDir, head) {
const text = await node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile(node_path__WEBPACK_IMPORTED_MODULE_1__.join(gitDir, "MERGE_HEAD"), "latin1").catch(() => "");
return [ head.id, ...text.split("\n").filter(_revisions_js__WEBPACK_IMPORTED_MODULE_8__.JW) ];
}
async function storeCommit(seeing, tree, parents) {
const lines = [ `tree ${tree}`, ...parents.map(parent => `parent ${parent}`), `author ${NOBODY}`, `committer ${NOBODY}`, "", MESSAGE, "" ];
return await answer(seeing, [ "hash-object", "-t", "commit", "-w", "--stdin" ], "The commit of the work tree cannot be written", {
input: lines.join("\n")
});
}
async function differing(seeing, head, id) {
const paths = [];
for await (const changes of (0, _raw_diff_js__WEBPACK_IMPORTED_MODULE_7__.A8)(seeing, head, id)) for (const {bytePath: bytePath} of changes) paths.push((0, 
_model_path_js__WEBPACK_IMPORTED_MODULE_5__.a8)(bytePath));
return paths;
}
async function answer(git, args, what, call = {}) {
const end = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.EO)(git, args, call);
if (end.exitCode === 0) return end.stdout.toString("latin1").trim();
if (call.storing !== true) throw (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.gk)(what, end);
throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.ue("GIT_FAILED", `${what}: ${end.stderr.trim()}`, {
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
