export const id = 179;

export const ids = [ 179 ];

export const modules = {
 227: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   b: () => boundedYaml
  });
  var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
  var _nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1960);
  const LONGEST = 262144;
  function boundedYaml(text) {
   if (text.length > LONGEST || (0, _nesting_js__WEBPACK_IMPORTED_MODULE_2__.F)(text)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("VALUE_INVALID", "The YAML is too long or nests too deeply to be read.");
   return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text, {
    maxAliasCount: 50,
    prettyErrors: false,
    logLevel: "silent"
   });
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
 1795: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   a: () => MANIFEST_KINDS,
   v: () => declaresDependencies
  });
  var dist = __webpack_require__(3292);
  const NO_NEEDS = {
   names: [],
   paths: []
  };
  function isTable(value) {
   return typeof value === "object" && value !== null && !Array.isArray(value);
  }
  function valueAt(value, ...keys) {
   return keys.reduce((at, key) => isTable(at) && Object.hasOwn(at, key) ? at[key] : void 0, value);
  }
  function tableAt(value, ...keys) {
   const at = valueAt(value, ...keys);
   return isTable(at) ? at : {};
  }
  function textsOf(value) {
   return Array.isArray(value) ? value.filter(one => typeof one === "string") : [];
  }
  function textsWithin(value) {
   return valuesWithin(value).filter(one => typeof one === "string");
  }
  function valuesWithin(value) {
   const values = [ value ];
   for (const next of values) if (typeof next === "object" && next !== null) for (const inner of Object.values(next)) values.push(inner);
   return values;
  }
  function pathsUpwards(text) {
   return text.match(/(?:\.\/)?\.\.\/[^\s"'`;,|&()<>=#]*/g) ?? [];
  }
  const DEPENDENCIES = [ "dependencies", "dev-dependencies", "dev_dependencies", "build-dependencies", "build_dependencies" ];
  const CARGO_MANIFEST = {
   family: "rust",
   file: "Cargo.toml",
   read: readCargoToml
  };
  function readCargoToml(text) {
   const data = parsed(text);
   if (data === void 0) return;
   const name = valueAt(data, "package", "name");
   const entries = [ data, ...Object.values(tableAt(data, "target")) ].flatMap(place => DEPENDENCIES.flatMap(key => Object.entries(tableAt(place, key))));
   const needs = entries.map(dependency);
   return {
    calls: typeof name === "string" ? [ name ] : [],
    needs: {
     names: needs.flatMap(one => one.names),
     paths: [ ...needs.flatMap(one => one.paths), ...textsWithin(data).flatMap(pathsUpwards) ]
    },
    borrows: entries.filter(([, value]) => valueAt(value, "workspace") === true).map(([key]) => key),
    lends: new Map(Object.entries(tableAt(data, "workspace", "dependencies")).map(entry => [ entry[0], dependency(entry) ]))
   };
  }
  function parsed(text) {
   try {
    return (0, dist.qg)(text.replace(/^\uFEFF/, ""));
   } catch {
    return;
   }
  }
  function dependency([key, value]) {
   const [renamed, path] = isTable(value) ? [ value["package"], value["path"] ] : [ void 0, void 0 ];
   return {
    names: [ typeof renamed === "string" ? renamed : key ],
    paths: typeof path === "string" ? [ path ] : []
   };
  }
  const GO_MANIFEST = {
   family: "go",
   file: "go.mod",
   read: text => {
    const lines = directives(text);
    return {
     calls: lines.filter(([directive]) => directive === "module").flatMap(([, name]) => name ?? []),
     needs: needsOf(lines)
    };
   }
  };
  const GO_WORK_MANIFEST = {
   family: "go",
   file: "go.work",
   read: text => ({
    calls: [],
    needs: NO_NEEDS,
    below: needsOf(directives(text).filter(([directive]) => directive === "replace"))
   })
  };
  function directives(text) {
   const lines = [];
   let block;
   for (const line of text.split(/\r?\n/)) {
    const words = wordsOf(line);
    const [first, second] = words;
    if (first === void 0) continue;
    if (first === ")") block = void 0; else if (block !== void 0) lines.push([ block, ...words ]); else if (second === "(") block = first; else lines.push(words);
   }
   return lines;
  }
  function wordsOf(line) {
   const [code = ""] = line.split("//", 1);
   return code.replace("(", " ( ").split(/\s+/).map(word => word.replace(/^["`](.*)["`]$/, "$1")).filter(word => word !== "");
  }
  function needsOf(lines) {
   const words = lines.filter(([directive]) => /^(?:require|replace|tool)$/.test(directive ?? "")).flatMap(([, ...rest]) => rest);
   const isPath = word => /^\.\.?(?:\/|$)/.test(word);
   return {
    names: words.filter(word => !isPath(word)),
    paths: words.filter(isPath)
   };
  }
  const node_manifest_DEPENDENCIES = [ "dependencies", "devDependencies", "optionalDependencies", "peerDependencies" ];
  const REPLACEMENTS = [ [ "overrides" ], [ "resolutions" ], [ "pnpm", "overrides" ] ];
  const NODE_MANIFEST = {
   family: "node",
   file: "package.json",
   read: readPackageJson
  };
  function readPackageJson(text) {
   const data = node_manifest_parsed(text);
   if (!isTable(data)) return;
   const name = data["name"];
   const entries = node_manifest_DEPENDENCIES.flatMap(key => Object.entries(tableAt(data, key)));
   const wanted = joined([ ...entries.map(([key, value]) => ({
    names: [ key, ...aliases(value) ],
    paths: paths(value)
   })), ...REPLACEMENTS.flatMap(keys => textsWithin(valueAt(data, ...keys))).map(value => ({
    names: aliases(value),
    paths: paths(value)
   })) ]);
   return {
    calls: typeof name === "string" ? [ name ] : [],
    needs: {
     names: wanted.names,
     paths: [ ...wanted.paths, ...textsWithin(data).flatMap(pathsUpwards) ]
    },
    below: wanted
   };
  }
  function node_manifest_parsed(text) {
   try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
   } catch {
    return;
   }
  }
  function aliases(value) {
   if (typeof value !== "string") return [];
   const name = /^(?:npm|workspace):(@?[^@]+)(?:@|$)/.exec(value)?.[1];
   return name === void 0 ? [] : [ name ];
  }
  function paths(value) {
   if (typeof value !== "string") return [];
   const [, prefix, path = ""] = /^(file:|link:|portal:|workspace:)?(.*)$/.exec(value) ?? [];
   if (prefix === void 0) return /^\.\.?\//.test(path) ? [ path.split("::")[0] ?? "" ] : [];
   return prefix === "workspace:" ? [ path, `/${path}` ] : [ path.split("::")[0] ?? "" ];
  }
  function joined(all) {
   return {
    names: all.flatMap(one => one.names),
    paths: all.flatMap(one => one.paths)
   };
  }
  const PYTHON_MANIFEST = {
   family: "python",
   file: "pyproject.toml",
   read: readPyproject
  };
  const REQUIREMENTS_MANIFESTS = [ "requirements.txt", "requirements-dev.txt" ].map(file => ({
   family: "python",
   file: file,
   read: readRequirements
  }));
  function readPyproject(text) {
   const data = python_manifest_parsed(text);
   if (data === void 0) return;
   const tool = tableAt(data, "tool");
   const own = [ valueAt(data, "project", "name"), valueAt(tool, "poetry", "name") ];
   const wanted = {
    names: [ ...requirements(data, tool), ...poetryNames(tool) ].flatMap(requiredName),
    paths: sourcePaths(tool)
   };
   return {
    calls: own.flatMap(name => typeof name === "string" ? requiredName(name) : []),
    needs: {
     names: wanted.names,
     paths: [ ...wanted.paths, ...textsWithin(data).flatMap(pathsUpwards) ]
    },
    below: wanted
   };
  }
  function readRequirements(text) {
   const lines = text.split(/\r?\n/);
   return {
    calls: [],
    needs: {
     names: lines.flatMap(requiredName),
     paths: lines.flatMap(pathsUpwards)
    }
   };
  }
  function python_manifest_parsed(text) {
   try {
    return (0, dist.qg)(text.replace(/^\uFEFF/, ""));
   } catch {
    return;
   }
  }
  function requirements(data, tool) {
   const lists = [ valueAt(data, "project", "dependencies"), valueAt(data, "build-system", "requires"), valueAt(tool, "uv", "dev-dependencies"), ...Object.values(tableAt(data, "project", "optional-dependencies")), ...Object.values(tableAt(data, "dependency-groups")), ...Object.values(tableAt(tool, "pdm", "dev-dependencies")), ...Object.values(tableAt(tool, "hatch", "envs")).flatMap(environment => [ valueAt(environment, "dependencies"), valueAt(environment, "extra-dependencies") ]) ];
   return lists.flatMap(textsOf);
  }
  function poetryNames(tool) {
   const poetry = tableAt(tool, "poetry");
   const groups = Object.values(tableAt(poetry, "group"));
   return [ poetry, ...groups ].flatMap(place => [ tableAt(place, "dependencies"), tableAt(place, "dev-dependencies") ]).concat(tableAt(tool, "uv", "sources")).flatMap(Object.keys);
  }
  function sourcePaths(tool) {
   return valuesWithin([ tool["uv"], tool["poetry"] ]).flatMap(value => {
    const path = valueAt(value, "path");
    return typeof path === "string" ? [ path ] : [];
   });
  }
  function requiredName(requirement) {
   const name = /^\s*([A-Za-z0-9][\w.-]*)/.exec(requirement)?.[1];
   return name === void 0 ? [] : [ name.replace(/[-_.]+/g, "-").toLowerCase() ];
  }
  const MANIFEST_KINDS = [ NODE_MANIFEST, CARGO_MANIFEST, GO_MANIFEST, GO_WORK_MANIFEST, PYTHON_MANIFEST, ...REQUIREMENTS_MANIFESTS ];
  const DECLARE = new Set([ "node", "bun", "rust", "python", "go" ]);
  function declaresDependencies(ecosystem) {
   return DECLARE.has(ecosystem);
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
   Zv: () => foldersAbove,
   lW: () => pathIn,
   pd: () => foldersOf,
   sp: () => packageFolders
  });
  var _acceptance_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1191);
  var _matches_any_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9807);
  var _packages_manifest_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1795);
  const LARGEST_ACCEPTANCE = 65536;
  const LARGEST_MANIFEST = 1048576;
  const MOST_TEXTS = 3e3;
  const MOST_LINKS = 1e3;
  const LONGEST_LINK = 4096;
  const MOST_TEXT_BYTES = 67108864;
  const MANIFESTS = _packages_manifest_kinds_js__WEBPACK_IMPORTED_MODULE_2__.a.map(({file: file}) => file);
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
   if (!policy.packages.onlyChanged) return {
    paths: paths,
    folders: folders,
    texts: texts
   };
   return {
    paths: paths,
    folders: folders,
    texts: texts,
    links: await readLinks(files, entries)
   };
  }
  async function readLinks(files, entries) {
   const links = new Map;
   for (const entry of entries.filter(one => one.mode === "120000")) {
    const target = links.size < MOST_LINKS ? decoded(await files.read(entry, LONGEST_LINK), LONGEST_LINK) : void 0;
    links.set(entry.path, target?.kind === "text" ? target.text : void 0);
   }
   return links;
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
  function foldersAbove(path) {
   const above = [];
   let end = path.lastIndexOf("/");
   while (end > 0) {
    above.push(path.slice(0, end));
    end = path.lastIndexOf("/", end - 1);
   }
   return [ ...above, "" ];
  }
  function pathIn(folder, name) {
   return folder === "" ? name : `${folder}/${name}`;
  }
  function packageFolders(folders, policy) {
   const isPackage = (0, _matches_any_js__WEBPACK_IMPORTED_MODULE_1__._)(policy.packages.folders);
   return [ ...folders ].filter(isPackage);
  }
  function wantedTexts(folders, policy) {
   const packages = packageFolders(folders, policy);
   const read = new Set([ "", ...packages, ...packages.flatMap(foldersAbove) ]);
   const manifests = new Set([ ...read ].flatMap(folder => MANIFESTS.map(name => pathIn(folder, name))));
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
