/** Runners of the JVM: Maven's surefire says how many, Gradle only whether a task had tests; a build without either tests nothing. */
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

const SUCCESS = '[INFO] BUILD SUCCESS'
const MAVEN_STEP = /^\[INFO\] --- (\S+) /
const PREPARES = /:test(?:Resources|Compile)$/i
const SUREFIRE_STEP = /(?:surefire|failsafe)(?:-plugin)?:/

// Plugins that may run tests of which Surefire knows nothing.
const MAY_TEST =
  /test|exec|antrun|npm|frontend|karma|gatling|cucumber|scala|groovy|clojure|invoker|docker/i

/** A build that succeeds without a word of tests, by Surefire or another plugin, ran none. */
const MAVEN: TestRunner = {
  name: SUREFIRE.name,
  count: lines => {
    const counted = SUREFIRE.count(lines)
    if (counted !== undefined || !lines.includes(SUCCESS)) return counted
    const others = lines.filter(line => {
      const step = MAVEN_STEP.exec(line)?.[1] ?? ''
      return (
        MAY_TEST.test(step) && !PREPARES.test(step) && !SUREFIRE_STEP.test(step)
      )
    })
    return others.length === 0 ? { tests: 0 } : undefined
  }
}

const ANY_TEST_TASK = /^> Task :\S*(?:test|spec)/i
const BUILT = 'BUILD SUCCESSFUL in '

const TEST_TASK = /^> Task (?::[\w.-]+)*:(?:\w*[tT]est)(?: ([A-Z-]+))?$/
const EMPTY_TASK = ['NO-SOURCE', 'SKIPPED']

const GRADLE: TestRunner = {
  name: 'gradle',
  count: lines => {
    const results = lines.flatMap(line => {
      const task = TEST_TASK.exec(line)
      return task === null ? [] : [task[1] ?? '']
    })
    if (results.length === 0)
      return lines.some(line => line.startsWith(BUILT)) &&
        !lines.some(line => ANY_TEST_TASK.test(line))
        ? { tests: 0 }
        : undefined
    const ran = results.filter(result => !EMPTY_TASK.includes(result)).length
    return ran === 0 ? { tests: 0 } : { tests: ran, atLeast: true }
  }
}

/** All of them. */
export const JVM_RUNNERS: readonly TestRunner[] = [MAVEN, GRADLE]
