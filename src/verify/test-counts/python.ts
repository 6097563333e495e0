/** Runners of Python, by their closing lines. */
import { amount, closingRunner, type TestRunner } from './test-runner.ts'

const RAN = ['passed', 'failed', 'error', 'errors', 'xfailed', 'xpassed']

const PYTEST = closingRunner({
  name: 'pytest',
  starts: /^=+ test session starts =+$/,
  closings: [
    {
      // `4 tests collected in 0.1s` of `--collect-only` is such a line: nothing ran.
      lines: [
        /^(?:=+ )?(?:no tests (?:ran|collected)|\d+(?:\/\d+)? [a-z]+[^=]*) in [\d.]+s(?: \([\d:]+\))?(?: =+)?$/
      ],
      ran: ([line = '']) => amount(line, RAN)
    }
  ]
})

const UNITTEST = closingRunner({
  name: 'unittest',
  closings: [
    {
      lines: [
        /^-{70}$/,
        /^Ran \d+ tests? in [\d.]+s$/,
        /^$/,
        /^(?:OK|FAILED|NO TESTS RAN)(?: \([a-z0-9=, ]+\))?$/
      ],
      ran: ([, ran = '', , result = '']) =>
        Math.max(
          0,
          amount(ran, ['test', 'tests']) -
            Number(/skipped=(\d{1,9})/.exec(result)?.[1] ?? 0)
        )
    }
  ]
})

/** All of them. */
export const PYTHON_RUNNERS: readonly TestRunner[] = [PYTEST, UNITTEST]
