/** Runners of the JVM: Maven's surefire says how many, Gradle only whether a task had tests. */
import {
  closingRunner,
  labelled,
  none,
  type TestRunner
} from './test-runner.ts'

const SUREFIRE = closingRunner({
  name: 'surefire',
  // One a module; that of a single class goes on with the time that it took.
  each: true,
  closings: [
    {
      lines: [
        /^(?:\[(?:INFO|WARNING|ERROR)\] )?Tests run: \d+, Failures: \d+, Errors: \d+, Skipped: \d+$/
      ],
      ran: ([line = '']) =>
        Math.max(0, labelled(line, 'Tests run') - labelled(line, 'Skipped'))
    },
    {
      lines: [/^(?:\[INFO\] )?(?:No tests to run\.|Tests are skipped\.)$/],
      ran: none
    }
  ]
})

const TEST_TASK = /^> Task (?::[\w.-]+)*:(?:\w*[tT]est)(?: ([A-Z-]+))?$/
const EMPTY_TASK = ['NO-SOURCE', 'SKIPPED']

const GRADLE: TestRunner = {
  name: 'gradle',
  count: lines => {
    const results = lines.flatMap(line => {
      const task = TEST_TASK.exec(line)
      return task === null ? [] : [task[1] ?? '']
    })
    if (results.length === 0) return undefined
    const ran = results.filter(result => !EMPTY_TASK.includes(result)).length
    return ran === 0 ? { tests: 0 } : { tests: ran, atLeast: true }
  }
}

/** All of them. */
export const JVM_RUNNERS: readonly TestRunner[] = [SUREFIRE, GRADLE]
