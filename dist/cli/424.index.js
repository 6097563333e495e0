export const id = 424;
export const ids = [424];
export const modules = {

/***/ 4240:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readTextFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/** Reads a text file that a person names: whole, bounded, and UTF-8 or refused. */


/**
 * The file's text.
 * @param limit most bytes that are read
 * @throws GateError INPUT_UNREADABLE when it is missing, no regular file, too
 *   large or not UTF-8
 */
async function readTextFile(file, limit) {
    const bytes = await readBytes(file, limit);
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw unreadable(file, 'it is not UTF-8 text', cause);
    }
}
async function readBytes(file, limit) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(file).catch((cause) => {
        throw unreadable(file, reasonOf(cause), cause);
    });
    // A pipe would keep the open call waiting.
    if (!found.isFile())
        throw unreadable(file, 'it is no regular file');
    if (found.size > limit)
        throw unreadable(file, `it has ${String(found.size)} bytes, and at most ${String(limit)} are read`);
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, 'r').catch((cause) => {
        throw unreadable(file, reasonOf(cause), cause);
    });
    try {
        const buffer = Buffer.alloc(limit + 1);
        const length = await fill(handle, buffer);
        if (length > limit)
            throw unreadable(file, 'it grew while it was read');
        return buffer.subarray(0, length);
    }
    finally {
        await handle.close();
    }
}
async function fill(handle, buffer) {
    let length = 0;
    for (;;) {
        const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length)
            return length;
    }
}
function reasonOf(cause) {
    const code = cause?.code;
    if (code === 'ENOENT')
        return 'there is no such file';
    return code ?? 'the system gave no reason';
}
function unreadable(file, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('INPUT_UNREADABLE', `${file} cannot be read: ${why}.`, {
        cause,
        hint: 'Name a readable file that completion-gate or a person wrote.'
    });
}


/***/ }),

/***/ 6424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runExplain: () => (/* binding */ runExplain)
});

// EXTERNAL MODULE: ./lib/adapters/files/text-file.js
var text_file = __webpack_require__(4240);
// EXTERNAL MODULE: ./lib/explain.js
var explain = __webpack_require__(7228);
// EXTERNAL MODULE: ./lib/report/terminal.js + 1 modules
var terminal = __webpack_require__(9989);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
// EXTERNAL MODULE: ./lib/model/evidence.js
var evidence = __webpack_require__(4780);
// EXTERNAL MODULE: ./lib/wire/json-text.js
var json_text = __webpack_require__(9143);
// EXTERNAL MODULE: ./lib/wire/parse-value.js + 1 modules
var parse_value = __webpack_require__(2211);
;// CONCATENATED MODULE: ./lib/wire/ledger-schema.js
/** The strict shape of a ledger document: `completion-gate.ledger.v1`. */




/** Bytes that a ledger document may have. */
const LEDGER_LIMIT_BYTES = (/* unused pure expression or super */ null && (16 * 1024 * 1024));
const DIGEST_OR_EMPTY = /^(?:[0-9a-f]{64})?$/;
const OBJECT_ID_OR_EMPTY = /^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/;
const digest = schemas/* string */.YjP()
    .regex(DIGEST_OR_EMPTY, 'expected a digest of 64 lower-case hex digits, or none');
const objectId = schemas/* string */.YjP()
    .regex(OBJECT_ID_OR_EMPTY, 'expected a commit id of 40 or 64 lower-case hex digits');
const recordSchema = schemas/* strictObject */.rej({
    tool: schemas/* string */.YjP(),
    path: schemas/* string */.YjP().min(1),
    content_digest: digest
});
const gapSchema = schemas/* strictObject */.rej({
    reason: schemas/* string */.YjP(),
    path: schemas/* exactOptional */.yqP(schemas/* string */.YjP())
});
/** A ledger with the commits it was computed from. */
const ledgerDocumentSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz(evidence/* LEDGER_SCHEMA */.s),
    base: objectId,
    merge_base: objectId,
    head: objectId,
    effect_digest: digest,
    records: schemas/* array */.YOg(recordSchema),
    gaps: schemas/* array */.YOg(gapSchema),
    lfs_paths: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* string */.YjP())),
    out_of_scope: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* string */.YjP()))
});
/**
 * A ledger document out of its text.
 * @param text at most `LEDGER_LIMIT_BYTES` bytes
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
function parseLedgerDocument(text) {
    const value = readJsonText(text, LEDGER_LIMIT_BYTES, 'ledger document');
    return parseValue(ledgerDocumentSchema, value, 'ledger document');
}

;// CONCATENATED MODULE: ./lib/wire/observation-schema.js
/** The strict shape of an external observation. */


/** A fact from outside that may demand a change. */
const externalObservationSchema = schemas/* strictObject */.rej({
    kind: schemas/* string */.YjP().min(1),
    subject: schemas/* string */.YjP().min(1),
    digest: schemas/* string */.YjP().min(1),
    required_action: schemas/* enum */.k5n(['none', 'address', 'workspace_change'])
});
/**
 * An external observation out of a value of any shape.
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
function parseExternalObservation(value) {
    return parseValue(externalObservationSchema, value, 'external observation');
}

// EXTERNAL MODULE: ./lib/wire/report-schema.js
var report_schema = __webpack_require__(1227);
// EXTERNAL MODULE: ./lib/wire/waiver-schema.js
var waiver_schema = __webpack_require__(5849);
;// CONCATENATED MODULE: ./lib/wire/evidence-schema.js
/** The strict shape of an evidence record: `completion-gate.evidence.v1`. */








/** Bytes that an evidence record may have. */
const EVIDENCE_LIMIT_BYTES = 16 * 1024 * 1024;
const evidence_schema_text = schemas/* string */.YjP();
const texts = schemas/* array */.YOg(evidence_schema_text);
const count = schemas/* int */.Whr().nonnegative();
const completionSchema = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['narrative', 'waived', 'verified', 'incomplete', 'distinct']),
    effect_digest: schemas/* exactOptional */.yqP(evidence_schema_text)
});
const ruleSchema = schemas/* literal */.euz([1, 2, 3, 4, 5, 6, 7]);
const summarySchema = schemas/* strictObject */.rej({
    status: report_schema/* checkStatusSchema */.QQ,
    report_count: count,
    required_check_count: count,
    pending_required_check_count: count,
    failed_check_count: count,
    residual_risk_count: count,
    pending_subjects: texts,
    failed_subjects: texts
});
const surfaceSchema = schemas/* strictObject */.rej({
    rule: evidence_schema_text,
    level: schemas/* enum */.k5n(['block', 'warn']),
    message: evidence_schema_text,
    path: schemas/* exactOptional */.yqP(evidence_schema_text),
    line: schemas/* exactOptional */.yqP(count)
});
const problemSchema = schemas/* strictObject */.rej({
    code: evidence_schema_text,
    message: evidence_schema_text,
    path: schemas/* exactOptional */.yqP(evidence_schema_text),
    line: schemas/* exactOptional */.yqP(count)
});
const bindingSchema = schemas/* strictObject */.rej({
    bound: schemas/* boolean */.zMY(),
    checked_out: evidence_schema_text,
    unbound: schemas/* array */.YOg(schemas/* strictObject */.rej({
        path: evidence_schema_text,
        reason: evidence_schema_text,
        check: schemas/* exactOptional */.yqP(evidence_schema_text)
    })),
    drift: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: evidence_schema_text, change: evidence_schema_text, check: evidence_schema_text })),
    added: texts
});
/** One whole run. */
const evidenceRecordSchema = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz(evidence/* EVIDENCE_SCHEMA */.m),
    completion: completionSchema,
    rule: ruleSchema,
    message: evidence_schema_text,
    next_steps: texts,
    summary: summarySchema,
    summary_text: evidence_schema_text,
    ledger: ledgerDocumentSchema,
    reports: schemas/* array */.YOg(report_schema/* authoredReportSchema */.Sd),
    waivers: schemas/* array */.YOg(waiver_schema/* waiverSchema */.IM),
    refused_claims: schemas/* array */.YOg(waiver_schema/* refusedClaimSchema */.CD),
    surface: schemas/* array */.YOg(surfaceSchema),
    problems: schemas/* array */.YOg(problemSchema),
    observations: schemas/* array */.YOg(externalObservationSchema),
    open_writers: texts,
    binding: schemas/* exactOptional */.yqP(bindingSchema),
    isolation: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ level: evidence_schema_text, promise: evidence_schema_text })),
    policy: schemas/* enum */.k5n(['file', 'defaults'])
});
/**
 * An evidence record out of its text. Its verdict is not judged here:
 * `explainEvidence` decides again.
 * @param text at most `EVIDENCE_LIMIT_BYTES` bytes
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
function parseEvidence(text) {
    const value = (0,json_text/* readJsonText */.g)(text, EVIDENCE_LIMIT_BYTES, 'evidence record');
    return (0,parse_value/* parseValue */.$)(evidenceRecordSchema, value, 'evidence record');
}

// EXTERNAL MODULE: ./lib/cli/exit-codes.js
var exit_codes = __webpack_require__(535);
// EXTERNAL MODULE: ./lib/cli/flags.js
var flags = __webpack_require__(2529);
;// CONCATENATED MODULE: ./lib/cli/commands/explain.js
/** `explain FILE`: judges an evidence record again and says why, in words. */






/** Runs `explain`. @returns the exit code of the verdict that the record's contents decide */
async function runExplain(args, line) {
    const { file, json } = (0,flags/* fileFlags */.oy)(args);
    const evidence = (0,explain/* explainEvidence */.n)(parseEvidence(await (0,text_file/* readTextFile */.G)(file, EVIDENCE_LIMIT_BYTES)));
    line.stdout.write(json
        ? `${JSON.stringify(evidence, undefined, 2)}\n`
        : (0,terminal/* renderTerminal */.b)(evidence, { color: line.stdout.isTTY === true }));
    return (0,exit_codes/* exitOfCompletion */.o2)(evidence.completion);
}


/***/ }),

/***/ 2529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ demoFlags),
/* harmony export */   XE: () => (/* binding */ verifyFlags),
/* harmony export */   hG: () => (/* binding */ rangeFlags),
/* harmony export */   oy: () => (/* binding */ fileFlags)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/** The flags of each command, read by node:util's parseArgs. */


const RANGE_OPTIONS = {
    base: { type: 'string' },
    head: { type: 'string', default: 'HEAD' },
    repo: { type: 'string', default: '.' },
    fetch: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false }
};
const VERIFY_OPTIONS = {
    ...RANGE_OPTIONS,
    waivers: { type: 'string' },
    verifier: { type: 'string' },
    isolation: { type: 'string' },
    quiet: { type: 'boolean', default: false }
};
/**
 * Reads the flags of `digest` and `plan`.
 * @throws GateError USAGE for an unknown flag, a missing value or a stray word
 */
function rangeFlags(args) {
    const values = understood(() => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options: RANGE_OPTIONS, strict: true })).values;
    return { ...values, base: values.base };
}
/**
 * Reads the flags of `verify`.
 * @throws GateError USAGE for an unknown flag, a missing value or a stray word
 */
function verifyFlags(args) {
    const values = understood(() => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({ args: [...args], options: VERIFY_OPTIONS, strict: true })).values;
    return {
        ...values,
        base: values.base,
        waivers: values.waivers,
        verifier: values.verifier,
        isolation: values.isolation
    };
}
/**
 * Reads one file name and `--json`.
 * @throws GateError USAGE for an unknown flag, or more or less than one file
 */
function fileFlags(args) {
    const { values, positionals } = understood(() => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { json: { type: 'boolean', default: false } },
        allowPositionals: true,
        strict: true
    }));
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('USAGE', `Expected one file, but ${positionals.length === 0 ? 'none was' : `${String(positionals.length)} were`} given.`, { hint: 'completion-gate explain FILE [--json]' });
    return { file, json: values.json };
}
/**
 * Reads the flags of `demo`, which takes none but `--json`.
 * @throws GateError USAGE for anything else
 */
function demoFlags(args) {
    return understood(() => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { json: { type: 'boolean', default: false } },
        strict: true
    })).values;
}
function understood(parse) {
    try {
        return parse();
    }
    catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('USAGE', message, {
            cause: thrown,
            hint: '`completion-gate --help` lists the commands and their flags.'
        });
    }
}


/***/ }),

/***/ 8954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ decide)
/* harmony export */ });
/* harmony import */ var _model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8173);
/* harmony import */ var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4585);
/** The decision: seven rules in one ordered list, first match wins (design.md section 5). */


/**
 * Decides. Total: every input has exactly one decision, and it completes only
 * by rule 4, 5 or 6.
 */
function decide(input) {
    for (const [rule, apply] of RULES) {
        const outcome = apply(input);
        if (outcome !== undefined)
            return { mayContinue: false, ...outcome, rule };
    }
    return { ...noProof(input), rule: 7, mayContinue: false };
}
const RULES = [
    [1, demandedChange],
    [2, unobservedWriter],
    [3, observationGap],
    [4, emptyLedger],
    [5, waived],
    [6, verified]
];
function demandedChange(input) {
    const open = (0,_model_external_observation_js__WEBPACK_IMPORTED_MODULE_0__/* .openObservations */ .s)(input.observations, input.waivers, input.ledger.effect_digest);
    if (open.length === 0)
        return undefined;
    const subjects = open.map(one => `${one.kind} of ${one.subject}`).join(', ');
    return {
        completion: { kind: 'incomplete' },
        message: `completion gate: ${subjects} still demands a workspace change. Assistant text does not clear it.`,
        mayContinue: input.allowContinuation
    };
}
function unobservedWriter(input) {
    if (input.openWriters.length === 0)
        return undefined;
    return incomplete(`completion gate: the writes of ${input.openWriters.join(', ')} were not observed. No report and no waiver closes what was not seen.`);
}
function observationGap(input) {
    const [first] = input.gaps;
    if (first === undefined)
        return undefined;
    const more = input.gaps.length - 1;
    const rest = more === 0 ? '' : ` (and ${String(more)} more)`;
    return incomplete(`completion gate: the observation of the change has a gap, so its digest is not the effect: ${first.reason}${rest}`);
}
function emptyLedger(input) {
    if (input.ledger.records.length > 0)
        return undefined;
    return {
        completion: { kind: 'narrative' },
        message: 'completion gate: nothing changed, so there is nothing to prove.'
    };
}
function waived(input) {
    const digest = input.ledger.effect_digest;
    const waiver = input.waivers.find(one => one.effect_digest === digest);
    if (waiver === undefined)
        return undefined;
    return {
        completion: { kind: 'waived', effect_digest: digest },
        message: `completion gate: workspace mutation ${digest} is waived, not verified.`
    };
}
function verified(input) {
    const digest = input.ledger.effect_digest;
    const proof = (0,_model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptedReports */ .fk)(input.reports).some(report => (0,_model_verification_report_js__WEBPACK_IMPORTED_MODULE_1__/* .bindsPass */ .C7)(report, digest));
    if (!proof)
        return undefined;
    return {
        completion: { kind: 'verified', effect_digest: digest },
        message: `completion gate: every required check passed on workspace mutation ${digest}.`
    };
}
function noProof(input) {
    return incomplete(`completion gate: workspace mutation ${input.ledger.effect_digest} has no bound Passed verification and no host waiver. Assistant text does not count.`);
}
function incomplete(message) {
    return { completion: { kind: 'incomplete' }, message };
}


/***/ }),

/***/ 7228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ decideAgain),
/* harmony export */   n: () => (/* binding */ explainEvidence)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _decide_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8954);
/* harmony import */ var _model_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6732);
/** Re-decides an evidence record from its contents: a record cannot claim a verdict that it does not hold. */



/**
 * Decides again over what the record holds.
 * @returns the record, when its verdict is the one its contents decide
 * @throws GateError INPUT_INVALID when the digest is not that of the records,
 *   or the verdict is not that of the contents
 */
function explainEvidence(evidence) {
    const ledger = (0,_model_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .mutationLedger */ .B)(evidence.ledger.records);
    const decision = decideAgain(evidence, ledger);
    const problems = [
        ...differs('ledger.effect_digest', evidence.ledger.effect_digest, ledger.effect_digest),
        ...differs('completion.kind', evidence.completion.kind, decision.completion.kind),
        ...differs('rule', String(evidence.rule), String(decision.rule)),
        ...differs('completion.effect_digest', evidence.completion.effect_digest, decision.completion.effect_digest)
    ];
    if (problems.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('INPUT_INVALID', 'The evidence record contradicts itself: its verdict is not the one that its contents decide.', {
            problems,
            hint: 'The file was altered or is incomplete: run `completion-gate verify --json` again.'
        });
    return evidence;
}
/**
 * Decides over a record's reports and waivers for a ledger: its own, or a later
 * one, which they close only when it has the very same effect digest.
 */
function decideAgain(evidence, ledger) {
    return (0,_decide_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decide */ .L)({
        ledger,
        gaps: evidence.ledger.gaps,
        openWriters: evidence.open_writers,
        reports: evidence.reports,
        waivers: evidence.waivers,
        observations: evidence.observations,
        allowContinuation: false
    });
}
function differs(path, recorded, decided) {
    return recorded === decided
        ? []
        : [
            {
                path,
                message: `the record says ${recorded ?? 'nothing'}, its contents decide ${decided ?? 'nothing'}`
            }
        ];
}


/***/ }),

/***/ 4505:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Vx: () => (/* binding */ EMPTY_DIGEST),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/** SHA-256 digests: of content, and of the ledger's lines. */

const DIGEST = /^[0-9a-f]{64}$/;
/** What a submodule or a deletion has in place of content is decided by the ledger, not here. */
const EMPTY_DIGEST = '';
/**
 * SHA-256 of bytes or of a UTF-8 string.
 * @returns 64 lower-case hex digits
 */
function sha256(content) {
    return node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash('sha256').update(content).digest('hex');
}
/** Whether a text is a whole digest: 64 lower-case hex digits, nothing shorter (threat C5). */
function isDigest(text) {
    return DIGEST.test(text);
}


/***/ }),

/***/ 4780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ EVIDENCE_SCHEMA),
/* harmony export */   s: () => (/* binding */ LEDGER_SCHEMA)
/* harmony export */ });
/** The schema name of a ledger document. */
const LEDGER_SCHEMA = 'completion-gate.ledger.v1';
/** The schema name of an evidence record. */
const EVIDENCE_SCHEMA = 'completion-gate.evidence.v1';


/***/ }),

/***/ 8173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ openObservations)
/* harmony export */ });
/**
 * The observations that still demand a workspace change: the newest of each
 * subject (later in the list is newer), less those that a waiver names by the
 * observation's own digest or by the effect digest.
 */
function openObservations(observations, waivers, effectDigest) {
    const newest = new Map();
    for (const observation of observations)
        newest.set(observation.subject, observation);
    const waived = new Set(waivers.map(waiver => waiver.effect_digest));
    return [...newest.values()].filter(observation => observation.required_action === 'workspace_change' &&
        !waived.has(observation.digest) &&
        !(effectDigest !== '' && waived.has(effectDigest)));
}


/***/ }),

/***/ 6732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ mutationLedger)
/* harmony export */ });
/* unused harmony export recordLine */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4505);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3070);
/** The mutation ledger: what changed, and the effect digest that names exactly that. */



/**
 * Builds the ledger: drops equal records, sorts by path, then tool, then
 * content digest as UTF-8 bytes, and hashes the lines (design.md section 2).
 * The order of observation does not matter.
 */
function mutationLedger(observed) {
    const sorted = [...observed].sort(compareRecords);
    const records = sorted.filter((record, at) => {
        const before = sorted[at - 1];
        return before === undefined || compareRecords(before, record) !== 0;
    });
    return { records, effect_digest: effectDigest(records) };
}
/** The line of one record: `tool|path|content_digest`. */
function recordLine(record) {
    return `${record.tool}|${record.path}|${record.content_digest}`;
}
/** SHA-256 over the lines joined by one LF, none at the end; empty for no records. */
function effectDigest(records) {
    if (records.length === 0)
        return _digest_js__WEBPACK_IMPORTED_MODULE_1__/* .EMPTY_DIGEST */ .Vx;
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    records.forEach((record, at) => {
        hash.update(at === 0 ? recordLine(record) : `\n${recordLine(record)}`);
    });
    return hash.digest('hex');
}
function compareRecords(left, right) {
    return ((0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBytes */ .Xo)(left.path, right.path) ||
        (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBytes */ .Xo)(left.tool, right.tool) ||
        (0,_path_js__WEBPACK_IMPORTED_MODULE_2__/* .compareBytes */ .Xo)(left.content_digest, right.content_digest));
}


/***/ }),

/***/ 3070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xo: () => (/* binding */ compareBytes),
/* harmony export */   a8: () => (/* binding */ encodeByteString),
/* harmony export */   q0: () => (/* binding */ decodePath)
/* harmony export */ });
/* unused harmony export encodePath */
/** Paths are bytes: the one encoding that makes them lines without ambiguity. */
const ENCODER = new TextEncoder();
const STRICT_DECODER = new TextDecoder('utf-8', {
    fatal: true,
    ignoreBOM: true
});
// Everything a plain path consists of: printable ASCII without the percent sign.
// eslint-disable-next-line no-control-regex
const NEEDS_CARE = /[%\x00-\x1f\x7f-\uffff]/;
/**
 * Encodes a path's bytes: `%`, 0x00–0x1F, 0x7F and bytes that are not valid
 * UTF-8 become `%XX` (upper case); all else stays (design.md section 2).
 * Two different byte strings never share an encoding.
 */
function encodePath(bytes) {
    let encoded = '';
    let at = 0;
    while (at < bytes.length) {
        const length = sequenceLength(bytes, at);
        if (length === 0) {
            encoded += percent(bytes[at] ?? 0);
            at += 1;
            continue;
        }
        const first = bytes[at] ?? 0;
        encoded +=
            length === 1 && isReserved(first)
                ? percent(first)
                : STRICT_DECODER.decode(bytes.subarray(at, at + length));
        at += length;
    }
    return encoded;
}
/**
 * The same for a byte string: one UTF-16 unit a byte (latin1), as git's output
 * is decoded. Plain ASCII, nearly every path, costs one test.
 */
function encodeByteString(byteString) {
    return NEEDS_CARE.test(byteString)
        ? encodePath(Uint8Array.from(byteString, unit => unit.charCodeAt(0)))
        : byteString;
}
/** The bytes of an encoded path: the inverse of `encodePath`. */
function decodePath(encoded) {
    const bytes = ENCODER.encode(encoded);
    const decoded = [];
    for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte === 0x25) {
            decoded.push(Number.parseInt(String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0), 16));
            at += 2;
        }
        else
            decoded.push(byte);
    }
    return Uint8Array.from(decoded);
}
/** Compares two strings as UTF-8 bytes; UTF-16 order differs above U+FFFF. */
function compareBytes(left, right) {
    if (left === right)
        return 0;
    const length = Math.min(left.length, right.length);
    for (let at = 0; at < length; at += 1) {
        const a = left.charCodeAt(at);
        const b = right.charCodeAt(at);
        if (a !== b)
            return byteRank(a) - byteRank(b);
    }
    return left.length - right.length;
}
// Surrogates stand for code points above every unit of the basic plane.
function byteRank(unit) {
    return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
function isReserved(byte) {
    return byte === 0x25 || byte < 0x20 || byte === 0x7f;
}
function percent(byte) {
    return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
/** Length of the well-formed UTF-8 sequence at `at`, 0 when there is none (Unicode table 3-7). */
function sequenceLength(bytes, at) {
    const first = bytes[at] ?? 0;
    const length = lengthByFirstByte(first);
    if (length < 2)
        return length;
    if (at + length > bytes.length)
        return 0;
    const [low, high] = secondByteRange(first);
    if (!isBetween(bytes[at + 1], low, high))
        return 0;
    for (let next = at + 2; next < at + length; next += 1)
        if (!isBetween(bytes[next], 0x80, 0xbf))
            return 0;
    return length;
}
function lengthByFirstByte(first) {
    if (first < 0x80)
        return 1;
    if (first < 0xc2 || first > 0xf4)
        return 0;
    if (first < 0xe0)
        return 2;
    return first < 0xf0 ? 3 : 4;
}
function isBetween(byte, low, high) {
    return byte !== undefined && byte >= low && byte <= high;
}
function secondByteRange(first) {
    if (first === 0xe0)
        return [0xa0, 0xbf];
    if (first === 0xed)
        return [0x80, 0x9f];
    if (first === 0xf0)
        return [0x90, 0xbf];
    if (first === 0xf4)
        return [0x80, 0x8f];
    return [0x80, 0xbf];
}


/***/ }),

/***/ 4585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ bindsPass),
/* harmony export */   DC: () => (/* binding */ REPORT_SCHEMA),
/* harmony export */   YP: () => (/* binding */ deriveStatus),
/* harmony export */   fk: () => (/* binding */ acceptedReports),
/* harmony export */   mm: () => (/* binding */ isPending),
/* harmony export */   st: () => (/* binding */ verificationReport)
/* harmony export */ });
/** The schema name of every report. */
const REPORT_SCHEMA = 'a3s.verification_report.v1';
/** Builds a report whose status is derived from its checks and risks. */
function verificationReport(subject, checks, options = {}) {
    const risks = options.residualRisks ?? [];
    return {
        schema: REPORT_SCHEMA,
        subject,
        status: deriveStatus(checks, risks),
        checks,
        ...(risks.length === 0 ? {} : { residual_risks: risks }),
        ...(options.effectDigest === undefined
            ? {}
            : { effect_digest: options.effectDigest })
    };
}
/** The status that checks and report-level risks add up to: the worst wins. */
function deriveStatus(checks, residualRisks = []) {
    if (checks.some(check => check.status === 'failed'))
        return 'failed';
    if (checks.some(isPending) || residualRisks.length > 0)
        return 'needs_review';
    return checks.length === 0 ? 'skipped' : 'passed';
}
/** A required check that has proven nothing yet. */
function isPending(check) {
    return (check.required &&
        (check.status === 'needs_review' || check.status === 'skipped'));
}
/**
 * Whether a report closes exactly this digest: it names it, has a required
 * check, every required check passed, and neither its claimed nor its derived
 * status is failed or needs_review. A claimed status never outranks the checks.
 */
function bindsPass(report, digest) {
    if (digest === '' || report.effect_digest !== digest)
        return false;
    const required = report.checks.filter(check => check.required);
    if (required.length === 0)
        return false;
    if (required.some(check => check.status !== 'passed'))
        return false;
    const statuses = [
        report.status,
        deriveStatus(report.checks, report.residual_risks)
    ];
    return !statuses.some(status => status === 'failed' || status === 'needs_review');
}
/** The reports that may count: everything but the editor's own. */
function acceptedReports(reports) {
    return reports.filter(report => report.author !== 'editor');
}


/***/ }),

/***/ 9989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ renderTerminal),
  g: () => (/* binding */ renderVerdict)
});

;// CONCATENATED MODULE: ./lib/report/headline.js
/** One line of plain text; names no untrusted text but check ids. */
function headline(evidence) {
    switch (evidence.completion.kind) {
        case 'verified':
            return `Verified: ${counted(passedChecks(evidence), 'required check')} passed on exactly this change`;
        case 'waived':
            return 'Waived: a person answers for exactly this change, it is not verified';
        case 'narrative':
            return 'Nothing to prove: no file changed';
        case 'distinct':
            return 'Complete: several changes, each closed on its own';
        case 'incomplete':
            return `Incomplete: ${want(evidence)}`;
    }
}
function want(evidence) {
    switch (evidence.rule) {
        case 1:
            return 'a review still demands a change';
        case 2:
            return 'a writer was not observed';
        case 3:
            return 'the change could not be observed whole';
        case 4:
        case 5:
        case 6:
        case 7:
            return wantOfProof(evidence);
    }
}
function wantOfProof(evidence) {
    const required = requiredChecks(evidence);
    const failed = required.filter(check => check.status === 'failed');
    if (failed.length > 0)
        return `${counted(failed.length, 'required check')} failed`;
    if (required.length === 0)
        return 'no required check is defined';
    if (evidence.binding?.bound === false)
        return 'the results do not speak of exactly this change';
    const pending = required.filter(check => check.status !== 'passed');
    return `${counted(pending.length, 'required check')} ${pending.length === 1 ? 'needs' : 'need'} a person`;
}
function requiredChecks(evidence) {
    return evidence.reports
        .flatMap(report => report.checks)
        .filter(check => check.required);
}
function passedChecks(evidence) {
    return requiredChecks(evidence).filter(check => check.status === 'passed')
        .length;
}
function counted(number, noun) {
    return `${String(number)} ${noun}${number === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./lib/report/terminal-text.js
var terminal_text = __webpack_require__(2234);
;// CONCATENATED MODULE: ./lib/report/terminal.js
/** The delivery summary for a terminal: verdict and next step first, then checks, then file changes. */


// Lines of a failed check's output that are shown; the record holds more.
const OUTPUT_LINES_SHOWN = 20;
// Files that are listed; `digest` lists all.
const RECORDS_SHOWN = 50;
/** Renders a whole run, ending with one LF. */
function renderTerminal(evidence, style) {
    const paint = painter(style);
    const sections = [
        verdictSection(evidence, paint),
        checksSection(evidence, paint),
        changesSection(evidence, paint)
    ];
    return `${sections
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n')}\n`;
}
/** Renders the verdict alone: what was decided, why, and the next steps. Ends with one LF. */
function renderVerdict(evidence, style) {
    return `${verdictSection(evidence, painter(style)).join('\n')}\n`;
}
function painter({ color }) {
    const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };
    return (code, text) => color ? `\u001b[${String(codes[code])}m${text}\u001b[0m` : text;
}
function verdictSection(evidence, paint) {
    const { completion, ledger } = evidence;
    const tone = completion.kind === 'incomplete'
        ? 'red'
        : completion.kind === 'waived'
            ? 'yellow'
            : 'green';
    return [
        paint(tone, paint('bold', headline(evidence))),
        '',
        `  effect digest  ${ledger.effect_digest || '(empty: nothing changed)'}`,
        `  change         ${rangeText(evidence)}`,
        `  rule ${String(evidence.rule)}         ${(0,terminal_text/* terminalText */.e)(evidence.message)}`,
        ...(evidence.isolation === undefined
            ? []
            : [`  isolation      ${evidence.isolation.level}`]),
        `  checks         ${evidence.summary_text}`,
        ...waiverLines(evidence),
        ...stepLines(evidence, paint)
    ];
}
function rangeText({ ledger }) {
    const count = ledger.records.length;
    const from = ledger.merge_base.slice(0, 12) || '(merge base unknown)';
    return `${String(count)} ${count === 1 ? 'path' : 'paths'}, ${from}..${ledger.head.slice(0, 12)}`;
}
function waiverLines(evidence) {
    const accepted = evidence.waivers.map(waiver => `  waived         ${(0,terminal_text/* terminalText */.e)(waiver.by ?? 'by the host')}: ${(0,terminal_text/* terminalText */.e)(waiver.reason)}`);
    const refused = evidence.refused_claims.map(claim => `  waiver refused ${(0,terminal_text/* terminalText */.e)(claim.refused)}`);
    return [...accepted, ...refused];
}
function stepLines(evidence, paint) {
    if (evidence.next_steps.length === 0)
        return [];
    return [
        '',
        paint('bold', '  Next:'),
        ...evidence.next_steps.map((step, at) => `  ${String(at + 1)}. ${(0,terminal_text/* terminalText */.e)(step)}`)
    ];
}
function checksSection(evidence, paint) {
    const checks = evidence.reports.flatMap(report => report.checks);
    const touched = bindingLines(evidence);
    if (checks.length === 0 && touched.length === 0)
        return [];
    const width = Math.min(48, Math.max(0, ...checks.map(check => check.id.length)));
    return [
        paint('bold', 'Checks'),
        ...checks.flatMap(check => checkLines(check, width, paint)),
        ...touched
    ];
}
const MARKS = {
    passed: ['green', 'pass  '],
    failed: ['red', 'FAIL  '],
    needs_review: ['yellow', 'review'],
    skipped: ['dim', 'skip  ']
};
function checkLines(check, width, paint) {
    const [tone, mark] = MARKS[check.status];
    const kind = check.required ? 'required' : 'optional';
    const took = durationText(check.evidence?.duration_ms);
    const what = check.evidence?.command ?? check.description;
    const line = `  ${paint(tone, mark)}  ${(0,terminal_text/* terminalText */.e)(check.id).padEnd(width)}  ${kind}  ${took.padStart(7)}  ${(0,terminal_text/* terminalText */.e)(what)}`;
    if (check.status === 'passed')
        return [line];
    const why = check.residual_risk;
    return [
        line,
        ...(why === undefined ? [] : [`          ${(0,terminal_text/* terminalText */.e)(why)}`]),
        ...outputLines(check).map(text => paint('dim', `          | ${text}`))
    ];
}
function outputLines(check) {
    if (check.status !== 'failed')
        return [];
    const { output_head: head = '', output_tail: tail = '' } = check.evidence ?? {};
    const lines = (tail === '' ? head : tail).trimEnd().split(/\r\n|\r|\n/);
    const shown = lines.slice(-OUTPUT_LINES_SHOWN).map(terminal_text/* terminalText */.e);
    return shown.length === 1 && shown[0] === '' ? [] : shown;
}
function bindingLines({ binding }) {
    const drift = (binding?.drift ?? []).map(one => `  drift   ${(0,terminal_text/* terminalText */.e)(one.path)} was ${one.change} by ${(0,terminal_text/* terminalText */.e)(one.check)}`);
    const unbound = (binding?.unbound ?? []).map(one => `  unbound ${(0,terminal_text/* terminalText */.e)(one.path)}: ${(0,terminal_text/* terminalText */.e)(one.reason)}`);
    return [...unbound, ...drift];
}
function changesSection(evidence, paint) {
    const { records, lfs_paths: lfs = [], out_of_scope: out = [] } = evidence.ledger;
    if (records.length === 0)
        return [];
    const pointers = new Set(lfs);
    const more = records.length - RECORDS_SHOWN;
    return [
        paint('bold', `File changes (${String(records.length)})`),
        ...records
            .slice(0, RECORDS_SHOWN)
            .map(record => `  ${record.tool.padEnd(9)}  ${record.content_digest.slice(0, 12).padEnd(12)}  ${(0,terminal_text/* terminalText */.e)(record.path)}${pointers.has(record.path) ? '  (LFS pointer)' : ''}`),
        ...(more > 0
            ? [`  … and ${String(more)} more (\`digest\` lists all)`]
            : []),
        ...(out.length === 0
            ? []
            : [`  ${String(out.length)} changed paths are out of the policy's scope`])
    ];
}
function durationText(ms) {
    if (ms === undefined)
        return '';
    return ms < 60_000
        ? `${(ms / 1000).toFixed(1)} s`
        : `${String(Math.floor(ms / 60_000))} min ${String(Math.round((ms % 60_000) / 1000))} s`;
}


/***/ }),

/***/ 9143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readJsonText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/** Reads JSON out of text with a limit: too large, empty and not JSON are told apart. */

const BYTE_ORDER_MARK = '\ufeff';
/**
 * The parsed value. A byte order mark in front is allowed.
 * @param limit bytes of UTF-8 that the text may have
 * @param what names the document in messages
 * @throws GateError INPUT_INVALID when the text is too large, empty or not JSON
 */
function readJsonText(text, limit, what) {
    if (text.length > limit || Buffer.byteLength(text) > limit)
        throw invalid(`Expected a ${what} of at most ${String(limit)} bytes; the file is larger.`, what);
    const json = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
    if (json.trim() === '')
        throw invalid(`Expected a ${what}; the file is empty.`, what);
    try {
        return JSON.parse(json);
    }
    catch (cause) {
        const why = cause instanceof Error ? cause.message : String(cause);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('INPUT_INVALID', `Expected a ${what} as JSON; the file is not JSON: ${why}`, { cause, hint: `Hand in the ${what} as it was written.` });
    }
}
function invalid(message, what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('INPUT_INVALID', message, {
        hint: `Hand in the ${what} as it was written.`
    });
}


/***/ }),

/***/ 2211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ parseValue)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/wire/place.js
/** The place of a problem inside a document, as people write it: `reports[0].checks[2].status`. */
const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;
/** Joins the steps of a path; keys that are not plain words are quoted. */
function placeOf(path) {
    return path.reduce((place, step) => {
        if (typeof step === 'number')
            return `${place}[${String(step)}]`;
        const key = String(step);
        if (!PLAIN_KEY.test(key))
            return `${place}[${JSON.stringify(key)}]`;
        return place === '' ? key : `${place}.${key}`;
    }, '');
}

;// CONCATENATED MODULE: ./lib/wire/parse-value.js


// More values than this cannot be an honest document of the text limits, and a
// problem for each of them would fill the memory.
const VALUES_LIMIT = 1_000_000;
// An error names at most this many problems, each cut to this many characters.
const PROBLEMS_SHOWN = 50;
const PROBLEM_LENGTH = 300;
/**
 * The value in the schema's shape, copied, so that a later change of the
 * caller's object changes nothing.
 * @param what names the document in messages, such as `evidence record`
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
function parseValue(schema, value, what) {
    if (hasTooManyValues(value))
        throw new errors/* GateError */.ue('INPUT_INVALID', `Expected a ${what} of at most ${String(VALUES_LIMIT)} values; it holds more.`, { hint: `Hand in a ${what} that completion-gate wrote.` });
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const problems = result.error.issues.map(problemOf);
    throw new errors/* GateError */.ue('INPUT_INVALID', `The ${what} has another shape than expected: ${countOf(problems.length)}.`, {
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
    return more <= 0
        ? problems
        : [
            ...problems.slice(0, PROBLEMS_SHOWN),
            { path: '', message: `${String(more)} more problems of the kind` }
        ];
}
function countOf(number) {
    return number === 1 ? '1 problem' : `${String(number)} problems`;
}
function cut(message) {
    return message.length <= PROBLEM_LENGTH
        ? message
        : `${message.slice(0, PROBLEM_LENGTH)}…`;
}
/** Counts without recursion: depth must not exhaust the stack. A value that is met again is counted again. */
function hasTooManyValues(value) {
    const open = [value];
    let seen = 0;
    while (open.length > 0) {
        const next = open.pop();
        if (typeof next !== 'object' || next === null)
            continue;
        const parts = Array.isArray(next)
            ? next
            : Object.values(next);
        seen += parts.length;
        if (seen > VALUES_LIMIT)
            return true;
        for (const part of parts)
            open.push(part);
    }
    return false;
}


/***/ }),

/***/ 1227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ parseReport),
/* harmony export */   QQ: () => (/* binding */ checkStatusSchema),
/* harmony export */   Sd: () => (/* binding */ authoredReportSchema)
/* harmony export */ });
/* unused harmony exports checkSchema, reportSchema, parseReports */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4585);
/* harmony import */ var _parse_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
/** The strict shape of a verification report, checked at every door that takes one. */



const text = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const texts = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text);
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative();
/** The four statuses of a check or a report. */
const checkStatusSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'passed',
    'failed',
    'needs_review',
    'skipped'
]);
const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    cwd: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()),
    signal: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    duration_ms: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative()),
    output_head: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    output_tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    output_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(count),
    output_digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    origin: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text)
});
/** One check of a report. */
const checkSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: text.min(1),
    kind: text,
    description: text,
    status: checkStatusSchema,
    required: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    suggested_tools: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
    evidence_uris: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
    residual_risk: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text),
    evidence: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(evidenceSchema)
});
const reportShape = {
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(_model_verification_report_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_SCHEMA */ .DC),
    subject: text.min(1),
    status: checkStatusSchema,
    checks: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(checkSchema),
    residual_risks: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(texts),
    effect_digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .exactOptional */ .yqP(text)
};
/** A report: `a3s.verification_report.v1`. */
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(reportShape);
/** A report and who made it, as evidence records hold it. */
const authoredReportSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...reportShape,
    author: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['host', 'verifier', 'editor'])
});
/**
 * A report out of parsed JSON of any shape.
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
function parseReport(value) {
    return (0,_parse_value_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValue */ .$)(reportSchema, value, 'verification report');
}
/**
 * Several reports at once.
 * @throws GateError INPUT_INVALID that names every problem of all of them with its path
 */
function parseReports(value) {
    return parseValue(z.array(reportSchema), value, 'list of verification reports');
}


/***/ }),

/***/ 5849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ refusedClaimSchema),
/* harmony export */   IM: () => (/* binding */ waiverSchema),
/* harmony export */   aA: () => (/* binding */ WAIVER_FILE_LIMIT_BYTES),
/* harmony export */   kw: () => (/* binding */ parseWaiverFile)
/* harmony export */ });
/* unused harmony export parseWaiver */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9143);
/* harmony import */ var _parse_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2211);
/** The strict shape of waivers, and of a file of them: `[{effect_digest, reason, by?}]`. */



/** Bytes that a file of waivers may have. */
const WAIVER_FILE_LIMIT_BYTES = 1024 * 1024;
const filled = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
    .refine(text => text.trim() !== '', 'expected a text, received a blank one');
const waiverShape = {
    effect_digest: filled,
    reason: filled,
    by: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
};
/** An authorised waiver; neither its digest nor its reason is blank. */
const waiverSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej(waiverShape);
/** A claim that was refused: it may be blank, since that may be why. */
const refusedClaimSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    effect_digest: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_2__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    refused: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
});
/**
 * The claims of a waiver file. Whether they name this effect is not asked here.
 * @param text the file, at most `WAIVER_FILE_LIMIT_BYTES` bytes
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
function parseWaiverFile(text) {
    const value = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonText */ .g)(text, WAIVER_FILE_LIMIT_BYTES, 'waiver file');
    return (0,_parse_value_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValue */ .$)(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(waiverSchema), value, 'waiver file');
}
/**
 * A waiver out of a value of any shape.
 * @throws GateError INPUT_INVALID that names every problem with its path
 */
function parseWaiver(value) {
    return parseValue(waiverSchema, value, 'waiver');
}


/***/ })

};
