export const id = 962;

export const ids = [ 962, 948 ];

export const modules = {
4613: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ownPage
});
function ownPage(path) {
return `${path} of completion-gate`;
}
},
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
logLevel: "error"
});
}
},
6298: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => globProblem,
S: () => LONGEST_GLOB
});
const LONGEST_GLOB = 200;
const MOST_BRACES = 3;
const MOST_ALTERNATIVES = 20;
const MOST_GLOBSTARS = 4;
const MOST_STARS_IN_A_NAME = 3;
function globProblem(glob) {
if (glob.trim() === "") return "a glob must not be blank";
if (glob.length > LONGEST_GLOB) return `a glob has at most ${LONGEST_GLOB} characters, this one has ${glob.length}`;
if (/^\.{0,2}\/|(^|\/)\.\.?(\/|$)/.test(glob)) return 'a glob is relative to the root of the repository, without "./", "../" or a leading slash';
if (/[!?*+@]\(/.test(glob)) return 'extended globs such as "+(a|b)" are not supported; use "{a,b}"';
return countProblem(glob);
}
function countProblem(glob) {
if (/\{[^}]*\.\.[^}]*\}/.test(glob)) return 'ranges such as "{1..9}" are not supported; list the alternatives';
if (count(glob, "{") > MOST_BRACES) return `a glob has at most ${MOST_BRACES} pairs of braces`;
if (count(glob, ",") > MOST_ALTERNATIVES) return `a glob has at most ${MOST_ALTERNATIVES} commas`;
const names = glob.split("/");
if (names.filter(name => name === "**").length > MOST_GLOBSTARS) return `a glob has at most ${MOST_GLOBSTARS} "**"`;
if (names.some(name => name !== "**" && count(name, "*") > MOST_STARS_IN_A_NAME)) return `a glob has at most ${MOST_STARS_IN_A_NAME} "*" between two slashes`;
return;
}
function count(text, character) {
return text.split(character).length - 1;
}
},
1960: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => nestsTooDeeply
});
const DEEPEST = 100;
function nestsTooDeeply(text) {
let depth = 0;
for (const [mark] of text.matchAll(/[[\]{}]/g)) {
depth = Math.max(0, depth + (mark === "{" || mark === "[" ? 1 : -1));
if (depth > DEEPEST) return true;
}
return false;
}
},
81: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => isNoTest
});
const NO_TEST = /^echo "Error: no test specified" && exit 1$/;
function isNoTest(script) {
return NO_TEST.test(script.trim());
}
},
7886: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AM: () => RESERVED_PREFIXES,
OX: () => PRESET_FILES,
SQ: () => ECOSYSTEMS,
ZR: () => PRESET_IDS,
bv: () => PRESET_TEXTS,
zV: () => PRESET_ENDINGS
});
const PRESET_IDS = [ "rust:fmt", "rust:check", "rust:test", "rust:clippy", "node:test", "node:typecheck", "node:lint", "python:test", "python:ruff", "python:mypy", "go:test", "go:vet", "deno:task", "deno:test", "deno:fmt", "deno:lint", "bun:test", "maven:test", "gradle:test", "dotnet:test", "ruby:rspec", "ruby:test", "ruby:rubocop", "php:test", "php:pest", "php:phpunit", "php:phpstan", "elixir:test", "elixir:format", "swift:test", "make:test", "just:test" ];
const ECOSYSTEMS = [ "rust", "node", "python", "go", "deno", "bun", "maven", "gradle", "dotnet", "ruby", "php", "elixir", "swift", "make", "just" ];
const PRESET_TEXTS = [ "package.json", "pyproject.toml", "deno.json", "deno.jsonc", "composer.json", "GNUmakefile", "makefile", "Makefile", "justfile", "Justfile", "JUSTFILE", ".justfile" ];
const PRESET_FILES = [ ...PRESET_TEXTS, "pnpm-workspace.yaml", "package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb", "pytest.ini", "ruff.toml", ".ruff.toml", "mypy.ini", ".mypy.ini", "Cargo.toml", "go.mod", "go.work", "pom.xml", "mvnw", "settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts", "gradlew", "Gemfile", ".rspec", ".rubocop.yml", "Rakefile", "rakefile", "Rakefile.rb", "rakefile.rb", "bin/rails", "tests/Pest.php", "phpunit.xml", "phpunit.dist.xml", "phpunit.xml.dist", "phpstan.neon", "phpstan.neon.dist", "phpstan.dist.neon", "mix.exs", ".formatter.exs", "Package.swift" ];
const PRESET_ENDINGS = [ ".sln", ".slnx", ".csproj", ".fsproj", ".vbproj" ];
const RESERVED_PREFIXES = [ ...ECOSYSTEMS, "acceptance", "shell", "surface", "verifier", "attestor", "gate" ];
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
5338: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ak: () => MANIFEST_KINDS,
m9: () => PACKAGE_MANIFESTS,
Ap: () => familyOf
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
return text.match(/(?:\.\/)?\.\.(?:\/[^\s"'`;,|&()<>=#]*)?(?![\w.])/g) ?? [];
}
function globsUpwards(globs) {
return textsOf(globs).filter(glob => /^!?(?:\.\/)*\.\.(?:\/|$)/.test(glob));
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
lends: new Map(Object.entries(tableAt(data, "workspace", "dependencies")).map(entry => [ entry[0], dependency(entry) ])),
membersOutside: globsUpwards(valueAt(data, "workspace", "members"))
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
read: text => {
const lines = directives(text);
const of = wanted => lines.filter(([directive]) => directive === wanted);
return {
calls: [],
needs: NO_NEEDS,
silent: true,
below: needsOf(of("replace")),
membersOutside: globsUpwards(of("use").flatMap(([, ...rest]) => rest))
};
}
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
const REPLACEMENTS = [ [ "overrides" ], [ "resolutions" ], [ "pnpm", "overrides" ], [ "pnpm", "packageExtensions" ], [ "catalog" ], [ "catalogs" ], [ "workspaces", "catalog" ], [ "workspaces", "catalogs" ] ];
const PROSE = new Set([ "name", "version", "description", "keywords", "license" ]);
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
})), ...REPLACEMENTS.map(keys => replacedBy(valueAt(data, ...keys))) ]);
const rest = textsWithin(Object.entries(data).flatMap(([key, value]) => PROSE.has(key) ? [] : [ value ]));
return {
calls: typeof name === "string" ? [ name ] : [],
needs: {
names: [ ...wanted.names, ...rest.flatMap(words) ],
paths: [ ...wanted.paths, ...rest.flatMap(pathsUpwards) ]
},
below: wanted,
membersOutside: globsUpwards(valueAt(data, "workspaces", "packages") ?? data["workspaces"])
};
}
function replacedBy(value) {
const texts = textsWithin(value);
return {
names: texts.flatMap(aliases),
paths: texts.flatMap(paths)
};
}
function words(text) {
return text.split(/[\s"'`=:#,;|&()!]+/).filter(word => word !== "");
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
const name = /^(?:npm|workspace|patch):(@?[^@]+)(?:@|$)/.exec(value)?.[1];
return name === void 0 ? [] : [ name ];
}
function paths(value) {
if (typeof value !== "string") return [];
const [, prefix, path = ""] = /^(file:|link:|portal:|workspace:)?(.*)$/.exec(value) ?? [];
if (prefix === void 0) return /^\.\.?\//.test(path) ? [ path.split("::")[0] ?? "" ] : [];
if (prefix !== "workspace:") return [ path.split("::")[0] ?? "" ];
const place = path.replace(/^[*^~<>=].*$|@[^/]*$/, "");
return place === "" ? [] : [ place, `/${place}` ];
}
function joined(all) {
return {
names: all.flatMap(one => one.names),
paths: all.flatMap(one => one.paths)
};
}
var bounded_yaml = __webpack_require__(227);
const PNPM_WORKSPACE = {
family: "node",
file: "pnpm-workspace.yaml",
read: readWorkspace
};
function readWorkspace(text) {
const data = pnpm_workspace_parsed(text);
if (data === null) return {
calls: [],
needs: NO_NEEDS,
silent: true
};
if (!isTable(data)) return;
const {packages: packages, ...rest} = data;
return {
calls: [],
needs: NO_NEEDS,
below: replacedBy(rest),
silent: true,
membersOutside: globsUpwards(packages)
};
}
function pnpm_workspace_parsed(text) {
try {
return (0, bounded_yaml.b)(text.replace(/^\uFEFF/, ""));
} catch {
return;
}
}
const PYTHON_MANIFEST = {
family: "python",
file: "pyproject.toml",
read: readPyproject
};
const REQUIREMENTS = [ "requirements.txt", "requirements-dev.txt", "requirements-test.txt", "requirements_dev.txt", "requirements_test.txt", "dev-requirements.txt", "test-requirements.txt", "requirements.in", "requirements-dev.in", "constraints.txt" ];
const REQUIREMENTS_MANIFESTS = REQUIREMENTS.map(file => ({
family: "python",
file: file,
read: readRequirements
}));
const SETUP_CFG = {
family: "python",
file: "setup.cfg",
read: text => ({
calls: [],
needs: {
names: [],
paths: pathsUpwards(text)
},
.../^\s*(?:\[metadata\]|\[options|install_requires|requires|extras_require|tests_require|setup_requires)/im.test(text) ? {
partial: "setup.cfg declares the package, and is not read"
} : {
silent: true
}
})
};
function readPyproject(text) {
const data = python_manifest_parsed(text);
if (data === void 0) return;
const tool = tableAt(data, "tool");
const own = [ valueAt(data, "project", "name"), valueAt(tool, "poetry", "name") ];
const wanted = {
names: requirements(data).flatMap(requiredName),
paths: sourcePaths(data)
};
return {
calls: own.flatMap(name => typeof name === "string" ? requiredName(name) : []),
needs: {
names: wanted.names,
paths: [ ...wanted.paths, ...textsWithin(data).flatMap(pathsUpwards) ]
},
below: wanted,
membersOutside: globsUpwards(valueAt(tool, "uv", "workspace", "members")),
...howMuch(data)
};
}
function howMuch(data) {
const dynamic = textsOf(valueAt(data, "project", "dynamic"));
if (dynamic.some(field => field.endsWith("dependencies"))) return {
partial: "pyproject.toml has dynamic dependencies"
};
const says = [ [ "project" ], [ "tool", "poetry" ], [ "tool", "flit", "metadata" ] ];
return says.some(keys => valueAt(data, ...keys) !== void 0) ? {} : {
silent: true
};
}
function readRequirements(text) {
const lines = text.split(/\r?\n/);
const included = lines.flatMap(line => /^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(\S+)/.exec(line)?.[1] ?? []).find(file => !REQUIREMENTS.includes(file.replace(/^\.\//, "")));
return {
calls: [],
needs: {
names: lines.flatMap(requiredName),
paths: lines.flatMap(pathsUpwards)
},
...included === void 0 ? {} : {
partial: `requirements include ${included}, which is not read`
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
const REQUIRES = /depend|require|sources|overrides|constraint/i;
function requirements(data) {
return valuesWithin(data).flatMap(value => isTable(value) ? Object.entries(value).filter(([key]) => REQUIRES.test(key)).flatMap(([, held]) => [ ...valuesWithin(held).flatMap(one => isTable(one) ? Object.keys(one) : []), ...textsWithin(held) ]) : []);
}
function sourcePaths(data) {
return valuesWithin(data).flatMap(value => {
const path = valueAt(value, "path");
return typeof path === "string" ? [ path ] : [];
});
}
function requiredName(requirement) {
const name = /^\s*([A-Za-z0-9][\w.-]*)/.exec(requirement)?.[1];
return name === void 0 ? [] : [ name.replace(/[-_.]+/g, "-").toLowerCase() ];
}
var json_file = __webpack_require__(3089);
const NAMES = "app base build check cjs common config dev e2e esm eslint jest lib lint module node options prod production references release root scripts shared solution spec src strict test tests types vite vitest web worker";
const FILES = [ "tsconfig.json", ...NAMES.split(" ").map(name => `tsconfig.${name}.json`), "jsconfig.json" ];
const TSCONFIG_MANIFESTS = FILES.map(file => ({
family: "node",
file: file,
read: readTsconfig
}));
function readTsconfig(text) {
const data = (0, json_file.BQ)(text);
if (!isTable(data)) return;
const mapped = pathsMapped(data);
const texts = textsWithin(data);
return {
calls: [],
needs: {
names: texts,
paths: [ ...texts, ...mapped.paths ]
},
below: mapped,
silent: true
};
}
function pathsMapped(data) {
const options = valueAt(data, "compilerOptions");
const base = valueAt(options, "baseUrl");
const from = typeof base === "string" ? `${base}/` : "";
const paths = textsWithin(valueAt(options, "paths"));
return paths.length === 0 ? NO_NEEDS : {
names: [],
paths: paths.map(path => from + path)
};
}
const MANIFEST_KINDS = [ NODE_MANIFEST, PNPM_WORKSPACE, ...TSCONFIG_MANIFESTS, CARGO_MANIFEST, GO_MANIFEST, GO_WORK_MANIFEST, PYTHON_MANIFEST, ...REQUIREMENTS_MANIFESTS, SETUP_CFG ];
const PACKAGE_MANIFESTS = [ NODE_MANIFEST, CARGO_MANIFEST, GO_MANIFEST, PYTHON_MANIFEST ].map(({file: file}) => file);
const FAMILIES = new Map([ [ "node", "node" ], [ "bun", "node" ], [ "rust", "rust" ], [ "python", "python" ], [ "go", "go" ] ]);
function familyOf(ecosystem) {
return FAMILIES.get(ecosystem);
}
},
5954: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => counts,
a: () => findPresets
});
var preset = __webpack_require__(759);
var no_test_script = __webpack_require__(81);
var package_manager = __webpack_require__(8844);
var json_file = __webpack_require__(3089);
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
const source = `${MANIFEST}:${(0, json_file.PO)(manifest.text, "scripts", script)}`;
return manager.kind === "unknown" ? (0, preset.L5)(id, `${MANIFEST}: ${manager.why}`, source) : (0, 
preset.F9)(id, (0, package_manager.rG)(manager.manager, script), source);
});
}
};
function mayRunTests(folder) {
const manifest = readManifest(folder);
return manifest !== void 0 && (manifest.kind === "broken" || declares(manifest.scripts, "test"));
}
function managerName(place) {
const manifest = readManifest(place.folder);
if (manifest?.kind !== "manifest") return;
const manager = managerOf(manifest.packageManager, place);
return manager.kind === "manager" ? manager.manager : void 0;
}
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
const file = (0, json_file.d_)(folder, MANIFEST);
if (file?.kind !== "object") return file;
const scripts = file.value["scripts"] ?? {};
return isRecord(scripts) ? {
kind: "manifest",
text: file.text,
scripts: scripts,
packageManager: file.value["packageManager"]
} : {
kind: "broken",
why: `${MANIFEST} has scripts that are no object`
};
}
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
function declares(scripts, name) {
const script = Object.hasOwn(scripts, name) ? scripts[name] : void 0;
return typeof script === "string" && script.trim() !== "" && !(0, no_test_script.w)(script);
}
const TEST_FILE = /(?:^|\/)[^/]*[._](?:test|spec)\.(?:[cm]?[jt]s|[jt]sx)$/;
const BUN = {
ecosystem: "bun",
presets: [ {
id: "bun:test",
kind: "test",
description: "Run Bun tests",
required: true
} ],
find: place => {
const {folder: folder} = place;
return managerName(place) === "bun" && folder.holds(TEST_FILE) ? [ (0, preset.m4)(mayRunTests(folder), (0, 
preset.F9)("bun:test", "bun test", "package.json")) ] : [];
}
};
const CONFIGURATIONS = [ "deno.json", "deno.jsonc" ];
const deno_TEST_FILE = /(?:^|\/)(?:(?:[^/]*[._])?test|__tests__\/(?:[^/]+\/)*[^/]+)\.(?:[cm]?[jt]s|[jt]sx)$/;
const DENO = {
ecosystem: "deno",
presets: [ {
id: "deno:task",
kind: "test",
description: "Run the test task of Deno",
required: true
}, {
id: "deno:test",
kind: "test",
description: "Run Deno tests",
required: true
}, {
id: "deno:fmt",
kind: "format",
description: "Check Deno formatting",
required: false
}, {
id: "deno:lint",
kind: "lint",
description: "Run Deno lint checks",
required: false
} ],
find: ({folder: folder}) => {
const source = CONFIGURATIONS.find(name => folder.has(name));
return source === void 0 ? [] : [ ...tests(folder, source), (0, preset.F9)("deno:fmt", "deno fmt --check", source), (0, 
preset.F9)("deno:lint", "deno lint", source) ];
}
};
function tests(folder, source) {
const configuration = (0, json_file.d_)(folder, source, "with comments");
if (configuration?.kind === "broken") return [ (0, preset.L5)("deno:test", configuration.why, source) ];
const hasTask = configuration !== void 0 && Object.hasOwn((0, json_file.oz)(configuration.value, "tasks"), "test");
const line = hasTask ? (0, json_file.PO)(configuration.text, "tasks", "test") : 1;
return [ ...hasTask ? [ (0, preset.F9)("deno:task", "deno task test", `${source}:${String(line)}`) ] : [], ...folder.holds(deno_TEST_FILE) ? [ (0, 
preset.m4)(hasTask || mayRunTests(folder), (0, preset.F9)("deno:test", "deno test", source)) ] : [] ];
}
const SOLUTION = /\.slnx?$/i;
const PROJECT = /\.(?:cs|fs|vb)proj$/i;
const DOTNET = {
ecosystem: "dotnet",
presets: [ {
id: "dotnet:test",
kind: "test",
description: "Run .NET tests",
required: true
} ],
find: ({folder: folder}) => {
const names = folder.names();
const solutions = names.filter(name => SOLUTION.test(name));
const projects = names.filter(name => PROJECT.test(name));
return solutions.length > 0 ? testOf(solutions, projects.length > 0) : testOf(projects, false);
}
};
function testOf(files, mustName) {
const [file, ...others] = files;
if (file === void 0) return [];
if (others.length > 0) return [ (0, preset.L5)("dotnet:test", `${files.slice(0, 3).join(", ")} stand side by side, and dotnet tests one; switch dotnet:test off and demand \`dotnet test\` of each file in the policy's checks`, file) ];
if (!mustName) return [ (0, preset.F9)("dotnet:test", "dotnet test", file) ];
return /^[\w.+-]+$/.test(file) ? [ (0, preset.F9)("dotnet:test", `dotnet test ${file}`, file) ] : [ (0, 
preset.F9)("dotnet:test", `dotnet test '${quoted(file)}'`, file) ];
}
function quoted(text) {
return text.replaceAll("'", String.raw`'\''`);
}
const elixir_PROJECT = "mix.exs";
const FORMATTER = ".formatter.exs";
const ELIXIR = {
ecosystem: "elixir",
presets: [ {
id: "elixir:test",
kind: "test",
description: "Run Elixir tests",
required: true
}, {
id: "elixir:format",
kind: "format",
description: "Check Elixir formatting",
required: false
} ],
find: ({folder: folder}) => folder.has(elixir_PROJECT) ? [ (0, preset.F9)("elixir:test", "mix test", elixir_PROJECT), ...folder.has(FORMATTER) ? [ (0, 
preset.F9)("elixir:format", "mix format --check-formatted", FORMATTER) ] : [] ] : []
};
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
const BUILDS = [ "settings.gradle", "settings.gradle.kts", "build.gradle", "build.gradle.kts" ];
const GRADLE = {
ecosystem: "gradle",
presets: [ {
id: "gradle:test",
kind: "test",
description: "Run Gradle tests and checks",
required: true
} ],
find: place => {
const source = BUILDS.find(name => place.folder.has(name));
if (source === void 0) return [];
const gradle = `${(0, preset.ky)(place, "gradlew", "gradle")} --console=plain`;
return [ (0, preset.F9)("gradle:test", `${gradle} check`, source) ];
}
};
const JUSTFILE = /^\.?justfile$/i;
const ALIAS = /^alias\s+test\s*:=/;
const RECIPE = /^@?test((?:\s+[^:\n]*)?):(?!=)/;
const JUST = {
ecosystem: "just",
isFallback: true,
presets: [ {
id: "just:test",
kind: "test",
description: "Run the tests of the justfile",
required: true
} ],
find: ({folder: folder}) => {
const name = folder.names().find(one => JUSTFILE.test(one));
const file = name === void 0 ? void 0 : folder.text(name);
if (name === void 0 || file === void 0) return [];
if (file.kind === "broken") return [ (0, preset.L5)("just:test", `${name} ${file.why}`, name) ];
const at = file.text.split(/\r?\n/).findIndex(isTestRecipe);
return at < 0 ? [] : [ (0, preset.F9)("just:test", "just test", `${name}:${String(at + 1)}`) ];
}
};
function isTestRecipe(line) {
if (ALIAS.test(line)) return true;
const recipe = RECIPE.exec(line);
const parameters = (recipe?.[1] ?? "").replace(/=\s*(?:'[^']*'|"[^"]*"|\S+)/g, "=").split(/\s+/);
return recipe !== null && parameters.every(one => one === "" || one.startsWith("*") || one.includes("="));
}
const MAKEFILES = [ "GNUmakefile", "makefile", "Makefile" ];
const TARGETS = [ "test", "check" ];
const MAKE = {
ecosystem: "make",
isFallback: true,
presets: [ {
id: "make:test",
kind: "test",
description: "Run the tests of the Makefile",
required: true
} ],
find: ({folder: folder}) => {
const name = MAKEFILES.find(one => folder.has(one));
const file = name === void 0 ? void 0 : folder.text(name);
if (name === void 0 || file === void 0) return [];
if (file.kind === "broken") return [ (0, preset.L5)("make:test", `${name} ${file.why}`, name) ];
const targets = targetLines(file.text);
const target = TARGETS.find(one => targets.has(one));
return target === void 0 ? [] : [ (0, preset.F9)("make:test", `make ${target}`, `${name}:${String(targets.get(target) ?? 1)}`) ];
}
};
function targetLines(text) {
const targets = new Map;
text.split(/\r?\n/).forEach((line, at) => {
const names = /^([^\s#:=.$%][^#:=$%]*?)\s*::?(?![:=])/.exec(line)?.[1];
for (const name of names?.split(/\s+/) ?? []) if (!targets.has(name)) targets.set(name, at + 1);
});
return targets;
}
const MAVEN = {
ecosystem: "maven",
presets: [ {
id: "maven:test",
kind: "test",
description: "Run Maven tests",
required: true
} ],
find: place => place.folder.has("pom.xml") ? [ (0, preset.F9)("maven:test", `${(0, 
preset.ky)(place, "mvnw", "mvn")} -B verify`, "pom.xml") ] : []
};
const php_MANIFEST = "composer.json";
const PEST = "tests/Pest.php";
const PHPUNIT = [ "phpunit.xml", "phpunit.dist.xml", "phpunit.xml.dist" ];
const PHPSTAN = [ "phpstan.neon", "phpstan.neon.dist", "phpstan.dist.neon" ];
const PHP = {
ecosystem: "php",
presets: [ {
id: "php:test",
kind: "test",
description: "Run the test script of Composer",
required: true
}, {
id: "php:pest",
kind: "test",
description: "Run Pest tests",
required: true
}, {
id: "php:phpunit",
kind: "test",
description: "Run PHPUnit tests",
required: true
}, {
id: "php:phpstan",
kind: "type_check",
description: "Run PHPStan checks",
required: false
} ],
find: ({folder: folder}) => {
const manifest = (0, json_file.d_)(folder, php_MANIFEST);
if (manifest === void 0) return [];
if (manifest.kind === "broken") return [ (0, preset.L5)("php:test", manifest.why, php_MANIFEST) ];
const hasScript = Object.hasOwn((0, json_file.oz)(manifest.value, "scripts"), "test");
const line = (0, json_file.PO)(manifest.text, "scripts", "test");
const phpstan = PHPSTAN.find(name => folder.has(name));
return [ ...hasScript ? [ (0, preset.F9)("php:test", "composer test", `${php_MANIFEST}:${String(line)}`) ] : [], ...runner(folder, hasScript), ...phpstan === void 0 ? [] : [ (0, 
preset.F9)("php:phpstan", "vendor/bin/phpstan analyse", phpstan) ] ];
}
};
function runner(folder, hasScript) {
const hasPest = folder.has(PEST);
const phpunit = PHPUNIT.find(name => folder.has(name));
return [ ...hasPest ? [ (0, preset.m4)(hasScript, (0, preset.F9)("php:pest", "vendor/bin/pest", PEST)) ] : [], ...phpunit === void 0 ? [] : [ (0, 
preset.m4)(hasScript || hasPest, (0, preset.F9)("php:phpunit", "vendor/bin/phpunit", phpunit)) ] ];
}
var dist = __webpack_require__(3292);
const python_PROJECT = "pyproject.toml";
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
const tools = configuredTools(folder.text(python_PROJECT));
return [ ...python_tests(folder, tools), ...tool({
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
function python_tests(folder, tools) {
const isProject = folder.has(python_PROJECT);
const source = folder.has("pytest.ini") ? "pytest.ini" : isProject && folder.hasFolder("tests") ? python_PROJECT : void 0;
return tool({
id: "python:test",
command: "python -m pytest",
name: "pytest"
}, tools, source);
}
function tool(wanted, tools, ownFile) {
if (ownFile !== void 0) return [ (0, preset.F9)(wanted.id, wanted.command, ownFile) ];
if (tools.kind === "broken") return [ (0, preset.L5)(wanted.id, tools.why, python_PROJECT) ];
return tools.names.has(wanted.name) ? [ (0, preset.F9)(wanted.id, wanted.command, python_PROJECT) ] : [];
}
function configuredTools(file) {
if (file === void 0) return {
kind: "tools",
names: new Set
};
if (file.kind === "broken") return {
kind: "broken",
why: `${python_PROJECT} ${file.why}`
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
why: `${python_PROJECT} is not valid TOML`
};
}
}
const RAKEFILES = [ "Rakefile", "rakefile", "Rakefile.rb", "rakefile.rb" ];
const RUBOCOP = ".rubocop.yml";
const SPEC = /^spec\/(?:[^/]+\/)*[^/]+_spec\.rb$/;
const TEST = /^test\/(?:[^/]+\/)*(?:[^/]+_test|test_[^/]+)\.rb$/;
const RUBY = {
ecosystem: "ruby",
presets: [ {
id: "ruby:rspec",
kind: "test",
description: "Run RSpec examples",
required: true
}, {
id: "ruby:test",
kind: "test",
description: "Run Ruby tests",
required: true
}, {
id: "ruby:rubocop",
kind: "lint",
description: "Run RuboCop lint checks",
required: false
} ],
find: ({folder: folder}) => {
const bundled = folder.has("Gemfile") ? "bundle exec " : "";
const hasSpecs = folder.has(".rspec") || folder.holds(SPEC);
return [ ...hasSpecs ? [ (0, preset.F9)("ruby:rspec", `${bundled}rspec`, specSource(folder)) ] : [], ...ruby_tests(folder, bundled), ...folder.has(RUBOCOP) ? [ (0, 
preset.F9)("ruby:rubocop", `${bundled}rubocop`, RUBOCOP) ] : [] ];
}
};
function specSource(folder) {
return [ ".rspec", "Gemfile" ].find(name => folder.has(name)) ?? "spec";
}
function ruby_tests(folder, bundled) {
const rakefile = RAKEFILES.find(name => folder.has(name));
if (rakefile === void 0 || !folder.holds(TEST)) return [];
return folder.has("bin/rails") ? [ (0, preset.F9)("ruby:test", "bin/rails test", "bin/rails") ] : [ (0, 
preset.F9)("ruby:test", `${bundled}rake test`, rakefile) ];
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
const PACKAGE = "Package.swift";
const SWIFT = {
ecosystem: "swift",
presets: [ {
id: "swift:test",
kind: "test",
description: "Run Swift tests",
required: true
} ],
find: ({folder: folder}) => folder.has(PACKAGE) ? [ (0, preset.F9)("swift:test", "swift test", PACKAGE) ] : []
};
const PRESET_TABLE = [ RUST, NODE, PYTHON, GO, DENO, BUN, MAVEN, GRADLE, DOTNET, RUBY, PHP, ELIXIR, SWIFT, MAKE, JUST ];
function findPresets(place) {
let hasTest = false;
return PRESET_TABLE.map(row => {
const findings = row.find(place).map(one => (0, preset.m4)(row.isFallback === true && hasTest, one));
hasTest ||= findings.some(one => counts(one) && isTest(row, one));
return {
row: row,
findings: findings
};
});
}
function counts(finding) {
return finding.kind === "unknown" || finding.aside !== true;
}
function isTest(row, {id: id}) {
return row.presets.some(preset => preset.id === id && preset.kind === "test");
}
},
3089: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BQ: () => jsonWithComments,
PO: () => lineUnder,
d_: () => jsonFile,
oz: () => objectUnder
});
const COMMENTS = /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g;
const LAST_COMMAS = /("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g;
function jsonFile(folder, name, comments = "plain") {
const file = folder.text(name);
if (file === void 0) return;
if (file.kind === "broken") return {
kind: "broken",
why: `${name} ${file.why}`
};
const text = file.text.replace(/^\uFEFF/, "");
const value = parsed(comments === "plain" ? text : withoutComments(text));
return isRecord(value) ? {
kind: "object",
text: file.text,
value: value
} : {
kind: "broken",
why: `${name} is not valid JSON`
};
}
function objectUnder(value, key) {
const under = Object.hasOwn(value, key) ? value[key] : void 0;
return isRecord(under) ? under : {};
}
function lineUnder(text, object, key) {
const lines = text.split("\n");
const from = Math.max(lines.findIndex(line => line.includes(`"${object}"`)), 0);
const at = lines.findIndex((line, index) => index >= from && line.includes(`"${key}"`));
return (at < 0 ? from : at) + 1;
}
function jsonWithComments(text) {
return parsed(withoutComments(text.replace(/^\uFEFF/, "")));
}
function withoutComments(text) {
return text.replace(COMMENTS, "$1").replace(LAST_COMMAS, "$1");
}
function parsed(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
function isRecord(value) {
return typeof value === "object" && value !== null && !Array.isArray(value);
}
},
8844: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KR: () => lockedManager,
rG: () => scriptCommand,
w: () => declaredManager
});
const LOCKS = [ [ "pnpm-lock.yaml", "pnpm" ], [ "yarn.lock", "yarn" ], [ "bun.lock", "bun" ], [ "bun.lockb", "bun" ], [ "package-lock.json", "npm" ], [ "npm-shrinkwrap.json", "npm" ], [ "pnpm-workspace.yaml", "pnpm" ] ];
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
al: () => presetPlaces,
ky: () => wrapped,
kz: () => folderView,
m4: () => asideIf
});
function folderView(files, folder) {
return folderViews(files)(folder);
}
function presetPlaces(files) {
const view = folderViews(files);
const root = view("");
return folder => ({
folder: folder === "" ? root : view(folder),
root: root,
toRoot: folder === "" ? "." : folder.replace(/[^/]+/g, "..")
});
}
function wrapped({folder: folder, root: root, toRoot: toRoot}, wrapper, program) {
if (folder.has(wrapper)) return `./${wrapper}`;
return root.has(wrapper) ? `${toRoot}/${wrapper}` : program;
}
function folderViews(files) {
let sorted;
const byFolder = () => sorted ??= namesByFolder(files.paths);
return folder => {
const below = folder === "" ? "" : `${folder}/`;
return {
has: name => files.paths.has(below + name),
hasFolder: name => files.folders.has(below + name),
text: name => files.texts.get(below + name),
names: () => byFolder().get(folder) ?? [],
holds: path => [ ...byFolder() ].some(([at, names]) => (at === folder || at.startsWith(below)) && !INSTALLED.test(at) && names.some(name => path.test((at === "" ? name : `${at}/${name}`).slice(below.length))))
};
};
}
const INSTALLED = /(?:^|\/)(?:node_modules|vendor)(?:\/|$)/;
function namesByFolder(paths) {
const folders = new Map;
for (const path of paths) {
const slash = path.lastIndexOf("/");
const folder = path.slice(0, Math.max(slash, 0));
const names = folders.get(folder);
if (names === void 0) folders.set(folder, [ path.slice(slash + 1) ]); else names.push(path.slice(slash + 1));
}
return folders;
}
function found(id, command, source) {
return {
kind: "command",
id: id,
command: command,
source: source
};
}
function asideIf(standsAside, finding) {
return standsAside && finding.kind === "command" ? {
...finding,
aside: true
} : finding;
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
var _packages_manifest_kinds_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5338);
var _policy_preset_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7886);
const LARGEST_ACCEPTANCE = 65536;
const LARGEST_MANIFEST = 1048576;
const MOST_TEXTS = 3e3;
const MOST_LINKS = 1e3;
const LONGEST_LINK = 4096;
const MOST_TEXT_BYTES = 67108864;
const MANIFESTS = [ ...new Set([ ..._packages_manifest_kinds_js__WEBPACK_IMPORTED_MODULE_2__.ak.map(({file: file}) => file), ..._policy_preset_names_js__WEBPACK_IMPORTED_MODULE_3__.bv ]) ];
const MANIFEST_NAMES = new Set(MANIFESTS);
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
return MANIFEST_NAMES.has(path.slice(path.lastIndexOf("/") + 1));
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
