export const id = 937;

export const ids = [ 937 ];

export const modules = {
8937: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
leavesNothingOut: () => leavesNothingOut
});
var _read_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7434);
function leavesNothingOut(text) {
const reading = (0, _read_yaml_js__WEBPACK_IMPORTED_MODULE_0__.g)(text);
if (reading.kind === "problems") return false;
const {data: data} = reading;
if (data === null || data === void 0) return true;
return typeof data === "object" && !Array.isArray(data) && !Object.hasOwn(data, "scope");
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
7434: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => readYaml
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
var _nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1960);
const KEY_CHARACTERS = 60;
const MOST_PROBLEMS = 50;
function readYaml(text) {
if ((0, _nesting_js__WEBPACK_IMPORTED_MODULE_1__.F)(text)) return unreadable("the values are nested too deeply");
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN;
try {
const document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
version: "1.2",
schema: "core",
uniqueKeys: true,
stringKeys: true,
strict: true,
prettyErrors: false,
logLevel: "error",
lineCounter: lines
});
const problems = [ ...syntaxProblems(document, lines), ...refusedProblems(document, lines) ];
if (problems.some(({message: message}) => message.includes("call stack"))) return unreadable("the values are nested too deeply");
if (problems.length > 0) return {
kind: "problems",
problems: problems.slice(0, MOST_PROBLEMS)
};
return {
kind: "data",
data: document.toJS({
maxAliasCount: 0
}),
lineOf: path => lineOf(document, lines, path)
};
} catch (error) {
return unreadable(error instanceof Error ? error.message : String(error));
}
}
function unreadable(why) {
const message = `cannot be parsed as YAML: ${why}`;
return {
kind: "problems",
problems: [ {
path: "",
message: message
} ]
};
}
function syntaxProblems(document, lines) {
return [ ...document.errors, ...document.warnings ].map(error => {
const {line: line, col: col} = lines.linePos(error.pos[0]);
const path = `line ${line}, column ${col}`;
return {
path: path,
message: syntaxMessage(error, document)
};
});
}
function syntaxMessage({code: code, message: message, pos: pos}, document) {
if (code === "MULTIPLE_DOCS") return "expected one YAML document, got several";
if (code !== "DUPLICATE_KEY") return message;
const key = keyAt(pos[0], document);
return `expected unique keys, got ${key === void 0 ? "one" : JSON.stringify(key)} twice in the same map`;
}
function keyAt(offset, document) {
let found;
(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
Scalar: (_, {range: range, value: value}) => {
if (range?.[0] !== offset) return;
found = String(value).slice(0, KEY_CHARACTERS);
return yaml__WEBPACK_IMPORTED_MODULE_0__.YR.BREAK;
}
});
return found;
}
function refusedProblems(document, lines) {
const problems = [];
const refuse = (offset, message) => {
const {line: line, col: col} = lines.linePos(offset ?? 0);
problems.push({
path: `line ${line}, column ${col}`,
message: message
});
};
(0, yaml__WEBPACK_IMPORTED_MODULE_0__.YR)(document, {
Node: (_key, node) => {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node)) {
refuse(node.range?.[0], "aliases are not allowed: write the value again");
return;
}
if (node.tag !== void 0 && !node.tag.startsWith("tag:yaml.org,2002:")) refuse(node.range?.[0], "tags are not allowed: write a plain value");
},
Pair: (_key, pair) => {
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair.key) && pair.key.value === "__proto__") refuse(pair.key.range?.[0], '"__proto__" is not a key of a policy');
}
});
return problems;
}
function lineOf(document, lines, path) {
for (let length = path.length; length > 0; length -= 1) {
const offset = keyOffset(document, path.slice(0, length));
if (offset !== void 0) return lines.linePos(offset).line;
}
return;
}
function keyOffset(document, path) {
const last = path.at(-1);
const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(parent)) {
const pair = parent.items.find(item => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(item.key) && item.key.value === last);
return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(pair?.key) ? pair.key.range?.[0] : void 0;
}
const node = document.getIn(path, true);
return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) ? node.range?.[0] : void 0;
}
}
};
