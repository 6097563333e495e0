/** Zero tests is no proof: what a check of tests lacks when its runner ran none, or fewer than asked. */
import { countTests, type CountedTests } from './count-tests.ts'
import type { PlannedCheck } from '../../model/plan.ts'
import type { CommandOutput } from '../../ports.ts'

/** The tests of a command's output, when one of its checks asks for tests. */
export function testsOf(
  checks: readonly PlannedCheck[],
  output: CommandOutput
): CountedTests | undefined {
  return checks.some(asksForTests) ? countTests(output) : undefined
}

/** Whether a check is one of tests, which proves nothing without them. */
export function asksForTests({ minimumTests = 0 }: PlannedCheck): boolean {
  return minimumTests > 0
}

/**
 * Why too few tests ran, as one sentence; undefined when there were enough, or
 * when the runner is none that the gate knows.
 */
export function tooFewTests(
  { minimumTests = 0 }: PlannedCheck,
  counted: CountedTests | undefined
): string | undefined {
  if (counted === undefined || counted.tests >= minimumTests) return undefined
  if (counted.atLeast === true && counted.tests > 0) return undefined
  const found =
    counted.tests === 0
      ? 'no test ran'
      : `${String(counted.tests)} of at least ${String(minimumTests)} tests ran`
  const cut =
    counted.cut === true ? ', as far as the output that was kept tells' : ''
  const runners = counted.runners.join(' and ')
  return `${found}, by the output of ${runners}${cut}: that proves too little; see what keeps the tests from running, or lower minimum-tests in the policy of the base`
}
