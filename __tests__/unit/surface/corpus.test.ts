/** Honest changes stay silent, attacks are found: both corpora through the gate's own plan. */
import { describe, expect, it } from '@jest/globals'

import { SURFACE_RULE_IDS } from '../../../src/policy/surface-rules.ts'
import { corpus, findingsOf, rulesOf } from '../../support/surface.ts'

const HONEST = corpus('honest-changes')
const ATTACKS = corpus('surface-attacks')

describe('an honest change', () => {
  it.each(HONEST.map(change => [change.name, change] as const))(
    '%s',
    async (_name, change) => {
      const findings = await findingsOf(change)
      const allowed = change.finds ?? []
      expect(findings.filter(({ rule }) => !allowed.includes(rule))).toEqual([])
      expect(findings.filter(({ level }) => level === 'block')).toEqual([])
    }
  )
})

describe('an attack', () => {
  it.each(ATTACKS.map(change => [change.name, change] as const))(
    '%s',
    async (_name, change) => {
      expect(await rulesOf(change)).toEqual(
        expect.arrayContaining([...(change.finds ?? [])])
      )
    }
  )

  it('says its path, and what it finds is no more than a person can read', async () => {
    for (const change of ATTACKS) {
      const findings = await findingsOf(change)
      expect(findings.filter(({ path }) => path === undefined)).toEqual([])
      const quotes = findings.flatMap(one => [one.before, one.after])
      expect(
        quotes.filter(text => Array.from(text ?? '').length > 200)
      ).toEqual([])
    }
  })
})

describe('every rule', () => {
  it.each(SURFACE_RULE_IDS.map(id => [id]))(
    '%s has two attacks at least',
    id => {
      const shapes = ATTACKS.filter(({ finds }) => finds?.includes(id))
      expect(shapes.length).toBeGreaterThanOrEqual(2)
    }
  )

  it.each(SURFACE_RULE_IDS.map(id => [id]))(
    '%s can be switched off',
    async id => {
      const found = ATTACKS.find(({ finds }) => finds?.includes(id))
      const policy = [...(found?.policy ?? []), `surface: { ${id}: off }`]
      expect(await rulesOf({ ...found, policy })).not.toContain(id)
    }
  )
})
