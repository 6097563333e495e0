/** Runners of Rust: one summary for each crate, each test file and the doc tests. */
import {
  amount,
  closingRunner,
  none,
  type TestCount,
  type TestRunner
} from './test-runner.ts'

const RAN = ['passed', 'failed', 'measured']

const LIBTEST = closingRunner({
  name: 'cargo test',
  starts: /^running \d+ tests?$/,
  closings: [
    {
      lines: [
        /^test result: (?:ok|FAILED)\. \d+ passed; \d+ failed; \d+ ignored; \d+ measured; \d+ filtered out/
      ],
      ran: ([line = '']) => amount(line, RAN)
    }
  ]
})

const NEXTEST = closingRunner({
  name: 'cargo nextest',
  starts: /^ *Nextest run ID /,
  closings: [
    {
      lines: [/^ *Summary \[ *[\d.]+s\] +\d+(?:\/\d+)? tests? run: \d+ passed/],
      ran: ([line = '']) =>
        amount(line.split('run:')[1] ?? '', ['passed', 'failed'])
    },
    { lines: [/^error: no tests to run$/], ran: none }
  ]
})

const BUILT = /^ *Finished [`]?test[`]? /
const RUNNING = /^ {3,}(?:Running|Doc-tests) /

/**
 * Cargo says what it runs, and each program says its own. A program that says
 * nothing ran no test (threat B5: another runner, `test = false`); one that
 * says something else has a harness of its own, and nothing is known of it.
 */
const CARGO_TEST: TestRunner = {
  name: LIBTEST.name,
  count: lines => {
    const counted = LIBTEST.count(lines)
    if (counted !== undefined && counted.tests > 0) return counted
    if (!lines.some(line => BUILT.test(line))) return counted
    return NEXTEST.count(lines) === undefined
      ? zeroUnlessOwnHarness(lines)
      : counted
  }
}

function zeroUnlessOwnHarness(lines: readonly string[]): TestCount | undefined {
  let inProgram = false
  let said = false
  let summed = false
  for (const line of [...lines, '   Running ']) {
    if (RUNNING.test(line)) {
      if (inProgram && said && !summed) return undefined
      ;[inProgram, said, summed] = [true, false, false]
    } else {
      said ||= line.trim() !== ''
      summed ||= line.startsWith('test result: ')
    }
  }
  return { tests: 0 }
}

/** All of them. */
export const RUST_RUNNERS: readonly TestRunner[] = [CARGO_TEST, NEXTEST]
