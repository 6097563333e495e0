/** The two runners of `swift test`: XCTest, and Swift Testing after it. */
import { closingRunner, type TestRunner } from './test-runner.ts'

const XCTEST = closingRunner({
  name: 'XCTest',
  closings: [
    {
      lines: [
        /^Test Suite '(?:All|Selected) tests' (?:passed|failed) at /,
        /^\s+Executed \d+ tests?, with (?:\d+ tests? skipped and )?\d+ failures?/
      ],
      ran: ([, line = '']) => {
        const [, all, skipped] =
          /Executed (\d{1,9}) tests?, with (?:(\d{1,9}) tests? skipped)?/.exec(
            line
          ) ?? []
        return Math.max(0, Number(all ?? 0) - Number(skipped ?? 0))
      }
    }
  ]
})

const SWIFT_TESTING = closingRunner({
  name: 'Swift Testing',
  // One a test product.
  each: true,
  closings: [
    {
      lines: [
        /^\S+ +Test run with \d+ tests?(?: in \d+ suites?)? (?:passed|failed) after /
      ],
      ran: ([line = '']) =>
        Number(/Test run with (\d{1,9}) /.exec(line)?.[1] ?? 0)
    }
  ]
})

/** All of them. */
export const SWIFT_RUNNERS: readonly TestRunner[] = [XCTEST, SWIFT_TESTING]
