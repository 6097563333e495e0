export const id = 819;
export const ids = [819];
export const modules = {

/***/ 4819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/adapters/git/find-git.js
var find_git = __webpack_require__(9381);
;// CONCATENATED MODULE: ./lib/adapters/git/scratch-repository.js
/** A small repository in a temporary folder, for the demonstration; it is removed at the end. */






const IDENTITY = [
    '-c',
    'user.name=demo',
    '-c',
    'user.email=demo@example.invalid'
];
/** Makes an empty repository with a branch `main`. @throws GateError GIT_FAILED when there is no git */
async function scratchRepository(environment) {
    const program = (0,find_git/* findGit */.Ct)(environment);
    const dir = await (0,promises_.mkdtemp)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'completion-gate-demo-'));
    const git = async (...args) => {
        await (0,external_node_util_.promisify)(external_node_child_process_.execFile)(program, [
            ...IDENTITY,
            '-c',
            'core.hooksPath=/dev/null',
            '-c',
            'commit.gpgSign=false',
            ...args
        ], {
            cwd: dir,
            env: {
                PATH: environment['PATH'],
                GIT_CONFIG_NOSYSTEM: '1',
                GIT_CONFIG_GLOBAL: '/dev/null'
            }
        });
    };
    await git('init', '--quiet', '--initial-branch=main');
    return {
        dir,
        commit: async (message, files) => {
            for (const [name, text] of Object.entries(files)) {
                await (0,promises_.mkdir)(external_node_path_.dirname(external_node_path_.join(dir, name)), { recursive: true });
                await (0,promises_.writeFile)(external_node_path_.join(dir, name), text);
            }
            await git('add', '--all');
            await git('commit', '--quiet', '--message', message);
        },
        branch: name => git('checkout', '--quiet', '-b', name),
        remove: () => (0,promises_.rm)(dir, { recursive: true, force: true })
    };
}

// EXTERNAL MODULE: ./lib/explain.js
var explain = __webpack_require__(7228);
// EXTERNAL MODULE: ./lib/gate.js + 30 modules
var gate = __webpack_require__(2236);
// EXTERNAL MODULE: ./lib/model/ledger.js
var ledger = __webpack_require__(6732);
// EXTERNAL MODULE: ./lib/report/terminal.js + 1 modules
var terminal = __webpack_require__(9989);
// EXTERNAL MODULE: ./lib/cli/exit-codes.js
var exit_codes = __webpack_require__(535);
// EXTERNAL MODULE: ./lib/cli/flags.js
var flags = __webpack_require__(2529);
// EXTERNAL MODULE: ./lib/cli/world.js + 48 modules
var world = __webpack_require__(3416);
;// CONCATENATED MODULE: ./lib/cli/commands/demo-files.js
/** The files of the demonstration's repository. */
const POLICY = `version: 1
checks:
  - id: unit-tests
    kind: test
    description: The calculator's tests
    command: node --test
`;
const SUM = `export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
`;
const SUM_TEST = `import assert from 'node:assert'
import { test } from 'node:test'
import { sum } from './sum.mjs'

test('sums', () => {
  assert.equal(sum([1, 2, 3]), 6)
})
`;
const AVERAGE_TEST = `import assert from 'node:assert'
import { test } from 'node:test'
import { average } from './average.mjs'

test('averages', () => {
  assert.equal(average([1, 2, 3]), 2)
})
`;
function averageOf(divisor) {
    return `import { sum } from './sum.mjs'

export function average(numbers) {
  return sum(numbers) / ${divisor}
}
`;
}
/** What the base branch has: a policy, a module and its test. */
const BASE_FILES = {
    '.github/completion-gate.yml': POLICY,
    'sum.mjs': SUM,
    'sum.test.mjs': SUM_TEST
};
/** What the agent adds first. */
const AVERAGE = {
    'average.mjs': averageOf('numbers.length'),
    'average.test.mjs': AVERAGE_TEST
};
/** The same function, wrong. */
const BROKEN_AVERAGE = {
    'average.mjs': averageOf('(numbers.length + 1)')
};
/** The same function, right again. */
const REPAIRED_AVERAGE = { 'average.mjs': averageOf('numbers.length') };

;// CONCATENATED MODULE: ./lib/cli/commands/demo.js
/** `demo`: five scenes in a temporary repository; no network, nothing is left behind. */









/** Runs `demo`. @returns 0 when every scene ended as told */
async function runDemo(args, line) {
    const { json } = (0,flags/* demoFlags */.Ns)(args);
    const repository = await scratchRepository(line.environment);
    const scenes = [];
    try {
        for await (const scene of play(repository, line)) {
            scenes.push(scene);
            if (!json)
                line.stdout.write(words(scene, scenes.length, line));
        }
    }
    finally {
        await repository.remove();
    }
    if (json)
        line.stdout.write(`${JSON.stringify(scenes.map(({ title, evidence }) => ({ title, evidence })), undefined, 2)}\n`);
    else
        line.stdout.write(ENDING);
    return exit_codes/* EXIT */.dc.complete;
}
async function* play(repository, line) {
    const judge = (claims = []) => judgeBranch(repository, line, claims);
    await repository.commit('A calculator with its tests', BASE_FILES);
    await repository.branch('agent');
    await repository.commit('Add average. All tests pass!', AVERAGE);
    const first = await judge();
    yield {
        title: 'An agent adds a function and says that all tests pass',
        says: 'The gate does not take its word: it runs the base branch’s checks on exactly this content.',
        evidence: first
    };
    await repository.commit('Make average faster. Still passes!', BROKEN_AVERAGE);
    const second = await judge();
    const voided = (0,explain/* decideAgain */.h)(first, (0,ledger/* mutationLedger */.B)(second.ledger.records));
    yield {
        title: 'The agent changes the function after that',
        says: `The earlier proof names another digest, so it is void (${voided.completion.kind}, rule ${String(voided.rule)}). The checks run again, and one fails.`,
        evidence: second
    };
    const waiver = {
        effect_digest: second.ledger.effect_digest,
        reason: 'Known and accepted for the release, see #12',
        by: 'maintainer'
    };
    yield {
        title: 'A maintainer waives exactly this change',
        says: 'The waiver names the whole digest and gives a reason. Waived is never shown as verified.',
        evidence: await judge([waiver])
    };
    await repository.commit('One more tweak', { 'notes.txt': 'tweak\n' });
    yield {
        title: 'The agent adds one more file under the waiver',
        says: 'The change is another one now. The waiver is stale and says so.',
        evidence: await judge([waiver])
    };
    await repository.commit('Mend average', REPAIRED_AVERAGE);
    yield {
        title: 'The agent mends the function',
        says: 'Proven again, on the content as it is now.',
        evidence: await judge()
    };
}
async function judgeBranch(repository, line, claims) {
    const ports = await (0,world/* openGate */.G)({
        base: 'main',
        head: 'agent',
        repo: repository.dir,
        fetch: false,
        json: false,
        waivers: undefined,
        verifier: undefined,
        isolation: 'process',
        quiet: true
    }, line);
    return (0,gate/* runGate */.Rg)(claims, ports);
}
function words(scene, at, line) {
    const verdict = (0,terminal/* renderVerdict */.g)(scene.evidence, {
        color: line.stdout.isTTY === true
    });
    return `${String(at)}. ${scene.title}\n   ${scene.says}\n\n${indented(verdict)}\n`;
}
function indented(text) {
    return text.replace(/^(?=.)/gm, '   ');
}
const ENDING = 'That is the gate: done is proven on exactly this content, or waived for exactly this content.\n';


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


/***/ })

};
