export const id = 103;
export const ids = [103];
export const modules = {

/***/ 4103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./lib/gate.js + 30 modules
var gate = __webpack_require__(2236);
// EXTERNAL MODULE: ./lib/report/terminal-text.js
var terminal_text = __webpack_require__(2234);
// EXTERNAL MODULE: ./lib/verify/plan-part.js
var plan_part = __webpack_require__(7486);
;// CONCATENATED MODULE: ./lib/verify/plan-document.js
/** The plan as JSON: what `completion-gate plan --json` prints (design.md section 7). */

/** The schema name of the document. */
const PLAN_SCHEMA = 'completion-gate.plan.v1';
// The gate looks by itself; this is what a reader who runs the line may allow it.
const LOOK_TIMEOUT_MS = 1_000;
/** Shows a plan. File criteria appear as the `test` that they amount to. */
function planDocument(plan) {
    const said = new Set(plan.problems.map(problem => problem.message));
    const settled = plan.settled
        .filter(check => !said.has(check.residual_risk ?? ''))
        .map(check => ({
        code: 'needs-review',
        message: `${check.id}: ${check.residual_risk ?? check.description}`
    }));
    return {
        schema: PLAN_SCHEMA,
        commands: [
            ...plan.commands.map(commandEntry),
            ...plan.fileCriteria.map(fileEntry)
        ],
        problems: [...plan.problems, ...settled]
    };
}
function commandEntry(planned) {
    const [first, ...others] = planned.checks;
    return {
        ...checkFields(first),
        command: planned.command,
        required: planned.checks.some(check => check.required),
        expect_exit: planned.expectExit,
        timeout_ms: planned.timeoutMs,
        origin: (0,plan_part/* originText */.CQ)(first),
        ...(planned.cwd === '' ? {} : { cwd: planned.cwd }),
        ...(others.length === 0 ? {} : { also: others.map(check => check.id) })
    };
}
function fileEntry({ check, path }) {
    return {
        ...checkFields(check),
        command: `test -f ${quoted(path)}`,
        required: check.required,
        expect_exit: 0,
        timeout_ms: LOOK_TIMEOUT_MS,
        origin: (0,plan_part/* originText */.CQ)(check)
    };
}
function checkFields({ id, kind, description }) {
    return { id, kind, description };
}
/** A path as one word of a shell, never an option. */
function quoted(path) {
    const safe = path.startsWith('-') ? `./${path}` : path;
    return /^[A-Za-z0-9_./-]+$/.test(safe)
        ? safe
        : `'${safe.replaceAll("'", `'\\''`)}'`;
}

// EXTERNAL MODULE: ./lib/cli/exit-codes.js
var exit_codes = __webpack_require__(535);
// EXTERNAL MODULE: ./lib/cli/flags.js
var cli_flags = __webpack_require__(2529);
// EXTERNAL MODULE: ./lib/cli/world.js + 48 modules
var world = __webpack_require__(3416);
;// CONCATENATED MODULE: ./lib/cli/commands/plan.js
/** `plan`: what `verify` would run, and what a reader must know about it. */






/** Runs `plan`. @returns the exit code: 0 when the plan could be made, whatever is in it */
async function runPlan(args, line) {
    const flags = (0,cli_flags/* rangeFlags */.hG)(args);
    const change = await (0,world/* openChange */.z)(flags, line);
    const observed = await (0,gate/* observeChange */.pJ)(change);
    const document = planDocument(await (0,gate/* planChange */.AS)(observed, change.files));
    line.stdout.write(flags.json ? `${JSON.stringify(document, undefined, 2)}\n` : words(document));
    return exit_codes/* EXIT */.dc.complete;
}
function words(document) {
    const commands = document.commands.map(one => `  ${one.required ? 'required' : 'optional'}  ${(0,terminal_text/* terminalText */.e)(one.id)}  ${(0,terminal_text/* terminalText */.e)(one.command)}  (${one.origin})`);
    const problems = document.problems.map(one => `  ${one.code}: ${(0,terminal_text/* terminalText */.e)(one.message)}`);
    return [
        commands.length === 0 ? 'No command is planned.' : 'Commands',
        ...commands,
        ...(problems.length === 0 ? [] : ['', 'Problems', ...problems]),
        ''
    ].join('\n');
}


/***/ })

};
