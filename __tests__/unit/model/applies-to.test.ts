/** Every pull request is gated, unless the policy narrows it and nothing is unknown. */
import { describe, expect, it } from '@jest/globals'

import { appliesTo, listedAgentLogins } from '../../../src/model/applies-to.ts'
import type { AppliesTo, GatedOrigin } from '../../../src/model/applies-to.ts'

const human: GatedOrigin = {
  authorLogin: 'maria',
  authorKind: 'user',
  headBranch: 'fix/cart',
  commitEmails: ['maria@example.com'],
  trailers: ['Signed-off-by: Maria <maria@example.com>'],
  viaApp: undefined,
  unmappedEmails: [],
  complete: true
}
const agents: AppliesTo = {
  kind: 'agents',
  authors: ['acme-machine'],
  apps: ['acme-coder'],
  branches: ['auto/'],
  trailers: ['Made-by', 'Written-with: Tool']
}

describe('a policy for all', () => {
  it('gates every pull request', () => {
    expect(appliesTo({ kind: 'all' }, human).gated).toBe(true)
  })
})

describe('a policy for agents', () => {
  it('leaves out the change of a person without any sign, and says why', () => {
    expect(appliesTo(agents, human)).toEqual({
      gated: false,
      why: expect.stringContaining('maria is a person')
    })
  })

  it.each<[string, Partial<GatedOrigin>]>([
    ['a known agent', { headBranch: 'copilot/x' }],
    ['a listed author', { authorLogin: 'ACME-machine' }],
    ['a listed app', { viaApp: 'acme-coder' }],
    ['the account of a listed app', { authorLogin: 'acme-coder[bot]' }],
    ['a listed branch', { headBranch: 'Auto/1' }],
    ['a listed trailer', { trailers: ['made-by: something'] }],
    ['a listed trailer and value', { trailers: ['Written-with: tool'] }]
  ])('gates %s', (_, facts) => {
    expect(appliesTo(agents, { ...human, ...facts })).toEqual({
      gated: true,
      because: expect.stringContaining('looks like')
    })
  })

  it.each<[string, Partial<GatedOrigin>]>([
    ['an unknown bot', { authorLogin: 'x[bot]', authorKind: 'bot' }],
    ['a deleted account', { authorLogin: 'ghost', authorKind: 'ghost' }],
    ['a mannequin', { authorKind: 'mannequin' }],
    ['an organisation', { authorKind: 'organization' }],
    ['an unknown app', { viaApp: 'whatever' }],
    ['an unread branch', { headBranch: undefined }],
    ['unread commits', { complete: false }],
    ['an address of no account', { unmappedEmails: ['x@y.z'] }],
    [
      'a commit of an unknown bot',
      { commitEmails: ['1+x[bot]@users.noreply.github.com'] }
    ]
  ])('gates %s: an unknown counts as an agent', (_, facts) => {
    expect(appliesTo(agents, { ...human, ...facts })).toEqual({
      gated: true,
      because: expect.stringContaining('unknown counts as an agent')
    })
  })

  it('does not take another value of a listed trailer for it', () => {
    const trailers = ['Written-with: care']
    expect(appliesTo(agents, { ...human, trailers }).gated).toBe(false)
  })

  it('makes its authors and apps accounts without authority', () => {
    expect(listedAgentLogins(agents)).toEqual([
      'acme-machine',
      'acme-coder[bot]'
    ])
    expect(listedAgentLogins({ kind: 'all' })).toEqual([])
  })
})
