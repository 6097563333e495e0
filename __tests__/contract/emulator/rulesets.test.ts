/** Rulesets and teams of the emulator: only who may edit a ruleset learns who may go past it. */
import { describe, expect, it } from '@jest/globals'

import { worlds } from '../github/connected.ts'
import { clientOf, refusalOf, WIDGETS } from './small-world.ts'

const { small } = worlds()

async function rulesetOf(token: Parameters<typeof clientOf>[1]): Promise<{
  readonly rules?: readonly unknown[]
  readonly bypass_actors?: readonly unknown[]
}> {
  const { github, repository } = small()
  const id = Number(repository.rules.get('main')?.[0]?.['ruleset_id'])
  const { rest } = clientOf(github, token)
  const { data } = await rest.repos.getRepoRuleset({
    ...WIDGETS,
    ruleset_id: id
  })
  return data
}

describe('a ruleset', () => {
  it('names who may go past it to an administrator alone', async () => {
    const { github, repository, ann, token } = small()
    const { world } = github
    world.requireCheck(repository, 'main', { context: 'completion-gate' })
    world.setBypass(repository, 'main', [
      { actor_type: 'RepositoryRole', actor_id: 5, bypass_mode: 'always' }
    ])
    const chief = world.user('chief')
    world.grant(repository, chief, 'admin')

    expect(await rulesetOf(token)).not.toHaveProperty('bypass_actors')
    expect(await rulesetOf(world.personalToken(ann))).not.toHaveProperty(
      'bypass_actors'
    )
    expect(await rulesetOf(world.personalToken(chief))).toMatchObject({
      rules: [{ type: 'required_status_checks' }],
      bypass_actors: [{ actor_type: 'RepositoryRole', actor_id: 5 }]
    })
  })

  it('is not found by another id', async () => {
    const { github, token } = small()
    const { rest } = clientOf(github, token)
    const call = rest.repos.getRepoRuleset({ ...WIDGETS, ruleset_id: 1 })
    expect((await refusalOf(call)).status).toBe(404)
  })
})

describe('a team', () => {
  it('is read by a member of the organization, and never with a workflow’s token', async () => {
    const { github, acme, bob, token } = small()
    const { world } = github
    world.addMember(acme, bob)
    world.joinTeam(world.team(acme, 'security'), bob)
    const asked = { org: 'acme', team_slug: 'security' }
    const read = clientOf(github, world.personalToken(bob))
    const { data } = await read.rest.teams.getByName(asked)
    const refusal = await refusalOf(
      clientOf(github, token).rest.teams.getByName(asked)
    )

    expect(data).toMatchObject({ slug: 'security', members_count: 1 })
    expect(refusal.status).toBe(403)
  })
})
