/** Runners that Makefiles call: Automake's test harness and CTest. */
import {
  closingRunner,
  labelled,
  none,
  type TestRunner
} from './test-runner.ts'

const AUTOMAKE = closingRunner({
  name: 'automake',
  // One a folder.
  each: true,
  closings: [
    {
      lines: [/^# TOTAL: +\d+$/, /^# PASS: +\d+$/, /^# SKIP: +\d+$/],
      ran: ([total = '', , skipped = '']) =>
        Math.max(0, labelled(total, 'TOTAL') - labelled(skipped, 'SKIP'))
    }
  ]
})

const CTEST = closingRunner({
  name: 'ctest',
  starts: /^Test project \//,
  closings: [
    {
      lines: [/^\d+% tests passed, \d+ tests? failed out of \d+$/],
      ran: ([line = '']) => Number(/(\d{1,9})$/.exec(line)?.[1] ?? 0)
    },
    { lines: [/^No tests were found!!!$/], ran: none }
  ]
})

/** All of them. */
export const MAKE_RUNNERS: readonly TestRunner[] = [AUTOMAKE, CTEST]
