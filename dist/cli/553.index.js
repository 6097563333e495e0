export const id = 553;

export const ids = [ 553 ];

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
    const buffer = Buffer.alloc(found.size + 1);
    const length = await fill(handle, buffer);
    if (length > found.size) throw unreadable(file, "it grew while it was read");
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
 5553: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   runExplain: () => runExplain
  });
  var evidence = __webpack_require__(4780);
  var text_file = __webpack_require__(4240);
  var errors = __webpack_require__(452);
  var decide = __webpack_require__(8954);
  var model_ledger = __webpack_require__(6732);
  function explainEvidence(evidence) {
   const ledger = (0, model_ledger.B)(evidence.ledger.records);
   const decision = decideAgain(evidence, ledger);
   const problems = [ ...differs("ledger.effect_digest", evidence.ledger.effect_digest, ledger.effect_digest), ...differs("completion.kind", evidence.completion.kind, decision.completion.kind), ...differs("rule", String(evidence.rule), String(decision.rule)), ...differs("completion.effect_digest", evidence.completion.effect_digest, decision.completion.effect_digest), ...unboundReports(evidence) ];
   if (problems.length > 0) throw new errors.ue("INPUT_INVALID", "The evidence record contradicts itself: its verdict is not the one that its contents decide.", {
    problems: problems,
    hint: "The file was altered or is incomplete: run `completion-gate verify --json` again."
   });
   return evidence;
  }
  function decideAgain(evidence, ledger) {
   return (0, decide.L)({
    ledger: ledger,
    gaps: evidence.ledger.gaps,
    openWriters: evidence.open_writers,
    reports: bindingReports(evidence),
    waivers: evidence.waivers,
    observations: evidence.observations,
    allowContinuation: false
   });
  }
  function bindingReports(evidence) {
   return isUnbound(evidence) ? evidence.reports.filter(report => report.effect_digest === void 0) : evidence.reports;
  }
  function isUnbound({binding: binding}) {
   return binding !== void 0 && (!binding.bound || binding.unbound.length > 0);
  }
  function unboundReports(evidence) {
   const claimed = evidence.reports.findIndex(report => report.effect_digest !== void 0);
   return claimed < 0 || !isUnbound(evidence) ? [] : [ {
    path: `reports[${String(claimed)}].effect_digest`,
    message: "the report names a digest, and the binding says that the checkout differed: it does not bind"
   } ];
  }
  function differs(path, recorded, decided) {
   return recorded === decided ? [] : [ {
    path: path,
    message: `the record says ${recorded ?? "nothing"}, its contents decide ${decided ?? "nothing"}`
   } ];
  }
  var explanation = __webpack_require__(1714);
  var headline = __webpack_require__(5916);
  var markdown_summary = __webpack_require__(3767);
  var worktree_note = __webpack_require__(5258);
  function isComplete(completion) {
   return completion.kind !== "incomplete";
  }
  var verification_report = __webpack_require__(4585);
  const OUTPUT_CHARACTERS = 160;
  function explanationOf(evidence) {
   return {
    schema: explanation.Y,
    source: "record",
    verdict: evidence.completion.kind,
    complete: isComplete(evidence.completion),
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
  var schemas = __webpack_require__(2857);
  var isolation_level = __webpack_require__(2462);
  var json_text = __webpack_require__(9143);
  var parse_value = __webpack_require__(2211);
  const DIGEST_OR_EMPTY = /^(?:[0-9a-f]{64})?$/;
  const OBJECT_ID_OR_EMPTY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/;
  const digest = schemas.YjP().regex(DIGEST_OR_EMPTY, "expected a digest of 64 lower-case hex digits, or none");
  const objectId = schemas.YjP().regex(OBJECT_ID_OR_EMPTY, "expected a commit id of 40 or 64 lower-case hex digits");
  const recordSchema = schemas.rej({
   tool: schemas.YjP(),
   path: schemas.YjP().min(1),
   content_digest: digest
  });
  const gapSchema = schemas.rej({
   reason: schemas.YjP(),
   path: schemas.yqP(schemas.YjP())
  });
  const ledgerDocumentSchema = schemas.rej({
   schema: schemas.euz(evidence.sk),
   base: objectId,
   merge_base: objectId,
   head: objectId,
   effect_digest: digest,
   records: schemas.YOg(recordSchema),
   gaps: schemas.YOg(gapSchema),
   lfs_paths: schemas.yqP(schemas.YOg(schemas.YjP())),
   out_of_scope: schemas.yqP(schemas.YOg(schemas.YjP()))
  });
  const externalObservationSchema = schemas.rej({
   kind: schemas.YjP().min(1),
   subject: schemas.YjP().min(1),
   digest: schemas.YjP().min(1),
   required_action: schemas.k5n([ "none", "address", "workspace_change" ])
  });
  var report_schema = __webpack_require__(1227);
  var waiver_schema = __webpack_require__(5849);
  const evidence_schema_text = schemas.YjP();
  const texts = schemas.YOg(evidence_schema_text);
  const count = schemas.Whr().nonnegative();
  const completionSchema = schemas.rej({
   kind: schemas.k5n([ "narrative", "waived", "verified", "incomplete", "distinct" ]),
   effect_digest: schemas.yqP(evidence_schema_text)
  });
  const ruleSchema = schemas.euz([ 1, 2, 3, 4, 5, 6, 7 ]);
  const summarySchema = schemas.rej({
   status: report_schema.QQ,
   report_count: count,
   required_check_count: count,
   pending_required_check_count: count,
   failed_check_count: count,
   residual_risk_count: count,
   pending_subjects: texts,
   failed_subjects: texts
  });
  const surfaceSchema = schemas.rej({
   rule: evidence_schema_text,
   level: schemas.k5n([ "block", "warn" ]),
   message: evidence_schema_text,
   path: schemas.yqP(evidence_schema_text),
   line: schemas.yqP(count),
   before: schemas.yqP(evidence_schema_text),
   after: schemas.yqP(evidence_schema_text)
  });
  const problemSchema = schemas.rej({
   code: evidence_schema_text,
   message: evidence_schema_text,
   path: schemas.yqP(evidence_schema_text),
   line: schemas.yqP(count)
  });
  const bindingSchema = schemas.rej({
   bound: schemas.zMY(),
   checked_out: evidence_schema_text,
   unbound: schemas.YOg(schemas.rej({
    path: evidence_schema_text,
    reason: evidence_schema_text,
    check: schemas.yqP(evidence_schema_text)
   })),
   drift: schemas.YOg(schemas.rej({
    path: evidence_schema_text,
    change: evidence_schema_text,
    check: evidence_schema_text
   })),
   added: texts,
   moves_unwatched: schemas.yqP(schemas.euz(true))
  });
  const hexDigest = schemas.YjP().regex(/^[0-9a-f]{64}$/);
  const handoverSchema = schemas.rej({
   run_id: schemas.Whr().positive(),
   run_attempt: schemas.Whr().positive(),
   plan_digest: hexDigest,
   policy_digest: hexDigest,
   checks: texts
  });
  const isolationSchema = schemas.rej({
   level: schemas.k5n(isolation_level.l$),
   promise: evidence_schema_text,
   below_minimum: schemas.yqP(schemas.k5n(isolation_level.l$)),
   unavailable: schemas.yqP(schemas.YOg(schemas.rej({
    level: schemas.k5n(isolation_level.l$),
    why: evidence_schema_text
   }))),
   written: schemas.yqP(texts)
  });
  const worktreeSchema = schemas.rej({
   head: evidence_schema_text,
   uncommitted: texts
  });
  const evidenceRecordSchema = schemas.rej({
   schema: schemas.euz(evidence.m$),
   completion: completionSchema,
   rule: ruleSchema,
   message: evidence_schema_text,
   next_steps: texts,
   summary: summarySchema,
   summary_text: evidence_schema_text,
   ledger: ledgerDocumentSchema,
   reports: schemas.YOg(report_schema.Sd),
   waivers: schemas.YOg(waiver_schema.IM),
   refused_claims: schemas.YOg(waiver_schema.CD),
   surface: schemas.YOg(surfaceSchema),
   problems: schemas.YOg(problemSchema),
   observations: schemas.YOg(externalObservationSchema),
   open_writers: texts,
   binding: schemas.yqP(bindingSchema),
   policy: schemas.k5n([ "file", "defaults" ]),
   isolation: schemas.yqP(isolationSchema),
   worktree: schemas.yqP(worktreeSchema),
   handover: schemas.yqP(handoverSchema)
  });
  function parseEvidence(text) {
   const value = (0, json_text.g)(text, evidence.cR, "evidence record");
   return (0, parse_value.$)(evidenceRecordSchema, value, "evidence record");
  }
  var exit_codes = __webpack_require__(535);
  var cli_flags = __webpack_require__(2529);
  var print = __webpack_require__(7532);
  async function runExplain(args, line) {
   const flags = (0, cli_flags.nG)(args);
   const explanation = await explanationFor(flags, line);
   if (flags.json) (0, print.Q2)(line, explanation); else {
    const style = {
     color: line.stdout.isTTY === true
    };
    (0, print.yy)(line, renderExplanation(explanation, style));
   }
   return explanation.complete ? exit_codes.dc.complete : exit_codes.dc.incomplete;
  }
  async function explanationFor(flags, line) {
   if ("file" in flags) {
    const text = await (0, text_file.G)(flags.file, evidence.cR);
    return explanationOf(explainEvidence(parseEvidence(text)));
   }
   const {explainLive: explainLive} = await Promise.all([ __webpack_require__.e(550), __webpack_require__.e(637), __webpack_require__.e(417) ]).then(__webpack_require__.bind(__webpack_require__, 417));
   return await explainLive(flags, line.environment);
  }
 },
 8954: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   L: () => decide
  });
  var _model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8173);
  var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4585);
  function decide(input) {
   for (const [rule, apply] of RULES) {
    const outcome = apply(input);
    if (outcome !== void 0) return {
     mayContinue: false,
     ...outcome,
     rule: rule
    };
   }
   return {
    ...noProof(input),
    rule: 7,
    mayContinue: false
   };
  }
  const RULES = [ [ 1, demandedChange ], [ 2, unobservedWriter ], [ 3, observationGap ], [ 4, emptyLedger ], [ 5, waived ], [ 6, verified ] ];
  function demandedChange(input) {
   const open = (0, _model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__.s)(input.observations, input.waivers, input.ledger.effect_digest);
   if (open.length === 0) return;
   const subjects = open.map(one => `${one.kind} of ${one.subject}`).join(", ");
   return {
    completion: {
     kind: "incomplete"
    },
    message: `completion gate: ${subjects} still demands a workspace change. Assistant text does not clear it.`,
    mayContinue: input.allowContinuation
   };
  }
  function unobservedWriter(input) {
   if (input.openWriters.length === 0) return;
   return incomplete(`completion gate: the writes of ${input.openWriters.join(", ")} were not observed. No report and no waiver closes what was not seen.`);
  }
  function observationGap(input) {
   const [first] = input.gaps;
   if (first === void 0) return;
   const more = input.gaps.length - 1;
   const rest = more === 0 ? "" : ` (and ${String(more)} more)`;
   return incomplete(`completion gate: the observation of the change has a gap, so its digest is not the effect: ${first.reason}${rest}`);
  }
  function emptyLedger(input) {
   if (input.ledger.records.length > 0) return;
   return {
    completion: {
     kind: "narrative"
    },
    message: "completion gate: nothing changed, so there is nothing to prove."
   };
  }
  function waived(input) {
   const digest = input.ledger.effect_digest;
   const waiver = input.waivers.find(one => one.effect_digest === digest);
   if (waiver === void 0) return;
   return {
    completion: {
     kind: "waived",
     effect_digest: digest
    },
    message: `completion gate: workspace mutation ${digest} is waived, not verified.`
   };
  }
  function verified(input) {
   const digest = input.ledger.effect_digest;
   const proof = (0, _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__.fk)(input.reports).some(report => (0, 
   _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__.C7)(report, digest));
   if (!proof) return;
   return {
    completion: {
     kind: "verified",
     effect_digest: digest
    },
    message: `completion gate: every required check passed on workspace mutation ${digest}.`
   };
  }
  function noProof(input) {
   return incomplete(`completion gate: workspace mutation ${input.ledger.effect_digest} has no bound Passed verification and no host waiver. Assistant text does not count.`);
  }
  function incomplete(message) {
   return {
    completion: {
     kind: "incomplete"
    },
    message: message
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
 8173: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   s: () => openObservations
  });
  function openObservations(observations, waivers, effectDigest) {
   const newest = new Map;
   for (const observation of observations) newest.set(observation.subject, observation);
   const waived = new Set(waivers.map(waiver => waiver.effect_digest));
   return [ ...newest.values() ].filter(observation => observation.required_action === "workspace_change" && !waived.has(observation.digest) && !(effectDigest !== "" && waived.has(effectDigest)));
  }
 },
 2462: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   c2: () => isWeaker,
   l$: () => ISOLATION_LEVELS,
   vN: () => stricterMinimum
  });
  const ISOLATION_LEVELS = [ "none", "process", "uid", "namespace", "overlay", "container" ];
  function isWeaker(level, than) {
   return ISOLATION_LEVELS.indexOf(level) < ISOLATION_LEVELS.indexOf(than);
  }
  function stricterMinimum(one, other) {
   return other !== void 0 && isWeaker(one, other) ? other : one;
  }
 },
 87: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Q6: () => visibleText,
   te: () => visibleLength,
   z3: () => isBlank
  });
  const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{M}]/gu;
  const SPACES = /[\p{White_Space}\u2800]+/gu;
  function isBlank(text) {
   return visibleLength(text) === 0;
  }
  function visibleLength(text) {
   return Array.from(visibleText(text)).length;
  }
  function visibleText(text) {
   return text.replace(SPACES, " ").replace(INVISIBLE, "").replace(/ +/g, " ").trim();
  }
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
 1194: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__(5265);
 },
 3767: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Mf: () => stepsInWords,
   mE: () => waiveLines
  });
  function byteLength(text) {
   return Buffer.byteLength(text);
  }
  function limits_cutText(text, limit) {
   if (byteLength(text) <= limit) return text;
   return `${firstBytes(text, limit - 3)}…`;
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
  __webpack_require__(1194);
  __webpack_require__(5265);
  var external_observation = __webpack_require__(8173);
  const DIGEST_BYTES = 100;
  const LINES_SHOWN = 3;
  const COPIED = /Or an authorised person waives [^:`]*: `\/waive [^`]*`\.$/;
  function waiveLines(evidence) {
   return waivable(evidence).slice(0, LINES_SHOWN).map(digest => `/waive ${limits_cutText(digest, DIGEST_BYTES)} <reason>`);
  }
  function waivable(evidence) {
   const digest = evidence.ledger.effect_digest;
   if (evidence.rule === 1) return (0, external_observation.s)(evidence.observations, evidence.waivers, digest).map(one => one.digest);
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
 },
 9143: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   g: () => readJsonText,
   v: () => withArticle
  });
  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
  const BYTE_ORDER_MARK = "\ufeff";
  function readJsonText(text, limit, what) {
   if (text.length > limit || Buffer.byteLength(text) > limit) throw invalid(`Expected ${withArticle(what)} of at most ${String(limit)} bytes; the file is larger.`, what);
   const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
   if (json.trim() === "") throw invalid(`Expected ${withArticle(what)}; the file is empty.`, what);
   try {
    return JSON.parse(json);
   } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("INPUT_INVALID", `Expected ${withArticle(what)} as JSON; the file is not JSON: ${why}`, {
     cause: cause,
     hint: `Hand in the ${what} as it was written.`
    });
   }
  }
  function invalid(message, what) {
   return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.ue("INPUT_INVALID", message, {
    hint: `Hand in the ${what} as it was written.`
   });
  }
  function withArticle(what) {
   return `${/^[aeiou]/.test(what) ? "an" : "a"} ${what}`;
  }
 },
 2211: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $: () => parseValue
  });
  var errors = __webpack_require__(452);
  var json_text = __webpack_require__(9143);
  const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;
  function placeOf(path) {
   return path.reduce((place, step) => {
    if (typeof step === "number") return `${place}[${String(step)}]`;
    const key = String(step);
    if (!PLAIN_KEY.test(key)) return `${place}[${JSON.stringify(key)}]`;
    return place === "" ? key : `${place}.${key}`;
   }, "");
  }
  const VALUES_LIMIT = 2e6;
  const PROBLEMS_SHOWN = 50;
  const PROBLEM_LENGTH = 300;
  function parseValue(schema, value, what) {
   if (hasTooManyValues(value)) throw new errors.ue("INPUT_INVALID", `Expected ${(0, 
   json_text.v)(what)} of at most ${String(VALUES_LIMIT)} values; it holds more.`, {
    hint: `Hand in ${(0, json_text.v)(what)} that completion-gate wrote.`
   });
   const result = schema.safeParse(value);
   if (result.success) return result.data;
   const problems = result.error.issues.map(problemOf);
   throw new errors.ue("INPUT_INVALID", `The ${what} has another shape than expected: ${countOf(problems.length)}.`, {
    problems: shown(problems),
    hint: `Mend what is named, or write the ${what} anew.`
   });
  }
  function problemOf(issue) {
   return {
    path: cut(placeOf(issue.path)),
    message: cut(issue.message)
   };
  }
  function shown(problems) {
   const more = problems.length - PROBLEMS_SHOWN;
   return more <= 0 ? problems : [ ...problems.slice(0, PROBLEMS_SHOWN), {
    path: "",
    message: `${String(more)} more problems of the kind`
   } ];
  }
  function countOf(number) {
   return number === 1 ? "1 problem" : `${String(number)} problems`;
  }
  function cut(message) {
   return message.length <= PROBLEM_LENGTH ? message : `${message.slice(0, PROBLEM_LENGTH)}…`;
  }
  function hasTooManyValues(value) {
   const open = [ value ];
   let seen = 0;
   while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object" || next === null) continue;
    const parts = Array.isArray(next) ? next : Object.values(next);
    seen += parts.length;
    if (seen > VALUES_LIMIT) return true;
    for (const part of parts) open.push(part);
   }
   return false;
  }
 },
 1227: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   MM: () => parseReport,
   QQ: () => checkStatusSchema,
   Sd: () => authoredReportSchema
  });
  var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
  var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4585);
  var _parse_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
  const text = zod__WEBPACK_IMPORTED_MODULE_1__.YjP();
  const texts = zod__WEBPACK_IMPORTED_MODULE_1__.YOg(text);
  const count = zod__WEBPACK_IMPORTED_MODULE_1__.Whr().nonnegative();
  const checkStatusSchema = zod__WEBPACK_IMPORTED_MODULE_1__.k5n([ "passed", "failed", "needs_review", "skipped" ]);
  const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
   command: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   cwd: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   exit_code: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.Whr()),
   signal: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   timed_out: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.zMY()),
   duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(zod__WEBPACK_IMPORTED_MODULE_1__.aig().nonnegative()),
   output_head: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   output_tail: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   output_bytes: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(count),
   output_digest: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   tests_run: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(count),
   origin: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   source: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text)
  });
  const checkSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
   id: text.min(1),
   kind: text,
   description: text,
   status: checkStatusSchema,
   required: zod__WEBPACK_IMPORTED_MODULE_1__.zMY(),
   suggested_tools: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
   evidence_uris: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
   residual_risk: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text),
   evidence: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(evidenceSchema)
  });
  const reportShape = {
   schema: zod__WEBPACK_IMPORTED_MODULE_1__.euz(_model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__.DC),
   subject: text.min(1),
   status: checkStatusSchema,
   checks: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(checkSchema),
   residual_risks: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(texts),
   effect_digest: zod__WEBPACK_IMPORTED_MODULE_1__.yqP(text)
  };
  const reportSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej(reportShape);
  const authoredReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
   ...reportShape,
   author: zod__WEBPACK_IMPORTED_MODULE_1__.k5n([ "host", "verifier", "editor" ])
  });
  function parseReport(value) {
   return (0, _parse_value_js__WEBPACK_IMPORTED_MODULE_0__.$)(reportSchema, value, "verification report");
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
  const WAIVER_FILE_LIMIT_BYTES = 1048576;
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
 }
};
