/** Closing lines of runners that no record is kept of, and builds that say nothing of tests. */
import { describe, expect, test } from '@jest/globals'

import { countTests } from '../../../src/verify/test-counts/count-tests.ts'

function counted(...lines: readonly string[]): unknown {
  const text = `${lines.join('\n')}\n`
  const bytes = Buffer.byteLength(text)
  return countTests({ head: text, tail: '', bytes, digest: '' })
}

const EXUNIT = 'Finished in 0.02 seconds (0.00s async, 0.02s sync)'
const XCTEST = "Test Suite 'All tests' passed at 2026-01-01 01:30:30.443."

describe('the tests of', () => {
  test.each<[string, number, readonly string[]]>([
    [
      'mix test',
      4,
      [
        EXUNIT,
        '2 doctests, 1 property, 3 tests, 1 failure, 1 skipped, 1 excluded'
      ]
    ],
    [
      'mix test',
      0,
      ['Finished in 0.1 seconds', '3 tests, 0 failures, 3 excluded']
    ],
    [
      'mix test',
      3,
      [EXUNIT, '1 test, 0 failures', EXUNIT, '2 tests, 0 failures']
    ],
    [
      'XCTest',
      2,
      [
        "Test Suite 'a.xctest' passed at 2026-01-01 01:30:30.443.",
        '\t Executed 3 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.000 (0.003) seconds',
        XCTEST,
        '\t Executed 3 tests, with 1 test skipped and 0 failures (0 unexpected) in 0.000 (0.003) seconds'
      ]
    ],
    [
      'Swift Testing',
      4,
      [
        '✔ Test run with 3 tests in 2 suites passed after 0.009 seconds.',
        '✘ Test run with 1 test failed after 0.1 seconds with 1 issue.'
      ]
    ],
    [
      'Swift Testing',
      0,
      ['✔ Test run with 0 tests in 0 suites passed after 0.001 seconds.']
    ],
    [
      'dotnet test',
      2,
      [
        'Test run summary: Passed! - a.dll (net10.0|x64)',
        '  total: 3',
        '  failed: 0',
        '  succeeded: 2',
        '  skipped: 1',
        '  duration: 358ms'
      ]
    ],
    [
      'dotnet test',
      0,
      [
        '  Determining projects to restore...',
        '  All projects are up-to-date for restore.',
        '  Lib.Tests -> /a/Lib.Tests/bin/Debug/net8.0/Lib.Tests.dll'
      ]
    ],
    [
      'pest',
      3,
      [
        '  Tests:    1 failed, 1 skipped, 1 risky, 1 passed (7 assertions)',
        '  Duration: 0.05s'
      ]
    ],
    ['pest', 0, ['   INFO  No tests found.']],
    ['automake', 3, ['# TOTAL: 4', '# PASS:  3', '# SKIP:  1', '# XFAIL: 0']],
    [
      'ctest',
      5,
      ['Test project /a', '80% tests passed, 1 tests failed out of 5']
    ],
    ['ctest', 0, ['Test project /a', 'No tests were found!!!']],
    [
      'gradle',
      0,
      ['> Task :jar', '> Task :check UP-TO-DATE', 'BUILD SUCCESSFUL in 1s']
    ],
    [
      'surefire',
      0,
      [
        '[INFO] --- resources:3.3.1:testResources (default-testResources) @ a ---',
        '[INFO] --- surefire:3.2.5:test (default-test) @ a ---',
        '[INFO] BUILD SUCCESS'
      ]
    ]
  ])('%s are %i', (runner, tests, output) => {
    expect(counted(...output)).toEqual({ tests, runners: [runner] })
  })

  test('both runners of swift test are added up', () => {
    expect(
      counted(
        XCTEST,
        '\t Executed 0 tests, with 0 failures (0 unexpected) in 0.000 (0.003) seconds',
        '✔ Test run with 3 tests in 0 suites passed after 0.009 seconds.'
      )
    ).toEqual({ tests: 3, runners: ['XCTest', 'Swift Testing'] })
  })

  test.each<[string, readonly string[]]>([
    [
      'Maven with another plugin that tests',
      [
        '[INFO] --- scalatest-maven-plugin:2.0:test (test) @ a ---',
        '[INFO] BUILD SUCCESS'
      ]
    ],
    ['a Maven build that failed', ['[INFO] BUILD FAILURE']],
    [
      'Gradle with a task of specs',
      ['> Task :runSpecs', 'BUILD SUCCESSFUL in 1s']
    ],
    [
      '.NET where somebody tests in another way',
      ['  Determining projects to restore...', '  A -> /a/A.dll', 'Tests: 3 ok']
    ],
    ['a line of ExUnit alone', ['3 tests, 0 failures']]
  ])('an unknown way are not told: %s', (_what, output) => {
    expect(counted(...output)).toBeUndefined()
  })
})
