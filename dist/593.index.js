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
}
};
