/** The one line that says what is wrong, of outputs that real tools wrote. */
import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { tellingLine } from '../../../src/report/telling-line.ts'

function outputOf(name: string): string {
  const file = new URL(
    `../../fixtures/failed-outputs/${name}.txt`,
    import.meta.url
  )
  return readFileSync(file, 'utf8')
}

function told(output: string): string | undefined {
  return tellingLine({ output_head: output })?.text
}

describe('the telling line of a real failure', () => {
  it.each([
    ['node-tap', 'error: Expected values to be strictly equal: -1 !== 3'],
    [
      'node-spec',
      'AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: -1 !== 3'
    ],
    ['jest', '● adds expect(received).toBe(expected) // Object.is equality'],
    ['pytest', 'FAILED test_a.py::T::test_add - AssertionError: -1 != 3'],
    ['unittest', 'AssertionError: -1 != 3'],
    [
      'cargo',
      "thread 'tests::adds' (19602) panicked at src/lib.rs:2:60: assertion `left == right` failed"
    ],
    ['cargo-compile', 'error[E0308]: mismatched types'],
    [
      'tsc',
      "a.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'."
    ],
    ['eslint', '1:1 error Unexpected var, use let or const instead no-var'],
    ['npm-missing', 'sh: 1: vitest: not found'],
    [
      'node-missing',
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'nope-x' imported from /home/me/[eval]"
    ]
  ])('of %s says what is wrong', (name, line) => {
    expect(tellingLine({ output_head: outputOf(name) })).toEqual({
      text: line,
      isEnd: false
    })
  })

  it('is the end of an output in which no line is a sign of trouble', () => {
    expect(tellingLine({ output_head: outputOf('make') })).toEqual({
      text: "make: *** No rule to make target 'nothing'. Stop.",
      isEnd: true
    })
  })
})

describe('the telling line', () => {
  it('is not an error that a test which passed printed before the one that failed', () => {
    expect(
      told('Error: expected by a test\nnot ok 2 - adds\nerror: 3 is not 4\n')
    ).toBe('error: 3 is not 4')
  })

  it('is not what a package manager says of the script', () => {
    expect(
      told(
        '2 things are wrong\nnpm error Lifecycle script failed\nnpm error path /x\n'
      )
    ).toBe('2 things are wrong')
  })

  it('is found through colours', () => {
    expect(told('a\n\u001b[31merror\u001b[39m: no such thing\nb\n')).toBe(
      'error: no such thing'
    )
  })

  it('is found beyond the bytes that were cut out', () => {
    const evidence = {
      output_head: 'start',
      output_tail: 'error: too late\nend\n',
      output_bytes: 9_000
    }
    expect(tellingLine(evidence)?.text).toBe('error: too late')
  })

  it('is whole where head and tail follow each other', () => {
    const evidence = {
      output_head: 'error: in ',
      output_tail: 'one line\n',
      output_bytes: 19
    }
    expect(tellingLine(evidence)?.text).toBe('error: in one line')
  })

  it('is none where nothing was written', () => {
    expect(tellingLine(undefined)).toBeUndefined()
    expect(told(' \n\n')).toBeUndefined()
  })

  it('is one line of at most 160 characters that commands nothing, whatever was written', () => {
    const lines = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('not ok 1', 'error: |-', 'E   :', '● a', '\u001b[2J')
      )
    )
    fc.assert(
      fc.property(lines, some => {
        const text = told(some.join('\n')) ?? ''
        expect(Array.from(text).length).toBeLessThanOrEqual(160)
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      })
    )
  })
})
