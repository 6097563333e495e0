/** Which part of an output is shown. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { durationText } from '../../../src/report/duration-text.ts'
import { shownOutput } from '../../../src/report/output-lines.ts'

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `line ${String(at)}\n`).join('')

describe('shown output', () => {
  it('of a few lines is all of it', () => {
    expect(
      shownOutput({ output_head: 'a\nb\n\n', output_bytes: 5 }, 1000)
    ).toEqual({ first: '', earlier: '', last: 'a\nb', cut: false })
  })

  it('has the last 30 lines open and the others before', () => {
    const shown = shownOutput({ output_head: lines(35) }, 10_000)
    expect(shown.last.split('\n')).toHaveLength(30)
    expect(shown.last).toMatch(/line 34$/)
    expect(shown.earlier.split('\n')).toHaveLength(5)
  })

  it('within a small budget is whole last lines', () => {
    const shown = shownOutput({ output_head: lines(35) }, 30)
    expect(shown).toEqual({
      first: '',
      earlier: '',
      last: 'line 32\nline 33\nline 34',
      cut: true
    })
  })

  it('joins head and tail when nothing is missing between them', () => {
    const evidence = { output_head: 'ab', output_tail: 'c\nd', output_bytes: 5 }
    expect(shownOutput(evidence, 100)).toEqual({
      first: '',
      earlier: '',
      last: 'abc\nd',
      cut: false
    })
  })

  it('is the tail alone when bytes are missing before it', () => {
    const evidence = { output_head: 'ab', output_tail: 'c\nd', output_bytes: 9 }
    expect(shownOutput(evidence, 100)).toMatchObject({
      last: 'c\nd',
      cut: true
    })
  })

  it.each([
    'not ok 1 - adds',
    'FAIL a.test.ts',
    '--- FAIL: TestAdd',
    '✕ adds',
    'test add ... FAILED'
  ])('begins where the trouble begins, once: %s', trouble => {
    const output = `setup\n${trouble}\nwhy\n${lines(60)}`
    const shown = shownOutput({ output_head: output }, 10_000)
    expect(shown.first.split('\n').slice(0, 2)).toEqual([trouble, 'why'])
    expect(shown.last).toMatch(/line 59$/)
    const open = shownOutput({ output_head: `${trouble}\nwhy\n` }, 10_000)
    expect(open).toMatchObject({ first: '', last: `${trouble}\nwhy` })
  })

  it('finds the trouble in a head whose end was cut away', () => {
    const evidence = {
      output_head: 'not ok 1\nwhy\n',
      output_tail: lines(3),
      output_bytes: 900
    }
    expect(shownOutput(evidence, 1000)).toMatchObject({
      first: 'not ok 1\nwhy',
      cut: true
    })
  })

  it('stays within its budget with the trouble, whatever the output', () => {
    const line = fc.constantFrom('not ok 1', 'x'.repeat(90), 'é', 'FAIL a', '')
    fc.assert(
      fc.property(
        fc.array(line),
        fc.integer({ min: 8, max: 4000 }),
        (all, budget) => {
          const { first, earlier, last } = shownOutput(
            { output_head: all.join('\n') },
            budget
          )
          const bytes = Buffer.byteLength(first + earlier + last)
          expect(bytes).toBeLessThanOrEqual(budget)
        }
      )
    )
  })

  it('of a progress bar is one line for each of its states', () => {
    expect(shownOutput({ output_head: '1%\r2%\r\nok' }, 100).last).toBe(
      '1%\n2%\nok'
    )
  })
})

describe('a duration', () => {
  it.each([
    [undefined, ''],
    [0, '0.0 s'],
    [3210, '3.2 s'],
    [59_949, '59.9 s'],
    [59_999, '1 min 0 s'],
    [119_600, '2 min 0 s'],
    [65_400, '1 min 5 s']
  ])('of %s ms reads %j', (ms, text) => {
    expect(durationText(ms)).toBe(text)
  })
})
