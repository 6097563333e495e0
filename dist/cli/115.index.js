export const id = 115;

export const ids = [ 115 ];

export const modules = {
 4240: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G: () => readTextFile
  });
  var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
  async function readTextFile(file, limit, links = "follow-links") {
   const bytes = await readBytes(file, limit, links);
   try {
    return new TextDecoder("utf-8", {
     fatal: true
    }).decode(bytes);
   } catch (cause) {
    throw unreadable(file, "it is not UTF-8 text", cause);
   }
  }
  async function readBytes(file, limit, links) {
   const look = links === "no-links" ? node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat : node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat;
   const found = await look(file).catch(cause => {
    throw unreadable(file, reasonOf(cause), cause);
   });
   if (!found.isFile()) throw unreadable(file, "it is no regular file");
   if (found.size > limit) throw unreadable(file, `it has ${String(found.size)} bytes, and at most ${String(limit)} are read`);
   const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "r").catch(cause => {
    throw unreadable(file, reasonOf(cause), cause);
   });
   try {
    const buffer = Buffer.alloc(found.size + 1);
    const length = await fill(handle, buffer);
    if (length > found.size) throw unreadable(file, "it grew while it was read");
    return buffer.subarray(0, length);
   } finally {
    await handle.close();
   }
  }
  async function fill(handle, buffer) {
   let length = 0;
   for (;;) {
    const {bytesRead: bytesRead} = await handle.read(buffer, length, buffer.length - length);
    length += bytesRead;
    if (bytesRead === 0 || length === buffer.length) return length;
   }
  }
  function reasonOf(cause) {
   const code = cause?.code;
   if (code === "ENOENT") return "there is no such file";
   return code ?? "the system gave no reason";
  }
  function unreadable(file, why, cause) {
   return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("INPUT_UNREADABLE", `${file} cannot be read: ${why}.`, {
    cause: cause,
    hint: "Name a readable file that completion-gate or a person wrote."
   });
  }
 },
 767: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   w: () => openWorkTree
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
  var _files_text_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4240);
  var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
  var _model_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3070);
  var _discover_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7153);
  var _find_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9381);
  var _run_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3852);
  const LARGEST_TEXT = 1048576;
  async function openWorkTree(request) {
   const {environment: environment} = request;
   const found = {
    program: (0, _find_git_js__WEBPACK_IMPORTED_MODULE_5__.Ct)(environment),
    dir: node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(request.dir),
    environment: environment
   };
   const {root: root, gitDir: gitDir} = await (0, _discover_repository_js__WEBPACK_IMPORTED_MODULE_4__.q)(found);
   const git = {
    ...found,
    dir: root,
    gitDir: gitDir
   };
   const present = await listed(git, [ "--cached", "--others" ]);
   const deleted = new Set(await listed(git, [ "--deleted" ]));
   return {
    root: root,
    paths: [ ...new Set(present) ].filter(one => !deleted.has(one)).sort(),
    defaultBranch: await defaultBranch(git),
    remoteName: remoteName(await answer(git, [ "config", "--get", "remote.origin.url" ])),
    text: name => workText(root, name)
   };
  }
  async function listed(git, which) {
   const end = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.EO)(git, [ "ls-files", ...which, "--exclude-standard", "-z" ]);
   if (end.exitCode !== 0) throw (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.gk)("The files cannot be listed", end);
   return end.stdout.toString("latin1").split("\0").filter(name => name !== "").map(_model_path_js__WEBPACK_IMPORTED_MODULE_3__.a8);
  }
  async function defaultBranch(git) {
   const remote = await answer(git, [ "symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD" ]);
   if (remote.startsWith("origin/")) return remote.slice(7);
   for (const name of [ "main", "master" ]) if (await answer(git, [ "rev-parse", "--verify", `refs/heads/${name}` ]) !== "") return name;
   const current = await answer(git, [ "symbolic-ref", "--quiet", "--short", "HEAD" ]);
   return current === "" ? "main" : current;
  }
  async function answer(git, args) {
   const end = await (0, _run_git_js__WEBPACK_IMPORTED_MODULE_6__.EO)(git, args);
   return end.exitCode === 0 ? end.stdout.toString("utf8").trim() : "";
  }
  function remoteName(url) {
   const match = /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+@?[^/:]*:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url);
   return match?.[1];
  }
  async function workText(root, name) {
   try {
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(root, Buffer.from((0, _model_path_js__WEBPACK_IMPORTED_MODULE_3__.q0)(name)).toString("utf8"));
    const text = await (0, _files_text_file_js__WEBPACK_IMPORTED_MODULE_1__.G)(file, LARGEST_TEXT, "no-links");
    return {
     kind: "text",
     text: text
    };
   } catch (thrown) {
    const {message: message} = (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Ub)(thrown);
    const [, why = message] = /cannot be read: (.*)\.$/.exec(message) ?? [];
    return {
     kind: "broken",
     why: `cannot be read: ${why}`
    };
   }
  }
 },
 151: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $: () => isWorkflowPath,
   m: () => readRepositoryFacts
  });
  var _verify_project_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5578);
  const MOST_TEXTS = 2e3;
  const NAMES = new Set([ "package.json", "pyproject.toml", "Cargo.toml", "go.work", "pnpm-workspace.yaml" ]);
  const ROOT_NAMES = new Set([ "Makefile", "makefile", "action.yml" ]);
  const CODEOWNERS = new Set([ ".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS" ]);
  async function readRepositoryFacts(tree) {
   const wanted = tree.paths.filter(isWanted).slice(0, MOST_TEXTS);
   const texts = new Map(await Promise.all(wanted.map(async path => [ path, await tree.text(path) ])));
   const paths = new Set(tree.paths);
   const {defaultBranch: defaultBranch, remoteName: remoteName} = tree;
   return {
    paths: paths,
    folders: (0, _verify_project_files_js__WEBPACK_IMPORTED_MODULE_0__.pd)(paths),
    texts: texts,
    defaultBranch: defaultBranch,
    remoteName: remoteName
   };
  }
  function isWorkflowPath(path) {
   return /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
  }
  function isWanted(path) {
   const name = path.slice(path.lastIndexOf("/") + 1);
   return NAMES.has(name) || ROOT_NAMES.has(path) || CODEOWNERS.has(path) || isWorkflowPath(path) || /^\.github\/completion-gate\.ya?ml$/.test(path);
  }
 },
 7669: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   A8: () => WORKFLOW_PATH,
   Fr: () => survey,
   aj: () => usesGate
  });
  var gate_policy = __webpack_require__(3770);
  var preset = __webpack_require__(759);
  var table = __webpack_require__(5954);
  var package_manager = __webpack_require__(8844);
  var repository_facts = __webpack_require__(151);
  var dist = __webpack_require__(3292);
  var yaml_dist = __webpack_require__(8815);
  var matches_any = __webpack_require__(9807);
  var policy_glob = __webpack_require__(6298);
  var path = __webpack_require__(3070);
  const MOST_FOLDERS = 50;
  const SOURCES = [ {
   ecosystem: "node",
   file: "pnpm-workspace.yaml",
   manifest: "package.json",
   read: text => field((0, yaml_dist.qg)(text), "packages")
  }, {
   ecosystem: "node",
   file: "package.json",
   manifest: "package.json",
   read: text => {
    const declared = field(JSON.parse(text), "workspaces");
    return Array.isArray(declared) ? declared : field(declared, "packages");
   }
  }, {
   ecosystem: "rust",
   file: "Cargo.toml",
   manifest: "Cargo.toml",
   read: text => {
    const workspace = field((0, dist.qg)(text), "workspace");
    return [ ...texts(field(workspace, "members")), ...texts(field(workspace, "exclude")).map(glob => `!${glob}`) ];
   }
  }, {
   ecosystem: "go",
   file: "go.work",
   manifest: "go.mod",
   read: text => [ ...text.matchAll(/^\s*(?:use\s+)?\.\/(\S+)\s*$/gm) ].map(([, folder]) => folder)
  }, {
   ecosystem: "python",
   file: "pyproject.toml",
   manifest: "pyproject.toml",
   read: text => {
    const uv = field(field((0, dist.qg)(text), "tool"), "uv");
    const workspace = field(uv, "workspace");
    return [ ...texts(field(workspace, "members")), ...texts(field(workspace, "exclude")).map(glob => `!${glob}`) ];
   }
  } ];
  function workspacesOf(facts) {
   const found = new Map;
   for (const source of SOURCES) {
    const workspace = declared(facts, source);
    if (workspace !== void 0 && !found.has(source.ecosystem)) found.set(source.ecosystem, workspace);
   }
   return [ ...found.values(), ...loosePythons(facts, found) ];
  }
  function declared(facts, {ecosystem: ecosystem, file: file, manifest: manifest, read: read}) {
   const text = facts.texts.get(file);
   if (text?.kind !== "text") return;
   const globs = texts(tried(() => read(text.text))).map(glob => glob.replace(/^(!?)(?:\.\/)?(.*?)\/*$/, "$1$2")).filter(glob => (0, 
   policy_glob.A)(glob.replace(/^!/, "")) === void 0);
   const folders = matching(facts, globs, manifest);
   return folders.length === 0 ? void 0 : {
    ecosystem: ecosystem,
    source: file,
    globs: shortest(globs, folders),
    folders: folders
   };
  }
  function matching(facts, globs, manifest) {
   const isMember = (0, matches_any._)(globs.filter(glob => !glob.startsWith("!")));
   const isLeftOut = (0, matches_any._)(globs.filter(glob => glob.startsWith("!")).map(glob => glob.slice(1)));
   return [ ...facts.folders ].filter(folder => facts.paths.has(`${folder}/${manifest}`)).filter(folder => isMember(folder) && !isLeftOut(folder)).sort(path.Xo);
  }
  function shortest(globs, folders) {
   const isExact = globs.every(glob => !glob.startsWith("!") && !glob.includes("**"));
   return isExact || folders.length > MOST_FOLDERS ? globs.filter(glob => !glob.startsWith("!")) : folders;
  }
  function loosePythons(facts, found) {
   if (found.has("python") || facts.paths.has("pyproject.toml")) return [];
   const folders = [ ...facts.folders ].filter(folder => facts.paths.has(`${folder}/pyproject.toml`)).filter(folder => (0, 
   policy_glob.A)(folder) === void 0).sort(path.Xo).slice(0, MOST_FOLDERS);
   return folders.length === 0 ? [] : [ {
    ecosystem: "python",
    source: `${folders[0] ?? ""}/pyproject.toml`,
    globs: folders,
    folders: folders
   } ];
  }
  function texts(value) {
   return Array.isArray(value) ? value.filter(one => typeof one === "string") : [];
  }
  function field(value, key) {
   return typeof value === "object" && value !== null && Object.hasOwn(value, key) ? value[key] : void 0;
  }
  function tried(read) {
   try {
    return read();
   } catch {
    return;
   }
  }
  const WORKFLOW_PATH = ".github/workflows/completion-gate.yml";
  function usesGate(uses) {
   return /^[\w.-]+\/completion-gate@/.test(uses);
  }
  function survey(facts) {
   const workspaces = workspacesOf(facts);
   const folders = [ "", ...new Set(workspaces.flatMap(one => one.folders)) ];
   const found = folders.map(folder => presetsOf(facts, folder));
   const presets = found.flatMap(one => one.presets);
   const workflows = [ ...facts.paths ].filter(path => (0, repository_facts.$)(path) && path !== WORKFLOW_PATH).sort();
   const makefile = facts.texts.get("Makefile") ?? facts.texts.get("makefile");
   return {
    presets: presets,
    unknown: found.flatMap(one => one.unknown),
    ecosystems: [ ...new Set(presets.map(one => one.ecosystem)) ],
    packageManager: packageManagerOf(facts),
    workspaces: workspaces,
    defaultBranch: facts.defaultBranch,
    workflows: workflows,
    gateWorkflows: workflows.filter(path => runsGate(facts, path)),
    misnamedPolicy: facts.paths.has(gate_policy.O) && !facts.paths.has(gate_policy.l),
    makeTest: makefile?.kind === "text" && /^test\s*:/m.test(makefile.text),
    acceptance: facts.paths.has("ACCEPTANCE.md")
   };
  }
  function presetsOf(facts, folder) {
   const place = {
    folder: (0, preset.kz)(facts, folder),
    root: (0, preset.kz)(facts, "")
   };
   const presets = [];
   const unknown = [];
   for (const {ecosystem: ecosystem, presets: rows, find: find} of table.r) for (const finding of find(place)) {
    const row = rows.find(one => one.id === finding.id);
    const id = folder === "" ? finding.id : `${finding.id}@${folder}`;
    if (finding.kind === "unknown") unknown.push(`${id} cannot be known: ${finding.why}.`); else presets.push({
     id: id,
     ecosystem: ecosystem,
     command: finding.command,
     required: row?.required === true,
     folder: folder
    });
   }
   return {
    presets: presets,
    unknown: unknown
   };
  }
  function packageManagerOf(facts) {
   const file = facts.texts.get("package.json");
   if (file?.kind !== "text") return;
   const declared = /"packageManager"\s*:\s*"([a-z]+)@/.exec(file.text)?.[1];
   return declared ?? (0, package_manager.KR)((0, preset.kz)(facts, "")) ?? "npm";
  }
  function runsGate(facts, path) {
   const file = facts.texts.get(path);
   return file?.kind === "text" && [ ...file.text.matchAll(/^\s*-?\s*uses:\s*['"]?([^\s'"#]+)/gm) ].some(([, uses = ""]) => usesGate(uses));
  }
 },
 1191: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   G8: () => loopAcceptance,
   UP: () => loopState,
   mn: () => loopOf,
   nj: () => isAcceptancePath,
   oX: () => isLoopState,
   zN: () => ROOT_ACCEPTANCE
  });
  var _matches_any_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9807);
  const ROOT_ACCEPTANCE = "ACCEPTANCE.md";
  const LOOP_FILE = /^\.a3s\/loops\/([^/]+)\/(ACCEPTANCE|STATE)\.md$/;
  function loopOf(path) {
   return LOOP_FILE.exec(path)?.[1];
  }
  function isLoopState(path) {
   return LOOP_FILE.exec(path)?.[2] === "STATE";
  }
  function loopAcceptance(loop) {
   return `.a3s/loops/${loop}/ACCEPTANCE.md`;
  }
  function loopState(loop) {
   return `.a3s/loops/${loop}/STATE.md`;
  }
  function isAcceptancePath(globs) {
   const isListed = (0, _matches_any_js__WEBPACK_IMPORTED_MODULE_0__._)(globs);
   return path => path === ROOT_ACCEPTANCE || LOOP_FILE.exec(path)?.[2] === "ACCEPTANCE" || isListed(path);
  }
 },
 9807: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _: () => matchesAny
  });
  var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1138);
  const OPTIONS = {
   dot: true,
   nonegate: true,
   nocomment: true
  };
  function matchesAny(globs) {
   const compiled = globs.map(glob => new minimatch__WEBPACK_IMPORTED_MODULE_0__.VR(glob, OPTIONS));
   return path => compiled.some(glob => glob.match(path));
  }
 },
 8844: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   KR: () => lockedManager,
   rG: () => scriptCommand,
   w: () => declaredManager
  });
  const LOCKS = [ [ "pnpm-lock.yaml", "pnpm" ], [ "yarn.lock", "yarn" ], [ "bun.lock", "bun" ], [ "bun.lockb", "bun" ], [ "package-lock.json", "npm" ], [ "npm-shrinkwrap.json", "npm" ] ];
  const MANAGERS = [ "npm", "pnpm", "yarn", "bun" ];
  function declaredManager(field) {
   if (field === void 0) return {
    kind: "none"
   };
   const name = typeof field === "string" ? field.split("@")[0] : void 0;
   return isManager(name) ? {
    kind: "manager",
    manager: name
   } : {
    kind: "unknown",
    why: `expected packageManager to begin with one of ${MANAGERS.join(", ")}, got ${JSON.stringify(field).slice(0, 100)}`
   };
  }
  function lockedManager(folder) {
   return LOCKS.find(([file]) => folder.has(file))?.[1];
  }
  function scriptCommand(manager, script) {
   if (manager === "npm") return script === "test" ? "npm test" : `npm run ${script}`;
   return manager === "bun" ? `bun run ${script}` : `${manager} ${script}`;
  }
  function isManager(name) {
   return name !== void 0 && MANAGERS.includes(name);
  }
 },
 759: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   F9: () => found,
   L5: () => unknown,
   kz: () => folderView
  });
  function folderView(files, folder) {
   const at = name => folder === "" ? name : `${folder}/${name}`;
   return {
    has: name => files.paths.has(at(name)),
    hasFolder: name => files.folders.has(at(name)),
    text: name => files.texts.get(at(name))
   };
  }
  function found(id, command, source) {
   return {
    kind: "command",
    id: id,
    command: command,
    source: source
   };
  }
  function unknown(id, why, source) {
   return {
    kind: "unknown",
    id: id,
    why: why,
    source: source
   };
  }
 },
 5954: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   r: () => PRESET_TABLE
  });
  var preset = __webpack_require__(759);
  const GO = {
   ecosystem: "go",
   presets: [ {
    id: "go:test",
    kind: "test",
    description: "Run Go tests",
    required: true
   }, {
    id: "go:vet",
    kind: "lint",
    description: "Run go vet",
    required: false
   } ],
   find: ({folder: folder}) => folder.has("go.mod") ? [ (0, preset.F9)("go:test", "go test ./...", "go.mod"), (0, 
   preset.F9)("go:vet", "go vet ./...", "go.mod") ] : []
  };
  var package_manager = __webpack_require__(8844);
  const MANIFEST = "package.json";
  const SCRIPTS = [ [ "node:test", "test" ], [ "node:typecheck", "typecheck" ], [ "node:lint", "lint" ] ];
  const NODE = {
   ecosystem: "node",
   presets: [ {
    id: "node:test",
    kind: "test",
    description: "Run JavaScript tests",
    required: true
   }, {
    id: "node:typecheck",
    kind: "type_check",
    description: "Run JavaScript type checks",
    required: false
   }, {
    id: "node:lint",
    kind: "lint",
    description: "Run JavaScript lint checks",
    required: false
   } ],
   find: place => {
    const manifest = readManifest(place.folder);
    if (manifest === void 0) return [];
    if (manifest.kind === "broken") return SCRIPTS.map(([id]) => (0, preset.L5)(id, manifest.why, MANIFEST));
    const manager = managerOf(manifest.packageManager, place);
    return SCRIPTS.filter(([, script]) => declares(manifest.scripts, script)).map(([id, script]) => {
     const source = `${MANIFEST}:${lineOfScript(manifest.text, script)}`;
     return manager.kind === "unknown" ? (0, preset.L5)(id, `${MANIFEST}: ${manager.why}`, source) : (0, 
     preset.F9)(id, (0, package_manager.rG)(manager.manager, script), source);
    });
   }
  };
  function managerOf(field, {folder: folder, root: root}) {
   const own = (0, package_manager.w)(field);
   if (own.kind !== "none") return own;
   const locked = (0, package_manager.KR)(folder);
   if (locked !== void 0) return {
    kind: "manager",
    manager: locked
   };
   const manifest = readManifest(root);
   const above = manifest?.kind === "manifest" ? (0, package_manager.w)(manifest.packageManager) : void 0;
   return above !== void 0 && above.kind !== "none" ? above : {
    kind: "manager",
    manager: (0, package_manager.KR)(root) ?? "npm"
   };
  }
  function readManifest(folder) {
   const file = folder.text(MANIFEST);
   if (file === void 0) return;
   if (file.kind === "broken") return {
    kind: "broken",
    why: `${MANIFEST} ${file.why}`
   };
   const parsed = parseJson(file.text.replace(/^\uFEFF/, ""));
   if (parsed === void 0) return {
    kind: "broken",
    why: `${MANIFEST} is not valid JSON`
   };
   const scripts = parsed["scripts"] ?? {};
   return isRecord(scripts) ? {
    kind: "manifest",
    text: file.text,
    scripts: scripts,
    packageManager: parsed["packageManager"]
   } : {
    kind: "broken",
    why: `${MANIFEST} has scripts that are no object`
   };
  }
  function parseJson(text) {
   try {
    const parsed = JSON.parse(text);
    return isRecord(parsed) ? parsed : void 0;
   } catch {
    return;
   }
  }
  function isRecord(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function declares(scripts, name) {
   const script = Object.hasOwn(scripts, name) ? scripts[name] : void 0;
   return typeof script === "string" && script.trim() !== "";
  }
  function lineOfScript(text, script) {
   const lines = text.split("\n");
   const scripts = Math.max(lines.findIndex(line => line.includes('"scripts"')), 0);
   const at = lines.findIndex((line, index) => index >= scripts && line.includes(`"${script}"`));
   return (at < 0 ? scripts : at) + 1;
  }
  var dist = __webpack_require__(3292);
  const PROJECT = "pyproject.toml";
  const PYTHON = {
   ecosystem: "python",
   presets: [ {
    id: "python:test",
    kind: "test",
    description: "Run Python tests",
    required: true
   }, {
    id: "python:ruff",
    kind: "lint",
    description: "Run Ruff lint checks",
    required: false
   }, {
    id: "python:mypy",
    kind: "type_check",
    description: "Run mypy type checking",
    required: false
   } ],
   find: ({folder: folder}) => {
    const tools = configuredTools(folder.text(PROJECT));
    return [ ...tests(folder, tools), ...tool({
     id: "python:ruff",
     command: "python -m ruff check .",
     name: "ruff"
    }, tools, [ "ruff.toml", ".ruff.toml" ].find(name => folder.has(name))), ...tool({
     id: "python:mypy",
     command: "python -m mypy .",
     name: "mypy"
    }, tools, [ "mypy.ini", ".mypy.ini" ].find(name => folder.has(name))) ];
   }
  };
  function tests(folder, tools) {
   const isProject = folder.has(PROJECT);
   const source = folder.has("pytest.ini") ? "pytest.ini" : isProject && folder.hasFolder("tests") ? PROJECT : void 0;
   return tool({
    id: "python:test",
    command: "python -m pytest",
    name: "pytest"
   }, tools, source);
  }
  function tool(wanted, tools, ownFile) {
   if (ownFile !== void 0) return [ (0, preset.F9)(wanted.id, wanted.command, ownFile) ];
   if (tools.kind === "broken") return [ (0, preset.L5)(wanted.id, tools.why, PROJECT) ];
   return tools.names.has(wanted.name) ? [ (0, preset.F9)(wanted.id, wanted.command, PROJECT) ] : [];
  }
  function configuredTools(file) {
   if (file === void 0) return {
    kind: "tools",
    names: new Set
   };
   if (file.kind === "broken") return {
    kind: "broken",
    why: `${PROJECT} ${file.why}`
   };
   try {
    const {tool: section} = (0, dist.qg)(file.text.replace(/^\uFEFF/, ""));
    const isTable = typeof section === "object" && !Array.isArray(section);
    return {
     kind: "tools",
     names: new Set(isTable ? Object.keys(section) : [])
    };
   } catch {
    return {
     kind: "broken",
     why: `${PROJECT} is not valid TOML`
    };
   }
  }
  const RUST = {
   ecosystem: "rust",
   presets: [ {
    id: "rust:fmt",
    kind: "format",
    description: "Check Rust formatting",
    required: true
   }, {
    id: "rust:check",
    kind: "type_check",
    description: "Run Rust type checking",
    required: true
   }, {
    id: "rust:test",
    kind: "test",
    description: "Run Rust tests",
    required: true
   }, {
    id: "rust:clippy",
    kind: "lint",
    description: "Run Rust clippy lints",
    required: false
   } ],
   find: ({folder: folder}) => folder.has("Cargo.toml") ? [ (0, preset.F9)("rust:fmt", "cargo fmt -- --check", "Cargo.toml"), (0, 
   preset.F9)("rust:check", "cargo check", "Cargo.toml"), (0, preset.F9)("rust:test", "cargo test", "Cargo.toml"), (0, 
   preset.F9)("rust:clippy", "cargo clippy -- -D warnings", "Cargo.toml") ] : []
  };
  const PRESET_TABLE = [ RUST, NODE, PYTHON, GO ];
 },
 5578: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Wh: () => readProject,
   pd: () => foldersOf,
   sp: () => packageFolders
  });
  var _acceptance_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
  var _matches_any_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9807);
  const LARGEST_ACCEPTANCE = 65536;
  const LARGEST_MANIFEST = 1048576;
  const MOST_TEXTS = 3e3;
  const MOST_TEXT_BYTES = 67108864;
  const MANIFESTS = [ "package.json", "pyproject.toml" ];
  async function readProject(files, commit, policy) {
   const entries = await files.list(commit);
   const paths = new Set(entries.map(entry => entry.path));
   const folders = foldersOf(paths);
   const isWanted = wantedTexts(folders, policy);
   const texts = new Map;
   let bytes = 0;
   for (const entry of inOrder(entries.filter(one => isWanted(one.path)))) {
    const text = await withinLimits(files, entry, {
     files: texts.size,
     bytes: bytes
    });
    if (text.kind === "text") bytes += text.text.length;
    texts.set(entry.path, text);
   }
   return {
    paths: paths,
    folders: folders,
    texts: texts
   };
  }
  function inOrder(entries) {
   const rank = ({path: path}) => isManifest(path) ? 0 : (0, _acceptance_paths_js__WEBPACK_IMPORTED_MODULE_0__.oX)(path) ? 1 : 2;
   return [ ...entries ].sort((one, other) => rank(one) - rank(other));
  }
  async function withinLimits(files, entry, read) {
   if (read.files >= MOST_TEXTS) return broken(`was not read: there are more than ${MOST_TEXTS} such files`);
   if (read.bytes >= MOST_TEXT_BYTES) return broken(`was not read: such files have more than ${MOST_TEXT_BYTES} bytes together`);
   return await readText(files, entry);
  }
  function isManifest(path) {
   return MANIFESTS.some(name => path === name || path.endsWith(`/${name}`));
  }
  function foldersOf(paths) {
   const folders = new Set;
   for (const path of paths) {
    let end = path.lastIndexOf("/");
    while (end > 0) {
     const folder = path.slice(0, end);
     if (folders.has(folder)) break;
     folders.add(folder);
     end = folder.lastIndexOf("/");
    }
   }
   return folders;
  }
  function packageFolders(folders, policy) {
   const isPackage = (0, _matches_any_js__WEBPACK_IMPORTED_MODULE_1__._)(policy.packages.folders);
   return [ ...folders ].filter(isPackage);
  }
  function wantedTexts(folders, policy) {
   const manifests = new Set([ "", ...packageFolders(folders, policy) ].flatMap(folder => MANIFESTS.map(name => folder === "" ? name : `${folder}/${name}`)));
   const isAcceptance = (0, _acceptance_paths_js__WEBPACK_IMPORTED_MODULE_0__.nj)(policy.acceptance.files);
   return path => manifests.has(path) || isAcceptance(path) || (0, _acceptance_paths_js__WEBPACK_IMPORTED_MODULE_0__.oX)(path);
  }
  async function readText(files, entry) {
   if (entry.mode === "120000") return broken("is a symbolic link");
   if (entry.mode !== "100644" && entry.mode !== "100755") return broken("is not a regular file");
   const limit = isManifest(entry.path) ? LARGEST_MANIFEST : LARGEST_ACCEPTANCE;
   return decoded(await files.read(entry, limit), limit);
  }
  function decoded(file, limit) {
   if (file.kind === "too_large") return broken(`has ${file.size} bytes, more than ${limit}`);
   if (file.kind === "unreadable") return broken(`cannot be read: ${file.why}`);
   try {
    const decoder = new TextDecoder("utf-8", {
     fatal: true
    });
    return {
     kind: "text",
     text: decoder.decode(file.bytes)
    };
   } catch {
    return broken("is not UTF-8");
   }
  }
  function broken(why) {
   return {
    kind: "broken",
    why: why
   };
  }
 }
};
