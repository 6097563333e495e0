/** Extra words that make a check prove less than it says: they list, skip, explain or redirect it. */

interface ToolWords {
  /** Refused options by their whole name without dashes. */
  readonly refused: readonly string[]
  /** Refused options of one letter, which may stand in a cluster; absent where one dash begins a whole name. */
  readonly letters?: string
  /** A name may be shortened, as getopt and argparse allow. */
  readonly shortens?: true
  /** A bare word filters the tests, and a filter that matches none passes: only values of these options are taken. */
  readonly valued?: readonly string[]
}

// Of every tool: what prints instead of working, and what passes without work.
const REFUSED_OF_ALL: readonly string[] = [
  'help',
  'version',
  'list',
  'list-tests',
  'listTests',
  'dry-run',
  'no-run',
  'collect-only',
  'co',
  'passWithNoTests',
  'pass-with-no-tests',
  'if-present',
  'ignore-scripts',
  'script-shell',
  'exit-zero',
  'suppress-no-test-exit-code',
  'suppress-tests-failed-exit-code',
  'showConfig',
  'show-config',
  'show-settings',
  'show-files',
  'print-config',
  'config',
  'config-file',
  'init',
  'watch',
  'watchAll'
]
const LETTERS_OF_ALL = 'hV'

const NODE: ToolWords = {
  refused: [
    'prefix',
    'dir',
    'cwd',
    'workspace',
    'filter',
    'node-options',
    'testNamePattern',
    'testPathIgnorePatterns',
    'onlyChanged',
    'changedSince'
  ],
  letters: 'CctowF',
  shortens: true
}
const PYTHON: ToolWords = {
  refused: [
    'setup-only',
    'setup-plan',
    'setuponly',
    'setupplan',
    'fixtures',
    'funcargs',
    'markers',
    'cache-show',
    'override-ini',
    'rootdir',
    'confcutdir',
    'noconftest',
    'deselect',
    'last-failed-no-failures',
    'lfnf',
    'ignore',
    'ignore-glob',
    'exclude',
    'extend-exclude',
    'extend-ignore',
    'per-file-ignores',
    'add-noqa',
    'fix-only',
    'diff',
    'follow-imports',
    'disable-error-code'
  ],
  letters: 'cekmop',
  shortens: true
}
const MAKE: ToolWords = {
  refused: [
    'just-print',
    'recon',
    'ignore-errors',
    'question',
    'touch',
    'file',
    'makefile',
    'directory',
    'eval',
    'old-file',
    'assume-old'
  ],
  letters: 'niqtfCorSE',
  shortens: true
}
const CARGO: ToolWords = {
  refused: [
    'manifest-path',
    'skip',
    'exclude',
    'ignored',
    'allow',
    'cap-lints',
    'no-deps',
    'unit-graph',
    'build-plan',
    'explain',
    'emit'
  ],
  letters: 'ACZW',
  valued: [
    '-p',
    '--package',
    '-F',
    '--features',
    '--test',
    '--bin',
    '--example',
    '--bench',
    '--target',
    '--target-dir',
    '--profile',
    '-j',
    '--jobs',
    '--color',
    '--message-format',
    '--test-threads'
  ]
}
const GO: ToolWords = {
  refused: [
    'h',
    'n',
    'c',
    'C',
    'run',
    'skip',
    'exec',
    'toolexec',
    'overlay',
    'modfile',
    'vettool'
  ]
}

const TOOLS: ReadonlyMap<string, ToolWords> = new Map([
  ['cargo', CARGO],
  ['npm', NODE],
  ['npx', NODE],
  ['pnpm', NODE],
  ['yarn', NODE],
  ['bun', NODE],
  ['python', PYTHON],
  ['python3', PYTHON],
  ['pytest', PYTHON],
  ['go', GO],
  ['make', MAKE]
])

// `go test -count=0` runs every test no times.
const NO_ROUNDS = /(?:^| )--?(?:test\.)?count[= ]0*(?: |$)/

/** Whether the gate knows what extra words mean to this tool. */
export function isKnownTool(tool: string): boolean {
  return TOOLS.has(tool)
}

/** Whether the extra words may take the meaning out of a check; those of an unknown tool always may. */
export function mayDefang(tool: string, extra: readonly string[]): boolean {
  const known = TOOLS.get(tool)
  if (known === undefined) return extra.length > 0
  return (
    extra.some(word => isRefused(known, word)) ||
    filtersTests(known, extra) ||
    NO_ROUNDS.test(extra.join(' '))
  )
}

function isRefused(tool: ToolWords, word: string): boolean {
  const match = /^(--?)([^=]+)/.exec(word)
  if (match === null) return false
  const [, dashes, given = ''] = match
  // `go test` takes each of its options with this prefix too.
  const name = given.replace(/^test\./, '')
  if (dashes === '-' && tool.letters !== undefined) {
    const letters = tool.letters + LETTERS_OF_ALL
    if (Array.from(name).some(letter => letters.includes(letter))) return true
  }
  const shortened = dashes === '--' && tool.shortens === true
  return [...tool.refused, ...REFUSED_OF_ALL].some(
    option => option === name || (shortened && option.startsWith(name))
  )
}

function filtersTests(tool: ToolWords, extra: readonly string[]): boolean {
  const { valued } = tool
  if (valued === undefined) return false
  return extra.some(
    (word, at) => !word.startsWith('-') && !valued.includes(extra[at - 1] ?? '')
  )
}
