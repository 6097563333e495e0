export const id = 66;

export const ids = [ 66 ];

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
 5066: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   runExplain: () => runExplain
  });
  var model_evidence = __webpack_require__(4780);
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
  var terminal = __webpack_require__(5643);
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
   schema: schemas.euz(model_evidence.sk),
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
  const evidenceRecordSchema = schemas.rej({
   schema: schemas.euz(model_evidence.m$),
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
   handover: schemas.yqP(handoverSchema)
  });
  function parseEvidence(text) {
   const value = (0, json_text.g)(text, model_evidence.cR, "evidence record");
   return (0, parse_value.$)(evidenceRecordSchema, value, "evidence record");
  }
  var exit_codes = __webpack_require__(535);
  var flags = __webpack_require__(2529);
  var print = __webpack_require__(7532);
  async function runExplain(args, line) {
   const {file: file, json: json} = (0, flags.oy)(args);
   const evidence = explainEvidence(parseEvidence(await (0, text_file.G)(file, model_evidence.cR)));
   if (json) (0, print.Q2)(line, evidence); else (0, print.yy)(line, (0, terminal.b)(evidence, {
    color: line.stdout.isTTY === true
   }));
   return (0, exit_codes.o2)(evidence.completion);
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
   if (ms === void 0) return "";
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
   if (isolation === void 0) return [];
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
   return [ line, ...why === void 0 ? [] : [ `          ${(0, terminal_text.e)(why)}` ], ...terminalOutput(check).map(text => paint("dim", `          | ${text}`)) ];
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
  const VALUES_LIMIT = 1e6;
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
