export const id = 388;
export const ids = [388];
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

/***/ 6388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerify: () => (/* binding */ runVerify)
/* harmony export */ });
/* harmony import */ var _adapters_files_text_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2236);
/* harmony import */ var _report_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9989);
/* harmony import */ var _wire_waiver_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5849);
/* harmony import */ var _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(535);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2529);
/* harmony import */ var _world_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3416);
/** `verify`: runs the required checks and judges the change. */







/** Runs `verify`. @returns the exit code of the verdict */
async function runVerify(args, line) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .verifyFlags */ .XE)(args);
    const claims = await claimsOf(flags.waivers);
    const ports = await (0,_world_js__WEBPACK_IMPORTED_MODULE_6__/* .openGate */ .G)(flags, line);
    const evidence = await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .Rg)(claims, ports);
    line.stdout.write(flags.json
        ? `${JSON.stringify(evidence, undefined, 2)}\n`
        : (0,_report_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTerminal */ .b)(evidence, { color: line.stdout.isTTY === true }));
    return (0,_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .exitOfCompletion */ .o2)(evidence.completion);
}
async function claimsOf(file) {
    return file === undefined
        ? []
        : (0,_wire_waiver_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWaiverFile */ .kw)(await (0,_adapters_files_text_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readTextFile */ .G)(file, _wire_waiver_schema_js__WEBPACK_IMPORTED_MODULE_3__/* .WAIVER_FILE_LIMIT_BYTES */ .aA));
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
