export const id = 293;

export const ids = [ 293 ];

export const modules = {
2138: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => constantExit
});
var unbash__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8919);
const LONGEST_SCRIPT = 8192;
const CODES = new Map([ [ "true", 0 ], [ ":", 0 ], [ "echo", 0 ], [ "false", 1 ] ]);
function constantExit(script) {
if (script.length > LONGEST_SCRIPT) return;
const tree = (0, unbash__WEBPACK_IMPORTED_MODULE_0__.qg)(script);
if ((tree.errors ?? []).length > 0) return;
return endOfList(tree)?.code;
}
function endOfList({commands: commands}) {
let end = {
code: 0,
last: false
};
for (const {command: command, background: background} of commands) {
if (background === true) return;
end = endOfNode(command, end.code);
if (end === void 0 || end.last) return end;
if (end.code !== 0) return command.type === "Command" ? end : void 0;
}
return end;
}
function endOfNode(node, before) {
if (node.type === "Command") return endOfCommand(node, before);
if (node.type === "Subshell" || node.type === "BraceGroup") return endOfGroup(node);
if (node.type !== "AndOr") return;
const [first, ...others] = node.commands;
let end = first === void 0 ? void 0 : endOfNode(first, before);
for (const [at, command] of others.entries()) {
if (end === void 0 || end.last) return end;
const goesOn = node.operators[at] === "&&" === (end.code === 0);
if (goesOn) end = endOfNode(command, end.code);
}
return end;
}
function endOfGroup({body: body, type: type}) {
const end = endOfList(body);
if (end?.code !== 0) return;
return {
code: 0,
last: type === "BraceGroup" && end.last
};
}
function endOfCommand(command, before) {
const words = textsOf(command);
if (words === void 0) return;
const plain = words[0] === "command" ? words.slice(1) : words;
const [called = "", argument, ...more] = plain;
if (called === "set" && isStricter(plain.slice(1))) return {
code: 0,
last: false
};
if (called === "exit") return more.length === 0 ? endOfExit(argument ?? String(before)) : void 0;
const code = CODES.get(called);
return code === void 0 ? void 0 : {
code: code,
last: false
};
}
function isStricter(flags) {
return /^-[eux]+(?:o pipefail)?$/.test(flags.join(" "));
}
function endOfExit(code) {
return /^\d{1,3}$/.test(code) ? {
code: Number(code) % 256,
last: true
} : void 0;
}
function textsOf({name: name, prefix: prefix, suffix: suffix}) {
if (prefix.length > 0) return;
const texts = [ name, ...suffix ].map(word => word?.type === "Word" ? plainText(word) : void 0);
return texts.every(text => text !== void 0) ? texts : void 0;
}
function plainText(word) {
const parts = word.parts ?? [];
return parts.every(part => part.type === "Literal" || part.type === "SingleQuoted" || part.type === "DoubleQuoted" && part.parts.every(({type: type}) => type === "Literal")) ? word.value : void 0;
}
},
7293: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
voidProblems: () => voidProblems
});
var constant_script = __webpack_require__(2138);
var esm = __webpack_require__(1138);
var defines_checks = __webpack_require__(4890);
var preset_names = __webpack_require__(7886);
const OPTIONS = {
dot: true,
nonegate: true,
nocomment: true
};
const MOST_ALTERNATIVES = 50;
const DEPTHS = [ 0, 1, 2, 6 ];
const NAMES = [ "q", "qzqzqz" ];
function leftOutChecks({checks: checks, scope: scope}) {
const excluded = scope.exclude.map(glob => new esm.VR(glob, OPTIONS));
const isLeftOut = path => excluded.some(glob => glob.match(path)) && !alwaysCounts(path);
return checks.flatMap(({required: required, paths: paths}, at) => required && paths.length > 0 && paths.every(glob => isWhollyOut(glob, isLeftOut)) ? [ at ] : []);
}
function alwaysCounts(path) {
const name = path.slice(path.lastIndexOf("/") + 1);
return (0, defines_checks.u)(path) || preset_names.OX.includes(name);
}
function isWhollyOut(glob, isLeftOut) {
const alternatives = new esm.VR(glob, OPTIONS).braceExpand();
return !/[[\]\\]/.test(glob) && alternatives.length <= MOST_ALTERNATIVES && alternatives.flatMap(samplesOf).every(isLeftOut);
}
function samplesOf(glob) {
const names = glob.split("/");
return DEPTHS.flatMap(depth => NAMES.map(name => names.flatMap((part, at) => part === "**" ? folders(name, Math.max(depth, at === names.length - 1 ? 1 : 0)) : [ part.replaceAll("*", name).replaceAll("?", "q") ]).join("/")));
}
function folders(name, depth) {
return Array.from({
length: depth
}, () => name);
}
var vacuous = __webpack_require__(1616);
function voidProblems(policy, paths) {
const constant = constantChecks(policy);
const whole = (0, vacuous.C)(policy, paths, constant);
return [ ...whole === void 0 ? [] : [ {
path: "",
message: whole
} ], ...constantProblems(policy, constant), ...leftOutChecks(policy).map(at => ({
path: `checks[${String(at)}].paths`,
message: '"scope.exclude" leaves out every path that the check is for, so it could never run; narrow the scope, or leave the check out'
})) ];
}
function constantChecks({checks: checks}) {
const constant = [ ...checks.entries() ].filter(([, {required: required, command: command, expectExit: expectExit}]) => required && (0, 
constant_script.P)(command) === expectExit);
return new Set(constant.map(([at]) => at));
}
function constantProblems({checks: checks}, constant) {
return [ ...checks.entries() ].flatMap(([at, {command: command, paths: paths}]) => constant.has(at) && paths.length === 0 ? [ {
path: `checks[${String(at)}].command`,
message: `${JSON.stringify(command.slice(0, 80))} can never fail, so the check would pass for every change and prove nothing; name a command that fails when the work is wrong, or leave the check out`
} ] : []);
}
}
};
