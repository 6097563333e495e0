/** How a branch is protected: rulesets, classic protection, and who may go past them. */
import { z } from 'zod'

import { asGateError } from '../../errors.ts'
import { statusOf } from './failure.ts'
import type {
  Answer,
  BranchDemands,
  Bypass,
  ProtectionReader
} from '../../protection-ports.ts'
import type { GitHubClient } from './client.ts'

const repositorySchema = z.object({ default_branch: z.string() })

const ruleSchema = z.object({
  type: z.string(),
  ruleset_id: z.number().optional(),
  parameters: z
    .object({
      required_status_checks: z
        .array(
          z.object({
            context: z.string(),
            integration_id: z.number().nullish()
          })
        )
        .optional(),
      require_code_owner_review: z.boolean().optional(),
      restricted_file_paths: z.array(z.string()).optional()
    })
    .optional()
})

const enabled = z.object({ enabled: z.boolean() }).optional()

const actors = z.array(z.object({}))

const protectionSchema = z.object({
  required_status_checks: z
    .object({
      checks: z
        .array(z.object({ context: z.string(), app_id: z.number().nullish() }))
        .optional(),
      contexts: z.array(z.string()).optional()
    })
    .optional(),
  enforce_admins: enabled,
  required_pull_request_reviews: z
    .object({
      require_code_owner_reviews: z.boolean().optional(),
      bypass_pull_request_allowances: z
        .object({
          users: actors.optional(),
          teams: actors.optional(),
          apps: actors.optional()
        })
        .optional()
    })
    .optional()
})

const rulesetSchema = z.object({
  name: z.string(),
  bypass_actors: z
    .array(
      z.object({
        actor_type: z.string(),
        actor_id: z.number().nullish(),
        bypass_mode: z.string().optional()
      })
    )
    .optional()
})

const NOTHING: BranchDemands = {
  checks: [],
  mergeQueue: false,
  codeOwners: false,
  guardedPaths: [],
  requiredWorkflows: false
}

const PAGE = 100

/** Rules of one branch beyond which the answer is said to be unknown. */
const MOST_PAGES = 10

/** The reader over a connection. */
export function protectionReader(client: GitHubClient): ProtectionReader {
  return {
    defaultBranch: async () => {
      const answer = await client.rest({
        doing: 'read the repository',
        needs: 'metadata: read',
        route: 'GET /repos/{owner}/{repo}',
        answer: repositorySchema
      })
      return answer.default_branch
    },
    rulesets: branch => known(async () => await rulesets(client, branch)),
    classic: branch => classic(client, branch),
    bypasses: rulesetId => bypasses(client, rulesetId),
    team: name => team(client, name)
  }
}

async function known<Value>(
  read: () => Promise<Value>
): Promise<Answer<Value>> {
  try {
    return { kind: 'known', value: await read() }
  } catch (thrown) {
    return { kind: 'unknown', why: asGateError(thrown).message }
  }
}

async function rulesets(
  client: GitHubClient,
  branch: string
): Promise<BranchDemands> {
  const rules: z.infer<typeof ruleSchema>[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const more = await client.rest({
      doing: `read the rules of the branch ${branch}`,
      needs: 'metadata: read',
      route: 'GET /repos/{owner}/{repo}/rules/branches/{branch}',
      parameters: { branch, per_page: PAGE, page },
      answer: z.array(ruleSchema)
    })
    rules.push(...more)
    if (more.length < PAGE) break
  }
  const has = (type: string): boolean => rules.some(rule => rule.type === type)
  return {
    checks: rules.flatMap(rule =>
      (rule.parameters?.required_status_checks ?? []).map(check => ({
        name: check.context,
        appId: anyOrOne(check.integration_id),
        rulesetId: rule.ruleset_id
      }))
    ),
    mergeQueue: has('merge_queue'),
    codeOwners: rules.some(
      rule => rule.parameters?.require_code_owner_review === true
    ),
    guardedPaths: rules.flatMap(
      rule => rule.parameters?.restricted_file_paths ?? []
    ),
    requiredWorkflows: has('workflows')
  }
}

/** GitHub writes "any source" as nothing, null or -1. */
function anyOrOne(id: number | null | undefined): number | undefined {
  return id === null || id === undefined || id < 0 ? undefined : id
}

async function classic(
  client: GitHubClient,
  branch: string
): ReturnType<ProtectionReader['classic']> {
  try {
    const answer = await client.rest({
      doing: `read the protection of the branch ${branch}`,
      needs: 'administration: read',
      route: 'GET /repos/{owner}/{repo}/branches/{branch}/protection',
      parameters: { branch },
      answer: protectionSchema
    })
    return { kind: 'known', value: classicOf(answer) }
  } catch (thrown) {
    const { message } = asGateError(thrown)
    // The same status says "no protection" and "not for this token"; the words tell them apart.
    return statusOf(thrown) === 404 && message.includes('Branch not protected')
      ? { kind: 'known', value: { demands: NOTHING, bypasses: [] } }
      : { kind: 'unknown', why: message }
  }
}

function classicOf(answer: z.infer<typeof protectionSchema>): {
  readonly demands: BranchDemands
  readonly bypasses: readonly Bypass[]
} {
  const {
    required_status_checks: checks,
    required_pull_request_reviews: reviews
  } = answer
  const named = (checks?.checks ?? []).map(check => ({
    name: check.context,
    appId: anyOrOne(check.app_id),
    rulesetId: undefined
  }))
  const older = (checks?.contexts ?? [])
    .filter(name => !named.some(check => check.name === name))
    .map(name => ({ name, appId: undefined, rulesetId: undefined }))
  const allowed = reviews?.bypass_pull_request_allowances ?? {}
  const people = Object.values(allowed).flat().length
  const of = 'branch protection'
  return {
    demands: {
      ...NOTHING,
      checks: [...named, ...older],
      codeOwners: reviews?.require_code_owner_reviews === true
    },
    bypasses: [
      ...(answer.enforce_admins?.enabled === true
        ? []
        : [{ who: 'every administrator', of }]),
      ...(people === 0
        ? []
        : [{ who: `${people} accounts, without a review`, of }])
    ]
  }
}

async function bypasses(
  client: GitHubClient,
  rulesetId: number
): Promise<Answer<readonly Bypass[]>> {
  const answer = await known(
    async () =>
      await client.rest({
        doing: `read the ruleset ${rulesetId}`,
        needs: 'administration: read',
        route: 'GET /repos/{owner}/{repo}/rulesets/{ruleset_id}',
        parameters: { ruleset_id: rulesetId },
        answer: rulesetSchema
      })
  )
  if (answer.kind === 'unknown') return answer
  const { name, bypass_actors: actors } = answer.value
  return actors === undefined
    ? {
        kind: 'unknown',
        why: `GitHub tells who may bypass the ruleset ${name} only to those who may edit it.`
      }
    : {
        kind: 'known',
        value: actors.map(actor => ({ who: actorWords(actor), of: name }))
      }
}

/** GitHub's own roles by the ids that rulesets give them. */
const ROLES: Readonly<Record<number, string>> = {
  2: 'maintain',
  4: 'write',
  5: 'admin'
}

function actorWords(actor: {
  readonly actor_type: string
  readonly actor_id?: number | null | undefined
  readonly bypass_mode?: string | undefined
}): string {
  const id = actor.actor_id ?? 0
  const words: Readonly<Record<string, string>> = {
    RepositoryRole: `the role ${ROLES[id] ?? String(id)}`,
    OrganizationAdmin: 'every owner of the organization',
    Integration: `the app ${String(id)}`,
    Team: `the team ${String(id)}`,
    User: `the person ${String(id)}`,
    DeployKey: 'every deploy key'
  }
  const mode = actor.bypass_mode ?? 'always'
  return `${words[actor.actor_type] ?? actor.actor_type} (${mode.replaceAll('_', ' ')})`
}

async function team(client: GitHubClient, name: string): Promise<Answer<true>> {
  const [org = '', slug = ''] = name.includes('/')
    ? name.split('/')
    : [client.owner, name]
  return await known(async () => {
    await client.rest({
      doing: `read the team ${org}/${slug}`,
      needs: 'members: read',
      route: 'GET /orgs/{org}/teams/{team_slug}',
      parameters: { org, team_slug: slug },
      answer: z.object({ slug: z.string() })
    })
    return true as const
  })
}
