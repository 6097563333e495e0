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
    const slash = path.lastIndexOf("/");
    const name = path.slice(slash + 1).toLowerCase();
    if (!PRESET_NAMES.has(name)) return false;
    return slash < 0 || isPackage(path.slice(0, slash));
   }
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
   ZR: () => PRESET_IDS
  });
  const PRESET_IDS = [ "rust:fmt", "rust:check", "rust:test", "rust:clippy", "node:test", "node:typecheck", "node:lint", "python:test", "python:ruff", "python:mypy", "go:test", "go:vet" ];
  const ECOSYSTEMS = [ "rust", "node", "python", "go" ];
  const PRESET_FILES = [ "package.json", "pnpm-workspace.yaml", "package-lock.json", "npm-shrinkwrap.json", "pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb", "pyproject.toml", "pytest.ini", "ruff.toml", ".ruff.toml", "mypy.ini", ".mypy.ini", "Cargo.toml", "go.mod", "go.work" ];
  const RESERVED_PREFIXES = [ ...ECOSYSTEMS, "deno", "maven", "gradle", "dotnet", "ruby", "php", "elixir", "swift", "make", "acceptance", "shell", "surface", "verifier", "attestor", "gate" ];
 }
};
