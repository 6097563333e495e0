export const id = 579;

export const ids = [ 579 ];

export const modules = {
4579: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
voidProblems: () => voidProblems
});
var parser = __webpack_require__(8919);
const MEDDLING = "\\.|alias|bind|break|builtin|command|continue|coproc|declare|disown|enable|eval|exec|exit|export|fc|kill|killall|local|logout|pkill|readonly|return|set|shopt|source|suspend|trap|typeset|ulimit|unalias|unset";
const MEDDLING_NAME = new RegExp(`^(?:${MEDDLING})$`);
const MEDDLING_WORD = /(?<![\w-])(?:function|kill|killall|pkill|set|shopt)(?![\w-])|\(\s*\)/;
const READ_ONLY = /^(?:BASHOPTS|BASH_VERSINFO|EUID|PPID|SHELLOPTS|UID)$/;
const SAFE_PARTS = new Set([ "Literal", "SingleQuoted", "SimpleExpansion", "CommandExpansion" ]);
function isWithoutMeddling(script) {
return !MEDDLING_WORD.test(script);
}
function isHarmless({name: name, prefix: prefix, suffix: suffix}) {
const called = name === void 0 ? void 0 : plainText(name);
if (called === void 0 || MEDDLING_NAME.test(called)) return false;
return [ ...prefix, ...suffix ].every(part => {
if (part.type === "Word") return isSafe(part);
if (part.type === "Redirect") return isSafeRedirect(part);
return part.type === "Assignment" && part.value.type === "Word" && part.index === void 0 && !READ_ONLY.test(part.name) && isSafe(part.value);
});
}
function isSureRedirect(part) {
if (part.type !== "Redirect" || part.target === void 0) return false;
const target = plainText(part.target);
return part.operator === ">&" ? target === "1" || target === "2" : /^&?>>?$/.test(part.operator) && target === "/dev/null";
}
function plainText(word) {
const parts = word.parts ?? [];
return parts.every(part => part.type === "Literal" || part.type === "SingleQuoted" || part.type === "DoubleQuoted" && part.parts.every(({type: type}) => type === "Literal")) ? word.value : void 0;
}
function isSafeRedirect(part) {
return part.type === "Redirect" && (part.descriptor === void 0 || part.descriptor.type === "FileDescriptor") && part.target !== void 0 && isSafe(part.target);
}
function isSafe({parts: parts = []}) {
return parts.every(isSafePart);
}
function isSafePart(part) {
if (part.type === "DoubleQuoted") return part.parts.every(isSafePart);
return part.type === "Glob" ? part.kind !== "bracket" : SAFE_PARTS.has(part.type);
}
const LONGEST_SCRIPT = 8192;
const CODES = new Map([ [ "true", 0 ], [ ":", 0 ], [ "echo", 0 ], [ "false", 1 ] ]);
const SHELL = /^(?:\/(?:usr\/)?bin\/)?(?:ba|da)?sh$/;
const FAILED = -1;
const PASSES = [ {
code: 0,
last: false
} ];
const EITHER = [ ...PASSES, {
code: FAILED,
last: false
} ];
function constantExit(script) {
return constantCode(script, true);
}
function constantCode(script, stopsAtFailure) {
if (script.length > LONGEST_SCRIPT) return;
const tree = (0, parser.qg)(script);
if ((tree.errors ?? []).length > 0) return;
const running = {
stopsAtFailure: stopsAtFailure,
isSafe: isWithoutMeddling(script)
};
const [end, ...others] = endsOfList(tree, 0, running) ?? [];
return end === void 0 || end.code === FAILED || others.some(other => other.code !== end.code) ? void 0 : end.code;
}
function endsOfList({commands: commands}, before, running) {
const done = [];
let going = [ {
code: before,
last: false
} ];
for (const statement of commands) {
const ends = endsAfter(going, code => endsOfStatement(statement, code, running));
if (ends === void 0) return;
done.push(...ends.filter(end => end.last));
going = ends.filter(end => !end.last);
}
return distinct([ ...done, ...going ]);
}
function endsAfter(ends, next) {
const all = ends.map(end => end.last ? [ end ] : next(end.code));
return all.every(one => one !== void 0) ? distinct(all.flat()) : void 0;
}
function endsOfStatement({command: command, background: background}, before, running) {
if (background === true) return running.isSafe ? PASSES : void 0;
const ends = endsOfNode(command, before, running);
if (!running.stopsAtFailure || isNegated(command)) return ends;
const fails = ends?.some(({code: code, last: last}) => code !== 0 && !last) === true;
if (fails && command.type === "AndOr") return;
return ends?.map(end => ({
...end,
last: end.last || end.code !== 0
}));
}
function endsOfNode(node, before, running) {
if (node.type === "Command") return endsOfCommand(node, before, running);
if (node.type === "Subshell") return endsOfSubshell(node, before, running);
if (node.type === "Pipeline") return endsOfPipeline(node, before, running);
if (node.type === "AndOr") return endsOfChain(node, before, running);
if (node.type !== "BraceGroup") return;
const ends = endsOfList(node.body, before, running);
return ends?.every(end => end.code === 0) === true ? ends : void 0;
}
function endsOfChain({commands: commands, operators: operators}, before, running) {
const [first, ...others] = commands;
let ends = first && endsOfNode(first, before, running);
for (const [at, command] of others.entries()) {
const wanted = operators[at] === "&&";
ends = ends && endsAfter(ends, code => wanted === (code === 0) ? endsOfNode(command, code, running) : [ {
code: code,
last: false
} ]);
}
return ends;
}
function endsOfSubshell({body: body}, before, running) {
const ends = endsOfList(body, before, running);
if (ends?.every(end => end.code === 0) === true) return PASSES;
return running.isSafe ? EITHER : void 0;
}
function endsOfPipeline(pipeline, before, running) {
const [first, ...others] = pipeline.commands;
if (first === void 0) return;
const isSafe = running.isSafe && pipeline.commands.every(one => one.type === "Command" || one.type === "Subshell");
const ends = others.length === 0 ? endsOfNode(first, before, running) : isSafe ? EITHER : void 0;
return isNegated(pipeline) ? ends?.map(end => end.last ? end : {
code: end.code === 0 ? 1 : 0,
last: false
}) : ends;
}
function isNegated(node) {
return node.type === "Pipeline" && node.prefixes.filter(({type: type}) => type === "Negation").length % 2 === 1;
}
function endsOfCommand(command, before, running) {
return endsOfWords(textsOf(command), before, running) ?? (running.isSafe && isHarmless(command) ? endsOfHarmless(command) : void 0);
}
function endsOfHarmless({name: name, prefix: prefix, suffix: suffix}) {
const code = CODES.get((name && plainText(name)) ?? "");
const isSure = [ ...prefix, ...suffix ].every(part => part.type === "Word" || isSureRedirect(part));
return code === void 0 || !isSure ? EITHER : [ {
code: code,
last: false
} ];
}
function endsOfWords(words, before, running) {
const plain = words?.[0] === "command" ? words.slice(1) : words;
const [called, ...rest] = plain ?? [];
if (called === void 0) return;
if (called === "exit") return rest.length > 1 ? void 0 : endsOfExit(rest[0] ?? String(before));
const code = codeOf(called, rest, running);
return code === void 0 ? void 0 : [ {
code: code,
last: false
} ];
}
function codeOf(called, rest, running) {
if (called === "set") return isStricter(rest) ? 0 : void 0;
if (called === "printf") return isPlainFormat(rest) ? 0 : void 0;
return SHELL.test(called) ? nestedCode(called, rest, running) : CODES.get(called);
}
function nestedCode(shell, [flag = "", script = "", ...more], {isSafe: isSafe}) {
const isScript = /^-e?c$/.test(flag) && more.length === 0;
const isSame = shell.endsWith("bash") || !/[<>$]/.test(script);
return isScript && isSame && isSafe ? constantCode(script, flag === "-ec") : void 0;
}
function isPlainFormat([format, ...words]) {
return format !== void 0 && !format.startsWith("-") && /^(?:[^%\\]|%[%s]|\\[nt\\])*$/.test(format) && (words.length === 0 || format.includes("%s"));
}
function isStricter(flags) {
return /^-[eux]+(?:o pipefail)?$/.test(flags.join(" "));
}
function endsOfExit(code) {
if (code === String(FAILED)) return [ {
code: FAILED,
last: true
} ];
return /^\d{1,3}$/.test(code) ? [ {
code: Number(code) % 256,
last: true
} ] : void 0;
}
function textsOf({name: name, prefix: prefix, suffix: suffix}) {
if (prefix.length > 0) return;
const texts = [ name, ...suffix ].map(word => word?.type === "Word" ? plainText(word) : void 0);
return texts.every(text => text !== void 0) ? texts : void 0;
}
function distinct(ends) {
return [ ...new Map(ends.map(end => [ `${String(end.code)} ${String(end.last)}`, end ])).values() ];
}
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
const constant = [ ...checks.entries() ].filter(([, {required: required, command: command, expectExit: expectExit}]) => required && constantExit(command) === expectExit);
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
