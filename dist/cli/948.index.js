export const id = 948;

export const ids = [ 948 ];

export const modules = {
4613: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ownPage
});
function ownPage(path) {
return `${path} of completion-gate`;
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
