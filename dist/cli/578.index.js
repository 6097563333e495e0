export const id = 578;

export const ids = [ 578 ];

export const modules = {
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
 },
 5339: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   readPolicy: () => readPolicy
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
  var _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3770);
  var _vacuous_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1616);
  var _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7448);
  const LARGEST_POLICY = 65536;
  async function readPolicy(files, baseCommit, entries) {
   const entry = entries.find(one => one.path === _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l);
   if (entry === void 0) {
    if (entries.some(one => one.path === _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.O)) throw whole(`expected this name, the file is called ${_gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.O}`);
    const inItsPlace = whatStandsInItsPlace(entries);
    if (inItsPlace !== void 0) throw whole(`expected a regular file, ${inItsPlace}`);
    return {
     policy: (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.G4)(),
     source: "defaults"
    };
   }
   if (entry.mode !== "100644" && entry.mode !== "100755") throw whole(`expected a regular file, its mode is ${entry.mode}`);
   const file = await files.read(entry, LARGEST_POLICY);
   const policy = (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.ON)(policyText(file, baseCommit));
   const paths = entries.map(one => one.path);
   const problems = await problemsOfDemands(policy, paths);
   if (problems.length > 0) throw (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.IO)(problems);
   return {
    policy: policy,
    source: "file"
   };
  }
  function whatStandsInItsPlace(entries) {
   if (entries.some(one => one.path.startsWith(`${_gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l}/`))) return "it is a folder";
   const [folder] = _gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l.split("/");
   const above = entries.find(one => one.path === folder);
   if (above?.mode === "120000") return `${above.path} is a symbolic link`;
   if (above?.mode === "160000") return `${above.path} is a submodule`;
   return;
  }
  const BEGINS_AS_CONSTANT = /^\s*(?:#|["'\\]|(?:true|false|echo|exit)\b|:(?!\S))/;
  async function problemsOfDemands(policy, paths) {
   const {checks: checks, scope: scope} = policy;
   const isDoubtful = checks.some(check => BEGINS_AS_CONSTANT.test(check.command) || check.paths.length > 0 && scope.exclude.length > 0);
   if (isDoubtful) {
    const {voidProblems: voidProblems} = await Promise.all([ __webpack_require__.e(138), __webpack_require__.e(919), __webpack_require__.e(293) ]).then(__webpack_require__.bind(__webpack_require__, 7293));
    return voidProblems(policy, paths);
   }
   const problem = (0, _vacuous_js__WEBPACK_IMPORTED_MODULE_1__.C)(policy, paths, new Set);
   return problem === void 0 ? [] : [ {
    path: "",
    message: problem
   } ];
  }
  function policyText(file, baseCommit) {
   if (file.kind === "too_large") throw whole(`expected at most ${LARGEST_POLICY} bytes, the file has ${file.size}`);
   if (file.kind === "unreadable") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("POLICY_UNREADABLE", `${_gate_policy_js__WEBPACK_IMPORTED_MODULE_3__.l} exists at ${baseCommit}, and its bytes could not be read: ${file.why}`, {
    hint: "Fetch the base branch, then try again."
   });
   try {
    return new TextDecoder("utf-8", {
     fatal: true
    }).decode(file.bytes);
   } catch {
    throw whole("expected UTF-8 text, the bytes are none");
   }
  }
  function whole(message) {
   return (0, _parse_policy_js__WEBPACK_IMPORTED_MODULE_2__.IO)([ {
    path: "",
    message: message
   } ]);
  }
 }
};
