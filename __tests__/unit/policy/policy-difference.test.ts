/** How policies differ: by meaning, never by how they are written. */
import { describe, expect, it } from '@jest/globals'

import { policyDifferences } from '../../../src/policy/policy-difference.ts'
import { aPolicy } from '../../support/projects.ts'

function keys(
  before: readonly string[],
  after: readonly string[]
): readonly (readonly [string, boolean])[] {
  return policyDifferences(aPolicy(...before), aPolicy(...after)).map(
    ({ key, weakens }) => [key, weakens] as const
  )
}

describe('two policies', () => {
  it('that say the same in other words do not differ', () => {
    expect(
      keys(['timeout: 15m', 'drift: report'], ['# fine', 'timeout: 900'])
    ).toEqual([])
  })

  it.each<[string, readonly string[], readonly string[]]>([
    ['checks.a', ['checks: [{ id: a, command: b }]'], []],
    [
      'checks.a',
      ['checks: [{ id: a, command: b }]'],
      ['checks: [{ id: a, command: b || true }]']
    ],
    ['presets.node:test', [], ['presets: { node:test: off }']],
    ['surface.policy-changed', [], ['surface: { policy-changed: warn }']],
    ['acceptance.trust-head', [], ['acceptance: trust-head']],
    ['scope.exclude', [], ["scope: { exclude: ['src/**'] }"]],
    ['drift', ['drift: block'], []],
    ['minimum-tests', ['minimum-tests: 5'], []],
    ['isolation-minimum', ['isolation-minimum: uid'], []],
    [
      'checks.a',
      ['checks: [{ id: a, kind: test, command: b }]'],
      ['checks: [{ id: a, kind: test, command: b, minimum-tests: 0 }]']
    ],
    ['generated', [], ["generated: ['src/**']"]],
    ['environment', [], ['environment: [X]']],
    [
      'waivers.authority.users',
      [],
      ['waivers: { authority: { users: [agent] } }']
    ],
    [
      'waivers.minimum-reason-length',
      [],
      ['waivers: { minimum-reason-length: 1 }']
    ],
    ['applies-to', [], ['applies-to: agents']],
    ['isolation', [], ['isolation: none']]
  ])('differ by %s to ask for less', (key, before, after) => {
    expect(keys(before, after)).toEqual([[key, true]])
    expect(keys(after, before)).toEqual([[key, expect.any(Boolean)]])
  })

  it('may differ without asking for less', () => {
    expect(keys([], ['timeout: 5m', 'surface: { ci-changed: block }'])).toEqual(
      [
        ['surface.ci-changed', false],
        ['timeout', false]
      ]
    )
  })

  it('name what weakens first', () => {
    expect(keys([], ['timeout: 5m', 'isolation: none'])).toEqual([
      ['isolation', true],
      ['timeout', false]
    ])
  })
})
