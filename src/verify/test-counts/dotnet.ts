/** `dotnet test`: VSTest, Microsoft.Testing.Platform, and a build after which nothing was tested. */
import {
  closingRunner,
  labelled,
  none,
  sum,
  type TestRunner
} from './test-runner.ts'

const PLATFORMS = closingRunner({
  name: 'dotnet test',
  // One a project.
  each: true,
  closings: [
    {
      lines: [
        /^(?:Passed|Failed|Skipped)! +- Failed: +\d+, Passed: +\d+, Skipped: +\d+, Total: +\d+/
      ],
      ran: ([line = '']) =>
        sum(['Passed', 'Failed'].map(word => labelled(line, `${word}:`)))
    },
    {
      lines: [/^Test summary: total: \d+, failed: \d+, succeeded: \d+/],
      ran: ([line = '']) =>
        sum(['failed', 'succeeded'].map(word => labelled(line, word)))
    },
    {
      lines: [
        /^ *Test run summary: /,
        /^ +total: \d+$/,
        /^ +failed: \d+$/,
        /^ +succeeded: \d+$/
      ],
      ran: ([, , failed = '', succeeded = '']) =>
        labelled(failed, 'failed') + labelled(succeeded, 'succeeded')
    },
    {
      lines: [
        /^(?:No test (?:is available in |matches the given testcase filter)|No test projects were found)/
      ],
      ran: none
    }
  ]
})

const RESTORED =
  /^ *(?:Determining projects to restore\.\.\.|Restore complete \()/
const BUILT = /^ *\S.* (?:->|→) .+\.(?:dll|exe)$/
// Somebody tests in a way of their own.
const COUNTS =
  /\b(?:tests?|passed|failed|succeeded)\b[:=\s]*\d|\d\s+(?:tests?|passed|failed|succeeded)\b/i

/** A project without a test SDK is built, and nothing more is said: no test ran. */
const DOTNET: TestRunner = {
  name: PLATFORMS.name,
  count: lines => {
    const counted = PLATFORMS.count(lines)
    if (counted !== undefined || !lines.some(line => RESTORED.test(line)))
      return counted
    const said = lines.filter(line => !BUILT.test(line))
    return said.length < lines.length && !said.some(line => COUNTS.test(line))
      ? { tests: 0 }
      : undefined
  }
}

/** All of them. */
export const DOTNET_RUNNERS: readonly TestRunner[] = [DOTNET]
