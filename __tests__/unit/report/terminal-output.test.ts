/** What a terminal shows of a failed check's output: the first sign of trouble and the end. */
import { describe, expect, it } from '@jest/globals'

import { terminalOutput } from '../../../src/report/terminal-output.ts'
import { aCheck } from '../../support/builders.ts'

const LONG = Array.from({ length: 60 }, (_, at) => `line ${String(at)}`)

function shown(lines: readonly string[], tail: readonly string[] = []) {
  return terminalOutput(
    aCheck({
      status: 'failed',
      evidence: {
        output_head: `${lines.join('\n')}\n`,
        output_tail: tail.length === 0 ? '' : `${tail.join('\n')}\n`
      }
    })
  )
}

describe('the output of a failed check', () => {
  it.each([
    'not ok 3 - adds',
    'FAIL src/a.test.ts',
    'error[E0308]: mismatched types',
    'error: could not compile',
    "thread 'main' panicked at src/lib.rs:3:5",
    'E       assert 1 == 2',
    'AssertionError [ERR_ASSERTION]: expected 1',
    'java.lang.IllegalStateException: no',
    '  ✖ adds two numbers'
  ])('begins where the trouble begins: %s', trouble => {
    const lines = [...LONG.slice(0, 10), trouble, ...LONG]
    const [first, ...rest] = shown(lines)
    expect(first).toBe(trouble)
    expect(rest).toContain('line 59')
  })

  it('finds the trouble of a head whose end was cut away', () => {
    expect(shown(['not ok 1', 'why'], LONG).slice(0, 3)).toEqual([
      'not ok 1',
      'why',
      '…'
    ])
  })

  it.each([
    '# fail 0',
    '0 failed, 3 passed',
    'no errors',
    'test error_path ok'
  ])('takes no count and no name for trouble: %s', line => {
    expect(shown([line, ...LONG])).toHaveLength(20)
  })

  it('says the end once when the trouble is in it', () => {
    expect(shown(['a', 'not ok 1', 'b'])).toEqual(['a', 'not ok 1', 'b'])
  })

  it('is nothing for a check that passed or wrote nothing', () => {
    expect(terminalOutput(aCheck())).toEqual([])
    expect(shown([])).toEqual([])
  })

  it('passes through the door of untrusted text', () => {
    expect(shown(['::error::x'])).toEqual([': :error::x'])
  })
})
