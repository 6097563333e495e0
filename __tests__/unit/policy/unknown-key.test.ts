/** A key that is nearly one of the policy's is answered with the one that was meant, at every place of the file. */
import { describe, expect, it } from '@jest/globals'

import { GateError } from '../../../src/errors.ts'
import { parsePolicy } from '../../../src/policy/parse-policy.ts'

/** A policy with one key of each object, by its path, and what it stands for. */
const PLACES = [
  ['waiver', 'waivers', 'waiver: {}'],
  ['check', 'checks', 'check: []'],
  ['presests', 'presets', 'presests: {}'],
  ['checks[0].comand', 'command', 'checks: [{ id: a, comand: make a }]'],
  [
    'waivers.authority.permission',
    'permissions',
    'waivers: { authority: { permission: [] } }'
  ],
  ['scope.excludes', 'exclude', 'scope: { excludes: [] }'],
  ['packages.folder', 'folders', 'packages: { folder: [] }'],
  [
    'applies-to.agents.author',
    'authors',
    'applies-to: { agents: { author: [] } }'
  ],
  ['container.imag', 'image', 'container: { imag: a }']
] as const

function messagesOf(text: string): readonly string[] {
  try {
    parsePolicy(text)
  } catch (error) {
    return (error as GateError).problems.map(
      ({ path, message }) => `${path} ${message}`
    )
  }
  return []
}

describe('an unknown key', () => {
  it.each(PLACES)('%s is answered with "%s"', (path, meant, text) => {
    const all = messagesOf(text).filter(one => one.startsWith(`${path} `))
    expect(all).toHaveLength(1)
    expect(all[0]).toContain(`did you mean "${meant}"? Allowed are `)
  })

  it('is answered with its own word where several are unknown', () => {
    const text = messagesOf('waiver: {}\ndrif: block\n').join('\n')
    expect(text).toMatch(/^waiver .*did you mean "waivers"\?/m)
    expect(text).toMatch(/^drif .*did you mean "drift"\?/m)
  })

  it('is answered with none where none is near', () => {
    expect(messagesOf('whatever: 1').join()).toMatch(
      /unknown key; allowed are version,/
    )
  })
})
