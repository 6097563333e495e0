/** How many tests ran, read from what runners really wrote and from their documented closing lines. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'

import { countTests } from '../../../src/verify/test-counts/count-tests.ts'
import type { CommandOutput } from '../../../src/ports.ts'

const OUTPUTS = new URL('../../fixtures/test-outputs/', import.meta.url)

function output(text: string, cutAway = 0): CommandOutput {
  const bytes = Buffer.byteLength(text) + cutAway
  return { head: text, tail: '', bytes, digest: '' }
}

function recorded(name: string): CommandOutput {
  return output(readFileSync(new URL(`${name}.txt`, OUTPUTS), 'utf8'))
}

function lines(...all: readonly string[]): CommandOutput {
  return output(`${all.join('\n')}\n`)
}

describe('the output of a real run', () => {
  // Several of them print a false closing line from inside a test.
  test.each([
    ['jest', 'jest', 1],
    ['jest-none', 'jest', 0],
    ['jest-skipped', 'jest', 0],
    ['node-tap', 'node --test', 1],
    ['node-spec', 'node --test', 1],
    ['node-none', 'node --test', 0],
    ['node-empty-tap', 'node --test', 0],
    ['node-empty-spec', 'node --test', 0],
    ['node-two-files', 'node --test', 1],
    ['pytest', 'pytest', 2],
    ['pytest-collect', 'pytest', 0],
    ['pytest-deselected', 'pytest', 0],
    ['pytest-q', 'pytest', 2],
    ['unittest', 'unittest', 1],
    ['unittest-none', 'unittest', 0],
    ['cargo', 'cargo test', 1],
    ['cargo-none', 'cargo test', 0],
    ['cargo-runner-true', 'cargo test', 0],
    ['cargo-test-false', 'cargo test', 0],
    ['deno', 'deno test', 1],
    ['deno-none', 'deno test', 0],
    ['bun', 'bun test', 1],
    ['bun-none', 'bun test', 0],
    ['maven-none', 'surefire', 0],
    ['rspec', 'rspec', 1],
    ['rspec-none', 'rspec', 0],
    ['minitest', 'minitest', 1],
    ['minitest-none', 'minitest', 0],
    ['test-unit', 'minitest', 1],
    ['phpunit', 'phpunit', 1],
    ['phpunit-ok', 'phpunit', 1],
    ['phpunit-none', 'phpunit', 0],
    ['exunit', 'mix test', 2],
    ['exunit-none', 'mix test', 0],
    ['mix-none', 'mix test', 0]
  ])('%s says of %s that %i tests ran', (name, runner, tests) => {
    expect(countTests(recorded(name))).toEqual({ tests, runners: [runner] })
  })
})

const JEST = (tests: string): readonly string[] => [
  'Test Suites: 1 passed, 1 total',
  `Tests:       ${tests}`,
  'Snapshots:   0 total',
  'Time:        0.5 s'
]
const SUREFIRE = (run: number): readonly string[] => [
  '[INFO]  T E S T S',
  `[INFO] Tests run: ${String(run)}, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.03 s -- in a.BTest`,
  '[INFO] Results:',
  '[INFO] ',
  `[INFO] Tests run: ${String(run)}, Failures: 0, Errors: 0, Skipped: 0`
]
const NEXTEST = '────────────\n     Summary [   0.005s]'

describe('a closing line', () => {
  test.each<[string, number, readonly string[]]>([
    [
      'vitest',
      2,
      [' Test Files  1 passed (1)', '      Tests  2 passed | 1 skipped (3)']
    ],
    ['vitest', 0, ['No test files found, exiting with code 0']],
    ['vitest', 0, [' Test Files  1 skipped (1)', '      Tests  2 skipped (2)']],
    ['mocha', 5, ['', '  5 passing (10ms)', '  1 pending']],
    ['mocha', 0, ['', '  0 passing (0ms)', '']],
    ['ava', 3, ['  ─', '', '  3 tests passed']],
    ['ava', 0, ['  ─', '', '  2 tests skipped']],
    [
      'tap',
      2,
      [
        'Asserts:  2 pass  0 fail  2 of 2 complete',
        'Suites:   1 pass  0 fail  1 of 1 complete'
      ]
    ],
    ['tap', 0, ['TAP version 13', '1..0', '# tests 0', '# pass  0']],
    ['bun test', 3, [' 3 pass', ' 0 fail', 'Ran 3 tests across 1 file. [9ms]']],
    ['deno test', 0, ['ok | 0 passed | 0 failed (1ms)']],
    ['pytest', 0, ['=== no tests ran in 0.01s ===']],
    ['pytest', 3, ['2 passed, 1 xfailed, 4 warnings in 61.20s (0:01:01)']],
    ['cargo nextest', 2, [`${NEXTEST} 2 tests run: 2 passed, 1 skipped`]],
    ['cargo nextest', 0, [`${NEXTEST} 0 tests run: 0 passed, 3 skipped`]],
    ['go test', 0, ['?   \texample.org/a\t[no test files]']],
    ['go test', 0, ['ok  \texample.org/a\t0.002s [no tests to run]']],
    ['gotestsum', 4, ['DONE 5 tests, 1 skipped in 0.100s']],
    ['surefire', 3, SUREFIRE(3)],
    ['surefire', 0, ['[INFO] No tests to run.']],
    ['gradle', 0, ['> Task :test NO-SOURCE', 'BUILD SUCCESSFUL in 1s']],
    [
      'dotnet test',
      3,
      [
        'Passed!  - Failed:     0, Passed:     3, Skipped:     1, Total:     4, Duration: 10 ms - a.dll (net8.0)'
      ]
    ],
    ['dotnet test', 0, ['No test is available in /a/b.dll. Make sure …']],
    [
      'rspec',
      2,
      [
        'Finished in 0.003 seconds (files took 0.1 seconds to load)',
        '3 examples, 0 failures, 1 pending'
      ]
    ],
    [
      'minitest',
      0,
      [
        'Run options: --seed 1',
        '',
        '0 runs, 0 assertions, 0 failures, 0 errors, 0 skips'
      ]
    ],
    [
      'phpunit',
      3,
      ['PHPUnit 10.5.1 by Sebastian', 'OK (3 tests, 5 assertions)']
    ],
    ['phpunit', 0, ['PHPUnit 10.5.1 by Sebastian', 'No tests executed!']]
  ])('of %s says that %i tests ran: %j', (runner, tests, all) => {
    expect(countTests(lines(...all))).toEqual({ tests, runners: [runner] })
  })

  test('counts in colours, and where a progress line was written over', () => {
    const coloured = JEST('1 passed, 1 total').map(
      line => `\u001b[1m${line}\u001b[22m\r`
    )
    expect(countTests(lines('RUNS a\rRUNS b', ...coloured))?.tests).toBe(1)
  })
})

describe('several runs', () => {
  const script = (name: string): readonly string[] => [
    '',
    `> ${name}@1.0.0 test`,
    '> jest',
    ''
  ]

  test('add up, so that one without tests among others is no alarm', () => {
    const all = lines(
      ...script('a'),
      ...JEST('2 passed, 2 total'),
      ...script('@scope/b'),
      'No tests found, exiting with code 0'
    )
    expect(countTests(all)?.tests).toBe(2)
  })

  test('of different runners add up', () => {
    const all = lines(...JEST('2 passed, 2 total'), '3 passed in 0.10s')
    expect(countTests(all)).toEqual({ tests: 5, runners: ['jest', 'pytest'] })
  })

  test('of Maven modules and Go packages add up', () => {
    expect(countTests(lines(...SUREFIRE(2), ...SUREFIRE(0)))?.tests).toBe(2)
    const go = lines(
      '?   \texample.org/a\t[no test files]',
      'ok  \texample.org/b\t(cached)',
      'ok  \texample.org/c\t0.1s\tcoverage: 50.0% of statements'
    )
    const atLeast = { tests: 2, runners: ['go test'], atLeast: true }
    expect(countTests(go)).toEqual(atLeast)
  })

  test('of Go with -v count tests, and packages that skipped them all count none', () => {
    const run = (word: string): CommandOutput =>
      lines(
        '=== RUN   TestA',
        `--- ${word}: TestA (0.00s)`,
        'PASS',
        'ok  \texample.org/b\t0.1s'
      )
    expect(countTests(run('PASS'))?.tests).toBe(1)
    expect(countTests(run('SKIP'))?.tests).toBe(0)
  })
})

describe('what a test or a script prints', () => {
  test('before the runner ends does not count', () => {
    const all = lines(
      ...JEST('9 passed, 9 total'),
      ...JEST('2 skipped, 2 total')
    )
    expect(countTests(all)?.tests).toBe(0)
  })

  test('does not count for a block of which it is only a line', () => {
    expect(countTests(lines('Tests: 9 passed, 9 total'))).toBeUndefined()
    expect(countTests(lines('# tests 9'))).toBeUndefined()
    expect(countTests(lines('Ran 9 tests in 0.1s'))).toBeUndefined()
  })

  test('under another name than a known runner is left as it is', () => {
    expect(countTests(lines('all good', '0 tests', 'done'))).toBeUndefined()
    expect(countTests(lines(''))).toBeUndefined()
  })

  test('in the place of libtest, a harness of its own, is left as it is', () => {
    const all = lines(
      '    Finished `test` profile [unoptimized] target(s) in 0.1s',
      '     Running tests/features.rs (target/debug/deps/features-1)',
      '[Summary] 4 scenarios (4 passed)'
    )
    expect(countTests(all)).toBeUndefined()
  })

  test('is said to be cut when its middle was not kept', () => {
    const text = '  0 passing (1ms)\n'
    const cut = { tests: 0, runners: ['mocha'], cut: true }
    expect(countTests(output(text, 1_000_000))).toEqual(cut)
  })
})
