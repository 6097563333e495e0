export const id = 441;

export const ids = [ 441 ];

export const modules = {
  8441: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runDigest: () => runDigest
    });
    var _observe_observe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2727);
    var _report_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5738);
    var _report_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9486);
    var _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(535);
    var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2529);
    var _world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5002);
    var _print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7532);
    async function runDigest(args, line) {
      const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_3__.hG)(args);
      const change = await (0, _world_js__WEBPACK_IMPORTED_MODULE_4__.z)(flags, line);
      const document = (0, _report_evidence_js__WEBPACK_IMPORTED_MODULE_6__.h)(await (0, 
      _observe_observe_js__WEBPACK_IMPORTED_MODULE_0__.l)(change.changes, await change.scope()));
      if (flags.json) (0, _print_js__WEBPACK_IMPORTED_MODULE_5__.Q2)(line, document, 0); else (0, 
      _print_js__WEBPACK_IMPORTED_MODULE_5__.yy)(line, words(document));
      return document.gaps.length === 0 ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.dc.complete : _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.dc.incomplete;
    }
    function words(document) {
      const records = document.records.map(record => `${record.tool.padEnd(9)}  ${record.content_digest.padEnd(64)}  ${(0, 
      _report_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(record.path)}`);
      const gaps = document.gaps.map(gap => `gap  ${gap.path === undefined ? "" : `${(0, 
      _report_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(gap.path)}: `}${(0, _report_terminal_text_js__WEBPACK_IMPORTED_MODULE_1__.e)(gap.reason)}`);
      return [ `base           ${document.base}`, `merge base     ${document.merge_base}`, `head           ${document.head}`, `effect digest  ${document.effect_digest || "(empty: nothing changed)"}`, ...gaps, ...records, "" ].join("\n");
    }
  }
};
