/** Go: one line for each package, and one for each test with `-v`. */
import {
  amount,
  closingRunner,
  type TestCount,
  type TestRunner
} from './test-runner.ts'

const NO_TESTS = [
  /^\? *\t\S+\t\[no test files\]$/,
  /^ok *\t\S+\t\S+.*\[no tests to run\]/,
  /^\t\S+\t\tcoverage: 0\.0% of statements$/,
  /^no packages to test$/
]
const PACKAGE = /^(?:ok|FAIL) *\t\S+\t(?:[\d.]+s|\(cached\))/
const VERBOSE_TEST = /^--- (?:PASS|FAIL): \S+ \([\d.]+s\)$/
const SKIPPED_TEST = /^--- SKIP: \S+ \([\d.]+s\)$/

const GO_TEST: TestRunner = {
  name: 'go test',
  count: lines => {
    const without = lines.filter(isWithoutTests).length
    const packages = lines.filter(
      line => PACKAGE.test(line) && !isWithoutTests(line)
    ).length
    if (without + packages === 0) return undefined
    const verbose = lines.filter(line => VERBOSE_TEST.test(line)).length
    const skipped = lines.some(line => SKIPPED_TEST.test(line))
    // Without a package's line no test of it counts: that line is the runner's own.
    if (packages === 0) return { tests: 0 }
    if (verbose > 0) return { tests: verbose }
    return skipped ? { tests: 0 } : atLeast(packages)
  }
}

function isWithoutTests(line: string): boolean {
  return NO_TESTS.some(pattern => pattern.test(line))
}

/** Only `-v` says how many; a package's line stands for one test or more. */
function atLeast(tests: number): TestCount {
  return { tests, atLeast: true }
}

const GOTESTSUM = closingRunner({
  name: 'gotestsum',
  closings: [
    {
      lines: [/^DONE \d+ tests?\b.* in [\d.]+s$/],
      ran: ([line = '']) =>
        Math.max(0, amount(line, ['tests', 'test']) - amount(line, ['skipped']))
    }
  ]
})

/** All of them. */
export const GO_RUNNERS: readonly TestRunner[] = [GO_TEST, GOTESTSUM]
