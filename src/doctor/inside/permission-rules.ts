/** Rules over what the gate's job may do, and what its commands could take. */
import { must, should } from '../finding.ts'
import { decidingJobs } from '../inside-setup.ts'
import { tableOf, textOf } from '../workflow-facts.ts'
import { postsWithOwnToken, readsWithOwnToken } from './own-token.ts'
import type { Remark, Rule } from '../finding.ts'
import type { DecidingJob, GateJob, InsideSetup } from '../inside-setup.ts'
import type { Table } from '../workflow-facts.ts'

/** The share of the rights. */
export const PERMISSION_RULES: readonly Rule<InsideSetup>[] = [
  {
    id: 'permissions',
    fine: () => 'the gate has the permissions that it needs, and no more',
    find: setup => [
      ...decidingJobs(setup).flatMap(missing),
      ...setup.gates.flatMap(tooMany)
    ]
  },
  {
    id: 'secrets',
    fine: () => 'no secret is in the environment of the job that runs commands',
    find: setup => setup.gates.flatMap(secretsAround)
  },
  {
    id: 'runner',
    fine: () => 'the gate runs on a machine that is thrown away',
    find: setup => setup.gates.flatMap(lastingRunner)
  }
]

const WHOLE =
  'permissions:\n  contents: read\n  checks: write\n  pull-requests: write\n  issues: write'

/** What a deciding gate needs: at least `level`; without it `why`. */
const NEEDED = [
  ['contents', 'read', 'must', 'the change and the policy cannot be read'],
  ['checks', 'write', 'must', 'no verdict can be posted'],
  ['pull-requests', 'read', 'must', 'the pull request cannot be read'],
  ['pull-requests', 'write', 'should', 'stale labels stay where they are'],
  [
    'issues',
    'write',
    'should',
    'claims get no answer, and a label cannot waive'
  ]
] as const

/** Writes that the gate has no use for; with `id-token` and `attestations` a receipt is signed. */
const HARMLESS = [
  'checks',
  'pull-requests',
  'issues',
  'statuses',
  'id-token',
  'attestations'
]

const LEVELS = ['none', 'read', 'write']

function missing(gate: DecidingJob): readonly Remark[] {
  if (readsWithOwnToken(gate.step)) return []
  const { permissions, place } = stated(gate)
  if (permissions === undefined)
    return [
      must(
        'no permissions are stated, so the settings of the repository choose them',
        WHOLE,
        place
      )
    ]
  const needed = NEEDED.filter(
    ([name]) => name !== 'checks' || !postsWithOwnToken(gate.step)
  )
  const lacking = needed
    .filter(([name, level]) => !reaches(permissions, name, level))
    .filter(
      ([name], at, all) => all.findIndex(([other]) => other === name) === at
    )
  const status =
    textOf(gate.step.with['status-mirror']) === 'true' &&
    !reaches(permissions, 'statuses', 'write')
      ? [
          must(
            'statuses: write is missing: the status mirror cannot be posted',
            'permissions:\n  statuses: write',
            place
          )
        ]
      : []
  return [
    ...lacking.map(([name, level, severity, why]) =>
      (severity === 'must' ? must : should)(
        `${name}: ${level} is missing: ${why}`,
        `permissions:\n  ${name}: ${name === 'pull-requests' ? 'write' : level}`,
        place
      )
    ),
    ...status
  ]
}

function tooMany(gate: GateJob): readonly Remark[] {
  const { permissions, place } = stated(gate)
  if (permissions === 'write-all')
    return [
      must(
        'write-all lets a hostile command do anything to the repository',
        WHOLE,
        place
      )
    ]
  const written = Object.entries(tableOf(permissions))
    .filter(([, level]) => level === 'write')
    .map(([name]) => name)
  const unneeded = written.filter(name => !HARMLESS.includes(name))
  const beside =
    gate.mode === 'verify' || gate.mode === 'plan'
      ? written.filter(name => HARMLESS.includes(name))
      : []
  return [
    ...unneeded.map(name =>
      (name === 'contents' ? must : should)(
        `${name}: write is more than the gate needs, and a hostile command can take the token`,
        `permissions:\n  ${name}: read`,
        place
      )
    ),
    ...beside.map(name =>
      should(
        `mode ${gate.mode} posts nothing, and its job has ${name}: write`,
        'permissions:\n  contents: read',
        place
      )
    )
  ]
}

/** The job's own permissions take the place of the workflow's. */
function stated({ job, workflow }: GateJob): {
  readonly permissions: Table | string | undefined
  readonly place: { readonly path: string; readonly line?: number }
} {
  const own = Object.hasOwn(job.table, 'permissions')
  const permissions = own
    ? job.table['permissions']
    : workflow.table['permissions']
  return {
    permissions:
      typeof permissions === 'string'
        ? permissions
        : permissions === undefined
          ? undefined
          : tableOf(permissions),
    place: own ? job.placeOf('permissions') : workflow.placeOf(['permissions'])
  }
}

function reaches(
  permissions: Table | string,
  name: string,
  level: string
): boolean {
  if (typeof permissions === 'string')
    return (
      permissions === 'write-all' ||
      (permissions === 'read-all' && level === 'read')
    )
  const has = textOf(permissions[name]) ?? 'none'
  return LEVELS.indexOf(has) >= LEVELS.indexOf(level)
}

function secretsAround({
  job,
  workflow,
  at,
  mode
}: GateJob): readonly Remark[] {
  if (mode === 'decide' || mode === 'plan') return []
  const around = [
    ['the workflow', workflow.table['env'], workflow.placeOf(['env'])],
    ['the job', job.table['env'], job.placeOf('env')],
    ...job.steps
      .slice(0, at + 1)
      .map(step => ['a step', step.table['env'], step.place] as const)
  ] as const
  return around
    .filter(([, env]) => /\bsecrets\s*[.[]/.test(JSON.stringify(env ?? '')))
    .map(([whose, , place]) =>
      should(
        `${whose} has a secret in its environment, on the machine that runs the commands of the pull request`,
        'Take it out of this job; a command that needs one runs in a job without the gate.',
        place
      )
    )
}

function lastingRunner({ job }: GateJob): readonly Remark[] {
  return JSON.stringify(job.table['runs-on'] ?? '').includes('self-hosted')
    ? [
        should(
          'what a command leaves on a runner of your own meets the next run',
          'Use runners that live for one job (`--ephemeral`), or `runs-on: ubuntu-latest`.',
          job.placeOf('runs-on')
        )
      ]
    : []
}
