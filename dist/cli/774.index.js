export const id = 774;

export const ids = [ 774 ];

export const modules = {
 5774: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   runExplain: () => runExplain
  });
  var model_evidence = __webpack_require__(4780);
  var text_file = __webpack_require__(4240);
  var explain = __webpack_require__(7228);
  var explanation = __webpack_require__(1714);
  var headline = __webpack_require__(5916);
  var markdown_summary = __webpack_require__(5608);
  var worktree_note = __webpack_require__(5258);
  var completion = __webpack_require__(3851);
  var verification_report = __webpack_require__(4585);
  const OUTPUT_CHARACTERS = 160;
  function explanationOf(evidence) {
   return {
    schema: explanation.Y,
    source: "record",
    verdict: evidence.completion.kind,
    complete: (0, completion.A)(evidence.completion),
    headline: (0, headline.P)(evidence),
    why: [ ...reasons(evidence), ...evidence.waivers.map(({by: by, reason: reason}) => `${by ?? "The host"} waived: ${reason}`), ...evidence.refused_claims.map(({by: by, refused: refused}) => `The waiver claim of ${by ?? "a person"} does not count: ${refused}`), ...noted(evidence) ],
    next_steps: (0, markdown_summary.Mf)(evidence),
    waiver_lines: (0, markdown_summary.mE)(evidence),
    effect_digest: evidence.ledger.effect_digest,
    rule: evidence.rule,
    uncommitted: (evidence.worktree?.uncommitted.length ?? 0) > 0,
    facts: [],
    pull_request: null,
    check_run: null
   };
  }
  function reasons(evidence) {
   const found = evidence.rule === 7 ? [ ...unprovenChecks(evidence), ...unboundPaths(evidence) ] : [];
   return found.length === 0 ? [ evidence.message ] : found;
  }
  function unprovenChecks({reports: reports}) {
   return (0, verification_report.fk)(reports).flatMap(report => report.checks).filter(check => check.required && check.status !== "passed").map(check => `${check.id} ${WORDS[check.status]}${because(check)}`);
  }
  const WORDS = {
   passed: "passed",
   failed: "failed",
   needs_review: "needs a person",
   skipped: "did not run"
  };
  function because(check) {
   const why = check.residual_risk ?? check.description;
   const last = check.status === "failed" ? lastLine(check) : "";
   const ending = last === "" ? "" : `; its output ends with: ${last}`;
   return `: ${why}${ending}`;
  }
  function lastLine({evidence: evidence}) {
   const {output_head: head = "", output_tail: tail = ""} = evidence ?? {};
   const lines = (tail === "" ? head : tail).trimEnd().split(/\r\n|\r|\n/);
   return (lines.at(-1) ?? "").trim().slice(0, OUTPUT_CHARACTERS);
  }
  function unboundPaths({binding: binding}) {
   return (binding?.unbound ?? []).map(({path: path, reason: reason}) => `${path} is not what was to be proven: ${reason}`);
  }
  function noted(evidence) {
   const note = (0, worktree_note.W)(evidence);
   return note === void 0 ? [] : [ note ];
  }
  var terminal_text = __webpack_require__(2234);
  const LINES_SHOWN = 8;
  const [BOLD, RED, GREEN] = [ 1, 31, 32 ];
  function renderExplanation(explanation, {color: color}) {
   const {complete: complete, waiver_lines: lines, next_steps: steps} = explanation;
   const paint = (code, text) => color ? `[${String(code)}m${text}[0m` : text;
   const tone = complete ? GREEN : RED;
   const why = [ ...explanation.why, ...explanation.facts.map(fact => fact.message) ];
   return [ paint(tone, (0, terminal_text.e)(explanation.headline)), ...bounded(why).map(line => `  ${line}`), ...steps.length === 0 ? [] : [ "", paint(BOLD, "Next") ], ...bounded(steps).map((step, at) => `  ${String(at + 1)}. ${step}`), ...lines.length === 0 ? [] : [ "", paint(BOLD, waiverWords(steps.length > 0)), ...lines.map(line => `  ${(0, 
   terminal_text.e)(line)}`) ], "" ].join("\n");
  }
  function waiverWords(isLast) {
   return (isLast ? "Or a" : "A") + " person with authority waives it, by this comment on the pull request";
  }
  function bounded(lines) {
   const more = lines.length - LINES_SHOWN;
   const shown = lines.slice(0, LINES_SHOWN).map(terminal_text.e);
   return more > 0 ? [ ...shown, `… and ${String(more)} more (\`--json\` has all)` ] : shown;
  }
  var evidence_schema = __webpack_require__(6326);
  var cli_page = __webpack_require__(3945);
  var exit_codes = __webpack_require__(535);
  var external_node_util_ = __webpack_require__(7975);
  var errors = __webpack_require__(452);
  var flags = __webpack_require__(2529);
  const EXPLAIN_HINT = "completion-gate explain FILE [--json] [--html PAGE], or: completion-gate explain --pull-request N --repo-slug OWNER/NAME [--json]";
  function explainFlags(args) {
   const {values: values, positionals: positionals} = (0, flags.Se)(() => (0, external_node_util_.parseArgs)({
    args: [ ...args ],
    options: {
     "pull-request": {
      type: "string"
     },
     "repo-slug": {
      type: "string"
     },
     "check-name": {
      type: "string",
      default: "completion-gate"
     },
     html: {
      type: "string"
     },
     json: {
      type: "boolean",
      default: false
     }
    },
    allowPositionals: true,
    strict: true
   }));
   const {json: json, "pull-request": number, "repo-slug": slug} = values;
   const [file, ...rest] = positionals;
   const asked = positionals.length + (number === void 0 ? 0 : 1);
   if (asked !== 1 || rest.length > 0) throw new errors.ue("USAGE", `Expected one evidence record or one pull request, but ${asked === 0 ? "none was" : `${String(asked)} were`} given.`, {
    hint: EXPLAIN_HINT
   });
   const html = (0, flags.MB)(values.html);
   if (file !== void 0) return {
    file: file,
    json: json,
    html: html
   };
   if (html !== void 0) throw new errors.ue("USAGE", "`--html` makes a page of an evidence record, and a live pull request has none at hand.", {
    hint: "Download the record of its run, and: completion-gate explain FILE --html PAGE"
   });
   if (!/^[1-9]\d{0,9}$/.test(number ?? "")) throw new errors.ue("USAGE", `--pull-request expects a number, not "${number ?? ""}".`, {
    hint: EXPLAIN_HINT
   });
   return {
    pullRequest: Number(number),
    slug: slug,
    checkName: values["check-name"],
    json: json
   };
  }
  var print = __webpack_require__(7721);
  async function runExplain(args, line) {
   const flags = explainFlags(args);
   if ("file" in flags) return await explainRecord(flags, line);
   const {explainLive: explainLive} = await Promise.all([ __webpack_require__.e(550), __webpack_require__.e(637), __webpack_require__.e(257) ]).then(__webpack_require__.bind(__webpack_require__, 8257));
   return told(await explainLive(flags, line.environment), flags, line);
  }
  async function explainRecord(flags, line) {
   const page = await (0, cli_page.w)(flags.html);
   const text = await (0, text_file.G)(flags.file, model_evidence.cR);
   const evidence = (0, explain.n)((0, evidence_schema.v)(text));
   const code = told(explanationOf(evidence), flags, line);
   await (page?.write(evidence));
   return code;
  }
  function told(explanation, flags, line) {
   if (flags.json) (0, print.Q2)(line, explanation); else {
    const style = {
     color: line.stdout.isTTY === true
    };
    (0, print.yy)(line, renderExplanation(explanation, style));
   }
   return explanation.complete ? exit_codes.dc.complete : exit_codes.dc.incomplete;
  }
 },
 3945: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   w: () => openPage
  });
  var external_node_fs_ = __webpack_require__(3024);
  var promises_ = __webpack_require__(1455);
  var external_node_path_ = __webpack_require__(6760);
  var errors = __webpack_require__(452);
  async function openPageFile(file, start) {
   const folder = await folderOf(file);
   await requireFree(file, start);
   return {
    write: async text => {
     if (await folderOf(file) !== folder) throw failed(file, "its folder is another one than before the run");
     await requireFree(file, start);
     await replace(file, text);
    }
   };
  }
  async function folderOf(file) {
   const folder = external_node_path_.dirname(external_node_path_.resolve(file));
   try {
    const real = await (0, promises_.realpath)(folder);
    if ((await (0, promises_.stat)(real)).isDirectory()) return real;
   } catch (cause) {
    throw failed(file, `there is no folder ${folder}`, cause);
   }
   throw failed(file, `${folder} is no folder`);
  }
  async function requireFree(file, start) {
   const found = await (0, promises_.lstat)(file).catch(cause => {
    if (codeOf(cause) === "ENOENT") return;
    throw failed(file, codeOf(cause), cause);
   });
   if (found === void 0) return;
   if (found.isDirectory()) throw failed(file, "it is a folder");
   if (found.isSymbolicLink()) throw failed(file, "it is a symbolic link");
   if (!found.isFile()) throw failed(file, "it is no regular file");
   if (found.size > 0 && await beginning(file, start.length) !== start) throw failed(file, "a file stands there that is no page of completion-gate");
  }
  async function beginning(file, length) {
   const handle = await (0, promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
   try {
    const {buffer: buffer, bytesRead: bytesRead} = await handle.read(Buffer.alloc(length));
    return buffer.toString("latin1", 0, bytesRead);
   } finally {
    await handle.close();
   }
  }
  async function replace(file, text) {
   const fresh = `${external_node_path_.resolve(file)}.${String(process.pid)}.new`;
   const handle = await (0, promises_.open)(fresh, "wx", 420).catch(cause => {
    throw failed(file, codeOf(cause), cause);
   });
   try {
    await handle.writeFile(text);
    await handle.close();
    await (0, promises_.rename)(fresh, file);
   } catch (cause) {
    await handle.close().catch(() => {});
    await (0, promises_.rm)(fresh, {
     force: true
    });
    throw failed(file, codeOf(cause), cause);
   }
  }
  function codeOf(cause) {
   return cause?.code ?? "the system gave no reason";
  }
  function failed(file, why, cause) {
   return new errors.ue("OUTPUT_FAILED", `The page could not be written to ${file}: ${why}.`, {
    cause: cause,
    hint: "Name a new file in a folder that is there, or a page of an earlier run."
   });
  }
  async function openPage(file) {
   if (file === void 0) return;
   const {htmlPage: htmlPage, PAGE_START: PAGE_START} = await __webpack_require__.e(828).then(__webpack_require__.bind(__webpack_require__, 3828));
   const target = await openPageFile(file, PAGE_START);
   return {
    write: evidence => target.write(htmlPage(evidence))
   };
  }
 },
 5625: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   j: () => NO_CHECK_ID
  });
  const NO_CHECK_ID = "gate:no-required-check";
 },
 1714: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Y: () => EXPLANATION_SCHEMA
  });
  const EXPLANATION_SCHEMA = "completion-gate.explanation.v1";
 },
 5916: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   P: () => headline
  });
  var _model_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5625);
  function headline(evidence) {
   switch (evidence.completion.kind) {
   case "verified":
    return `Verified: ${counted(passedChecks(evidence), "required check")} passed on exactly this change`;

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
    return `${counted(failed.length, "required check")} ${what}`;
   }
   if (required.length === 0 || required.some(({id: id}) => id === _model_check_js__WEBPACK_IMPORTED_MODULE_0__.j)) return "no required check is defined";
   if (evidence.binding?.bound === false) return "the results do not speak of exactly this change";
   const pending = required.filter(check => check.status !== "passed");
   return `${counted(pending.length, "required check")} ${pending.length === 1 ? "needs" : "need"} a person`;
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
  function counted(number, noun) {
   return `${String(number)} ${noun}${number === 1 ? "" : "s"}`;
  }
 },
 5032: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   IN: () => cutText,
   Qr: () => lastBytes,
   lD: () => cutCharacters
  });
  function byteLength(text) {
   return Buffer.byteLength(text);
  }
  function cutText(text, limit) {
   if (byteLength(text) <= limit) return text;
   return `${firstBytes(text, limit - 3)}…`;
  }
  function lastBytes(text, limit) {
   if (byteLength(text) <= limit) return text;
   const bytes = Buffer.from(text);
   let at = bytes.length - limit;
   while (at < bytes.length && isContinuation(bytes[at])) at += 1;
   const rest = bytes.toString("utf8", at);
   const line = rest.indexOf("\n");
   return line === -1 || line === rest.length - 1 ? rest : rest.slice(line + 1);
  }
  function cutCharacters(text, limit) {
   if (text.length <= limit) return text;
   const cut = text.slice(0, limit - 1);
   return `${cut.replace(/[\ud800-\udbff]$/, "")}…`;
  }
  function firstBytes(text, limit) {
   const bytes = Buffer.from(text);
   let at = Math.max(0, limit);
   while (at > 0 && isContinuation(bytes[at])) at -= 1;
   return bytes.toString("utf8", 0, at);
  }
  function isContinuation(byte) {
   return byte !== void 0 && (byte & 192) === 128;
  }
 },
 1194: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__(5265);
 },
 5608: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Mf: () => stepsInWords,
   mE: () => waiveLines
  });
  var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5032);
  __webpack_require__(1194);
  __webpack_require__(5265);
  var _model_external_observation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8173);
  const DIGEST_BYTES = 100;
  const LINES_SHOWN = 3;
  const COPIED = /Or an authorised person waives [^:`]*: `\/waive [^`]*`\.$/;
  function waiveLines(evidence) {
   return waivable(evidence).slice(0, LINES_SHOWN).map(digest => `/waive ${(0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.IN)(digest, DIGEST_BYTES)} <reason>`);
  }
  function waivable(evidence) {
   const digest = evidence.ledger.effect_digest;
   if (evidence.rule === 1) return (0, _model_external_observation_js__WEBPACK_IMPORTED_MODULE_3__.s)(evidence.observations, evidence.waivers, digest).map(one => one.digest);
   return evidence.rule === 7 && digest !== "" ? [ digest ] : [];
  }
  function stepsInWords(evidence) {
   return waiveLines(evidence).length === 0 ? evidence.next_steps : evidence.next_steps.map(step => step.replace(COPIED, "").trim()).filter(step => step !== "");
  }
 },
 5265: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__(1984);
 },
 5258: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   W: () => worktreeNote
  });
  var _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2234);
  const NAMES_SHOWN = 5;
  function worktreeNote({worktree: worktree}) {
   if (worktree === void 0) return;
   const {head: head, uncommitted: uncommitted} = worktree;
   if (uncommitted.length === 0) return `Nothing is uncommitted: the work tree is commit ${(0, 
   _terminal_text_js__WEBPACK_IMPORTED_MODULE_0__.e)(head.slice(0, 12))}.`;
   const names = uncommitted.slice(0, NAMES_SHOWN).map(_terminal_text_js__WEBPACK_IMPORTED_MODULE_0__.e).join(", ");
   const more = uncommitted.length - NAMES_SHOWN;
   const rest = more > 0 ? ` and ${String(more)} more` : "";
   return `Uncommitted work was judged (${names}${rest}). A pull request shows none of it until it is committed and pushed; the same content has the same digest then.`;
  }
 }
};
