/** The order of GitHub's roles decides what the strongest grant is. */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { ROLES } from '../../../src/emulator/entities/account.ts'
import { createStore } from '../../../src/emulator/store.ts'
import { accountOperations } from '../../../src/emulator/world/accounts.ts'
import { atLeast, effectiveRole } from '../../../src/emulator/world/roles.ts'
import type { Repository } from '../../../src/emulator/index.ts'

const role = fc.constantFrom(...ROLES)

describe('the effective role', () => {
  it('is the strongest of a direct grant, a team and the organization', () => {
    fc.assert(
      fc.property(role, role, role, (direct, byTeam, member) => {
        const store = createStore('http://localhost', () => new Date(0))
        const world = accountOperations(store)
        const owner = world.organization('acme', { memberRole: member })
        const person = world.user('ann')
        const team = world.team(owner, 'all')
        const grants = new Map()
        const repository = { id: 7, owner, private: true, grants } as unknown
        world.addMember(owner, person)
        world.joinTeam(team, person)
        world.grant(repository as Repository, person, direct)
        world.grant(repository as Repository, team, byTeam)
        const found = effectiveRole(store, repository as Repository, person)
        const given = [direct, byTeam, member]

        expect(given).toContain(found.role)
        expect(given.every(each => atLeast(found.role, each))).toBe(true)
      })
    )
  })
})
