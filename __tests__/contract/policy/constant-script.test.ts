/** Which scripts always end in the same way, held against bash itself. */
import { spawnSync } from 'node:child_process'

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { constantExit } from '../../../src/policy/constant-script.ts'

/** As the gate runs commands. */
function exitOf(script: string): number | null {
  return spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
    { stdio: 'ignore' }
  ).status
}

describe('a script that always ends in the same way', () => {
  it.each([
    ['true', 0],
    [':', 0],
    ['exit 0', 0],
    ['exit', 0],
    ['exit 3', 3],
    ['false', 1],
    ['# the tests come later', 0],
    ['echo all done', 0],
    ['echo "all  done" && true', 0],
    ["echo 'all'; echo done\nexit 0", 0],
    ["'true' 'what' \"ever\"", 0],
    ['true; false; true', 1],
    ['false || true', 0],
    ['false || exit', 1],
    ['true || exit 4', 0],
    ['true && exit 4; exit 0', 4],
    ['set -e; true', 0],
    ['set -euo pipefail\necho ok', 0],
    ['(true)', 0],
    ['(exit 0); exit 3', 3],
    ['{ exit 0; }; exit 3', 0],
    ['(true; exit) && true', 0],
    ['command true', 0],
    ['command exit 3', 3]
  ])('is told from its text: %j', (script, code) => {
    expect(constantExit(script)).toBe(code)
    expect(exitOf(script)).toBe(code)
  })

  it.each([
    'npm test',
    './check.sh',
    'npm test || true',
    'echo ok && npm test',
    'echo $(npm test)',
    'echo "$WORDS"',
    'echo all > done.txt',
    'true < input.txt',
    'true &',
    'CI=1 true',
    '! true',
    'true | cat',
    '(exit 1)',
    '(npm test)',
    '(true) > file',
    'set -n; exit 1',
    'set -- a',
    'command npm test',
    'if test -f a; then exit 1; fi',
    'exit $CODE',
    'exit 0 1',
    'exit -1',
    'printf %d x',
    'true "',
    'false && true; exit 0',
    'true() { exit 1; }; true',
    `echo ${'x'.repeat(9000)}`
  ])('is not any other: %j', script => {
    expect(constantExit(script)).toBeUndefined()
  })

  it('is never told wrongly of what is put together of such steps', () => {
    const step = fc.constantFrom(
      ...['true', ':', 'false', 'echo a', 'exit', 'exit 0', 'exit 2'],
      ...['set -e', '(true)', '(exit 0)', '{ exit; }', '{ false; }', '(false)']
    )
    const joint = fc.constantFrom(' && ', ' || ', '; ', '\n')
    const rest = fc.array(fc.tuple(joint, step), { maxLength: 4 })
    fc.assert(
      fc.property(step, rest, (first, more) => {
        const script = first + more.flat().join('')
        const told = constantExit(script)
        fc.pre(told !== undefined)
        expect(exitOf(script)).toBe(told)
      }),
      { numRuns: 150 }
    )
  })
})
