export const id = 388;

export const ids = [ 388 ];

export const modules = {
  4240: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      G: () => readTextFile
    });
    var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
    async function readTextFile(file, limit, links = "follow-links") {
      const bytes = await readBytes(file, limit, links);
      try {
        return new TextDecoder("utf-8", {
          fatal: true
        }).decode(bytes);
      } catch (cause) {
        throw unreadable(file, "it is not UTF-8 text", cause);
      }
    }
    async function readBytes(file, limit, links) {
      const look = links === "no-links" ? node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat : node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat;
      const found = await look(file).catch(cause => {
        throw unreadable(file, reasonOf(cause), cause);
      });
      if (!found.isFile()) throw unreadable(file, "it is no regular file");
      if (found.size > limit) throw unreadable(file, `it has ${String(found.size)} bytes, and at most ${String(limit)} are read`);
      const handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "r").catch(cause => {
        throw unreadable(file, reasonOf(cause), cause);
      });
      try {
        const buffer = Buffer.alloc(limit + 1);
        const length = await fill(handle, buffer);
        if (length > limit) throw unreadable(file, "it grew while it was read");
        return buffer.subarray(0, length);
      } finally {
        await handle.close();
      }
    }
    async function fill(handle, buffer) {
      let length = 0;
      for (;;) {
        const {bytesRead: bytesRead} = await handle.read(buffer, length, buffer.length - length);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length) return length;
      }
    }
    function reasonOf(cause) {
      const code = cause?.code;
      if (code === "ENOENT") return "there is no such file";
      return code ?? "the system gave no reason";
    }
    function unreadable(file, why, cause) {
      return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.ue("INPUT_UNREADABLE", `${file} cannot be read: ${why}.`, {
        cause: cause,
        hint: "Name a readable file that completion-gate or a person wrote."
      });
    }
  },
  6388: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      runVerify: () => runVerify
    });
    var _adapters_files_text_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
    var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6935);
    var _report_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9486);
    var _report_terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5643);
    var _wire_waiver_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5849);
    var _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(535);
    var _flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2529);
    var _world_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5002);
    var _print_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7532);
    async function runVerify(args, line) {
      const flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_6__.XE)(args);
      const claims = await claimsOf(flags.waivers);
      const ports = await (0, _world_js__WEBPACK_IMPORTED_MODULE_7__.G)(flags, line);
      const beside = flags.json ? [] : await ports.untracked();
      const evidence = await (0, _gate_js__WEBPACK_IMPORTED_MODULE_1__.Rg)(claims, ports);
      if (flags.json) (0, _print_js__WEBPACK_IMPORTED_MODULE_8__.Q2)(line, evidence); else (0, 
      _print_js__WEBPACK_IMPORTED_MODULE_8__.yy)(line, (0, _report_terminal_js__WEBPACK_IMPORTED_MODULE_3__.b)(evidence, {
        color: line.stdout.isTTY === true
      }) + besideTheCommit(beside));
      return (0, _exit_codes_js__WEBPACK_IMPORTED_MODULE_5__.o2)(evidence.completion);
    }
    const NAMES_SHOWN = 5;
    function besideTheCommit(paths) {
      if (paths.length === 0) return "";
      const names = paths.slice(0, NAMES_SHOWN).map(_report_terminal_text_js__WEBPACK_IMPORTED_MODULE_2__.e).join(", ");
      const more = paths.length - NAMES_SHOWN;
      const rest = more > 0 ? ` and ${String(more)} more` : "";
      return `\nBeside the commit: ${names}${rest}. No commit has this, so a check that uses it passes only here: commit it, ignore it or take it away.\n`;
    }
    async function claimsOf(file) {
      return file === undefined ? [] : (0, _wire_waiver_schema_js__WEBPACK_IMPORTED_MODULE_4__.kw)(await (0, 
      _adapters_files_text_file_js__WEBPACK_IMPORTED_MODULE_0__.G)(file, _wire_waiver_schema_js__WEBPACK_IMPORTED_MODULE_4__.aA));
    }
  },
  5643: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      b: () => renderTerminal
    });
    var verification_report = __webpack_require__(4585);
    const WORDS = [ [ "failed", "failed" ], [ "needs_review", "for a person" ], [ "skipped", "not run" ], [ "passed", "passed" ] ];
    function checkCounts({reports: reports}) {
      const checks = (0, verification_report.fk)(reports).flatMap(one => one.checks);
      const required = checks.filter(check => check.required);
      const optional = checks.filter(check => !check.required);
      const parts = [ ...counted(required, "required"), ...counted(optional, "optional") ];
      return parts.length === 0 ? "none" : parts.join(", ");
    }
    function counted(checks, kind) {
      if (checks.length === 0) return [];
      const ends = WORDS.flatMap(([status, word]) => {
        const number = checks.filter(check => check.status === status).length;
        return number === 0 ? [] : [ `${String(number)} ${word}` ];
      });
      return [ `${String(checks.length)} ${kind} (${ends.join(", ")})` ];
    }
    function durationText(ms) {
      if (ms === undefined) return "";
      if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
      const seconds = Math.round(ms / 1e3);
      return `${String(Math.floor(seconds / 60))} min ${String(seconds % 60)} s`;
    }
    var check = __webpack_require__(5625);
    function headline(evidence) {
      switch (evidence.completion.kind) {
       case "verified":
        return `Verified: ${headline_counted(passedChecks(evidence), "required check")} passed on exactly this change`;

       case "waived":
        return "Waived: a person answers for exactly this change, it is not verified";

       case "narrative":
        return "Nothing to prove: no file changed";

       case "distinct":
        return "Complete: several changes, each closed on its own";

       case "incomplete":
        return `Incomplete: ${want(evidence)}`;
      }
    }
    function want(evidence) {
      switch (evidence.rule) {
       case 1:
        return "a review still demands a change";

       case 2:
        return "a writer was not observed";

       case 3:
        return "the change could not be observed whole";

       case 4:
       case 5:
       case 6:
       case 7:
        return wantOfProof(evidence);
      }
    }
    function wantOfProof(evidence) {
      const required = requiredChecks(evidence);
      const failed = required.filter(check => check.status === "failed");
      if (failed.length > 0) {
        const what = failed.every(couldNotRun) ? "could not run" : "failed";
        return `${headline_counted(failed.length, "required check")} ${what}`;
      }
      if (required.length === 0 || required.some(({id: id}) => id === check.j)) return "no required check is defined";
      if (evidence.binding?.bound === false) return "the results do not speak of exactly this change";
      const pending = required.filter(check => check.status !== "passed");
      return `${headline_counted(pending.length, "required check")} ${pending.length === 1 ? "needs" : "need"} a person`;
    }
    function requiredChecks(evidence) {
      return evidence.reports.flatMap(report => report.checks).filter(check => check.required);
    }
    function couldNotRun({residual_risk: risk = ""}) {
      return risk.startsWith("verification command could not run");
    }
    function passedChecks(evidence) {
      return requiredChecks(evidence).filter(check => check.status === "passed").length;
    }
    function headline_counted(number, noun) {
      return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
    }
    var terminal_text = __webpack_require__(9486);
    const LAST_LINES = 20;
    const FIRST_LINES = 4;
    const TROUBLE = /^\s*(?:not ok\b|FAIL(?:ED|URE)?\b|✖|✕|✗|×|thread '.*' panicked|panicked at|E {2,}|error(?:\[\w+\])?:|[\w.]*(?:Error|Exception)\b)/;
    function terminalOutput(check) {
      if (check.status !== "failed") return [];
      const {output_head: head = "", output_tail: tail = ""} = check.evidence ?? {};
      const first = linesOf(head);
      const last = linesOf(tail === "" ? head : tail);
      const shown = last.slice(-LAST_LINES);
      const before = tail === "" ? first.slice(0, -LAST_LINES) : first;
      const at = before.findIndex(line => TROUBLE.test(line));
      const start = at < 0 ? [] : before.slice(at, at + FIRST_LINES);
      const lines = start.length === 0 ? shown : [ ...start, "…", ...shown ];
      return lines.length === 1 && lines[0] === "" ? [] : lines.map(terminal_text.e);
    }
    function linesOf(text) {
      return text.trimEnd().split(/\r\n|\r|\n/);
    }
    const RECORDS_SHOWN = 50;
    function renderTerminal(evidence, style) {
      const paint = painter(style);
      const sections = [ verdictSection(evidence, paint), checksSection(evidence, paint), surfaceSection(evidence, paint), changesSection(evidence, paint) ];
      return `${sections.filter(lines => lines.length > 0).map(lines => lines.join("\n")).join("\n\n")}\n`;
    }
    function renderVerdict(evidence, style) {
      return `${verdictSection(evidence, painter(style)).join("\n")}\n`;
    }
    function painter({color: color}) {
      const codes = {
        bold: 1,
        dim: 2,
        red: 31,
        green: 32,
        yellow: 33
      };
      return (code, text) => color ? `[${String(codes[code])}m${text}[0m` : text;
    }
    function verdictSection(evidence, paint) {
      const {completion: completion, ledger: ledger} = evidence;
      const tone = completion.kind === "incomplete" ? "red" : completion.kind === "waived" ? "yellow" : "green";
      return [ paint(tone, paint("bold", headline(evidence))), "", `  effect digest  ${ledger.effect_digest || "(empty: nothing changed)"}`, `  change         ${rangeText(evidence)}`, `  rule ${String(evidence.rule)}         ${(0, 
      terminal_text.e)(evidence.message)}`, ...isolationLines(evidence.isolation), `  checks         ${checkCounts(evidence)}`, ...waiverLines(evidence), ...completion.kind === "narrative" ? [ "", "  Only commits are judged; uncommitted work is not." ] : [], ...stepLines(evidence, paint) ];
    }
    function isolationLines(isolation) {
      if (isolation === undefined) return [];
      const {level: level, promise: promise, unavailable: unavailable = [], written: written = []} = isolation;
      return [ `  isolation      ${level}: ${(0, terminal_text.e)(promise)}`, ...unavailable.map(one => `                 not ${one.level}: ${(0, 
      terminal_text.e)(one.why)}`), ...written.length === 0 ? [] : [ `  written        ${written.map(terminal_text.e).join(", ")}` ] ];
    }
    function rangeText({ledger: ledger}) {
      const count = ledger.records.length;
      const from = ledger.merge_base.slice(0, 12) || "(merge base unknown)";
      return `${String(count)} ${count === 1 ? "path" : "paths"}, ${from}..${ledger.head.slice(0, 12)}`;
    }
    function waiverLines(evidence) {
      const accepted = evidence.waivers.map(waiver => `  waived         ${(0, terminal_text.e)(waiver.by ?? "by the host")}: ${(0, 
      terminal_text.e)(waiver.reason)}`);
      const refused = evidence.refused_claims.map(claim => `  waiver refused ${(0, terminal_text.e)(claim.refused)}`);
      return [ ...accepted, ...refused ];
    }
    function stepLines(evidence, paint) {
      if (evidence.next_steps.length === 0) return [];
      return [ "", paint("bold", "  Next:"), ...evidence.next_steps.map((step, at) => `  ${String(at + 1)}. ${(0, 
      terminal_text.e)(step)}`) ];
    }
    function checksSection(evidence, paint) {
      const checks = evidence.reports.flatMap(report => report.checks);
      const touched = bindingLines(evidence);
      if (checks.length === 0 && touched.length === 0) return [];
      const width = Math.min(48, Math.max(0, ...checks.map(check => check.id.length)));
      return [ paint("bold", "Checks"), ...checks.flatMap(check => checkLines(check, width, paint)), ...touched ];
    }
    const MARKS = {
      passed: [ "green", "pass  " ],
      failed: [ "red", "FAIL  " ],
      needs_review: [ "yellow", "review" ],
      skipped: [ "dim", "skip  " ]
    };
    function checkLines(check, width, paint) {
      const [tone, mark] = MARKS[check.status];
      const kind = check.required ? "required" : "optional";
      const took = durationText(check.evidence?.duration_ms);
      const what = check.evidence?.command ?? check.description;
      const line = `  ${paint(tone, mark)}  ${(0, terminal_text.e)(check.id).padEnd(width)}  ${kind}  ${took.padStart(7)}  ${(0, 
      terminal_text.e)(what)}`;
      if (check.status === "passed") return [ line ];
      const why = check.residual_risk;
      return [ line, ...why === undefined ? [] : [ `          ${(0, terminal_text.e)(why)}` ], ...terminalOutput(check).map(text => paint("dim", `          | ${text}`)) ];
    }
    function bindingLines({binding: binding}) {
      const drift = (binding?.drift ?? []).map(one => `  drift   ${(0, terminal_text.e)(one.path)} was ${one.change} by ${(0, 
      terminal_text.e)(one.check)}`);
      const unbound = (binding?.unbound ?? []).map(one => `  unbound ${(0, terminal_text.e)(one.path)}: ${(0, 
      terminal_text.e)(one.reason)}`);
      return [ ...unbound, ...drift ];
    }
    function surfaceSection(evidence, paint) {
      const warnings = evidence.surface.filter(one => one.level === "warn");
      if (warnings.length === 0) return [];
      return [ paint("bold", "What the change does to its own checks"), ...warnings.map(({rule: rule, message: message}) => `  ${paint("yellow", "warn")}    ${rule}  ${(0, 
      terminal_text.e)(message)}`) ];
    }
    function changesSection(evidence, paint) {
      const {records: records, lfs_paths: lfs = [], out_of_scope: out = []} = evidence.ledger;
      if (records.length === 0) return [];
      const pointers = new Set(lfs);
      const more = records.length - RECORDS_SHOWN;
      return [ paint("bold", `File changes (${String(records.length)})`), ...records.slice(0, RECORDS_SHOWN).map(record => `  ${record.tool.padEnd(9)}  ${record.content_digest.slice(0, 12).padEnd(12)}  ${(0, 
      terminal_text.e)(record.path)}${pointers.has(record.path) ? "  (LFS pointer)" : ""}`), ...more > 0 ? [ `  … and ${String(more)} more (\`digest\` lists all)` ] : [], ...out.length === 0 ? [] : [ `  ${String(out.length)} changed paths are out of the policy's scope` ] ];
    }
  },
  5849: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
    __webpack_require__.d(__webpack_exports__, {
      CD: () => refusedClaimSchema,
      IM: () => waiverSchema,
      aA: () => WAIVER_FILE_LIMIT_BYTES,
      kw: () => parseWaiverFile
    });
    var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
    var _model_visible_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87);
    var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9143);
    var _parse_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
    const WAIVER_FILE_LIMIT_BYTES = 1024 * 1024;
    const filled = zod__WEBPACK_IMPORTED_MODULE_2__.YjP().refine(text => !(0, _model_visible_text_js__WEBPACK_IMPORTED_MODULE_3__.z3)(text), "expected a text, received a blank one");
    const waiverShape = {
      effect_digest: filled,
      reason: filled,
      by: zod__WEBPACK_IMPORTED_MODULE_2__.yqP(zod__WEBPACK_IMPORTED_MODULE_2__.YjP())
    };
    const waiverSchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej(waiverShape);
    const refusedClaimSchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
      effect_digest: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      reason: zod__WEBPACK_IMPORTED_MODULE_2__.YjP(),
      by: zod__WEBPACK_IMPORTED_MODULE_2__.yqP(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()),
      refused: zod__WEBPACK_IMPORTED_MODULE_2__.YjP()
    });
    function parseWaiverFile(text) {
      const value = (0, _json_text_js__WEBPACK_IMPORTED_MODULE_0__.g)(text, WAIVER_FILE_LIMIT_BYTES, "waiver file");
      return (0, _parse_value_js__WEBPACK_IMPORTED_MODULE_1__.$)(zod__WEBPACK_IMPORTED_MODULE_2__.YOg(waiverSchema), value, "waiver file");
    }
    function parseWaiver(value) {
      return parseValue(waiverSchema, value, "waiver");
    }
  }
};
