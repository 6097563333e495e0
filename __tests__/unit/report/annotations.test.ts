/** Annotations stand on the line that caused them, within what GitHub takes. */
import { describe, expect, it } from '@jest/globals'

import {
  annotationBatches,
  annotations
} from '../../../src/report/annotations.ts'
import { aCheck } from '../../support/builders.ts'
import { failed, judged } from './situations.ts'
import type { Annotation } from '../../../src/report/annotations.ts'

function failedAt(source: string): readonly Annotation[] {
  const check = failed('acceptance:x', 'npm test', '')
  const evidence = { ...check.evidence, source }
  return annotations(judged({ checks: [{ ...check, evidence }] }))
}

function problems(count: number): readonly Annotation[] {
  const all = Array.from({ length: count }, (_, at) => ({
    code: 'preset-lost',
    message: `number ${String(at)}`,
    path: 'package.json'
  }))
  return annotations(judged({ problems: all }))
}

describe('an annotation', () => {
  it.each([
    ['ACCEPTANCE.md:3', 'ACCEPTANCE.md', 3],
    ['docs/a:b.md:12', 'docs/a:b.md', 12],
    ['package.json', 'package.json', 1],
    ['a%25b%7F.md:0', undefined, 0],
    ['50%25.md:0', '50%.md', 1],
    ['bad%FF.md:1', undefined, 0],
    ['/etc/passwd:1', undefined, 0],
    ['a.md:99999999999', 'a.md:99999999999', 1],
    ['a.md:9999999999', 'a.md', 2_147_483_647]
  ])('for the source %s stands at %s line %s', (source, path, line) => {
    const [first] = failedAt(source)
    expect(first?.path).toBe(path)
    expect(first?.start_line ?? 0).toBe(line)
  })

  it('of a failed required check is a failure, of an optional one a warning', () => {
    const check = failed('a:test', 'a', '')
    const evidence = { ...check.evidence, source: 'a.md:1' }
    const levels = [true, false].map(
      required =>
        annotations(judged({ checks: [{ ...check, evidence, required }] }))[0]
          ?.annotation_level
    )
    expect(levels).toEqual(['failure', 'warning'])
  })

  it('of a pending check, a finding and a problem says what it is', () => {
    const all = annotations(
      judged({
        checks: [
          aCheck({ status: 'needs_review', evidence: { source: 'A.md:2' } })
        ],
        surface: [
          { rule: 'script', level: 'block', message: 'm', path: 'p', line: 4 },
          { rule: 'test', level: 'warn', message: 'm', path: 'q' }
        ],
        problems: [{ code: 'preset-lost', message: 'm', path: 'r' }]
      })
    )
    expect(
      all.map(one => [one.annotation_level, one.path, one.start_line])
    ).toEqual([
      ['warning', 'A.md', 2],
      ['warning', 'p', 4],
      ['warning', 'r', 1],
      ['notice', 'q', 1]
    ])
  })

  it('is not made for what passed or has no place', () => {
    expect(
      annotations(
        judged({
          checks: [aCheck({ evidence: { source: 'A.md:1' } })],
          problems: [{ code: 'x', message: 'm' }]
        })
      )
    ).toEqual([])
  })

  it('has no escape sequence, stays within its sizes, and is never empty', () => {
    const [one] = annotations(
      judged({
        problems: [
          {
            code: `\u001b[31m${'c'.repeat(300)}`,
            message: `\u001b[31m\u202e${'é'.repeat(70_000)}`,
            path: 'p'
          }
        ]
      })
    )
    expect(one?.title).toHaveLength(255)
    expect(Buffer.byteLength(one?.message ?? '')).toBeLessThanOrEqual(65_536)
    expect(one?.message).toMatch(/^é+…$/)
    const blank = { code: 'x', message: '\u200b', path: 'p' }
    expect(annotations(judged({ problems: [blank] }))[0]?.message).not.toBe('')
  })

  it('that says the same as another is made once', () => {
    const same = { code: 'x', message: 'm', path: 'p', line: 1 }
    expect(annotations(judged({ problems: [same, same] }))).toHaveLength(1)
  })
})

describe('batches', () => {
  it.each([
    [0, []],
    [50, [50]],
    [51, [50, 1]],
    [1000, [50, 50, 50, 50]]
  ])('of %s annotations hold %j', (count, sizes) => {
    const batches = annotationBatches(problems(count))
    expect(batches.map(batch => batch.length)).toEqual(sizes)
  })
})
