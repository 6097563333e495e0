/** Runners of Ruby and PHP, by their closing lines. */
import {
  amount,
  closingRunner,
  labelled,
  none,
  type TestRunner
} from './test-runner.ts'

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

const PEST = closingRunner({
  name: 'pest',
  closings: [
    {
      lines: [/^ {2}Tests: +\d+ [a-z]/, /^ {2}Duration: +\d/],
      ran: ([tests = '']) =>
        amount(tests.replace(/\(.*/, ''), [
          ...['passed', 'failed', 'risky', 'deprecated'],
          ...['warning', 'warnings', 'notice', 'notices']
        ])
    },
    { lines: [/^ +INFO +No tests found\.$/], ran: none }
  ]
})

/** All of them. */
export const OTHER_RUNNERS: readonly TestRunner[] = [
  RSPEC,
  MINITEST,
  PHPUNIT,
  PEST
]
