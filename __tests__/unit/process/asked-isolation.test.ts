/** What a face and the policy together ask of isolation: the stricter minimum, and what auto means where. */
import { describe, expect, it, test } from '@jest/globals'

import { askedIsolation } from '../../../src/adapters/process/isolation/asked-isolation.ts'
import {
  ISOLATION_LEVELS,
  isWeaker,
  stricterMinimum
} from '../../../src/model/isolation-level.ts'

const NEEDS = {
  isolation: 'auto',
  isolationMinimum: 'none',
  environment: []
} as const
const FACE = { level: undefined, minimum: undefined, onRunner: true }

describe('auto', () => {
  it('is the strongest on a runner and process on a person’s machine', () => {
    expect(askedIsolation(FACE, NEEDS).level).toBe('auto')
    expect(askedIsolation({ ...FACE, onRunner: false }, NEEDS).level).toBe(
      'process'
    )
  })

  it.each(['uid', 'namespace', 'overlay', 'container'] as const)(
    'is the strongest everywhere when the minimum is %s',
    minimum => {
      const face = { ...FACE, minimum, onRunner: false }
      expect(askedIsolation(face, NEEDS)).toEqual({ level: 'auto', minimum })
    }
  )
})

describe('the level', () => {
  it('of the face goes before the policy’s', () => {
    const needs = { ...NEEDS, isolation: 'namespace' } as const
    expect(askedIsolation(FACE, needs).level).toBe('namespace')
    expect(askedIsolation({ ...FACE, level: 'none' }, needs).level).toBe('none')
  })
})

test.each(
  ISOLATION_LEVELS.flatMap(one =>
    ISOLATION_LEVELS.map(other => [one, other] as const)
  )
)(
  'of the minimums %s and %s the stricter counts, whoever asks for it',
  (one, other) => {
    const { minimum } = askedIsolation(
      { ...FACE, minimum: one },
      { ...NEEDS, isolationMinimum: other }
    )
    expect(isWeaker(minimum, one) || isWeaker(minimum, other)).toBe(false)
    expect([one, other]).toContain(minimum)
    expect(stricterMinimum(one, other)).toBe(stricterMinimum(other, one))
  }
)
