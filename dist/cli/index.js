#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
  181: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
  },
  1421: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
  },
  7598: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
  },
  8474: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
  },
  3024: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
  },
  1455: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
  },
  7067: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
  },
  7030: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
  },
  8161: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
  },
  6760: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
  },
  481: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
  },
  7975: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
  },
  8522: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
  },
  932: module => {
    module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
  },
  535: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      K: () => exitOfFault,
      dc: () => EXIT,
      o2: () => exitOfCompletion
    });
    const EXIT = {
      complete: 0,
      incomplete: 1,
      usage: 2,
      unevaluated: 3
    };
    function exitOfCompletion(completion) {
      return completion.kind === "incomplete" ? EXIT.incomplete : EXIT.complete;
    }
    function exitOfFault(fault) {
      return fault === "user" ? EXIT.usage : EXIT.unevaluated;
    }
  },
  7532: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      Be: () => isReaderGone,
      Z0: () => outputFailed,
      yy: () => print,
      Q2: () => printJson
    });
    var errors = __nccwpck_require__(452);
    const COMMAND_MARK = /#(?=[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]*(?:#|\[|vso\[))/giu;
    function jsonText(value, indent) {
      return JSON.stringify(value, undefined, indent).replace(COMMAND_MARK, String.raw`\u0023`);
    }
    function print({stdout: stdout}, text) {
      try {
        stdout.write(text);
      } catch (thrown) {
        if (!isReaderGone(thrown)) throw outputFailed(thrown);
      }
    }
    function printJson(line, value, indent = 2) {
      print(line, `${jsonText(value, indent)}\n`);
    }
    function isReaderGone(thrown) {
      return thrown instanceof Error && "code" in thrown && thrown.code === "EPIPE";
    }
    function outputFailed(thrown) {
      const why = thrown instanceof Error ? thrown.message : String(thrown);
      return new errors.ue("OUTPUT_FAILED", `The output could not be written: ${why}. Free space where it goes, and run again.`, {
        cause: thrown
      });
    }
  },
  452: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      Ub: () => asGateError,
      ue: () => GateError,
      xb: () => assertNever
    });
    const FAULT_OF = {
      USAGE: "user",
      POLICY_INVALID: "user",
      POLICY_UNREADABLE: "user",
      INPUT_INVALID: "user",
      INPUT_UNREADABLE: "user",
      REPOSITORY_INVALID: "user",
      REVISION_UNKNOWN: "user",
      VALUE_INVALID: "user",
      HISTORY_UNRELATED: "change",
      ISOLATION_UNAVAILABLE: "user",
      PERMISSION_MISSING: "user",
      RATE_LIMITED: "github",
      GITHUB_UNAVAILABLE: "github",
      GITHUB_REFUSED: "github",
      GITHUB_UNEXPECTED: "github",
      GIT_FAILED: "gate",
      OUTPUT_FAILED: "gate",
      INTERNAL: "gate"
    };
    class GateError extends Error {
      code;
      fault;
      hint;
      problems;
      constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : {
          cause: details.cause
        });
        this.name = "GateError";
        this.code = code;
        this.fault = FAULT_OF[code];
        this.hint = details.hint;
        this.problems = details.problems ?? [];
      }
    }
    function asGateError(thrown) {
      if (thrown instanceof GateError) return thrown;
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return new GateError("INTERNAL", `The gate failed: ${message}`, {
        cause: thrown,
        hint: "This is a bug of completion-gate: please report it with the output above."
      });
    }
    function assertNever(value) {
      throw new GateError("INTERNAL", `Unexpected value: ${JSON.stringify(value)}`);
    }
  },
  9021: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      K: () => harmlessLine
    });
    const ESCAPE_SEQUENCES = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]/g;
    const CONTROLS = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;
    const IGNORED_BY_COMPARISON = /[\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}]/gu;
    const COLON_COMMAND = /^(\s*):(?=:)/;
    const BRACKET_COMMAND = /##(?=(?:vso)?\[)/gi;
    function harmlessLine(line) {
      const plain = line.replace(ESCAPE_SEQUENCES, "").replace(CONTROLS, "");
      const compared = plain.replace(IGNORED_BY_COMPARISON, "");
      const parted = compared.replace(COLON_COMMAND, "$1: ").replace(BRACKET_COMMAND, "# #");
      return parted === compared ? plain : parted;
    }
  },
  9486: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
    __nccwpck_require__.d(__webpack_exports__, {
      e: () => terminalText
    });
    var external_node_util_ = __nccwpck_require__(7975);
    var harmless_line = __nccwpck_require__(9021);
    const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;
    const HIDDEN_IN_BLOCK = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu;
    const WHITE_SPACE = /\s+/gu;
    const LINE_END = /\r\n|[\r\u2028\u2029]/gu;
    function plainText(text) {
      return stripVTControlCharacters(text).replace(WHITE_SPACE, " ").replace(HIDDEN, "").trim();
    }
    function shownText(text) {
      return text.replace(HIDDEN, shown);
    }
    function plainLines(text) {
      return stripVTControlCharacters(text).replace(LINE_END, "\n").replace(HIDDEN_IN_BLOCK, "");
    }
    function shown(character) {
      const code = character.codePointAt(0) ?? 0;
      if (code < 32) return String.fromCodePoint(9216 + code);
      return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
    }
    function terminalText(text) {
      const line = (0, external_node_util_.stripVTControlCharacters)(text).replaceAll("\t", " ");
      return (0, harmless_line.K)(shownText(line));
    }
  }
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
  var cachedModule = __webpack_module_cache__[moduleId];
  if (cachedModule !== undefined) {
    return cachedModule.exports;
  }
  var module = __webpack_module_cache__[moduleId] = {
    exports: {}
  };
  var threw = true;
  try {
    __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
    threw = false;
  } finally {
    if (threw) delete __webpack_module_cache__[moduleId];
  }
  return module.exports;
}

__nccwpck_require__.m = __webpack_modules__;

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
  __nccwpck_require__.d = (exports, definition) => {
    for (var key in definition) {
      if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
        Object.defineProperty(exports, key, {
          enumerable: true,
          get: definition[key]
        });
      }
    }
  };
})();

(() => {
  __nccwpck_require__.f = {};
  __nccwpck_require__.e = chunkId => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
    __nccwpck_require__.f[key](chunkId, promises);
    return promises;
  }, []));
})();

(() => {
  __nccwpck_require__.u = chunkId => "" + chunkId + ".index.js";
})();

(() => {
  __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
  __nccwpck_require__.r = exports => {
    if (typeof Symbol !== "undefined" && Symbol.toStringTag) {
      Object.defineProperty(exports, Symbol.toStringTag, {
        value: "Module"
      });
    }
    Object.defineProperty(exports, "__esModule", {
      value: true
    });
  };
})();

(() => {
  var installedChunks = {
    792: 0
  };
  var installChunk = data => {
    var {ids: ids, modules: modules, runtime: runtime} = data;
    var moduleId, chunkId, i = 0;
    for (moduleId in modules) {
      if (__nccwpck_require__.o(modules, moduleId)) {
        __nccwpck_require__.m[moduleId] = modules[moduleId];
      }
    }
    if (runtime) runtime(__nccwpck_require__);
    for (;i < ids.length; i++) {
      chunkId = ids[i];
      if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
        installedChunks[chunkId][0]();
      }
      installedChunks[ids[i]] = 0;
    }
  };
  __nccwpck_require__.f.j = (chunkId, promises) => {
    var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
    if (installedChunkData !== 0) {
      if (installedChunkData) {
        promises.push(installedChunkData[1]);
      } else {
        if (true) {
          var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, e => {
            if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
            throw e;
          });
          var promise = Promise.race([ promise, new Promise(resolve => installedChunkData = installedChunks[chunkId] = [ resolve ]) ]);
          promises.push(installedChunkData[1] = promise);
        }
      }
    }
  };
})();

var __webpack_exports__ = {};

const external_node_url_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

var exit_codes = __nccwpck_require__(535);

var errors = __nccwpck_require__(452);

var print = __nccwpck_require__(7532);

var terminal_text = __nccwpck_require__(9486);

function printError(error, stream) {
  const lines = [ `error ${error.code}: ${error.message}`, ...error.problems.filter(problem => !error.message.includes(problem.message)).map(problem => `  - ${problem.path === "" ? "" : `${problem.path}: `}${problem.message}`), ...error.hint === undefined ? [] : [ `hint: ${error.hint}` ], ...error.code === "INTERNAL" ? stackLines(error) : [] ];
  stream.write(`${lines.flatMap(line => line.split("\n")).map(terminal_text.e).join("\n")}\n`);
}

function stackLines(error) {
  const cause = error.cause instanceof Error ? error.cause : error;
  return (cause.stack ?? "").split("\n");
}

const USAGE = `completion-gate: done is proven on exactly this content, or waived for it.\n\nUsage: completion-gate COMMAND [flags]\n\n  verify    run the required checks and judge the change\n  plan      show what verify would run\n  digest    show the change and its effect digest\n  explain   FILE  judge an evidence record again and say why\n  demo      watch the gate at work in a temporary repository\n\nexplain and demo take --json too; --version prints the version.\n\nFlags of verify, plan and digest:\n  --base REV        the merge target (default: origin/HEAD, else main, else master)\n  --head REV        the change's last commit (default: HEAD)\n  --repo DIR        the checkout (default: the current folder)\n  --fetch           fetch what a shallow or partial clone lacks\n  --json            print one JSON document on standard output and nothing else\n\nFlags of verify:\n  --waivers FILE    waivers that the host authorises: [{"effect_digest", "reason"}]\n  --verifier CMD    a read-only verifier that prints one report\n  --isolation NAME  none, process, uid, namespace, overlay, container or auto (default: what the policy says)\n  --isolation-minimum NAME\n                    below this level nothing is run (the stricter of this and the policy's)\n  --quiet           no progress on standard error\n\nExit codes: 0 complete, 1 incomplete, 2 usage or policy error, 3 could not evaluate.\n`;

const VERSION = "0.1.0";

const COMMANDS = {
  verify: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(267), __nccwpck_require__.e(351), __nccwpck_require__.e(272), __nccwpck_require__.e(935), __nccwpck_require__.e(388) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 6388))).runVerify,
  plan: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(815), __nccwpck_require__.e(138), __nccwpck_require__.e(267), __nccwpck_require__.e(351), __nccwpck_require__.e(272), __nccwpck_require__.e(935), __nccwpck_require__.e(103) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 4103))).runPlan,
  digest: async () => (await Promise.all([ __nccwpck_require__.e(351), __nccwpck_require__.e(441) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 8441))).runDigest,
  explain: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(66) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 5066))).runExplain,
  demo: async () => (await Promise.all([ __nccwpck_require__.e(857), __nccwpck_require__.e(525), __nccwpck_require__.e(314) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 2314))).runDemo
};

const VERSION_FLAGS = [ "--version", "-V", "-v" ];

async function main(line) {
  const [name, ...args] = line.args;
  try {
    if (name !== undefined && VERSION_FLAGS.includes(name)) {
      (0, print.yy)(line, `${VERSION}\n`);
      return exit_codes.dc.complete;
    }
    if (asksForHelp(line.args)) {
      (0, print.yy)(line, USAGE);
      return exit_codes.dc.complete;
    }
    if (name === undefined) {
      line.stderr.write(USAGE);
      return exit_codes.dc.usage;
    }
    const command = await load(name);
    return await command(args, line);
  } catch (thrown) {
    const error = (0, errors.Ub)(thrown);
    printError(error, line.stderr);
    return (0, exit_codes.K)(error.fault);
  }
}

function asksForHelp(args) {
  return args[0] === "help" || args.some(arg => arg === "--help" || arg === "-h");
}

async function load(name) {
  const known = Object.keys(COMMANDS).join(", ");
  const loader = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (loader === undefined) throw new errors.ue("USAGE", `"${name}" is no command; there are ${known}.`, {
    hint: "`completion-gate --help` says what each one does."
  });
  return await loader();
}

void run();

async function run() {
  const unwritten = [];
  for (const stream of [ process.stdout, process.stderr ]) stream.on("error", error => {
    if ((0, print.Be)(error) || unwritten.push(error) > 1) return;
    process.exitCode = exit_codes.dc.unevaluated;
    printError((0, print.Z0)(error), process.stderr);
  });
  const code = await main({
    args: process.argv.slice(2),
    environment: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    program: (0, external_node_url_namespaceObject.fileURLToPath)(import.meta.url)
  });
  process.exitCode = unwritten.length > 0 ? exit_codes.dc.unevaluated : code;
}
