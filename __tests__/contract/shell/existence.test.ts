/** Paths that a script is said to prove, against real bash with every set of files. */
import { describe, expect, it } from '@jest/globals'

import { existenceChecks } from '../../../src/host/shell/existence-checks.ts'
import { realRuns } from './bash-oracle.ts'

const SCRIPTS: readonly (readonly [string, readonly string[]])[] = [
  ['test -f f', ['f']],
  ['test -e f && a', ['f']],
  ['[ -s f ]', ['f']],
  ['[[ -f f ]]', ['f']],
  ['[[ -f f && -r x/g ]]', ['f', 'x/g']],
  ['[[ -f f && ( -e x/g ) ]]', ['f', 'x/g']],
  ['ls f', ['f']],
  ['ls -la f x/g', ['f', 'x/g']],
  ['stat f', ['f']],
  ['cd x && test -f g', ['x/g']],
  ['cd x || exit 1; test -f g || exit 1; cd .; a', ['x/g']],
  ['cd x; test -f g', []],
  ['set -e; test -f f; a', ['f']],
  ["test -f 'f' && test -f ./x//g", ['f', 'x/g']],
  ['cargo test && test -f f', ['f']],
  ['if test -f f; then a; else exit 1; fi', ['f']],
  ['test -f f || test -f x/g', []],
  ['test -f f; a', []],
  ['! test -f f', []],
  ['test ! -f f', []],
  ['test -f f &', []],
  ['test -f f | a', []],
  ['[[ -f f || -f x/g ]]', []],
  ['[[ ! -f f ]]', []],
  ['[ -f f -o -n x ]', []],
  ['test -f $x', []],
  ['test -f f*', []],
  ['test -f "$HOME"', []],
  ['test -L f', []],
  ['ls', []],
  ['ls --help f', []],
  ['ls f || true', []],
  ['stat -c %s f', []],
  ['echo test -f f', []],
  ['test() { true; }; test -f f', []],
  ['cd ..; test -f f', []],
  ['test -f ../f', []],
  ['test -f /etc/passwd', []]
]

describe('a script proves that paths exist', () => {
  it.each(SCRIPTS)('%j proves %j', (script, paths) => {
    expect(existenceChecks(script)).toEqual(paths)
  })

  it('in every real run with exit 0', () => {
    const scripts = SCRIPTS.map(([script]) => script)
    const wrong = [[], ['f'], ['x/g'], ['f', 'x/g']].flatMap(files =>
      realRuns(scripts, { statuses: 1, files }).filter(
        run =>
          run.exitCode === 0 &&
          existenceChecks(run.script).some(path => !files.includes(path))
      )
    )
    expect(wrong).toEqual([])
  }, 120_000)

  it('by an absolute path below the folder that the host names', () => {
    const host = { root: '/w/repo' }
    expect(existenceChecks('test -f /w/repo/src/a', host)).toEqual(['src/a'])
    expect(existenceChecks('test -f /w/repo', host)).toEqual([])
    expect(existenceChecks('test -f /w/repos/a', host)).toEqual([])
  })
})
