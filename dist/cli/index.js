#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 481:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ exitOfFault),
/* harmony export */   dc: () => (/* binding */ EXIT),
/* harmony export */   o2: () => (/* binding */ exitOfCompletion)
/* harmony export */ });
/** 0 complete, 1 incomplete, 2 usage or policy error, 3 could not evaluate. */
const EXIT = {
    complete: 0,
    incomplete: 1,
    usage: 2,
    unevaluated: 3
};
/** The exit code of a run that reached a verdict. */
function exitOfCompletion(completion) {
    return completion.kind === 'incomplete' ? EXIT.incomplete : EXIT.complete;
}
/** The exit code of a run that ended in an error. */
function exitOfFault(fault) {
    return fault === 'user' ? EXIT.usage : EXIT.unevaluated;
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ub: () => (/* binding */ asGateError),
/* harmony export */   ue: () => (/* binding */ GateError),
/* harmony export */   xb: () => (/* binding */ assertNever)
/* harmony export */ });
/** The one error class of the gate, its closed set of codes, and whose fault each is. */
const FAULT_OF = {
    /** A flag, an input or an argument is wrong. */
    USAGE: 'user',
    /** The policy of the base branch cannot be parsed or breaks the schema. */
    POLICY_INVALID: 'user',
    /** The policy of the base branch exists and its bytes could not be read. */
    POLICY_UNREADABLE: 'user',
    /** A file that a person handed in (evidence, waivers) has another shape. */
    INPUT_INVALID: 'user',
    /** A file that a person handed in is missing, too large or cannot be read. */
    INPUT_UNREADABLE: 'user',
    /** The path is no git repository, or a bare one. */
    REPOSITORY_INVALID: 'user',
    /** A revision does not name a commit of the repository. */
    REVISION_UNKNOWN: 'user',
    /** A value handed to the library breaks its contract. */
    VALUE_INVALID: 'user',
    /** Base and head share no commit: there is no change to compute. */
    HISTORY_UNRELATED: 'change',
    /** The isolation that was asked for cannot be had on this machine. */
    ISOLATION_UNAVAILABLE: 'user',
    /** The token may not do what was asked of GitHub, or is not accepted at all. */
    PERMISSION_MISSING: 'user',
    /** GitHub's limit of requests is reached and waiting for it takes too long. */
    RATE_LIMITED: 'github',
    /** GitHub could not be reached, broke off or failed, within all the waiting that is allowed. */
    GITHUB_UNAVAILABLE: 'github',
    /** GitHub understood the request and refuses it. */
    GITHUB_REFUSED: 'github',
    /** GitHub's answer has another shape than its description says. */
    GITHUB_UNEXPECTED: 'github',
    /** git is missing or failed in a way the gate cannot judge. */
    GIT_FAILED: 'gate',
    /** A bug of the gate. */
    INTERNAL: 'gate'
};
/** Every error that the gate raises. */
class GateError extends Error {
    code;
    fault;
    hint;
    problems;
    /**
     * @param code one of the closed set
     * @param message a sentence: what was expected and what came
     */
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'GateError';
        this.code = code;
        this.fault = FAULT_OF[code];
        this.hint = details.hint;
        this.problems = details.problems ?? [];
    }
}
/** Turns whatever was thrown into a GateError; what is not ours is INTERNAL. */
function asGateError(thrown) {
    if (thrown instanceof GateError)
        return thrown;
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return new GateError('INTERNAL', `The gate failed: ${message}`, {
        cause: thrown,
        hint: 'This is a bug of completion-gate: please report it with the output above.'
    });
}
/** Fails to compile when a union has a member that a switch does not handle. */
function assertNever(value) {
    throw new GateError('INTERNAL', `Unexpected value: ${JSON.stringify(value)}`);
}


/***/ }),

/***/ 2234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ terminalText)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/** The one door of untrusted text to a terminal or a log: one line, no escape sequence, no workflow command. */

// Bidirectional and zero-width characters can make a line read as another.
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/gu;
/**
 * Makes a text safe to print inside a line: escape sequences are removed,
 * controls and invisible characters are shown, and neither grammar of workflow
 * commands survives (`::name::` at a line's start, `##[name]` anywhere; see
 * ActionCommandManager of actions/runner; threat D5).
 */
function terminalText(text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text)
        .replace(CONTROL, shown)
        .replace(INVISIBLE, shown)
        .replaceAll('##[', '# #[')
        .replace(/^(\s*)::/u, '$1: :');
}
function shown(character) {
    if (character === '\t')
        return ' ';
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:url"
const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
// EXTERNAL MODULE: ./lib/errors.js
var errors = __nccwpck_require__(452);
// EXTERNAL MODULE: ./lib/cli/exit-codes.js
var exit_codes = __nccwpck_require__(535);
// EXTERNAL MODULE: ./lib/report/terminal-text.js
var terminal_text = __nccwpck_require__(2234);
;// CONCATENATED MODULE: ./lib/cli/print-error.js
/** An error in words: what is wrong, every place, and the mend. */

/** Writes the error to the stream; never the stack, unless the fault is the gate's own. */
function printError(error, stream) {
    const lines = [
        `error ${error.code}: ${error.message}`,
        ...error.problems.map(problem => `  - ${problem.path === '' ? '' : `${problem.path}: `}${problem.message}`),
        ...(error.hint === undefined ? [] : [`hint: ${error.hint}`]),
        ...(error.code === 'INTERNAL' ? stackLines(error) : [])
    ];
    stream.write(`${lines
        .flatMap(line => line.split('\n'))
        .map(terminal_text/* terminalText */.e)
        .join('\n')}\n`);
}
function stackLines(error) {
    const cause = error.cause instanceof Error ? error.cause : error;
    return (cause.stack ?? '').split('\n');
}

;// CONCATENATED MODULE: ./lib/cli/usage.js
/** What `--help` prints. */
/** The usage text, ending with one LF. */
const USAGE = `completion-gate: done is proven on exactly this content, or waived for it.

Usage: completion-gate COMMAND [flags]

  verify    run the required checks and judge the change
  plan      show what verify would run
  digest    show the change and its effect digest
  explain   FILE  judge an evidence record again and say why
  demo      watch the gate at work in a temporary repository

Flags of verify, plan and digest:
  --base REV        the merge target (default: origin/HEAD, else main, else master)
  --head REV        the change's last commit (default: HEAD)
  --repo DIR        the checkout (default: the current folder)
  --fetch           fetch what a shallow or partial clone lacks
  --json            print one JSON document on standard output and nothing else

Flags of verify:
  --waivers FILE    waivers that the host authorises: [{"effect_digest", "reason"}]
  --verifier CMD    a read-only verifier that prints one report
  --isolation NAME  process, namespace, auto or none (default: what the policy says)
  --quiet           no progress on standard error

Exit codes: 0 complete, 1 incomplete, 2 usage or policy error, 3 could not evaluate.
`;

;// CONCATENATED MODULE: ./lib/cli/version.js
/** The version of this build; a test holds it against package.json. */
/** As in package.json. */
const VERSION = '0.1.0';

;// CONCATENATED MODULE: ./lib/cli/main.js
/** The command table: chooses a command, runs it, and turns any error into words and an exit code. */





// Each command is loaded when it is called: `digest` starts without YAML, Markdown and zod.
const COMMANDS = {
    verify: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(816), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(477), __nccwpck_require__.e(104), __nccwpck_require__.e(32), __nccwpck_require__.e(236), __nccwpck_require__.e(388)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6388))).runVerify,
    plan: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(816), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(477), __nccwpck_require__.e(104), __nccwpck_require__.e(32), __nccwpck_require__.e(236), __nccwpck_require__.e(103)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4103))).runPlan,
    digest: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(138), __nccwpck_require__.e(104), __nccwpck_require__.e(441)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8441))).runDigest,
    explain: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(816), __nccwpck_require__.e(424)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6424))).runExplain,
    demo: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(816), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(477), __nccwpck_require__.e(104), __nccwpck_require__.e(32), __nccwpck_require__.e(236), __nccwpck_require__.e(819)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4819))).runDemo
};
/** Runs one command line to its end. @returns the exit code */
async function main(line) {
    const [name, ...args] = line.args;
    try {
        if (name === '--version' || name === '-V') {
            line.stdout.write(`${VERSION}\n`);
            return exit_codes/* EXIT */.dc.complete;
        }
        if (asksForHelp(line.args)) {
            line.stdout.write(USAGE);
            return exit_codes/* EXIT */.dc.complete;
        }
        const command = await load(name);
        return await command(args, line);
    }
    catch (thrown) {
        const error = (0,errors/* asGateError */.Ub)(thrown);
        printError(error, line.stderr);
        return (0,exit_codes/* exitOfFault */.K)(error.fault);
    }
}
function asksForHelp(args) {
    return (args[0] === 'help' || args.some(arg => arg === '--help' || arg === '-h'));
}
async function load(name) {
    const known = Object.keys(COMMANDS).join(', ');
    const loader = name !== undefined && Object.hasOwn(COMMANDS, name)
        ? COMMANDS[name]
        : undefined;
    if (loader === undefined)
        throw new errors/* GateError */.ue('USAGE', name === undefined
            ? `Expected a command: ${known}.`
            : `"${name}" is no command; there are ${known}.`, { hint: '`completion-gate --help` says what each one does.' });
    return await loader();
}

;// CONCATENATED MODULE: ./lib/cli/index.js
/** Starts the command line and sets the exit code; the only file of it that runs at import. */


void main({
    args: process.argv.slice(2),
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    program: (0,external_node_url_namespaceObject.fileURLToPath)(import.meta.url)
}).then(code => {
    process.exitCode = code;
});

