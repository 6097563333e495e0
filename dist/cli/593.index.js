export const id = 593;

export const ids = [ 593 ];

export const modules = {
593: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
excludedPaths: () => excludedPaths
});
var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1138);
var _policy_preset_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7886);
const OPTIONS = {
dot: true,
nonegate: true,
nocomment: true
};
const ANY_CASE = {
...OPTIONS,
nocase: true
};
const PRESET_NAMES = new Set(_policy_preset_names_js__WEBPACK_IMPORTED_MODULE_1__.OX.map(name => name.toLowerCase()));
function excludedPaths(scope) {
const isListed = matcher(scope.exclude, OPTIONS);
const isAcceptance = matcher(scope.acceptanceFiles, ANY_CASE);
const isPackage = matcher(scope.packageFolders, ANY_CASE);
return path => isListed(path) && !isAcceptance(path) && !isManifest(path);
function isManifest(path) {
return placesOf(path).some(([folder, name]) => isPresetFile(name) && (folder === "" || isPackage(folder)));
}
}
function placesOf(path) {
const parts = path.split("/");
return [ 1, 2 ].filter(count => count <= parts.length).map(count => [ parts.slice(0, -count).join("/"), parts.slice(-count).join("/").toLowerCase() ]);
}
function isPresetFile(name) {
return PRESET_NAMES.has(name) || !name.includes("/") && _policy_preset_names_js__WEBPACK_IMPORTED_MODULE_1__.zV.some(end => name.endsWith(end));
}
function matcher(globs, options) {
const compiled = globs.map(glob => new minimatch__WEBPACK_IMPORTED_MODULE_0__.VR(glob, options));
return path => compiled.some(glob => glob.match(path));
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
}
};
