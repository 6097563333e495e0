/** Runners of .NET, Ruby and PHP, by their closing lines. */
import {
  amount,
  closingRunner,
  labelled,
  none,
  sum,
  type TestRunner
} from './test-runner.ts'

const DOTNET = closingRunner({
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
        /^No test (?:is available in |matches the given testcase filter)/
      ],
      ran: none
    }
  ]
})

const RSPEC = closingRunner({
  name: 'rspec',
  closings: [
    {
      lines: [
        /^Finished in .+ \(files took .+ to load\)$/,
        /^\d+ examples?, \d+ failures?/
      ],
      ran: ([, line = '']) =>
        Math.max(
          0,
          amount(line, ['example', 'examples']) - amount(line, ['pending'])
        )
    }
  ]
})

const MINITEST = closingRunner({
  name: 'minitest',
  starts: /^Run options: /,
  closings: [
    {
      lines: [
        /^\d+ (?:runs|tests), \d+ assertions, \d+ failures, \d+ errors, \d+ (?:skips|pendings)/
      ],
      ran: ([line = '']) =>
        Math.max(
          0,
          amount(line, ['runs', 'tests']) -
            amount(line, ['skips', 'pendings', 'omissions'])
        )
    }
  ]
})

const PHPUNIT = closingRunner({
  name: 'phpunit',
  starts: /^PHPUnit \d+\.\d+\S* by /,
  closings: [
    {
      lines: [/^OK \(\d+ tests?, \d+ assertions?\)$/],
      ran: ([line = '']) => amount(line, ['test', 'tests'])
    },
    {
      lines: [/^Tests: \d+, Assertions: \d+.*\.$/],
      ran: ([line = '']) =>
        Math.max(
          0,
          labelled(line, 'Tests') -
            labelled(line, 'Skipped') -
            labelled(line, 'Incomplete')
        )
    },
    { lines: [/^No tests executed!$/], ran: none }
  ]
})

/** All of them. */
export const OTHER_RUNNERS: readonly TestRunner[] = [
  DOTNET,
  RSPEC,
  MINITEST,
  PHPUNIT
]
