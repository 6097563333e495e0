export const id = 593;

export const ids = [ 593 ];

export const modules = {
  593: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      excludedPaths: () => excludedPaths
    });
    var minimatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1138);
    const OPTIONS = {
      dot: true,
      nonegate: true,
      nocomment: true
    };
    function excludedPaths(globs) {
      const compiled = globs.map(glob => new minimatch__WEBPACK_IMPORTED_MODULE_0__.VR(glob, OPTIONS));
      return path => compiled.some(glob => glob.match(path));
    }
  }
};
