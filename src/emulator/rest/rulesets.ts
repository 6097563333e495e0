/** Rulesets one by one, with who may go past them. */
import { effectiveRole, atLeast } from '../world/roles.ts'
import { notFound } from './failure.ts'
import { parameter } from './route.ts'
import type { RepositoryCall, RestReply, Route } from './route.ts'

/** The routes of this resource. */
export const rulesetRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/rulesets/{ruleset_id}',
    scope: 'repository',
    access: { level: 'read', permissions: ['metadata'] },
    handle: ruleset
  }
]

function ruleset(call: RepositoryCall): RestReply {
  const { repository } = call
  const id = Number(parameter(call, 'ruleset_id'))
  const found = [...repository.rules].find(([, rules]) =>
    rules.some(rule => rule['ruleset_id'] === id)
  )
  if (found === undefined) throw notFound()
  const [branch, rules] = found
  const body = {
    id,
    name: `protect ${branch}`,
    target: 'branch',
    source_type: 'Repository',
    source: repository.fullName,
    enforcement: 'active',
    conditions: {
      ref_name: { include: [`refs/heads/${branch}`], exclude: [] }
    },
    rules: rules
      .filter(rule => rule['ruleset_id'] === id)
      .map(({ type, parameters }) =>
        parameters === undefined ? { type } : { type, parameters }
      )
  }
  return {
    status: 200,
    // GitHub tells it only to those who may edit the ruleset.
    body: mayEdit(call)
      ? { ...body, bypass_actors: repository.bypasses.get(id) ?? [] }
      : body
  }
}

function mayEdit({ store, repository, token }: RepositoryCall): boolean {
  if (token === undefined) return false
  const { permissions } = token
  if (permissions !== undefined && permissions['administration'] !== 'write')
    return false
  return (
    token.kind !== 'user' ||
    atLeast(effectiveRole(store, repository, token.account).role, 'admin')
  )
}
