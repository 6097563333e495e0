/** Runners of JavaScript, by their closing lines. */
import {
  amount,
  closingRunner,
  labelled,
  none,
  sum,
  type TestRunner
} from './test-runner.ts'

const JEST = closingRunner({
  name: 'jest',
  closings: [
    {
      lines: [/^Test Suites: +\d/, /^Tests: +\d/, /^Snapshots: +\d/, /^Time: /],
      ran: ([, tests = '']) => amount(tests, ['passed', 'failed'])
    },
    {
      lines: [/^No (?:tests found|failed test found)[^a-z].*code 0$/],
      ran: none
    }
  ]
})

const VITEST = closingRunner({
  name: 'vitest',
  starts: /^ (?:RUN|DEV) +v\d/,
  closings: [
    {
      lines: [/^ *Test Files +(?:\d|no )/, /^ *Tests +(?:\d|no tests)/],
      ran: ([, tests = '']) => amount(tests, ['passed', 'failed'])
    },
    { lines: [/^ *No test files found, exiting with code 0$/], ran: none }
  ]
})

const MOCHA = closingRunner({
  name: 'mocha',
  closings: [
    {
      lines: [/^ {2}\d+ passing \(\d+(?:ms|s|m|h)\)$/],
      ran: ([passing = '']) => amount(passing, ['passing'])
    }
  ]
})

const AVA = closingRunner({
  name: 'ava',
  closings: [
    {
      lines: [/^ {2}─+$/, /^$/, /^ {2}\d+ tests? (?:passed|failed)$/],
      ran: ([, , tests = '']) => amount(tests, ['test', 'tests'])
    },
    {
      lines: [/^ {2}─+$/, /^$/, /^ {2}\d+ tests? (?:skipped|todo)$/],
      ran: none
    }
  ]
})

const TAP = closingRunner({
  name: 'tap',
  starts: /^TAP version 1[34]$/,
  closings: [
    {
      lines: [/^Asserts: +\d+ pass /, /^Suites: +\d+ pass /],
      ran: ([asserts = '']) => amount(asserts, ['pass', 'fail'])
    },
    {
      lines: [/^# \{ total: \d+/],
      ran: ([total = '']) =>
        sum(['pass', 'fail'].map(word => labelled(total, word)))
    },
    {
      lines: [/^# tests \d+$/, /^# pass +\d+$/],
      ran: ([tests = '']) => labelled(tests, 'tests')
    }
  ]
})

const BUN_RUN = closingRunner({
  name: 'bun test',
  starts: /^bun test v\d/,
  closings: [
    {
      lines: [/^Ran \d+ tests? across \d+ files?\./],
      ran: ([ran = '']) => amount(ran, ['tests', 'test'])
    }
  ]
})

// What it says that it ran has what it left out in it.
const LEFT_OUT = /^ +\d+ (?:skip|todo)$/

const BUN: TestRunner = {
  name: BUN_RUN.name,
  count: lines => {
    const all = BUN_RUN.count(lines)
    if (all === undefined) return undefined
    const left = lines.filter(line => LEFT_OUT.test(line)).join('\n')
    return { tests: Math.max(0, all.tests - amount(left, ['skip', 'todo'])) }
  }
}

const DENO = closingRunner({
  name: 'deno test',
  closings: [
    {
      lines: [/^(?:ok|FAILED) \| \d+ passed .*\| \d+ failed/],
      ran: ([line = '']) => amount(line, ['passed', 'failed'])
    }
  ]
})

const NODE_TOTALS = [
  'tests',
  'suites',
  'pass',
  'fail',
  'cancelled',
  'skipped',
  'todo'
].map(word => new RegExp(`^[#ℹ] ${word} \\d+$`))

const NODE_RUN = closingRunner({
  name: 'node --test',
  starts: /^TAP version 13$/,
  closings: [
    {
      lines: [...NODE_TOTALS, /^[#ℹ] duration_ms \d/],
      ran: lines => amount(turned(lines), ['pass', 'fail', 'todo'])
    }
  ]
})

// Up to version 22 a file without a test counts as one, which has the file's path for its name.
const FILE_AS_TEST =
  /^(?:not ok|ok|[✔✖])(?: \d+ -)? (?:\/|[A-Za-z]:\\)[^#]*\.[cm]?[jt]sx?(?: \([\d.]+ms\))?$/

const NODE_TEST: TestRunner = {
  name: NODE_RUN.name,
  count: lines => {
    const all = NODE_RUN.count(lines)
    if (all === undefined) return undefined
    const files = lines.filter(line => FILE_AS_TEST.test(line)).length
    return { tests: Math.max(0, all.tests - files) }
  }
}

/** `# pass 3` as `3 pass`. */
function turned(lines: readonly string[]): string {
  return lines.map(line => line.replace(/^. (\w+) (\d+)$/, '$2 $1')).join('\n')
}

/** All of them. */
export const JAVASCRIPT_RUNNERS: readonly TestRunner[] = [
  JEST,
  VITEST,
  MOCHA,
  AVA,
  TAP,
  BUN,
  DENO,
  NODE_TEST
]
