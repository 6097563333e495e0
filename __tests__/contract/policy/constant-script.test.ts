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
    ['command exit 3', 3],
    ['no-such-program || true', 0],
    ['no-such-program || :', 0],
    [
      'no-such-program --flag "$WORDS" $(false) *.x > /missing/out.txt || true',
      0
    ],
    ['CI=1 no-such-program 2>&1 | cat || true', 0],
    ['no-such-program && no-such-other || echo failed >&2', 0],
    ['no-such-program || exit 0', 0],
    ['(no-such-program; exit 3) || true', 0],
    ['{ no-such-program || true; }', 0],
    ['no-such-program &', 0],
    ['exit 3 & true', 0],
    ['true &', 0],
    ['! true', 1],
    ['! false', 0],
    ['! true; true', 0],
    ['time true', 0],
    ['bash -c true', 0],
    ["sh -c 'exit 0'", 0],
    ["bash -c 'exit 4'", 4],
    ["bash -c 'no-such-program; true'", 0],
    ["bash -ec 'no-such-program || true'", 0],
    ["sh -c 'no-such-program || true'", 0],
    ['printf ok', 0],
    ["printf '%s\\n' all done", 0],
    ['echo "$WORDS"', 0],
    ['echo $(no-such-program)', 0],
    ['echo all > /dev/null', 0]
  ])('is told from its text: %j', (script, code) => {
    expect(constantExit(script)).toBe(code)
    expect(exitOf(script)).toBe(code)
  })

  it.each([
    'npm test',
    './check.sh',
    'echo ok && npm test',
    'echo all > done.txt',
    'true < input.txt',
    'CI=1 true',
    'true | cat',
    '(exit 1)',
    '(npm test)',
    '(true) > file',
    'set -n; exit 1',
    'set -- a',
    'command npm test',
    'if test -f a; then exit 1; fi',
    'exit $CODE',
    'npm test || exit 1',
    'test -f missing && exit 0; exit 0',
    '! true; { exit; }',
    'false || { exit; }',
    'npm test || exit',
    'npm test || false',
    '! grep -r TODO src',
    'npm test || { echo failed; exit 1; }',
    'npm test && true',
    'npm test; true',
    'npm start & npm test',
    'npm test & wait $!',
    'npm test | tee log.txt',
    '"$COMMAND" || true',
    '$COMMAND || true',
    'echo "${CODE:?}" || true',
    'echo $((1 / 0)) || true',
    'UID=1 npm test || true',
    'set -u; echo "$NOT_SET" || true',
    'exec npm test || true',
    'eval "exit 1" || true',
    '. ./check.sh || true',
    'source check.sh || true',
    'kill $$ || true',
    '(kill $$) || true',
    'trap "exit 1" EXIT; npm test || true',
    'npm() { exit 1; }; npm test || true',
    'npm ( ) { exit 1; }; npm test || true',
    "sh -c ': > /missing/x || true'",
    "bash -c 'npm test'",
    "bash -ec 'npm test; true'",
    'bash -lc true',
    'bash check.sh',
    'npm test || npm test',
    'test -d src || { npm run build; }',
    'if npm test; then :; fi',
    'printf "%q"',
    'printf',
    'printf -v x ok',
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
      ...['! true', '! false', '(exit)', 'bash -c "false; exit"'],
      ...['no-such-program', 'test -d /', 'false &', '(false; exit 5)'],
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
      { numRuns: 300 }
    )
  })
})
