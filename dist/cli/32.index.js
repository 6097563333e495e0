export const id = 32;
export const ids = [32];
export const modules = {

/***/ 5032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPolicy: () => (/* binding */ readPolicy)
});

// UNUSED EXPORTS: LARGEST_POLICY

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/policy/gate-policy.js
var gate_policy = __webpack_require__(3770);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./lib/policy/applies-to-schema.js
/** Whom the gate applies to, as it is written, and as the gate uses it. */

const MOST_ITEMS = 200;
const texts = schemas/* array */.YOg(schemas/* string */.YjP()
    .regex(/^\S(?:[^\r\n]{0,198}\S)?$/, 'expected one line of text without spaces at its ends'))
    .max(MOST_ITEMS)
    .default([]);
const agents = schemas/* strictObject */.rej({
    authors: texts.describe('Logins of accounts that agents use, beside the known ones.'),
    apps: texts.describe('Slugs of apps that are agents.'),
    branches: texts.describe("What the name of an agent's head branch begins with."),
    trailers: texts.describe('Commit trailers of agents: `Key` for any value, or `Key: value`.')
});
/** `all`, `agents`, or an object that adds to the known agents. */
const appliesToSchema = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['all', 'agents']),
    schemas/* strictObject */.rej({ agents: agents.describe('What else marks an agent.') })
]);
/** The written form as the gate uses it. */
function appliesToOf(written) {
    if (written === 'all')
        return { kind: 'all' };
    const none = { authors: [], apps: [], branches: [], trailers: [] };
    return written === 'agents'
        ? { kind: 'agents', ...none }
        : { kind: 'agents', ...written.agents };
}

;// CONCATENATED MODULE: ./lib/policy/duration.js
/** Durations as people write them: `90s`, `15m`, `1h30m`, or plain seconds. */
const WRITTEN = /^(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,5})s)?$/;
/** The shortest time-out that a policy may ask for, in milliseconds. */
const SHORTEST_TIMEOUT_MS = 1_000;
/** The longest time-out that a policy may ask for, in milliseconds: the life of a GitHub job. */
const LONGEST_TIMEOUT_MS = 6 * 3_600_000;
/** What a duration looks like, for JSON schema. */
const DURATION_PATTERN = /^(?=\d)(\d{1,5}h)?(\d{1,5}m)?(\d{1,5}s)?$/;
/**
 * Reads a duration.
 * @param written whole seconds, or hours, minutes and seconds in that order
 * @returns milliseconds, or undefined when it cannot be read
 */
function durationMs(written) {
    if (typeof written === 'number')
        return Number.isSafeInteger(written) && written >= 0
            ? written * 1000
            : undefined;
    const parts = WRITTEN.exec(written);
    if (written === '' || parts === null)
        return undefined;
    const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map(part => Number(part ?? 0));
    return ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000;
}
/** Whether a written duration can be read and lies within the bounds of a time-out. */
function isTimeout(written) {
    const ms = durationMs(written);
    return (ms !== undefined && ms >= SHORTEST_TIMEOUT_MS && ms <= LONGEST_TIMEOUT_MS);
}

;// CONCATENATED MODULE: ./lib/policy/normalise.js
/** The written policy as a `GatePolicy`: names in camel case, milliseconds, no alternatives of form. */



/** Turns the parsed file into the policy. The file has passed the schema and the rules. */
function normalisePolicy(written) {
    const timeoutMs = milliseconds(written.timeout);
    const { packages, acceptance, waivers } = written;
    return {
        checks: written.checks.map(check => policyCheck(check, timeoutMs)),
        presets: new Map(Object.entries(written.presets)),
        packages: Array.isArray(packages)
            ? { folders: packages, onlyChanged: false }
            : { folders: packages.folders, onlyChanged: packages['only-changed'] },
        setup: written.setup.map(step => typeof step === 'string'
            ? { command: step.trim(), timeoutMs }
            : {
                command: step.command.trim(),
                timeoutMs: milliseconds(step.timeout ?? written.timeout)
            }),
        timeoutMs,
        acceptance: acceptance === 'trust-head'
            ? { files: [], trustHead: true, manual: 'advisory' }
            : {
                files: acceptance.files,
                trustHead: acceptance['trust-head'],
                manual: acceptance.manual
            },
        scope: written.scope,
        drift: written.drift,
        generated: written.generated,
        environment: written.environment,
        waivers: {
            labelPrefix: waivers['label-prefix'],
            authority: waivers.authority,
            minimumReasonLength: waivers['minimum-reason-length']
        },
        appliesTo: appliesToOf(written['applies-to']),
        isolation: written.isolation
    };
}
/** A folder relative to the checkout in its shortest form; empty for the root. */
function normalFolder(written) {
    const folder = posix_.normalize(written).replace(/\/+$/, '');
    return folder === '.' ? '' : folder;
}
function policyCheck(check, timeoutMs) {
    return {
        id: check.id,
        kind: check.kind,
        description: check.description?.trim() ?? `Run ${check.id}`,
        command: check.command.trim(),
        required: check.required,
        paths: check.paths ?? [],
        timeoutMs: check.timeout === undefined ? timeoutMs : milliseconds(check.timeout),
        expectExit: check['expect-exit'],
        cwd: normalFolder(check['working-directory'])
    };
}
// The schema has let nothing through that cannot be read.
function milliseconds(written) {
    return durationMs(written) ?? 0;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/policy/read-yaml.js
/** YAML text to plain data: one document, no tags, no aliases, no key twice. */

// A file of brackets has an error at each of them; the first ones say enough.
const MOST_PROBLEMS = 50;
/** Reads YAML 1.2. Never throws for what the text holds. */
function readYaml(text) {
    const lines = new dist/* LineCounter */.HN();
    try {
        const document = (0,dist/* parseDocument */.Tp)(text, {
            version: '1.2',
            schema: 'core',
            uniqueKeys: true,
            stringKeys: true,
            strict: true,
            prettyErrors: false,
            logLevel: 'error',
            lineCounter: lines
        });
        const problems = [
            ...syntaxProblems(document, lines),
            ...refusedProblems(document, lines)
        ];
        // The parser recurses: thousands of brackets end its stack, noted as errors.
        if (problems.some(({ message }) => message.includes('call stack')))
            return unreadable('the values are nested too deeply');
        if (problems.length > 0)
            return { kind: 'problems', problems: problems.slice(0, MOST_PROBLEMS) };
        return {
            kind: 'data',
            data: document.toJS({ maxAliasCount: 0 }),
            lineOf: path => lineOf(document, lines, path)
        };
    }
    catch (error) {
        return unreadable(error instanceof Error ? error.message : String(error));
    }
}
function unreadable(why) {
    const message = `cannot be parsed as YAML: ${why}`;
    return { kind: 'problems', problems: [{ path: '', message }] };
}
function syntaxProblems(document, lines) {
    return [...document.errors, ...document.warnings].map(error => {
        const { line, col } = lines.linePos(error.pos[0]);
        const message = error.code === 'MULTIPLE_DOCS'
            ? 'expected one YAML document, got several'
            : error.message;
        return { path: `line ${line}, column ${col}`, message };
    });
}
/** Valid YAML that a policy has no use for and that hides what it says (threat E12). */
function refusedProblems(document, lines) {
    const problems = [];
    const refuse = (offset, message) => {
        const { line, col } = lines.linePos(offset ?? 0);
        problems.push({ path: `line ${line}, column ${col}`, message });
    };
    (0,dist/* visit */.YR)(document, {
        Node: (_key, node) => {
            if ((0,dist/* isAlias */.Vj)(node)) {
                refuse(node.range?.[0], 'aliases are not allowed: write the value again');
                return;
            }
            if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:'))
                refuse(node.range?.[0], 'tags are not allowed: write a plain value');
        },
        Pair: (_key, pair) => {
            if ((0,dist/* isScalar */.jn)(pair.key) && pair.key.value === '__proto__')
                refuse(pair.key.range?.[0], '"__proto__" is not a key of a policy');
        }
    });
    return problems;
}
function lineOf(document, lines, path) {
    for (let length = path.length; length > 0; length -= 1) {
        const offset = keyOffset(document, path.slice(0, length));
        if (offset !== undefined)
            return lines.linePos(offset).line;
    }
    return undefined;
}
/** Where a key stands, or an item of a list. */
function keyOffset(document, path) {
    const last = path.at(-1);
    const parent = path.length === 1
        ? document.contents
        : document.getIn(path.slice(0, -1), true);
    if ((0,dist/* isMap */.jh)(parent)) {
        const pair = parent.items.find(item => (0,dist/* isScalar */.jn)(item.key) && item.key.value === last);
        return (0,dist/* isScalar */.jn)(pair?.key) ? pair.key.range?.[0] : undefined;
    }
    const node = document.getIn(path, true);
    return (0,dist/* isNode */.Ll)(node) ? node.range?.[0] : undefined;
}

;// CONCATENATED MODULE: ./lib/policy/preset-names.js
/** The names that a policy may use for presets; the table of `verify/presets` has exactly these. */
/** Every preset's id: its ecosystem and what it does. */
const PRESET_IDS = [
    'rust:fmt',
    'rust:check',
    'rust:test',
    'rust:clippy',
    'node:test',
    'node:typecheck',
    'node:lint',
    'python:test',
    'python:ruff',
    'python:mypy',
    'go:test',
    'go:vet'
];
/** The ecosystems that have presets. */
const ECOSYSTEMS = ['rust', 'node', 'python', 'go'];
/** Words before a colon that a policy's own check may not use: ids of the gate, now or later. */
const RESERVED_PREFIXES = [
    ...ECOSYSTEMS,
    ...['deno', 'maven', 'gradle', 'dotnet', 'ruby', 'php', 'elixir', 'swift'],
    ...['make', 'acceptance', 'shell', 'surface', 'verifier', 'attestor', 'gate']
];

;// CONCATENATED MODULE: ./lib/policy/rules.js
/** Rules that no single key can keep: they compare keys, or look at what a value means. */


/**
 * Every breach of a rule. Works on raw data, so that breaches are named
 * together with what the schema finds.
 */
function ruleProblems(data) {
    const checks = looseChecks(data);
    return [duplicateIds, reservedIds, foldersOutside].flatMap(rule => rule(checks));
}
function duplicateIds(checks) {
    return checks.flatMap(({ id }, at) => {
        const first = checks.findIndex(other => other.id === id);
        return id === undefined || first === at
            ? []
            : problem(['checks', at, 'id'], `"${id}" is the id of checks[${first}] too`);
    });
}
// `node:test` must always mean the preset, `acceptance:…` always a criterion.
function reservedIds(checks) {
    return checks.flatMap(({ id }, at) => {
        const [prefix, ...rest] = (id ?? '').split(':');
        return rest.length > 0 && RESERVED_PREFIXES.includes(prefix ?? '')
            ? problem(['checks', at, 'id'], `"${prefix ?? ''}:" is kept for the gate's own ids; choose another id`)
            : [];
    });
}
function foldersOutside(checks) {
    return checks.flatMap(({ folder }, at) => folder === undefined || isInside(folder)
        ? []
        : problem(['checks', at, 'working-directory'], 'expected a folder of the repository, relative to its root, with "/" between names'));
}
function isInside(folder) {
    const normal = normalFolder(folder);
    return (!folder.startsWith('/') &&
        normal !== '..' &&
        !normal.startsWith('../') &&
        !/[\\\0\r\n]/.test(folder));
}
function looseChecks(data) {
    const checks = property(data, 'checks');
    if (!Array.isArray(checks))
        return [];
    return checks.map((check) => ({
        id: rules_text(property(check, 'id')),
        folder: rules_text(property(check, 'working-directory'))
    }));
}
function property(value, key) {
    return typeof value === 'object' &&
        value !== null &&
        Object.hasOwn(value, key)
        ? value[key]
        : undefined;
}
function rules_text(value) {
    return typeof value === 'string' ? value : undefined;
}
function problem(keys, message) {
    return [{ keys, message }];
}

;// CONCATENATED MODULE: ./lib/policy/schema-problems.js
/** Every issue of a schema as one problem or several, in the order of the file's keys. */
function placedProblems(issues, above = []) {
    return issues.flatMap(issue => {
        const keys = [...above, ...issue.path];
        if (issue.code === 'unrecognized_keys')
            return issue.keys.map(key => ({
                keys: [...keys, key],
                message: issue.message
            }));
        if (issue.code === 'invalid_key')
            return [{ keys, message: issue.issues[0]?.message ?? issue.message }];
        if (issue.code === 'invalid_union')
            return unionProblems(issue, keys);
        return [{ keys, message: plain(issue.message) }];
    });
}
/** The problem with its path as text, such as `checks[0].timeout`, and its line. */
function writtenProblem(problem, line) {
    const where = line === undefined ? '' : ` (line ${line})`;
    return { path: `${pathText(problem.keys)}${where}`, message: problem.message };
}
// The branch that has the value's own type speaks; when none has, the union does.
function unionProblems(issue, keys) {
    const ofType = issue.errors.find(errors => !errors.some(error => isOfOtherType(error)));
    if (ofType !== undefined && ofType.length > 0)
        return placedProblems(ofType, keys);
    const expected = issue.errors.flatMap(errors => errors.map(error => plain(error.message)));
    const message = issue.message === 'Invalid input'
        ? [...new Set(expected)].join('; or ')
        : issue.message;
    return [{ keys, message }];
}
function isOfOtherType(issue) {
    return (issue.path.length === 0 &&
        (issue.code === 'invalid_type' || issue.code === 'invalid_value'));
}
function plain(message) {
    const text = message
        .replace(/^Invalid (input|option): /, '')
        .replace(/^(.*), received undefined$/, 'is missing; $1');
    return text.charAt(0).toLowerCase() + text.slice(1);
}
function pathText(keys) {
    return keys
        .map((key, at) => {
        if (typeof key === 'number')
            return `[${key}]`;
        return at === 0 ? String(key) : `.${String(key)}`;
    })
        .join('');
}

;// CONCATENATED MODULE: ./lib/policy/environment-name.js
/** Which variables a policy may pass on to commands: never a credential, never one that bends the shell. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
// Threats D1, D2 and D4: with these a pull request's own code could act as the gate.
const CREDENTIALS = /^(INPUT_.*|STATE_.*|ACTIONS_.*|(GITHUB|GH)(_ENTERPRISE)?_TOKEN|GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY))$/i;
// These make a shell, a loader, Node or npm run something else than the command says (threat B4).
const BENDERS = /^(NODE_OPTIONS|PROMPT_COMMAND|BASH_ENV|ENV|SHELLOPTS|BASHOPTS|PS4|IFS|LD_.*|DYLD_.*|GIT_.*|NPM_CONFIG_(SCRIPT_SHELL|IF_PRESENT|NODE_OPTIONS))$|^BASH_FUNC/i;
/** Why a variable's name is refused, or undefined when it may be passed on. */
function environmentNameProblem(name) {
    if (CREDENTIALS.test(name))
        return `"${name}" carries a credential or a file of the runner and is never passed to a command`;
    if (BENDERS.test(name))
        return `"${name}" changes what a command does and is never passed on`;
    if (!NAME.test(name) || name.length > 128)
        return 'expected the name of a variable: letters, digits and underscores, not its value';
    return undefined;
}

;// CONCATENATED MODULE: ./lib/policy/glob.js
/** The globs of a policy, and the bounds of each. */
/** Longest glob, in characters. */
const LONGEST_GLOB = 200;
const MOST_BRACES = 3;
const MOST_ALTERNATIVES = 20;
const MOST_GLOBSTARS = 4;
const MOST_STARS_IN_A_NAME = 3;
/**
 * Why a glob is refused, or undefined when it is fine. The caps keep one
 * pattern from costing exponential time (threat E12).
 */
function globProblem(glob) {
    if (glob.trim() === '')
        return 'a glob must not be blank';
    if (glob.length > LONGEST_GLOB)
        return `a glob has at most ${LONGEST_GLOB} characters, this one has ${glob.length}`;
    if (/^\.{0,2}\/|(^|\/)\.\.?(\/|$)/.test(glob))
        return 'a glob is relative to the root of the repository, without "./", "../" or a leading slash';
    if (/[!?*+@]\(/.test(glob))
        return 'extended globs such as "+(a|b)" are not supported; use "{a,b}"';
    return countProblem(glob);
}
function countProblem(glob) {
    if (/\{[^}]*\.\.[^}]*\}/.test(glob))
        return 'ranges such as "{1..9}" are not supported; list the alternatives';
    if (count(glob, '{') > MOST_BRACES)
        return `a glob has at most ${MOST_BRACES} pairs of braces`;
    if (count(glob, ',') > MOST_ALTERNATIVES)
        return `a glob has at most ${MOST_ALTERNATIVES} commas`;
    const names = glob.split('/');
    if (names.filter(name => name === '**').length > MOST_GLOBSTARS)
        return `a glob has at most ${MOST_GLOBSTARS} "**"`;
    if (names.some(name => name !== '**' && count(name, '*') > MOST_STARS_IN_A_NAME))
        return `a glob has at most ${MOST_STARS_IN_A_NAME} "*" between two slashes`;
    return undefined;
}
function count(text, character) {
    return text.split(character).length - 1;
}

;// CONCATENATED MODULE: ./lib/policy/written-values.js
/** The values that a written policy is made of, each with its bounds. */





/** Longest command, in characters. */
const LONGEST_COMMAND = 8_192;
/** Most items of any list. */
const written_values_MOST_ITEMS = 200;
const DURATION_EXPECTED = 'expected a duration such as "90s", "15m" or "1h30m", or whole seconds';
/** A bash script. */
const command = schemas/* string */.YjP()
    .max(LONGEST_COMMAND)
    .refine(text => text.trim() !== '', 'expected a command, got a blank text')
    .refine(text => !text.includes('\0'), 'a command has no NUL character')
    .meta({ title: 'command' });
/** A duration within the bounds of a time-out, as written. */
const timeout = schemas/* union */.KCZ([
    schemas/* int */.Whr(),
    schemas/* string */.YjP()
        .regex(DURATION_PATTERN, { error: DURATION_EXPECTED, abort: true })
], { error: DURATION_EXPECTED })
    .refine(isTimeout, 'expected a duration from 1s to 6h')
    .meta({ title: 'duration' });
const glob = schemas/* string */.YjP()
    .max(LONGEST_GLOB)
    .superRefine((text, context) => {
    const problem = globProblem(text);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
})
    .meta({ title: 'glob' });
/** Globs, each within its caps. */
const globs = schemas/* array */.YOg(glob).max(written_values_MOST_ITEMS);
/** One line for people. */
const oneLine = schemas/* string */.YjP()
    .min(1)
    .max(200)
    .regex(/^[^\r\n]*\S[^\r\n]*$/, 'expected one line of text that is not blank');
/** What `presets` may switch. */
const presetKey = schemas/* string */.YjP()
    .regex(new RegExp(`^(?:${ECOSYSTEMS.join('|')}|(?:${PRESET_IDS.join('|')})(?:@[^@\\s]+)?)$`), `expected an ecosystem (${ECOSYSTEMS.join(', ')}) or a preset (${PRESET_IDS.join(', ')}), the latter with "@folder" for one package`);
/** The name of a variable that may be passed on. */
const variable = schemas/* string */.YjP()
    .superRefine((name, context) => {
    const problem = environmentNameProblem(name);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
})
    .meta({ title: 'name' });
/** A strict object whose refusal of an unknown key names the allowed ones. */
function strict(shape) {
    const allowed = Object.keys(shape).join(', ');
    return schemas/* strictObject */.rej(shape, {
        error: issue => issue.code === 'unrecognized_keys'
            ? `unknown key; allowed are ${allowed}`
            : undefined
    });
}

;// CONCATENATED MODULE: ./lib/policy/schema.js
/** The policy as it is written: a strict schema, with a description and a default for each key. */



const check = strict({
    id: schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,79}$/, 'expected 1 to 80 letters, digits, dots, colons, slashes, dashes or underscores, a letter or digit first')
        .describe('Names the check in reports. Unique.'),
    kind: schemas/* string */.YjP()
        .regex(/^[a-z][a-z0-9_]{0,39}$/, 'expected lower-case letters, digits and underscores')
        .default('check')
        .describe('What sort of check it is, such as `test`, `lint` or `build`.'),
    description: oneLine
        .optional()
        .describe('One line for people. Without it: `Run` and the id.'),
    command: command.describe('A bash script, run by `bash --noprofile --norc -eo pipefail -c`.'),
    required: schemas/* boolean */.zMY()
        .default(true)
        .describe('Whether the change needs it to pass. An optional check only warns.'),
    paths: globs
        .min(1)
        .optional()
        .describe('Plan the check only when the change touches one of these globs. Without it: always.'),
    timeout: timeout
        .optional()
        .describe('Ends the command and all it started. Without it: `timeout`.'),
    'expect-exit': schemas/* int */.Whr()
        .min(0)
        .max(255)
        .default(0)
        .describe('The exit code that means passed.'),
    'working-directory': schemas/* string */.YjP()
        .max(1_000)
        .default('.')
        .describe('The folder to run in, relative to the root of the repository.')
});
const setupStep = schemas/* union */.KCZ([
    command,
    strict({
        command: command.describe('A bash script, run like a check.'),
        timeout: timeout
            .optional()
            .describe('Ends the command and all it started. Without it: `timeout`.')
    })
]);
const schema_packages = schemas/* union */.KCZ([
    globs,
    strict({
        folders: globs.describe('Globs of the folders.'),
        'only-changed': schemas/* boolean */.zMY()
            .default(false)
            .describe("Plan a package's presets only when the change touches its folder.")
    })
]);
const acceptance = schemas/* union */.KCZ([
    schemas/* literal */.euz('trust-head'),
    strict({
        files: globs
            .default([])
            .describe('Globs of acceptance files beside `ACCEPTANCE.md` at the root and those of active loops.'),
        'trust-head': schemas/* boolean */.zMY()
            .default(false)
            .describe('Let a criterion that only the pull request adds be the only required check that passed. It trusts what the agent wrote.'),
        manual: schemas/* enum */.k5n(['advisory', 'required'])
            .default('advisory')
            .describe('Whether a criterion that only a person can judge asks for a waiver.')
    })
]);
const authority = strict({
    permissions: schemas/* array */.YOg(oneLine)
        .max(written_values_MOST_ITEMS)
        .default(['maintain', 'admin'])
        .describe('Roles in the repository whose people may waive: `admin`, `maintain`, `write`, `triage`, or a custom role by its name. Each one is listed.'),
    teams: schemas/* array */.YOg(schemas/* string */.YjP()
        .regex(/^(?:[A-Za-z0-9-]+\/)?[A-Za-z0-9_.-]+$/, 'expected "team" or "organisation/team"'))
        .max(written_values_MOST_ITEMS)
        .default([])
        .describe('Teams whose members may waive, as `team` or `organisation/team`.'),
    users: schemas/* array */.YOg(schemas/* string */.YjP()
        .regex(/^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,98})$/, 'expected the login of a person, without "@"'))
        .max(written_values_MOST_ITEMS)
        .default([])
        .describe('Logins of people who may waive.')
});
const waivers = strict({
    'label-prefix': schemas/* string */.YjP()
        .regex(/^\S[^\r\n]{0,29}$/, 'expected 1 to 30 characters on one line, no space first')
        .default('waive:')
        .describe('A label that begins so and goes on with a reason claims a waiver.'),
    authority: authority
        .prefault({})
        .describe('Who may waive. Each list grants on its own.'),
    'minimum-reason-length': schemas/* int */.Whr()
        .min(1)
        .max(500)
        .default(3)
        .describe('The fewest characters of a reason.')
});
/** The whole file, keys in kebab case as people write them. */
const writtenPolicySchema = strict({
    version: schemas/* literal */.euz(1, { error: 'expected 1, the only version there is' })
        .default(1)
        .describe('The version of this format.'),
    checks: schemas/* array */.YOg(check)
        .max(written_values_MOST_ITEMS)
        .default([])
        .describe("The repository's own checks, in the order in which they run."),
    presets: schemas/* record */.g1P(presetKey, schemas/* enum */.k5n(['on', 'off', 'required', 'optional']))
        .default({})
        .describe('Switches presets: an ecosystem (`node`), one preset (`node:lint`) or one preset in one package (`node:lint@packages/api`); the most exact key wins. `required` and `optional` replace what the preset is by itself.'),
    packages: schema_packages
        .default([])
        .describe('Folders of a monorepo that have presets of their own, such as `node:test@packages/api`: a list of globs, or an object.'),
    setup: schemas/* array */.YOg(setupStep)
        .max(written_values_MOST_ITEMS)
        .default([])
        .describe('Commands that run first, such as an install. When one fails, the checks could not run.'),
    timeout: timeout
        .default('15m')
        .describe('The time-out of every command that names none: `90s`, `15m`, `1h30m` or whole seconds, from 1s to 6h.'),
    acceptance: acceptance
        .prefault({})
        .describe('How acceptance files count. The text `trust-head` is short for an object with that key.'),
    scope: strict({
        exclude: globs
            .default([])
            .describe('Globs of paths that do not count as changed. Files that define checks always count.')
    })
        .prefault({})
        .describe('What counts as a change.'),
    drift: schemas/* enum */.k5n(['report', 'block'])
        .default('report')
        .describe('What it means when a command changes a tracked file that the pull request does not: said, or a block.'),
    generated: globs
        .default([])
        .describe('Globs of changed paths that a command may write again, as long as the bytes stay the same.'),
    environment: schemas/* array */.YOg(variable)
        .max(written_values_MOST_ITEMS)
        .default([])
        .describe('Names of variables that commands get beside the usual ones. Tokens of GitHub and inputs of the action never pass.'),
    waivers: waivers
        .prefault({})
        .describe('How a waiver is claimed and who may give one.'),
    'applies-to': appliesToSchema
        .default('all')
        .describe('Which pull requests are gated: `all`, or only those of `agents`. Narrowing trusts signs that can be left out: who made a commit can only be claimed.'),
    isolation: schemas/* enum */.k5n(['none', 'process', 'namespace', 'auto'])
        .default('process')
        .describe('How commands are kept apart from the gate; see `isolation.md`.')
});

;// CONCATENATED MODULE: ./lib/policy/parse-policy.js
/** Policy text in, `GatePolicy` or every problem at once out. */







/** The policy of a repository that has no file: every key at its default. */
function defaultPolicy() {
    return normalisePolicy(writtenPolicySchema.parse({}));
}
/**
 * Parses a policy.
 * @param text the whole file
 * @throws GateError POLICY_INVALID with every problem, its path and its line
 */
function parsePolicy(text) {
    const reading = readYaml(text);
    if (reading.kind === 'problems')
        throw policyInvalid(reading.problems);
    if (reading.data === null || reading.data === undefined)
        throw policyInvalid([
            {
                path: '',
                message: 'expected at least "version: 1", the file holds nothing'
            }
        ]);
    const parsed = writtenPolicySchema.safeParse(reading.data);
    const found = [
        ...placedProblems(parsed.error?.issues ?? []),
        ...ruleProblems(reading.data)
    ];
    if (!parsed.success || found.length > 0)
        throw policyInvalid(inOrderOfLines(found, reading.lineOf));
    return normalisePolicy(parsed.data);
}
function inOrderOfLines(problems, lineOf) {
    return problems
        .map(problem => ({ problem, line: lineOf(problem.keys) }))
        .sort((left, right) => (left.line ?? 0) - (right.line ?? 0))
        .map(({ problem, line }) => writtenProblem(problem, line));
}
/** The error for a policy that cannot be used; its message lists every problem. */
function policyInvalid(problems) {
    const lines = problems.map(({ path, message }) => path === '' ? message : `${path}: ${message}`);
    const [first] = lines;
    const message = lines.length === 1 && first !== undefined
        ? `${gate_policy/* POLICY_PATH */.l} of the base branch is not a valid policy: ${first}`
        : `${gate_policy/* POLICY_PATH */.l} of the base branch is not a valid policy:\n${lines.map(line => `- ${line}`).join('\n')}`;
    return new errors/* GateError */.ue('POLICY_INVALID', message, {
        hint: `Mend ${gate_policy/* POLICY_PATH */.l} on the base branch; docs/policy.md lists every key. A change of it in the pull request has no effect.`,
        problems
    });
}

;// CONCATENATED MODULE: ./lib/policy/read-policy.js
/** The policy of the base branch: read by its commit, never from the head or the disk. */



/** The largest policy, in bytes. */
const LARGEST_POLICY = 64 * 1024;
const MISNAMED = '.github/completion-gate.yaml';
/**
 * Reads the policy at a commit.
 * @param baseCommit the base tip
 * @param entries the whole tree of that commit
 * @returns the policy, and whether a file or the defaults made it
 * @throws GateError POLICY_INVALID, or POLICY_UNREADABLE when the bytes cannot be had
 */
async function readPolicy(files, baseCommit, entries) {
    const entry = entries.find(one => one.path === gate_policy/* POLICY_PATH */.l);
    if (entry === undefined) {
        // Ignoring it would drop all that its writer demands.
        if (entries.some(one => one.path === MISNAMED))
            throw whole(`expected this name, the file is called ${MISNAMED}`);
        return { policy: defaultPolicy(), source: 'defaults' };
    }
    if (entry.mode !== '100644' && entry.mode !== '100755')
        throw whole(`expected a regular file, its mode is ${entry.mode}`);
    const file = await files.read(entry, LARGEST_POLICY);
    return { policy: parsePolicy(policyText(file, baseCommit)), source: 'file' };
}
function policyText(file, baseCommit) {
    if (file.kind === 'too_large')
        throw whole(`expected at most ${LARGEST_POLICY} bytes, the file has ${file.size}`);
    if (file.kind === 'unreadable')
        throw new errors/* GateError */.ue('POLICY_UNREADABLE', `${gate_policy/* POLICY_PATH */.l} exists at ${baseCommit}, and its bytes could not be read: ${file.why}`, { hint: `Fetch the base branch, then try again.` });
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(file.bytes);
    }
    catch {
        throw whole('expected UTF-8 text, the bytes are none');
    }
}
function whole(message) {
    return policyInvalid([{ path: '', message }]);
}


/***/ })

};
