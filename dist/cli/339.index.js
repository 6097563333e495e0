export const id = 339;

export const ids = [ 339 ];

export const modules = {
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
